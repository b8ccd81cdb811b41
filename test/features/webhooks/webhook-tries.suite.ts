import { expect, test } from "bun:test";
import { DAY, MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import type { DueDelivery, DeliveryOutcome } from "../../../src/features/webhooks/delivery-records.ts";
import { HELD_AFTER } from "../../../src/features/webhooks/traits.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newScan, NOON, RECEIVER, tenantIn, webhookIn } from "../../db/stores.ts";

contract("tries of webhooks", (stores) => {
  const store = () => stores().deliveries;

  async function tenantWith(count: number): Promise<string> {
    const tenant = await tenantIn(stores());
    await webhookIn(stores(), tenant);
    const code = await codeIn(stores(), tenant);
    await stores().scans.commit(Array.from({ length: count }, () => newScan(code, { at: NOON })));
    return tenant.id;
  }

  const none: ReadonlySet<string> = new Set();
  const due = (tenantId: string, now: number, except = none) =>
    store().due(tenantId, { now, limit: 100, after: "", except });
  const dueOf = async (tenantId: string, now: number): Promise<DueDelivery[]> => {
    const { again, fresh } = await due(tenantId, now);
    return [...again, ...fresh];
  };
  const end = (delivery: DueDelivery, change: Partial<DeliveryOutcome>) =>
    store().settle([
      {
        ...{ delivery, status: 500, error: "status_not_2xx", nextAttemptAt: NOON + MINUTE, at: NOON },
        ...{ url: RECEIVER, nextTryAt: NOON + MINUTE, durationMs: null, ...change },
      },
    ]);
  const taken = { status: 204, error: null, nextAttemptAt: null };

  test("one that has never answered 2xx: one delivery, and no other before the next try", async () => {
    const id = await tenantWith(5);
    const [first, ...others] = await dueOf(id, NOON);
    if (!first) throw new Error("one is tried");
    expect(others).toEqual([]);
    expect(first.trial).toBe(0);
    // Another node begins none beside it, unless this one takes too long.
    expect(await due(id, NOON)).toEqual({
      again: [],
      fresh: [],
      heldUntil: NOON + 15 * SECOND,
      spread: null,
    });
    await end(first, {});
    expect(await due(id, NOON + MINUTE - 1)).toEqual({
      again: [],
      fresh: [],
      heldUntil: NOON + MINUTE,
      spread: null,
    });
    const again = await dueOf(id, NOON + MINUTE);
    expect(again.map((delivery) => [delivery.id, delivery.trial])).toEqual([[first.id, 1]]);
    await end(again[0] ?? first, taken);
    const rest = await dueOf(id, NOON + MINUTE);
    expect(rest.map(({ trial }) => trial)).toEqual([null, null, null, null]);
  });

  test("the list says why the others wait, and until when at least", async () => {
    const id = await tenantWith(2);
    const [first] = await dueOf(id, NOON);
    if (!first) throw new Error("one is tried");
    await end(first, {});
    const listed = await store().list(id, { limit: 10 });
    expect(listed.map(({ heldBack, nextAttemptAt }) => [heldBack, nextAttemptAt])).toEqual([
      ["receiver_unproven", NOON + MINUTE],
      ["receiver_unproven", NOON + MINUTE],
    ]);
    expect(await store().answered(id, RECEIVER, NOON)).toBe(true);
    expect(await store().answered(id, RECEIVER, NOON)).toBe(false);
    const open = await store().list(id, { limit: 10 });
    expect(open.map(({ heldBack, nextAttemptAt }) => [heldBack, nextAttemptAt])).toEqual([
      [null, NOON],
      [null, NOON + MINUTE],
    ]);
  });

  test("one that took none of the last ten; any that it takes in between begins the count anew", async () => {
    const id = await tenantWith(3 * HELD_AFTER);
    await store().answered(id, RECEIVER, NOON);
    const all = await dueOf(id, NOON);
    for (const delivery of all.slice(0, HELD_AFTER - 1)) await end(delivery, {});
    const [one, ...others] = all.slice(HELD_AFTER - 1);
    if (!one) throw new Error("more are due");
    await end(one, taken);
    for (const delivery of others.slice(0, HELD_AFTER - 1)) await end(delivery, {});
    expect((await due(id, NOON)).heldUntil).toBeNull();
    for (const delivery of others.slice(HELD_AFTER - 1, HELD_AFTER + 3)) await end(delivery, {});
    expect((await due(id, NOON)).heldUntil).toBe(NOON + MINUTE);
    const [newest] = await store().list(id, { limit: 1 });
    expect(newest).toMatchObject({ heldBack: "receiver_failing", attempts: 0 });
    // The pause grows with tries, and not with deliveries that were under way already.
    const [tried] = await dueOf(id, NOON + MINUTE);
    expect(tried?.trial).toBe(0);
  });

  test("an address that was busy is no attempt, and no failure of the webhook", async () => {
    const id = await tenantWith(1);
    const [first] = await dueOf(id, NOON);
    if (!first) throw new Error("one is tried");
    await end(first, { status: null, error: "address_busy" });
    const [again] = await dueOf(id, NOON + MINUTE);
    expect(again).toMatchObject({ step: 0, trial: 0 });
    expect(await store().get(id, first.id)).toMatchObject({ attempts: 0, lastError: "address_busy" });
  });

  test("a new url begins anew; what the old one answers says nothing of it", async () => {
    const id = await tenantWith(2);
    await store().answered(id, RECEIVER, NOON);
    const [first] = await dueOf(id, NOON);
    if (!first) throw new Error("two are due");
    const next = {
      url: `${RECEIVER}next`,
      secrets: null,
      updatedAt: NOON,
      revision: 2,
      events: null,
      name: "",
      goneAt: null,
      goneUrl: null,
    };
    await stores().webhooks.replace(id, next);
    await end(first, taken);
    expect((await dueOf(id, NOON)).map(({ trial }) => trial)).toEqual([0]);
  });

  test("a try whose process was ended is made again by the next one", async () => {
    const id = await tenantWith(1);
    expect(await dueOf(id, NOON)).toHaveLength(1);
    expect(await dueOf(id, NOON)).toHaveLength(0);
    await store().resumeTries(NOON);
    expect(await dueOf(id, NOON)).toHaveLength(1);
    expect(await dueOf(id, NOON + 15 * SECOND)).toHaveLength(1);
  });

  test("a delivery that is restarted is the next one that is tried, at once", async () => {
    const id = await tenantWith(3);
    const [first] = await dueOf(id, NOON);
    if (!first) throw new Error("one is tried");
    await end(first, {});
    const [newest] = await store().list(id, { limit: 1 });
    if (!newest) throw new Error("three are listed");
    await store().restart(id, newest.id, NOON + 1);
    expect((await dueOf(id, NOON + 1)).map((delivery) => [delivery.id, delivery.trial])).toEqual([
      [newest.id, 0],
    ]);
  });

  test("what has been due for too long fails, in steps, and nothing else", async () => {
    const id = await tenantWith(5);
    const [first] = await dueOf(id, NOON);
    if (!first) throw new Error("one is tried");
    await end(first, { nextAttemptAt: NOON + DAY });
    const expire = (before: number, limit: number) => store().expire(id, before, "receiver_failing", limit);
    // Ids tell when a delivery was made, by the clock of the machine: they are from after NOON.
    expect(await expire(NOON, 10)).toBe(0);
    const late = NOON + 100 * 365 * DAY;
    expect(await expire(late, 3)).toBe(3);
    expect(await expire(late, 10)).toBe(2);
    const kept = await store().list(id, { limit: 10, status: "failed" });
    expect(kept.map(({ lastError, nextAttemptAt }) => [lastError, nextAttemptAt])).toEqual(
      Array.from({ length: 5 }, () => ["receiver_failing", null]),
    );
  });

  test("tenants and retries say until when nothing is tried", async () => {
    const id = await tenantWith(2);
    const [first] = await dueOf(id, NOON);
    if (!first) throw new Error("one is tried");
    await end(first, {});
    const tenants = await store().webhooks("", 1_000);
    expect(tenants.find(({ webhook }) => webhook === id)).toEqual({
      ...{ webhook: id, hasNew: true, heldUntil: NOON + MINUTE },
    });
    const retries = await store().retries("", 1_000);
    expect(retries.find(({ webhook }) => webhook === id)?.heldUntil).toBe(NOON + MINUTE);
  });
});
