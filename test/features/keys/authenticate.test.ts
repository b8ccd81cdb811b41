import { expect, test } from "bun:test";
import { systemClock } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createAuthenticator } from "../../../src/features/keys/authenticate.ts";
import { hashKey, newKey } from "../../../src/features/keys/secret.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { TestClock } from "../../scenario.ts";
import { seededBytes } from "../../kit/shared/seeded.ts";
import { holderOfKey, MAIN_KEY, TENANT } from "../../tenant.ts";

const KEY = newKey(createIds(systemClock, seededBytes(5)));

/** An authenticator over one key, and the hashes that it looked up. */
function authenticator({
  tenant = TENANT,
  validUntil = null,
}: { tenant?: Tenant; validUntil?: number | null } = {}) {
  const clock = new TestClock();
  const asked: string[] = [];
  const used: string[] = [];
  const uses = { note: (_: string, keyId: string) => void used.push(keyId) };
  const store = {
    find: async (hash: string) => {
      asked.push(hash);
      return hash === hashKey(KEY) ? { tenant, key: { ...MAIN_KEY, validUntil } } : null;
    },
  };
  return { ...createAuthenticator(store, uses, clock, () => 1), asked, used, clock };
}

test("the key may follow the scheme in any case and after several blanks", async () => {
  const { holderOf } = authenticator();
  for (const header of [`Bearer ${KEY}`, `bearer   ${KEY}  `, `BEARER ${KEY}`])
    expect(await holderOf(header)).toEqual(holderOfKey());
});

test("a malformed key is refused without a look-up", async () => {
  const { holderOf, asked } = authenticator();
  const mistyped = KEY.slice(0, -1) + (KEY.endsWith("0") ? "1" : "0");
  for (const header of [null, "", KEY, `Basic ${KEY}`, `Bearer ${KEY} x`, `Bearer ${mistyped}`, "Bearer qz_"])
    await expect(holderOf(header)).rejects.toMatchObject({ code: "invalid_key" });
  expect(asked).toEqual([]);
});

test("an unknown key is looked up once", async () => {
  const { holderOf, asked } = authenticator();
  const unknown = newKey(createIds(systemClock, seededBytes(6)));
  for (let times = 0; times < 2; times++)
    await expect(holderOf(`Bearer ${unknown}`)).rejects.toMatchObject({ code: "invalid_key" });
  expect(asked).toEqual([hashKey(unknown)]);
});

test("a flood of made-up keys does not push out one that is good", async () => {
  const { holderOf, asked } = authenticator();
  await holderOf(`Bearer ${KEY}`);
  const ids = createIds(systemClock, seededBytes(7));
  for (let times = 0; times < 10_000; times++) await holderOf(`Bearer ${newKey(ids)}`).catch(() => {});
  expect(asked.splice(0)).toHaveLength(10_001);
  await holderOf(`Bearer ${KEY}`);
  expect(asked).toEqual([]);
});

test("a key works until it expires, and not at that moment", async () => {
  const clock = new TestClock();
  const { holderOf, clock: own } = authenticator({ validUntil: clock.now() + 1_000 });
  own.advance(999);
  expect((await holderOf(`Bearer ${KEY}`)).tenant).toEqual(TENANT);
  own.advance(1);
  await expect(holderOf(`Bearer ${KEY}`)).rejects.toMatchObject({ code: "invalid_key" });
});

test("a suspended workspace is told so", async () => {
  const { holderOf } = authenticator({ tenant: { ...TENANT, suspended: true } });
  await expect(holderOf(`Bearer ${KEY}`)).rejects.toMatchObject({
    code: "invalid_key",
    message: "This workspace was suspended. Ask the operator of the service.",
    errors: [{ pointer: "", reason: "workspace_suspended" }],
  });
});

test("after an eviction the key is looked up again", async () => {
  const { holderOf, evictAll, asked } = authenticator();
  await holderOf(`Bearer ${KEY}`);
  await holderOf(`Bearer ${KEY}`);
  expect(asked).toHaveLength(1);
  evictAll();
  await holderOf(`Bearer ${KEY}`);
  expect(asked).toHaveLength(2);
});

test("a key is known from its first valid use until it is refused, without a look-up", async () => {
  const start = new TestClock().now();
  const { holderOf, isKnown, evictAll, asked, clock } = authenticator({ validUntil: start + 1_000 });
  expect(isKnown(`Bearer ${KEY}`)).toBe(false);
  await holderOf(`Bearer ${KEY}`);
  evictAll();
  expect(isKnown(`Bearer ${KEY}`)).toBe(true);
  expect(asked).toHaveLength(1);
  clock.advance(1_000);
  await expect(holderOf(`Bearer ${KEY}`)).rejects.toMatchObject({ code: "invalid_key" });
  expect(isKnown(`Bearer ${KEY}`)).toBe(false);
});

test("keys that are made up, malformed or missing are not known", async () => {
  const { holderOf, isKnown } = authenticator();
  const unknown = newKey(createIds(systemClock, seededBytes(6)));
  await expect(holderOf(`Bearer ${unknown}`)).rejects.toMatchObject({ code: "invalid_key" });
  for (const header of [null, "", "Bearer key", KEY, `Bearer ${unknown}`])
    expect(isKnown(header)).toBe(false);
});

test("each use of a valid key is noted, and none of a refused one", async () => {
  const { holderOf, used, clock } = authenticator({ validUntil: new TestClock().now() + 1_000 });
  for (let times = 0; times < 2; times++) await holderOf(`Bearer ${KEY}`);
  clock.advance(1_000);
  await expect(holderOf(`Bearer ${KEY}`)).rejects.toMatchObject({ code: "invalid_key" });
  expect(used).toEqual(["key_1", "key_1"]);
});
