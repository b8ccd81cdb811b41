import { expect, test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { CODE_SORTS } from "../../../src/features/codes/model.ts";
import { addMany } from "../../db/many-codes.ts";
import { COUNTS_PAGES, pagesRead } from "../../db/sqlite/pages-read.ts";
import { plansOf } from "../../db/sqlite/plans.ts";
import { storesOf, temporaryFolder } from "../../db/sqlite/stores.ts";
import { codeIn, newCode, NOON, tenantIn } from "../../db/stores.ts";

const FEW = 40;
const MANY = 4_000;

/** A workspace of so many codes, every second of which has a tag, and every fourth another. */
async function filled(stores: ReturnType<typeof storesOf>, codes: number) {
  const tenant = await tenantIn(stores);
  await addMany(stores, tenant.id, codes, (_, n) =>
    newCode(tenant, {
      tags: [...(n % 2 === 0 ? ["even"] : []), ...(n % 4 === 0 ? ["fourth"] : [])],
      title: `Hall ${(n * 37) % codes}`,
    }),
  );
  while (await stores.campaignTotals.step(0, 500));
  return tenant;
}

test("a list by tag follows the index of its order, and totals read no code of a large tag", async () => {
  const db = openDatabase(temporaryFolder());
  const stores = storesOf(db);
  const tenant = await filled(stores, FEW);
  const plans = await plansOf(db, async () => {
    for (const sort of CODE_SORTS)
      for (const more of [{}, { active: true }])
        await stores.codes.list(tenant.id, { tags: ["even", "fourth"], sort, limit: 5, ...more });
    await stores.tags.names(tenant.id, "", 10);
    await stores.tags.sums(tenant.id, ["even", "fourth"]);
  });
  for (const index of [
    "code_tags_tag (tenant_id=? AND tag=?)",
    "code_tags_scans (tenant_id=? AND tag=? AND active=?)",
    "code_tags_title (tenant_id=? AND tag=? AND active=?)",
    "code_tags_tag (tenant_id=? AND tag>?)",
  ])
    expect([index, plans.some((detail) => detail.includes(index))]).toEqual([index, true]);
  expect(plans.filter((detail) => /^SCAN (codes|code_tags|tag_totals|code_totals)\b/.test(detail))).toEqual(
    [],
  );
  db.close();
}, 300_000);

test("twenty tags are given and taken, and counted, by as many statements as one", async () => {
  const db = openDatabase(temporaryFolder());
  const executed = counting(db.writer);
  const stores = storesOf(db);
  const tenant = await tenantIn(stores);
  const most = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
  const statements: number[][] = [];
  for (const given of [["one"], most]) {
    const { id } = await codeIn(stores, tenant);
    while (await stores.campaignTotals.step(0, 500));
    const counts: number[] = [];
    for (const tags of [given, []]) {
      const before = executed();
      await stores.codes.edit(tenant.id, id, { tags }, NOON, null);
      while (await stores.campaignTotals.step(0, 500));
      counts.push(executed() - before);
    }
    statements.push(counts);
  }
  expect(statements[1]).toEqual(statements[0] ?? []);
  db.close();
});

/** Counts the statements that a connection executes from now on. */
function counting(connection: ReturnType<typeof openDatabase>["writer"]): () => number {
  let executed = 0;
  const prepare = connection.prepare.bind(connection);
  Object.assign(connection, {
    prepare(text: string) {
      const statement = prepare(text);
      for (const name of ["all", "run"] as const) {
        const execute = statement[name].bind(statement);
        Object.assign(statement, {
          [name](...values: []) {
            executed++;
            return execute(...values);
          },
        });
      }
      return statement;
    },
  });
  return () => executed;
}

test.skipIf(!COUNTS_PAGES)(
  "a page by tag and its totals read as much among many codes as among few",
  async () => {
    const db = openDatabase(temporaryFolder());
    const stores = storesOf(db);
    const [small, large] = [await filled(stores, FEW), await filled(stores, MANY)];
    for (const sort of CODE_SORTS) {
      const [few = 0, many = 0] = await each((id) =>
        stores.codes.list(id, { tags: ["even", "fourth"], sort, limit: 5 }),
      );
      expect(many, `${sort}: ${few} pages`).toBeLessThanOrEqual(1.5 * few);
    }
    const [few = 0, many = 0] = await each(async (id) =>
      stores.tags.sums(id, await stores.tags.names(id, "", 10)),
    );
    expect(many).toBeLessThanOrEqual(1.5 * few);
    db.close();

    async function each(work: (tenantId: string) => Promise<unknown>): Promise<number[]> {
      const pages: number[] = [];
      for (const { id } of [small, large]) {
        // Statements are prepared once, which reads the schema.
        await work(id);
        pages.push(await pagesRead(db, () => work(id)));
      }
      return pages;
    }
  },
  300_000,
);
