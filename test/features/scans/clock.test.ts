import { expect, test } from "bun:test";
import type { Analytics } from "../../../src/features/analytics/model.ts";
import { createDayKeys } from "../../../src/features/scans/day-keys.ts";
import { createObserver } from "../../../src/features/scans/observe.ts";
import type { DayKeyStore } from "../../../src/features/scans/records.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { grantDeviceLog, logOf, recognisedPhone } from "../consent/phone.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, PHONE, startScenario, TestClock, type TenantClient } from "../../scenario.ts";
import { IN_FULL } from "../../extent.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

async function analyticsOf(tenant: TenantClient, codeId: string, query: string): Promise<Analytics> {
  return readJson<Analytics>(await tenant.call("GET", `/app/api/codes/${codeId}/analytics?${query}`));
}

test("midnight passes while scans are in flight: each is counted once, on one of the two days", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  const codes = [await tenant.makeCode({ group: "a" }), await tenant.makeCode({ group: "a" })];
  const phone = await recognisedPhone(scenario, codes[0]?.shortId ?? "");
  scenario.clock.advance(12 * HOUR - 10 * SECOND);
  const steps = IN_FULL ? 200 : 40;
  const answers: Promise<Response>[] = [];
  const everybodyScans = () =>
    codes.flatMap(({ shortId }) => [
      scenario.scan(shortId),
      scenario.scan(shortId, { "user-agent": DESKTOP }),
      phone.scan(shortId),
    ]);
  await Promise.all(everybodyScans());
  for (let step = 0; step < steps; step++) {
    answers.push(...everybodyScans());
    scenario.clock.advance((20 * SECOND) / steps);
    if (step % 8 === 0) answers.push(scenario.request("/healthz"));
    await new Promise((resolve) => setImmediate(resolve));
    if (step % 10 === 0) void scenario.service.housekeep();
  }
  answers.push(...everybodyScans());
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.every((status) => status === 302 || status === 200)).toBe(true);
  await scenario.service.housekeep();
  expect(await scenario.service.audit()).toEqual([]);
  for (const [n, { id }] of codes.entries()) {
    const expected = 3 * (steps + 2) + (n === 0 ? 1 : 0);
    const log = await logOf(tenant, id);
    expect(log).toMatchObject({ total: expected, uniqueDevices: 1 });
    const { timeline, totals } = await analyticsOf(tenant, id, "from=2026-11-21&to=2026-11-22");
    expect(timeline.map(({ scans }) => scans).reduce((a, b) => a + b)).toBe(expected);
    // On each day two anonymous visitors and one device.
    expect(timeline.map(({ uniqueVisitors }) => uniqueVisitors)).toEqual([3, 3]);
    expect(totals.scans).toBe(log.total);
  }
});

test("a clock set back over midnight finds yesterday's key and counts nobody twice", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  scenario.clock.advance(12 * HOUR - 5 * SECOND);
  await scenario.scan(shortId);
  scenario.clock.advance(10 * SECOND);
  await scenario.scan(shortId);
  await scenario.service.housekeep();
  scenario.clock.advance(-10 * SECOND);
  await scenario.scan(shortId);
  scenario.clock.advance(10 * SECOND);
  await scenario.scan(shortId);
  const { events, ...sums } = await logOf(tenant, id);
  expect(sums).toMatchObject({ total: 4, uniqueVisitors: 2, repeatScanners: 2 });
  const [fourth, third, second, first] = events.map(({ visitor }) => visitor);
  expect({ first, second }).toEqual({ first: third, second: fourth });
  expect(first).not.toBe(second);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a clock set back for days breaks no scan and no total, and its keys are destroyed in time", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  await scenario.scan(shortId);
  for (const turn of [3 * DAY, -2 * DAY, -5 * DAY, 30 * DAY, -29 * DAY]) {
    scenario.clock.advance(turn);
    expect((await scenario.scan(shortId)).status).toBe(302);
    await scenario.service.housekeep();
    expect((await scenario.scan(shortId)).status).toBe(302);
    expect(await scenario.service.audit()).toEqual([]);
  }
  const ids = (await logOf(tenant, id)).events.map((event) => event.id);
  expect(new Set(ids).size).toBe(11);
  scenario.clock.advance(60 * DAY);
  await scenario.service.housekeep();
  expect([...(await scenario.storage.dayKeys()).keys()]).toEqual([]);
  expect(await scenario.storage.rows("select * from scanners")).toEqual([]);
});

