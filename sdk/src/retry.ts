import { problemOf } from "./problem.ts";

/** When a request is sent again, and after how long. */

export interface RetryPolicy {
  /** How often a request is sent again at most. */
  readonly retries: number;
  /** The longest wait in seconds. An answer that asks for more is not waited for. */
  readonly longestWait: number;
  /** Resolves after so many milliseconds, or rejects with the signal's reason. */
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const FIRST_WAIT = 0.5;

/** A passing trouble of the service, of its rate limits, or of a server in front of it. */
const PASSING = [408, 429, 500, 502, 503, 504];

/** Whether a request is sent again after this answer, or after none. @param attempt - counts from 0. */
export type Repeats = (answer: Response | undefined, attempt: number) => boolean | Promise<boolean>;

/**
 * Sends a request until it is answered, with waits that double from half a second, or are those of `Retry-After`.
 * @param send - sends it once.
 * @throws the error of the last attempt; the signal's reason.
 */
export async function sendWithRetries(
  send: () => Promise<Response>,
  repeats: Repeats,
  policy: RetryPolicy,
  signal: AbortSignal | undefined,
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    let failure: unknown;
    const answer = await send().catch((error: unknown) => {
      signal?.throwIfAborted();
      failure = error;
      return undefined;
    });
    const asked = answer ? retryAfterOf(answer, policy.now()) : null;
    const canRepeat = attempt < policy.retries && (asked ?? 0) <= policy.longestWait;
    if (!(canRepeat && (await repeats(answer, attempt)))) {
      if (answer) return answer;
      throw failure;
    }
    // Its connection is free again.
    await answer?.body?.cancel();
    await policy.wait(1000 * (asked ?? backoff(attempt, policy)), signal);
  }
}

/**
 * Whether the answer may be another one later. Nobody else has the key under which the client sends a change again, so that a reused one
 * is that of an attempt whose connection broke, and which is still at work.
 */
export async function isPassing(response: Response | undefined, attempt: number): Promise<boolean> {
  if (response === undefined || PASSING.includes(response.status)) return true;
  if (attempt === 0 || response.status !== 409) return false;
  return (await problemOf(response.clone(), null)).code === "idempotency_key_reused";
}

/** Between half of it and all of it, so that clients that failed together do not come back together. */
function backoff(attempt: number, { longestWait, random }: RetryPolicy): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, longestWait) * (0.5 + random() / 2);
}

/** Seconds of `Retry-After`, which has seconds or a date (RFC 9110, 10.2.3); `null` without one that can be read. */
export function retryAfterOf(response: Response, now: number): number | null {
  const value = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, (at - now) / 1000);
}

/** Waits by the runtime's timer. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
