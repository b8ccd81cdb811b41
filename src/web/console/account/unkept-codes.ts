import { createStore, useStore } from "../../lib/store.ts";
import { useSignedIn } from "../person/person.ts";

/**
 * Recovery codes that were made, until the person has confirmed that they are kept: they are shown only once,
 * so they outlast the view, and the page can't be left without a question.
 */
const unkept = createStore<{ readonly personId: string; readonly codes: readonly string[] } | null>(null);

/** The listener disables the browser's back/forward cache, so it exists only while it is needed. */
unkept.subscribe((made) => {
  if (made) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
});

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The codes that the person who is signed in has to keep; `null` where there are none. */
export function useUnkeptCodes(): readonly string[] | null {
  const made = useStore(unkept);
  const signedIn = useSignedIn();
  return made !== null && made.personId === signedIn?.person.id ? made.codes : null;
}

/** Shows new codes until they are kept. */
export function showCodes(personId: string, codes: readonly string[]): void {
  unkept.set({ personId, codes });
}

/** The person has confirmed that they are kept. */
export function doneWithCodes(): void {
  unkept.set(null);
}