test("the next start destroys the keys of days that passed meanwhile", async () => {
  const scenario = await startScenario();
  const days = async () => [...(await scenario.storage.dayKeys()).keys()];
  const { shortId } = await (await scenario.signUp()).makeCode();
  await scenario.scan(shortId);
  await scenario.stop();
  scenario.clock.advance(3 * DAY);
  expect(await days()).toEqual(["2026-11-21"]);
  await scenario.restart();
  // Done in the background of the start: a test that waits in vain ends by its time limit.
  while ((await days()).length > 0) await scenario.request("/healthz");
});

test("a scan that outlasts its day's key is not hashed under the zeroed one", async () => {
  const clock = new TestClock();
  const kept = new Map<number, Uint8Array<ArrayBuffer>>();
  const store: DayKeyStore = {
    load: async (day) => kept.get(day) ?? null,
    save: async (day, key) => void kept.set(day, key.slice()),
    days: async () => [...kept.keys()],
    destroy: async (day) => void kept.delete(day),
  };
  const ignore = () => {};
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const ids = createIds(clock);
  const dayKeys = createDayKeys({ store, isAway: () => false, clock, ids, log });
  const observer = createObserver({
    dayKeys,
    clock,
    classify: () => ({ device: "mobile", system: null, browser: null, bot: null }),
    country: () => null,
    // A machine that sleeps just here wakes up days later and cleans up first.
    async recognise() {
      clock.advance(2 * DAY);
      await dayKeys.destroyOld();
      return null;
    },
  });
  const header = (name: string) =>
    name === "cookie" ? "svc_consent=x" : name === "user-agent" ? PHONE : null;
  const code = { codeId: "code_1", tenantId: "ten_1" };
  const { scan } = await observer.scan({ address: "203.0.113.7", proxied: false, header }, code, null);
  const zeros = new Bun.CryptoHasher("sha256", new Uint8Array(32));
  const known = zeros.update(`ten_1\n203.0.113.7\n${PHONE}`).digest("hex").slice(0, 32);
  expect(scan.visitor.toHex()).not.toBe(known);
});

test("old events and devices are erased, totals stay and agree with the log", async () => {
  const scenario = await startScenario({ QZ_RETENTION_DAYS: "2" });
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode({ group: "hall" });
  await grantDeviceLog(scenario, tenant);
  await recognisedPhone(scenario, shortId);
  const faithful = await recognisedPhone(scenario, shortId);
  const many = IN_FULL ? 2_100 : 700;
  for (let sent = 0; sent < many; sent += 100)
    await Promise.all(Array.from({ length: 100 }, () => scenario.scan(shortId)));
  scenario.clock.advance(1.5 * DAY);
  await faithful.scan(shortId);
  await scenario.scan(shortId);
  scenario.clock.advance(DAY);
  await scenario.service.housekeep();
  const log = await logOf(tenant, id);
  expect(log.events).toHaveLength(2);
  expect(log).toMatchObject({ total: many + 4, uniqueDevices: 1, repeatDevices: 1, nextCursor: null });
  expect(log.devices?.map(({ scanCount }) => scanCount)).toEqual([2]);
  expect(await scenario.storage.rows("select 1 from scans")).toHaveLength(2);
  const { totals, countries } = await analyticsOf(tenant, id, "from=2026-11-21&to=2026-11-24");
  expect(totals).toMatchObject({ scans: many + 4, uniqueVisitors: 5, repeatScanners: 1 });
  expect(countries).toEqual([{ country: null, scans: many + 4, uniqueVisitors: 5 }]);
  expect(await scenario.service.audit()).toEqual([]);
  const file = await tenant.call("GET", `/app/api/codes/${id}/scans?format=csv`);
  expect((await file.text()).trimEnd().split("\r\n")).toHaveLength(3);
  scenario.clock.advance(2 * DAY);
  await scenario.service.housekeep();
  const empty = await logOf(tenant, id);
  expect(empty).toMatchObject({ total: many + 4, uniqueDevices: 0, avgScansPerDevice: 0 });
  expect({ events: empty.events, devices: empty.devices }).toEqual({ events: [], devices: [] });
  expect(await scenario.service.audit()).toEqual([]);
  // The next scan finds a code that counts on from there.
  await scenario.scan(shortId);
  expect(await logOf(tenant, id)).toMatchObject({ total: many + 5, uniqueVisitors: 6 });
  expect(await scenario.service.audit()).toEqual([]);
});

