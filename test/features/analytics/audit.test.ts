import { beforeAll, describe, expect, test } from "bun:test";
import { addPacked, type CountsById, countsOf, pack, unpack } from "../../../db/common/packing.ts";
import { DIMENSIONS } from "../../../src/features/analytics/records.ts";
import { DESKTOP, startScenario } from "../../scenario.ts";
import { BEHIND_PROXY, turnTo } from "./client.ts";

/** The audit must be silent when all agrees and must find every kind of total that does not. */

const scenario = await startScenario(BEHIND_PROXY);
const HOUR = 3_600_000;
const { storage } = scenario;

beforeAll(async () => {
  const tenant = await scenario.signUp();
  const landing = { template: "action", headline: "Museum" };
  const codes = [await tenant.makeCode({ group: "tour" }), await tenant.makeCode({ group: "tour", landing })];
  const consent = await scenario.post(`/p/${codes[0]?.shortId}/consent`, { accept: true });
  const consented = consent.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const minted = await scenario.scan(codes[0]?.shortId ?? "", { cookie: consented });
  const cookie = `${consented}; ${minted.headers.getSetCookie()[0]?.split(";")[0]}`;
  for (let day = 0; day < 3; day++, scenario.clock.advance(24 * HOUR))
    for (const { shortId } of codes) {
      await scenario.scan(shortId, { cookie });
      await scenario.post(`/api/leads/${shortId}`, { consent: true, name: "Anna" });
      for (const country of ["DE", "FR"])
        for (const agent of [DESKTOP, "curl/8.5.0", DESKTOP, "curl/8.5.0"])
          await scenario.scan(shortId, { "user-agent": agent, "x-country": country });
    }
  // Its rows stay as they are from here on.
  await scenario.service.addUp();
});

/** The key columns of a table. */
const KEYS = {
  totals: "code_seq, grain, slot",
  dimension_totals: "code_seq, slot, dimension, value",
  packed_totals: "code_seq, grain, slot",
  code_totals: "code_seq",
  code_devices: "code_seq, device",
  campaign_days: "tenant_id, group_tag, day",
  campaign_totals: "tenant_id, group_tag",
  campaign_codes: "code_seq",
};

/** A condition that holds for the first row of those for which `where` does. */
function first(table: keyof typeof KEYS, where: string): string {
  const key = KEYS[table];
  return `(${key}) = (select ${key} from ${table} where ${where} order by ${key} limit 1)`;
}

/** Changes stored totals, runs the audit, and undoes the change. */
async function auditAfter(change: string, undo: string): Promise<string[]> {
  await storage.run(change);
  const lines = await scenario.service.audit();
  await storage.run(undo);
  return lines;
}

/** The same with one row of a table, the first for which `where` holds, that is given more in a column. */
async function auditWith(
  table: keyof typeof KEYS,
  column: string,
  where: string,
  plus = 1,
): Promise<string[]> {
  const row = first(table, where);
  expect(await storage.rows(`select 1 from ${table} where ${row}`)).toHaveLength(1);
  const add = (more: number) => `update ${table} set ${column} = ${column} + ${more} where ${row}`;
  return auditAfter(add(plus), add(-plus));
}

const COUNTS = ["scans", "unique_visitors", "repeat_scanners", "bots", "bot_visitors", "bot_repeaters"];
const GRAINS = [
  ["quarter hours", 0],
  ["hours", 1],
  ["days", 2],
] as const;

test("the audit reports no correct count", async () => {
  expect(await scenario.service.audit()).toEqual([]);
});

test.each(
  GRAINS.flatMap(([name, grain]) => [...COUNTS, "leads"].map((column) => [name, column, grain] as const)),
)("an error in the %s' %s is found", async (_, column, grain) => {
  expect(await auditWith("totals", column, `grain = ${grain} and scans > 0`)).not.toEqual([]);
});

const VALUE_COUNTS = ["scans", "unique_visitors", "bots", "bot_visitors"];

test.each(VALUE_COUNTS)("an error in %s of a value that is not packed yet is found", async (column) => {
  for (const dimension of DIMENSIONS.keys()) {
    const { length } = await auditWith(
      "dimension_totals",
      column,
      `dimension = ${dimension} and code_seq > 0`,
    );
    expect({ dimension, found: length > 0 }).toEqual({ dimension, found: true });
  }
});

