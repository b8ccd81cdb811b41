import { putBack, takeDown } from "../../features/blocks/blocking.ts";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createNodes } from "../../../db/postgres/nodes.ts";
import { IN_FULL } from "../../extent.ts";
import type { PostgresDatabase } from "../../../db/postgres/open.ts";
import type { Redeem } from "../../../src/features/plans/records.ts";
import { SECOND, utcDay } from "../../../src/kit/shared/clock.ts";
import { LEASE } from "../../../src/kit/shared/lease.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import type { Stores } from "../../../db/stores.ts";
import {
  codeIn,
  newCode,
  newKey,
  newScan,
  newTenant,
  newVoucher,
  NOON,
  retryKey,
  tally,
  tenantIn,
  visitor,
} from "../stores.ts";
import { eventually } from "../../e2e/process.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { openNode, PATIENT } from "./stores.ts";

/** Several nodes on one database: guarantees that hold within one process must hold between nodes, too. */

const ROUNDS = IN_FULL ? 200 : 20;

const toPlan: Redeem = (voucher, tenant) => ({ tenant: { ...tenant, plan: voucher.plan }, answer: "done" });

describe.skipIf(!hasPostgres)("nodes that share a database", () => {
  let url = "";
  let databases: PostgresDatabase[] = [];
  let nodes: Stores[] = [];
  /** The nodes in turn. */
  const node = (turn: number): Stores => {
    const found = nodes[turn % nodes.length];
    if (!found) throw new Error("There are no nodes");
    return found;
  };
  const times = <T>(count: number, make: (turn: number) => T): T[] =>
    Array.from({ length: count }, (_, turn) => make(turn));

  beforeAll(async () => {
    url = await (await postgresServer()).freshDatabase();
    const opened = await Promise.all(times(3, () => openNode(url, PATIENT)));
    databases = opened.map(({ db }) => db);
    nodes = opened.map(({ stores }) => stores);
  });
  afterAll(() => Promise.all(databases.map((db) => db.close())));

  test("redeem a voucher exactly as often as it allows, also at the signup of new tenants", async () => {
    const [plain, entry] = [newVoucher({ uses: 5 }), newVoucher({ uses: 5 })];
    for (const voucher of [plain, entry]) await node(0).vouchers.add(voucher);
    const tenants = await Promise.all(times(30, (turn) => tenantIn(node(turn))));
    const redemptions = await Promise.all(
      tenants.map(({ id }, turn) =>
        node(turn).vouchers.redeem({ hash: plain.hash, tenantId: id, at: NOON, retry: null, redeem: toPlan }),
      ),
    );
    expect(redemptions.filter(({ kind }) => kind === "redeemed")).toHaveLength(5);
    const admitted = await Promise.all(
      times(30, (turn) =>
        node(turn).vouchers.admit({
          hash: entry.hash,
          tenant: newTenant(),
          key: newKey(),
          owner: null,
          redeem: toPlan,
        }),
      ),
    );
    expect(admitted.filter((outcome) => typeof outcome !== "string")).toHaveLength(5);
    const kept = await node(1).vouchers.list();
    expect(kept.map(({ redeemed }) => redeemed)).toEqual([5, 5]);
  });

  test("enforce the limit of a tenant, and give the stored answer to every retry with the same key", async () => {
    const tenant = await tenantIn(node(0));
    const retry = { key: retryKey(tenant), answer: "the answer" };
    const add = (turn: number, more = {}) =>
      node(turn).codes.add({ code: newCode(tenant), limit: 10, retry: null, ...more });
    expect(tally(await Promise.all(times(30, (turn) => add(turn, { retry }))))).toEqual({
      added: 1,
      replayed: 29,
    });
    expect(tally(await Promise.all(times(60, (turn) => add(turn))))).toEqual({ added: 9, limit_reached: 51 });
  });

  test("apply one of many edits that name the same revision, and every edit that names none", async () => {
    const tenant = await tenantIn(node(0));
    const code = await codeIn(node(0), tenant);
    // An edit to the title that a code has makes no revision, so no two of them have the same.
    const edit = (turn: number, revisions: ReadonlySet<number> | null) =>
      node(turn).codes.edit(tenant.id, code.id, { title: `${revisions && 1} ${turn}` }, NOON, revisions);
    const guarded = await Promise.all(times(30, (turn) => edit(turn, new Set([1]))));
    expect(guarded.filter((outcome) => outcome === "changed")).toHaveLength(29);
    await Promise.all(times(30, (turn) => edit(turn, null)));
    expect(await node(2).codes.get(tenant.id, code.id)).toMatchObject({ revision: 32 });
  });

  test("never reuse a short id, even while its code is being deleted", async () => {
    const tenant = await tenantIn(node(0));
    for (let round = 0; round < ROUNDS; round++) {
      const { id, shortId } = await codeIn(node(round), tenant);
      const again = () => newCode(tenant, { shortId });
      const batch = (await node(1).bulk.open(tenant.id, NOON)) ?? -1;
      const [gone, staged, added] = await Promise.all([
        node(0).codes.remove(tenant.id, id, NOON),
        node(2).bulk.stage(batch, [again()]),
        Promise.all(
          times(4, (turn) => node(turn + 1).codes.add({ code: again(), limit: null, retry: null })),
        ),
      ]);
      expect(gone).toEqual({ address: shortId, gs1: null });
      expect(staged).toEqual(new Set([shortId]));
      expect(tally(added)).toEqual({ short_id_taken: 4 });
      expect(await node(round).codes.resolve(shortId)).toBe("gone");
      while (await node(0).bulk.discard(batch, 10));
    }
  });

  test("keep another node's bulk batch while its lease holds, and free its short ids when that node has died", async () => {
    const tenant = await tenantIn(node(0));
    const codes = times(6, () => newCode(tenant));
    const [alive, dead] = await Promise.all(
      times(2, async (turn) => {
        const batch = (await node(0).bulk.open(tenant.id, NOON)) ?? -1;
        expect(await node(0).bulk.stage(batch, codes.slice(3 * turn, 3 * turn + 3))).toEqual(new Set());
        return batch;
      }),
    );
    const isTaken = async (some: typeof codes) =>
      (await node(1).bulk.taken(some.map(({ shortId }) => shortId))).size > 0;
    const lapsed = NOON + LEASE + 1;
    await node(0).bulk.renew(alive ?? -1, NOON + SECOND);
    expect(await node(1).bulk.release(dead ?? -1, NOON + LEASE, 2)).toBe(false);
    // Two nodes that need its short ids erase it together.
    const release = (turn: number) => node(turn).bulk.release(dead ?? -1, lapsed, 2);
    expect(await Promise.all([release(1), release(2)])).toEqual([true, true]);
    expect(await isTaken(codes.slice(3))).toBe(false);
    // A node that was only slow learns that it has lost the batch.
    expect(await node(0).bulk.stage(dead ?? -1, [newCode(tenant)])).toBe("batch_lost");
    expect(await node(0).bulk.commit({ tenantId: tenant.id, batch: dead ?? -1, at: NOON })).toBe(
      "batch_lost",
    );
    expect(await node(2).bulk.release(alive ?? -1, lapsed, 2)).toBe(false);
    for (const other of [node(1), node(2)]) while (await other.bulk.sweep(lapsed, 1));
    expect(await isTaken(codes.slice(0, 3))).toBe(true);
    expect(await node(0).bulk.commit({ tenantId: tenant.id, batch: alive ?? -1, at: NOON, limit: 3 })).toBe(
      "committed",
    );
    expect(await node(2).bulk.usage(tenant.id)).toMatchObject({ codes: 3 });
  });

  test("erase a tenant completely, even while other nodes make codes for it", async () => {
    const server = await postgresServer();
    for (let round = 0; round < ROUNDS; round++) {
      const tenant = await tenantIn(node(round));
      const code = await codeIn(node(round), tenant);
      const batch = (await node(0).bulk.open(tenant.id, NOON)) ?? -1;
      const work = times(6, (turn) => [
        node(turn).codes.add({ code: newCode(tenant), limit: 100, retry: null }),
        node(turn).bulk.stage(
          batch,
          times(3, () => newCode(tenant)),
        ),
        node(turn).scans.commit([newScan(code, { visitor: visitor(turn) })]),
        node(turn).interactions.count(code.id, "page_view", NOON),
      ]).flat();
      await Promise.all([...work, node(1).tenants.remove(tenant.id, NOON)]);
      expect(await node(2).bulk.commit({ tenantId: tenant.id, batch, at: NOON })).toBe("tenant_gone");
      // Its rows are erased in steps, by any node.
      for (const turn of [0, 1, 2]) while (await node(turn).eraser.step(100));
      const left = await server.query(
        url,
        `select from codes where tenant_id = $1 union all select from open_batches where tenant_id = $1
          union all select from campaign_days where tenant_id = $1`,
        [tenant.id],
      );
      expect(left).toEqual([]);
    }
    const orphans = await server.query(
      url,
      ["scans", "totals", "scanners", "dimension_totals", "funnel_days", "code_devices"]
        .map(
          (table) =>
            `select '${table}' from ${table} where not exists (select from codes where seq = code_seq)`,
        )
        .join(" union all "),
    );
    expect(orphans).toEqual([]);
  });

  test("share one key a day, lose it when the server crashes, and leave nothing behind when they destroy it", async () => {
    const server = await postgresServer();
    const day = utcDay(NOON);
    const key = (fill: number) => new Uint8Array(32).fill(fill);
    for (let round = 0; round < ROUNDS; round++) {
      const saved = await Promise.allSettled(
        times(9, (turn) => node(turn).dayKeys.save(day + round, key(turn))),
      );
      const winners = saved.flatMap(({ status }, turn) => (status === "fulfilled" ? [turn] : []));
      expect(winners).toHaveLength(1);
      for (const turn of times(3, (each) => each))
        expect(await node(turn).dayKeys.load(day + round)).toEqual(key(winners[0] ?? -1));
    }
    const tables = () =>
      server.query<{ persistence: string }>(
        url,
        "select relpersistence as persistence from pg_class where relname like 'day\\_key\\_%' and relkind = 'r'",
      );
    expect(await tables()).toEqual(times(ROUNDS, () => ({ persistence: "u" })));
    await server.crash();
    expect(await node(0).dayKeys.load(day)).toBeNull();
    await node(1).dayKeys.save(day, key(77));
    expect(await node(2).dayKeys.load(day)).toEqual(key(77));
    await Promise.all(times(ROUNDS * 3, (turn) => node(turn).dayKeys.destroy(day + Math.floor(turn / 3))));
    expect(await node(0).dayKeys.days()).toEqual([]);
    expect(await tables()).toEqual([]);
  });

  test("never deadlock when they do everything at once", async () => {
    const server = await postgresServer();
    const loggedBefore = (await server.log()).length;
    const tenant = await tenantIn(node(0));
    const codes = await Promise.all(
      times(12, (turn) => codeIn(node(turn), tenant, { group: `g${turn % 3}` })),
    );
    const device = (number: number) => visitor(1_000 + number);
    const scansOf = (seed: number) =>
      times(12, (turn) => {
        const code = codes[(turn * 7 + seed * 5) % codes.length] ?? newCode(tenant);
        const deviceKey = turn % 2 === 0 ? device((turn + seed) % 4) : null;
        return newScan(code, { visitor: visitor((turn * seed) % 9), deviceKey });
      });
    for (let round = 0; round < ROUNDS; round++) {
      const made = newCode(tenant, { group: "g1" });
      await node(round).codes.add({ code: made, limit: null, retry: null });
      const pick = codes[round % codes.length] ?? made;
      await Promise.all([
        ...times(6, (turn) => node(turn).scans.commit([...scansOf(round + turn), newScan(made)])),
        node(0).devices.erase([device(round % 4), device((round + 1) % 4)]),
        node(1).codes.edit(tenant.id, pick.id, { group: `g${round % 4}` }, NOON, null),
        node(2).codes.remove(tenant.id, made.id, NOON),
        takeDown(node(0), pick.shortId, NOON),
        putBack(node(1), pick.shortId, NOON),
        node(2).eraser.step(50),
        node(0).eraser.retire(NOON - 1, 50, NOON),
        node(1).scans.forgetScanners(0, 50),
        node(2).eraser.forgetAnswers(NOON - 1, 50),
        node(1).interactions.count(pick.id, "page_view", NOON),
      ]);
    }
    expect((await server.log()).slice(loggedBefore)).not.toContain("deadlock detected");
    const summaries = await Promise.all(codes.map(({ id }) => node(0).scans.summary(id, true)));
    const scanned = summaries.reduce((sum, { total }) => sum + total, 0);
    expect(scanned).toBe(ROUNDS * 6 * 12);
  }, 300_000);

  test("report that their heartbeats begin to fail, and that they succeed again", async () => {
    const server = await postgresServer();
    const own = await server.freshDatabase();
    const { db } = await openNode(own, PATIENT);
    const reported: unknown[] = [];
    const heartbeat = createNodes(db, (error) => reported.push(error));
    await heartbeat.join(() => {});
    await server.query(own, "alter table nodes rename to away");
    await eventually("the report of a fault", () => reported[0] ?? null);
    await server.query(own, "alter table away rename to nodes");
    await eventually("the report of its end", () => (reported.length > 1 ? true : null));
    expect(reported).toEqual([expect.any(StorageError), null]);
    await heartbeat.leave();
    await db.close();
  });
});
