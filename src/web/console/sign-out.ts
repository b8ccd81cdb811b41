import { forgetKey } from "../lib/key.ts";
import { forgetDrafts } from "./drafts.ts";
import { forgetMe } from "./session.ts";

/** Signs out and discards all drafts, so that the next person finds none. */
export function signOut(): void {
  forgetDrafts();
  forgetMe();
  forgetKey();
}
