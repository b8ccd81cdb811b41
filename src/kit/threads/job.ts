import type { Caller } from "../shared/caller.ts";
import type { Jobs } from "./protocol.ts";

/** A job as it is ordered. */
export interface JobOrder {
  readonly caller: Caller;
  readonly isLong: boolean;
  /** Whether it is a part of a session's own work. */
  readonly isPart: boolean;
  /** Milliseconds on a thread after which that thread is ended. */
  readonly deadline: number;
}

/** A job from its call to its answer. */
export interface Job extends JobOrder {
  /** Runs it, and answers its call. It never rejects. */
  readonly run: (jobs: Jobs) => Promise<void>;
  /** Answers its call with an error. The first answer counts. */
  readonly fail: (error: Error) => void;
}

/** The longest job, in milliseconds of processor time, that counts as short. */
const LONGEST_SHORT = 50;

/** Milliseconds that are expected of a job of which nothing is known: as many as of a PNG of 4,096 pixels. */
export const UNKNOWN = 2_500;

/**
 * A job's deadline in milliseconds: a fixed time, and a multiple of the time that is expected of it. A thread of low priority
 * may get a tenth of a processor on a busy machine.
 */
const LEAST_TIME = 10_000;
const PATIENCE = 20;

/** The order of a job that is likely to take so many milliseconds of processor time. */
export function orderOf(caller: Caller, expected: number): JobOrder {
  const isLong = expected > LONGEST_SHORT;
  return { caller, isLong, isPart: false, deadline: LEAST_TIME + PATIENCE * expected };
}

/** The order of some thirty symbols of a session. Each may be as dear as a long job. */
export function partOf(caller: Caller): JobOrder {
  return { ...orderOf(caller, UNKNOWN), isLong: false, isPart: true };
}
