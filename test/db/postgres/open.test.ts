import { describe, expect, test } from "bun:test";
import { type Connection, openPostgres, type PostgresDatabase } from "../../../db/postgres/open.ts";
import { openPostgresStores } from "../../../db/postgres/stores.ts";
import { rowsOf } from "../../../db/postgres/rows.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";

/** A database with one table for notes, and a node on it. */
async function opened(connections = 4) {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  await server.query(url, "create table notes (id int primary key, text text)");
  await server.query(url, "create sequence turns");
  const db = await openPostgres(url, { connections });
  return { server, url, db };
}

const note = (tx: Connection, id: number, text = "") =>
  rowsOf(tx, "insert into notes values ($1::int, $2)", [id, text]);

async function notes(db: PostgresDatabase): Promise<number[]> {
  const found = await db.read((connection) =>
    rowsOf<{ id: number }>(connection, "select id from notes order by id"),
  );
  return found.map(({ id }) => id);
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.skipIf(!hasPostgres)("a PostgreSQL database", () => {
  test("a transaction is stored as a whole or not at all, however late it fails", async () => {
    const { db } = await opened();
    const late = db.write(async (tx) => {
      await note(tx, 1);
      await note(tx, 2);
      throw new RangeError("late");
    });
    expect(await failure(late)).toBeInstanceOf(RangeError);
    expect(await notes(db)).toEqual([]);
    await db.write((tx) => note(tx, 3));
    expect(await notes(db)).toEqual([3]);
    await db.close();
  });

  test("a fault of the server has its SQLSTATE, and no values of the query", async () => {
    const { db } = await opened();
    await db.write((tx) => note(tx, 1));
    const error = await failure(db.write((tx) => note(tx, 1, "a secret of somebody's")));
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ code: "23505" });
    expect(Bun.inspect(error)).not.toContain("secret");
    await db.close();
  });

  test("a transaction whose connection is cut is run again", async () => {
    const { db } = await opened();
    let turns = 0;
    await db.write(async (tx) => {
      await note(tx, 1);
      if (++turns <= 2) await rowsOf(tx, "select pg_terminate_backend(pg_backend_pid())");
      await note(tx, 2);
    });
    expect(turns).toBe(3);
    expect(await notes(db)).toEqual([1, 2]);
    await db.close();
  });

  /** Cuts the connection in the middle of the first commit that inserts a note. */
  async function cutFirstCommit({ server, url }: Awaited<ReturnType<typeof opened>>): Promise<void> {
    await server.query(
      url,
      `create function cut() returns trigger language plpgsql as $$ begin
        if nextval('turns') = 1 then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); end if;
        return null; end $$`,
    );
    await server.query(
      url,
      `create constraint trigger cut after insert on notes deferrable initially deferred
        for each row execute function cut()`,
    );
  }

  test("a commit with an unknown outcome is not run again, unless it is repeatable", async () => {
    for (const isRepeatable of [false, true]) {
      const database = await opened();
      const { db } = database;
      await cutFirstCommit(database);
      let turns = 0;
      const error = await failure(
        db.write(
          async (tx) => {
            turns++;
            await note(tx, 1);
          },
          { isRepeatable },
        ),
      );
      if (isRepeatable) expect(error).toBeNull();
      else expect(error).toBeInstanceOf(StorageError);
      expect(turns).toBe(isRepeatable ? 2 : 1);
      await db.close();
    }
  });

  test("two transactions that deadlock both succeed", async () => {
    const { db } = await opened();
    await db.write(async (tx) => {
      for (const id of [1, 2]) await note(tx, id, "0");
    });
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const take = (tx: Connection, id: number) =>
      rowsOf(tx, "update notes set text = (text::int + 1)::text where id = $1::int", [id]);
    const both = [
      { own: met[0], other: met[1], order: [1, 2] },
      { own: met[1], other: met[0], order: [2, 1] },
    ].map(({ own, other, order: [first = 0, second = 0] }) =>
      db.write(async (tx) => {
        await take(tx, first);
        own.resolve();
        await other.promise;
        await take(tx, second);
      }),
    );
    await Promise.all(both);
    const found = await db.read((connection) =>
      rowsOf<{ text: string }>(connection, "select text from notes"),
    );
    expect(found.map(({ text }) => text)).toEqual(["2", "2"]);
    await db.close();
  });

  test("a serialization failure is retried, and the caller does not notice", async () => {
    const { db } = await opened();
    await db.write(async (tx) => {
      await note(tx, 1);
      await rowsOf(
        tx,
        `do $$ begin if nextval('turns') < 4 then
          raise exception 'x' using errcode = '40001'; end if; end $$`,
      );
    });
    expect(await notes(db)).toEqual([1]);
    await db.close();
  });

  test("a statement timeout and a lock timeout are storage faults", async () => {
    const { db } = await opened();
    const impatient = db.write(async (tx) => {
      await rowsOf(tx, "set local statement_timeout = 50");
      await rowsOf(tx, "select pg_sleep(5)");
    });
    expect(await failure(impatient)).toMatchObject({ name: "StorageError", code: "57014" });
    expect(await notes(db)).toEqual([]);
    await db.close();
  });

  test("more transactions than connections wait for their turn", async () => {
    const { db, server, url } = await opened(2);
    const ids = Array.from({ length: 50 }, (_, id) => id);
    await Promise.all(ids.map((id) => db.write((tx) => note(tx, id))));
    expect(await notes(db)).toEqual(ids);
    const [sessions] = await server.query<{ count: number }>(
      url,
      "select count(*)::int as count from pg_stat_activity where application_name = $1",
      [db.node],
    );
    expect(sessions?.count).toBeLessThanOrEqual(2);
    await db.close();
  });

  test("a snapshot sees one moment, whatever is committed in between", async () => {
    const { db } = await opened();
    await db.write((tx) => note(tx, 1));
    const seen = await db.snapshot(async (connection) => {
      const before = await rowsOf(connection, "select * from notes");
      await db.write((tx) => note(tx, 2));
      return [before.length, (await rowsOf(connection, "select * from notes")).length];
    });
    expect(seen).toEqual([1, 1]);
    await db.close();
  });

  test("a node reconnects to a server that crashed and restarted, and no confirmed write is lost", async () => {
    const { db, server } = await opened();
    for (const id of [1, 2, 3]) {
      await db.write((tx) => note(tx, id));
      await server.crash();
    }
    expect(await notes(db)).toEqual([1, 2, 3]);
    await db.close();
  });

  test("while the server is away every call fails, and after the first it fails at once; then the node recovers", async () => {
    const { db, server } = await opened();
    await server.stop();
    expect(await failure(notes(db))).toBeInstanceOf(StorageError);
    expect(db.isAway).toBe(true);
    let turns = 0;
    for (let i = 0; i < 20; i++)
      expect(
        await failure(
          db.read(async (connection) => {
            turns++;
            await rowsOf(connection, "select 1");
          }),
        ),
      ).toBeInstanceOf(StorageError);
    // Nothing is begun where there is no session.
    expect(turns).toBe(0);
    await server.start();
    expect(await notes(db)).toEqual([]);
    await db.untilBack();
    expect(db.isAway).toBe(false);
    await db.close();
  });

  test("a server that answers reads and takes no writes, as a standby, is away until it takes them", async () => {
    const { db, server, url } = await opened();
    const name = new URL(url).pathname.slice(1);
    await server.query(url, `alter database ${name} set default_transaction_read_only = on`);
    await server.crash();
    expect(await failure(db.write((tx) => note(tx, 1)))).toBeInstanceOf(StorageError);
    expect(await notes(db)).toEqual([]);
    expect(db.isAway).toBe(true);
    await server.query(
      url,
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    await db.untilBack();
    expect(db.isAway).toBe(false);
    await db.close();
  });

  test("a node that starts before its server waits for it, and reports that it waits", async () => {
    const { db, server, url } = await opened();
    await db.close();
    await server.stop();
    const heard = Promise.withResolvers<string>();
    const late = openPostgres(url, { wait: 30_000, onWait: heard.resolve });
    expect(await heard.promise).toBe("ERR_POSTGRES_CONNECTION_REFUSED");
    expect(await failure(openPostgres(url))).toBeInstanceOf(StorageError);
    await server.start();
    const node = await late;
    expect(await notes(node)).toEqual([]);
    await node.close();
  });

  test("a node that starts before its server takes writes, as a standby, waits until it does", async () => {
    const server = await postgresServer();
    const url = await server.emptyDatabase();
    const name = new URL(url).pathname.slice(1);
    await server.query(url, `alter database ${name} set default_transaction_read_only = on`);
    const heard = Promise.withResolvers<string>();
    const late = openPostgres(url, { wait: 30_000, onWait: heard.resolve });
    expect(await heard.promise).toBe("25006");
    await server.query(
      url,
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    const node = await late;
    expect(node.isAway).toBe(false);
    await node.close();
  });

  test("a start whose balancer leads to a standby once the database was opened waits, and leaves its sessions there", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const name = new URL(url).pathname.slice(1);
    await server.query(url, `alter database ${name} set default_transaction_read_only = on`);
    const [ours, joining] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const open = (onWait: (code: string) => void) => openPostgresStores(url, { wait: 30_000, onWait });
    const nodes = [await open(ours.resolve), await open(joining.resolve)] as const;
    // The schema is up to date, so the first writes are the mark of the secret, and without it the node's heartbeat.
    const written = [nodes[0].secretMarks.add("a mark"), nodes[1].join()];
    expect(await Promise.all([ours.promise, joining.promise])).toEqual(["25006", "25006"]);
    await server.query(
      url,
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    await Promise.all(written);
    for (const node of nodes) await node.close();
  });
});
