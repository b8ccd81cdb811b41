import { UNCHECKED } from "../../../src/features/watch/traits.ts";
import { expect, test } from "bun:test";
import type { CodeChange } from "../../../src/features/codes/model.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, newScan, NOON, retryKey, newCode, tenantIn } from "../../db/stores.ts";

/** Editing, deleting and resolving codes. */
contract("changing and deleting codes", (stores) => {
  const LATER = NOON + 60_000;

  const changes: CodeChange[] = [
    { target: "https://elsewhere.example/ü?a=%20&b='" },
    { active: false },
    { title: "new" },
    { title: null },
    { group: "spring" },
    { group: null },
    { fields: { url: "https://other.example" } },
    { style: { margin: 8 } },
    { style: null },
    { landing: { template: "action", headline: "Hello" } },
    { landing: null },
    {
      rules: [
        {
          name: "evenings",
          when: { hours: [{ from: "18:00", to: "02:00" }] },
          target: "https://bar.example/ü",
        },
      ],
    },
    { rules: null, query: "drop", utm: null },
    { target: "https://two.example", active: false, title: "both", group: null },
  ];
  for (const change of changes)
    test(`an edit changes what it names and nothing else: ${JSON.stringify(change)}`, async () => {
      const tenant = await tenantIn(stores());
      const code = await codeIn(stores(), tenant, {
        title: "old",
        group: "winter",
        fields: { url: "https://museum.example" },
        style: { ecc: "H", modules: { shape: "dot" } },
        landing: { template: "links", headline: "Links", links: [] },
        rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.example" }],
        query: "pass",
        utm: { source: "poster" },
      });
      await stores().scans.commit([newScan(code)]);
      const edited = await stores().codes.edit(tenant.id, code.id, change, LATER, null);
      const expected = {
        ...code,
        ...change,
        revision: 2,
        updatedAt: LATER,
        scans: 1,
        bots: 0,
        takenDown: false,
        blocked: null,
        listed: null,
        health: UNCHECKED,
      };
      expect(edited).toEqual(expected);
      expect(await stores().codes.get(tenant.id, code.id)).toEqual(expected);
    });

  test("an edit of an outdated revision changes nothing", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const edit = (title: string, revision: number | null) =>
      stores().codes.edit(
        tenant.id,
        code.id,
        { title },
        LATER,
        revision === null ? null : new Set([revision]),
      );
    expect(await edit("first", 1)).toMatchObject({ title: "first", revision: 2 });
    expect(await edit("second", 1)).toBe("changed");
    expect(await edit("third", 3)).toBe("changed");
    expect(await stores().codes.get(tenant.id, code.id)).toMatchObject({ title: "first", revision: 2 });
    expect(await edit("fourth", null)).toMatchObject({ title: "fourth", revision: 3 });
  });

  test("of twenty concurrent edits of one revision, one wins", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        stores().codes.edit(tenant.id, code.id, { title: `t${i}` }, LATER, new Set([1])),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(19);
    const winner = outcomes.find((outcome) => typeof outcome !== "string");
    expect(await stores().codes.get(tenant.id, code.id)).toEqual(winner ?? null);
  });

  test("concurrent edits of different properties are all stored, and each makes a revision", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const edits: CodeChange[] = [
      { title: "t" },
      { group: "g" },
      { active: false },
      { target: "https://t.example" },
    ];
    await Promise.all(edits.map((change) => stores().codes.edit(tenant.id, code.id, change, LATER, null)));
    expect(await stores().codes.get(tenant.id, code.id)).toEqual({
      ...code,
      title: "t",
      group: "g",
      active: false,
      target: "https://t.example",
      revision: 5,
      updatedAt: LATER,
      scans: 0,
      bots: 0,
      takenDown: false,
      blocked: null,
      listed: null,
      health: UNCHECKED,
    });
  });

  test("a tenant can edit neither another tenant's code nor one that does not exist", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const code = await codeIn(stores(), tenant);
    for (const revision of [null, 1, 7]) {
      expect(
        await stores().codes.edit(
          other.id,
          code.id,
          { active: false },
          LATER,
          revision === null ? null : new Set([revision]),
        ),
      ).toBeNull();
      const unknown = freshId("code");
      expect(
        await stores().codes.edit(
          tenant.id,
          unknown,
          { active: false },
          LATER,
          revision === null ? null : new Set([revision]),
        ),
      ).toBeNull();
    }
    expect(await stores().codes.get(tenant.id, code.id)).toEqual({
      ...code,
      scans: 0,
      bots: 0,
      takenDown: false,
      blocked: null,
      listed: null,
      health: UNCHECKED,
    });
  });

  test("a short id resolves to its code's target, at once after an edit", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const destination = {
      codeId: code.id,
      tenantId: tenant.id,
      shortId: code.shortId,
      target: code.target,
      isLocked: false,
      hasLanding: false,
      directFile: null,
      active: true,
      isBlocked: false,
      rules: null,
      query: "drop" as const,
      utm: null,
      fallback: null,
      listed: null,
      gs1: null,
      links: null,
      dead: [],
    };
    expect(await stores().codes.resolve(code.shortId)).toEqual(destination);
    const change = {
      target: "https://new.example",
      active: false,
      landing: { template: "action", headline: "Hi" },
      rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.example" }],
      query: "pass",
      utm: { source: "poster" },
    } satisfies CodeChange;
    await stores().codes.edit(tenant.id, code.id, change, LATER, null);
    expect(await stores().codes.resolve(code.shortId)).toEqual({
      ...destination,
      target: "https://new.example",
      isLocked: false,
      hasLanding: true,
      active: false,
      rules: change.rules,
      query: "pass",
      utm: change.utm,
    });
  });

  test("a short id that never existed resolves to nothing, in any spelling", async () => {
    for (const shortId of ["", "nothing", "' or '1'='1", "%", "_______", "\u0000", "x".repeat(100_000), "ü"])
      expect(await stores().codes.resolve(shortId)).toBeNull();
  });

  test("a deleted code is gone everywhere", async () => {
    const tenant = await tenantIn(stores());
    const [code, kept] = [await codeIn(stores(), tenant), await codeIn(stores(), tenant)];
    await stores().scans.commit([newScan(code), newScan(kept)]);
    expect(await stores().codes.remove(tenant.id, code.id, LATER)).toEqual({
      address: code.shortId,
      gs1: null,
    });
    expect(await stores().codes.resolve(code.shortId)).toBe("gone");
    expect(await stores().codes.get(tenant.id, code.id)).toBeNull();
    expect(await stores().codes.edit(tenant.id, code.id, { active: true }, LATER, null)).toBeNull();
    expect((await stores().codes.list(tenant.id, { limit: 10 })).codes.map(({ id }) => id)).toEqual([
      kept.id,
    ]);
    expect(await stores().scans.list(code.id, { withBots: true, limit: 10 })).toEqual([]);
    expect((await stores().scans.summary(code.id, true)).total).toBe(0);
    expect((await stores().scans.summary(code.id, false)).total).toBe(0);
    expect((await stores().scans.summary(kept.id, true)).total).toBe(1);
  });

  test("a disabled code is deleted like any other", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, { active: false });
    expect(await stores().codes.remove(tenant.id, code.id, LATER)).toEqual({
      address: code.shortId,
      gs1: null,
    });
    expect(await stores().codes.resolve(code.shortId)).toBe("gone");
  });

  test("a code is deleted only in a revision that the caller allows", async () => {
    const tenant = await tenantIn(stores());
    const { id, shortId } = await codeIn(stores(), tenant);
    await stores().codes.edit(tenant.id, id, { title: "x" }, LATER, null);
    const remove = (...revisions: number[]) =>
      stores().codes.remove(tenant.id, id, LATER, new Set(revisions));
    expect(await remove(1, 3)).toBe("changed");
    expect(await remove()).toBe("changed");
    expect(await stores().codes.resolve(shortId)).toMatchObject({ codeId: id });
    expect(await remove(1, 2)).toEqual({ address: shortId, gs1: null });
    expect(await stores().codes.resolve(shortId)).toBe("gone");
  });

  test("of ten concurrent deletions one takes place", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => stores().codes.remove(tenant.id, code.id, LATER)),
    );
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(9);
  });

  test("a tenant cannot delete another tenant's code", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const code = await codeIn(stores(), tenant);
    expect(await stores().codes.remove(other.id, code.id, LATER)).toBeNull();
    expect(await stores().codes.remove(tenant.id, freshId("code"), LATER)).toBeNull();
    expect(await stores().codes.resolve(code.shortId)).toMatchObject({ codeId: code.id });
  });

  test("the stored answer of a code's creation is erased with the code", async () => {
    const tenant = await tenantIn(stores());
    const code = newCode(tenant);
    const retry = { key: retryKey(tenant), answer: "the record" };
    await stores().codes.add({ code, limit: null, retry });
    await stores().codes.remove(tenant.id, code.id, LATER);
    const again = await stores().codes.add({ code: newCode(tenant), limit: null, retry });
    expect(again).toEqual({ kind: "added" });
  });
});
