import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { makeBackup } from "../../src/operate/backups.ts";
import { restoreFrom } from "../../src/operate/restores.ts";
import { copyTo } from "../../src/operate/copy.ts";
import { acceptSecret } from "../../src/app/secret.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { newFolder, startOn, usedAndStopped } from "./world.ts";

/** A service starts only with the secret that its data belong to. */

const OTHER = "another secret, which is as long as it must be";

/** A service that was used, and its secret's file. */
async function usedFolder() {
  const folder = newFolder();
  const used = await usedAndStopped({ QZ_DATA_DIR: folder });
  const secretFile = join(folder, "secret");
  return { folder, secretFile, secret: readFileSync(secretFile, "utf8").trim(), ...used };
}

function change(folder: string, ...statements: string[]): void {
  const database = new Database(join(folder, "quietzone.db"));
  for (const statement of statements) database.run(statement);
  database.close();
}

/** As a restore of a backup of nodes leaves it, of which another secret has sealed something. */
const unmark = (folder: string, ...statements: string[]) =>
  change(folder, "delete from secret_marks", ...statements);

async function starts(environment: Record<string, string>): Promise<void> {
  await (await startOn(environment)).stop();
}

test("without its secret a service does not start, makes no other one, and starts once the secret is back", async () => {
  const { folder, secretFile, secret } = await usedFolder();
  for (const isMarked of [true, false]) {
    rmSync(secretFile);
    if (!isMarked) unmark(folder, "delete from leads");
    await expect(starts({ QZ_DATA_DIR: folder })).rejects.toThrow(
      `There is no secret in ${secretFile}, and the database belongs to one. Put that file back, as from a backup, or set QZ_SECRET to what it held.`,
    );
    expect(existsSync(secretFile)).toBe(false);
    await starts({ QZ_DATA_DIR: folder, QZ_SECRET: secret });
    writeFileSync(secretFile, secret, { mode: 0o600 });
    await starts({ QZ_DATA_DIR: folder });
  }
});

test("another secret is refused, by the mark and, in a folder without a mark, by what was sealed last", async () => {
  const { folder, secretFile } = await usedFolder();
  const words = "holds another secret than the one that the database in";
  const other = { QZ_DATA_DIR: folder, QZ_SECRET: OTHER };
  await expect(starts(other)).rejects.toThrow(`QZ_SECRET ${words}`);
  unmark(folder);
  await expect(starts(other)).rejects.toThrow(`QZ_SECRET ${words}`);
  // The right one marks the folder: then there need not be a lead.
  await starts({ QZ_DATA_DIR: folder });
  change(folder, "delete from leads");
  await expect(starts(other)).rejects.toThrow(`QZ_SECRET ${words}`);
  writeFileSync(secretFile, OTHER);
  await expect(starts({ QZ_DATA_DIR: folder })).rejects.toThrow(`${secretFile} ${words}`);
});

test("a folder without a mark in which nothing was sealed belongs to the secret of its next start", async () => {
  const { folder } = await usedFolder();
  unmark(folder, "delete from leads");
  await starts({ QZ_DATA_DIR: folder, QZ_SECRET: OTHER });
  await expect(starts({ QZ_DATA_DIR: folder })).rejects.toThrow("another secret");
});

test("after a restore the service starts with the secret of the backup only", async () => {
  const { folder, secret } = await usedFolder();
  const file = join(folder, "..", "backup.qz");
  await makeBackup(readSettings({ QZ_DATA_DIR: folder }), file);
  const QZ_DATA_DIR = newFolder();
  expect(await restoreFrom(readSettings({ QZ_DATA_DIR, QZ_SECRET: OTHER }), file)).toMatchObject({
    foreignSecret: true,
  });
  await expect(starts({ QZ_DATA_DIR, QZ_SECRET: OTHER })).rejects.toThrow("another secret");
  await starts({ QZ_DATA_DIR, QZ_SECRET: secret });
  rmSync(join(QZ_DATA_DIR, "secret"));
  await expect(starts({ QZ_DATA_DIR })).rejects.toThrow("There is no secret in");
});

