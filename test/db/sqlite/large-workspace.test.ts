import { afterAll, beforeAll, expect, test } from "bun:test";
import type { CodeFilter, CodePlace } from "../../../src/codes/store.ts";
import type { Tenant } from "../../../src/shared/tenant.ts";
import { IN_FULL } from "../../extent.ts";
import { workOf } from "../../yardstick.ts";
import { NOON, tenantIn } from "../contract/stores.ts";
import { addMany, plainCode } from "../many-codes.ts";
import { openSqlite } from "./stores.ts";

/** The work of a list must not grow with the workspace: it is compared with the work in a workspace of 20 codes. */

const MANY = IN_FULL ? 200_000 : 50_000;
const FILLING = 180_000;
const TIMES = 40;

let stores: Awaited<ReturnType<typeof openSqlite>>;
let small: Tenant;
let large: Tenant;
/** Open batches with a code each, from before the large workspace had any: as many for each attempt of a measurement. */
const batches: number[][] = [];
const ATTEMPTS = 4;

beforeAll(async () => {
  stores = await openSqlite();
  small = await tenantIn(stores);
  large = await tenantIn(stores);
  await addMany(stores, small.id, 20);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    batches.push(
      await Promise.all(
        Array.from({ length: TIMES }, async (_, n) => {
          const batch = (await stores.bulk.open(small.id, NOON)) ?? -1;
          await stores.bulk.stage(batch, [plainCode(small.id, n)]);
          return batch;
        }),
      ),
    );
  await addMany(stores, large.id, MANY);
}, FILLING);
afterAll(() => stores.close());

/** The smallest work of some attempts, in yardsticks: the machine may be busy. */
async function leastWork(work: () => Promise<void>): Promise<number> {
  const attempts: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) attempts.push(await workOf(work));
  return Math.min(...attempts);
}

/** The work of many lists of a tenant. */
function workIn(tenant: Tenant, filter: Partial<CodeFilter>): Promise<number> {
  return leastWork(async () => {
    for (let time = 0; time < TIMES; time++) {
      await stores.codes.list(tenant.id, { limit: 20, ...filter });
      await stores.codes.totals(tenant.id);
    }
  });
}

/** Every filter that an index answers. Each fills a page of 20 in both workspaces, or finds nothing in either. */
const FLAT: readonly [name: string, filter: Partial<CodeFilter>][] = [
  ["the newest", {}],
  ["active codes", { active: true }],
  ["a group that does not exist", { group: "none" }],
  ["a domain without codes", { domain: "none.example" }],
  ["the service's own host", { domain: null }],
  ["a common word", { search: "museum" }],
  ["a word that many have, in a group that does not exist", { search: "museum", group: "none" }],
];

test.each(FLAT)("%s: the work is that in a workspace of 20 codes", async (_, filter) => {
  const before = await workIn(small, filter);
  // Codes are counted, not milliseconds: twenty are read in either, and a few more are looked through.
  expect(await workIn(large, filter)).toBeLessThan(3 * before);
});

/** Searches that only the index of tokens answers. Their work is compared with that of a list of the newest codes. */
const SEARCHED: readonly [name: string, filter: Partial<CodeFilter>][] = [
  ["nothing", { search: "zebra crossing" }],
  ["a text that nothing has, though all of its parts are common", { search: "museumaudio" }],
  ["signs of other patterns", { search: "%%%%" }],
  ["a long text", { search: "a".repeat(200) }],
  ["a piece of one address", { search: `-${(42 * 7_919) % 100_000}?utm_campaign=42` }],
  ["what only another group has", { search: "utm_campaign=42", group: "group 1" }],
  ["inactive codes of a group that has none", { group: "group 3", active: false }],
];

test.each(SEARCHED)("%s: finding it is no more work than a few pages", async (_, filter) => {
  const page = await workIn(large, {});
  // To look through all texts would be some hundred pages.
  expect(await workIn(large, filter)).toBeLessThan(20 * page);
});

/** Searches that have to look through codes. */
const LOOKED_THROUGH: readonly [name: string, filter: Partial<CodeFilter>][] = [
  ["a letter that nothing has", { search: "ß" }],
  ["an emoji", { search: "😀" }],
];

test.each(LOOKED_THROUGH)("%s: a page ends, and its cursor goes on to the end", async (_, filter) => {
  let pages = 0;
  for (let after: CodePlace | null | undefined; after !== null; pages++) {
    const page = await stores.codes.list(large.id, { limit: 100, ...filter, ...(after ? { after } : {}) });
    expect(page.codes).toEqual([]);
    after = page.next;
  }
  expect(pages).toBe(Math.ceil(MANY / 20_000) || 1);
});

test("files that are given up are no more work than what they staged, however many codes there are", async () => {
  const page = await workIn(large, {});
  const emptied = await leastWork(async () => {
    for (let time = 0; time < TIMES; time++) {
      const batch = (await stores.bulk.open(large.id, NOON)) ?? -1;
      expect(await stores.bulk.discard(batch, 100)).toBe(false);
    }
  });
  const early = await leastWork(async () => {
    for (const batch of batches.pop() ?? []) while (await stores.bulk.discard(batch, 100));
  });
  // To look through all codes would be some twenty pages each time.
  expect(Math.max(emptied, early)).toBeLessThan(5 * page);
  expect(await stores.bulk.codeCount(small.id)).toBe(20);
});

test(
  "a campaign of many codes is no more work than one of some hundred",
  async () => {
    const works: number[] = [];
    for (const count of [200, 20_000]) {
      const { id } = await tenantIn(stores);
      await addMany(stores, id, count, (tenantId, n) => ({
        ...plainCode(tenantId, n),
        group: "audio guide",
      }));
      while (await stores.campaignTotals.step(0, 500));
      const attempts: number[] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt++)
        attempts.push(
          await workOf(async () => {
            for (let time = 0; time < TIMES; time++) {
              const [campaign] = await stores.analytics.campaigns(id, ["audio guide"]);
              expect(campaign).toMatchObject({ codes: count, items: { length: 100 } });
            }
          }),
        );
      works.push(Math.min(...attempts));
    }
    const [few = 0, many = 0] = works;
    expect(many).toBeLessThan(2 * few);
  },
  FILLING,
);
