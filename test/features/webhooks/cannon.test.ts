import { expect, test } from "bun:test";
import { DAY, HOUR, SECOND } from "../../../src/kit/shared/clock.ts";
import { LONGEST_WAIT, RETRY_DELAYS } from "../../../src/features/webhooks/schedule.ts";
import { HELD_AFTER } from "../../../src/features/webhooks/traits.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { failing, logOf, openReceiver, openSender, setUrl, taken } from "./post.ts";

/** Nobody uses the service to flood a machine, whoever scans how many codes of how many workspaces. */

const scenario = await startScenario();
const { clock } = scenario;
const deliver = () => scenario.service.deliver();

/** A workspace with so many scans, whose webhook has never been answered with 2xx. */
async function unproven(url: string, scans: number) {
  const made = await withWebhook(url);
  for (let i = 0; i < scans; i++) await scenario.scan(made.code.shortId);
  return made;
}

async function withWebhook(url: string) {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  await setUrl(tenant, url);
  return { tenant, code };
}

test("until a url has answered 2xx one delivery is tried by the schedule, and the others wait for a week", async () => {
  const receiver = openReceiver(() => failing(404));
  const { tenant, code } = await unproven(receiver.url, 20);
  await deliver();
  expect(receiver.letters).toHaveLength(1);
  const log = await logOf({ tenant });
  expect(log.map(({ heldBack }) => heldBack)).toEqual(Array.from({ length: 20 }, () => "receiver_unproven"));
  expect(log.map(({ attempts }) => attempts).toSorted()).toEqual([...Array(19).fill(0), 1]);
  for (const { nextAttemptAt } of log) expect(Date.parse(nextAttemptAt ?? "")).toBeGreaterThan(clock.now());
  for (const delay of RETRY_DELAYS.slice(0, 8)) {
    clock.advance(delay * 1.2);
    await deliver();
  }
  // The same one each time.
  expect(new Set(receiver.letters.map(({ id }) => id)).size).toBe(1);
  expect(receiver.letters).toHaveLength(9);
  for (let passed = 0; passed < LONGEST_WAIT; passed += DAY) {
    clock.advance(DAY);
    await deliver();
  }
  expect(receiver.letters.length).toBeLessThanOrEqual(20);
  const after = await logOf({ tenant });
  const waited = after.filter(({ attempts }) => attempts === 0);
  expect(waited.length).toBeGreaterThan(10);
  for (const { status, lastError, heldBack } of waited)
    expect({ status, lastError, heldBack }).toEqual({
      ...{ status: "failed", lastError: "receiver_failing", heldBack: null },
    });
  receiver.answer = taken;
  await scenario.scan(code.shortId);
  clock.advance(2 * DAY);
  await deliver();
  expect((await logOf({ tenant }))[0]).toMatchObject({ status: "delivered", heldBack: null });
}, 300_000);

test("the first 2xx has all that waits sent, each once", async () => {
  const receiver = openReceiver(() => failing(500));
  const { tenant } = await unproven(receiver.url, 30);
  await deliver();
  receiver.answer = taken;
  clock.advance(6 * SECOND);
  await deliver();
  expect(receiver.letters).toHaveLength(31);
  expect(new Set(receiver.letters.map(({ id }) => id)).size).toBe(30);
  expect((await logOf({ tenant }, "?status=delivered")).length).toBe(30);
});

test("a test that is answered 2xx has all that waits sent, and a new url begins anew", async () => {
  const receiver = openReceiver(() => failing(500));
  const { tenant } = await unproven(receiver.url, 15);
  await deliver();
  const trial = async () =>
    readJson<unknown>(await tenant.call("POST", "/app/api/webhook/test")) as Promise<unknown>;
  expect(await trial()).toMatchObject({ delivered: false });
  receiver.answer = taken;
  clock.advance(10 * SECOND);
  expect(await trial()).toMatchObject({ delivered: true });
  await deliver();
  const sent = receiver.letters.filter(({ body }) => !body.includes("code_test"));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(15);
  const next = openReceiver(() => failing(500));
  await setUrl(tenant, next.url);
  const code = await tenant.makeCode();
  for (let i = 0; i < 5; i++) await scenario.scan(code.shortId);
  await deliver();
  expect(next.letters).toHaveLength(1);
});

test("a webhook that takes none of ten in a row is tried with one delivery a step", async () => {
  const { tenant, code, receiver } = await openSender(scenario, () => failing(503));
  for (let i = 0; i < 60; i++) await scenario.scan(code.shortId);
  for (let second = 0; second < 10; second++) {
    await deliver();
    clock.advance(SECOND);
  }
  const quickly = receiver.letters.length;
  expect(quickly).toBeGreaterThanOrEqual(HELD_AFTER);
  expect(quickly).toBeLessThanOrEqual(HELD_AFTER + 4);
  const log = await logOf({ tenant });
  expect(new Set(log.map(({ heldBack }) => heldBack))).toEqual(new Set(["receiver_failing"]));
  for (let passed = 0; passed < DAY; passed += HOUR) {
    clock.advance(HOUR);
    await deliver();
  }
  expect(receiver.letters.length - quickly).toBeLessThanOrEqual(8);
  receiver.answer = taken;
  clock.advance(DAY);
  await deliver();
  expect((await logOf({ tenant }, "?status=delivered&limit=100")).length).toBe(60);
}, 300_000);

test("thirty workspaces with the same address that answers 404: five POSTs a second, two at a time, and few in an hour", async () => {
  let [open, most] = [0, 0];
  const victim = openReceiver(async () => {
    open++;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open--;
    return failing(404);
  });
  const crowd = await Promise.all(Array.from({ length: 30 }, () => withWebhook(victim.url)));
  // While many scans come, the calls of workspaces wait behind them for a second at most.
  for (let i = 0; i < 20; i++) await Promise.all(crowd.map(({ code }) => scenario.scan(code.shortId)));
  const perSecond: number[] = [];
  for (let step = 0; step < 6; step++) {
    const before = victim.letters.length;
    await deliver();
    perSecond.push(victim.letters.length - before);
    clock.advance(10 * SECOND);
  }
  // While the clock stands still a delivery waits for a turn of the next two seconds at most.
  for (const posts of perSecond) expect(posts).toBeLessThanOrEqual(11);
  expect(most).toBeLessThanOrEqual(2);
  const waiting = (await Promise.all(crowd.map(({ tenant }) => logOf({ tenant })))).flat();
  expect(waiting.filter(({ status }) => status === "pending")).toHaveLength(600);
  for (let passed = 0; passed < HOUR; passed += HOUR / 6) {
    clock.advance(HOUR / 6);
    await deliver();
  }
  // 600 scans had been some 3,000 by then.
  expect(victim.letters.length).toBeLessThanOrEqual(30 * 6);
  // A workspace whose receiver is elsewhere notices nothing of them.
  const { code, receiver } = await openSender(scenario);
  await scenario.scan(code.shortId);
  await deliver();
  expect(receiver.letters).toHaveLength(1);
}, 300_000);
