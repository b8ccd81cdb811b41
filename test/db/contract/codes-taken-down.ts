import { expect, test } from "bun:test";
import { codeIn, freshShortId, NOON, type OpenStores, tenantIn } from "./stores.ts";

/** What the operator does to codes and to whom they belong. */
export function takingCodesDown(stores: () => OpenStores): void {
  const LATER = NOON + 60_000;

  async function stateOf(shortId: string) {
    const found = await stores().codes.byShortId(shortId);
    if (found === null || found === "gone") return found;
    return { active: found.code.active, takenDown: found.takenDown, revision: found.code.revision };
  }

  test("taken down it is inactive, its owner can't switch it on, and it comes back as it was", async () => {
    const tenant = await tenantIn(stores());
    const { id, shortId } = await codeIn(stores(), tenant);
    const { codes } = stores();
    expect(await codes.takeDown(shortId, LATER)).toBe(true);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: true, revision: 2 });
    expect(await codes.resolve(shortId)).toMatchObject({ active: false });
    expect(await codes.edit(tenant.id, id, { active: true, title: "x" }, LATER, null)).toBe("taken_down");
    expect(await codes.edit(tenant.id, id, { title: "x" }, LATER, null)).toMatchObject({ active: false });
    expect(await codes.putBack(shortId, LATER)).toBe(true);
    expect(await stateOf(shortId)).toEqual({ active: true, takenDown: false, revision: 4 });
    expect(await codes.get(tenant.id, id)).toMatchObject({ title: "x", updatedAt: LATER });
  });

  test("twice is once, and what was not taken down is not changed by putting it back", async () => {
    const { shortId } = await codeIn(stores(), await tenantIn(stores()), { active: false });
    const { codes } = stores();
    await codes.putBack(shortId, LATER);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: false, revision: 1 });
    for (let turn = 0; turn < 2; turn++) await codes.takeDown(shortId, LATER);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: true, revision: 2 });
    for (let turn = 0; turn < 2; turn++) await codes.putBack(shortId, LATER);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: false, revision: 3 });
  });

  test("an owner who switches it off meanwhile finds it off", async () => {
    const tenant = await tenantIn(stores());
    const { id, shortId } = await codeIn(stores(), tenant);
    const { codes } = stores();
    await codes.takeDown(shortId, LATER);
    await codes.edit(tenant.id, id, { active: false }, LATER, null);
    await codes.putBack(shortId, LATER);
    expect(await stateOf(shortId)).toMatchObject({ active: false, takenDown: false });
  });

  test("what is not there, or not any more, is told apart", async () => {
    const tenant = await tenantIn(stores());
    const { id, shortId } = await codeIn(stores(), tenant);
    const { codes } = stores();
    await codes.remove(tenant.id, id, LATER);
    const never = freshShortId();
    for (const name of [shortId, never]) {
      expect(await codes.takeDown(name, LATER)).toBe(false);
      expect(await codes.putBack(name, LATER)).toBe(false);
    }
    expect([await stateOf(shortId), await stateOf(never)]).toEqual(["gone", null]);
  });

  test("a suspended tenant's codes lead nowhere until it is resumed, and are not changed", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const [code, theirs] = [await codeIn(stores(), tenant), await codeIn(stores(), other)];
    const { codes, tenants } = stores();
    expect(await tenants.setSuspended(tenant.id, true)).toBe(true);
    expect(await codes.resolve(code.shortId)).toMatchObject({ codeId: code.id, active: false });
    expect(await codes.resolve(theirs.shortId)).toMatchObject({ active: true });
    expect(await codes.get(tenant.id, code.id)).toEqual({ ...code, scans: 0 });
    expect(await tenants.byId(tenant.id)).toEqual({ ...tenant, suspended: true });
    expect(await tenants.setSuspended(tenant.id, false)).toBe(true);
    expect(await codes.resolve(code.shortId)).toMatchObject({ active: true });
    expect(await tenants.setSuspended("ten_unknown", true)).toBe(false);
  });
}
