import { bring } from "../design/brought.ts";
import { currentKey, forgetKey, isKeyOfTab, keyArea } from "../lib/key.ts";
import { countBots } from "./bots.ts";
import { forgetDrafts } from "./drafts.ts";
import { write } from "../lib/storage.ts";
import { forgetMe } from "./session.ts";

/** The tabs of this browser. A key that the device keeps is the key of all of them. */
const tabs = new BroadcastChannel("quietzone.sign-out");

/** Signs out and discards all drafts, so that the next person finds none, in other tabs with this key either. */
export function signOut(): void {
  if (keyArea() === "device") tabs.postMessage(null);
  leave();
}

/** Signs this tab out when another one gives up the device's key. A key of this tab alone stays. */
export function followSignOut(): void {
  tabs.addEventListener("message", () => {
    if (currentKey() !== null && !isKeyOfTab()) leave();
  });
}

function leave(): void {
  forgetDrafts();
  bring(null);
  write("tab", "tenant", null);
  forgetMe();
  countBots(false);
  forgetKey();
}
