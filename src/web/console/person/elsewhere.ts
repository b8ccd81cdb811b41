/** Windows of this browser tell each other that somebody signed in: the session is that of all of them. */

const windows = new BroadcastChannel("quietzone.sign-in");

/** The view to which a provider leads back the window that was opened for it. It closes itself. */
export const SIGNED_IN = "signed-in";

/** Tells the other windows. */
export function tellSignedIn(): void {
  windows.postMessage(null);
}

/** Calls `listener` when another window says so, until the returned function is called. */
export function onSignedInElsewhere(listener: () => void): () => void {
  windows.addEventListener("message", listener);
  return () => windows.removeEventListener("message", listener);
}
