import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { eventually } from "../../e2e/process.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { startScenario } from "../../scenario.ts";
import { proxyTo } from "./proxy.ts";
import { openNode } from "./stores.ts";

/** Chores, such as erasing, run on one node at a time. */

describe.skipIf(!hasPostgres)("the chores of nodes that share a database", () => {
  let url = "";
  beforeAll(async () => {
    url = await (await postgresServer()).freshDatabase();
  });

  const nodes: Awaited<ReturnType<typeof openNode>>[] = [];
  async function node() {
    const opened = await openNode(url);
    nodes.push(opened);
    return opened;
  }
  afterAll(() => Promise.all(nodes.map(({ db }) => db.close())));

  /** Makes a node take the chores and hold them until `end` is called. */
  async function holding({ stores }: Awaited<ReturnType<typeof openNode>>) {
    const [taken, release] = [Promise.withResolvers<() => boolean>(), Promise.withResolvers<void>()];
    const done = stores.alone(async (isOurs) => {
      taken.resolve(isOurs);
      await release.promise;
    });
    const isOurs = await taken.promise;
    return {
      isOurs,
      async end() {
        release.resolve();
        await done;
      },
    };
  }

  async function canTake({ stores }: Awaited<ReturnType<typeof openNode>>): Promise<boolean> {
    let got = false;
    await stores.alone(async (isOurs) => {
      got = isOurs();
    });
    return got;
  }

  test("belong to one node until it releases them, and then another node can take them", async () => {
    const [here, there] = [await node(), await node()];
    const held = await holding(here);
    expect(await canTake(there)).toBe(false);
    expect(await canTake(here)).toBe(false);
    expect(held.isOurs()).toBe(true);
    await held.end();
    expect(await canTake(there)).toBe(true);
  });

  test("are free again as soon as they are done, however often they run", async () => {
    const [here, there] = [await node(), await node()];
    for (let turn = 0; turn < 20; turn++) expect(await canTake(turn % 2 === 0 ? here : there)).toBe(true);
  });

  test("are free again after they have thrown", async () => {
    const [here, there] = [await node(), await node()];
    const failing = here.stores.alone(async () => {
      throw new Error("a chore failed");
    });
    await expect(failing).rejects.toThrow("a chore failed");
    expect(await canTake(there)).toBe(true);
  });

  test("are free again when their node loses its session, and that node notices it", async () => {
    const [here, there] = [await node(), await node()];
    const held = await holding(here);
    const server = await postgresServer();
    await server.query(
      url,
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    );
    await eventually("the lost session is noticed", () => (held.isOurs() ? null : true));
    expect(await canTake(there)).toBe(true);
    await held.end();
  });

  test("are skipped when the server does not answer", async () => {
    const proxy = await proxyTo(url);
    const { db, stores } = await openNode(proxy.through(url));
    proxy.isSilent = true;
    let ran = false;
    const outcome = await stores
      .alone(async () => {
        ran = true;
      })
      .catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(Error);
    expect(ran).toBe(false);
    proxy.close();
    await db.close().catch(() => {});
  }, 300_000);

  test("erase codes that any node deleted, and are skipped by a node while another holds them", async () => {
    const shared = await (await postgresServer()).freshDatabase();
    const environment = { QZ_DATABASE_URL: shared, QZ_SECRET: "the same on every node, and long enough" };
    const [here, there] = [await startScenario(environment), await startScenario(environment)];
    const tenant = await here.signUp();
    const code = await tenant.makeCode();
    await here.scan(code.shortId);
    const scansLeft = async () => {
      const [row] = await (
        await postgresServer()
      ).query<{ left: number }>(shared, "select count(*)::int as left from scans");
      return row?.left;
    };
    const other = await openNode(shared);
    // The housekeeping of both starts is over after this.
    for (const service of [here, there]) await service.service.housekeep();
    const held = await holding(other);
    await tenant.call("DELETE", `/app/api/codes/${code.id}`);
    await here.service.housekeep();
    await there.service.housekeep();
    expect(await scansLeft()).toBe(1);
    await held.end();
    await other.db.close();
    there.clock.advance(10 * MINUTE);
    await there.service.housekeep();
    expect(await scansLeft()).toBe(0);
    expect([...here.logged, ...there.logged].filter(({ level }) => level === "error")).toEqual([]);
    await here.stop();
    await there.stop();
  }, 300_000);
});
