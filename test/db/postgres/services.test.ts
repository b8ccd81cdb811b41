import { describe, expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { eventually } from "../../e2e/process.ts";
import { DOMAINS, ownDomain } from "../../features/domains/client.ts";
import { createTestDns } from "../../features/domains/dns.ts";
import { readJson } from "../../json.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { IMPATIENT, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";
import { makeKey } from "../../features/keys/make-key.ts";
import { openInbox } from "../../features/webhooks/inbox.ts";
import { proxyTo } from "./proxy.ts";

/** Whole services that share a database. */

const SECRET = "the same on every node, and long enough";

async function sharedStorage() {
  const server = await postgresServer();
  return { server, url: await server.freshDatabase() };
}

const dns = createTestDns();

const serviceOn = (url: string) =>
  startScenario(
    { QZ_DATABASE_URL: url, QZ_SECRET: SECRET, QZ_SIGNUP_PLAN: "pro" },
    { ...IMPATIENT, txtLookup: dns.lookup },
  );

/** Status and `Location` of a request to a domain. */
async function askOn(service: Scenario, host: string, path: string) {
  const answer = await fetch(service.url + path, { redirect: "manual", headers: { host } });
  await answer.body?.cancel();
  return { status: answer.status, location: answer.headers.get("location") };
}

/** A service that reaches its database through a proxy, and a code of a tenant. */
async function serviceBehindProxy() {
  const { url } = await sharedStorage();
  const proxy = await proxyTo(url);
  const service = await serviceOn(proxy.through(url));
  const tenant = await service.signUp();
  return { proxy, service, tenant, ...(await tenant.makeCode()) };
}

const lostScans = async (service: Scenario) =>
  (await readJson<{ lostScans: number }>(await service.request("/healthz"))).lostScans;

async function totalOf(tenant: TenantClient, codeId: string): Promise<number | null> {
  const response = await tenant.call("GET", `/app/api/codes/${codeId}/scans`);
  return response.status === 200 ? (await readJson<{ total: number }>(response)).total : null;
}

const untilRecorded = (tenant: TenantClient, codeId: string, scans: number) =>
  eventually(`${scans} scans are recorded`, async () =>
    (await totalOf(tenant, codeId)) === scans ? true : null,
  );

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

    const { made } = await makeKey(tenant, { scopes: ["codes:read"] });
    const headers = { authorization: `Bearer ${made.apiKey}` };
    const seesThere = async (path: string) => (await there.request(path, { headers })).status;
    expect([await seesThere("/app/api/codes"), await seesThere("/app/api/keys")]).toEqual([200, 403]);
    expect((await tenant.call("DELETE", `/app/api/keys/${made.id}`)).status).toBe(204);
    await eventually(
      "the key is revoked",
      async () => ((await seesThere("/app/api/me")) === 401 ? true : null),
      50,
    );
    await here.stop();
    await there.stop();
  }, 300_000);

  test("a domain on one of them is served by the other within a second, and due ones are looked up by one of them", async () => {
    const { url } = await sharedStorage();
    const [here, there] = [await serviceOn(url), await serviceOn(url)];
    const tenant = await here.signUp();
    const [host, home] = ["nodes.example", "https://museum.example/"];
    const leads = (what: string, status: number, location: string | null) =>
      eventually(
        what,
        async () => {
          const seen = await askOn(there, host, "/");
          return seen.status === status && seen.location === location ? true : null;
        },
        50,
      );
    const { id, dns: record } = await ownDomain(tenant, dns, host);
    await leads("the domain is there", 404, null);
    await tenant.call("PATCH", `${DOMAINS}/${id}`, { home });
    await leads("its root leads home", 302, home);
    for (const { clock } of [here, there]) clock.advance(DAY);
    await Promise.all([here.service.recheck(), there.service.recheck()]);
    expect(dns.asked.get(record.name)).toBe(2);
    expect((await tenant.call("DELETE", `${DOMAINS}/${id}`)).status).toBe(204);
    // The studio answers there again.
    await leads("it is gone", 200, null);
  });

  test("a visitor of both counts once, and every scan that they answered is recorded", async () => {
    const { url } = await sharedStorage();
    const [here, there] = [await serviceOn(url), await serviceOn(url)];
    const tenant = await here.signUp();
    const { id, shortId } = await tenant.makeCode();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => (await (n % 2 ? here : there).scan(shortId)).status),
    );
    expect(statuses).toEqual(statuses.map(() => 302));
    // A read of one service waits for its own scans; those of the other are stored within its batch.
    const log = await eventually(
      "the scans of both are stored",
      async () => {
        const read = await readJson<{ total: number }>(
          await tenant.call("GET", `/app/api/codes/${id}/scans`),
        );
        return read.total === 30 ? read : null;
      },
      50,
    );
    expect(log).toMatchObject({ total: 30, uniqueVisitors: 1, repeatScanners: 1 });
    expect(await there.service.audit()).toEqual([]);
    await here.stop();
    await there.stop();
  }, 300_000);

  test("each sends the deliveries of its own scans once, and the other takes over those of a service that stopped", async () => {
    const { url } = await sharedStorage();
    let isOpen = true;
    const receiver = openInbox(() => new Response(null, { status: isOpen ? 204 : 500 }));
    const [here, there] = [await serviceOn(url), await serviceOn(url)];
    const tenant = await here.signUp();
    const { shortId } = await tenant.makeCode();
    expect((await tenant.call("PUT", "/app/api/webhook", { url: receiver.url })).status).toBe(200);
    const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
    // Until the receiver has answered once, a service waits for the try of the other.
    await here.scan(shortId);
    await here.service.deliver();
    for (let n = 0; n < 6; n++) await (n % 2 ? here : there).scan(shortId);
    await here.service.deliver();
    await there.service.deliver();
    expect(ids()).toHaveLength(7);
    expect(new Set(ids()).size).toBe(7);
    isOpen = false;
    await there.scan(shortId);
    await there.service.deliver();
    await there.stop();
    isOpen = true;
    here.clock.advance(MINUTE);
    await here.service.deliver();
    expect(ids()).toHaveLength(9);
    expect(new Set(ids()).size).toBe(8);
    await here.stop();
  }, 300_000);

  test("while the database is away known codes redirect, and their scans are recorded afterwards", async () => {
    const { proxy, service, tenant, id, shortId } = await serviceBehindProxy();
    expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    const host = "away.example";
    await ownDomain(tenant, dns, host);
    await tenant.makeCode({ domain: host, shortId: "a", target: "https://museum.example/a" });
    const onDomain = { status: 302, location: "https://museum.example/a" };
    expect(await askOn(service, host, "/a")).toEqual(onDomain);
    proxy.isCut = true;
    expect(await askOn(service, host, "/a")).toEqual(onDomain);
    expect((await askOn(service, "127.0.0.1", `/tls/permission?domain=${host}`)).status).toBe(200);
    expect((await askOn(service, "127.0.0.1", "/tls/permission?domain=no.example")).status).toBe(404);
    for (let n = 0; n < 5; n++)
      expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    // Whether it exists can't be told.
    expect((await service.scan("nowhere")).status).toBe(503);
    expect(await healthOf(service)).toBe("200 degraded database_away 503");
    expect((await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "New" })).status).toBe(503);
    proxy.isCut = false;
    await untilRecorded(tenant, id, 6);
    expect(service.logged.map(({ message }) => message)).toContain("scans of the journal are stored");
    expect(await service.service.audit()).toEqual([]);
    expect(await lostScans(service)).toBe(0);
    await service.stop();
    proxy.close();
  }, 300_000);

  test("a scan whose commit took place and got no answer is recorded once, and none is lost", async () => {
    const { proxy, service, tenant, id, shortId } = await serviceBehindProxy();
    await service.scan(shortId);
    proxy.cutAfter = "COMMIT";
    const scan = service.scan(shortId);
    await eventually("the answer is eaten", () => (proxy.cuts > 0 ? true : null));
    proxy.isCut = true;
    expect((await scan).status).toBe(302);
    expect((await service.scan(shortId)).status).toBe(302);
    proxy.isCut = false;
    await untilRecorded(tenant, id, 3);
    await eventually("the journal is empty", () =>
      service.logged.some(({ message }) => message === "scans of the journal are stored") ? true : null,
    );
    expect([await totalOf(tenant, id), await lostScans(service)]).toEqual([3, 0]);
    expect(await service.service.audit()).toEqual([]);
    await service.stop();
    proxy.close();
  }, 300_000);

  test("a device is not written to the journal, and declining while its scans wait erases it", async () => {
    const { url } = await sharedStorage();
    const proxy = await proxyTo(url);
    const [cutOff, other] = [await serviceOn(proxy.through(url)), await serviceOn(url)];
    const tenant = await cutOff.signUp();
    const { id, shortId } = await tenant.makeCode();
    const cookies = (response: Response) =>
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ");
    const consent = cookies(await cutOff.post(`/p/${shortId}/consent`, { accept: true }));
    const device = cookies(await cutOff.scan(shortId, { cookie: consent }));
    expect(device).toContain("svc_device");
    proxy.isCut = true;
    const cookie = `${consent}; ${device}`;
    expect((await cutOff.scan(shortId, { cookie })).status).toBe(302);
    // A new device gets no id, because its scan is written down without it.
    const fresh = await cutOff.scan(shortId, { cookie: consent });
    expect([fresh.status, fresh.headers.getSetCookie()]).toEqual([302, []]);
    expect((await other.post(`/p/${shortId}/consent`, { accept: false }, { cookie })).status).toBe(204);
    proxy.isCut = false;
    await untilRecorded(tenant, id, 3);
    const log = await readJson<object>(await tenant.call("GET", `/app/api/codes/${id}/scans`));
    expect(log).toMatchObject({ total: 3, uniqueDevices: 0 });
    expect(await other.service.audit()).toEqual([]);
    for (const service of [cutOff, other]) await service.stop();
    proxy.close();
  }, 300_000);

  test.each([
    [12.5, "in the first hour of the next day is of its own day, and its visitor no new one", 2, 0],
    [20, "later is lost and counted, because the visitors of its day are forgotten", 1, 1],
  ])(
    "a scan that can be handed in %d hours later, %s",
    async (hours, _what, total, lost) => {
      const { url } = await sharedStorage();
      const proxy = await proxyTo(url);
      const [cutOff, other] = [await serviceOn(proxy.through(url)), await serviceOn(url)];
      const tenant = await cutOff.signUp();
      const { id, shortId } = await tenant.makeCode();
      await cutOff.scan(shortId);
      proxy.isCut = true;
      expect((await cutOff.scan(shortId)).status).toBe(302);
      for (const { clock } of [cutOff, other]) clock.advance(hours * HOUR);
      await other.service.housekeep();
      proxy.isCut = false;
      await eventually("the journal is empty", async () =>
        (await lostScans(cutOff)) === lost && (await totalOf(tenant, id)) === total ? true : null,
      );
      await other.service.housekeep();
      expect(await other.service.audit()).toEqual([]);
      const days = await readJson<{ timeline: { scans: number }[] }>(
        await tenant.call("GET", `/app/api/codes/${id}/analytics`),
      );
      expect(days.timeline.filter(({ scans }) => scans > 0)).toMatchObject([{ scans: total }]);
      const log = await readJson<object>(await tenant.call("GET", `/app/api/codes/${id}/scans`));
      expect(log).toMatchObject({ total, uniqueVisitors: 1, repeatScanners: total - 1 });
      for (const service of [cutOff, other]) await service.stop();
      proxy.close();
    },
    300_000,
  );

  test("scans that wait for a code that is deleted meanwhile are left out", async () => {
    const { url } = await sharedStorage();
    const proxy = await proxyTo(url);
    const [cutOff, other] = [await serviceOn(proxy.through(url)), await serviceOn(url)];
    const tenant = await cutOff.signUp();
    const [kept, gone] = [await tenant.makeCode(), await tenant.makeCode()];
    for (const { shortId } of [kept, gone]) await cutOff.scan(shortId);
    proxy.isCut = true;
    for (const { shortId } of [kept, gone]) expect((await cutOff.scan(shortId)).status).toBe(302);
    const authorization = { authorization: `Bearer ${tenant.apiKey}` };
    const path = `/app/api/codes/${gone.id}`;
    expect((await other.request(path, { method: "DELETE", headers: authorization })).status).toBe(204);
    proxy.isCut = false;
    await untilRecorded(tenant, kept.id, 2);
    await eventually("the journal is empty", () =>
      cutOff.logged.some(({ message }) => message === "scans of the journal are stored") ? true : null,
    );
    await other.service.housekeep();
    expect(await other.service.audit()).toEqual([]);
    expect(await lostScans(cutOff)).toBe(0);
    for (const service of [cutOff, other]) await service.stop();
    proxy.close();
  }, 300_000);

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
  }, 300_000);

  test("while the database does not answer, known codes still redirect, and their scans are recorded afterwards", async () => {
    const { proxy, service, tenant, id, shortId } = await serviceBehindProxy();
    await service.scan(shortId);
    proxy.isSilent = true;
    expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    expect(await locationOf(service, shortId)).toBe("https://museum.example/hall-3");
    proxy.isSilent = false;
    await untilRecorded(tenant, id, 3);
    expect(await lostScans(service)).toBe(0);
    expect(await service.service.audit()).toEqual([]);
    await service.stop();
    proxy.close();
    // A session whose bytes were lost is given up after 30 s, and one may follow another.
  }, 180_000);
});
