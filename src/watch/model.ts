import { type Static, Type } from "@sinclair/typebox";
import { FAILURES } from "../outbound/failure.ts";
import { named, oneOf, orNull } from "../shared/schema.ts";

/** How a destination stands, the worst first: the health of a code is that of its worst destination. */
export const HEALTH_STATES = ["dead", "failing", "unclear", "unchecked", "ok"] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** Why a destination stands as it does. No reason holds a word of a server's answer. */
export const HEALTH_REASONS = [
  ...FAILURES,
  "not_found",
  "gone",
  "status",
  "redirect_loop",
  "too_many_redirects",
  "redirect_invalid",
  "port_not_allowed",
  "own_address",
  "certificate_ends",
] as const;
export type HealthReason = (typeof HEALTH_REASONS)[number];

const time = orNull(Type.String({ format: "date-time" }));

export const Health = Type.Object(
  {
    state: oneOf(HEALTH_STATES),
    status: orNull(Type.Integer({ description: "Its last answer's" })),
    reason: orNull(oneOf(HEALTH_REASONS)),
    since: { ...time, description: "Since when it stands so" },
    checkedAt: time,
    destination: orNull(Type.String({ description: "The worst of several; null with one" })),
  },
  named("Health"),
);
export type Health = Static<typeof Health>;

/** How a code's worst destination stands, as it is stored. Times are milliseconds since the epoch. */
export interface CodeHealth {
  readonly state: HealthState;
  readonly status: number | null;
  readonly reason: HealthReason | null;
  readonly since: number | null;
  readonly checkedAt: number | null;
  /** The target that stands so; `null` before the first check. */
  readonly destination: string | null;
}

/** The health of a code whose destinations nobody has asked. */
export const UNCHECKED: CodeHealth = {
  state: "unchecked",
  status: null,
  reason: null,
  since: null,
  checkedAt: null,
  destination: null,
};
