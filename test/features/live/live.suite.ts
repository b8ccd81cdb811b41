import { expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newScan, NOON, tenantIn } from "../../db/stores.ts";

contract("live", (stores) => {
  test("the scans of workspaces are read on from a place, those of each in order and no more than asked for", async () => {
    const { live, scans } = stores();
    const [one, other] = [await tenantIn(stores()), await tenantIn(stores())];
    expect(await live.numberOf(one.id)).toBeNull();
    const [first, second] = [await codeIn(stores(), one), await codeIn(stores(), one)];
    const third = await codeIn(stores(), other);
    await scans.commit([
      newScan(first, { at: NOON - 2 * MINUTE, country: "DE" }),
      newScan(second, { at: NOON, country: null, bot: "crawler" }),
      newScan(first, { at: NOON, country: "FR" }),
      newScan(third, { at: NOON, country: "IT" }),
    ]);
    const [here, there] = [await live.numberOf(one.id), await live.numberOf(other.id)];
    if (here === null || there === null) throw new Error("both were scanned");
    const places = (at: number) => [live.placeAt(here, at), live.placeAt(there, at)];

    const all = await live.after(places(NOON - 5 * MINUTE), 10);
    const shown = all.map(({ workspace, country, isBot, at }) => [
      workspace === here,
      ...[country, isBot, at - NOON],
    ]);
    expect(shown.filter(([isHere]) => isHere)).toHaveLength(3);
    expect(shown[0]).toEqual([true, "DE", false, -2 * MINUTE]);
    expect(shown).toContainEqual([true, null, true, 0]);
    expect(shown).toContainEqual([false, "IT", false, 0]);
    expect(await live.after(places(NOON - MINUTE), 10)).toHaveLength(3);
    expect(await live.after(places(NOON - 5 * MINUTE), 1)).toHaveLength(2);
    const [last] = all.filter(({ workspace }) => workspace === here).slice(-1);
    if (!last) throw new Error("there are three");
    expect(await live.after([last], 10)).toEqual([]);
    expect(await live.after([], 10)).toEqual([]);
  });

  test("codes are named without their targets, and those that are gone are left out", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, { title: "Hall 3" });
    await stores().scans.commit([newScan(code, { at: NOON })]);
    const number = await stores().live.numberOf(tenant.id);
    const [scan] = await stores().live.after([stores().live.placeAt(number ?? 0, NOON - 1)], 10);
    const seq = scan?.codeSeq ?? 0;
    const { id, shortId } = code;
    expect(await stores().live.named([seq, 9_999_999])).toEqual([{ seq, id, shortId, title: "Hall 3" }]);
  });
});
