import { expect, test } from "bun:test";
import { startScenario } from "../../scenario.ts";
import { cookiesOf, grantDeviceLog, logOf, Phone, quietzone, recognisedPhone } from "./phone.ts";

const scenario = await startScenario();
const DAY = 86_400_000;

test("the operator's grant shows a tenant its devices, and taking it back hides them", async () => {
  const tenant = await scenario.signUp();
  const { shortId, id } = await tenant.makeCode();
  await recognisedPhone(scenario, shortId);
  expect(await logOf(tenant, id)).not.toHaveProperty("devices");
  const printed = await quietzone(scenario, "tenant", "grant", tenant.id, "deviceLog", "on");
  expect(printed).toContain(tenant.id);
  const seen = new Date(scenario.clock.now()).toISOString();
  expect((await logOf(tenant, id)).devices).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{32}$/), firstSeen: seen, lastSeen: seen, scanCount: 1 },
  ]);
  await quietzone(scenario, "tenant", "grant", tenant.id, "deviceLog", "off");
  expect(await logOf(tenant, id)).not.toHaveProperty("devices");
});

test("repeat devices are counted with and without the grant", async () => {
  const tenant = await scenario.signUp();
  const { shortId, id } = await tenant.makeCode();
  const phones = [];
  for (let n = 0; n < 3; n++) phones.push(await recognisedPhone(scenario, shortId));
  const [often, twice] = phones;
  for (let n = 0; n < 3; n++) await often?.scan(shortId);
  await twice?.scan(shortId);
  await new Phone(scenario).scan(shortId);
  const log = await logOf(tenant, id);
  expect(log).toMatchObject({ total: 8, uniqueDevices: 3, repeatDevices: 2 });
  expect(log.avgScansPerDevice).toBeCloseTo(7 / 3, 10);
  expect(log.uniqueVisitors).toBe(4);
  await grantDeviceLog(scenario, tenant);
  const devices = (await logOf(tenant, id)).devices ?? [];
  expect(devices.map(({ scanCount }) => scanCount).sort()).toEqual([1, 2, 4]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a device has one pseudonym for all codes of a tenant, and another for every other tenant", async () => {
  const [museum, gallery] = [await scenario.signUp("Museum"), await scenario.signUp("Gallery")];
  const [hall, shop, show] = [await museum.makeCode(), await museum.makeCode(), await gallery.makeCode()];
  const phone = await recognisedPhone(scenario, hall.shortId);
  await phone.scan(shop.shortId);
  await phone.scan(show.shortId);
  for (const tenant of [museum, gallery]) await grantDeviceLog(scenario, tenant);
  const ids = [];
  for (const [tenant, code] of [
    [museum, hall],
    [museum, shop],
    [gallery, show],
  ] as const) {
    const { devices = [] } = await logOf(tenant, code.id);
    expect(devices).toHaveLength(1);
    ids.push(devices[0]?.id);
  }
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
  // The cookie of the browser is in neither, so a tenant can't recognise the browser by it.
  const carried = Uint8Array.fromBase64(phone.cookies.get("svc_device")?.split(".")[0] ?? "", {
    alphabet: "base64url",
  });
  expect(ids).not.toContain(carried.toHex());
});

test("a device that comes back on a later day repeats; a visitor without one does not", async () => {
  const tenant = await scenario.signUp();
  const { shortId, id } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const stranger = new Phone(scenario);
  await stranger.scan(shortId);
  scenario.clock.advance(3 * DAY);
  await phone.scan(shortId);
  await stranger.scan(shortId);
  const log = await logOf(tenant, id);
  // Newest first: the stranger, the device, and both on the day they first came.
  expect(log.events.map(({ repeat }) => repeat)).toEqual([false, true, false, false]);
  expect(log).toMatchObject({ uniqueVisitors: 4, repeatScanners: 0, uniqueDevices: 1, repeatDevices: 1 });
});

test("first and last seen stay right when the clock goes backwards", async () => {
  const tenant = await scenario.signUp();
  const { shortId, id } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const first = scenario.clock.now();
  scenario.clock.advance(-30_000);
  await phone.scan(shortId);
  await grantDeviceLog(scenario, tenant);
  const [device] = (await logOf(tenant, id)).devices ?? [];
  expect(device).toMatchObject({ scanCount: 2, lastSeen: new Date(first).toISOString() });
  expect(Date.parse(device?.firstSeen ?? "")).toBeLessThanOrEqual(Date.parse(device?.lastSeen ?? ""));
  scenario.clock.advance(30_000);
});

test("many devices at once are all created, all different and all counted", async () => {
  const tenant = await scenario.signUp();
  const { shortId, id } = await tenant.makeCode();
  const phones = Array.from({ length: 100 }, () => new Phone(scenario));
  await Promise.all(phones.map((phone) => phone.choose(shortId, true)));
  await Promise.all(phones.map((phone) => phone.scan(shortId)));
  await Promise.all(phones.map((phone) => phone.scan(shortId)));
  expect(new Set(phones.map((phone) => phone.cookies.get("svc_device"))).size).toBe(100);
  expect(await logOf(tenant, id)).toMatchObject({
    total: 200,
    uniqueDevices: 100,
    repeatDevices: 100,
    avgScansPerDevice: 2,
  });
});

test("a scan of a code with a page creates a device too, one of a disabled or unknown code does not", async () => {
  const tenant = await scenario.signUp();
  const landing = { template: "action", headline: "Hall 3" };
  const [page, off] = [await tenant.makeCode({ landing }), await tenant.makeCode()];
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  const phone = new Phone(scenario);
  await phone.choose(page.shortId, true);
  expect(cookiesOf(await phone.scan(off.shortId))).toEqual([]);
  expect(cookiesOf(await phone.scan("nobody-has-this"))).toEqual([]);
  const scan = await phone.scan(page.shortId);
  expect(scan.headers.get("location")).toBe(page.pageUrl);
  expect(cookiesOf(scan).map(({ name }) => name)).toEqual(["svc_device"]);
});
