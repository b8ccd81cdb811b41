import { expect, test } from "bun:test";
import { startScenario, type TenantClient } from "../../scenario.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { cookiesOf, grantDeviceLog, logOf, Phone, recognisedPhone } from "./phone.ts";

const scenario = await startScenario();
const DAY = 86_400_000;

/** A device in the database: the tenant's pseudonym of the only device of a code. */
async function pseudonymOf(tenant: TenantClient, codeId: string): Promise<Uint8Array> {
  const { devices = [] } = await logOf(tenant, codeId);
  expect(devices).toHaveLength(1);
  return Uint8Array.fromHex(devices[0]?.id ?? "");
}

test("declining erases the device for every tenant and code at once; scans stay counted", async () => {
  const tenants = [await scenario.signUp("Museum"), await scenario.signUp("Gallery")];
  const codes = [];
  for (const tenant of tenants) {
    await grantDeviceLog(scenario, tenant);
    for (const group of ["poster", null]) codes.push({ tenant, code: await tenant.makeCode({ group }) });
  }
  const [here] = codes;
  const phone = await recognisedPhone(scenario, here?.code.shortId ?? "");
  const bystander = await recognisedPhone(scenario, codes[3]?.code.shortId ?? "");
  for (const { code } of codes) for (let n = 0; n < 2; n++) await phone.scan(code.shortId);
  const pseudonyms = [];
  for (const { tenant, code } of codes.slice(0, 3)) pseudonyms.push(await pseudonymOf(tenant, code.id));
  for (const pseudonym of pseudonyms)
    expect((await scenario.storage.holding(pseudonym)).length).toBeGreaterThan(3);
  const counted = await Promise.all(codes.map(({ tenant, code }) => logOf(tenant, code.id)));

  // Said on one tenant's disabled code, it holds for all.
  await here?.tenant.call("PATCH", `/app/api/codes/${here.code.id}`, { active: false });
  await phone.choose(here?.code.shortId ?? "", false);

  for (const [n, { tenant, code }] of codes.entries()) {
    const log = await logOf(tenant, code.id);
    const { total, uniqueVisitors, repeatScanners, events } = counted[n] ?? log;
    expect(log).toMatchObject({ total, uniqueVisitors, repeatScanners, events });
    const left = n === 3 ? 1 : 0;
    expect(log).toMatchObject({ uniqueDevices: left, repeatDevices: 0, avgScansPerDevice: left });
    expect(log.devices).toHaveLength(left);
  }
  await scenario.service.housekeep();
  for (const pseudonym of pseudonyms) expect(await scenario.storage.holding(pseudonym)).toEqual([]);
  expect(await scenario.service.audit()).toEqual([]);
  expect(cookiesOf(await bystander.scan(codes[3]?.code.shortId ?? ""))).toEqual([]);
});

// A database server keeps what was deleted in its log until that goes round, and until its vacuum: docs/nodes.md.
if (KEEPS_FILES)
  test("a pseudonym that was erased is in no byte of the data folder once the service has stopped", async () => {
    const own = await startScenario();
    const tenant = await own.signUp();
    const { id, shortId } = await tenant.makeCode();
    await grantDeviceLog(own, tenant);
    const phone = await recognisedPhone(own, shortId);
    const pseudonym = Buffer.from(await pseudonymOf(tenant, id));
    await phone.choose(shortId, false);
    await own.service.housekeep();
    await own.stop();
    const holding = (await own.storage.files()).filter(({ bytes }) => bytes.includes(pseudonym));
    expect(holding.map(({ name }) => name)).toEqual([]);
  });

test("the links of a device with many scans are cut in small steps, across a restart", async () => {
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  await grantDeviceLog(scenario, tenant);
  const phone = await recognisedPhone(scenario, shortId);
  const many = 1_299;
  for (let sent = 0; sent < many; sent += 100)
    await Promise.all(Array.from({ length: Math.min(100, many - sent) }, () => phone.scan(shortId)));
  const pseudonym = await pseudonymOf(tenant, id);
  await phone.choose(shortId, false);
  // Entry and counts are gone at once, however many scans there were.
  expect(await logOf(tenant, id)).toMatchObject({ total: many + 1, uniqueDevices: 0, devices: [] });
  await scenario.restart();
  await scenario.service.housekeep();
  expect(await scenario.storage.holding(pseudonym)).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ total: many + 1, uniqueVisitors: 1, repeatScanners: 1 });
  expect(await scenario.service.audit()).toEqual([]);
});

test("scans in flight while a device is declined do not bring it back", async () => {
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const { cookie = "" } = phone.cookieHeader;
  const scans = Array.from({ length: 200 }, () => scenario.scan(shortId, { cookie }));
  await Promise.all([...scans, phone.choose(shortId, false)]);
  await scenario.service.housekeep();
  const { total, uniqueDevices } = await logOf(tenant, id);
  expect({ total, uniqueDevices }).toEqual({ total: 201, uniqueDevices: 0 });
});

test("a device is erased from every day, also after the clock was set back", async () => {
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  await grantDeviceLog(scenario, tenant);
  const phone = await recognisedPhone(scenario, shortId);
  scenario.clock.advance(2 * DAY);
  await phone.scan(shortId);
  scenario.clock.advance(-DAY);
  await phone.scan(shortId);
  const pseudonym = await pseudonymOf(tenant, id);
  await phone.choose(shortId, false);
  await scenario.service.housekeep();
  expect(await scenario.storage.holding(pseudonym)).toEqual([]);
  scenario.clock.advance(DAY);
});

test("a device is erased too if its code was deleted before", async () => {
  const tenant = await scenario.signUp();
  const [kept, deleted] = [await tenant.makeCode({ group: "a" }), await tenant.makeCode({ group: "b" })];
  await grantDeviceLog(scenario, tenant);
  const phone = await recognisedPhone(scenario, kept.shortId);
  await phone.scan(deleted.shortId);
  const pseudonym = await pseudonymOf(tenant, kept.id);
  expect((await tenant.call("DELETE", `/app/api/codes/${deleted.id}`)).status).toBe(204);
  await phone.choose(kept.shortId, false);
  await scenario.service.housekeep();
  await scenario.service.housekeep();
  expect(await scenario.storage.holding(pseudonym)).toEqual([]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("declining twice at once, and after the tenant has gone, has the effect of once", async () => {
  const tenant = await scenario.signUp();
  const other = await (await scenario.signUp()).makeCode();
  const { id, shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const twin = new Phone(scenario, phone.cookieHeader);
  await Promise.all([phone.choose(shortId, false), twin.choose(shortId, false)]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 1, uniqueDevices: 0, avgScansPerDevice: 0 });
  const leaving = await recognisedPhone(scenario, shortId);
  const left = await tenant.call("DELETE", "/app/api/me", { confirm: "Museum am Fluss" });
  expect(left.status).toBe(204);
  await leaving.choose(other.shortId, false);
  await scenario.service.housekeep();
  await scenario.service.housekeep();
  expect(await scenario.storage.rows("select * from device_erasures")).toEqual([]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a lost scan creates no device", async () => {
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  const putBack = await scenario.storage.putAway("scans");
  const lost = await phone.scan(shortId);
  expect(lost.status).toBe(302);
  expect(cookiesOf(lost)).toEqual([]);
  await putBack();
  expect(await logOf(tenant, id)).toMatchObject({ total: 0, uniqueDevices: 0 });
  expect(cookiesOf(await phone.scan(shortId)).map(({ name }) => name)).toEqual(["svc_device"]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 1, uniqueDevices: 1 });
  expect(await scenario.service.audit()).toEqual([]);
});
