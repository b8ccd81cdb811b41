import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import type { WebhookSaved } from "../../../src/features/webhooks/model.ts";
import { RETRY_DELAYS } from "../../../src/features/webhooks/schedule.ts";
import { eventually } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { expectSigned, failing, logOf, onlyOne, openReceiver, openSender, setUrl, taken } from "./post.ts";

/** Deliveries that a receiver does not take at once are sent again, as the webhook is by then. */

const scenario = await startScenario();
const { clock } = scenario;
const deliver = () => scenario.service.deliver();
const at = (milliseconds: number) => new Date(milliseconds).toISOString();

test("a dead receiver is tried twelve times over seven days, the same bytes under the same id", async () => {
  const { tenant, code, secret, receiver } = await openSender(scenario, () => failing(500));
  await scenario.scan(code.shortId);
  const began = clock.now();
  for (const [i, delay] of RETRY_DELAYS.entries()) {
    await deliver();
    expect(receiver.letters).toHaveLength(i + 1);
    const delivery = await onlyOne({ tenant });
    expect(delivery).toMatchObject({
      status: "pending",
      attempts: i + 1,
      lastStatus: 500,
      lastError: "status_not_2xx",
      deliveredAt: null,
    });
    const wait = Date.parse(delivery.nextAttemptAt ?? "") - clock.now();
    expect(wait).toBeGreaterThanOrEqual(delay * 0.8);
    expect(wait).toBeLessThanOrEqual(delay * 1.2);
    // Not a moment earlier.
    clock.advance(wait - 1);
    await deliver();
    expect(receiver.letters).toHaveLength(i + 1);
    clock.advance(1);
  }
  await deliver();
  expect(await onlyOne({ tenant })).toMatchObject({
    status: "failed",
    attempts: 12,
    lastStatus: 500,
    nextAttemptAt: null,
  });
  const days = (clock.now() - began) / DAY;
  expect(days).toBeGreaterThan(7 * 0.8);
  expect(days).toBeLessThan(7.1 * 1.2);
  clock.advance(30 * MINUTE);
  await deliver();
  expect(receiver.letters).toHaveLength(12);
  expect(new Set(receiver.letters.map(({ id }) => id)).size).toBe(1);
  expect(new Set(receiver.letters.map(({ body }) => body)).size).toBe(1);
  expect(new Set(receiver.letters.map(({ sentAt }) => sentAt)).size).toBe(12);
  for (const letter of receiver.letters) expectSigned(letter, secret);
});

test("delays differ from delivery to delivery", async () => {
  const { tenant, code } = await openSender(scenario, () => failing(500));
  // Fewer than those after which one delivery is tried for all.
  for (let i = 0; i < 9; i++) await scenario.scan(code.shortId);
  await deliver();
  const times = (await logOf({ tenant })).map(({ nextAttemptAt }) => nextAttemptAt);
  expect(new Set(times).size).toBeGreaterThan(6);
});

test("a delivery that is taken in the end is done", async () => {
  const { tenant, code, receiver } = await openSender(scenario, () => failing(503));
  await scenario.scan(code.shortId);
  await deliver();
  receiver.answer = taken;
  clock.advance(6 * SECOND);
  await deliver();
  clock.advance(HOUR);
  await deliver();
  expect(receiver.letters).toHaveLength(2);
  expect(await onlyOne({ tenant })).toMatchObject({
    status: "delivered",
    attempts: 2,
    lastStatus: 204,
    lastError: null,
    nextAttemptAt: null,
    deliveredAt: at(clock.now() - HOUR),
  });
});

test("a delivery survives a restart with its id and its place in the schedule", async () => {
  const { tenant, code, receiver } = await openSender(scenario, () => failing(500));
  await scenario.scan(code.shortId);
  await deliver();
  clock.advance(6 * SECOND);
  await deliver();
  const before = await onlyOne({ tenant });
  await scenario.restart();
  expect(await onlyOne({ tenant })).toEqual(before);
  receiver.answer = taken;
  clock.advance(37 * SECOND);
  await deliver();
  expect(receiver.letters.map(({ id }) => id)).toEqual([before.id, before.id, before.id]);
  expect((await onlyOne({ tenant })).attempts).toBe(3);
});