test.each(["min", "max"])("scans counted under another country are found, %s slot", async (end) => {
  const move = (by: number, country: string) =>
    `update dimension_totals set scans = scans + ${by} where dimension = 0 and value = '${country}' and code_seq = 1
      and slot = (select ${end}(slot) from dimension_totals where value = 'FR')`;
  await storage.run(move(1, "DE"));
  expect(await auditAfter(move(-1, "FR"), move(1, "FR"))).not.toEqual([]);
  await storage.run(move(-1, "DE"));
});

test.each(
  GRAINS.flatMap(([name, grain]) =>
    ["scans", "bots", "leads"].map((column) => [name, column, grain] as const),
  ),
)("an error in the %s' %s of a workspace or campaign is found", async (_, column, grain) => {
  for (const order of ["min", "max"]) {
    const where = `grain = ${grain} and code_seq = (select ${order}(code_seq) from totals where code_seq < 0)`;
    expect(await auditWith("totals", column, where)).not.toEqual([]);
  }
});

describe("once values are packed", () => {
  /** Changes a packed row's counts, asks for the audit, and takes it back. */
  async function auditWithPacked(
    grain: number,
    change: (counts: CountsById) => void,
    ofWhich = "code_seq > 0",
  ): Promise<string[]> {
    const where = first("packed_totals", `grain = ${grain} and ${ofWhich}`);
    const [row] = await storage.rows<{ counts: Uint8Array }>(
      `select counts from packed_totals where ${where}`,
    );
    if (!row) throw new Error(`nothing is packed in grain ${grain}`);
    const counts: CountsById = new Map();
    addPacked(counts, row.counts);
    change(counts);
    const set = (bytes: Uint8Array) =>
      `update packed_totals set counts = ${storage.bytes(bytes.toHex())} where ${where}`;
    return auditAfter(set(pack(counts)), set(row.counts));
  }

  beforeAll(async () => {
    await scenario.service.housekeep();
    expect(await storage.rows("select * from dimension_totals")).toEqual([]);
  });

  test("all that was counted right is still not complained of", async () => {
    expect(await scenario.service.audit()).toEqual([]);
  });

  /** The numbers of the values that a packed row counts. */
  async function idsIn(grain: number): Promise<number[]> {
    const ids: number[] = [];
    const [row] = await storage.rows<{ counts: Uint8Array }>(
      `select counts from packed_totals where ${first("packed_totals", `grain = ${grain} and code_seq > 0`)}`,
    );
    if (row) unpack(row.counts, (id) => void ids.push(id));
    return ids;
  }

  /** The dimension of each value of the first code, by the value's number. */
  async function dimensionsOfIds(): Promise<Map<number, number>> {
    const names = await storage.rows<{ id: number; dimension: number }>(
      "select id, dimension from dimension_values where code_seq = 1",
    );
    return new Map(names.map(({ id, dimension }) => [Number(id), Number(dimension)]));
  }

  const sums = ["scans", "uniqueVisitors", "bots", "botVisitors"] as const;
  test.each([0, 1, 2, 3].flatMap((grain) => sums.map((sum) => [grain, sum] as const)))(
    "an error in grain %d in %s of any value is found",
    async (grain, sum) => {
      const [ids, dimensionOf] = [await idsIn(grain), await dimensionsOfIds()];
      expect(ids.length).toBeGreaterThan(0);
      const ofEach = [...Map.groupBy(ids, (id) => dimensionOf.get(id)).values()];
      // One value of each dimension at once: the audit names the dimensions.
      for (let nth = 0; ofEach.some((same) => nth < same.length); nth++) {
        const wrong = ofEach.flatMap((same) => same.slice(nth, nth + 1));
        const lines = await auditWithPacked(grain, (counts) => {
          for (const id of wrong) countsOf(counts, id)[sum]++;
        });
        for (const id of wrong) {
          const name = DIMENSIONS[dimensionOf.get(id) ?? -1] ?? "packed quarter hours";
          expect({ id, name, found: lines.some((line) => line.includes(name)) }).toEqual({
            id,
            name,
            found: true,
          });
        }
      }
    },
  );

  test.each([0, 1, 2, 3])("an error in grain %d of a workspace or campaign is found", async (grain) => {
    const lines = await auditWithPacked(grain, (counts) => void countsOf(counts, 0).scans++, "code_seq < 0");
    expect(lines).not.toEqual([]);
  });

  test.each([0, 1, 2, 3])(
    "a number of nothing, and one that is missing, are found in grain %d",
    async (grain) => {
      const more = await auditWithPacked(grain, (counts) => void countsOf(counts, 90).scans++);
      expect(more).not.toEqual([]);
      const fewer = await auditWithPacked(grain, (counts) => {
        for (const id of [...counts.keys()].slice(0, 1)) counts.delete(id);
      });
      expect(fewer).not.toEqual([]);
    },
  );

  test("a value under another's name is found", async () => {
    const rename = (from: string, to: string) =>
      `update dimension_values set value = '${to}' where value = '${from}'`;
    expect(await auditAfter(rename("FR", "AT"), rename("AT", "FR"))).not.toEqual([]);
  });

  test("a destination of a single scan that is not the counted one is found", async () => {
    const lead = (to: string, from: string) =>
      `update scans set destination = ${to} where destination ${from} and code_seq = 2`;
    const [page, target] = [["'page'", "is null"] as const, ["null", "= 'page'"] as const];
    expect(await auditAfter(lead(...target), lead(...page))).not.toEqual([]);
    expect(await auditAfter(lead("'Night'", "= 'page'"), lead("'page'", "= 'Night'"))).not.toEqual([]);
  });

  test("a packed day that is gone is found", async () => {
    // Moved to a number that no code has.
    const move = (from: number, to: number) =>
      `update packed_totals set code_seq = ${to} where grain = 2 and code_seq = ${from}`;
    expect(await auditAfter(move(1, 999), move(999, 1))).not.toEqual([]);
  });
});

