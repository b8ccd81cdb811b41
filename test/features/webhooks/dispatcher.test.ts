import { afterAll, expect, onTestFinished, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStores } from "../../../db/sqlite/stores.ts";
import type { DeliveryStore } from "../../../src/features/webhooks/store/deliveries.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import type { AttemptDelivery } from "../../../src/features/webhooks/attempt.ts";
import type { DueDelivery } from "../../../src/features/webhooks/delivery-records.ts";
import { createDispatcher, type Dispatcher } from "../../../src/features/webhooks/dispatcher.ts";
import { codeIn, newScan, RECEIVER, tenantIn, webhookIn } from "../../db/stores.ts";
import { eventually } from "../../e2e/process.ts";
import { TestClock } from "../../scenario.ts";

/** The order of deliveries, with the real store and scripted receivers. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-dispatcher-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const later = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A store of its own, a dispatcher over it, and what it does.
 * @param isNotified - whether the dispatcher hears of deliveries that are stored.
 */
async function setUp(
  change: (store: DeliveryStore) => Partial<DeliveryStore> = () => ({}),
  isNotified = true,
) {
  const stores = openSqliteStores(mkdtempSync(join(folder, "data-")));
  const clock = new TestClock();
  const deliveries = { ...stores.deliveries, ...change(stores.deliveries) };
  const begun: DueDelivery[] = [];
  const inFlight = new Map<string, number>();
  const most = { ofOne: 0, ofAll: 0 };
  /** The error of an attempt; `null` when it arrives. */
  const receivers = new Map<string, () => Promise<"status_not_2xx" | "timeout" | null>>();

  const attempt: AttemptDelivery = async (delivery) => {
    const { webhook } = delivery;
    begun.push(delivery);
    inFlight.set(webhook, (inFlight.get(webhook) ?? 0) + 1);
    most.ofOne = Math.max(most.ofOne, inFlight.get(webhook) ?? 0);
    most.ofAll = Math.max(
      most.ofAll,
      [...inFlight.values()].reduce((sum, count) => sum + count, 0),
    );
    const error = (await receivers.get(webhook)?.()) ?? null;
    inFlight.set(webhook, (inFlight.get(webhook) ?? 0) - 1);
    const at = clock.now();
    const nextAttemptAt = error === null ? null : at + 5_000;
    const nextTryAt = at + 5_000;
    return {
      outcome: {
        delivery,
        status: null,
        error,
        nextAttemptAt,
        url: RECEIVER,
        nextTryAt,
        at,
        durationMs: null,
      },
      goneUrl: null,
    };
  };
  const dispatcher: Dispatcher = createDispatcher({
    store: deliveries,
    attempt,
    end: async () => {},
    onRefused() {},
    throttle: { committed() {}, admits: () => true },
    clock,
    log: silent,
  });
  if (isNotified) stores.deliveries.onAdded(dispatcher.wake);
  onTestFinished(async () => {
    await dispatcher.stop(Promise.resolve());
    stores.close();
  });

  return {
    stores,
    clock,
    begun,
    inFlight,
    most,
    receivers,
    dispatcher,
    /** A tenant with so many deliveries that are due. */
    async tenantWith(
      count: number,
      isProven = true,
    ): Promise<{ id: string; scan: (count: number) => Promise<void> }> {
      const tenant = await tenantIn(stores);
      await webhookIn(stores, tenant);
      if (isProven) await stores.deliveries.answered(tenant.id, RECEIVER, clock.now());
      const code = await codeIn(stores, tenant);
      const scan = async (scans: number) =>
        stores.scans.commit(Array.from({ length: scans }, () => newScan(code, { at: clock.now() })));
      if (count > 0) await scan(count);
      return { id: tenant.id, scan };
    },
    sentTo: (webhook: string) => begun.filter((delivery) => delivery.webhook === webhook).length,
  };
}

