import { expect, test } from "bun:test";
import type { Look } from "../../../src/features/looks/model.ts";
import type { LookRules } from "../../../src/features/looks/records.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { domainIn, freshId, newCode, NOON, retryKey, tenantIn } from "../../db/stores.ts";

const RULES: LookRules = { limits: { count: 3, bytes: 1_000 }, checked: { base: 7, domains: 0 }, copies: [] };

let made = 0;

export function newLook(tenant: Pick<Tenant, "id">, change: Partial<Look> = {}): Look {
  return {
    id: freshId("look"),
    tenantId: tenant.id,
    name: `Look ${++made}`,
    style: { foreground: "#aa0000" },
    page: null,
    isDefault: false,
    revision: 1,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

const wearing = ({ id }: Pick<Look, "id">) => ({ style: { saved: id } });

contract("saved looks", (stores) => {
  const add = (look: Look, rules: Partial<LookRules> = {}) =>
    stores().looks.add({ look, answer: look.name, retry: null, ...RULES, ...rules });
  const addCode = (code: ReturnType<typeof newCode>, seenLook?: Pick<Look, "id" | "revision">) =>
    stores().codes.add({ code, limit: null, retry: null, ...(seenLook ? { seenLook } : {}) });
  const remove = (look: Look) => stores().looks.remove(look.tenantId, look.id, null);

  test("a look is read as it was stored, and by its tenant alone", async () => {
    const { looks } = stores();
    const tenant = await tenantIn(stores());
    const other = await tenantIn(stores());
    const look = newLook(tenant, { name: "Ähre" });
    expect(await add(look)).toEqual({ answer: "Ähre", isReplay: false });
    expect(await looks.get(tenant.id, look.id)).toEqual(look);
    expect(await looks.get(other.id, look.id)).toBeNull();
    expect(await looks.byName(tenant.id, "ähre")).toBe(look.id);
    expect(await looks.byName(other.id, "ähre")).toBeNull();
    expect(await looks.list(other.id, { limit: 10 })).toEqual({ looks: [], next: null });
    expect(await add(newLook(other, { name: "ÄHRE" }))).toMatchObject({ isReplay: false });
    expect(await add(newLook(tenant, { name: "ÄHRE" }))).toBe("name_taken");
    expect(await add(newLook({ id: "tenant_gone" }))).toBe("tenant_gone");
  });

  test("there are no more looks than allowed, and no larger ones together, however many come at once", async () => {
    const { looks } = stores();
    const tenant = await tenantIn(stores());
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => add(newLook(tenant))));
    expect(outcomes.filter((outcome) => outcome === "limit_reached")).toHaveLength(3);
    const [look] = (await looks.list(tenant.id, { limit: 10 })).looks;
    const style = { frame: { text: "x".repeat(950) } };
    expect(await looks.edit(tenant.id, look?.id ?? "", { style }, NOON, null, RULES)).toBe("limit_reached");
    expect(await looks.edit(tenant.id, look?.id ?? "", { style: {} }, NOON, null, RULES)).toMatchObject({
      style: {},
      revision: 2,
    });
  });

  test("of looks that become the default at once one is it", async () => {
    const { looks } = stores();
    const tenant = await tenantIn(stores());
    const some = [newLook(tenant), newLook(tenant), newLook(tenant)];
    for (const look of some) await add(look);
    await Promise.all(
      some.map(({ id }) => looks.edit(tenant.id, id, { isDefault: true }, NOON, null, RULES)),
    );
    const { looks: found } = await looks.list(tenant.id, { limit: 10 });
    expect(found.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    // Every look became it once, and all but the last one lost it again.
    expect(found.map(({ revision }) => revision).sort()).toEqual([2, 3, 3]);
  });

  test("a style that was checked with a shorter short id than there is now is not stored", async () => {
    const { looks } = stores();
    const tenant = await tenantIn(stores());
    const look = newLook(tenant);
    expect(await looks.longest(tenant.id)).toEqual({ base: 7, domains: 0 });
    await add(look, { checked: { base: 7, domains: 0 } });
    const code = newCode(tenant, { shortId: `long-${freshId("code")}` });
    await addCode(code);
    expect(await looks.longest(tenant.id)).toEqual({ base: 36, domains: 0 });
    const checked = { base: 35, domains: 0 };
    expect(await add(newLook(tenant), { checked })).toBe("outgrown");
    const rules = { ...RULES, checked };
    expect(await looks.edit(tenant.id, look.id, { style: {} }, NOON, null, rules)).toBe("outgrown");
    expect(await add(newLook(tenant), { checked: { base: 36, domains: 0 } })).toMatchObject({
      isReplay: false,
    });
    // On a domain the host counts, too, and the longest of the service's own host stays what it is.
    const onDomain = newCode(tenant, {
      domain: await domainIn(stores(), tenant),
      shortId: freshId("code"),
    });
    await addCode(onDomain);
    expect(await looks.longest(tenant.id)).toEqual({ base: 36, domains: 65 });
    expect(await add(newLook(tenant), { checked: { base: 36, domains: 64 } })).toBe("outgrown");
    // A new name asks for no check of the style, nor for room.
    const unchecked = { ...RULES, limits: { count: 0, bytes: 0 }, checked: null };
    const renamed = await looks.edit(tenant.id, look.id, { name: "New name" }, NOON, null, unchecked);
    expect(renamed).toMatchObject({ name: "New name", style: look.style });
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await looks.longest(tenant.id)).toEqual({ base: 7, domains: 65 });
  });

  test("a code takes a look in the revision it was checked in, and only one of its tenant", async () => {
    const { looks, codes, bulk } = stores();
    const tenant = await tenantIn(stores());
    const look = newLook(tenant);
    const foreign = newLook(await tenantIn(stores()));
    for (const one of [look, foreign]) await add(one);
    await looks.edit(tenant.id, look.id, { style: {} }, NOON, null, RULES);
    expect(await addCode(newCode(tenant, wearing(look)), look)).toEqual({ kind: "look_changed" });
    expect(await addCode(newCode(tenant, wearing(foreign)))).toEqual({ kind: "look_changed" });
    const plain = newCode(tenant);
    await addCode(plain);
    expect(await codes.edit(tenant.id, plain.id, wearing(foreign), NOON, null)).toBe("look_changed");
    expect(await codes.get(tenant.id, plain.id)).toMatchObject({ style: null, revision: 1 });
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    const stage = (revision: number, { id }: Look) =>
      bulk.stage(batch, [newCode(tenant, wearing({ id }))], [], new Map([[id, revision]]));
    expect(await stage(1, look)).toBe("look_changed");
    expect(await stage(1, foreign)).toBe("look_changed");
    expect(await stage(2, look)).toEqual(new Set());
    // A code of a file that is still read counts, too.
    expect([await remove(look), await looks.countUses(look.id)]).toEqual(["in_use", 1]);
    while (await bulk.discard(batch, 100));
    expect(await remove(look)).toBe("removed");
  });

  test("a code is drawn in its look as it is now", async () => {
    const { looks, codes } = stores();
    const tenant = await tenantIn(stores());
    const look = newLook(tenant);
    await add(look);
    const code = newCode(tenant, wearing(look));
    await addCode(code, look);
    const own = newCode(tenant, { style: { size: 64 } });
    await addCode(own);
    const drawn = async ({ id }: { id: string }) => (await codes.drawn(tenant.id, id))?.style;
    expect(await drawn(code)).toEqual(look.style);
    await looks.edit(tenant.id, look.id, { style: { ecc: "H" } }, NOON, null, RULES);
    expect([await drawn(code), await drawn(own)]).toEqual([{ ecc: "H" }, { size: 64 }]);
    expect(await codes.get(tenant.id, code.id)).toMatchObject(wearing(look));
  });

  test("no code is left with a look that is gone, however they meet", async () => {
    const { codes } = stores();
    const tenant = await tenantIn(stores());
    for (let turn = 0; turn < 10; turn++) {
      const look = newLook(tenant);
      await add(look);
      const [fresh, edited] = [newCode(tenant, wearing(look)), newCode(tenant)];
      await addCode(edited);
      const [removed, addition, edit] = await Promise.all([
        remove(look),
        addCode(fresh, look),
        codes.edit(tenant.id, edited.id, wearing(look), NOON, null),
      ]);
      const isTaken = addition.kind === "added" || typeof edit === "object";
      expect(removed).toBe(isTaken ? "in_use" : "removed");
      if (!isTaken) continue;
      for (const { id } of [fresh, edited]) await codes.remove(tenant.id, id, NOON);
      expect(await remove(look)).toBe("removed");
    }
  });

  test("a retry gets the first answer, until the look is deleted", async () => {
    const tenant = await tenantIn(stores());
    const look = newLook(tenant);
    const retry = retryKey(tenant);
    const send = (change: Partial<typeof retry> = {}) =>
      stores().looks.add({ look, answer: "first", retry: { ...retry, ...change }, ...RULES });
    expect(await send()).toEqual({ answer: "first", isReplay: false });
    expect(await send()).toEqual({ answer: "first", isReplay: true });
    expect(await send({ fingerprint: "another" })).toBe("key_reused");
    await remove(look);
    expect(await send()).toEqual({ answer: "first", isReplay: false });
  });

  test("a copy of a logo lives as long as a look names it", async () => {
    const { looks, logos } = stores();
    const tenant = await tenantIn(stores());
    const named = (key: string) => ({ logo: { id: `import.acme@${key}` } });
    const copyOf = (key: string) => ({ key, format: "svg" as const, bytes: new TextEncoder().encode(key) });
    const look = newLook(tenant, { style: named("first") });
    await add(look, { copies: [copyOf("first")] });
    const stored = async () => {
      while (await logos.eraseUnnamedCopies(2));
      const keys = ["first", "second"];
      const found = await Promise.all(keys.map((key) => logos.copy(key)));
      return keys.filter((_, at) => found[at] !== null);
    };
    expect(await stored()).toEqual(["first"]);
    const rules = { ...RULES, copies: [copyOf("second")] };
    await looks.edit(tenant.id, look.id, { style: named("second") }, NOON, null, rules);
    expect(await stored()).toEqual(["second"]);
    await remove(look);
    expect(await stored()).toEqual([]);
  });

  test("a tenant that leaves leaves no looks, and none can be added", async () => {
    const { looks, tenants, eraser } = stores();
    const tenant = await tenantIn(stores());
    const look = newLook(tenant);
    await add(look);
    await addCode(newCode(tenant, wearing(look)));
    await tenants.remove(tenant.id, NOON);
    expect(await looks.get(tenant.id, look.id)).toBeNull();
    expect(await add(newLook(tenant))).toBe("tenant_gone");
    expect(await looks.edit(tenant.id, look.id, {}, NOON, null, RULES)).toBe("tenant_gone");
    expect(await remove(look)).toBeNull();
    while (await eraser.step(100));
    expect(await looks.byName(tenant.id, look.name.toLowerCase())).toBeNull();
  });
});
