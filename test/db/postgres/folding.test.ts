import { describe, expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import type { Scan } from "../../../src/features/scans/model.ts";
import { DAY, HOUR, utcDay } from "../../../src/kit/shared/clock.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { IN_FULL } from "../../extent.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { createRollup } from "../../../db/postgres/rollup.ts";
import { rowsOf } from "../../../db/postgres/rows.ts";
import { runWork } from "../../../db/postgres/works.ts";
import { seriesOf } from "../../../src/features/analytics/store/series.ts";
import { eventually } from "../../e2e/process.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../stores.ts";
import { openNode, PATIENT } from "./stores.ts";

/** Several nodes append counts at the same time, and one adds them up. */

const ROUNDS = IN_FULL ? 60 : 8;

/** Cheap random numbers, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function nodesOn(count: number) {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const opened = await Promise.all(Array.from({ length: count }, () => openNode(url, PATIENT)));
  const [first] = opened;
  if (!first) throw new Error("nodes");
  return {
    opened,
    nodes: opened.map(({ stores }) => stores),
    first: first.stores,
    query: <T>(text: string) => server.query<T>(url, text),
    close: () => Promise.all(opened.map(({ db }) => db.close())),
  };
}

/** Ends some sessions of nodes, as a failover or a firewall does. */
const CUT = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name ~ '^quietzone-' and pid % 3 = 0`;

describe.skipIf(!hasPostgres)("what nodes append", () => {
  test("agrees with a plain recount at any moment, whatever else the nodes do, and is lost with no session", async () => {
    const { nodes, first, query, close } = await nodesOn(3);
    const tenant = await tenantIn(first);
    const random = numbers(11);
    const codes: Code[] = [];
    for (let n = 0; n < 6; n++) codes.push(await codeIn(first, tenant, { group: n % 2 ? "tour" : null }));
    const sent = new Map<string, number>();
    let people = 0;

    const pick = () => codes[random(codes.length)] ?? { id: "" };
    const scan = (): Scan =>
      newScan(random(3) === 0 ? pick() : (codes[0] ?? pick()), {
        visitor: visitor(random(40)),
        deviceKey: random(5) === 0 ? visitor(1_000 + random(6)) : null,
        at: NOON + random(3) * HOUR + random(2) * DAY,
        bot: random(6) === 0 ? "crawler" : null,
        country: ["DE", "AT", "CH", null][random(4)] ?? null,
        referrer: random(4) === 0 ? `host-${people++ % 230}.example` : null,
      });
    const commit = async (node: (typeof nodes)[number]) => {
      const batch = Array.from({ length: 1 + random(30) }, scan);
      await node.scans.commit(batch);
      for (const { codeId } of batch) sent.set(codeId, (sent.get(codeId) ?? 0) + 1);
    };
    const others: readonly ((node: (typeof nodes)[number]) => Promise<unknown>)[] = [
      (node) => node.addUp(),
      (node) => node.packer.step(NOON + 2 * DAY, 200),
      (node) => node.campaigns.step(utcDay(NOON)),
      (node) => node.campaignTotals.step(utcDay(NOON), 100),
      (node) => node.seriesMover.step(100),
      (node) => node.devices.erase([visitor(1_000 + random(6))]),
      (node) => node.eraser.step(50),
      (node) =>
        node.codes.edit(
          tenant.id,
          pick().id,
          { group: [null, "tour", "guide"][random(3)] ?? null },
          NOON,
          null,
        ),
      async (node) => {
        expect(await node.auditor.discrepancies(0)).toEqual([]);
      },
    ];
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(
        nodes.flatMap((node) => [
          commit(node),
          commit(node),
          ...Array.from({ length: 2 }, () => others[random(others.length)]?.(node)),
        ]),
      );
      if (round % 4 === 3) {
        const commits = nodes.map((node) => commit(node));
        await query(CUT);
        await Promise.all(commits);
      }
      if (round % 5 === 2 && codes.length > 2) {
        const [gone] = codes.splice(1 + random(codes.length - 1), 1);
        await Promise.all([commit(first), nodes[1]?.codes.remove(tenant.id, gone?.id ?? "", NOON)]);
      }
    }
    for (const { id } of codes) expect((await first.scans.summary(id, true)).total).toBe(sent.get(id) ?? 0);
    expect(await first.auditor.discrepancies(0)).toEqual([]);
    await nodes[2]?.addUp();
    expect(await query("select 1 from scan_deltas union all select 1 from campaign_deltas")).toEqual([]);
    while (await first.campaigns.step(utcDay(NOON)));
    while (await first.packer.step(NOON + 3 * DAY, 500));
    while (await first.campaignTotals.step(utcDay(NOON), 100));
    while (await first.seriesMover.step(500));
    expect(await first.auditor.discrepancies(0)).toEqual([]);
    const left = await query(
      "select 1 from scan_deltas d where not exists (select from codes where seq = d.code_seq)",
    );
    expect(left).toEqual([]);
    await close();
  }, 300_000);

  test("a commit waits neither for another of its code nor for whoever adds up, packs or counts campaigns", async () => {
    const { nodes, opened, first, query, close } = await nodesOn(2);
    const code = await codeIn(first, await tenantIn(first));
    const batch = (who: number) => [newScan(code, { visitor: visitor(who) })];
    // The day has its values on both nodes, so that no commit may add one.
    for (const node of nodes) await node.scans.commit(batch(1));
    await opened[0]?.db.write(async (on) => {
      await on.unsafe("select from code_totals for update");
      await on.unsafe("update code_totals set scans = scans");
      await on.unsafe("update tenant_totals set scans = scans");
      await nodes[1]?.scans.commit(batch(2));
      expect(await query("select from scans")).toHaveLength(3);
    });
    await close();
  });

  test("one node of several adds up", async () => {
    const { opened, nodes, first, query, close } = await nodesOn(3);
    const code = await codeIn(first, await tenantIn(first));
    const names = opened.map(({ db }) => db.node).sort();
    await query(
      `insert into nodes (id, seen_at) select unnest('{${names.join()}}'::text[]), (extract(epoch from clock_timestamp()) * 1000)::bigint + 60000`,
    );
    const folded: string[] = [];
    for (const { db } of opened) {
      await first.scans.commit([newScan(code)]);
      await createRollup(db).foldInTurn();
      if ((await query("select 1 from scan_deltas")).length === 0) folded.push(db.node);
    }
    expect(folded).toEqual(names.slice(0, 1));
    expect((await nodes[1]?.scans.summary(code.id, true))?.total).toBe(3);
    await close();
  });

  test("a node of a version that does not add up keeps no other from it", async () => {
    const { opened, nodes, first, query, close } = await nodesOn(1);
    const code = await codeIn(first, await tenantIn(first));
    await query(
      `insert into nodes (id, seen_at) select unnest('{quietzone-000000000000,${opened[0]?.db.node}}'::text[]),
        (extract(epoch from clock_timestamp()) * 1000)::bigint + 60000`,
    );
    for (const node of nodes) await node.scans.commit([newScan(code)]);
    for (const { db } of opened) await createRollup(db).foldInTurn();
    expect(await query("select 1 from scan_deltas")).toEqual([]);
    await close();
  });

  test("what keeps a node from adding up is reported once, and so is the end of it", async () => {
    const { opened, first, query, close } = await nodesOn(1);
    await first.scans.commit([newScan(await codeIn(first, await tenantIn(first)))]);
    await query("create function stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$");
    await query("create trigger stuck before delete on scan_deltas execute function stuck()");
    const reports: unknown[] = [];
    let heard = Promise.withResolvers<void>();
    const onFold = (error: unknown) => {
      reports.push(error);
      heard.resolve();
    };
    for (const { db } of opened) {
      const folder = createRollup(db, onFold, 5);
      folder.start();
      await heard.promise;
      heard = Promise.withResolvers();
      await query("drop trigger stuck on scan_deltas");
      await heard.promise;
      await folder.stop();
    }
    expect(reports).toEqual([expect.any(StorageError), null]);
    expect(await query("select 1 from scan_deltas")).toEqual([]);
    await close();
  });

  /**
   * The rollup of a node. Its first transaction of adding up waits until it may go on, and then does as it
   * is told. `most` is how many it had at once.
   */
  async function heldRollup() {
    const { opened, first, query, close } = await nodesOn(1);
    const code = await codeIn(first, await tenantIn(first));
    const [begun, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const seen = { writes: 0, now: 0, most: 0 };
    const [node] = opened;
    if (!node) throw new Error("node");
    const write: typeof node.db.write = async (work) => {
      const isFirst = ++seen.writes === 1;
      seen.most = Math.max(seen.most, ++seen.now);
      try {
        const done = await node.db.write(work);
        begun.resolve();
        if (isFirst) await mayGoOn.promise;
        return done;
      } finally {
        seen.now--;
      }
    };
    return {
      ...{ begun: begun.promise, mayGoOn, seen, close },
      folder: createRollup({ ...node.db, write }),
      scan: () => first.scans.commit([newScan(code)]),
      due: () => query("select 1 from scan_deltas"),
    };
  }

  test("whoever asks for the sums while they are added up gets those of what has come since", async () => {
    const { folder, begun, mayGoOn, seen, scan, due, close } = await heldRollup();
    await scan();
    const asked = [folder.fold()];
    await begun;
    await scan();
    const left = [1, 2].map(() => folder.fold().then(due));
    mayGoOn.resolve();
    await Promise.all(asked);
    expect(await Promise.all(left)).toEqual([[], []]);
    expect(seen.most).toBe(1);
    await close();
  });

  test("whoever asks for the sums waits for a transaction that has locked the code", async () => {
    const { opened, first, query, close } = await nodesOn(2);
    const code = await codeIn(first, await tenantIn(first));
    await first.scans.commit([newScan(code)]);
    const due = () => query<{ code_seq: string }>("select code_seq from scan_deltas");
    const [node, other] = opened;
    let asked = Promise.resolve();
    await other?.db.write(async (on) => {
      await rowsOf(on, "select code_seq from code_totals for update");
      // It has begun, and found the code locked, before the transaction ends.
      asked = first.addUp();
      await createRollup((node as (typeof opened)[number]).db).foldInTurn();
      expect(await due()).toHaveLength(1);
    });
    await asked;
    expect(await due()).toEqual([]);
    await close();
  });

  test("sums that can't be added up keep neither the next ones nor a stop", async () => {
    const { folder, begun, mayGoOn, scan, due, close } = await heldRollup();
    await scan();
    const asked = folder.fold();
    await begun;
    await scan();
    const left = folder.fold().then(due);
    const stopped = folder.stop();
    mayGoOn.reject(new StorageError("57014", new Error("stuck")));
    expect(await asked.catch((error: unknown) => error)).toBeInstanceOf(StorageError);
    expect(await left).toEqual([]);
    await stopped;
    await close();
  });

  test("a node that draws another's stripe draws again", async () => {
    const { nodes, first, close } = await nodesOn(3);
    const code = await codeIn(first, await tenantIn(first));
    for (let round = 0; round < 30; round++)
      await Promise.all(
        nodes.map((node, n) => node.scans.commit([newScan(code, { visitor: visitor(round * 3 + n) })])),
      );
    expect((await first.scans.summary(code.id, true)).total).toBe(90);
    await close();
  });

  test("nodes that make the series of a workspace at the same moment wait for each other, and neither is undone", async () => {
    const { opened, first, query, close } = await nodesOn(2);
    const [folding, counting] = opened;
    const tenant = await tenantIn(first);
    await codeIn(first, tenant);
    const [code] = await query<{ seq: number }>("select seq::int from codes");
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let attempts = 0;
    const make = (group: string) =>
      `insert into series (tenant_id, group_tag) values ('${tenant.id}', ${group})`;
    const fold = folding?.db.write(async (on) => {
      attempts++;
      await on.unsafe(make("''"));
      begun.resolve();
      await mayEnd.promise;
      await on.unsafe(make("E'\\n'"));
    });
    await begun.promise;
    const count = counting?.db.write((on) => {
      attempts++;
      return runWork(on, seriesOf(code?.seq ?? 0, utcDay(NOON)));
    });
    const waits =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await eventually("it waits for the fold", async () => ((await query(waits)).length > 0 ? true : null));
    mayEnd.resolve();
    await fold;
    expect(await count).toHaveLength(2);
    expect(attempts).toBe(2);
    await close();
  });

  test("whoever stops the scans of a code gets its turn, however many commits share it", async () => {
    const { nodes, first, close } = await nodesOn(3);
    const tenant = await tenantIn(first);
    const code = await codeIn(first, tenant);
    let isOver = false;
    let commits = 0;
    const load = nodes.flatMap((node, n) =>
      Array.from({ length: 3 }, async (_, lane) => {
        for (let i = 0; !isOver; i++) {
          await node.scans.commit([newScan(code, { visitor: visitor(n * 1_000_000 + lane * 100_000 + i) })]);
          commits++;
        }
      }),
    );
    for (let n = 0; n < 10; n++)
      expect(await first.codes.edit(tenant.id, code.id, { group: `group ${n}` }, NOON, null)).not.toBeNull();
    isOver = true;
    await Promise.all(load);
    expect((await first.scans.summary(code.id, true)).total).toBe(commits);
    await close();
  });
});
