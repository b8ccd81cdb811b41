import { UNCHECKED } from "../../../src/features/watch/traits.ts";
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Code } from "../../../src/features/codes/model.ts";
import type { CodeFilter } from "../../../src/features/codes/records.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, everyCode, freshId, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

/** Finding codes: by id, in pages, by filters, and their sums. */
contract("finding codes", (stores) => {
  async function found(tenantId: string, filter: Partial<CodeFilter>): Promise<string[]> {
    const { codes } = await stores().codes.list(tenantId, { limit: 1_000, ...filter });
    return codes.map(({ id }) => id);
  }

  test("a code is visible to its tenant only", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const code = await codeIn(stores(), tenant, { title: "mine" });
    expect(await stores().codes.get(tenant.id, code.id)).toEqual({
      ...code,
      scans: 0,
      bots: 0,
      takenDown: false,
      blocked: null,
      listed: null,
      health: UNCHECKED,
    });
    expect(await stores().codes.get(other.id, code.id)).toBeNull();
    expect(await stores().codes.get(tenant.id, freshId("code"))).toBeNull();
    expect(await found(other.id, {})).toEqual([]);
    expect(await found(other.id, { search: "mine" })).toEqual([]);
    expect(await found(other.id, { search: code.shortId })).toEqual([]);
  });

  test("a short address finds one code of the workspace, which other filters may leave out", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const code = await codeIn(stores(), tenant, { title: "mine" });
    const { shortId, domain } = code;
    expect(await found(tenant.id, { shortId, domain })).toEqual([code.id]);
    expect(await found(tenant.id, { shortId, sort: "scans", search: "mine", active: true })).toEqual([
      code.id,
    ]);
    expect(await found(tenant.id, { shortId, active: false })).toEqual([]);
    expect(await found(tenant.id, { shortId, domain: "qr.museum.example" })).toEqual([]);
    expect(await found(tenant.id, { shortId: `${shortId}x` })).toEqual([]);
    expect(await found(other.id, { shortId, domain })).toEqual([]);
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await found(tenant.id, { shortId, domain })).toEqual([]);
  });

  test("a list is newest first and holds no other tenant's codes", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const made: Code[] = [];
    for (let i = 0; i < 9; i++) {
      made.unshift(await codeIn(stores(), tenant));
      await codeIn(stores(), other);
    }
    expect(await stores().codes.list(tenant.id, { limit: 100 })).toEqual({
      codes: made.map((code) => ({
        ...code,
        scans: 0,
        bots: 0,
        takenDown: false,
        blocked: null,
        listed: null,
        health: UNCHECKED,
      })),
      next: null,
    });
    expect(await found(tenant.id, { limit: 2 })).toEqual(made.slice(0, 2).map(({ id }) => id));
    for (const pageSize of [1, 2, 4, 9])
      expect((await everyCode(stores(), tenant.id, pageSize)).map(({ id }) => id)).toEqual(
        made.map(({ id }) => id),
      );
  });

  test("codes created or deleted between two pages do not shift the pages", async () => {
    const tenant = await tenantIn(stores());
    const made: Code[] = [];
    for (let i = 0; i < 6; i++) made.unshift(await codeIn(stores(), tenant));
    const last = made[2]?.id ?? "";
    expect(await found(tenant.id, { limit: 3 })).toEqual(made.slice(0, 3).map(({ id }) => id));
    await codeIn(stores(), tenant);
    await stores().codes.remove(tenant.id, last, NOON);
    expect(await found(tenant.id, { limit: 3, after: { key: "", id: last } })).toEqual(
      made.slice(3).map(({ id }) => id),
    );
  });

  test("a group is found by its exact name, disabled codes by their flag, and both at once", async () => {
    const tenant = await tenantIn(stores());
    const on = await codeIn(stores(), tenant, { group: "Herbst 26" });
    const off = await codeIn(stores(), tenant, { group: "Herbst 26", active: false });
    const other = await codeIn(stores(), tenant, { group: "Herbst 2" });
    const none = await codeIn(stores(), tenant, { active: false });
    expect(await found(tenant.id, { group: "Herbst 26" })).toEqual([off.id, on.id]);
    expect(await found(tenant.id, { group: "herbst 26" })).toEqual([]);
    expect(await found(tenant.id, { group: "Herbst%" })).toEqual([]);
    expect(await found(tenant.id, { active: true })).toEqual([other.id, on.id]);
    expect(await found(tenant.id, { active: false })).toEqual([none.id, off.id]);
    expect(await found(tenant.id, { group: "Herbst 26", active: false })).toEqual([off.id]);
    expect(await found(tenant.id, { group: "Herbst 26", after: { key: "", id: off.id } })).toEqual([on.id]);
    expect(await found(tenant.id, { group: "Herbst 26", search: "herbst", active: true })).toEqual([on.id]);
  });

  test("a search looks into title, group, target and short id", async () => {
    const tenant = await tenantIn(stores());
    const byTitle = await codeIn(stores(), tenant, { title: "The needle" });
    const byGroup = await codeIn(stores(), tenant, { group: "needles" });
    const byTarget = await codeIn(stores(), tenant, { target: "https://museum.example/needle?x=1" });
    const byShortId = await codeIn(stores(), tenant, { shortId: "a-needle-1" });
    await codeIn(stores(), tenant, { title: "hay", fields: { url: "https://needle.example" } });
    const all = [byShortId.id, byTarget.id, byGroup.id, byTitle.id];
    expect(await found(tenant.id, { search: "needle" })).toEqual(all);
    expect(await found(tenant.id, { search: "NEEDLE" })).toEqual(all);
    expect(await found(tenant.id, { search: "edle?X" })).toEqual([byTarget.id]);
    expect(
      await found(tenant.id, { search: "needle", limit: 1, after: { key: "", id: byTarget.id } }),
    ).toEqual([byGroup.id]);
  });

  const literal = ["100 % Wolle", "snake_case", "C:\\temp", "l'été", 'say "hi"', "a;b--c", "[x]*?", "😀"];
  for (const title of literal)
    test(`what is searched for is letters, not a pattern: ${title}`, async () => {
      const tenant = await tenantIn(stores());
      const code = await codeIn(stores(), tenant, { title });
      // Texts that would match if the search were a pattern.
      for (const decoy of ["100 x Wolle", "snakeXcase", "C:temp", "C:\\\\temp", "l''été", "say hi", "x"])
        await codeIn(stores(), tenant, { title: decoy });
      expect(await found(tenant.id, { search: title })).toEqual([code.id]);
      const special = /[%_\\'"*😀]/u.exec(title)?.[0] ?? title;
      expect(await found(tenant.id, { search: special })).toContain(code.id);
    });

  test("a search agrees with a plain comparison of the texts, for any content", async () => {
    const tenant = await tenantIn(stores());
    const unit = fc.constantFrom(..."aAbB%_\\'\"- *?[]^$");
    const titles = fc.sample(fc.string({ unit, minLength: 0, maxLength: 8 }), { numRuns: 40, seed: 2 });
    const codes: Code[] = [];
    for (const title of titles) codes.unshift(await codeIn(stores(), tenant, { title, target: "#" }));
    const search = fc.string({ unit, minLength: 1, maxLength: 3 });
    const sample = fc.asyncProperty(search, async (text) => {
      const expected = codes.filter(({ title, shortId }) =>
        [title ?? "", shortId].some((place) => place.toLowerCase().includes(text.toLowerCase())),
      );
      expect(await found(tenant.id, { search: text })).toEqual(expected.map(({ id }) => id));
    });
    await fc.assert(sample, { numRuns: 150, seed: 3 });
  });

  const otherCase = [
    ["Frühlingsfest", "FRÜHLING"],
    ["ÄPFEL UND ÖL", "äpfel und öl"],
    ["Crème brûlée", "CRÈME BRÛLÉE"],
    ["ΜΟΥΣΕΊΟ", "μουσείο"],
    ["Зимний сад", "ЗИМНИЙ"],
  ] as const;
  for (const [title, search] of otherCase)
    test(`a search does not mind the case: ${search}`, async () => {
      const tenant = await tenantIn(stores());
      const code = await codeIn(stores(), tenant, { title });
      const grouped = await codeIn(stores(), tenant, { group: title });
      await codeIn(stores(), tenant, { title: "Kürbis" });
      expect(await found(tenant.id, { search })).toEqual([grouped.id, code.id]);
    });

  test("an empty search finds all codes", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    expect(await found(tenant.id, { search: "" })).toEqual([code.id]);
  });

  test("sums span all codes of a tenant, and no others", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const nothing = { codes: 0, active: 0, scans: 0, uniqueVisitors: 0, leads: 0 };
    expect(await stores().codes.totals(tenant.id)).toEqual(nothing);
    const [one, two] = [await codeIn(stores(), tenant), await codeIn(stores(), tenant, { active: false })];
    const deleted = await codeIn(stores(), tenant);
    const foreign = await codeIn(stores(), other);
    await stores().scans.commit([
      newScan(one),
      newScan(one),
      newScan(one, { visitor: visitor(2) }),
      newScan(two),
      newScan(deleted),
      newScan(foreign),
    ]);
    await stores().codes.remove(tenant.id, deleted.id, NOON);
    expect(await stores().codes.totals(tenant.id)).toEqual({
      codes: 2,
      active: 1,
      scans: 4,
      uniqueVisitors: 3,
      leads: 0,
    });
    expect(await stores().codes.totals(other.id)).toMatchObject({ codes: 1, scans: 1 });
    expect(await stores().codes.totals(freshId("ten"))).toEqual(nothing);
  });

  test("a code comes with its number of scans", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    await stores().scans.commit([newScan(code), newScan(code, { bot: "crawler" })]);
    await stores().scans.commit([newScan(code)]);
    expect((await stores().codes.get(tenant.id, code.id))?.scans).toBe(3);
    expect((await stores().codes.list(tenant.id, { limit: 1 })).codes[0]?.scans).toBe(3);
  });
});
