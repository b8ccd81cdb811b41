import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addChecksum } from "../../db/files/checksum.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { runHere } from "../operate/cli/here.ts";
import { runProgram, temporaryFolder } from "./process.ts";

/** Data of before the first release are refused, and stay as they are. */

/**
 * All databases of that time have the list of migrations as drizzle made it, with these first rows.
 */
const MADE = [
  "create table tenants (id text primary key not null, name text not null)",
  "insert into tenants values ('ten_1', 'Museum')",
];
const APPLIED = (times: readonly number[]) => [
  "create table __drizzle_migrations (id integer primary key, hash text not null, created_at bigint)",
  ...times.map((time, at) => `insert into __drizzle_migrations values (${at + 1}, 'x', ${time})`),
];
/** When the first migrations and the last ones of that time were made. */
const SQLITE = [1795226108897, 1795226613173, 1795509815690];
const POSTGRES = [1795244070253, 1795244070777, 1795508100536];

const NOTES = { version: "0.1.0 (commit 5c6a801ac0de, schema 39)", madeAt: "2026-11-24T02:00:00.000Z" };

function put(file: string, ...more: readonly string[]): void {
  using database = new Database(file, { create: true });
  database.run("PRAGMA journal_mode = WAL");
  for (const statement of [...MADE, ...APPLIED(SQLITE), ...more]) database.run(statement);
  database.run("PRAGMA wal_checkpoint(TRUNCATE)");
  database.run("PRAGMA journal_mode = DELETE");
}

/** A folder of that time, in `data`, and a backup of it. */
function folderOfBefore(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "data"), { mode: 0o700 });
  put(join(folder, "data/quietzone.db"));
  writeFileSync(join(folder, "data/secret"), "s".repeat(64), { mode: 0o600 });
  const notes = { ...NOTES, secret: "s".repeat(64) };
  put(
    join(folder, "backup.db"),
    "create table backup_notes (name text primary key, value text not null)",
    ...Object.entries(notes).map(
      ([name, value]) => `insert into backup_notes values ('${name}', '${value}')`,
    ),
  );
  addChecksum(join(folder, "backup.db"));
  return folder;
}

const rowsOf = (folder: string) => {
  using database = new Database(join(folder, "data/quietzone.db"), { readonly: true });
  return database
    .query("select type, name, sql from sqlite_schema")
    .values()
    .concat(
      database.query("select * from tenants").values(),
      database.query("select * from __drizzle_migrations").values(),
    );
};

const NO_RELEASE = /before the first release.*[Nn]o release reads it/s;

test("a data folder of before the first release is refused by the service and by each command, and stays as it is", async () => {
  const folder = folderOfBefore();
  const before = rowsOf(folder);
  expect(await runProgram(folder, [], { QZ_PORT: "0" })).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^[^\n]*begin with an empty one, and import the archives[^\n]*\n$/),
  });
  for (const command of [
    ["backup", join(folder, "new.db")],
    ["compact"],
    ["tenant", "list"],
    ["copy", "--to", "postgres://nobody@127.0.0.1:1/none"],
    ["secret", "accept", "-y"],
  ]) {
    const ending = await runHere(folder, command);
    expect({ command, ...ending }).toMatchObject({ command, code: 1, out: "" });
    expect(ending.err, command.join(" ")).toMatch(NO_RELEASE);
    expect(ending.err.trimEnd().split("\n"), command.join(" ")).toHaveLength(1);
  }
  const checked = await runHere(folder, ["check"]);
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(NO_RELEASE);
  expect(rowsOf(folder)).toEqual(before);
  expect(readdirSync(folder).toSorted()).toEqual(["backup.db", "data"]);
}, 300_000);

test("a backup of before the first release is refused with one line, and nothing is made", async () => {
  const folder = folderOfBefore();
  const file = join(folder, "backup.db");
  const bytes = readFileSync(file);
  const elsewhere = temporaryFolder();
  for (const command of [
    ["backup", "verify", file],
    ["restore", file],
  ]) {
    const { code, out, err } = await runHere(elsewhere, command);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(
      `it was made before the first release, by ${NOTES.version}. Only the program that made it restores it.`,
    );
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  }
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(readFileSync(file)).toEqual(bytes);
});

describe.skipIf(!hasPostgres)("with PostgreSQL", () => {
  test("a database of before the first release is refused by a node and by each command, and stays as it is", async () => {
    const server = await postgresServer();
    const url = await server.emptyDatabase();
    await server.query(url, [...MADE, ...APPLIED(POSTGRES)].join(";"));
    const contents = () =>
      Promise.all(
        ["tenants", "__drizzle_migrations", "pg_tables where schemaname = 'public'"].map((from) =>
          server.query(url, `select * from ${from} order by 1, 2`),
        ),
      );
    const before = await contents();
    const folder = temporaryFolder();
    const environment = { QZ_DATABASE_URL: url, QZ_SECRET: "s".repeat(64) };
    const started = await runProgram(folder, [], { ...environment, QZ_PORT: "0" });
    expect(started).toMatchObject({ code: 1, out: "" });
    expect(started.err).toMatch(NO_RELEASE);
    for (const command of [
      ["tenant", "list"],
      ["backup", join(folder, "new.db")],
    ]) {
      const { code, out, err } = await runHere(folder, command, environment);
      expect({ command, code, out }).toEqual({ command, code: 1, out: "" });
      expect(err).toMatch(NO_RELEASE);
    }
    const checked = await runHere(folder, ["check"], environment);
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(NO_RELEASE);
    expect(await contents()).toEqual(before);
  }, 300_000);
});
