import { setSuspended } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";

contract("pages", (stores) => {
  test("a page is rendered from its code and the name of its tenant", async () => {
    const tenant = await tenantIn(stores(), { name: "Zoo „Süd“" });
    const code = await codeIn(stores(), tenant, {
      fields: { url: "https://zoo.example/\u0000" },
      landing: { template: "action", headline: "Über uns" },
    });
    const { id: codeId, shortId, type, fields, target, title, landing, revision, updatedAt } = code;
    expect(await stores().pages.find(shortId)).toEqual({
      codeId,
      tenantId: tenant.id,
      shortId,
      type,
      fields,
      target,
      listed: null,
      title,
      landing,
      active: true,
      isBlocked: false,
      revision,
      updatedAt,
      tenantName: "Zoo „Süd“",
      brand: null,
    });
    await setSuspended(stores(), tenant.id, true);
    expect(await stores().pages.find(shortId)).toMatchObject({ active: false, isBlocked: true });
  });

  test("a deleted code's page is gone, and one that never existed is not found, in any spelling", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await stores().pages.find(code.shortId)).toBe("gone");
    for (const never of ["", "never", "\u0000", "' or 1=1 --"])
      expect(await stores().pages.find(never)).toBeNull();
  });

  test("concurrent interactions are all counted, and leave nothing of a deleted code", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const count = () => stores().interactions.count(code.id, "page_view", NOON);
    const counted = async () => [
      ...(await stores().analytics.interactions(code.id, utcDay(NOON), utcDay(NOON) + 1)),
    ];
    await Promise.all(Array.from({ length: 40 }, count));
    expect(await counted()).toEqual([["page_view", 40]]);
    await stores().codes.remove(tenant.id, code.id, NOON);
    await count();
    while (await stores().eraser.step(100));
    expect(await counted()).toEqual([]);
  });
});
