import type { Key } from "quietzone-client";
import { currentKey } from "../../lib/holder.ts";

/** Whether a key of the list is the session's, as far as its hint tells. */
export function isCurrent({ hint }: Key): boolean {
  const [start = "", end = ""] = hint?.split("…") ?? [];
  const key = currentKey();
  return key !== null && start !== "" && end !== "" && key.startsWith(start) && key.endsWith(end);
}