const WISHES: readonly [string, () => string, number, number][] = [
  ["in seconds", () => "3600", HOUR, HOUR],
  ["as a date", () => new Date(clock.now() + HOUR).toUTCString(), HOUR, HOUR],
  ["beyond a day", () => "999999", DAY, DAY],
  ["below the schedule", () => "1", 4 * SECOND, 6 * SECOND],
  ["in the past", () => "Fri, 20 Nov 2020 12:00:00 GMT", 4 * SECOND, 6 * SECOND],
  ["that makes no sense", () => "soon", 4 * SECOND, 6 * SECOND],
];
test.each(WISHES)("Retry-After %s", async (_what, wish, least, most) => {
  const { tenant, code } = await openSender(scenario, () => failing(429, { "retry-after": wish() }));
  await scenario.scan(code.shortId);
  await deliver();
  const wait = Date.parse((await onlyOne({ tenant })).nextAttemptAt ?? "") - clock.now();
  // An HTTP date has no milliseconds.
  expect(wait).toBeGreaterThan(least - SECOND);
  expect(wait).toBeLessThanOrEqual(most);
});

test("410 removes the webhook: waiting deliveries have failed, later events are not stored", async () => {
  const { tenant, code, receiver, secret } = await openSender(scenario, () => failing(500));
  const put = async (body: object) =>
    readJson<WebhookSaved>(await tenant.call("PUT", "/app/api/webhook", body));
  await put({ events: ["qr.scan"] });
  for (let i = 0; i < 3; i++) await scenario.scan(code.shortId);
  await deliver();
  receiver.answer = () => failing(410);
  await scenario.scan(code.shortId);
  await deliver();
  const log = await logOf({ tenant });
  expect(log.map(({ status }) => status)).toEqual(["failed", "failed", "failed", "failed"]);
  expect(log.map(({ lastError }) => lastError)).toEqual([
    "status_not_2xx",
    "webhook_removed",
    "webhook_removed",
    "webhook_removed",
  ]);
  expect(log[0]).toMatchObject({ lastStatus: 410, attempts: 1, nextAttemptAt: null });
  const config = await tenant.call("GET", "/app/api/webhook");
  const events = ["qr.scan", "qr.lead"];
  expect(await config.json()).toMatchObject({ url: null, configured: false, events });
  for (const alone of [{ events: ["qr.scan"] }, { rotate: true }])
    await expectProblem(await tenant.call("PUT", "/app/api/webhook", alone), 400, "invalid_url");
  const letters = receiver.letters.length;
  await scenario.scan(code.shortId);
  clock.advance(8 * DAY);
  await deliver();
  expect(receiver.letters).toHaveLength(letters);
  expect(await logOf({ tenant })).toHaveLength(4);
  // It begins anew, as where it was removed by hand.
  const again = await put({ url: receiver.url });
  expect(again).toMatchObject({ configured: true, events });
  expect([undefined, secret]).not.toContain(again.secret);
});

test("410 of an address that was replaced meanwhile says nothing of the new one", async () => {
  const { tenant, code, receiver } = await openSender(scenario);
  const next = openReceiver();
  const { promise: replaced, resolve: replace } = Promise.withResolvers<void>();
  receiver.answer = async () => {
    await replaced;
    return failing(410);
  };
  await scenario.scan(code.shortId);
  const sent = deliver();
  await eventually("it is under way", () => receiver.letters[0] ?? null);
  await setUrl(tenant, next.url);
  replace();
  await sent;
  expect(await onlyOne({ tenant })).toMatchObject({ status: "pending", lastStatus: 410 });
  clock.advance(6 * SECOND);
  await deliver();
  expect(next.letters).toHaveLength(1);
  expect((await onlyOne({ tenant })).status).toBe("delivered");
});

