import { closeSync, openSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Begins a file that gets its name once it is whole: an empty draft beside it, of mode 0600, so that others can never open
 * it. Its name holds the process that writes it: drafts of processes that were killed are removed.
 * @returns the draft's path. Each call has its own.
 */
export function beginDraft(target: string): string {
  removeAbandoned(target);
  const draft = `${target}.${process.pid}.${crypto.randomUUID().slice(0, 8)}.part`;
  closeSync(openSync(draft, "wx", 0o600));
  return draft;
}

/** Removes a draft, and what SQLite may have left beside it. */
export function removeDraft(draft: string): void {
  for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(`${draft}${end}`, { force: true });
}

function removeAbandoned(target: string): void {
  const [folder, start] = [dirname(target), `${basename(target)}.`];
  for (const name of readdirSync(folder)) {
    const [, draft, pid] = (name.startsWith(start) && DRAFT.exec(name.slice(start.length))) || [];
    if (pid && draft && isGone(Number(pid))) removeDraft(join(folder, `${start}${draft}`));
  }
}

/** A draft, or what SQLite left beside it, after the name of its target. */
const DRAFT = /^((\d+)\.[0-9a-f]{8}\.part)(?:-journal|-wal|-shm)?$/;

/** Whether no process has this id. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
