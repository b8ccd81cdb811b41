import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { addChecksum, CHECKSUM_BYTES } from "../../../db/files/checksum.ts";
import { copyDatabase, sendBackup, writeBackup } from "../../../db/sqlite/backup.ts";
import { readBackup } from "../../../db/sqlite/backup-file.ts";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { restoreBackup } from "../../../db/sqlite/restore.ts";
import { IN_FULL } from "../../extent.ts";
import { temporaryFolder } from "./stores.ts";

const SECRET = "a secret of more than thirty characters";
const NOTES = { version: "0.1.0", madeAt: "2026-05-01T12:00:00.000Z", secret: SECRET, secretMark: null };

const NO_CHECKSUM = "no whole checksum follows its last page: it is cut short, or bytes were added";

/** A data folder with an empty database, and the path of a backup of it. */
async function backup(notes = NOTES): Promise<{ folder: string; file: string; bytes: number }> {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const file = join(temporaryFolder(), "town.backup");
  const bytes = await writeBackup(file, notes, (draft) => copyDatabase(folder, draft));
  return { folder, file, bytes };
}

/** Changes the database of a backup, and writes the checksum anew. */
function change(file: string, ...statements: string[]): void {
  truncateSync(file, statSync(file).size - CHECKSUM_BYTES);
  const db = new Database(file);
  for (const statement of statements) db.run(statement);
  db.close();
  addChecksum(file);
}

const restored = (file: string, folder: string) => restoreBackup(readBackup(file), folder);

test("a backup is one file that only its owner reads, and says what it is", async () => {
  const { file, bytes } = await backup();
  expect(statSync(file)).toMatchObject({ size: bytes });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, ".."))).toEqual(["town.backup"]);
  const content = readFileSync(file).subarray(0, -CHECKSUM_BYTES);
  expect(readBackup(file)).toEqual({
    path: file,
    notes: NOTES,
    length: content.length,
    sha256: new Bun.CryptoHasher("sha256").update(content).digest("hex"),
    isUpToDate: true,
  });
});

test("what is sent is what would be written, and no draft of it stays", async () => {
  const { folder, file } = await backup();
  const before = new Set(readdirSync(process.env["TMPDIR"] ?? "/tmp"));
  const pieces: Buffer[] = [];
  const send = async (piece: Uint8Array) => void pieces.push(Buffer.from(piece));
  const bytes = await sendBackup(NOTES, (draft) => copyDatabase(folder, draft), send);
  const sent = Buffer.concat(pieces);
  expect(sent.length).toBe(bytes);
  expect(sent).toEqual(readFileSync(file));
  const drafts = readdirSync(process.env["TMPDIR"] ?? "/tmp").filter((name) =>
    name.startsWith("quietzone-backup"),
  );
  expect(drafts.filter((name) => !before.has(name))).toEqual([]);
});

test("it comes back into an empty folder with its secret", async () => {
  const { file } = await backup();
  const target = join(temporaryFolder(), "new");
  await restored(file, target);
  expect(readFileSync(join(target, "secret"), "utf8")).toBe(`${SECRET}\n`);
  // The checksum is not a part of the database.
  expect(statSync(join(target, "quietzone.db")).size % 4096).toBe(0);
  openDatabase(target).close();
});

test("a draft that could not be filled is removed, and an older backup is left as it was", async () => {
  const { file } = await backup();
  const failing = writeBackup(file, NOTES, () => Promise.reject(new Error("the disk is full")));
  await expect(failing).rejects.toThrow("the disk is full");
  expect(readdirSync(join(file, ".."))).toEqual(["town.backup"]);
  expect(readBackup(file).notes).toEqual(NOTES);
});

test("drafts of processes that were killed are removed by the next backup, and those of others stay", async () => {
  const { file, folder } = await backup();
  const gone = Bun.spawnSync(["true"]).pid;
  const drafts = (pid: number) => [`${file}.${pid}.0a1b2c3d.part`, `${file}.${pid}.0a1b2c3d.part-journal`];
  const others = [...drafts(process.ppid), `${file}.${gone}.part`, `${file}2.${gone}.0a1b2c3d.part`];
  for (const draft of [...drafts(gone), ...others]) writeFileSync(draft, "");
  await writeBackup(file, NOTES, (draft) => copyDatabase(folder, draft));
  for (const draft of drafts(gone)) expect(existsSync(draft)).toBe(false);
  for (const draft of others) expect(existsSync(draft)).toBe(true);
});

test("two backups at once into the same file leave one of them, whole", async () => {
  const { file, folder } = await backup();
  const versions = ["0.1.0", "0.2.0", "0.3.0"];
  const made = versions.map((version) =>
    writeBackup(file, { ...NOTES, version }, (draft) => copyDatabase(folder, draft)),
  );
  await Promise.all(made);
  expect(versions).toContain(readBackup(file).notes.version);
  expect(readdirSync(join(file, ".."))).toEqual(["town.backup"]);
});

test("a database of a newer version, and one of another program, are not backed up", async () => {
  const { file, folder } = await backup();
  const again = () => writeBackup(file, NOTES, (draft) => copyDatabase(folder, draft));
  const inFolder = (statement: string) => {
    using db = new Database(join(folder, "quietzone.db"));
    db.run(statement);
  };
  inFolder("update __drizzle_migrations set created_at = created_at + 1000000000000");
  await expect(again()).rejects.toThrow("the database was made by a newer version of Quietzone");
  inFolder("drop table __drizzle_migrations");
  await expect(again()).rejects.toThrow("the database is not one of Quietzone");
  expect(readBackup(file).notes).toEqual(NOTES);
});

