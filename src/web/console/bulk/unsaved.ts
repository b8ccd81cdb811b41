import { save } from "../../lib/api.ts";
import { Offline, Problem } from "../../lib/problem.ts";
import { isMine, session, type Stage } from "./session.ts";

/**
 * Codes whose file the person does not have yet. Only this page can ask for that file again, so who is about to leave it
 * is asked first.
 */

/** What the ZIP is saved as. */
const FILE_NAME = "codes.zip";

/** Those that were given to the person already. */
const given = new WeakSet<Blob>();

/** Saves a ZIP file that was not given yet: coming back to the view does not save it again. */
export function give(zip: Blob): void {
  if (!given.has(zip)) giveAgain(zip);
}

export function giveAgain(zip: Blob): void {
  given.add(zip);
  save(zip, FILE_NAME);
  lookOut(session.get().stage);
}

/** Whether codes were made, or may have been, of which there is no file yet. */
function isUnsaved(stage: Stage): boolean {
  if (stage.kind === "made") return !given.has(stage.zip);
  if (stage.kind !== "failed") return stage.kind === "making" || stage.kind === "stopped";
  return stage.result !== null && (stage.begun || stage.error instanceof Offline || isAtWork(stage.error));
}

function isAtWork(error: unknown): boolean {
  return error instanceof Problem && error.code === "idempotency_key_reused";
}

/** A browser keeps a page that listens out of its quick way back, so it is only listened while it matters. */
function lookOut(stage: Stage): void {
  if (isUnsaved(stage)) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  if (isMine()) event.preventDefault();
}

session.watch(({ stage }) => lookOut(stage));
