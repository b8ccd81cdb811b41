import { describe, expect, test } from "bun:test";
import { openPostgres, type PostgresDatabase } from "../../../db/postgres/open.ts";
import { postgresStores } from "../../../db/postgres/stores.ts";
import { rowsOf } from "../../../db/postgres/rows.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { SettingsError } from "../../../src/kit/settings/settings.ts";
import { openStores } from "../../../src/app/storage.ts";
import { eventually } from "../../e2e/process.ts";
import { hasPooler, startPooler } from "../../pgbouncer.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { newFolder } from "../../app/world.ts";
import { codeIn, newScan, tenantIn } from "../stores.ts";
import { openNode } from "./stores.ts";

/** Nodes behind a real PgBouncer. */

const SETTINGS = `select current_setting('statement_timeout') as statements, current_setting('lock_timeout') as locks,
  current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone,
  current_setting('search_path') as path, current_setting('synchronous_commit') as synced,
  current_setting('application_name') as name, pg_backend_pid() as pid`;

interface Settings {
  readonly name: string;
  readonly pid: number;
}

const OURS = {
  statements: "20s",
  locks: "10s",
  idle: "20s",
  zone: "UTC",
  path: "public",
  synced: "on",
};

/** The settings of `count` sessions, all in use at once. */
async function settingsOf(db: PostgresDatabase, count: number): Promise<Settings[]> {
  const all = Promise.withResolvers<void>();
  let inUse = 0;
  return Promise.all(
    Array.from({ length: count }, () =>
      db.write(async (tx) => {
        const [found] = await rowsOf<Settings>(tx, SETTINGS);
        if (++inUse === count) all.resolve();
        await all.promise;
        if (!found) throw new Error("There are no settings");
        return found;
      }),
    ),
  );
}

async function pooled(setting: string) {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const pooler = await startPooler(url, setting);
  return { server, url, pooler, far: pooler.through(url) };
}

describe.skipIf(!hasPostgres || !hasPooler)("behind PgBouncer as it is installed", () => {
  test("every session of a node has the program's settings, also one that replaces a lost one", async () => {
    const { server, url, far } = await pooled("pool_mode = session");
    const db = await openPostgres(far, { connections: 4 });
    const before = await settingsOf(db, 4);
    for (const found of before) expect(found).toMatchObject({ ...OURS, name: db.node });
    expect(new Set(before.map(({ pid }) => pid)).size).toBe(4);
    for (const { pid } of before) await server.query(url, "select pg_terminate_backend($1::int)", [pid]);
    const after = await settingsOf(db, 4);
    for (const found of after) expect(found).toMatchObject(OURS);
    expect(new Set([...before, ...after].map(({ pid }) => pid)).size).toBe(8);
    await db.close();
  }, 300_000);

  test("a node gets its settings in sessions that PgBouncer has cleared after another", async () => {
    const { far } = await pooled("pool_mode = session");
    const first = await openPostgres(far, { connections: 2 });
    await settingsOf(first, 2);
    await first.close();
    const second = await openPostgres(far, { connections: 2 });
    for (const found of await settingsOf(second, 2))
      expect(found).toMatchObject({ ...OURS, name: second.node });
    await second.close();
  }, 300_000);

  test("nodes record scans and hear of each other's changes", async () => {
    const { url, far } = await pooled("pool_mode = session");
    const near = await openNode(url);
    const db = await openPostgres(far);
    const stores = postgresStores(db);
    const heard: string[] = [];
    stores.onCodeChanged((shortId) => void heard.push(shortId));
    await stores.join();
    const code = await codeIn(near.stores, await tenantIn(near.stores));
    await eventually("the change is heard", () => (heard.includes(code.shortId) ? true : null));
    await Promise.all([1, 2, 3].map(() => stores.scans.commit([newScan(code)])));
    expect((await near.stores.scans.summary(code.id, true)).total).toBe(3);
    let ran = false;
    await stores.alone(async (isOurs) => {
      ran = isOurs();
    });
    expect(ran).toBe(true);
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    await stores.close();
    await near.db.close();
  }, 300_000);

  test("a pooler that gives every transaction another session is refused in a sentence that says what to change", async () => {
    const { far } = await pooled("pool_mode = transaction");
    const settings = readSettings({ QZ_DATABASE_URL: far, QZ_DATA_DIR: newFolder() });
    await expect(openStores(settings, null)).rejects.toThrow(
      new SettingsError([
        "QZ_DATABASE_URL names a database that can't be used (its pooler keeps no sessions). Set PgBouncer to `pool_mode = session` for this database, or name the server itself.",
      ]),
    );
  }, 300_000);

  test("a pooler's reason for refusing a node is in the error, and reported while the node waits", async () => {
    const { far } = await pooled("max_client_conn = 0");
    const settings = readSettings({ QZ_DATABASE_URL: far, QZ_DATA_DIR: newFolder() });
    await expect(openStores(settings, null)).rejects.toThrow(
      /can't be used \(08P01: no more connections allowed \(max_client_conn\)\)\. It may hold the address/,
    );
    const said = Promise.withResolvers<string>();
    const late = openPostgres(far, {
      wait: 1_000,
      onWait: (code, words) => said.resolve(`${code}: ${words}`),
    });
    expect(await said.promise).toBe("08P01: no more connections allowed (max_client_conn)");
    await expect(late).rejects.toMatchObject({ code: "08P01" });
  }, 300_000);
});