/** A receiver that hangs until it is let go, which is when its attempts time out. */
function hanging() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const receive = async () => {
    await promise;
    return "timeout" as const;
  };
  return { receive, letGo: resolve };
}

test("everything due is sent once, a tenant's eight at a time", async () => {
  const { tenantWith, dispatcher, begun, most, receivers } = await setUp();
  const { id } = await tenantWith(500);
  receivers.set(id, async () => {
    await later();
    return null;
  });
  await dispatcher.run();
  expect(new Set(begun.map((delivery) => delivery.id)).size).toBe(500);
  expect(begun).toHaveLength(500);
  expect(most.ofOne).toBe(8);
});

test("a receiver that hangs gets two deliveries at a time, and delays no other", async () => {
  const { tenantWith, dispatcher, sentTo, inFlight, receivers } = await setUp();
  const dead = await tenantWith(1_000);
  const { receive, letGo } = hanging();
  receivers.set(dead.id, receive);
  dispatcher.start();
  await eventually("the dead one is tried", () => (sentTo(dead.id) > 0 ? true : null));
  const alive = await tenantWith(100);
  await eventually("the living one has all of its", () => (sentTo(alive.id) === 100 ? true : null));
  expect(inFlight.get(dead.id)).toBe(2);
  expect(sentTo(dead.id)).toBe(2);
  letGo();
});

test("however many receivers hang, one that is known to answer has a place", async () => {
  const { tenantWith, dispatcher, sentTo, most, receivers } = await setUp();
  const alive = await tenantWith(1);
  await dispatcher.run();
  const { receive, letGo } = hanging();
  const dead = await Promise.all(Array.from({ length: 100 }, () => tenantWith(0)));
  for (const { id } of dead) receivers.set(id, receive);
  for (const { scan } of dead) await scan(3);
  await eventually("no place is left for them", () => (most.ofAll >= 70 ? true : null));
  await alive.scan(50);
  await eventually("the living one is served", () => (sentTo(alive.id) === 51 ? true : null));
  expect(most.ofAll).toBeLessThanOrEqual(240);
  letGo();
}, 300_000);

test("when a hundred receivers have failed, an unknown one has a place too", async () => {
  const { tenantWith, dispatcher, sentTo, receivers, clock } = await setUp();
  const dead = await Promise.all(Array.from({ length: 100 }, () => tenantWith(0)));
  for (const { id } of dead) receivers.set(id, async () => "status_not_2xx");
  for (const { scan } of dead) await scan(1);
  await dispatcher.run();
  const { receive, letGo } = hanging();
  for (const { id } of dead) receivers.set(id, receive);
  clock.advance(5_000);
  void dispatcher.run();
  await eventually("they hang", () => (dead.some(({ id }) => sentTo(id) === 2) ? true : null));
  const alive = await tenantWith(20);
  await eventually("the new one is served", () => (sentTo(alive.id) === 20 ? true : null));
  letGo();
}, 300_000);

test("tenants take turns: a small one is not behind a large one's backlog", async () => {
  const { tenantWith, dispatcher, begun } = await setUp();
  const [large, small] = [await tenantWith(5_000), await tenantWith(10)];
  // The large tenant's are in flight since they were stored.
  const before = begun.length;
  await dispatcher.run();
  const place = begun.findLastIndex(({ webhook }) => webhook === small.id);
  expect(place - before).toBeLessThan(100);
  expect(begun.filter(({ webhook }) => webhook === large.id)).toHaveLength(5_000);
}, 300_000);

test("no more than a page of a long backlog is loaded", async () => {
  let [loaded, settled, most] = [0, 0, 0];
  const { tenantWith, dispatcher, receivers } = await setUp((store) => ({
    async due(tenantId, filter) {
      const page = await store.due(tenantId, filter);
      loaded += page.again.length + page.fresh.length;
      most = Math.max(most, loaded - settled);
      return page;
    },
    async settle(outcomes) {
      await store.settle(outcomes);
      settled += outcomes.length;
    },
  }));
  const { id } = await tenantWith(3_000);
  let answers = 0;
  receivers.set(id, async () => {
    await later();
    return answers++ % 2 ? "status_not_2xx" : null;
  });
  await dispatcher.run();
  expect(settled).toBe(3_000);
  // Outcomes are batched for a tenth of a second; besides there is one page, and deliveries in flight.
  expect(most).toBeLessThan(2_000 + 2 * 32);
});

