import { describe, expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import type { Scan } from "../../../src/features/scans/model.ts";
import { DAY, HOUR, utcDay } from "../../../src/kit/shared/clock.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../stores.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { proxyTo } from "./proxy.ts";
import { openNode } from "./stores.ts";
import { IN_FULL } from "../../extent.ts";

/** Nodes that record scans of the same codes at the same time, over connections that break. */

const ROUNDS = IN_FULL ? 100 : 10;

/** Nodes on a new database, and the number of its deadlocks. */
async function nodesOn(count: number) {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const opened = await Promise.all(Array.from({ length: count }, () => openNode(url)));
  return {
    server,
    url,
    nodes: opened.map(({ stores }) => stores),
    async deadlocks() {
      const [row] = await server.query<{ deadlocks: number }>(
        url,
        "select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()",
      );
      return row?.deadlocks;
    },
    query: <T>(text: string) => server.query<T>(url, text),
    close: () => Promise.all(opened.map(({ db }) => db.close())),
  };
}

/** Cheap random numbers, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe.skipIf(!hasPostgres)("scans on several nodes", () => {
  test("a scanner counts as one visitor and at most one repeat on all nodes together, and every total agrees with a recount", async () => {
    const { nodes, deadlocks, close } = await nodesOn(3);
    const [first] = nodes;
    if (!first) throw new Error("three nodes");
    const tenant = await tenantIn(first);
    const codes = await Promise.all(
      [0, 1, 2, 3].map((n) => codeIn(first, tenant, { group: n % 2 ? "tour" : null })),
    );
    const random = numbers(7);
    const all: Scan[] = [];
    for (let round = 0; round < ROUNDS; round++)
      await Promise.all(
        nodes.map(async (node) => {
          const batch = Array.from({ length: 40 }, () =>
            newScan(codes[random(4)] ?? { id: "" }, {
              visitor: visitor(random(30)),
              deviceKey: random(5) === 0 ? visitor(1_000 + random(5)) : null,
              at: NOON + random(3) * HOUR + random(2) * DAY,
              bot: random(6) === 0 ? "crawler" : null,
              country: ["DE", "AT", "CH", null][random(4)] ?? null,
            }),
          );
          all.push(...batch);
          await node.scans.commit(batch);
        }),
      );
    for (const code of codes) {
      const own = all.filter(({ codeId }) => codeId === code.id);
      const who = ({ visitor, deviceKey, at, bot }: Scan) =>
        `${(deviceKey ?? visitor).toHex()} ${deviceKey !== null} ${utcDay(at)} ${bot !== null}`;
      const times = Map.groupBy(own, who);
      expect(await first.scans.summary(code.id, true)).toMatchObject({
        total: own.length,
        uniqueVisitors: times.size,
        repeatScanners: [...times.values()].filter(({ length }) => length > 1).length,
        uniqueDevices: new Set(own.flatMap(({ deviceKey }) => deviceKey?.toHex() ?? [])).size,
      });
    }
    expect(await first.auditor.discrepancies(0)).toEqual([]);
    expect(await deadlocks()).toBe(0);
    await close();
  }, 300_000);

  test("ids are in the order of the nodes' clocks, and those of a node ascend also when its clock goes back", async () => {
    const { nodes, close } = await nodesOn(3);
    const [first] = nodes;
    if (!first) throw new Error("three nodes");
    const code = await codeIn(first, await tenantIn(first));
    const clocks = [0, 7, 3, 2_000, 2_004, 1_000, 3_000];
    for (const [turn, clock] of clocks.entries())
      await nodes[turn % 2]?.scans.commit([newScan(code, { at: NOON + clock, visitor: visitor(turn) })]);
    const kept = await first.scans.list(code.id, { withBots: true, limit: 100 });
    // The sixth scan is the second node's, which was at 2,000 before.
    expect(kept.map((scan) => scan.visitor[0])).toEqual([6, 4, 5, 3, 1, 2, 0]);
    await close();
  }, 300_000);

  test("while a campaign is recounted ids are above those that the recount may have seen, whatever the clocks say", async () => {
    const { nodes, query, close } = await nodesOn(2);
    const [first, second] = nodes;
    if (!first || !second) throw new Error("two nodes");
    const tenant = await tenantIn(first);
    const code = await codeIn(first, tenant, { group: "tour" });
    await first.scans.commit([newScan(code, { at: NOON + 60_000, visitor: visitor(1) })]);
    await first.codes.edit(tenant.id, code.id, { group: "guide" }, NOON, null);
    await second.scans.commit([newScan(code, { at: NOON, visitor: visitor(2) })]);
    expect(await query("select encode(visitor, 'hex') as who from scans order by id")).toEqual(
      [1, 2].map((who) => ({ who: visitor(who).toHex() })),
    );
    await close();
  });

  test("scans of a code that another node has deleted leave nothing, and those of other codes are kept", async () => {
    const { nodes, query, close } = await nodesOn(2);
    const [first, second] = nodes;
    if (!first || !second) throw new Error("two nodes");
    const tenant = await tenantIn(first);
    const [kept, gone] = [await codeIn(first, tenant), await codeIn(first, tenant)];
    const both = (who: number) => [kept, gone].map((code) => newScan(code, { visitor: visitor(who) }));
    // The first node knows the numbers of both.
    await first.scans.commit(both(1));
    await second.codes.remove(tenant.id, gone.id, NOON);
    while (await second.eraser.step(100));
    await first.scans.commit(both(2));
    await first.scans.commit(both(3));
    expect((await first.scans.summary(kept.id, true)).total).toBe(3);
    const tables = ["scans", "scanners", "scan_deltas"];
    for (const table of tables)
      expect(
        await query(`select 1 from ${table} where code_seq not in (select seq from codes) limit 1`),
      ).toEqual([]);
    expect(await first.auditor.discrepancies(0)).toEqual([]);
    await close();
  });

  test("a day counts at most two hundred values by name, however many nodes record new ones", async () => {
    const { nodes, query, close } = await nodesOn(3);
    const [first] = nodes;
    if (!first) throw new Error("three nodes");
    const code = await codeIn(first, await tenantIn(first));
    let scan = 0;
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        nodes.map((node, n) =>
          node.scans.commit(
            Array.from({ length: 20 }, (_, i) =>
              newScan(code, {
                at: NOON + round * HOUR,
                visitor: visitor(scan++),
                referrer: `host-${(round * 31 + n * 7 + i * 3) % 330}.example`,
              }),
            ),
          ),
        ),
      );
      // Packed values count towards the two hundred, too.
      if (round % 3 === 2) while (await nodes[round % 2]?.packer.step(NOON + round * HOUR, 150));
    }
    const values = await first.analytics.values({ codeId: code.id }, [
      { grain: "day", from: Math.floor(NOON / DAY) * DAY, to: Math.ceil(NOON / DAY) * DAY, sign: 1 },
    ]);
    const referrers = values.filter(({ dimension }) => dimension === "referrer");
    expect(referrers.filter(({ value }) => value !== "other").length).toBe(200);
    expect(referrers.reduce((sum, { scans }) => sum + scans, 0)).toBe(600);
    expect(await first.auditor.discrepancies(0)).toEqual([]);
    expect(await query("select 1 from packed_totals limit 1")).toHaveLength(1);
    await close();
  }, 300_000);

  test("a batch whose commit got no answer is not counted again", async () => {
    const { url, nodes, close } = await nodesOn(1);
    const [direct] = nodes;
    if (!direct) throw new Error("one node");
    const proxy = await proxyTo(url);
    const far = await openNode(proxy.through(url));
    const tenant = await tenantIn(direct);
    const hook = {
      url: "https://hooks.example/",
      secrets: null,
      updatedAt: NOON,
      revision: 1,
      events: null,
      name: "",
      goneAt: null,
      goneUrl: null,
    };
    await direct.webhooks.replace(tenant.id, hook);
    const code = await codeIn(direct, tenant);
    const notified: string[] = [];
    far.stores.deliveries.onAdded((tenantIds) => notified.push(...tenantIds));
    await far.stores.scans.commit([newScan(code)]);
    for (let round = 1; round <= 3; round++) {
      proxy.cutAfter = "COMMIT";
      await far.stores.scans.commit([newScan(code), newScan(code, { visitor: visitor(round + 1) })]);
      expect(proxy.cuts).toBe(round);
    }
    expect(await direct.scans.summary(code.id, true)).toMatchObject({
      total: 7,
      uniqueVisitors: 4,
      repeatScanners: 1,
    });
    expect(await direct.scans.list(code.id, { withBots: true, limit: 100 })).toHaveLength(7);
    expect(await direct.deliveries.list(tenant.id, { limit: 100 })).toHaveLength(7);
    expect(notified).toHaveLength(4);
    expect(await direct.auditor.discrepancies(0)).toEqual([]);
    await far.db.close();
    proxy.close();
    await close();
  }, 300_000);

  test("however connections fail, each batch is stored once or not at all", async () => {
    const { nodes, query, close } = await nodesOn(3);
    const [first] = nodes;
    if (!first) throw new Error("three nodes");
    const tenant = await tenantIn(first);
    const codes = await Promise.all([0, 1].map(() => codeIn(first, tenant)));
    let done = false;
    const breaking = (async () => {
      while (!done) {
        await query(`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'quietzone-%' and random() < 0.02 and datname = current_database()`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const kept = new Set<number>();
    const doubtful = new Set<number>();
    let next = 0;
    await Promise.all(
      nodes.map(async (node, n) => {
        for (let round = 0; round < ROUNDS * 4; round++) {
          const numbers = Array.from({ length: 5 }, () => next++);
          const batch = numbers.map((i) =>
            newScan(codes[(n + i) % 2] ?? { id: "" }, { visitor: visitor(i) }),
          );
          const outcome = await node.scans.commit(batch).then(
            () => kept,
            () => doubtful,
          );
          for (const number of numbers) outcome.add(number);
        }
      }),
    );
    done = true;
    await breaking;
    await untilReconnected(() => first.scans.list(codes[0]?.id ?? "", { withBots: true, limit: 1 }));
    const there: number[] = [];
    for (const code of codes)
      for (const { visitor } of await first.scans.list(code.id, { withBots: true, limit: 10_000 }))
        there.push(new DataView(visitor.buffer, visitor.byteOffset).getUint32(0, true));
    expect(new Set(there).size).toBe(there.length);
    expect([...kept].filter((number) => !there.includes(number))).toEqual([]);
    expect(there.filter((number) => !kept.has(number) && !doubtful.has(number))).toEqual([]);
    expect(kept.size).toBeGreaterThan(0);
    expect(await first.auditor.discrepancies(0)).toEqual([]);
    await close();
  }, 300_000);

  test("every total agrees when one node moves, packs, recounts and deletes codes while others record scans", async () => {
    const { nodes, deadlocks, close } = await nodesOn(3);
    const [first, second, third] = nodes;
    if (!first || !second || !third) throw new Error("three nodes");
    const tenant = await tenantIn(first);
    const codes: Code[] = [];
    for (let n = 0; n < 6; n++) codes.push(await codeIn(first, tenant, { group: "tour" }));
    const random = numbers(11);
    const scan = async (node: typeof first) => {
      for (let round = 0; round < ROUNDS * 3; round++)
        await node.scans.commit(
          Array.from({ length: 15 }, () =>
            newScan(codes[random(codes.length)] ?? { id: "" }, {
              visitor: visitor(random(60)),
              deviceKey: random(4) === 0 ? visitor(500 + random(6)) : null,
              at: NOON + random(4) * HOUR,
            }),
          ),
        );
    };
    const busy = async () => {
      for (let round = 0; round < ROUNDS * 2; round++) {
        const code = codes[random(5)];
        if (code)
          await third.codes.edit(tenant.id, code.id, { group: random(2) ? "tour" : "guide" }, NOON, null);
        await third.campaigns.step(utcDay(NOON));
        await first.campaigns.step(utcDay(NOON));
        await third.packer.step(NOON + 2 * HOUR, 50);
        if (round % 5 === 0) await third.devices.erase([visitor(500 + random(6))]);
        await third.eraser.step(20);
      }
      const gone = codes[5];
      if (gone) await third.codes.remove(tenant.id, gone.id, NOON);
    };
    await Promise.all([scan(first), scan(second), busy()]);
    while (await first.campaigns.step(utcDay(NOON)));
    for (const node of nodes) while (await node.packer.step(NOON + DAY, 100));
    while (await first.eraser.step(100));
    expect(await first.auditor.discrepancies(0)).toEqual([]);
    expect(await deadlocks()).toBe(0);
    await close();
  }, 300_000);
});

/** The connections of a node's pool. Any of them may be broken without the node's knowing. */
const CONNECTIONS = 10;

/** A node that takes its database for away tries each call once. This calls until a connection that holds is found. */
async function untilReconnected(call: () => Promise<unknown>): Promise<void> {
  for (let broken = 0; broken < CONNECTIONS; broken++)
    if (
      await call().then(
        () => true,
        () => false,
      )
    )
      return;
}
