import { address } from "../../lib/api.ts";
import { read, write } from "../../lib/storage.ts";

/**
 * The page on which an app asks to be connected sends whoever is not signed in here, with its own address. It
 * is kept in the tab, because a sign-in at a provider leads away in between.
 */

const THEN = "then";

/** The one page that the console leads back to. */
const CONSENT = "/oauth/authorize?";

/** Keeps the page that is named by the address of this one. @returns whether there is one. */
export function keepThen(): boolean {
  const then = new URLSearchParams(location.search).get("then");
  if (then === null || !then.startsWith(CONSENT)) return false;
  write("tab", THEN, then);
  // A reload later does not lead away.
  history.replaceState(history.state, "", location.pathname + location.hash);
  return true;
}

/** Goes there, once, after somebody has signed in. @returns whether it does. */
export function goThen(): boolean {
  const then = read("tab", THEN);
  if (then === null) return false;
  write("tab", THEN, null);
  location.replace(address(then.slice(1)));
  return true;
}
