import { expect, test } from "bun:test";
import { utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

const device = (number: number) => visitor(70_000 + number);

contract("devices", (stores) => {
  test("an erased device is removed from every code's counts and links at once; scans and other devices stay", async () => {
    const tenant = await tenantIn(stores());
    const codes = [await codeIn(stores(), tenant, { group: "a" }), await codeIn(stores(), tenant)];
    const untouched = await codeIn(stores(), await tenantIn(stores()));
    const scansOf = codes.flatMap((code) => [
      newScan(code, { deviceKey: device(1) }),
      newScan(code, { deviceKey: device(1) }),
      newScan(code, { deviceKey: device(2), visitor: visitor(2) }),
    ]);
    await stores().scans.commit([...scansOf, newScan(untouched, { deviceKey: device(3) })]);
    const ids = [tenant.id, untouched.tenantId].sort();
    expect(await stores().devices.tenantIds("", 100)).toEqual(expect.arrayContaining(ids));
    expect(await stores().devices.tenantIds(ids[0] ?? "", 1)).toEqual(ids.slice(1));
    await stores().devices.erase([device(1), device(9), device(3)]);
    for (const { id } of codes) {
      expect(await stores().scans.summary(id, true)).toMatchObject({
        total: 3,
        uniqueVisitors: 2,
        uniqueDevices: 1,
        repeatDevices: 0,
        avgScansPerDevice: 1,
      });
      const links = (await stores().scans.list(id, { withBots: true, limit: 10 })).map(
        ({ deviceKey }) => deviceKey && Uint8Array.from(deviceKey),
      );
      expect(links.filter((link) => link !== null)).toEqual([Uint8Array.from(device(2))]);
      const left = await stores().scans.devices(id, 10);
      expect(left.map(({ pseudonym }) => pseudonym.toHex())).toEqual([device(2).toHex()]);
    }
  });

  test("without automated scans the devices that made them are counted by their other scans alone", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    const by = (number: number, bot: "prefetch" | null) =>
      newScan(code, { deviceKey: device(number), visitor: visitor(number), bot });
    // 20 only ahead of a page, 21 once and 22 twice by itself, 23 never; in two commits.
    await stores().scans.commit([by(20, "prefetch"), by(21, "prefetch"), by(21, null), by(22, null)]);
    await stores().scans.commit([by(20, "prefetch"), by(22, "prefetch"), by(22, null), by(23, null)]);
    const summary = (withBots: boolean) => stores().scans.summary(code.id, withBots);
    expect(await summary(true)).toMatchObject({ uniqueDevices: 4, repeatDevices: 3, avgScansPerDevice: 2 });
    expect(await summary(false)).toMatchObject({
      ...{ uniqueDevices: 3, repeatDevices: 1, avgScansPerDevice: 4 / 3 },
    });
    await stores().devices.erase([device(20), device(22)]);
    expect(await summary(true)).toMatchObject({ uniqueDevices: 2, repeatDevices: 1 });
    expect(await summary(false)).toMatchObject({
      ...{ uniqueDevices: 2, repeatDevices: 0, avgScansPerDevice: 1 },
    });
  });

  test("the links of a device with many past scans are cut in steps", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    await stores().scans.commit(Array.from({ length: 1_100 }, () => newScan(code, { deviceKey: device(4) })));
    await stores().devices.erase([device(4)]);
    expect(await stores().scans.summary(code.id, true)).toMatchObject({ total: 1_100, uniqueDevices: 0 });
    let steps = 0;
    while (await stores().eraser.step(500)) steps++;
    expect(steps).toBeGreaterThan(1);
    const scans = await stores().scans.list(code.id, { withBots: true, limit: 2_000 });
    expect(scans.filter(({ deviceKey }) => deviceKey !== null)).toEqual([]);
  });

  test("a campaign is counted again when links are cut after its recount", async () => {
    const tenant = await tenantIn(stores());
    const [many, one] = [
      await codeIn(stores(), tenant, { group: "a" }),
      await codeIn(stores(), tenant, { group: "a" }),
    ];
    const scansOf = (code: typeof many, count: number) =>
      Array.from({ length: count }, () => newScan(code, { deviceKey: device(10) }));
    await stores().scans.commit([...scansOf(many, 150), ...scansOf(one, 1)]);
    await stores().devices.erase([device(10)]);
    while (await stores().campaigns.step(utcDay(NOON)));
    while (await stores().eraser.step(500));
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
    while (await stores().campaigns.step(utcDay(NOON)));
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
    const [campaign] = await stores().analytics.campaigns(tenant.id, ["a"]);
    expect(campaign?.unique).toBe(1);
  });

  test("a device that is erased concurrently while it scans is never counted below zero", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    for (let round = 0; round < 5; round++) {
      await stores().scans.commit([newScan(code, { deviceKey: device(5) })]);
      await Promise.all([
        ...Array.from({ length: 4 }, () => stores().devices.erase([device(5), device(6)])),
        stores().scans.commit([newScan(code, { deviceKey: device(6) })]),
      ]);
    }
    await stores().devices.erase([device(5), device(6)]);
    const none = { total: 10, uniqueDevices: 0, repeatDevices: 0, avgScansPerDevice: 0 };
    expect(await stores().scans.summary(code.id, true)).toMatchObject(none);
    expect(await stores().scans.devices(code.id, 10)).toEqual([]);
  });

  test("a device that was not seen for long is erased with its scans", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    await stores().scans.commit([newScan(code, { deviceKey: device(7) })]);
    await stores().scans.commit([newScan(code, { deviceKey: device(8), at: NOON + 1_000 })]);
    while (await stores().eraser.retire(NOON + 1, 10, NOON));
    while (await stores().eraser.retireDevices(NOON + 1, 10));
    expect(await stores().scans.summary(code.id, true)).toMatchObject({ total: 2, uniqueDevices: 1 });
    expect(await stores().scans.list(code.id, { withBots: true, limit: 10 })).toHaveLength(1);
  });
});
