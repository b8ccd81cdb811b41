import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newCode, NOON, tenantIn } from "../../db/stores.ts";

contract("uses of the first days", (stores) => {
  test("as many mails are counted as there may be, also at once, and each name once", async () => {
    const { id } = await tenantIn(stores());
    const { firstUses } = stores();
    const names = Array.from({ length: 12 }, (_, n) => `mail ${n}`);
    const added = await Promise.all(names.map((name) => firstUses.addMail(id, name, 5, NOON)));
    expect(added.filter(Boolean)).toHaveLength(5);
    const [counted = ""] = names.filter((_, at) => added[at]);
    expect(await firstUses.addMail(id, counted, 5, NOON)).toBe(true);
    await firstUses.removeMail(id, counted);
    expect(await firstUses.addMail(id, "another", 5, NOON)).toBe(true);
    expect(await firstUses.addMail(id, "one more", 5, NOON)).toBe(false);
  });

  test("a code to a host too many is not made, and its short id stays free", async () => {
    const tenant = await tenantIn(stores());
    const add = (target: string) =>
      stores().codes.add({ code: { ...code, target }, limit: null, mostHosts: 1, retry: null });
    const code = newCode(tenant);
    await codeIn(stores(), tenant, { target: "https://free.example/" });
    const other = { ...newCode(tenant), target: "https://one.example/" };
    expect(await stores().codes.add({ code: other, limit: null, mostHosts: 1, retry: null })).toEqual({
      kind: "added",
    });
    expect(await add("https://two.example/")).toEqual({ kind: "hosts_reached" });
    expect(await add("https://one.example/b")).toEqual({ kind: "added" });
  });

  test("uses are forgotten at their age, a few at a time", async () => {
    const { id } = await tenantIn(stores());
    const { firstUses } = stores();
    for (const name of ["a", "b", "c"]) await firstUses.addMail(id, name, 4, NOON - 8 * DAY);
    await firstUses.addMail(id, "new", 4, NOON);
    expect(await firstUses.addMail(id, "full", 4, NOON)).toBe(false);
    while (await firstUses.forget(NOON - 7 * DAY, 2));
    for (const name of ["d", "e", "f"]) expect(await firstUses.addMail(id, name, 4, NOON)).toBe(true);
    expect(await firstUses.addMail(id, "full", 4, NOON)).toBe(false);
  });
});
