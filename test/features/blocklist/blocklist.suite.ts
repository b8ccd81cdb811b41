import { expect, test } from "bun:test";
import type { Walked, WalkedCode } from "../../../src/features/blocklist/store.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";

const FACTS = { digest: "one", hosts: 5, readAt: NOON };
const UNHELD = {
  ...{ heldDigest: null, heldExceptions: null, heldHosts: null },
  ...{ heldWhy: null, heldWorkspaces: null, heldAt: null },
};

/** Stored facts about lists, and their verdicts on codes. */
contract("lists of hosts", (stores) => {
  const rowOf = async (name: string) =>
    (await stores().blocklists.all()).find((row) => row.name === name) ?? null;

  /** All codes of a walk in steps of two. */
  async function walked(kind: "walk" | "walkListed" = "walk") {
    const codes: WalkedCode[] = [];
    for (let after: number | null = 0; after !== null;) {
      const some: Walked = await stores().blocklists[kind](after, 2);
      codes.push(...some.codes);
      after = some.next;
    }
    return codes;
  }

  test("a list is in force, waits, is applied, and is looked through", async () => {
    const { blocklists } = stores();
    await blocklists.accept("a", FACTS);
    const accepted = { name: "a", ...FACTS, sweptDigest: "", sweptAt: 0, ...UNHELD };
    expect(await rowOf("a")).toEqual(accepted);
    await blocklists.swept([{ name: "a", digest: "one" }], [], NOON + 1);
    const swept = { ...accepted, sweptDigest: "one", sweptAt: NOON + 1 };
    expect(await rowOf("a")).toEqual(swept);
    const two = { ...FACTS, digest: "two", hosts: 9 };
    const why = { why: "workspaces", exceptions: "none", workspaces: 7, at: NOON + 2 } as const;
    await blocklists.hold("a", two, why);
    const held = {
      ...{ heldDigest: "two", heldExceptions: "none", heldHosts: 9 },
      ...({ heldWhy: "workspaces", heldWorkspaces: 7, heldAt: NOON + 2 } as const),
    };
    expect(await rowOf("a")).toEqual({ ...swept, ...held });
    await blocklists.release("a", "three");
    expect(await rowOf("a")).toEqual({ ...swept, ...held });
    await blocklists.release("a", "two");
    expect(await rowOf("a")).toEqual(swept);
    expect(await blocklists.apply("a", NOON + 3)).toBeNull();
    await blocklists.hold("a", two, why);
    expect(await blocklists.apply("a", NOON + 3)).toBe("two");
    expect(await rowOf("a")).toEqual({ ...swept, digest: "two", hosts: 9, readAt: NOON + 3, ...UNHELD });
    expect(await blocklists.apply("a", NOON + 4)).toBeNull();
    expect(await blocklists.apply("never", NOON + 4)).toBeNull();
    await blocklists.hold("b", FACTS, { ...why, why: "shrunk", workspaces: null });
    expect(await rowOf("b")).toMatchObject({ digest: "", heldDigest: "one", heldWhy: "shrunk" });
    await blocklists.accept("b", FACTS);
    expect(await rowOf("b")).toMatchObject({ digest: "one", ...UNHELD });
    await blocklists.swept([], ["a", "b"], NOON);
    expect(await rowOf("a")).toBeNull();
    expect(await rowOf("b")).toBeNull();
  });

  test("a walk passes all codes with all that they lead to, large ones in steps of their own", async () => {
    const tenant = await tenantIn(stores());
    const leading = {
      rules: [{ name: "all", when: {}, target: "https://rule.example/" }],
      fallback: "https://fallback.example/",
      landing: { template: "action", headline: "Hi", links: [{ label: "x", url: "https://link.example/" }] },
      fields: { url: "https://field.example/" },
    } satisfies Partial<Code>;
    const one = await codeIn(stores(), tenant, leading);
    const large = await codeIn(stores(), tenant, { fields: { text: "x".repeat(20_000) } });
    const last = await codeIn(stores(), tenant);
    const own = (await walked()).filter(({ tenantId }) => tenantId === tenant.id);
    expect(own.map(({ shortId }) => shortId)).toEqual([one.shortId, large.shortId, last.shortId]);
    expect(own[0]).toMatchObject({
      ...leading,
      target: one.target,
      tenantSince: tenant.createdAt,
      listed: null,
      blocked: null,
    });
  });

  test("what lists say of a code is noted unless it was changed meanwhile, and is part of it and its destination", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const find = async () => (await walked()).find(({ shortId }) => shortId === code.shortId);
    const found = await find();
    if (!found) throw new Error("The walk has missed the code");
    const listed = { "phish.example": "phishing.txt" };
    const { blocklists } = stores();
    expect(await blocklists.setListed(found.seq, found.revision + 1, listed)).toBe(false);
    expect(await find()).toMatchObject({ listed: null });
    expect(await blocklists.setListed(found.seq, found.revision, listed)).toBe(true);
    expect(await find()).toMatchObject({ listed });
    expect(await blocklists.again(found.seq)).toEqual((await find()) ?? null);
    expect((await walked("walkListed")).map(({ shortId }) => shortId)).toContain(code.shortId);
    expect(await stores().codes.get(tenant.id, code.id)).toMatchObject({ listed });
    expect(await stores().codes.resolve(code.shortId)).toMatchObject({ listed });
    expect(await stores().pages.find(code.shortId)).toMatchObject({ listed });
    await stores().codes.edit(tenant.id, code.id, { title: "new" }, NOON, null);
    expect(await find()).toMatchObject({ listed, revision: found.revision + 1 });
    expect(await blocklists.setListed(found.seq, found.revision + 1, null)).toBe(true);
    expect((await walked("walkListed")).map(({ shortId }) => shortId)).not.toContain(code.shortId);
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await blocklists.again(found.seq)).toBeNull();
  });

  test("workspaces are counted by their age", async () => {
    const before = await stores().blocklists.workspacesBefore(NOON + 1);
    const tenant = await tenantIn(stores());
    expect(await stores().blocklists.workspacesBefore(tenant.createdAt + 1)).toBe(before + 1);
    expect(await stores().blocklists.workspacesBefore(tenant.createdAt)).toBeLessThanOrEqual(before);
  });
});
