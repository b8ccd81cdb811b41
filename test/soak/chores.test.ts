import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stores } from "../../db/stores.ts";
import { SCAN_FEATURES } from "../../src/app/scan-features.ts";
import { createHousekeeping } from "../../src/features/housekeeping/housekeeping.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { DAY } from "../../src/kit/shared/clock.ts";
import { createIds } from "../../src/kit/shared/ids.ts";
import { AT_LENGTH, COMPARES_TIMES } from "../extent.ts";
import { newCode, tenantIn } from "../db/stores.ts";
import { AMOUNTS } from "../worst/amounts.ts";
import { BUDGET } from "./budget.ts";
import { noise } from "../worst/noise.ts";
import { createMeter } from "./meter.ts";
import { addCodes, addScans, openStores, plainCode, type Target, YEARS } from "../worst/workspaces.ts";

/**
 * Chores after a start hold the event loop no longer than a request may. Two days after a workspace of many codes was filled
 * there are old scans, an abandoned bulk file, and a workspace and a code of years to erase. On PostgreSQL the server does
 * this work and not the event loop.
 */

const SOME = 2_000;
/** Codes of the workspace that has left. Their titles make the index of searches as large as it gets. */
const LEFT = AMOUNTS.codes / 20;
const TITLE = 100;
/** Bytes of a lead's sealed texts. */
const SEALED = 10_000;
const SETTINGS = readSettings({ QZ_RETENTION_DAYS: "365" });
const ids = createIds({ now: () => Date.now() });
const silent = { debug() {}, info() {}, warn() {}, error() {} };

async function addLeads(stores: Stores, codeId: string, count: number): Promise<void> {
  const lead = { codeId, at: Date.now(), country: null, device: "mobile", hasEmail: false } as const;
  for (let done = 0; done < count; done++)
    await stores.leads.add({ ...lead, id: ids.id("lead"), sealed: new Uint8Array(SEALED) }, null);
}

async function fill(target: Target): Promise<void> {
  const stores = await openStores(target);
  const large = await tenantIn(stores);
  const gone = await tenantIn(stores);
  const half = (await stores.bulk.open(large.id, Date.now())) ?? -1;
  for (let done = 0; done < SOME; done += 500)
    await stores.bulk.stage(
      half,
      Array.from({ length: 500 }, () => newCode(large)),
    );
  // The second of three codes is in a campaign with a third of all codes, and all days are counted again there: 7 s more
  // with 20,000 codes. The third has a campaign of its own.
  const [busy, second, third] = await addCodes(stores, large.id, AMOUNTS.codes, (n) =>
    plainCode(large.id, ids, n),
  );
  const old = AT_LENGTH ? second : third;
  await addCodes(stores, gone.id, LEFT, (n) => ({ ...plainCode(gone.id, ids, n), title: noise(n, TITLE) }));
  await addScans(stores, busy?.id ?? "", AMOUNTS.scans, YEARS);
  await addScans(stores, old?.id ?? "", AMOUNTS.scans / 5, YEARS);
  await addLeads(stores, old?.id ?? "", AMOUNTS.leads);
  await stores.codes.remove(large.id, old?.id ?? "", Date.now());
  await stores.tenants.remove(gone.id, Date.now());
  await stores.close();
}

/** Runs all chores until nothing is left. @returns the holds of each chore's steps, the longest first. */
async function holdsOfChores(target: Target): Promise<Map<string, number[]>> {
  const stores = await openStores(target);
  const meter = createMeter();
  const holds = new Map<string, number[]>();
  const given = { stores, settings: SETTINGS, leftoversFrom: 0 };
  const housekeeping = createHousekeeping({
    chores: () => SCAN_FEATURES.flatMap((feature) => feature.chores(given)),
    alone: stores.alone,
    campaignTotals: stores.campaignTotals,
    tenantRecounter: stores.tenantRecounter,
    dayKeys: { destroyOld: async () => {} },
    uses: {},
    async during(name, step) {
      meter.holds();
      const result = await step();
      holds.set(name, [...(holds.get(name) ?? []), meter.holds().longest]);
      return result;
    },
    clock: { now: () => Date.now() + 2 * DAY },
    now: () => performance.now(),
    log: silent,
  });
  await housekeeping.run();
  await housekeeping.stop();
  meter.stop();
  await stores.close();
  for (const each of holds.values()) each.sort((a, b) => b - a);
  return holds;
}

if (COMPARES_TIMES)
  test("no chore after a start holds the loop", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "quietzone-chores-"));
    const target = { dataDir, databaseUrl: null };
    await fill(target);
    const holds = await holdsOfChores(target);
    rmSync(dataDir, { recursive: true, force: true });
    expect(holds.get("housekeeping: retention")?.length).toBeGreaterThan(10);
    expect(holds.get("housekeeping: erasure")?.length).toBeGreaterThan(1);
    // Of a chore's hundreds of steps the two longest may have met a collection of garbage. Steps that are too long come often.
    const long = [...holds].flatMap(([name, [, , third = 0]]) =>
      third > BUDGET ? [`${name}: ${third.toFixed(1)} ms`] : [],
    );
    expect(long).toEqual([]);
  }, 600_000);
