import { describe, expect, test } from "bun:test";
import { rowsOf } from "../../../db/postgres/rows.ts";
import { createScanCommits } from "../../../db/postgres/scan-commits.ts";
import type { Scan } from "../../../src/features/scans/model.ts";
import type { NumberedBatch } from "../../../src/features/scans/records.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { eventually } from "../../e2e/process.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { codeIn, newScan, tenantIn } from "../stores.ts";
import { proxyTo } from "./proxy.ts";
import { openNode } from "./stores.ts";

/** A batch of one scan with its id, as `commit` takes them. */
function numbered(scan: Scan, id: Uint8Array): [Scan[], NumberedBatch[]] {
  const scans = [scan];
  return [scans, [{ id, scans }]];
}

/** Scans while the server is away, and after its return. */

/** A node on a new database, with a code. */
async function opened() {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const node = await openNode(url);
  const code = await codeIn(node.stores, await tenantIn(node.stores));
  const commit = (stores = node.stores) => failure(stores.scans.commit([newScan(code)]));
  await commit();
  return { server, url, node, code, commit, total: () => totalOf(node, code.id) };
}

async function totalOf({ stores }: Awaited<ReturnType<typeof openNode>>, codeId: string): Promise<number> {
  return (await stores.scans.summary(codeId, true)).total;
}

/** The error of a commit; `null` when it took place. */
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** The outcome of a promise, or `late` if it waits for something outside of this process. */
async function atOnce<T>(promise: Promise<T>): Promise<T | "late"> {
  const turn = new Promise<"late">((resolve) => setImmediate(() => resolve("late")));
  return Promise.race([promise, turn]);
}

describe.skipIf(!hasPostgres)("while the server is", () => {
  test("stopped, scans fail at once, and are stored again once it is back, though nobody tried", async () => {
    const { server, node, commit, total } = await opened();
    await server.stop();
    expect(await commit()).toBeInstanceOf(StorageError);
    for (let i = 0; i < 20; i++) expect(await atOnce(commit())).toMatchObject({ code: "AWAY" });
    expect(node.stores.isAway()).toBe(true);
    await server.start();
    await node.db.untilBack();
    expect(await commit()).toBeNull();
    expect([await total(), node.stores.isAway()]).toEqual([2, false]);
    await node.db.close();
  });

  test("frozen, scans fail at once, and are stored again once it goes on, though nobody tried", async () => {
    const { server, node, commit, total } = await opened();
    server.freeze();
    try {
      const first = await commit();
      expect(first).toBeInstanceOf(StorageError);
      for (let i = 0; i < 20; i++) expect(await atOnce(commit())).toMatchObject({ code: "AWAY" });
    } finally {
      server.thaw();
    }
    await node.db.untilBack();
    expect(await commit()).toBeNull();
    expect(await total()).toBe(2);
    await node.db.close();
  });
});

describe.skipIf(!hasPostgres)("while commits wait for standbys", () => {
  test("the server is away though it answers reads, sessions do not become more, and the commit counts once", async () => {
    const { server, url, node, code, total } = await opened();
    await server.query(url, "create table notes (id serial primary key)");
    const write = () =>
      failure(node.db.write((on) => rowsOf(on, "insert into notes default values"), { within: 300 }));
    const setStandbys = async (names: string) => {
      await server.query(url, `alter system set synchronous_standby_names = '${names}'`);
      await server.query(url, "select pg_reload_conf()");
    };
    const waiting = () =>
      server.query<{ pid: number }>(
        url,
        `select pid from pg_stat_activity where wait_event = 'SyncRep' and application_name = '${node.db.node}'`,
      );
    let stored = await total();
    let outcome: Promise<unknown> = Promise.resolve(null);
    try {
      await setStandbys("nobody");
      await eventually("a commit of scans waits", async () => {
        let isOver = false;
        const scan = failure(node.stores.scans.commit([newScan(code)])).finally(() => (isOver = true));
        await eventually("it waits or is over", async () =>
          isOver || (await waiting()).length > 0 ? true : null,
        );
        if (!isOver) await write();
        const error = await scan;
        if (error === null) stored++;
        else
          outcome = error instanceof StorageError && error.outcome ? error.outcome() : Promise.resolve(null);
        return error;
      });
      const seen = new Set<number>();
      let most = 0;
      await eventually("the server was tried several times", async () => {
        const sessions = await waiting();
        most = Math.max(most, sessions.length);
        for (const { pid } of sessions) seen.add(pid);
        return seen.size >= 6 ? true : null;
      });
      // The two that were given up, and one that tries; perhaps one more that has not ended yet.
      expect(most).toBeLessThanOrEqual(4);
      await node.stores.codes.resolve(code.shortId);
      expect(node.db.isAway).toBe(true);
    } finally {
      await setStandbys("");
    }
    await node.db.untilBack();
    expect(await outcome).toBe(true);
    expect(await total()).toBe(stored + 1);
    await node.db.close();
  }, 300_000);
});

