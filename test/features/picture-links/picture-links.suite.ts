import { expect, test } from "bun:test";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";

contract("links to pictures", (stores) => {
  const make = (tenantId: string, codeId: string, token: string) =>
    stores().pictureLinks.make(tenantId, codeId, { token, madeAt: NOON }, null);
  const furnished = async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    return { tenant, other, code: await codeIn(stores(), tenant) };
  };

  test("a code has one link, which opens its picture, until it is ended", async () => {
    const { pictureLinks } = stores();
    const { tenant, code } = await furnished();
    expect(await pictureLinks.of(tenant.id, code.id)).toEqual({ token: null });
    expect(await make(tenant.id, code.id, "first")).toBe("first");
    expect(await make(tenant.id, code.id, "second")).toBe("first");
    expect(await pictureLinks.of(tenant.id, code.id)).toEqual({ token: "first" });
    expect(await pictureLinks.drawn(code.id, "first")).toMatchObject({ shortId: code.shortId });
    for (const token of ["second", "", "FIRST", "%"])
      expect(await pictureLinks.drawn(code.id, token)).toBeNull();
    expect(await pictureLinks.end(tenant.id, code.id, null)).toBe(true);
    expect(await pictureLinks.end(tenant.id, code.id, null)).toBe(false);
    expect(await pictureLinks.drawn(code.id, "first")).toBeNull();
    expect(await make(tenant.id, code.id, "third")).toBe("third");
    expect(await pictureLinks.drawn(code.id, "first")).toBeNull();
  });

  test("another workspace neither sees, makes nor ends it", async () => {
    const { pictureLinks } = stores();
    const { tenant, other, code } = await furnished();
    await make(tenant.id, code.id, "own");
    expect(await pictureLinks.of(other.id, code.id)).toBeNull();
    expect(await make(other.id, code.id, "foreign")).toBeNull();
    expect(await pictureLinks.end(other.id, code.id, null)).toBeNull();
    expect(await make("ten_gone", code.id, "gone")).toBeNull();
    expect(await pictureLinks.of(tenant.id, code.id)).toEqual({ token: "own" });
  });

  test("two who make it at once get the same one", async () => {
    const { tenant, code } = await furnished();
    const tokens = await Promise.all(["a", "b", "c", "d"].map((token) => make(tenant.id, code.id, token)));
    expect(new Set(tokens).size).toBe(1);
  });

  test("the token of a code opens no other, and a deleted code has none", async () => {
    const { pictureLinks, codes } = stores();
    const { tenant, code } = await furnished();
    const second = await codeIn(stores(), tenant);
    await make(tenant.id, code.id, "one");
    await make(tenant.id, second.id, "two");
    expect(await pictureLinks.drawn(code.id, "two")).toBeNull();
    await codes.remove(tenant.id, code.id, NOON, null);
    expect(await pictureLinks.drawn(code.id, "one")).toBeNull();
    expect(await pictureLinks.of(tenant.id, code.id)).toBeNull();
    expect(await pictureLinks.drawn(second.id, "two")).not.toBeNull();
  });
});
