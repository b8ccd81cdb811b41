import type { CreatedKey } from "quietzone-client";
import { createStore } from "../../lib/store.ts";

/**
 * A key that was made, until the person has confirmed that it is kept: beyond its view and its session. The
 * page can't be left without a question.
 */
export const unkept = createStore<CreatedKey | null>(null);

/** The listener disables the browser's back/forward cache, so it exists only while it is needed. */
unkept.subscribe((made) => {
  if (made) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
});

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
