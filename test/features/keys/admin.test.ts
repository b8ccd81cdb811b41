import { expect, test } from "bun:test";
import type { KeyStore } from "../../../src/features/keys/store/keys.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createKeyAdmin } from "../../../src/features/keys/admin.ts";
import { createKeys } from "../../../src/features/keys/keys.ts";
import { withAdmin } from "../plans/admin.ts";
import { startScenario, TestClock } from "../../scenario.ts";
import { holderOfKey } from "../../tenant.ts";

const scenario = await startScenario();
const till = { name: "till", scopes: ["codes:read"], expiresAt: null } as const;

test("the operator makes, lists and ends keys of a workspace by the rules that hold for itself", async () => {
  const tenant = await scenario.signUp();
  scenario.clock.advance(1);
  await withAdmin(scenario, async ({ keys }) => {
    const { apiKey, ...made } = await keys.create(tenant.id, till);
    expect((await tenant.withKey(apiKey).call("GET", "/app/api/codes")).status).toBe(200);
    const [main, ...others] = await keys.list(tenant.id);
    expect(others).toMatchObject([made]);
    expect([made.id, main?.id]).toEqual([expect.stringMatching(/^key_/), expect.stringMatching(/^key_/)]);
    for (const name of ["", "x".repeat(61)])
      await expect(keys.create(tenant.id, { ...till, name })).rejects.toMatchObject({
        code: "invalid_request",
        errors: [{ pointer: "/name" }],
      });
    await expect(keys.revoke(tenant.id, main?.id ?? "")).rejects.toMatchObject({ code: "last_key" });
    await keys.revoke(tenant.id, made.id);
    expect(await keys.list(tenant.id)).toHaveLength(1);
    await expect(keys.create("ten_nobody", till)).rejects.toMatchObject({ code: "invalid_key" });
  });
});

test("a main key that was lost is renewed: the old one works for another 24 hours", async () => {
  const tenant = await scenario.signUp();
  const renewed = await withAdmin(scenario, ({ keys }) => keys.renewMain(tenant.id));
  const statusOf = async (key: string) => (await tenant.withKey(key).call("GET", "/app/api/me")).status;
  expect([await statusOf(tenant.apiKey), await statusOf(renewed ?? "")]).toEqual([200, 200]);
  scenario.clock.advance(DAY);
  expect([await statusOf(tenant.apiKey), await statusOf(renewed ?? "")]).toEqual([401, 200]);
  expect(await withAdmin(scenario, ({ keys }) => keys.renewMain("ten_nobody"))).toBeNull();
});

/** A store of a workspace that was erased while it was asked. */
const GONE: KeyStore = {
  find: async () => null,
  list: async () => [],
  add: async () => "tenant_gone",
  replace: async () => false,
  replaceMain: async () => false,
  remove: async () => "unknown",
  noteUses: async () => {},
};

test("a key whose workspace is erased meanwhile is neither made nor replaced", async () => {
  const clock = new TestClock();
  const needs = { store: GONE, findPeople: async () => new Map(), clock, ids: createIds(clock) };
  let changes = 0;
  const keys = createKeys({ ...needs, uses: { storeOf: async () => {} }, onChanged: () => changes++ });
  const by = holderOfKey();
  await expect(keys.rotate(by, false)).rejects.toMatchObject({ code: "invalid_key" });
  await expect(keys.create(by, { name: "till", scopes: [] })).rejects.toMatchObject({ code: "invalid_key" });
  await expect(keys.remove(by, "key_1")).rejects.toMatchObject({ code: "key_not_found" });
  await expect(createKeyAdmin({ ...needs, by: null }).create("ten_1", till)).rejects.toMatchObject({
    code: "invalid_key",
  });
  expect(changes).toBe(0);
});
