import { wait } from "../../../sdk/src/retry.ts";

/** Milliseconds between two tries while no answer comes. */
const AGAIN = 3_000;

/**
 * Resolves when a call that got no answer may be tried again: once the browser says that it is online, and otherwise after
 * 3 s. The browser may say so before the network is back, and knows nothing of a service that was away.
 * @throws the signal's reason when it aborts first.
 */
export async function waitForConnection(signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const online = new Promise<Event>((resolve) =>
    addEventListener("online", resolve, { once: true, signal: over.signal }),
  );
  try {
    await Promise.race([online, wait(AGAIN, signal)]);
  } finally {
    over.abort();
  }
}

/** Whether an error only says that a call was aborted. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
