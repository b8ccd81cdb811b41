import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  copyDatabase,
  isUpToDate,
  readNotes,
  restoreBackup,
  writeBackup,
} from "../../../db/sqlite/backup.ts";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { temporaryFolder } from "./stores.ts";

const SECRET = "a secret of more than thirty characters";
const NOTES = { version: "0.1.0", madeAt: "2026-05-01T12:00:00.000Z", secret: SECRET };

/** A data folder with an empty database, and the path of a backup of it. */
async function backup(): Promise<{ folder: string; file: string; bytes: number }> {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const file = join(temporaryFolder(), "town.backup");
  const bytes = await writeBackup(file, NOTES, (draft) => copyDatabase(folder, draft));
  return { folder, file, bytes };
}

function change(file: string, statement: string): void {
  using db = new Database(file);
  db.run(statement);
}

test("a backup is one file that only its owner reads, and says what it is", async () => {
  const { file, bytes } = await backup();
  expect(statSync(file)).toMatchObject({ size: bytes });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, ".."))).toEqual(["town.backup"]);
  expect(readNotes(file)).toEqual(NOTES);
  expect(isUpToDate(file)).toBe(true);
});

test("it comes back into an empty folder with its secret, and into no other", async () => {
  const { file, folder } = await backup();
  const target = join(temporaryFolder(), "new");
  expect(await restoreBackup(file, target)).toEqual(NOTES);
  expect(readFileSync(join(target, "secret"), "utf8")).toBe(`${SECRET}\n`);
  openDatabase(target).close();
  await expect(restoreBackup(file, folder)).rejects.toThrow("is not empty");
});

test("a draft that could not be filled is removed, and an older backup is left as it was", async () => {
  const { file } = await backup();
  const failing = writeBackup(file, NOTES, () => Promise.reject(new Error("the disk is full")));
  await expect(failing).rejects.toThrow("the disk is full");
  expect(readdirSync(join(file, ".."))).toEqual(["town.backup"]);
  expect(readNotes(file)).toEqual(NOTES);
});

test.each(["version", "madeAt", "secret"])("a backup without its %s is refused", async (name) => {
  const { file } = await backup();
  change(file, `delete from backup_notes where name = '${name}'`);
  expect(() => readNotes(file)).toThrow("it does not say what it is");
});

test("every secret that QZ_SECRET may hold comes back, and no other", async () => {
  const { file } = await backup();
  const kept = (secret: string) =>
    change(file, `update backup_notes set value = '${secret}' where name = 'secret'`);
  for (const secret of ["🔑".repeat(16), `${SECRET}\tand a tab`]) {
    kept(secret);
    expect(readNotes(file).secret).toBe(secret);
  }
  for (const secret of ["too short", ` ${SECRET}`, `${SECRET}\n`]) {
    kept(secret);
    expect(() => readNotes(file)).toThrow("its secret can't be one of Quietzone");
  }
});

test("a file that is no backup is refused, and no folder is made for it", async () => {
  const { file } = await backup();
  change(file, "drop table backup_notes");
  expect(() => readNotes(file)).toThrow("it was not made by `quietzone backup`");
  const target = join(temporaryFolder(), "new");
  writeFileSync(file, "no database");
  await expect(restoreBackup(file, target)).rejects.toThrow("can't be restored");
  expect(existsSync(target)).toBe(false);
});
