import { describe, expect, test } from "bun:test";
import { MINUTE } from "../../../src/shared/clock.ts";
import { eventually } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { type Scenario, startScenario } from "../../scenario.ts";
import { openInbox } from "../../webhooks/inbox.ts";
import { proxyTo } from "./proxy.ts";

/** Whole services that share a database. */

const SECRET = "the same on every node, and long enough";

async function sharedStorage() {
  const server = await postgresServer();
  return { server, url: await server.freshDatabase() };
}

const serviceOn = (url: string) => startScenario({ QZ_DATABASE_URL: url, QZ_SECRET: SECRET });

const lostScans = async (service: Scenario) =>
  (await readJson<{ lostScans: number }>(await service.request("/healthz"))).lostScans;

/** A service's health: the status, the reason, and the status of `/readyz`. */
async function healthOf(service: Scenario): Promise<string> {
  const health = await service.request("/healthz");
  const { status, reason = "" } = await readJson<{ status: string; reason?: string }>(health);
  return `${health.status} ${status} ${reason} ${(await service.request("/readyz")).status}`;
}

const locationOf = async (service: Scenario, shortId: string) =>
  (await service.scan(shortId)).headers.get("location");

describe.skipIf(!hasPostgres)("services that share a database", () => {
  test("a change on one of them is served by the other within a second", async () => {
    const { url } = await sharedStorage();
    const [here, there] = [await serviceOn(url), await serviceOn(url)];
    const tenant = await here.signUp();
    const shortId = "hall-3";
    const seenThere = (what: string, status: number, location: string | null = null) =>
      eventually(
        what,
        async () => {
          const response = await there.scan(shortId);
          const isSo = response.status === status && response.headers.get("location") === location;
          return isSo ? true : null;
        },
        50,
      );
    expect((await there.scan(shortId)).status).toBe(404);
    const code = await tenant.makeCode({ shortId });
    await seenThere("the code is there", 302, "https://museum.example/hall-3");
    await tenant.call("PATCH", `/app/api/codes/${code.id}`, { target: "https://museum.example/hall-4" });
    await seenThere("the new target", 302, "https://museum.example/hall-4");
    await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
    await seenThere("it is switched off", 410);
    await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: true });
    await seenThere("it is switched on", 302, "https://museum.example/hall-4");
    await tenant.call("DELETE", `/app/api/codes/${code.id}`);
    await seenThere("it is deleted", 410);
    await here.stop();
    await there.stop();
  }, 30_000);

  test("a visitor of both counts once, and every scan that they answered is recorded", async () => {
    const { url } = await sharedStorage();
    const [here, there] = [await serviceOn(url), await serviceOn(url)];
    const tenant = await here.signUp();
    const { id, shortId } = await tenant.makeCode();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => (await (n % 2 ? here : there).scan(shortId)).status),
    );
    expect(statuses).toEqual(statuses.map(() => 302));
    const log = await readJson<object>(await tenant.call("GET", `/app/api/codes/${id}/scans`));
    expect(log).toMatchObject({ total: 30, uniqueVisitors: 1, repeatScanners: 1 });
    expect(await there.service.audit()).toEqual([]);
    await here.stop();
    await there.stop();
  }, 30_000);

  test("each sends the deliveries of its own scans once, and the other takes over those of a service that stopped", async () => {
    const { url } = await sharedStorage();
    let isOpen = true;
    const receiver = openInbox(() => new Response(null, { status: isOpen ? 204 : 500 }));
    const [here, there] = [await serviceOn(url), await serviceOn(url)];
    const tenant = await here.signUp();
    const { shortId } = await tenant.makeCode();
    expect((await tenant.call("PUT", "/app/api/webhook", { url: receiver.url })).status).toBe(200);
    const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
    for (let n = 0; n < 6; n++) await (n % 2 ? here : there).scan(shortId);
    await here.service.deliver();
    await there.service.deliver();
    expect(ids()).toHaveLength(6);
    expect(new Set(ids()).size).toBe(6);
    isOpen = false;
    await there.scan(shortId);
    await there.service.deliver();
    await there.stop();
    isOpen = true;
    here.clock.turn(MINUTE);
    await here.service.deliver();
    expect(ids()).toHaveLength(8);
    expect(new Set(ids()).size).toBe(7);
    await here.stop();
  }, 30_000);

  test("while the database is away known codes redirect and lost scans are counted; then recording resumes by itself", async () => {
    const { url } = await sharedStorage();
    const proxy = await proxyTo(url);
    const service = await serviceOn(proxy.through(url));
    const tenant = await service.signUp();
    const { id, shortId } = await tenant.makeCode();
    expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    proxy.isCut = true;
    for (let n = 0; n < 5; n++)
      expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    expect((await service.scan("nowhere")).status).toBe(404);
    expect(await lostScans(service)).toBe(5);
    expect((await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "New" })).status).toBe(503);
    proxy.isCut = false;
    await eventually("scans are kept again", async () => {
      const before = await lostScans(service);
      await service.scan(shortId);
      return (await lostScans(service)) === before ? true : null;
    });
    expect(service.logged.map(({ message }) => message)).toContain("scans are kept again");
    expect(await service.service.audit()).toEqual([]);
    const log = await readJson<{ total: number }>(await tenant.call("GET", `/app/api/codes/${id}/scans`));
    expect(log.total).toBe(2);
    await service.stop();
    proxy.close();
  }, 30_000);

  test("health shows a server that is stopped, and that it is back, though nobody scans", async () => {
    const { server, url } = await sharedStorage();
    const service = await serviceOn(url);
    expect(await healthOf(service)).toBe("200 ok  200");
    await server.stop();
    const untilHealth = (wanted: string) =>
      eventually(wanted, async () => ((await healthOf(service)) === wanted ? true : null));
    await untilHealth("200 degraded database_away 503");
    await server.start();
    await untilHealth("200 ok  200");
    await service.stop();
  }, 60_000);

  test("while the database does not answer, known codes still redirect", async () => {
    const { url } = await sharedStorage();
    const proxy = await proxyTo(url);
    const service = await serviceOn(proxy.through(url));
    const tenant = await service.signUp();
    const { shortId } = await tenant.makeCode();
    await service.scan(shortId);
    proxy.isSilent = true;
    expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    expect(await lostScans(service)).toBe(2);
    proxy.isSilent = false;
    await eventually("scans are kept again", async () => {
      const before = await lostScans(service);
      await service.scan(shortId);
      return (await lostScans(service)) === before ? true : null;
    });
    expect(await service.service.audit()).toEqual([]);
    await service.stop();
    proxy.close();
  }, 60_000);
});
