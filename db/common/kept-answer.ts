import { DAY } from "../../src/shared/clock.ts";
import type { RetryKey } from "../../src/shared/retry.ts";

/** What is known of a request that comes again: its answer, or that its key was used with another body. */
export type KeptAnswer =
  { readonly kind: "replayed"; readonly answer: string } | { readonly kind: "key_reused" };

/** What an answer that was kept under a key means now; `null` for none, or one that is 24 hours old and makes way. */
export function judgeKept(
  kept: { readonly createdAt: number; readonly fingerprint: string; readonly answer: string } | undefined,
  { fingerprint }: RetryKey,
  now: number,
): KeptAnswer | null {
  if (!kept || kept.createdAt <= now - DAY) return null;
  return kept.fingerprint === fingerprint
    ? { kind: "replayed", answer: kept.answer }
    : { kind: "key_reused" };
}
