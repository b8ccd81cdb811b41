import { IDLE } from "../../features/operators/constants.ts";
import { createStore } from "../lib/store.ts";
import type { OperatorSession } from "./records.ts";

/**
 * The operator's session. No script sees its cookie: that there is one is known from the service alone, and
 * nothing is stored in the browser.
 */

/** `undefined` until the service was asked; `null` while there is none. */
export const session = createStore<OperatorSession | null | undefined>(undefined);

/** Why there is none any more; `null` where there was none before. */
export const gone = createStore<"ended" | "signedOut" | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** @param opened - as the service has just told it. */
export function startSession(opened: OperatorSession): void {
  gone.set(null);
  session.set(opened);
  used();
}

/**
 * Tells that the service has answered: the session ends so long after its last use, and what is open then
 * goes.
 */
export function used(): void {
  clearTimeout(timer);
  if (session.get()) timer = setTimeout(() => endSession("ended"), IDLE);
}

/** Takes away all that is shown. */
export function endSession(why: "ended" | "signedOut"): void {
  clearTimeout(timer);
  if (session.get()) gone.set(why);
  session.set(null);
}
