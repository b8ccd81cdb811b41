import { expect, test } from "bun:test";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import type { DueDelivery } from "../../../src/features/webhooks/delivery-records.ts";
import { contract } from "../../db/contract.ts";
import { keyOf, sharedOf } from "../../../src/features/webhooks/key-records.ts";
import type { DeliveryEvent } from "../../../src/features/webhooks/traits.ts";
import { codeIn, freshId, newScan, NOON, tenantIn } from "../../db/stores.ts";

const LAST = "whd_zzzzzzzzzzzzzzzzzzzzzzzzzz";

contract("deliveries", (stores) => {
  const store = () => stores().deliveries;
  let revisions = 0;

  async function setUrl(tenantId: string, url: string | null, revision: number): Promise<void> {
    await stores().webhooks.replace(tenantId, {
      url,
      secrets: null,
      events: null,
      name: "",
      goneAt: null,
      goneUrl: null,
      updatedAt: NOON,
      revision,
    });
  }

  /** A tenant with a webhook and so many new deliveries of one code. */
  async function tenantWith(count: number) {
    const tenant = await tenantIn(stores());
    const url = `https://hooks.example/${revisions++}`;
    await setUrl(tenant.id, url, 1);
    await store().answered(tenant.id, url, NOON);
    const code = await codeIn(stores(), tenant);
    const add = (scans: number, at = NOON) =>
      stores().scans.commit(Array.from({ length: scans }, () => newScan(code, { at })));
    await add(count);
    return { id: tenant.id, code, add };
  }

  const dueOf = async (tenantId: string, now = NOON, except: ReadonlySet<string> = new Set()) => {
    const { again, fresh } = await store().due(tenantId, { now, limit: 1_000, after: "", except });
    return [...again, ...fresh];
  };
  const fail = (delivery: DueDelivery, nextAttemptAt: number | null) =>
    store().settle([
      {
        delivery,
        status: 500,
        error: "status_not_2xx",
        nextAttemptAt,
        at: NOON,
        url: null,
        nextTryAt: NOON,
        durationMs: null,
      },
    ]);
  const arrive = (delivery: DueDelivery) =>
    store().settle([
      {
        delivery,
        status: 200,
        error: null,
        nextAttemptAt: null,
        at: NOON,
        url: null,
        nextTryAt: NOON,
        durationMs: null,
      },
    ]);
  const statusesOf = async (tenantId: string) =>
    (await store().list(tenantId, { limit: 1_000 })).map(({ status }) => status);

  test("a scan's delivery is due at once, with all data for its receiver", async () => {
    const { id, code, add } = await tenantWith(0);
    await stores().scans.commit([newScan(code, { at: NOON, country: "DE", device: "tablet" })]);
    await add(1);
    const [first, second] = await dueOf(id, 0);
    expect(first).toMatchObject({
      webhook: id,
      step: 0,
      dueAt: null,
      event: {
        event: "qr.scan",
        codeId: code.id,
        shortId: code.shortId,
        at: NOON,
        country: "DE",
        device: "tablet",
        repeat: false,
      },
    });
    expect(second?.event.repeat).toBe(true);
  });

  test("a scan that several webhooks want is one row, until each is given its own a piece at a time", async () => {
    const { id, add } = await tenantWith(0);
    const other = keyOf(id, freshId("hook"));
    const [shared, page] = [sharedOf(id), { now: NOON, limit: 10, after: "", except: new Set<string>() }];
    const save = (events: readonly DeliveryEvent[], revision: number) =>
      stores().webhooks.replace(other, {
        ...{ url: "https://other.example/", secrets: null, events, updatedAt: NOON, revision },
        ...{ name: "", goneAt: null, goneUrl: null },
      });
    await save(["qr.lead"], 1);
    await add(1);
    expect(await dueOf(id)).toHaveLength(1);
    await save(["qr.scan"], 2);
    await add(70);
    expect(await dueOf(id)).toHaveLength(1);
    expect(await store().waiting(1_000_000)).toBeGreaterThan(70);
    const given = { again: [], fresh: [], heldUntil: null };
    const webhooks = [id, other];
    expect(await store().due(shared, page)).toEqual({ ...given, spread: { webhooks, isMore: true } });
    expect(await store().due(shared, page)).toEqual({ ...given, spread: { webhooks, isMore: false } });
    expect((await store().due(shared, page)).spread).toEqual({ webhooks, isMore: false });
    const ids = async (webhook: string) => (await store().list(webhook, { limit: 100 })).map((one) => one.id);
    expect((await ids(id)).slice(0, 70)).toEqual(await ids(other));
    expect(await ids(id)).toHaveLength(71);
    expect(await ids(shared)).toEqual([]);
    await stores().webhooks.drop(other);
    await add(1);
    expect(await ids(id)).toHaveLength(72);
  });

  test("a tenant without a webhook, or with a removed one, gets no deliveries", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    await stores().scans.commit([newScan(code)]);
    await setUrl(tenant.id, "https://hooks.example/", 1);
    await setUrl(tenant.id, null, 2);
    await stores().scans.commit([newScan(code)]);
    expect(await dueOf(tenant.id)).toEqual([]);
    await setUrl(tenant.id, "https://hooks.example/", 3);
    await stores().scans.commit([newScan(code)]);
    expect(await dueOf(tenant.id)).toHaveLength(1);
  });

  test("the listener is notified of new deliveries after their commit, and of nothing else", async () => {
    const told: string[] = [];
    store().onAdded((tenantIds) => told.push(...tenantIds));
    const { id, add } = await tenantWith(0);
    const quiet = await codeIn(stores(), await tenantIn(stores()));
    await stores().scans.commit([newScan(quiet)]);
    expect(told).toEqual([]);
    await add(3);
    expect(told).toEqual([id]);
    store().onAdded(() => {});
  });

  test("new deliveries are read page by page, without those in flight", async () => {
    const { id } = await tenantWith(25);
    const seen: string[] = [];
    for (let after = ""; ;) {
      const { fresh } = await store().due(id, { now: NOON, limit: 10, after, except: new Set() });
      seen.push(...fresh.map((delivery) => delivery.id));
      const last = fresh.at(-1);
      if (!last) break;
      after = last.id;
    }
    expect(new Set(seen).size).toBe(25);
    const except = new Set(seen.slice(0, 20));
    const { fresh } = await store().due(id, { now: NOON, limit: 10, after: "", except });
    expect(fresh.map((delivery) => delivery.id)).toEqual(seen.slice(20));
  });

  test("a failed delivery is due at its time, earliest first; a settled one never", async () => {
    const { id } = await tenantWith(4);
    const [a, b, c, d] = await dueOf(id);
    if (!a || !b || !c || !d) throw new Error("four are due");
    await fail(a, NOON + 2_000);
    await fail(b, NOON + 1_000);
    await arrive(c);
    await fail(d, null);
    expect(await dueOf(id, NOON + 999)).toEqual([]);
    expect((await dueOf(id, NOON + 1_000)).map((delivery) => delivery.id)).toEqual([b.id]);
    const later = await dueOf(id, NOON + 2_000);
    expect(later.map(({ id, step, dueAt }) => [id, step, dueAt])).toEqual([
      [b.id, 1, NOON + 1_000],
      [a.id, 1, NOON + 2_000],
    ]);
    expect(await store().get(id, d.id)).toMatchObject({ status: "failed", attempts: 1, lastStatus: 500 });
    expect(await store().get(id, c.id)).toMatchObject({ status: "delivered", deliveredAt: NOON });
  });

  test("a delivery that was restarted while it was in flight keeps its new time if it fails", async () => {
    const { id } = await tenantWith(1);
    const [first] = await dueOf(id);
    if (!first) throw new Error("one is due");
    await fail(first, NOON + HOUR);
    const [again] = await dueOf(id, NOON + HOUR);
    if (!again) throw new Error("it is due again");
    await store().restart(id, again.id, NOON + 5);
    await fail(again, NOON + DAY);
    expect(await store().get(id, again.id)).toMatchObject({ nextAttemptAt: NOON + 5, attempts: 2 });
    // Even if that was its last attempt.
    const [anew] = await dueOf(id, NOON + 5);
    if (!anew) throw new Error("it is due at once");
    await store().restart(id, again.id, NOON + 6);
    await fail(anew, null);
    expect(await store().get(id, again.id)).toMatchObject({ status: "pending", nextAttemptAt: NOON + 6 });
  });

  test("deliveries that wait are counted up to a limit", async () => {
    const before = await store().waiting(10_000);
    await tenantWith(3);
    expect(await store().waiting(10_000)).toBe(before + 3);
    expect(await store().waiting(2)).toBe(2);
  });

  test("a removal fails pending deliveries made before it, in steps; one that arrives all the same is delivered", async () => {
    const { id, add } = await tenantWith(5);
    const due = await dueOf(id);
    const [flying, waiting] = due;
    if (!flying || !waiting) throw new Error("five are due");
    await fail(waiting, NOON + HOUR);
    const until = due.at(-1)?.id ?? "";
    await add(2, NOON + 1_000);
    expect(await store().failPending(id, "webhook_removed", until, 3)).toBe(3);
    expect(await store().failPending(id, "webhook_removed", until, 3)).toBe(2);
    expect(await store().failPending(id, "webhook_removed", until, 3)).toBe(0);
    await arrive(flying);
    expect(await statusesOf(id)).toEqual([
      "pending",
      "pending",
      "failed",
      "failed",
      "failed",
      "failed",
      "delivered",
    ]);
    expect(await store().failPending(id, "webhook_removed", LAST, 10)).toBe(2);
  });

  test("a failure that comes after a removal changes nothing", async () => {
    const { id } = await tenantWith(1);
    const [delivery] = await dueOf(id);
    if (!delivery) throw new Error("one is due");
    await store().failPending(id, "webhook_removed", LAST, 10);
    await fail(delivery, NOON + HOUR);
    const kept = await store().get(id, delivery.id);
    expect(kept).toMatchObject({ status: "failed", lastError: "webhook_removed", nextAttemptAt: null });
  });

  test("retries that are due later are hastened in steps", async () => {
    const { id } = await tenantWith(5);
    for (const delivery of await dueOf(id)) await fail(delivery, NOON + HOUR);
    expect(await store().hasten(id, NOON, NOON, 3)).toBe(3);
    expect(await dueOf(id)).toHaveLength(3);
    expect(await store().hasten(id, NOON, NOON, 3)).toBe(2);
    expect(await store().hasten(id, NOON, NOON, 3)).toBe(0);
    expect(await dueOf(id)).toHaveLength(5);
  });

  test("tenants and their retries are found page by page", async () => {
    const made = [];
    for (let i = 0; i < 5; i++) made.push(await tenantWith(2));
    for (const { id } of made.slice(0, 3))
      for (const [n, delivery] of (await dueOf(id)).entries()) await fail(delivery, NOON + n * HOUR);
    const tenants = [];
    for (let after = ""; ;) {
      const page = await store().webhooks(after, 2);
      tenants.push(...page);
      after = page.at(-1)?.webhook ?? "";
      if (page.length < 2) break;
    }
    const own = new Set(made.map(({ id }) => id));
    const found = tenants.filter(({ webhook }) => own.has(webhook));
    expect(found.map(({ hasNew }) => hasNew)).toEqual([false, false, false, true, true]);
    const retries = [];
    for (let after = ""; ;) {
      const page = await store().retries(after, 2);
      retries.push(...page);
      after = page.at(-1)?.webhook ?? "";
      if (page.length < 2) break;
    }
    expect(retries.filter(({ webhook }) => own.has(webhook))).toEqual(
      made
        .slice(0, 3)
        .map(({ id }) => ({ webhook: id, firstAt: NOON, lastAt: NOON + HOUR, heldUntil: null })),
    );
  });

  async function eraseAll(): Promise<void> {
    for (let more = true; more;) more = await stores().eraser.step(10);
    expect(await stores().leftovers()).toBe(0);
  }

  test("the deliveries of a deleted code are sent and logged all the same, and erased once they are old", async () => {
    const { id, code } = await tenantWith(30);
    const before = await dueOf(id);
    const logged = await store().list(id, { limit: 100 });
    await stores().codes.remove(id, code.id, NOON);
    await eraseAll();
    expect(await dueOf(id)).toEqual(before);
    expect(before[0]?.event).toMatchObject({ codeId: code.id, shortId: code.shortId });
    expect(await store().list(id, { limit: 100 })).toEqual(logged);
    const [one, ...others] = before;
    for (const delivery of others) await arrive(delivery);
    expect(await store().restart(id, others[0]?.id ?? "", NOON)).toMatchObject({ status: "pending" });
    while (await store().retire(NOON + DAY, 4, NOON));
    expect(await statusesOf(id)).toEqual(["pending", "pending"]);
    for (const delivery of await dueOf(id)) await arrive(delivery);
    while (await store().retire(NOON + DAY, 4, NOON));
    expect(await store().get(id, one?.id ?? "")).toBeNull();
    expect((await store().webhooks("", 1_000)).map(({ webhook }) => webhook)).not.toContain(id);
  });

  test("a workspace that leaves takes the deliveries of all its codes with it", async () => {
    const { id, code } = await tenantWith(15);
    await stores().codes.remove(id, code.id, NOON);
    await stores().tenants.remove(id, NOON);
    await eraseAll();
    expect(await dueOf(id)).toEqual([]);
    expect(await store().list(id, { limit: 10 })).toEqual([]);
  });

  test("old settled deliveries are erased in steps, pending ones never", async () => {
    const { id } = await tenantWith(12);
    for (const delivery of (await dueOf(id)).slice(0, 10)) await arrive(delivery);
    const erase = async (before: number) => {
      let steps = 1;
      while (await store().retire(before, 4, NOON)) steps++;
      return steps;
    };
    await erase(NOON);
    expect(await store().list(id, { limit: 100 })).toHaveLength(12);
    expect(await erase(NOON + DAY)).toBeGreaterThanOrEqual(3);
    expect(await statusesOf(id)).toEqual(["pending", "pending"]);
  });

  test("no delivery is found for another tenant, or by another tenant's id", async () => {
    const [own, other] = [await tenantWith(1), await tenantWith(1)];
    const [delivery] = await dueOf(own.id);
    expect(await store().get(other.id, delivery?.id ?? "")).toBeNull();
    expect(await store().restart(other.id, delivery?.id ?? "", NOON)).toBeNull();
    expect(await store().get(own.id, "whd_' or 1=1 --")).toBeNull();
  });
});
