import { forgetKey } from "../lib/key.ts";
import { forgetDrafts } from "./drafts.ts";
import { forgetMe } from "./session.ts";

/** Signs out and forgets what was begun: whoever signs in next finds nothing of it. */
export function signOut(): void {
  forgetDrafts();
  forgetMe();
  forgetKey();
}