test("a delivery that is woken, looked for and restarted at once is sent once at a time", async () => {
  const { tenantWith, dispatcher, stores, inFlight, receivers, clock, begun } = await setUp();
  const { id } = await tenantWith(1);
  let together = 0;
  receivers.set(id, async () => {
    together = Math.max(together, inFlight.get(id) ?? 0);
    for (let i = 0; i < 20; i++) await later();
    return null;
  });
  const [delivery] = await stores.deliveries.list(id, { limit: 1 });
  const runs = Array.from({ length: 5 }, async () => {
    dispatcher.wake([id]);
    await stores.deliveries.restart(id, delivery?.id ?? "", clock.now());
    dispatcher.wake([id]);
    await dispatcher.run();
  });
  await Promise.all(runs);
  expect(together).toBe(1);
  expect(begun.length).toBeGreaterThan(0);
});

test("storage that is out of order for a while loses no delivery", async () => {
  let broken = false;
  const check = () => {
    if (broken) throw new StorageError("SQLITE_IOERR", null);
  };
  const { tenantWith, dispatcher, begun, stores } = await setUp((store) => ({
    async due(...args) {
      check();
      return store.due(...args);
    },
    async settle(outcomes) {
      check();
      return store.settle(outcomes);
    },
    async webhooks(...args) {
      check();
      return store.webhooks(...args);
    },
  }));
  broken = true;
  const { id, scan } = await tenantWith(10);
  await dispatcher.run();
  expect(begun).toEqual([]);
  broken = false;
  await dispatcher.run();
  expect(begun).toHaveLength(10);
  // It was sent, but its outcome could not be saved: it is saved later, and the delivery is not sent again meanwhile.
  dispatcher.start();
  await scan(5);
  await eventually("they are sent", () => (begun.length === 15 ? true : null));
  broken = true;
  await dispatcher.run();
  broken = false;
  await dispatcher.run();
  expect(begun).toHaveLength(15);
  const kept = await stores.deliveries.list(id, { limit: 100, status: "delivered" });
  expect(kept).toHaveLength(15);
});

test("a start sends deliveries that were stored before it", async () => {
  const { tenantWith, dispatcher, begun } = await setUp(undefined, false);
  await tenantWith(3);
  dispatcher.start();
  await eventually("they are sent", () => (begun.length === 3 ? true : null));
});

test("after a stop nothing is sent, and outcomes of deliveries in flight are saved", async () => {
  const { tenantWith, dispatcher, stores, begun, receivers } = await setUp();
  const { id } = await tenantWith(100);
  const { promise, resolve } = Promise.withResolvers<null>();
  receivers.set(id, () => promise);
  dispatcher.start();
  await eventually("some are under way", () => (begun.length > 0 ? true : null));
  const stopped = dispatcher.stop(new Promise(() => {}));
  const count = begun.length;
  await later();
  resolve(null);
  await stopped;
  expect(begun).toHaveLength(count);
  const kept = await stores.deliveries.list(id, { limit: 1_000, status: "delivered" });
  expect(kept).toHaveLength(count);
});

test("a stop does not wait for a receiver that hangs longer than there is time", async () => {
  const { tenantWith, dispatcher, stores, begun, receivers } = await setUp();
  const { id } = await tenantWith(10);
  receivers.set(id, () => new Promise(() => {}));
  dispatcher.start();
  await eventually("some are under way", () => (begun.length > 0 ? true : null));
  await dispatcher.stop(Promise.resolve());
  expect(await stores.deliveries.list(id, { limit: 100, status: "pending" })).toHaveLength(10);
});
