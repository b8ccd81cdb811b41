import type { CreatedKey, Key } from "quietzone-client";
import { currentHolder, currentKey } from "../../lib/holder.ts";
import { createStore } from "../../lib/store.ts";

/** Whether a key of the list is the session's, as far as its hint tells. */
export function isCurrent({ hint }: Key): boolean {
  const [start = "", end = ""] = hint?.split("…") ?? [];
  const key = currentKey();
  return key !== null && start !== "" && end !== "" && key.startsWith(start) && key.endsWith(end);
}

/** A key that was made, until the person has confirmed that it is kept. */
interface Unkept {
  readonly key: CreatedKey;
  /** The session in which it was made. */
  readonly session: string | null;
}

/** It outlives the view, and the page can't be left without a question. */
export const unkept = createStore<Unkept | null>(null);

/** The listener disables the browser's back/forward cache, so it exists only while it is needed. */
unkept.subscribe((held) => {
  if (held) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
});

function ask(event: BeforeUnloadEvent): void {
  if (unkept.get()?.session === currentHolder()) event.preventDefault();
}
