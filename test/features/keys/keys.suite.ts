import { expect, test } from "bun:test";
import { DAY, utcDay } from "../../../src/kit/shared/clock.ts";
import { ALL_SCOPES } from "../../../src/kit/shared/scopes.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { BY_KEY } from "../../../src/features/keys/constants.ts";
import type { NewKey, StoredKey } from "../../../src/features/keys/records.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newKey, newTenant, NOON, tenantIn } from "../../db/stores.ts";

const TODAY = utcDay(NOON);
const MOST = 20;

/** A key as a list has it. */
function listed({ hash: _, owner: __, ...key }: NewKey, lastUsedOn: number | null = null): StoredKey {
  return { ...key, scopes: key.scopes ?? ALL_SCOPES, lastUsedOn };
}

contract("keys", (stores) => {
  const found = async (key: Pick<NewKey, "hash">) => (await stores().keys.find(key.hash))?.key;

  /** A tenant and its first key. */
  async function signedUp() {
    const [tenant, main] = [newTenant(), newKey()];
    await stores().tenants.add(tenant, main);
    return { tenant, main };
  }

  test("a key is found by its hash and listed as it was stored, oldest first", async () => {
    const { tenant, main } = await signedUp();
    const keys = [
      newKey({ name: "Café „Zur Brücke“ 🌉", scopes: ["codes:read", "leads:write"], createdAt: NOON + 1 }),
      newKey({ name: "nothing", scopes: [], createdAt: NOON + 2, expiresAt: NOON + DAY }),
    ];
    for (const key of keys) expect(await stores().keys.add(tenant.id, key, MOST)).toBe("added");
    expect(await stores().keys.list(tenant.id, NOON)).toEqual([main, ...keys].map((key) => listed(key)));
    for (const { hash, id, name, scopes, expiresAt } of [main, ...keys]) {
      const key = { id, name, scopes: scopes ?? ALL_SCOPES, validUntil: expiresAt };
      const owner = scopes ? null : BY_KEY;
      expect(await stores().keys.find(hash)).toEqual({ tenant, key: { ...key, owner } });
    }
  });

  test("a tenant has as many keys as it may, whoever adds them at once; expired ones do not count", async () => {
    const { tenant } = await signedUp();
    const [until, later] = [NOON + DAY, NOON + 2 * DAY];
    const add = (change: Partial<NewKey>) => stores().keys.add(tenant.id, newKey(change), MOST);
    const outcomes = await Promise.all(Array.from({ length: MOST + 5 }, () => add({ expiresAt: until })));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(MOST - 1);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(6);
    expect(await stores().keys.list(tenant.id, until - 1)).toHaveLength(MOST);
    expect(await add({ createdAt: later })).toBe("added");
    expect(await stores().keys.list(tenant.id, later)).toHaveLength(2);
    expect(await stores().keys.add(freshId("ten"), newKey(), MOST)).toBe("tenant_gone");
  });

  test("a replaced key keeps all but its text, and earlier texts end, none of them later than before", async () => {
    const { tenant, main } = await signedUp();
    const key = newKey({ scopes: ["webhook"], expiresAt: NOON + 3 * DAY });
    const [older, newest] = [newKey(), newKey({ hint: "qz_abcd…wxyz" })];
    await stores().keys.add(tenant.id, key, MOST);
    await stores().keys.noteUses([{ tenantId: tenant.id, keyId: key.id, day: TODAY }]);
    expect(await stores().keys.replace(tenant.id, key.id, older, NOON, NOON + DAY)).toBe(true);
    const second = NOON + DAY + 1_000;
    expect(await stores().keys.replace(tenant.id, key.id, newest, NOON + 1_000, second)).toBe(true);
    const own = { id: key.id, name: key.name, scopes: ["webhook"] };
    expect(await found(key)).toMatchObject({ ...own, validUntil: NOON + DAY });
    expect(await found(older)).toMatchObject({ ...own, validUntil: second });
    expect(await found(newest)).toMatchObject({ ...own, validUntil: NOON + 3 * DAY });
    expect(await found(main)).toMatchObject({ validUntil: null });
    const { hint } = newest;
    expect(await stores().keys.list(tenant.id, NOON)).toContainEqual(listed({ ...key, hint }, TODAY));
  });

  test("a revocation ends all texts of a key, however many there are, and no other key", async () => {
    const { tenant, main } = await signedUp();
    const other = newKey({ scopes: [] });
    await stores().keys.add(tenant.id, other, MOST);
    const texts = Array.from({ length: 1_100 }, () => newKey());
    for (const [index, text] of texts.entries())
      await stores().keys.replace(tenant.id, main.id, text, NOON, NOON + DAY + index);
    const last = newKey();
    expect(await stores().keys.replace(tenant.id, main.id, last, NOON, NOON)).toBe(true);
    const ends = new Set<number | null | undefined>();
    for (const text of [main, ...texts]) ends.add((await found(text))?.validUntil);
    expect([...ends]).toEqual([NOON]);
    for (const key of [last, other]) expect((await found(key))?.validUntil).toBeNull();
  });

  test("of ten concurrent rotations of a key exactly one text is left without an end", async () => {
    const { tenant, main } = await signedUp();
    const texts = Array.from({ length: 10 }, () => newKey());
    const replace = (text: NewKey) => stores().keys.replace(tenant.id, main.id, text, NOON, NOON + DAY);
    await Promise.all(texts.map(replace));
    const held = await Promise.all(texts.map(found));
    expect(held.filter((key) => key?.validUntil === null)).toHaveLength(1);
    expect(held.filter((key) => key?.validUntil === NOON + DAY)).toHaveLength(9);
  });

  test("the key of a sign-up is replaced, or made anew where it was deleted", async () => {
    const { tenant, main } = await signedUp();
    const spare = newKey({ name: "spare", scopes: ALL_SCOPES });
    await stores().keys.add(tenant.id, spare, MOST);
    const second = newKey();
    expect(await stores().keys.replaceMain(tenant.id, second, NOON + DAY)).toBe(true);
    expect(await found(second)).toMatchObject({ id: main.id, validUntil: null });
    expect(await found(main)).toMatchObject({ id: main.id, validUntil: NOON + DAY });
    expect(await stores().keys.remove(tenant.id, main.id, NOON)).toBe("removed");
    const third = newKey({ name: "main" });
    expect(await stores().keys.replaceMain(tenant.id, third, NOON + DAY)).toBe(true);
    expect(await found(third)).toMatchObject({ id: third.id, name: "main", scopes: ALL_SCOPES });
    expect(await found(spare)).toMatchObject({ validUntil: null });
  });

  test("no two valid keys of a tenant have names that look the same, whoever adds them at once", async () => {
    const { tenant } = await signedUp();
    const add = (name: string, change: Partial<NewKey> = {}) =>
      stores().keys.add(tenant.id, newKey({ name, scopes: [], ...change }), MOST);
    const outcomes = await Promise.all(["till", "Till", "ТІLL", "ti\u200dll"].map((name) => add(name)));
    expect(outcomes.toSorted()).toEqual(["added", "name_taken", "name_taken", "name_taken"]);
    const other = await tenantIn(stores());
    expect(await stores().keys.add(other.id, newKey({ name: "till" }), MOST)).toBe("added");
    expect(await add("passing", { expiresAt: NOON + DAY })).toBe("added");
    expect(await add("passing")).toBe("name_taken");
    expect(await add("passing", { createdAt: NOON + DAY })).toBe("added");
  });

  test("a key of the sign-up that is made anew has a name of its own", async () => {
    const tenant = newTenant();
    await stores().tenants.add(tenant, newKey({ name: "main", scopes: ["account"] }));
    await stores().keys.add(tenant.id, newKey({ name: "main 2", scopes: [] }), MOST);
    await stores().keys.replaceMain(tenant.id, newKey({ name: "main" }), NOON + DAY);
    const names = (await stores().keys.list(tenant.id, NOON)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["main", "main 2", "main 3"]);
  });

  test("a deleted key is unknown with all its texts, however many there are", async () => {
    const { tenant } = await signedUp();
    const key = newKey({ scopes: [] });
    await stores().keys.add(tenant.id, key, MOST);
    const texts = Array.from({ length: 600 }, () => newKey());
    for (const text of texts) await stores().keys.replace(tenant.id, key.id, text, NOON, NOON + DAY);
    const other = await tenantIn(stores());
    expect(await stores().keys.remove(other.id, key.id, NOON)).toBe("unknown");
    expect(await stores().keys.remove(tenant.id, key.id, NOON)).toBe("removed");
    for (const text of [key, ...texts]) expect(await found(text)).toBeUndefined();
    expect(await stores().keys.remove(tenant.id, key.id, NOON)).toBe("unknown");
    expect(await stores().keys.replace(tenant.id, key.id, newKey(), NOON, NOON)).toBe(false);
  });

  test("the last key with every scope and without an end stays, whoever deletes at once, and so does the last for the account", async () => {
    const { tenant, main } = await signedUp();
    const remove = ({ id }: NewKey) => stores().keys.remove(tenant.id, id, NOON);
    const passing = newKey({ expiresAt: NOON + DAY });
    const managing = newKey({ scopes: ["account"] });
    for (const key of [passing, managing]) await stores().keys.add(tenant.id, key, MOST);
    expect(await remove(main)).toBe("last");
    const second = newKey({ scopes: ALL_SCOPES });
    await stores().keys.add(tenant.id, second, MOST);
    const both = await Promise.all([remove(main), remove(second)]);
    expect(both.toSorted()).toEqual(["last", "removed"]);
    expect(await remove(managing)).toBe("removed");

    // A workspace of before may have no key with every scope.
    const other = newTenant();
    const only = newKey({ scopes: ["account"] });
    await stores().tenants.add(other, only);
    expect(await stores().keys.remove(other.id, only.id, NOON)).toBe("last");
  });

  test("the day of the last use only moves on, and is that of one key", async () => {
    const { tenant, main } = await signedUp();
    const other = newKey();
    await stores().keys.add(tenant.id, other, MOST);
    const gone = { tenantId: freshId("ten"), keyId: main.id, day: TODAY };
    for (const day of [TODAY, TODAY - 1])
      await stores().keys.noteUses([gone, { tenantId: tenant.id, keyId: main.id, day }]);
    const days = (await stores().keys.list(tenant.id, NOON)).map(({ lastUsedOn }) => lastUsedOn);
    expect(days.toSorted()).toEqual([TODAY, null]);
  });

  test("a key for a tenant that was erased meanwhile is no storage fault, and finds no tenant", async () => {
    const { tenant, main } = await signedUp();
    await stores().tenants.remove(tenant.id, NOON);
    const key = newKey();
    const outcome = await stores()
      .keys.replace(tenant.id, main.id, key, NOON, NOON)
      .catch((error) => error);
    expect(outcome).not.toBeInstanceOf(StorageError);
    expect([await found(key), await found(main)]).toEqual([undefined, undefined]);
  });
});
