import { HOUR, MINUTE } from "../../kit/shared/clock.ts";
import type { HealthState } from "./constants.ts";
import type { HealthReason } from "./traits.ts";

/** The result of one check of a destination. */
export interface CheckOutcome {
  readonly verdict: "ok" | "failing" | "unclear" | "unchecked";
  /** The status of its answer; `null` without one. */
  readonly status: number | null;
  readonly reason: HealthReason | null;
  /** The host that gave the last answer, behind all redirects; left out without one. */
  readonly host?: string;
}

/** The state of a destination. Times are milliseconds since the epoch. */
export interface DestinationState {
  readonly state: HealthState;
  readonly status: number | null;
  readonly reason: HealthReason | null;
  /** When it came to this state; `null` before the first check. */
  readonly since: number | null;
  readonly checkedAt: number | null;
  /** Checks in a row that failed. */
  readonly failures: number;
  /** When the first of them did; `null` without one. */
  readonly failingSince: number | null;
}

/** A destination that nobody has asked. */
export const NEVER_ASKED: DestinationState = {
  state: "unchecked",
  status: null,
  reason: null,
  since: null,
  checkedAt: null,
  failures: 0,
  failingSince: null,
};

/** The pauses after the first, second and every later failure, until the destination is dead. */
export const RETRY_DELAYS = [10 * MINUTE, 30 * MINUTE, HOUR] as const;

/** So many failures in a row, over at least so long, are a death. */
const FATAL_FAILURES = 3;
const FATAL_TIME = HOUR;

/**
 * The state after a check, by the state before it. A death is certain, so it takes an answer to end it: an unclear check does not.
 * "failing" is "dead" after enough failures.
 */
const NEXT: Readonly<Record<HealthState, Readonly<Record<CheckOutcome["verdict"], HealthState>>>> = {
  unchecked: { ok: "ok", failing: "failing", unclear: "unclear", unchecked: "unchecked" },
  ok: { ok: "ok", failing: "failing", unclear: "unclear", unchecked: "unchecked" },
  unclear: { ok: "ok", failing: "failing", unclear: "unclear", unchecked: "unchecked" },
  failing: { ok: "ok", failing: "failing", unclear: "unclear", unchecked: "unchecked" },
  dead: { ok: "ok", failing: "dead", unclear: "dead", unchecked: "unchecked" },
};

/** The state of a destination after a check at `now`. */
export function stateAfter(
  before: DestinationState,
  { verdict, status, reason }: CheckOutcome,
  now: number,
): DestinationState {
  const failures = verdict === "failing" ? before.failures + 1 : 0;
  // A clock that was ahead may have noted a time to come.
  const failingSince = verdict === "failing" ? Math.min(before.failingSince ?? now, now) : null;
  const isFatal = failures >= FATAL_FAILURES && now - (failingSince ?? now) >= FATAL_TIME;
  const state = isFatal ? "dead" : NEXT[before.state][verdict];
  const since = state === before.state && before.since !== null ? before.since : now;
  // A dead destination keeps the reason of its death.
  const keeps = state === "dead" && verdict !== "failing";
  const cause = keeps ? { status: before.status, reason: before.reason } : { status, reason };
  return { state, ...cause, since, checkedAt: now, failures, failingSince };
}

/** Milliseconds until a destination is asked again. @param period - the time in which each is asked once. */
export function delayAfter({ state, failures }: DestinationState, period: number): number {
  if (state !== "failing") return period;
  return Math.min(period, RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length) - 1] ?? period);
}
