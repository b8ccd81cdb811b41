import { describe, expect, test } from "bun:test";
import { runWork } from "../../../db/postgres/works.ts";
import { lockCodes } from "../../../db/locks.ts";
import { markForRecount } from "../../../src/features/analytics/store/recounts.ts";
import { utcDay } from "../../../src/kit/shared/clock.ts";
import { eventually } from "../../e2e/process.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../stores.ts";
import { openNode, PATIENT } from "./stores.ts";

/** More codes than are counted in one step. */
const CODES = 21;

const TODAY = utcDay(NOON);

const WAITING =
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

async function nodeOnFreshDatabase() {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const { db, stores } = await openNode(url, PATIENT);
  return {
    ...{ db, stores },
    /** Locks the rows of a query until the function it gives is called. */
    async hold(rows: string): Promise<() => Promise<void>> {
      const [held, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = db.write(async (on) => {
        await on.unsafe(`${rows} for update`);
        held.resolve();
        await mayEnd.promise;
      });
      await held.promise;
      return () => {
        mayEnd.resolve();
        return holding;
      };
    },
    untilOneWaits: () =>
      eventually("a transaction waits", async () =>
        (await server.query(url, WAITING)).length > 0 ? true : null,
      ),
  };
}

describe.skipIf(!hasPostgres)("the recount of a campaign", () => {
  test("counts a scanner once that comes while those of before are erased", async () => {
    const { db, stores, hold, untilOneWaits } = await nodeOnFreshDatabase();
    const tenant = await tenantIn(stores);
    const [moved, stays] = [
      await codeIn(stores, tenant, { group: "tour" }),
      await codeIn(stores, tenant, { group: "tour" }),
    ];
    await stores.scans.commit([moved, stays].map((code, n) => newScan(code, { visitor: visitor(n) })));
    await stores.codes.edit(tenant.id, moved.id, { group: "guide" }, NOON, null);
    const release = await hold("select 1 from campaign_scanners where group_tag = 'tour'");
    const steps = (async () => {
      while (await stores.campaigns.step(TODAY));
    })();
    await untilOneWaits();
    await stores.scans.commit([newScan(stays, { visitor: visitor(2) })]);
    await release();
    await steps;
    const campaigns = await stores.analytics.campaigns(tenant.id, ["guide", "tour"]);
    expect(campaigns.map(({ unique }) => unique)).toEqual([1, 2]);
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    await db.close();
  });

  test("follows the erasure of a device campaign by campaign, also where it scans meanwhile", async () => {
    const { db, stores, hold, untilOneWaits } = await nodeOnFreshDatabase();
    const tenant = await tenantIn(stores);
    const first = await codeIn(stores, tenant, { group: "tour" });
    const [second, third, fourth] = [
      await codeIn(stores, tenant),
      await codeIn(stores, tenant),
      await codeIn(stores, tenant),
    ];
    const deviceKey = visitor(1_000);
    await stores.scans.commit([newScan(first, { deviceKey })]);
    const release = await hold("select 1 from scanners");
    const erasure = stores.devices.erase([deviceKey]);
    await untilOneWaits();
    await stores.scans.commit(
      [second, third].map((code, n) => newScan(code, { deviceKey, visitor: visitor(n) })),
    );
    const releaseCode = await hold(
      `select 1 from code_totals where code_seq = (select seq from codes where id = '${second.id}')`,
    );
    await release();
    await eventually("the device is erased from the first code", async () =>
      (await stores.scans.devices(first.id, 1)).length === 0 ? true : null,
    );
    await stores.scans.commit([newScan(fourth, { deviceKey })]);
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    await releaseCode();
    await erasure;
    while (await stores.campaigns.step(TODAY));
    while (await stores.eraser.step(100));
    while (await stores.campaigns.step(TODAY));
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    await db.close();
  });

  test("restarts when a code that was counted leaves the campaign while the node waits for another code's lock", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const [counting, moving] = [await openNode(url, PATIENT), await openNode(url, PATIENT)];
    const { stores } = counting;
    const tenant = await tenantIn(stores);
    for (let n = 0; n < CODES; n++) {
      const code = await codeIn(stores, tenant, { group: "tour" });
      await stores.scans.commit([newScan(code, { visitor: visitor(n) })]);
    }
    const codes = await server.query<{ seq: number }>(url, "select seq::int from codes order by id");
    const [first, last] = [codes[0]?.seq ?? 0, codes.at(-1)?.seq ?? 0];
    const ofFirst = { seq: first, tenantId: tenant.id };
    await moving.db.write((on) => runWork(on, markForRecount([{ ...ofFirst, groups: ["tour"] }])));

    const progress = async () => {
      const [row] = await server.query<{ code: string | null }>(
        url,
        "select code_id as code from campaign_recounts",
      );
      return row?.code ?? "";
    };
    while ((await progress()) === "") expect(await stores.campaigns.step(TODAY)).toBe(true);

    // The last code is locked, so the node reads the progress of the recount and then waits.
    const [held, mayMove] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const move = moving.db.write(async (on) => {
      await runWork(on, lockCodes([first, last]));
      held.resolve();
      await mayMove.promise;
      await on.unsafe(`update codes set group_tag = 'guide' where seq = ${first}`);
      await runWork(on, markForRecount([{ ...ofFirst, groups: ["tour", "guide"] }]));
    });
    await held.promise;
    const step = stores.campaigns.step(TODAY);
    await eventually("the recount waits", async () =>
      (await server.query(url, WAITING)).length > 0 ? true : null,
    );
    mayMove.resolve();
    await Promise.all([move, step]);

    while (await stores.campaigns.step(TODAY));
    const campaigns = await stores.analytics.campaigns(tenant.id, ["guide", "tour"]);
    expect(campaigns.map(({ unique }) => unique)).toEqual([1, CODES - 1]);
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    for (const { db } of [counting, moving]) await db.close();
  });
});