test.each([...COUNTS, "leads", "devices", "repeat_devices", "device_scans"])(
  "an error in a code's %s is found",
  async (column) => {
    expect(await auditWith("code_totals", column, "scans > 0")).not.toEqual([]);
  },
);

test.each(
  (["campaign_totals", "campaign_codes"] as const).flatMap((table) =>
    ["scans", "leads", "active"].map((column) => [column, table] as const),
  ),
)("an error in the %s of %s is found", async (column, table) => {
  expect(await auditWith(table, column, "true")).not.toEqual([]);
});

test("an error in how often a device scanned is found", async () => {
  expect(await auditWith("code_devices", "scans", "true")).not.toEqual([]);
});

test.each([1, -1, 100])("a campaign's day that is off by %d is found", async (plus) => {
  expect(await auditWith("campaign_days", "unique_visitors", "true", plus)).not.toEqual([]);
});

test("a campaign's day that is missing is found", async () => {
  const [kept] = await storage.rows<{ day: number; unique_visitors: number }>(
    "select day, unique_visitors from campaign_days order by day limit 1",
  );
  expect(kept?.unique_visitors).toBe(3);
  const day = kept?.day ?? 0;
  // Put away into a time of which there are no scans to count, nor are any asked for.
  const move = (from: number, to: number) => `update campaign_days set day = ${to} where day = ${from}`;
  expect(await auditAfter(move(day, -day), move(-day, day))).not.toEqual([]);
});

test("after all of that, everything agrees again", async () => {
  expect(await scenario.service.audit()).toEqual([]);
});

test("a former value of a code whose revision is missing is found", async () => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "Hall 3" });
  const move = (to: number) => `update code_revisions set revision = ${to}`;
  expect(await auditAfter(move(2), move(1))).toEqual([expect.stringMatching(/^code \d+: its history$/)]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a day of which retention has erased the morning is not complained of", async () => {
  const brief = await startScenario({ QZ_RETENTION_DAYS: "1" });
  const tenant = await brief.signUp();
  const code = await tenant.makeCode({ group: "tour" });
  for (const time of ["2026-11-21T08:00:00Z", "2026-11-21T16:00:00Z", "2026-11-22T12:00:00Z"]) {
    turnTo(brief, time);
    await brief.service.housekeep();
    expect(await brief.service.audit()).toEqual([]);
    await brief.scan(code.shortId);
  }
  turnTo(brief, "2026-11-26T12:00:00Z");
  await brief.service.housekeep();
  expect(await brief.service.audit()).toEqual([]);
});
