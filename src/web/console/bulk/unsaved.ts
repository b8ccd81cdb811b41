import { save } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Offline } from "../../lib/problem.ts";
import { isMine, session, type Stage } from "./session.ts";

/**
 * Warns before the page is left while the ZIP of made codes is not saved: only this page can download it
 * again.
 */

/** The name of a file of codes, after that of their table. */
function nameOf({ type }: Blob): string {
  const name = session.get().source?.name?.replace(/\.\w+$/, "") ?? new Date().toISOString().slice(0, 10);
  return type === "application/pdf" ? `${name}-labels.pdf` : `${name}-codes.zip`;
}

/** The files that were already saved. */
const given = new WeakSet<Blob>();

/** Saves a ZIP file once: coming back to the view does not save it again. */
export function give(zip: Blob): void {
  if (!given.has(zip)) giveAgain(zip);
}

export function giveAgain(zip: Blob): void {
  given.add(zip);
  save(zip, nameOf(zip));
  lookOut(session.get().stage);
}

/** Whether codes were made, or may have been, and their ZIP is not saved. */
function isUnsaved(stage: Stage): boolean {
  if (stage.kind === "made") return !given.has(stage.zip);
  if (stage.kind !== "failed") return stage.kind === "making" || stage.kind === "stopped";
  return stage.result !== null && (stage.begun || stage.error instanceof Offline || isAtWork(stage.error));
}

function isAtWork(error: unknown): boolean {
  return isProblem(error, "idempotency_key_reused");
}

/** The listener disables the browser's back/forward cache, so it exists only while it is needed. */
function lookOut(stage: Stage): void {
  if (isUnsaved(stage)) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  if (isMine()) event.preventDefault();
}

session.subscribe(({ stage }) => lookOut(stage));