test("where the right secret is in the folder, the advice is to unset QZ_SECRET", async () => {
  const { folder, secretFile } = await usedFolder();
  await expect(starts({ QZ_DATA_DIR: folder, QZ_SECRET: OTHER })).rejects.toThrow(
    `QZ_SECRET holds another secret than the one that the database in ${folder} belongs to. Unset it: the right one is in ${secretFile}.`,
  );
});

test("a backup compares the secret, by the mark or by what was sealed last, and writes nothing with another one", async () => {
  const { folder, secretFile, secret } = await usedFolder();
  const file = join(folder, "..", "backup.qz");
  const backUp = (environment: Record<string, string>) =>
    makeBackup(readSettings({ QZ_DATA_DIR: folder, ...environment }), file);
  for (const isMarked of [true, false]) {
    if (!isMarked) unmark(folder);
    await expect(backUp({ QZ_SECRET: OTHER })).rejects.toThrow(
      `Unset it: the right one is in ${secretFile}.`,
    );
    rmSync(secretFile);
    await expect(backUp({ QZ_SECRET: OTHER })).rejects.toThrow("Put the former one back, as from a backup.");
    await expect(backUp({})).rejects.toThrow(`There is no secret in ${secretFile}`);
    expect(existsSync(file)).toBe(false);
    writeFileSync(secretFile, secret, { mode: 0o600 });
  }
  expect(await backUp({ QZ_SECRET: secret })).toMatchObject({ hasSecret: false });
});

describe.skipIf(!hasPostgres)("on PostgreSQL", () => {
  test("a node without a secret is refused where others have one, and makes none", async () => {
    const QZ_DATABASE_URL = await (await postgresServer()).emptyDatabase();
    await starts({ QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL, QZ_SECRET: OTHER });
    const QZ_DATA_DIR = newFolder();
    await expect(starts({ QZ_DATA_DIR, QZ_DATABASE_URL })).rejects.toThrow("There is no secret in");
    expect(existsSync(join(QZ_DATA_DIR, "secret"))).toBe(false);
    const node = await startOn({ QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL, QZ_SECRET: OTHER });
    await expect(acceptSecret(readSettings({ QZ_DATA_DIR, QZ_DATABASE_URL }))).rejects.toThrow(
      "Stop them first: they have the former secret.",
    );
    expect(existsSync(join(QZ_DATA_DIR, "secret"))).toBe(false);
    await node.stop();
    await acceptSecret(readSettings({ QZ_DATA_DIR, QZ_DATABASE_URL }));
    await starts({ QZ_DATA_DIR, QZ_DATABASE_URL });
  });

  test("a copy compares the secret before it fills the database, and gives the nodes the right one", async () => {
    const { folder, secretFile, secret } = await usedFolder();
    const url = await (await postgresServer()).emptyDatabase();
    const copy = (environment: Record<string, string>) =>
      copyTo(readSettings({ QZ_DATA_DIR: folder, QZ_DATABASE_URL: url, ...environment }), url, () => {});
    await expect(copy({ QZ_SECRET: OTHER })).rejects.toThrow(`Unset it: the right one is in ${secretFile}.`);
    rmSync(secretFile);
    await expect(copy({})).rejects.toThrow(`There is no secret in ${secretFile}`);
    await copy({ QZ_SECRET: secret });
    const node = { QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: url };
    await expect(starts({ ...node, QZ_SECRET: OTHER })).rejects.toThrow("Give every node the same.");
    await starts({ ...node, QZ_SECRET: secret });
  });

  test("a backup of nodes restored to a folder belongs to their secret, although nothing was sealed", async () => {
    const QZ_DATABASE_URL = await (await postgresServer()).emptyDatabase();
    const node = {
      QZ_DATA_DIR: newFolder(),
      QZ_DATABASE_URL,
      QZ_SECRET: "the secret of the nodes, which they share",
    };
    await starts(node);
    const file = join(node.QZ_DATA_DIR, "..", "backup.qz");
    await makeBackup(readSettings(node), file, true);
    const QZ_DATA_DIR = newFolder();
    await restoreFrom(readSettings({ QZ_DATA_DIR }), file);
    await expect(starts({ QZ_DATA_DIR, QZ_SECRET: OTHER })).rejects.toThrow("another secret");
    await starts({ QZ_DATA_DIR });
  });
});