test("removing the webhook fails waiting deliveries; setting it again does not bring them back", async () => {
  const { tenant, code, receiver } = await openSender(scenario, () => failing(500));
  for (let i = 0; i < 3; i++) await scenario.scan(code.shortId);
  await deliver();
  await setUrl(tenant, "");
  const log = await logOf({ tenant });
  expect(log.map(({ status }) => status)).toEqual(["failed", "failed", "failed"]);
  for (const { lastError, lastStatus, attempts, nextAttemptAt } of log)
    expect({ lastError, lastStatus, attempts, nextAttemptAt }).toEqual({
      lastError: "webhook_removed",
      lastStatus: 500,
      attempts: 1,
      nextAttemptAt: null,
    });
  receiver.answer = taken;
  await setUrl(tenant, receiver.url);
  await scenario.scan(code.shortId);
  clock.advance(8 * DAY);
  await deliver();
  expect(receiver.letters).toHaveLength(4);
});

test("a delivery in flight when the webhook was removed, which arrived, is delivered", async () => {
  const { tenant, code, receiver } = await openSender(scenario);
  const { promise: removed, resolve: go } = Promise.withResolvers<void>();
  receiver.answer = async () => {
    await removed;
    return taken();
  };
  await scenario.scan(code.shortId);
  const sent = deliver();
  await eventually("it is under way", () => receiver.letters[0] ?? null);
  await setUrl(tenant, "");
  expect((await onlyOne({ tenant })).status).toBe("failed");
  go();
  await sent;
  expect(await onlyOne({ tenant })).toMatchObject({ status: "delivered", lastError: null });
});

test("a new receiver gets waiting deliveries at once, with the same ids", async () => {
  const { tenant, code, receiver, secret } = await openSender(scenario, () => failing(500));
  for (let i = 0; i < 30; i++) await scenario.scan(code.shortId);
  await deliver();
  for (let i = 0; i < 5; i++) {
    clock.advance(12 * HOUR);
    await deliver();
  }
  const next = openReceiver();
  await setUrl(tenant, next.url);
  await eventually("all arrive", () => (next.letters.length >= 30 ? true : null));
  await deliver();
  expect(next.letters).toHaveLength(30);
  const ids = new Set(next.letters.map(({ id }) => id));
  expect(ids.size).toBe(30);
  for (const { id } of receiver.letters) expect(ids).toContain(id);
  for (const letter of next.letters) expectSigned(letter, secret);
});

test("a clock set back by years does not leave deliveries waiting for years", async () => {
  const { tenant, code, receiver } = await openSender(scenario, () => failing(500));
  clock.advance(1_000 * DAY);
  await scenario.scan(code.shortId);
  await deliver();
  clock.advance(-1_000 * DAY);
  receiver.answer = taken;
  await scenario.scan(code.shortId);
  await deliver();
  expect(receiver.letters).toHaveLength(3);
  expect((await logOf({ tenant })).map(({ status }) => status)).toEqual(["delivered", "delivered"]);
});

test("a clock that jumps ahead makes waiting deliveries due, once", async () => {
  const { tenant, code, receiver } = await openSender(scenario, () => failing(500));
  await scenario.scan(code.shortId);
  await deliver();
  clock.advance(400 * DAY);
  await deliver();
  expect(receiver.letters).toHaveLength(2);
  expect((await onlyOne({ tenant })).status).toBe("pending");
  clock.advance(-400 * DAY);
});

test("secrets that can't be opened any more fail an attempt, and are tried again", async () => {
  const { tenant, code, receiver } = await openSender(scenario);
  const { storage } = scenario;
  await scenario.beside(() =>
    storage.run(
      `update webhooks set secrets = ${storage.bytes("5e".repeat(80))} where tenant_id = '${tenant.id}'`,
    ),
  );
  await scenario.scan(code.shortId);
  await deliver();
  expect(await onlyOne({ tenant })).toMatchObject({ status: "pending", lastError: "secret_unreadable" });
  const rotated = await tenant.call("PUT", "/app/api/webhook", { rotate: true });
  const { secret } = await readJson<{ secret: string }>(rotated);
  clock.advance(6 * SECOND);
  await deliver();
  const [letter] = receiver.letters;
  expect(letter).toBeDefined();
  if (letter) expectSigned(letter, secret);
});
