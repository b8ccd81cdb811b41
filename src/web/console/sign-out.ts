import { bring } from "../design/brought.ts";
import { forgetKey } from "../lib/key.ts";
import { countBots } from "./bots.ts";
import { forgetDrafts } from "./drafts.ts";
import { write } from "../lib/storage.ts";
import { forgetMe } from "./session.ts";

/** Signs out and discards all drafts, so that the next person finds none. */
export function signOut(): void {
  forgetDrafts();
  bring(null);
  write("tab", "tenant", null);
  forgetMe();
  countBots(false);
  forgetKey();
}