test.each(["version", "madeAt", "secret"])("a backup without its %s is refused", async (name) => {
  const { file } = await backup();
  change(file, `delete from backup_notes where name = '${name}'`);
  expect(() => readBackup(file)).toThrow("it does not say what it is");
});

test("every secret that QZ_SECRET may hold comes back, and no other", async () => {
  for (const secret of ["🔑".repeat(16), `${SECRET}\tand a tab`])
    expect(readBackup((await backup({ ...NOTES, secret })).file).notes.secret).toBe(secret);
  for (const secret of ["too short", ` ${SECRET}`, `${SECRET}\n`]) {
    const { file } = await backup({ ...NOTES, secret });
    expect(() => readBackup(file)).toThrow("its secret can't be one of Quietzone");
  }
});

/** A copy of a backup's bytes, changed, and what is said of it. */
async function verdictOf(file: string, spoil: (bytes: Buffer) => Uint8Array): Promise<string> {
  const spoilt = `${file}.spoilt`;
  writeFileSync(spoilt, spoil(readFileSync(file)));
  try {
    readBackup(spoilt);
    return "sound";
  } catch (error) {
    return error instanceof Error ? error.message.replace(spoilt, "it") : "?";
  }
}

test("any bit that flips is found, wherever it is", async () => {
  const { file, bytes } = await backup();
  const flips = IN_FULL ? 1000 : 100;
  const flipped = (at: number, bit: number) =>
    verdictOf(file, (copy) => {
      copy[at] = (copy[at] ?? 0) ^ (1 << bit);
      return copy;
    });
  for (let left = flips; left > 0; left--) {
    const [at, bit] = [Math.floor(Math.random() * bytes), Math.floor(Math.random() * 8)];
    expect(await flipped(at, bit), `bit ${bit} of byte ${at}`).toMatch(/it can't be restored: .*damaged/);
  }
  // The header of SQLite, and each part of the checksum.
  for (const at of [0, 16, 28, 99, bytes - CHECKSUM_BYTES, bytes - 40, bytes - 33, bytes - 32, bytes - 1])
    for (const bit of [0, 7]) expect(await flipped(at, bit), `byte ${at}`).toContain("damaged");
});

test("cuts, additions, zeros and foreign files are told apart", async () => {
  const { file, bytes } = await backup();
  const whole = bytes - CHECKSUM_BYTES;
  const says = (spoil: (copy: Buffer) => Uint8Array) => verdictOf(file, spoil);
  expect(await says((copy) => copy)).toBe("sound");
  const cases: readonly [(copy: Buffer) => Uint8Array, string][] = [
    [(copy) => copy.subarray(0, 0), "it is empty"],
    [(copy) => copy.subarray(0, 60_000), `it is cut short: it has 60000 of its ${whole} bytes`],
    [(copy) => copy.subarray(0, bytes - 1), NO_CHECKSUM],
    [(copy) => copy.subarray(0, whole), "its checksum is missing: it is cut short, or no release made it"],
    [(copy) => Buffer.concat([copy, Buffer.from("!")]), "1 bytes follow its end"],
    [
      (copy) => Buffer.concat([copy, copy]),
      "it is damaged: bytes are added to it, or its checksum was changed",
    ],
    [
      (copy) => Buffer.concat([copy.subarray(0, 4096), copy.subarray(8192)]),
      "it is damaged: bytes are missing in it, or its checksum was changed",
    ],
    [
      (copy) => copy.fill(0, 8192, 16_384),
      "it is damaged: its bytes do not match its checksum, and 8 KiB of them are zeros",
    ],
    [(copy) => copy.fill("A", 8192, 9000), "it is damaged: its bytes do not match its checksum"],
    [(copy) => copy.fill(0), "it begins with zeros, as a file does that was never written to the disk"],
    [(copy) => copy.fill(0, whole), "it ends with zeros, as a file does that was not written to its end"],
    [() => Buffer.from("Dear diary, ".repeat(1000)), "it is no backup of ours"],
  ];
  for (const [spoil, words] of cases) expect(await says(spoil)).toBe(`it can't be restored: ${words}.`);
  expect(new Set(cases.map(([, words]) => words)).size).toBe(cases.length);
  copyFileSync(file, `${file}.newer`);
  change(`${file}.newer`, "update __drizzle_migrations set created_at = created_at + 1000000000000");
  expect(() => readBackup(`${file}.newer`)).toThrow("it was made by a newer version, 0.1.0.");
});

test("what changes between the check and the copy is not restored", async () => {
  const { file } = await backup();
  const found = readBackup(file);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill("A", 8192, 8200));
  const target = join(temporaryFolder(), "new");
  await expect(restoreBackup(found, target)).rejects.toThrow("its bytes were read differently twice");
  expect(existsSync(target)).toBe(false);
});

test("a file that is no backup is refused, and no folder is made for it", async () => {
  const { file } = await backup();
  change(file, "drop table backup_notes");
  expect(() => readBackup(file)).toThrow("it was not made by `quietzone backup`");
});
