import { expect, test } from "bun:test";
import { utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";

const landingOf = (codes: string[]) => ({ template: "offer", headline: "Coffee", offer: { codes } }) as const;

contract("offers", (stores) => {
  test("takes at the same moment give each code once, count each, and then there is none", async () => {
    const tenant = await tenantIn(stores());
    const codes = Array.from({ length: 12 }, (_, at) => `„${at}“ \u{1f511}`);
    const { id } = await codeIn(stores(), tenant, { landing: landingOf(codes) });
    const taken = await Promise.all(Array.from({ length: 14 }, () => stores().offers.take(id, NOON)));
    const given = taken.flatMap((each) => (each !== null && each !== "none" ? [each.code] : []));
    expect(given.toSorted()).toEqual(codes.toSorted());
    expect(taken.filter((each) => each === "none")).toHaveLength(2);
    const counted = await stores().analytics.interactions(id, utcDay(NOON), utcDay(NOON) + 1);
    expect(counted.get("offer")).toBe(12);
  });

  test("the first that was not given is next, in the order of the list; other codes have lists of their own", async () => {
    const tenant = await tenantIn(stores());
    const [one, other] = [
      await codeIn(stores(), tenant, { landing: landingOf(["b", "a"]) }),
      await codeIn(stores(), tenant, { landing: landingOf(["b"]) }),
    ];
    expect(await stores().offers.take(one.id, NOON)).toEqual({ code: "b" });
    expect(await stores().offers.take(other.id, NOON)).toEqual({ code: "b" });
    expect(await stores().offers.take(one.id, NOON)).toEqual({ code: "a" });
  });

  test("a page without a list, a deleted code and one that never was give nothing", async () => {
    const tenant = await tenantIn(stores());
    const plain = await codeIn(stores(), tenant);
    const gone = await codeIn(stores(), tenant, { landing: landingOf(["a"]) });
    await stores().codes.remove(tenant.id, gone.id, NOON);
    for (const id of [plain.id, gone.id, "code_never"])
      expect(await stores().offers.take(id, NOON)).toBeNull();
  });
});
