import { isProblem } from "../../../sdk/src/problem.ts";
import { bring } from "../design/brought.ts";
import { send } from "../lib/api.ts";
import {
  currentHolder,
  currentKey,
  currentWorkspace,
  forgetHolder,
  holderArea,
  isKeyOfTab,
} from "../lib/holder.ts";
import { countBots } from "./bots.ts";
import { forgetDrafts } from "./drafts.ts";
import { write } from "../lib/storage.ts";
import { forgetSignedIn } from "./person/person.ts";
import { forgetMe } from "./session.ts";

/** The tabs of this browser. A key that the device keeps is the key of all of them, and so is a session. */
const tabs = new BroadcastChannel("quietzone.sign-out");

/**
 * Signs out and discards all drafts, so that the next person finds none, in other tabs with this key or
 * session either.
 * @throws as `send`, where the session could not be ended: then the person stays signed in.
 */
export async function signOut(): Promise<void> {
  if (currentKey() === null) await endSession();
  leaveEverywhere();
}

/**
 * Leaves a workspace. A key is of no more use; a person goes on in another workspace.
 * @param why - whether the workspace is gone, or the person is outside of it.
 */
export function leaveWorkspace(why: "gone" | "outside"): void {
  if (currentKey() !== null) leaveEverywhere();
  // The key was refused meanwhile.
  else if (currentWorkspace() === null) leave();
  else {
    forgetDrafts();
    write("tab", "tenant", null);
    forgetHolder(why);
  }
}

/** Signs out here, and in other tabs with the same. */
function leaveEverywhere(): void {
  const isKey = currentKey() !== null;
  if (!isKey || holderArea() === "device") tabs.postMessage(isKey ? "key" : "session");
  leave();
}

/** Ends the session of this browser. One that has ended is no error. @throws as `send` */
export async function endSession(): Promise<void> {
  try {
    await send("DELETE /app/api/session");
  } catch (error) {
    if (!isProblem(error, "session_required")) throw error;
  }
}

/**
 * Signs this tab out when another one gives up the device's key or the session. A key of this tab alone
 * stays.
 */
export function followSignOut(): void {
  tabs.addEventListener("message", ({ data }) => {
    const isOfSession = currentWorkspace() !== null;
    // Somebody may be in no workspace.
    if (data === "session" && currentHolder() === null) forgetSignedIn();
    if (currentHolder() !== null && !isKeyOfTab() && isOfSession === (data === "session")) leave();
  });
}

function leave(): void {
  forgetDrafts();
  bring(null);
  write("tab", "tenant", null);
  forgetMe();
  forgetSignedIn();
  countBots(false);
  forgetHolder();
}
