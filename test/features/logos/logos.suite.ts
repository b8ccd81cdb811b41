import { describe, expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import type { StoredArt, LogoCopy } from "../../../src/features/logos/art.ts";
import type { ImportedLogo } from "../../../src/features/logos/records.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { newCode, NOON, retryKey, tenantIn } from "../../db/stores.ts";

const logo = (id: string, change: Partial<ImportedLogo> = {}): ImportedLogo => ({
  id: `import.${id}`,
  name: id,
  brand: id,
  category: "other",
  aliases: ["Zoo „am Fluß“", "a,b"],
  format: "svg",
  scheme: "color",
  source: "import",
  license: "own",
  licenseUrl: null,
  attribution: "the zoo",
  sourceUrl: "https://zoo.example/",
  guidelines: null,
  color: "#aa0000",
  derived: false,
  addedAt: NOON,
  ...change,
});
const art = (text: string, format: StoredArt["format"] = "svg") => ({
  format,
  bytes: new TextEncoder().encode(`\0${text}`),
});
const LANDING = { template: "action", headline: "Zoo" } as const;
const plain = (found: StoredArt | null) => found && { ...found, bytes: Uint8Array.from(found.bytes) };

contract("logos", (stores) => {
  test("a logo is read as it was stored, in the order of names, and replaces one with its id", async () => {
    const { logos } = stores();
    // In the order of their letters' numbers, whatever the language: Z before a, a before ä.
    for (const id of ["zebra", "ärger", "Zebra", "apfel"]) await logos.add(logo(id), art(id));
    expect((await logos.imported()).map(({ name }) => name)).toEqual(["Zebra", "apfel", "zebra", "ärger"]);
    const changed = logo("zebra", { aliases: [], color: null, format: "png", scheme: "dark" });
    await logos.add(changed, art("new", "png"));
    expect(await logos.imported()).toContainEqual(changed);
    expect(plain(await logos.importedArt(changed.id))).toEqual(art("new", "png"));
    expect(await logos.importedArt("import.nothing")).toBeNull();
  });

  test("a removed logo is gone, and can be removed once", async () => {
    const { logos } = stores();
    await logos.add(logo("gone"), art("gone"));
    const outcomes = await Promise.all([1, 2, 3].map(() => logos.remove("import.gone")));
    expect(outcomes.toSorted()).toEqual([false, false, true]);
    expect(await logos.importedArt("import.gone")).toBeNull();
  });

  describe("copies of what codes show", () => {
    const named = (key: string) => ({ logo: { id: `import.acme@${key}` } });
    const copyOf = (key: string, text = key) => ({ key, ...art(text) });

    async function addCode(tenant: Pick<Tenant, "id">, change: Partial<Code>, copies: readonly LogoCopy[]) {
      const code = newCode(tenant, change);
      await stores().codes.add({ code, copies, limit: null, retry: null });
      return code;
    }

    /** Goes through all copies, two in a step. */
    async function sweep(): Promise<void> {
      while (await stores().logos.eraseUnnamedCopies(2));
    }

    async function stored(...keys: readonly string[]): Promise<string[]> {
      const found = await Promise.all(keys.map((key) => stores().logos.copy(key)));
      return keys.filter((_, at) => found[at] !== null);
    }

    test("a copy is stored with its code, once, as it was first, however many codes name it at once", async () => {
      const tenant = await tenantIn(stores());
      expect(await stores().logos.copy("key")).toBeNull();
      await addCode(tenant, { style: named("key") }, [copyOf("key", "first")]);
      await Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          addCode(tenant, { style: named("key"), landing: { ...LANDING, ...named("other") } }, [
            copyOf("key", `later ${turn}`),
            copyOf("other"),
          ]),
        ),
      );
      expect(plain(await stores().logos.copy("key"))).toEqual(art("first"));
      expect(plain(await stores().logos.copy("other"))).toEqual(art("other"));
    });

    test("a code that is not added leaves no copy", async () => {
      const tenant = await tenantIn(stores());
      const code = newCode(tenant, { style: named("refused") });
      const retry = { key: retryKey(tenant), answer: "{}" };
      await stores().codes.add({ code: newCode(tenant), limit: null, retry });
      for (const more of [
        { limit: 0, retry: null },
        { limit: null, retry },
        { limit: null, retry: { key: retryKey(tenant, { fingerprint: "b" }), answer: "{}" } },
      ])
        await stores().codes.add({ code, copies: [copyOf("refused")], ...more });
      await stores().codes.add({
        code: { ...code, tenantId: "tenant_gone" },
        copies: [copyOf("refused")],
        limit: null,
        retry: null,
      });
      expect(await stored("refused")).toEqual([]);
    });

    test("an edit stores the copies it names, a refused one none", async () => {
      const tenant = await tenantIn(stores());
      const { id } = await addCode(tenant, {}, []);
      const edit = (key: string, revision: number) =>
        stores().codes.edit(tenant.id, id, { style: named(key) }, NOON, new Set([revision]), [copyOf(key)]);
      expect(await edit("stale", 7)).toBe("changed");
      expect(await edit("new", 1)).toMatchObject({ style: named("new") });
      expect(await stored("stale", "new")).toEqual(["new"]);
    });

    test("a copy lives as long as a style or a landing page of any code names it, or did once", async () => {
      const tenant = await tenantIn(stores());
      const all = ["a", "b", "c", "d", "e"];
      const styled = await Promise.all(
        all.map((key) => addCode(tenant, { style: named(key) }, [copyOf(key)])),
      );
      await addCode(tenant, { landing: { ...LANDING, ...named("b") } }, [copyOf("b")]);
      await addCode(tenant, { style: named("c") }, [copyOf("c")]);
      const [a, b, c, d] = styled;
      for (const code of [a, b, c]) await stores().codes.remove(tenant.id, code?.id ?? "", NOON);
      await stores().codes.edit(tenant.id, d?.id ?? "", { style: null }, NOON, null);
      await sweep();
      expect(await stored(...all)).toEqual(["b", "c", "d", "e"]);
      await stores().codes.remove(tenant.id, d?.id ?? "", NOON);
      while (await stores().eraser.step(100));
      await sweep();
      expect(await stored(...all)).toEqual(["b", "c", "e"]);
    });

    test("copies of a bulk file live with its codes, and go when it is discarded or its tenant leaves", async () => {
      const { bulk, tenants } = stores();
      const tenant = await tenantIn(stores());
      const stage = async (key: string) => {
        const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
        await bulk.stage(batch, [newCode(tenant, { style: named(key) })], [copyOf(key)]);
        return batch;
      };
      const discarded = await stage("discarded");
      const committed = await stage("committed");
      await stage("open");
      await bulk.commit({ tenantId: tenant.id, batch: committed, at: NOON });
      while (await bulk.discard(discarded, 100));
      await sweep();
      expect(await stored("discarded", "committed", "open")).toEqual(["committed", "open"]);
      await tenants.remove(tenant.id, NOON);
      while (await stores().eraser.step(100));
      await sweep();
      expect(await stored("discarded", "committed", "open")).toEqual([]);
    });

    test("copies that nothing names are erased while codes that name them come and go", async () => {
      const tenant = await tenantIn(stores());
      const round = async (turn: number) => {
        const code = await addCode(tenant, { style: named("busy") }, [copyOf("busy")]);
        const there = await stored("busy");
        if (turn % 3 > 0) await stores().codes.remove(tenant.id, code.id, NOON);
        return there;
      };
      const rounds = Array.from({ length: 30 }, async (_, turn) => {
        const [there] = await Promise.all([round(turn), sweep()]);
        return there;
      });
      expect((await Promise.all(rounds)).filter((there) => there.length === 0)).toEqual([]);
      await sweep();
      expect(await stored("busy")).toEqual(["busy"]);
    });
  });
});
