import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { CodeFilter, CodePlace } from "../../../src/features/codes/records.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { IN_FULL } from "../../extent.ts";
import { NOON, tenantIn } from "../stores.ts";
import { addMany, plainCode } from "../many-codes.ts";
import { COUNTS_PAGES } from "./pages-read.ts";
import { openSqlite } from "./stores.ts";

/** The pages that a list reads must not grow with the workspace: they are compared with those in a workspace of 20 codes. */

const MANY = IN_FULL ? 200_000 : 15_000;
const FILLING = 180_000;
/** Times that the same is done while pages are counted: what only the first time reads does not matter then. */
const TIMES = 10;

let stores: Awaited<ReturnType<typeof openSqlite>>;
let small: Tenant;
let large: Tenant;
/** Open batches with a code each, from before the large workspace had any. */
let batches: number[] = [];

beforeAll(async () => {
  stores = await openSqlite();
  small = await tenantIn(stores);
  large = await tenantIn(stores);
  await addMany(stores, small.id, 20);
  batches = await Promise.all(
    Array.from({ length: TIMES }, async (_, n) => {
      const batch = (await stores.bulk.open(small.id, NOON)) ?? -1;
      await stores.bulk.stage(batch, [plainCode(small.id, n)]);
      return batch;
    }),
  );
  await addMany(stores, large.id, MANY);
}, FILLING);
afterAll(() => stores.close());

/** The pages of some lists of a tenant. */
function pagesIn(tenant: Tenant, filter: Partial<CodeFilter>): Promise<number> {
  return stores.pagesRead(async ({ codes }) => {
    for (let time = 0; time < TIMES; time++) {
      await codes.list(tenant.id, { limit: 20, ...filter });
      await codes.totals(tenant.id);
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

/** Searches that only the index of tokens answers. Their pages are compared with those of a list of the newest codes. */
const SEARCHED: readonly [name: string, filter: Partial<CodeFilter>][] = [
  ["nothing", { search: "zebra crossing" }],
  ["a text that nothing has, though all of its parts are common", { search: "museumaudio" }],
  ["signs of other patterns", { search: "%%%%" }],
  ["a long text", { search: "a".repeat(200) }],
  ["a piece of one address", { search: `-${(42 * 7_919) % 100_000}?utm_campaign=42` }],
  ["what only another group has", { search: "utm_campaign=42", group: "group 1" }],
  ["inactive codes of a group that has none", { group: "group 3", active: false }],
];

describe.skipIf(!COUNTS_PAGES)("pages are counted:", () => {
  test.each(FLAT)("%s: as many as in a workspace of 20 codes", async (_, filter) => {
    // Twenty codes are read in either. In the large one they lie further apart, below higher trees.
    expect(await pagesIn(large, filter)).toBeLessThan(3 * (await pagesIn(small, filter)));
  });

  test.each(SEARCHED)("%s: as many as of a few lists", async (_, filter) => {
    // To look through all texts would be some hundred lists.
    expect(await pagesIn(large, filter)).toBeLessThan(10 * (await pagesIn(large, {})));
  });

  test("files that are given up: as many as of what they staged, however many codes there are", async () => {
    const list = await pagesIn(large, {});
    const emptied = await stores.pagesRead(async ({ bulk }) => {
      for (let time = 0; time < TIMES; time++) {
        const batch = (await bulk.open(large.id, NOON)) ?? -1;
        expect(await bulk.discard(batch, 100)).toBe(false);
      }
    });
    const early = await stores.pagesRead(async ({ bulk }) => {
      for (const batch of batches) while (await bulk.discard(batch, 100));
    });
    // To look through all codes would be some hundred lists each time. On a busy machine a thread reads more,
    // of its wake-ups.
    expect(Math.max(emptied, early)).toBeLessThan(10 * list);
    expect(await stores.bulk.usage(small.id)).toMatchObject({ codes: 20 });
  });

  test(
    "a campaign of many codes: as many as of one of some hundred",
    async () => {
      const pages: number[] = [];
      for (const count of [200, MANY / 4]) {
        const { id } = await tenantIn(stores);
        await addMany(stores, id, count, (tenantId, n) => ({
          ...plainCode(tenantId, n),
          group: "audio guide",
        }));
        while (await stores.campaignTotals.step(0, 500));
        pages.push(
          await stores.pagesRead(async ({ analytics }) => {
            const [campaign] = await analytics.campaigns(id, ["audio guide"]);
            expect(campaign).toMatchObject({ codes: count, items: { length: 100 } });
          }),
        );
      }
      const [few = 0, many = 0] = pages;
      expect(many).toBeLessThan(2 * few);
    },
    FILLING,
  );
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
