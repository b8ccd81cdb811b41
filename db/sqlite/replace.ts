import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { COMMAND_LOG } from "../files/command-log.ts";
import { OF_THE_DISK } from "../files/modes.ts";
import { makeFolder } from "../files/owner.ts";
import { SECRET_FILE } from "../files/secret.ts";
import { syncFile } from "../files/sync.ts";
import { LOCK_FILE } from "./folder-lock.ts";
import { DATABASE_FILE } from "./open.ts";

/**
 * A restore makes its files in a folder inside the data folder, and they change places with the former ones when all of them are on
 * the disk. Everything stays on one file system, and the data folder itself stays what it is: a mount point, or the link that
 * systemd makes. The rename of the inner folder decides: before it the former files are there, after it whoever locks the data folder
 * completes the exchange.
 */

/** The folder in which a restore makes its files. */
const DRAFT = "restore.part";

/**
 * The folder of the new files, and the one to which the former files go. Both names end with the same time.
 */
const [READY, FORMER] = ["replacing-", "replaced-"];

const LOG_FILE = `${DATABASE_FILE}-wal`;

/** Whether nothing is in a data folder but what a restore leaves alone. */
export function isVacant(dataDir: string): boolean {
  return readdirSync(dataDir).every(
    (name) => [LOCK_FILE, OF_THE_DISK, COMMAND_LOG].includes(name) || name.startsWith(FORMER),
  );
}

/** An empty folder for the files of a restore. */
export function beginReplacing(dataDir: string): string {
  const draft = join(dataDir, DRAFT);
  rmSync(draft, { recursive: true, force: true });
  makeFolder(draft);
  return draft;
}

/** Removes what a restore that failed has made. */
export function abandonReplacing(dataDir: string): void {
  rmSync(join(dataDir, DRAFT), { recursive: true, force: true });
}

/**
 * Puts the files of a restore in place.
 * @param time - names the folder of the former files.
 * @returns that folder; `null` when there were none.
 */
export async function replace(dataDir: string, time: string): Promise<string | null> {
  const draft = join(dataDir, DRAFT);
  await syncFile(draft);
  renameSync(draft, join(dataDir, READY + time.replaceAll(":", "-")));
  await syncFile(dataDir);
  const former = completeReplacing(dataDir);
  await syncFile(dataDir);
  return former;
}

/** Whether an exchange of files was interrupted. */
export function isReplacing(dataDir: string): boolean {
  return existsSync(dataDir) && readyIn(dataDir) !== undefined;
}

/**
 * Completes an exchange of files, if one was begun. The data folder must be locked.
 * @returns the folder of the former files; `null` when there were none.
 */
export function completeReplacing(dataDir: string): string | null {
  const ready = readyIn(dataDir);
  if (ready === undefined) return null;
  const [from, former] = [join(dataDir, ready), join(dataDir, FORMER + ready.slice(READY.length))];

  function setAside(name: string): void {
    if (!existsSync(join(dataDir, name))) return;
    makeFolder(former);
    renameSync(join(dataDir, name), join(former, name));
  }

  function put(name: string): void {
    if (existsSync(join(from, name))) renameSync(join(from, name), join(dataDir, name));
  }

  // A file that has its place already is not there any more, so the same steps can be done again.
  if (existsSync(join(from, SECRET_FILE))) {
    setAside(SECRET_FILE);
    put(SECRET_FILE);
  }
  if (existsSync(join(from, DATABASE_FILE))) {
    for (const end of ["", "-wal", "-shm"]) setAside(DATABASE_FILE + end);
    if ((statSync(join(from, LOG_FILE), { throwIfNoEntry: false })?.size ?? 0) > 0) put(LOG_FILE);
    put(DATABASE_FILE);
  }
  rmSync(from, { recursive: true, force: true });
  return existsSync(former) ? former : null;
}

function readyIn(dataDir: string): string | undefined {
  return readdirSync(dataDir).find((name) => name.startsWith(READY));
}
