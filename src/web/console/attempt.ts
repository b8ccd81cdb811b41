import { useRef } from "preact/hooks";
import { randomKey } from "./random.ts";

/**
 * The `Idempotency-Key` of what is sent: a retry of the same content after a lost answer has the same key, so
 * that nothing is made twice. @returns `keyOf` gives the key of a content; `end` makes the next one a new
 * one.
 */
export function useAttempt() {
  const latest = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return {
    keyOf(content: string): string {
      if (latest.current?.content !== content) latest.current = { content, key: randomKey() };
      return latest.current.key;
    },
    end(): void {
      latest.current = null;
    },
  };
}
