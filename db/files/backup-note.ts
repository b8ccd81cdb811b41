import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../../src/kit/shared/json.ts";
import { makeFile } from "./owner.ts";

/** The last backup that was made of a service, noted in its data folder so that its metrics can show it. */
export interface BackupNote {
  /** When it was made, in milliseconds since the epoch. */
  readonly at: number;
  readonly bytes: number;
}

const NOTE_FILE = "last-backup.json";

/** @throws the system's error where the folder takes no writes. */
export async function noteBackup(dataDir: string, note: BackupNote): Promise<void> {
  const path = join(dataDir, NOTE_FILE);
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    makeFile(draft);
    await writeFile(draft, JSON.stringify(note));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** @returns `null` where none was noted. @throws the system's error when it can't be read. */
export async function lastBackup(dataDir: string): Promise<BackupNote | null> {
  try {
    const note: unknown = JSON.parse(await readFile(join(dataDir, NOTE_FILE), "utf8"));
    if (isObject(note) && typeof note["at"] === "number" && typeof note["bytes"] === "number")
      return { at: note["at"], bytes: note["bytes"] };
    throw new Error(`${NOTE_FILE} is no note of a backup`);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
