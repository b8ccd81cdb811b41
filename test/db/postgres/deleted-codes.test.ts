import { describe, expect, test } from "bun:test";
import type { Stores } from "../../../db/stores.ts";
import { utcDay } from "../../../src/kit/shared/clock.ts";
import { eventually } from "../../e2e/process.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../stores.ts";
import { openNode, PATIENT } from "./stores.ts";

/* A deleted code has no row to lock. During a failover two nodes may both believe that the chores are theirs. */

const CHORES: readonly {
  readonly name: string;
  readonly step: (node: Stores) => Promise<boolean>;
  readonly table: string;
}[] = [
  {
    name: "the totals of its campaign",
    step: ({ campaignTotals }) => campaignTotals.step(utcDay(NOON), 100),
    table: "campaign_totals",
  },
  { name: "its series", step: ({ seriesMover }) => seriesMover.step(100), table: "series" },
];

const WAITING = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

describe.skipIf(!hasPostgres)("the counts of a deleted code", () => {
  test("leave each sum once, also when two nodes subtract them at the same moment", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const nodes = await Promise.all([openNode(url, PATIENT), openNode(url, PATIENT)]);
    const [{ db, stores }] = nodes;
    const tenant = await tenantIn(stores);
    const [gone, kept] = [
      await codeIn(stores, tenant, { group: "tour" }),
      await codeIn(stores, tenant, { group: "tour" }),
    ];
    await stores.scans.commit([gone, gone, kept].map((code, n) => newScan(code, { visitor: visitor(n) })));
    for (const { step } of CHORES) while (await step(stores));
    expect(await stores.codes.remove(tenant.id, gone.id, NOON)).not.toBeNull();

    for (const { name, step, table } of CHORES) {
      const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const hold = db.write(async (on) => {
        await on.unsafe(`select 1 from ${table} for update`);
        held.resolve();
        await mayGoOn.promise;
      });
      await held.promise;
      // Both have read that the code is to be subtracted before either does it.
      const steps = nodes.map((node) => step(node.stores));
      await eventually(`both wait for ${name}`, async () =>
        (await server.query(url, WAITING)).length === nodes.length ? true : null,
      );
      mayGoOn.resolve();
      await Promise.all([hold, ...steps]);
      while (await step(stores));
    }
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    const [tour] = await stores.analytics.campaigns(tenant.id, ["tour"]);
    expect(tour).toMatchObject({ codes: 1, scans: 1 });
    for (const { db } of nodes) await db.close();
  });

  test("are erased in other transactions than the links of devices, which would wait for each other for good", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const loggedBefore = (await server.log()).length;
    const { db, stores } = await openNode(url, PATIENT);
    const tenant = await tenantIn(stores);
    const [gone, kept] = [await codeIn(stores, tenant), await codeIn(stores, tenant)];
    const [one, many] = [visitor(1_000), visitor(1_001)];
    const scansOf = (code: typeof kept, deviceKey: Uint8Array, count: number) =>
      Array.from({ length: count }, () => newScan(code, { deviceKey }));
    await stores.scans.commit([
      ...scansOf(gone, one, 1),
      ...scansOf(kept, one, 1),
      ...scansOf(kept, many, 150),
    ]);
    // The links that this leaves are for the eraser.
    await stores.devices.erase([many]);
    expect(await stores.codes.remove(tenant.id, gone.id, NOON)).not.toBeNull();
    while (await stores.seriesMover.step(100));

    const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = db.write(async (on) => {
      await on.unsafe("delete from campaign_changes");
      held.resolve();
      await mayGoOn.promise;
    });
    await held.promise;
    const untilWaiting = (count: number) =>
      eventually(`${count} wait`, async () =>
        (await server.query(url, WAITING)).length === count ? true : null,
      );
    // It has erased the rows of the deleted code, and waits to mark it.
    const step = stores.eraser.step(500);
    await untilWaiting(1);
    // It has locked the other code, and waits for a row of the deleted one.
    const erasure = stores.devices.erase([one]);
    await untilWaiting(2);
    mayGoOn.resolve();
    await Promise.all([hold, step, erasure]);
    while (await stores.eraser.step(500));
    expect(await server.query(url, "select 1 from scans where device_key is not null")).toEqual([]);
    expect((await server.log()).slice(loggedBefore)).not.toContain("deadlock detected");
    await db.close();
  });
});