describe.skipIf(!hasPostgres)("a commit that got no answer and was given up", () => {
  test.each([
    ["took place, which is known once the server is back", "cutAfter", true],
    ["did not take place, which is known once the server is back, and never does", "cutBefore", false],
  ] as const)("%s", async (_what, cut, tookPlace) => {
    const { url, node, code, commit } = await opened();
    const proxy = await proxyTo(url);
    const far = await openNode(proxy.through(url));
    await commit(far.stores);
    proxy[cut] = "COMMIT";
    const givenUp = commit(far.stores);
    await eventually("it was cut off", () => (proxy.cuts === 1 ? true : null));
    proxy.isCut = true;
    const error = await givenUp;
    const outcome = error instanceof StorageError ? error.outcome : null;
    expect(outcome).not.toBeNull();
    proxy.isCut = false;
    expect(await outcome?.()).toBe(tookPlace);
    expect(await totalOf(node, code.id)).toBe(tookPlace ? 3 : 2);
    await far.db.close();
    await node.db.close();
    proxy.close();
  });

  test("is asked for until the server answers, however often it does not", async () => {
    const { node } = await opened();
    const number = new Uint8Array(16).fill(7);
    let asked = 0;
    const commits = createScanCommits(
      {
        untilBack: () => node.db.untilBack(),
        write: (work, how) =>
          ++asked % 20 === 0 ? node.db.write(work, how) : Promise.reject(new StorageError("57P01", null)),
      },
      async () => {},
    );
    expect(await commits.tookPlace(number.toHex())).toBe(false);
    await node.stores.scans.commit(...numbered(newScan({ id: "code_1" }), number));
    expect(await commits.tookPlace(number.toHex())).toBe(true);
    expect(await commits.tookPlace(number.toHex())).toBe(true);
    expect(asked).toBe(60);
    await node.db.close();
  });

  test("counts once when it is committed again under its number, and others are told apart", async () => {
    const { node, code, total } = await opened();
    const number = (value: number) => new Uint8Array(16).fill(value);
    for (let time = 0; time < 2; time++)
      await node.stores.scans.commit(...numbered(newScan(code), number(1)));
    expect(await total()).toBe(2);
    await node.stores.scans.commit(...numbered(newScan(code), number(2)));
    expect(await total()).toBe(3);
    await node.stores.scans.forgetScanners(0, 1);
    await node.stores.scans.commit(...numbered(newScan(code), number(1)));
    expect(await total()).toBe(3);
    await node.db.close();
  });

  test("counts once when it is joined with others, of which some were committed before", async () => {
    const { node, code, total } = await opened();
    const joined = (...numbers: number[]) => {
      const batches = numbers.map((value) => ({
        id: new Uint8Array(16).fill(value),
        scans: Array.from({ length: value }, () => newScan(code)),
      }));
      return node.stores.scans.commit(
        batches.flatMap(({ scans }) => scans),
        batches,
      );
    };
    const before = await total();
    await joined(1, 2);
    expect((await total()) - before).toBe(3);
    await joined(4, 2, 3, 1);
    expect((await total()) - before).toBe(10);
    // All of them, in another order; and each alone, as a journal of before a crash has them.
    await joined(3, 1, 2, 4);
    await node.stores.scans.commit(...numbered(newScan(code), new Uint8Array(16).fill(4)));
    expect((await total()) - before).toBe(10);
    await node.db.close();
  });

  test("is not tried again once its scans were answered, until it is handed in", async () => {
    const { url, node, code, total } = await opened();
    const proxy = await proxyTo(url);
    const far = await openNode(proxy.through(url));
    const number = new Uint8Array(16).fill(1);
    proxy.cutBefore = "COMMIT";
    const error = await failure(
      far.stores.scans.commit(...numbered(newScan(code), number), () => proxy.cuts > 0),
    );
    expect(error).toMatchObject({ code: "AWAY" });
    expect(await total()).toBe(1);
    await far.stores.scans.commit(...numbered(newScan(code), number));
    expect(await total()).toBe(2);
    await far.db.close();
    await node.db.close();
    proxy.close();
  });

  test("is lost for certain when it was never sent", async () => {
    const { url, node, commit } = await opened();
    const proxy = await proxyTo(url);
    const far = await openNode(proxy.through(url));
    proxy.isCut = true;
    expect(await commit(far.stores)).toMatchObject({ name: "StorageError", outcome: null });
    await far.db.close();
    await node.db.close();
    proxy.close();
  });
});
