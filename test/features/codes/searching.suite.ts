import { beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import type { Code } from "../../../src/features/codes/model.ts";
import type { CodeFilter, CodePlace } from "../../../src/features/codes/records.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { addMany, plainCode } from "../../db/many-codes.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshShortId, NOON, tenantIn } from "../../db/stores.ts";

/** So many codes that a page of a few is far from the first: most are found by the index of tokens only. */
const CODES = 600;

/** Searching a workspace that is larger than a page, against a plain second implementation. */
contract("searching codes", (stores) => {
  let tenant: Tenant;
  let codes: Code[] = [];

  beforeAll(async () => {
    const other = await tenantIn(stores());
    await addMany(stores(), other.id, 100);
    tenant = await tenantIn(stores());
    const unit = fc.constantFrom(..."abAB%_\\é😀ß\n");
    const titles = fc.sample(fc.string({ unit, maxLength: 9 }), { numRuns: CODES, seed: 5 });
    codes = [];
    await addMany(stores(), tenant.id, CODES, (tenantId, n) => {
      const code = {
        ...plainCode(tenantId, n),
        title: titles[n] ?? "",
        group: `g${n % 7}`,
        active: n % 3 > 0,
      };
      codes.unshift(code);
      return code;
    });
    // Codes of a bulk file are all active.
    for (const code of codes.filter(({ active }) => !active))
      await stores().codes.edit(tenant.id, code.id, { active: false }, NOON, null);
  }, 300_000);

  /** The same by comparing every code. */
  function expected({ search = "", group, active }: Partial<CodeFilter>): string[] {
    const isFound = ({ title, group, target, shortId }: Code) =>
      [title, group, target, shortId].join("\n").toLowerCase().includes(search.toLowerCase());
    return codes
      .filter(
        (code) =>
          isFound(code) && code.group === (group ?? code.group) && code.active === (active ?? code.active),
      )
      .map(({ id }) => id)
      .sort()
      .reverse();
  }

  /** All pages of a list, each of at most `limit` codes. */
  async function found(filter: Partial<CodeFilter>, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (let after: CodePlace | null | undefined; after !== null;) {
      const page = await stores().codes.list(tenant.id, { ...filter, limit, ...(after ? { after } : {}) });
      expect(page.codes.length).toBeLessThanOrEqual(limit);
      ids.push(...page.codes.map(({ id }) => id));
      after = page.next;
    }
    return ids;
  }

  test("the pages of any search are what a plain comparison of all codes finds", async () => {
    const anyText = fc.string({ unit: fc.constantFrom(..."abAB%_\\é😀ß\n"), maxLength: 5 });
    const partOfText = fc
      .tuple(fc.nat(CODES - 1), fc.nat(60), fc.nat(12))
      .map(([n, from, length]) => (codes[n]?.target ?? "").slice(from, from + length + 1));
    const filters = fc.record(
      {
        search: fc.oneof(anyText, partOfText),
        group: fc.constantFrom("g0", "g6", "g7"),
        active: fc.boolean(),
      },
      { requiredKeys: ["search"] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(1, 4, 100), async (filter, limit) => {
        if (limit === 1 && expected(filter).length > 30) return;
        expect(await found(filter, limit)).toEqual(expected(filter));
      }),
      { numRuns: 120, seed: 11 },
    );
  }, 300_000);

  test("an old code is found among many by texts of any length and case", async () => {
    const old = codes.at(-1);
    if (!old) throw new Error("codes");
    for (const search of [old.shortId, old.shortId.toUpperCase(), old.target, old.target.slice(8, 40)])
      expect(await found({ search }, 3), search).toContain(old.id);
    expect(await found({ search: old.shortId }, 3)).toEqual([old.id]);
    expect(await found({ search: `${old.shortId}?` }, 3)).toEqual([]);
    expect(await found({ search: old.shortId, group: "g1" }, 3)).toEqual([]);
  });

  test("a search follows edits and deletions", async () => {
    const own = await tenantIn(stores());
    const list = async (search: string, group?: string) => {
      const filter = { limit: 3, search, ...(group === undefined ? {} : { group }) };
      return (await stores().codes.list(own.id, filter)).codes.map(({ id }) => id);
    };
    const code = await codeIn(stores(), own, { title: "the needle", group: "hay" });
    const gone = await codeIn(stores(), own, { title: "the other needle" });
    await addMany(stores(), own.id, 200);
    expect(await list("needle")).toEqual([gone.id, code.id]);
    expect(await list("needle", "hay")).toEqual([code.id]);
    await stores().codes.edit(own.id, code.id, { title: "the thimble", group: "straw" }, NOON, null);
    await stores().codes.remove(own.id, gone.id, NOON);
    expect(await list("needle")).toEqual([]);
    expect(await list("thimble")).toEqual([code.id]);
    expect(await list("thimble", "straw")).toEqual([code.id]);
    expect(await list("thimble", "hay")).toEqual([]);
  });

  test("codes of a bulk file are found at once, while housekeeping indexes them, and afterwards", async () => {
    const own = await tenantIn(stores());
    const hay = (n: number) => ({ ...plainCode(own.id, n), title: `hay ${n}` });
    const batch = (await stores().bulk.open(own.id, NOON)) ?? 0;
    const staged = Array.from({ length: 60 }, (_, n) => ({ ...hay(n), title: `needle ${n}` }));
    for (let at = 0; at < 60; at += 20) await stores().bulk.stage(batch, staged.slice(at, at + 20));
    await addMany(stores(), (await tenantIn(stores())).id, 20);
    const later = (await stores().bulk.open(own.id, NOON)) ?? 0;
    await stores().bulk.stage(
      later,
      Array.from({ length: 200 }, (_, n) => hay(n)),
    );
    for (const made of [batch, later])
      await stores().bulk.commit({ tenantId: tenant.id, batch: made, at: NOON });
    const list = async (search: string) => {
      const { codes } = await stores().codes.list(own.id, { limit: 100, search });
      return codes.map(({ title }) => title).sort();
    };
    const titles = staged.map(({ title }) => title).sort();
    let expected: (string | null)[] = titles;
    for (let more = true, step = 0; more; step++) {
      expect(await list("needle")).toEqual(expected);
      expect(await list("thimble")).toEqual(step > 1 ? ["thimble"] : []);
      // An edit comes before the code is indexed, and a deletion.
      if (step === 1) {
        await stores().codes.edit(own.id, staged[58]?.id ?? "", { title: "thimble" }, NOON, null);
        await stores().codes.remove(own.id, staged[59]?.id ?? "", NOON);
        expected = titles.filter((title) => title !== "needle 58" && title !== "needle 59");
      }
      more = await stores().codes.indexSome(7);
    }
    expect(await list("needle")).toEqual(expected);
    expect(await list("thimble")).toEqual(["thimble"]);
  });

  test("a page ends early when its codes are large, and the next goes on", async () => {
    const own = await tenantIn(stores());
    const text = "x".repeat(300_000);
    const large: Partial<Code>[] = [
      { style: { logo: { svg: `<!--${text}-->` } } },
      { rules: [{ name: "a", when: {}, target: `https://museum.example/${text}` }] },
    ];
    const made: string[] = [];
    for (let n = 0; n < 8; n++)
      made.unshift((await codeIn(stores(), own, { shortId: freshShortId(), ...large[n % 2] })).id);
    const first = await stores().codes.list(own.id, { limit: 1_000 });
    expect(first.codes.map(({ id }) => id)).toEqual(made.slice(0, 3));
    const rest = await stores().codes.list(own.id, {
      limit: 4,
      ...(first.next ? { after: first.next } : {}),
    });
    expect(rest.codes.map(({ id }) => id)).toEqual(made.slice(3, 6));
    expect(rest.next).toEqual({ key: "", id: made[5] ?? "" });
  });
});
