/** A workspace. Times are milliseconds since the epoch. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The plan it was given. `plans.current` says which one applies now: a plan can lapse. */
  readonly plan: string;
  readonly planValidUntil: number | null;
  readonly deviceLog: boolean;
  /** Set by the operator: no API access, and its short ids answer 410. */
  readonly suspended: boolean;
  readonly createdAt: number;
}
