import { expect, test } from "bun:test";
import { createKeyUses } from "../../../src/features/keys/uses.ts";
import type { KeyUse } from "../../../src/features/keys/records.ts";
import { DAY, utcDay } from "../../../src/kit/shared/clock.ts";
import { TestClock } from "../../scenario.ts";

/** Uses over a store that may fail, and all that it was given. */
function gathered() {
  const clock = new TestClock();
  const written: KeyUse[][] = [];
  const state = { isBroken: false };
  const store = {
    async noteUses(uses: readonly KeyUse[]) {
      if (state.isBroken) throw new Error("out of order");
      written.push([...uses]);
    },
  };
  return { ...createKeyUses(store, clock), clock, written, state };
}

test("a key is written once a day, however often it is used", async () => {
  const { note, store, clock, written } = gathered();
  const today = utcDay(clock.now());
  for (let times = 0; times < 3; times++) {
    for (const key of ["key_1", "key_2", "key_1"]) note("ten_1", key);
    await store();
  }
  const uses = ["key_1", "key_2"].map((keyId) => ({ tenantId: "ten_1", keyId, day: today }));
  expect(written).toEqual([uses]);
  clock.advance(DAY);
  note("ten_1", "key_1");
  await store();
  expect(written.slice(1)).toEqual([[{ tenantId: "ten_1", keyId: "key_1", day: today + 1 }]]);
});

test("a step stores as many as it is given, and says whether more wait", async () => {
  const { note, step, written } = gathered();
  for (const key of ["key_1", "key_2", "key_3"]) note("ten_1", key);
  expect([await step(2), await step(2), await step(2)]).toEqual([true, false, false]);
  expect(written.map((uses) => uses.length)).toEqual([2, 1]);
});

test("those of one tenant are stored alone, whatever else waits", async () => {
  const { note, storeOf, store, written } = gathered();
  for (const tenant of ["ten_1", "ten_2"]) note(tenant, tenant.replace("ten", "key"));
  await storeOf("ten_2");
  await storeOf("ten_2");
  await store();
  expect(written.flat().map(({ keyId }) => keyId)).toEqual(["key_2", "key_1"]);
});

test("uses that a broken storage did not take are stored later", async () => {
  const { note, store, written, state } = gathered();
  note("ten_1", "key_1");
  state.isBroken = true;
  await expect(store()).rejects.toThrow("out of order");
  state.isBroken = false;
  await store();
  expect(written).toHaveLength(1);
});

test("10,000 uses wait, and those of more keys are not noted until these are stored", async () => {
  const { note, store, written } = gathered();
  for (let key = 0; key <= 10_000; key++) note("ten_1", `key_${key}`);
  await store();
  expect(written.flat()).toHaveLength(10_000);
  expect(Math.max(...written.map((uses) => uses.length))).toBe(100);
  note("ten_1", "key_10000");
  await store();
  expect(written.flat()).toHaveLength(10_001);
});
