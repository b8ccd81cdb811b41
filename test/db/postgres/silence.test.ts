import { describe, expect, test } from "bun:test";
import {
  type Connection,
  type OpenOptions,
  openPostgres,
  type PostgresDatabase,
} from "../../../db/postgres/open.ts";
import { rowsOf } from "../../../db/postgres/rows.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { eventually } from "../../e2e/process.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { proxyTo } from "./proxy.ts";

/** A database with one table for notes, and two nodes on it: one connects directly, one through a proxy. */
async function opened(options: OpenOptions) {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  await server.query(url, "create table notes (id int primary key)");
  const direct = await openPostgres(url);
  const proxy = await proxyTo(url);
  const db = await openPostgres(proxy.through(url), options);
  await written(db, 1);
  return {
    direct,
    proxy,
    db,
    async close() {
      await db.close();
      await direct.close();
      proxy.close();
    },
  };
}

const note = (tx: Connection, id: number) =>
  rowsOf(tx, "insert into notes values ($1::int) on conflict do nothing", [id]);

/** Writes a note, again if the server is given up meanwhile: a busy machine answers probes late. */
function written(db: PostgresDatabase, id: number): Promise<boolean> {
  return eventually("a write takes place", () =>
    db
      .write((tx) => note(tx, id))
      .then(
        () => true,
        () => null,
      ),
  );
}

async function notes(db: PostgresDatabase): Promise<number[]> {
  const found = await db.read((on) => rowsOf<{ id: number }>(on, "select id from notes order by id"));
  return found.map(({ id }) => id);
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.skipIf(!hasPostgres)("a server that does not answer", () => {
  test("is given up after the timeout with all calls in flight, and used again once it answers", async () => {
    // The probe waits longer than this test may.
    const probeTimes = { after: 20, patience: 600_000 };
    const { db, direct, proxy, close } = await opened({ connections: 2, probeTimes });
    proxy.isSilent = true;
    const waiting = [2, 3, 4].map((id) => failure(db.write((tx) => note(tx, id), { within: 300 })));
    for (const error of await Promise.all(waiting)) expect(error).toBeInstanceOf(StorageError);
    expect(db.isAway).toBe(true);
    proxy.isSilent = false;
    await db.write((tx) => note(tx, 5));
    expect(await notes(direct)).toContain(5);
    await close();
  });

  test("is given up as soon as a probe gets no answer, however long the timeout is", async () => {
    const { db, direct, proxy, close } = await opened({ probeTimes: { after: 20, patience: 3_000 } });
    proxy.isSilent = true;
    // The timeout alone would take half a minute, longer than this test may.
    const waiting = [2, 3, 4].map((id) => failure(db.write((tx) => note(tx, id))));
    const errors = await Promise.all(waiting);
    for (const error of errors) expect(error).toBeInstanceOf(StorageError);
    expect(errors).toContainEqual(new StorageError("ETIMEDOUT", null));
    expect(db.isAway).toBe(true);
    proxy.isSilent = false;
    await written(db, 5);
    expect(await notes(direct)).toEqual([1, 5]);
    await close();
  }, 300_000);

  test("is given up when its probes are answered by another, as behind a balancer after a failover", async () => {
    const { db, direct, proxy, close } = await opened({ probeTimes: { after: 20, patience: 10_000 } });
    proxy.deafen();
    // A server that has started anew is another one.
    await (await postgresServer()).crash();
    // The timeout alone would take half a minute, longer than this test may.
    expect(await failure(db.write((tx) => note(tx, 2)))).toEqual(new StorageError("ETIMEDOUT", null));
    // The server may still be starting.
    await written(db, 3);
    expect(await notes(direct)).toEqual([1, 3]);
    await close();
  }, 300_000);

  test("is waited for while its probes get answers, because it is only slow", async () => {
    const { db, direct, proxy, close } = await opened({ probeTimes: { after: 10, patience: 10_000 } });
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = direct.write(async (tx) => {
      await rowsOf(tx, "update notes set id = 2 where id = 1");
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const before = proxy.connections;
    const waiting = db.write((tx) => rowsOf(tx, "update notes set id = 3"));
    await eventually("it was probed several times", () => (proxy.connections >= before + 4 ? true : null));
    release.resolve();
    await holder;
    await waiting;
    expect(await notes(direct)).toEqual([3]);
    expect(db.isAway).toBe(false);
    await close();
  });
});
