import { putBack, takeDown } from "../blocks/blocking.ts";
import { type CodeHealth, UNCHECKED } from "../../../src/features/watch/traits.ts";
import { beforeAll, expect, test } from "bun:test";
import type { Code, CodeSort } from "../../../src/features/codes/model.ts";
import type { CodeFilter, CodePlace } from "../../../src/features/codes/records.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { addMany } from "../../db/many-codes.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newCode, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

/** Titles in their order; two that compare as equal stand together. */
const TITLES: readonly (readonly (string | null)[])[] = [
  [""],
  ["10 steps"],
  ["2 steps"],
  ["Affe", "Äffe", "äFFE", "A\u0308ffe"],
  ["Äpfel 2"],
  ["École"],
  ["Fuß", "fuss"],
  ["Fussball"],
  ["Зал"],
  ["ﾮ"],
  ["😀"],
  [null],
];
const EVERY_TITLE = TITLES.flat();
const placeOfTitle = (title: string | null) => TITLES.findIndex((equal) => equal.includes(title));

const CODES = 160;

/** Orders of the list of codes, against a plain second implementation. */
contract("orders of codes", (stores) => {
  let tenant: Tenant;
  let codes: (Code & { readonly scans: number; readonly health: CodeHealth })[] = [];

  async function rankByScans(): Promise<void> {
    while (await stores().campaignTotals.step(0, 50));
  }

  beforeAll(async () => {
    const other = await tenantIn(stores());
    await addMany(stores(), other.id, 30, () => newCode(other));
    tenant = await tenantIn(stores());
    codes = [];
    await addMany(stores(), tenant.id, CODES, (_, n) => {
      const code = newCode(tenant, {
        title: EVERY_TITLE[(n * 5) % EVERY_TITLE.length] ?? null,
        group: [null, "hall", "yard"][n % 3] ?? null,
        target: `https://museum.example/${n % 9 === 0 ? "needle" : "hay"}`,
      });
      codes.push({ ...code, scans: (n * 3) % 7, health: UNCHECKED });
      return code;
    });
    await stores().scans.commit(
      codes.flatMap((code) =>
        Array.from({ length: code.scans }, (_, n) => newScan(code, { visitor: visitor(n) })),
      ),
    );
    for (const [n, code] of codes.entries())
      if (n % 5 === 0) {
        codes[n] = { ...code, active: false };
        await stores().codes.edit(tenant.id, code.id, { active: false }, NOON, null);
      }
    await rankByScans();
  }, 300_000);

  const byId = (a: Code, b: Code) => (a.id < b.id ? -1 : 1);
  const COMPARE: Readonly<
    Record<CodeSort, (a: (typeof codes)[number], b: (typeof codes)[number]) => number>
  > = {
    newest: (a, b) => byId(b, a),
    oldest: byId,
    scans: (a, b) => b.scans - a.scans || byId(b, a),
    title: (a, b) => placeOfTitle(a.title) - placeOfTitle(b.title) || byId(a, b),
  };

  /** All pages of a list. */
  async function listed(filter: Partial<CodeFilter>, limit: number, of = tenant): Promise<string[]> {
    const ids: string[] = [];
    for (let after: CodePlace | null | undefined; after !== null;) {
      const page = await stores().codes.list(of.id, { ...filter, limit, ...(after ? { after } : {}) });
      ids.push(...page.codes.map(({ id }) => id));
      after = page.next;
    }
    return ids;
  }

  const SORTS = ["newest", "oldest", "scans", "title"] as const;
  for (const sort of SORTS)
    test(`the pages of a list by ${sort} are in order with any filter`, async () => {
      for (const group of [undefined, "hall", "elsewhere"])
        for (const active of [undefined, true, false])
          for (const search of [undefined, "needle", "e", "zeppelin"]) {
            const filter = {
              sort,
              ...(group === undefined ? {} : { group }),
              ...(active === undefined ? {} : { active }),
              ...(search === undefined ? {} : { search }),
            };
            const expected = codes
              .filter(
                (code) =>
                  (group === undefined || code.group === group) &&
                  (active === undefined || code.active === active) &&
                  (search === undefined || `${code.title}\n${code.group}\n${code.target}`.includes(search)),
              )
              .sort(COMPARE[sort])
              .map(({ id }) => id);
            const note = JSON.stringify(filter);
            expect(await listed(filter, 100), note).toEqual(expected);
            if (expected.length < 20) expect(await listed(filter, 3), note).toEqual(expected);
          }
    });

  test("a code is in every order from the start, moves with its edits, and leaves with its deletion", async () => {
    const own = await tenantIn(stores());
    const [a, b, c] = [
      await codeIn(stores(), own, { title: "a", group: "hall" }),
      await codeIn(stores(), own, { title: "b" }),
      await codeIn(stores(), own, { title: "c", group: "hall" }),
    ];
    const orders = async (filter: Partial<CodeFilter> = {}) => [
      await listed({ sort: "scans", ...filter }, 2, own),
      await listed({ sort: "title", ...filter }, 2, own),
    ];
    expect(await orders()).toEqual([
      [c.id, b.id, a.id],
      [a.id, b.id, c.id],
    ]);
    await stores().scans.commit([newScan(b), newScan(a), newScan(a, { visitor: visitor(2) })]);
    await rankByScans();
    expect(await orders()).toEqual([
      [a.id, b.id, c.id],
      [a.id, b.id, c.id],
    ]);
    expect(await stores().codes.mostScanned(own.id, null, 10)).toEqual([
      { id: a.id, shortId: a.shortId, title: "a", name: "a", scans: 2 },
      { id: b.id, shortId: b.shortId, title: "b", name: "b", scans: 1 },
    ]);
    await stores().codes.edit(own.id, b.id, { title: "d", group: "hall", active: false }, NOON, null);
    await takeDown(stores(), c.shortId, NOON);
    expect(await orders({ group: "hall", active: false })).toEqual([
      [b.id, c.id],
      [c.id, b.id],
    ]);
    await putBack(stores(), c.shortId, NOON);
    expect(await orders({ group: "hall", active: false })).toEqual([[b.id], [b.id]]);
    await stores().codes.remove(own.id, a.id, NOON);
    expect(await orders({ group: "hall" })).toEqual([
      [b.id, c.id],
      [c.id, b.id],
    ]);
    expect(await stores().codes.mostScanned(own.id, "hall", 1)).toMatchObject([{ id: b.id }]);
    await rankByScans();
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
    await stores().tenants.remove(own.id, NOON);
    expect(await stores().codes.mostScanned(own.id, null, 10)).toEqual([]);
    while (await stores().eraser.step(50));
    await rankByScans();
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("a page goes on behind a code that has moved, or is gone", async () => {
    const own = await tenantIn(stores());
    const made: Code[] = [];
    for (const title of ["a", "b", "c", "d"]) made.push(await codeIn(stores(), own, { title }));
    const first = await stores().codes.list(own.id, { sort: "title", limit: 2 });
    await stores().codes.edit(own.id, made[0]?.id ?? "", { title: "z" }, NOON, null);
    await stores().codes.remove(own.id, made[1]?.id ?? "", NOON);
    const rest = await stores().codes.list(own.id, {
      sort: "title",
      limit: 9,
      ...(first.next ? { after: first.next } : {}),
    });
    expect(rest.codes.map(({ title }) => title)).toEqual(["c", "d", "z"]);
  });

  test("codes that a bulk file stages are in no order before they are made", async () => {
    const own = await tenantIn(stores());
    const batch = (await stores().bulk.open(own.id, NOON)) ?? 0;
    await stores().bulk.stage(batch, [newCode(own, { title: "a" }), newCode(own, { title: "b" })]);
    await rankByScans();
    expect(await listed({ sort: "title" }, 10, own)).toEqual([]);
    await stores().bulk.commit({ tenantId: tenant.id, batch, at: NOON });
    expect(await listed({ sort: "title" }, 10, own)).toHaveLength(2);
    expect(await listed({ sort: "scans" }, 10, own)).toHaveLength(2);
    await rankByScans();
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });
});
