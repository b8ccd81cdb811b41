import type { Code } from "../../../src/features/codes/model.ts";
import { expect, test } from "bun:test";
import { contract } from "../../db/contract.ts";
import { codeIn, freshShortId, NOON, tenantIn } from "../../db/stores.ts";
import { setSuspended, takeDown } from "../blocks/blocking.ts";

/** Facts of codes for previews. */
contract("previews", (stores) => {
  test("a code is read with all that it leads to, whether it is off, and why", async () => {
    const tenant = await tenantIn(stores());
    const leading = {
      rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.museum.example/" }],
      query: "pass",
      utm: { source: "poster" },
      fallback: "https://museum.example/closed",
    } satisfies Partial<Code>;
    const code = await codeIn(stores(), tenant, leading);
    const find = () => stores().previews.find(code.shortId);
    const { shortId, domain, target, landing, fields, createdAt, updatedAt } = code;
    const source = {
      tenantId: tenant.id,
      shortId,
      domain,
      target,
      landing,
      fields,
      createdAt,
      updatedAt,
      ...leading,
      links: null,
      listed: null,
    };
    expect(await find()).toEqual({ ...source, active: true, isLocked: false, isBlocked: false });
    await setSuspended(stores(), tenant.id, true);
    expect(await find()).toMatchObject({ active: false, isBlocked: true });
    await setSuspended(stores(), tenant.id, false);
    await takeDown(stores(), shortId, NOON);
    expect(await find()).toMatchObject({ active: false, isBlocked: true });
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await find()).toBe("gone");
    expect(await stores().previews.find(freshShortId())).toBeNull();
  });
});
