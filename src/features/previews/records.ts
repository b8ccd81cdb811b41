/** A code as its preview shows it. Times are milliseconds since the epoch. */
export interface Previewed {
  readonly tenantId: string;
  readonly state: "active" | "off" | "blocked";
  /** Whether its page asks for a password. Then its hosts are not told. */
  readonly isLocked: boolean;
  /** The hosts to which scans may lead, as addresses spell them, each once; the most usual first. */
  readonly hosts: readonly string[];
  /** Whether scans lead to a hosted page, of which the other hosts are links. */
  readonly hasPage: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}
