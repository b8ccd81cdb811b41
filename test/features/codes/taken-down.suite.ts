import { putBack, setSuspended, takeDown } from "../blocks/blocking.ts";
import { UNCHECKED } from "../../../src/features/watch/traits.ts";
import { expect, test } from "bun:test";
import { contract } from "../../db/contract.ts";
import { codeIn, freshShortId, NOON, tenantIn } from "../../db/stores.ts";

/** Taking codes down, and suspending tenants. */
contract("taking codes down", (stores) => {
  const LATER = NOON + 60_000;

  async function stateOf(shortId: string) {
    const found = await stores().codes.byAddress(shortId);
    if (found === null || found === "gone") return found;
    return { active: found.active, takenDown: found.takenDown, revision: found.revision };
  }

  test("a code that is taken down is inactive, its owner can't switch it on, and it is put back as it was", async () => {
    const tenant = await tenantIn(stores());
    const { id, shortId } = await codeIn(stores(), tenant);
    const { codes } = stores();
    expect(await takeDown(stores(), shortId, LATER)).toBe(true);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: true, revision: 2 });
    expect(await codes.resolve(shortId)).toMatchObject({ active: false });
    expect(await codes.edit(tenant.id, id, { active: true, title: "x" }, LATER, null)).toBe("taken_down");
    expect(await codes.edit(tenant.id, id, { title: "x" }, LATER, null)).toMatchObject({
      active: false,
      takenDown: true,
    });
    expect(await codes.get(tenant.id, id)).toMatchObject({ active: false, takenDown: true });
    expect(await putBack(stores(), shortId, LATER)).toBe(true);
    expect(await stateOf(shortId)).toEqual({ active: true, takenDown: false, revision: 4 });
    expect(await codes.get(tenant.id, id)).toMatchObject({ title: "x", updatedAt: LATER, takenDown: false });
  });

  test("taking a code down twice is the same as once, and putting back a code that is not down changes nothing", async () => {
    const { shortId } = await codeIn(stores(), await tenantIn(stores()), { active: false });
    await putBack(stores(), shortId, LATER);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: false, revision: 1 });
    for (let turn = 0; turn < 2; turn++) await takeDown(stores(), shortId, LATER);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: true, revision: 2 });
    for (let turn = 0; turn < 2; turn++) await putBack(stores(), shortId, LATER);
    expect(await stateOf(shortId)).toEqual({ active: false, takenDown: false, revision: 3 });
  });

  test("a code that its owner switches off meanwhile is put back switched off", async () => {
    const tenant = await tenantIn(stores());
    const { id, shortId } = await codeIn(stores(), tenant);
    await takeDown(stores(), shortId, LATER);
    await stores().codes.edit(tenant.id, id, { active: false }, LATER, null);
    await putBack(stores(), shortId, LATER);
    expect(await stateOf(shortId)).toMatchObject({ active: false, takenDown: false });
  });

  test("a short id that never existed is told apart from a deleted one", async () => {
    const tenant = await tenantIn(stores());
    const { id, shortId } = await codeIn(stores(), tenant);
    const { codes } = stores();
    await codes.remove(tenant.id, id, LATER);
    const never = freshShortId();
    for (const name of [shortId, never]) {
      expect(await takeDown(stores(), name, LATER)).toBe(false);
      expect(await putBack(stores(), name, LATER)).toBe(false);
    }
    expect([await stateOf(shortId), await stateOf(never)]).toEqual(["gone", null]);
  });

  test("a suspended tenant's codes resolve to nothing active until it is resumed, and are not changed", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const [code, theirs] = [await codeIn(stores(), tenant), await codeIn(stores(), other)];
    const { codes, tenants } = stores();
    expect(await setSuspended(stores(), tenant.id, true)).toBe(true);
    expect(await codes.resolve(code.shortId)).toMatchObject({ codeId: code.id, active: false });
    expect(await codes.resolve(theirs.shortId)).toMatchObject({ active: true });
    expect(await codes.get(tenant.id, code.id)).toEqual({
      ...code,
      scans: 0,
      bots: 0,
      takenDown: false,
      blocked: null,
      listed: null,
      health: UNCHECKED,
    });
    expect(await tenants.byId(tenant.id)).toMatchObject({ suspended: true });
    expect(await setSuspended(stores(), tenant.id, false)).toBe(true);
    expect(await codes.resolve(code.shortId)).toMatchObject({ active: true });
    expect(await setSuspended(stores(), "ten_unknown", true)).toBe(false);
  });
});
