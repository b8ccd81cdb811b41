import { beforeAll, expect, test } from "bun:test";
import { CODE_SORTS, type Code } from "../../../src/features/codes/model.ts";
import type { CodeFilter, CodePlace } from "../../../src/features/codes/records.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { addMany } from "../../db/many-codes.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newCode, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

const CODES = 300;

/**
 * Tags of a code by its number: of many codes, of few, and of letters that searches compare in lower case.
 */
function tagsOf(n: number): string[] {
  return [
    ...(n % 2 === 0 ? ["even"] : []),
    ...(n % 3 === 0 ? ["third"] : []),
    ...(n % 100 === 0 ? ["Rare"] : []),
    ...(n % 97 === 0 ? ["rare"] : []),
    ...(n % 5 === 0 ? [`of ${n % 7}`] : []),
  ];
}

/** Lists by tag against a plain second implementation, and what is counted of tags. */
contract("tags", (stores) => {
  let tenant: Tenant;
  let codes: (Code & { readonly scans: number })[] = [];

  async function settle(): Promise<void> {
    await stores().addUp();
    while (await stores().campaignTotals.step(0, 50));
  }

  const sums = async (of: Tenant, ...tags: string[]) =>
    (await stores().tags.sums(of.id, tags)).map(({ tag, codes, scans, bots }) => [tag, codes, scans, bots]);

  beforeAll(async () => {
    const other = await tenantIn(stores());
    await addMany(stores(), other.id, 30, (_, n) => newCode(other, { tags: tagsOf(n) }));
    tenant = await tenantIn(stores());
    codes = [];
    await addMany(stores(), tenant.id, CODES, (_, n) => {
      const code = newCode(tenant, {
        tags: tagsOf(n),
        title: `Hall ${String((n * 37) % CODES).padStart(3, "0")}`,
        group: n % 4 === 0 ? "hall" : null,
      });
      codes.push({ ...code, scans: n % 6 });
      return code;
    });
    await stores().scans.commit(
      codes.flatMap((code) =>
        Array.from({ length: code.scans }, (_, n) => newScan(code, { visitor: visitor(n) })),
      ),
    );
    for (const [n, code] of codes.entries())
      if (n % 7 === 0) {
        codes[n] = { ...code, active: false };
        await stores().codes.edit(tenant.id, code.id, { active: false }, NOON, null);
      }
    await settle();
  }, 300_000);

  async function listed(filter: Partial<CodeFilter>, limit: number, of = tenant): Promise<string[]> {
    const ids: string[] = [];
    for (let after: CodePlace | null | undefined; after !== null;) {
      const page = await stores().codes.list(of.id, { ...filter, limit, ...(after ? { after } : {}) });
      ids.push(...page.codes.map(({ id }) => id));
      after = page.next;
    }
    return ids;
  }

  const byId = (a: Code, b: Code) => (a.id < b.id ? -1 : 1);
  const COMPARE = {
    newest: (a: Code, b: Code) => byId(b, a),
    oldest: byId,
    scans: (a: (typeof codes)[number], b: (typeof codes)[number]) => b.scans - a.scans || byId(b, a),
    title: (a: Code, b: Code) => ((a.title ?? "") < (b.title ?? "") ? -1 : 1),
  };

  test("the pages of a list by tags are what a plain comparison of all codes finds, in each order", async () => {
    const choices: readonly Partial<CodeFilter>[] = [
      { tags: ["even"] },
      { tags: ["Rare"] },
      { tags: ["rare"] },
      { tags: ["none"] },
      { tags: ["even", "third"] },
      { tags: ["even", "Rare", "third"] },
      { tags: ["Rare", "rare"] },
      { tags: ["even", "none"] },
      { tags: ["third"], active: true },
      { tags: ["third"], active: false },
      { tags: ["even"], group: "hall" },
      { tags: ["third", "even"], group: "hall", active: true },
      { tags: ["even"], search: "hall 1" },
      { tags: ["of 0"], search: "of 0" },
      { tags: ["even"], search: "~" },
      { tags: ["even"], domain: null },
      { tags: ["even"], domain: "qr.museum.example" },
      { tags: ["even"], health: "dead" },
    ];
    for (const filter of choices)
      for (const sort of CODE_SORTS) {
        const { tags = [], active, group, search = "", domain = null, health } = filter;
        const expected = codes
          .filter(
            (code) =>
              tags.every((tag) => code.tags.includes(tag)) &&
              code.active === (active ?? code.active) &&
              code.group === (group ?? code.group) &&
              code.domain === domain &&
              health === undefined &&
              [code.title, ...code.tags].join("\n").toLowerCase().includes(search),
          )
          .toSorted(COMPARE[sort])
          .map(({ id }) => id);
        expect(await listed({ ...filter, sort }, 7), JSON.stringify({ filter, sort })).toEqual(expected);
      }
  });

  test("a search finds tags in any case, and a tag that is found by its exact letters keeps them", async () => {
    const own = await tenantIn(stores());
    const code = await codeIn(stores(), own, { tags: ["Wing A", "ä"] });
    expect(await listed({ search: "WING a" }, 5, own)).toEqual([code.id]);
    // The searched text stays the same, and the token of the tag does not.
    await stores().codes.edit(own.id, code.id, { tags: ["wing a", "ä"] }, NOON, null);
    expect(await listed({ tags: ["wing a", "ä"] }, 5, own)).toEqual([code.id]);
    expect(await listed({ tags: ["Wing A"] }, 5, own)).toEqual([]);
    await stores().codes.edit(own.id, code.id, { tags: [] }, NOON, null);
    expect(await listed({ search: "wing" }, 5, own)).toEqual([]);
    expect(await listed({ tags: ["ä"] }, 5, own)).toEqual([]);
    await settle();
    expect(await stores().tags.names(own.id, "", 10)).toEqual([]);
  });

  test("totals follow each change, and count a deleted code no longer", async () => {
    const own = await tenantIn(stores());
    const [one, two] = [
      await codeIn(stores(), own, { tags: ["a", "b"] }),
      await codeIn(stores(), own, { tags: ["b"] }),
    ];
    expect(await sums(own, "a", "b", "c")).toEqual([
      ["a", 1, 0, 0],
      ["b", 2, 0, 0],
      ["c", 0, 0, 0],
    ]);
    await stores().scans.commit([
      newScan(one),
      newScan(one, { visitor: visitor(2), bot: "tool" }),
      newScan(two, { visitor: visitor(3) }),
    ]);
    await settle();
    expect(await sums(own, "a", "b")).toEqual([
      ["a", 1, 2, 1],
      ["b", 2, 3, 1],
    ]);
    await stores().codes.edit(own.id, one.id, { tags: ["c", "a"] }, NOON, null);
    expect(await sums(own, "a", "b", "c")).toEqual([
      ["a", 1, 2, 1],
      ["b", 1, 1, 0],
      ["c", 1, 2, 1],
    ]);
    // A tag that is lost and given again before the chore comes.
    await stores().codes.edit(own.id, one.id, { tags: ["c"] }, NOON, null);
    await stores().codes.edit(own.id, one.id, { tags: ["a", "c"] }, NOON, null);
    await settle();
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
    await stores().codes.remove(own.id, one.id, NOON);
    expect(await sums(own, "a", "b", "c")).toEqual([
      ["a", 0, 0, 0],
      ["b", 1, 1, 0],
      ["c", 0, 0, 0],
    ]);
    await settle();
    expect(await stores().tags.names(own.id, "", 10)).toEqual(["b"]);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("a step of the chore takes as many codes as have some hundred rows of tags", async () => {
    const own = await tenantIn(stores());
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    await addMany(stores(), own.id, 60, () => newCode(own, { tags }));
    await stores().addUp();
    let steps = 0;
    while (await stores().campaignTotals.step(0, 500)) steps++;
    // Twenty-five codes a step, whatever else the first one has to add up.
    expect(steps).toBeGreaterThanOrEqual(2);
    expect(await sums(own, ...tags)).toEqual(tags.map((tag) => [tag, 60, 0, 0]));
    const { codes: some } = await stores().codes.list(own.id, { limit: 60 });
    for (const { id } of some) await stores().codes.edit(own.id, id, { tags: ["left"] }, NOON, null);
    await settle();
    expect(await stores().tags.names(own.id, "", 100)).toEqual(["left"]);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("a tag of more codes than are added up at once shows what the chore has counted, or more", async () => {
    const own = await tenantIn(stores());
    await addMany(stores(), own.id, 30, () => newCode(own, { tags: ["many"] }));
    const before = await sums(own, "many");
    expect(before[0]?.[1]).toBeGreaterThan(20);
    await settle();
    expect(await sums(own, "many")).toEqual([["many", 30, 0, 0]]);
    expect(await stores().tags.names(own.id, "", 10)).toEqual(["many"]);
    expect(await stores().tags.names(own.id, "many", 10)).toEqual([]);
  });

  test("names are read in order, a page after the other", async () => {
    const names = await stores().tags.names(tenant.id, "", 3);
    expect(names).toEqual(["Rare", "even", "of 0"]);
    expect((await stores().tags.names(tenant.id, "of 0", 3))[0]).toBe("of 1");
  });

  test("a tag of a file that is still read has no codes, and is counted once it is committed", async () => {
    const own = await tenantIn(stores());
    const batch = (await stores().bulk.open(own.id, NOON)) ?? 0;
    await stores().bulk.stage(batch, [newCode(own, { tags: ["staged"] })]);
    await settle();
    expect(await sums(own, "staged")).toEqual([["staged", 0, 0, 0]]);
    expect(await listed({ tags: ["staged"] }, 5, own)).toEqual([]);
    await stores().bulk.commit({ tenantId: own.id, batch, at: NOON });
    expect(await sums(own, "staged")).toEqual([["staged", 1, 0, 0]]);
    await settle();
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("damaged rows and totals are told", async () => {
    const own = await tenantIn(stores());
    const code = await codeIn(stores(), own, { tags: ["told"] });
    await settle();
    await stores().damage("update tag_totals set codes = 7 where tag = 'told'");
    expect(await stores().auditor.discrepancies(0)).toEqual(['tag "told": its totals']);
    await stores().damage("update tag_totals set codes = 1 where tag = 'told'");
    await stores().damage("update code_tags set title_key = '1wrong' where tag = 'told'");
    expect(await stores().auditor.discrepancies(0)).toEqual([expect.stringMatching(/^code \d+: its tags$/)]);
    await stores().codes.edit(own.id, code.id, { title: "Hall" }, NOON, null);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });
});