test("a scan is erased at its age, though the clock once ran far ahead", async () => {
  const scenario = await startScenario({ QZ_RETENTION_DAYS: "2" });
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  scenario.clock.advance(1_000 * DAY);
  await scenario.scan(shortId);
  scenario.clock.advance(-1_000 * DAY);
  const phone = await recognisedPhone(scenario, shortId);
  await scenario.scan(shortId);
  const taken = new Date(scenario.clock.now()).toISOString();
  scenario.clock.advance(3 * DAY);
  await scenario.service.housekeep();
  const log = await logOf(tenant, id);
  expect(log.events.filter(({ at }) => at === taken)).toEqual([]);
  expect(log).toMatchObject({ total: 3, uniqueDevices: 0 });
  // Nor does a device that is gone from the list live on in the scans.
  await phone.choose(shortId, false);
  await scenario.service.housekeep();
  expect(await scenario.storage.rows("select 1 from scans where device_key is not null")).toEqual([]);
});

test("the erasure of a deleted code is completed after a restart", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  const [gone, kept] = [await tenant.makeCode(), await tenant.makeCode()];
  const many = IN_FULL ? 20_000 : 2_000;
  const phone = await recognisedPhone(scenario, gone.shortId);
  await scenario.post(`/api/leads/${gone.shortId}`, { consent: true, name: "Anna" });
  await scenario.post(`/api/events/${gone.shortId}`, { type: "page_view" });
  for (let sent = 0; sent < many; sent += 100)
    await Promise.all(Array.from({ length: 100 }, () => phone.scan(gone.shortId)));
  await phone.scan(kept.shortId);
  const [row] = await scenario.storage.rows<{ seq: number }>("select seq from codes where id = ?", gone.id);
  const seq = row?.seq ?? -1;
  const left = async () =>
    (await scenario.storage.rows("select 1 from scans where code_seq = ?", seq)).length;
  expect(await left()).toBe(many + 1);
  // Until the restart nothing can be erased.
  const free = await scenario.storage.jam("scans");
  expect((await tenant.call("DELETE", `/app/api/codes/${gone.id}`)).status).toBe(204);
  await scenario.service.housekeep();
  expect(scenario.logged.filter(({ level }) => level === "error")).not.toEqual([]);
  await scenario.stop();
  expect(await left()).toBe(many + 1);
  await free();
  await scenario.restart();
  await scenario.service.housekeep();
  expect(await left()).toBe(0);
  const tables = [
    "totals",
    "dimension_totals",
    "packed_totals",
    "dimension_values",
    "funnel_days",
    "code_devices",
    "leads",
    "scanners",
  ];
  for (const table of tables) {
    const rows = await scenario.storage.rows(`select 1 from ${table} where code_seq = ?`, seq);
    expect({ table, rows: rows.length }).toEqual({ table, rows: 0 });
  }
  expect(await scenario.storage.rows("select 1 from erasures")).toEqual([]);
  expect((await scenario.scan(gone.shortId)).status).toBe(410);
  expect(await logOf(tenant, kept.id)).toMatchObject({ total: 1, uniqueDevices: 1 });
  expect(await scenario.service.audit()).toEqual([]);
});
