import { expect, test } from "bun:test";
import { run } from "../../../src/operate/cli/run.ts";
import { eventually } from "../../e2e/process.ts";
import { rawExchange } from "../../kit/http/protocol-raw.ts";
import { png } from "../images/samples.ts";
import { readJson } from "../../json.ts";
import { patiently } from "../../patiently.ts";
import { type CodeJson, expectProblem, PHONE, startScenario, type TenantClient } from "../../scenario.ts";
import { DOMAINS, ownDomain } from "./client.ts";
import { createTestDns } from "./dns.ts";

/** The paths that a verified domain serves, and those that it does not. */

const dns = createTestDns();
const HOST = "qr.museum.example";
const PLAIN = "plain.museum.example";
const LOST = "https://museum.example/lost";
const scenario = await startScenario(
  { QZ_SIGNUP_PLAN: "unlimited", QZ_BASE_URL: "https://qr.service.example", QZ_METRICS: "on" },
  { txtLookup: dns.lookup },
);
const tenant = await scenario.signUp();
const apple = { applinks: { details: [] } };
const domain = await ownDomain(tenant, dns, HOST, { home: "https://museum.example", notFound: LOST, apple });
await ownDomain(tenant, dns, PLAIN);
const code = await codeOn(tenant, HOST, { shortId: "hall-3", target: "https://museum.example/hall" });

/** Makes a code on a domain. */
function codeOn(by: TenantClient, host: string, input: Record<string, unknown>): Promise<CodeJson> {
  return by.makeCode({ ...input, domain: host });
}

interface Ask extends RequestInit {
  readonly host?: string;
}

function ask(path: string, { host = HOST, headers, ...init }: Ask = {}): Promise<Response> {
  return fetch(scenario.url + path, {
    redirect: "manual",
    headers: { "user-agent": PHONE, ...headers, host },
    ...init,
  });
}

/** Status and `Location`. */
async function lead(path: string, init?: Ask) {
  const answer = await ask(path, init);
  await answer.body?.cancel();
  return [answer.status, answer.headers.get("location")];
}

const scansOf = async ({ id }: CodeJson) =>
  (await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`))).scans;

test("a code is followed by its short URL and by /r, in each spelling of its host, and counted", async () => {
  const before = await scansOf(code);
  const there = [302, "https://museum.example/hall"];
  for (const host of [HOST, `${HOST}:8443`, HOST.toUpperCase(), `${HOST}.`, `${HOST}.:80`])
    expect([host, await lead("/hall-3", { host })]).toEqual([host, there]);
  for (const path of ["/r/hall-3", "/hall%2d3", "/r/h%61ll-3", "/hall-3?utm=poster", "/hall-3?"])
    expect([path, await lead(path)]).toEqual([path, there]);
  expect(await scansOf(code)).toBe(before + 10);
  // HEAD asks without following.
  expect(await lead("/hall-3", { method: "HEAD" })).toEqual(there);
  expect(await scansOf(code)).toBe(before + 10);
  // A proxy's absolute address has the host that Host repeats.
  for (const head of [
    `GET http://${HOST}/hall-3 HTTP/1.1\r\nhost: ${HOST}\r\nconnection: close\r\n\r\n`,
    `GET /hall-3 HTTP/1.0\r\nhost: ${HOST}\r\n\r\n`,
  ])
    expect((await rawExchange(scenario.url, head)).status).toBe(302);
  // Without a host, and with several, it is no request to the domain.
  expect((await rawExchange(scenario.url, "GET /hall-3 HTTP/1.0\r\n\r\n")).status).toBe(404);
  const twice = `GET /hall-3 HTTP/1.1\r\nhost: ${HOST}\r\nhost: ${HOST}\r\nconnection: close\r\n\r\n`;
  expect((await rawExchange(scenario.url, twice)).status).toBe(400);
});

test("the root leads to home, and an unknown short id to notFound", async () => {
  expect(await lead("/")).toEqual([302, "https://museum.example/"]);
  expect(await lead("/?x=1", { method: "HEAD" })).toEqual([302, "https://museum.example/"]);
  for (const path of [
    "/hall-4",
    "/r/hall-4",
    "/x",
    "/%zz",
    "/a%20b",
    `/${"x".repeat(5_000)}`,
    "/..%2f",
    "/app",
    "/operator",
    "/metrics",
  ])
    expect([path, await lead(path)]).toEqual([path, [302, LOST]]);
});

test("a domain without addresses answers with a small page that names the host and not the workspace", async () => {
  for (const path of ["/", "/nothing", "/r/nothing"]) {
    const page = await ask(path, { host: PLAIN, headers: { accept: "text/html", "accept-language": "de" } });
    const html = await page.text();
    expect([path, page.status, page.headers.get("content-language")]).toEqual([path, 404, "de"]);
    expect(html).toContain(PLAIN);
    expect(html).not.toContain("Museum am Fluss");
    const problem = await ask(path, { host: PLAIN });
    expect([problem.status, problem.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
  }
});

test("codes that are switched off or deleted are 410 on their domain, and another host's code is none", async () => {
  const off = await codeOn(tenant, HOST, { shortId: "switched-off", target: "https://museum.example/off" });
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  expect(await lead("/switched-off")).toEqual([410, null]);
  await tenant.call("DELETE", `/app/api/codes/${off.id}`);
  expect(await lead("/switched-off")).toEqual([410, null]);
  const here = await tenant.makeCode({ shortId: "on-base", target: "https://museum.example/base" });
  expect(await lead(`/${here.shortId}`)).toEqual([302, LOST]);
  expect(await lead("/hall-3", { host: PLAIN })).toEqual([404, null]);
  for (const host of ["qr.service.example", "unknown.example", "127.0.0.1", ""]) {
    expect([host, await lead("/r/hall-3", { host })]).toEqual([host, [404, null]]);
    expect([host, await lead("/r/on-base", { host })]).toEqual([host, [302, "https://museum.example/base"]]);
  }
});

test("nothing else of the service is reachable on a domain", async () => {
  const paths = [
    "/app/",
    "/app/api/me",
    "/app/api/codes",
    "/app/api/domains",
    "/app/api/types",
    "/api/v1/logos",
    "/web/x.js",
    "/docs/problems",
    "/.well-known/security.txt",
    "/r/",
    "/r",
    "/p",
    "/p/",
    "/i",
    "/api",
    "/api/",
    "/assets",
    "/assets/x",
    "/tls/permission",
    `/tls/permission?domain=${HOST}`,
    "/tls",
    "/.well-known",
    "/hall-3/",
    "/hall-3/x",
    "/.well-known/assetlinks.json",
    "/r/hall-3/x",
    "/p/hall-3/x/y",
  ];
  for (const path of paths) {
    const { status } = await ask(path, { headers: { authorization: `Bearer ${tenant.apiKey}` } });
    expect([path, status]).toEqual([path, 404]);
  }
  // These could be short ids.
  for (const path of [
    "/openapi.json",
    "/qr.svg?data=x",
    "/qr.png?data=x",
    "/metrics",
    "/healthz",
    "/readyz",
    "/docs",
    "/app",
    "/mcp",
    "/llms.txt",
    "/llms-full.txt",
  ])
    expect([path, await lead(path)]).toEqual([path, [302, LOST]]);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    expect([method, ...(await lead("/hall-3", { method }))]).toEqual([method, 404, null]);
    expect([method, ...(await lead("/app/api/codes", { method }))]).toEqual([method, 404, null]);
    expect([method, ...(await lead("/operator/api/session", { method }))]).toEqual([method, 404, null]);
    expect([method, ...(await lead("/mcp", { method }))]).toEqual([method, 404, null]);
  }
  const wrong = await ask("/robots.txt", { method: "POST" });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("scans on domains have a series of their own in the metrics, however many short ids there are", async () => {
  for (const path of ["/hall-3", "/nothing-1", "/r/nothing-2"]) await lead(path);
  const text = await (await ask("/metrics", { host: "127.0.0.1" })).text();
  expect(text).toMatch(/quietzone_requests_total\{route="\/:shortId",method="GET",status="3xx"\} \d/);
  expect(text).not.toMatch(/hall-3|nothing/);
});

test("crawlers find nothing, and apps find their links", async () => {
  expect(await (await ask("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
  expect((await ask("/favicon.ico")).status).toBe(204);
  const links = await ask("/.well-known/apple-app-site-association");
  expect([links.status, links.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(await readJson<object>(links)).toEqual(apple);
  const other = { applinks: { apps: [] } };
  await tenant.call("PATCH", `${DOMAINS}/${domain.id}`, { apple: other });
  expect(await readJson<object>(await ask("/.well-known/apple-app-site-association"))).toEqual(other);
  await tenant.call("PATCH", `${DOMAINS}/${domain.id}`, { apple: null });
  expect((await ask("/.well-known/apple-app-site-association")).status).toBe(404);
});

test("a page works on its domain: consent, leads and events, for the codes of its workspace alone", async () => {
  const landing = { template: "lead", headline: "Hall", lead: { ask: ["email"], consentText: "Yes." } };
  const paged = await codeOn(tenant, HOST, { shortId: "page", target: "https://museum.example", landing });
  expect((await ask("/p/page")).status).toBe(200);
  expect((await ask("/p/page", { host: PLAIN })).status).toBe(404);
  expect((await ask("/p/nothing")).status).toBe(404);
  const post = (path: string, body: object) =>
    ask(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  expect((await post("/api/events/page", { type: "cta_click" })).status).toBe(200);
  const consented = await post("/p/page/consent", { accept: true });
  expect([consented.status, consented.headers.get("set-cookie")]).toEqual([
    204,
    expect.not.stringMatching(/domain=/i),
  ]);
  expect((await post("/api/leads/page", { email: "a@museum.example", consent: true })).status).toBe(200);
  expect((await post("/api/events/nothing", { type: "cta_click" })).status).toBe(404);
  const form = (path: string, fields: Record<string, string>, host: string) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin: `https://${host}` } });
  const forms = async (host: string) => [
    (await form("/p/page/consent", { accept: "true" }, host)).status,
    (await form("/api/leads/page", { email: "b@museum.example", consent: "on" }, host)).status,
  ];
  expect(await forms(HOST)).toEqual([204, 200]);
  for (const other of ["qr.service.example", PLAIN]) expect(await forms(other)).toEqual([403, 403]);
  const { leads } = await readJson<{ leads: object[] }>(
    await tenant.call("GET", `/app/api/codes/${paged.id}/leads`),
  );
  expect(leads).toHaveLength(2);
});

test("pictures are served on the hosts of their workspace only", async () => {
  const upload = async ({ apiKey }: TenantClient) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "image/png" };
    const init = { method: "POST", headers, body: Uint8Array.from(png(8, 8)) };
    return readJson<{ id: string }>(await patiently(() => scenario.request("/app/api/images", init)));
  };
  const [own, foreign] = [await upload(tenant), await upload(await scenario.signUp("Others"))];
  expect((await ask(`/i/${own.id}`)).status).toBe(200);
  expect((await ask(`/i/${foreign.id}`)).status).toBe(404);
  expect((await ask(`/i/${foreign.id}`, { host: "unknown.example" })).status).toBe(200);
  const landing = { template: "action", headline: "Hall", cover: { id: own.id } };
  await codeOn(tenant, HOST, { shortId: "covered", target: "https://museum.example", landing });
  const html = await (await ask("/p/covered")).text();
  expect(html).toContain(`<meta property="og:image" content="https://${HOST}/i/${own.id}?as=preview">`);
  expect(html.replace(`https://qr.service.example/report?code=${HOST}/covered`, "")).not.toContain(
    "qr.service.example",
  );
});

test("a proxy is told for which hosts certificates may be had, and nobody else is", async () => {
  const permission = async (query: string, headers: Record<string, string> = {}) =>
    (await ask(`/tls/permission${query}`, { host: "127.0.0.1", headers })).status;
  for (const host of ["qr.service.example", HOST, `${HOST}.`, PLAIN.toUpperCase()])
    expect([host, await permission(`?domain=${host}`)]).toEqual([host, 200]);
  for (const query of [
    "",
    "?domain=",
    "?domain=unknown.example",
    `?domain=x.${HOST}`,
    `?domain=${"x".repeat(20_000)}`,
    "?domain=%",
  ])
    expect([query.slice(0, 40), await permission(query)]).toEqual([query.slice(0, 40), 404]);
  for (const name of [
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-anything",
    "forwarded",
    "via",
    "x-real-ip",
  ])
    expect([name, await permission(`?domain=${HOST}`, { [name]: "127.0.0.1" })]).toEqual([name, 404]);
});

/** Runs a command of the operator. */
function shell(...args: string[]): Promise<{ code: number; out: string }> {
  return scenario.beside(async (environment) => {
    const out: string[] = [];
    const print = (text: string) => void out.push(text);
    const code = await run(args, { environment, print, complain: () => {}, ask: null });
    return { code, out: out.join("") };
  });
}

test("a host that the operator releases is nobody's, and the next workspace never has the codes of the one before", async () => {
  const [seller, buyer] = [await scenario.signUp("Seller"), await scenario.signUp("Buyer")];
  const host = "sold.example";
  const sold = await ownDomain(seller, dns, host);
  const landing = { template: "action", headline: "Sold" };
  await codeOn(seller, host, { shortId: "printed", target: "https://seller.example/" });
  await codeOn(seller, host, { shortId: "paged", target: "https://seller.example/", landing });
  await expectProblem(await seller.call("DELETE", `${DOMAINS}/${sold.id}`), 409, "domain_in_use");
  expect(await lead("/printed", { host })).toEqual([302, "https://seller.example/"]);
  const listed = await shell("domain", "list", "--json");
  expect(JSON.parse(listed.out)).toContainEqual(
    expect.objectContaining({ host, tenantId: seller.id, state: "verified", warning: null }),
  );
  expect((await shell("domain", "list")).out).toMatch(new RegExp(`sold.example +${seller.id} +verified`));
  expect(await shell("domain", "release", host)).toMatchObject({ code: 2, out: "" });
  const released = await shell("domain", "release", "SOLD.example", "--yes");
  expect(released).toEqual({
    code: 0,
    out: `SOLD.example is released. Codes that ${seller.id} has on it: 2.\n`,
  });
  expect(await shell("domain", "release", host, "--yes")).toEqual({ code: 3, out: "" });
  await eventually("the host is nobody's", async () => (await lead("/printed", { host }))[0] === 404 || null);
  await ownDomain(buyer, dns, host, { notFound: "https://buyer.example/" });
  expect(await lead("/printed", { host })).toEqual([302, "https://buyer.example/"]);
  expect(await lead("/p/paged", { host })).toEqual([404, null]);
  expect(
    (await ask("/api/events/paged", { host, method: "POST", body: '{"type":"cta_click"}' })).status,
  ).toBe(404);
  await expectProblem(await seller.call("POST", `${DOMAINS}/${sold.id}/verify`), 404, "domain_not_found");
});

test("all of a domain is 410 while its workspace is suspended, or the operator has disabled it, but for the withdrawal of consent", async () => {
  const owner = await scenario.signUp("Phisher");
  const host = "phish.example";
  const domain = await ownDomain(owner, dns, host, {
    ...{ home: "https://phish.example.org/", notFound: "https://phish.example.org/lost", apple },
  });
  const landing = { template: "action", headline: "Win" };
  await codeOn(owner, host, { shortId: "win", target: "https://phish.example.org/", landing });
  const consent = await ask("/p/win/consent", {
    ...{ host, method: "POST", body: JSON.stringify({ accept: true }) },
    headers: { "content-type": "application/json" },
  });
  const cookie = consent.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const permission = async () =>
    (await ask(`/tls/permission?domain=${host}`, { host: "qr.service.example" })).status;
  const paths = [
    "/",
    "/win",
    "/win+",
    "/r/win",
    "/p/win",
    "/p/win/contact.vcf",
    "/unknown",
    "/robots.txt",
    "/i/img_1",
    "/a/b",
  ];
  async function statuses() {
    const found = [];
    for (const path of [...paths, "/.well-known/apple-app-site-association"]) {
      const answer = await ask(path, { host });
      found.push(answer.status);
      await answer.body?.cancel();
    }
    const event = { host, method: "POST", body: '{"type":"cta_click"}' };
    found.push(
      (await ask("/api/events/win", event)).status,
      (await ask("/win", { host, method: "HEAD" })).status,
    );
    return new Set(found);
  }
  const closed = (is: boolean) =>
    eventually(
      "the host is as it should be",
      async () => ((await lead("/", { host }))[0] === 410) === is || null,
    );
  const shown = async () => readJson<object>(await owner.call("GET", `${DOMAINS}/${domain.id}`));

  const ways = [
    { close: ["domain", "disable", "PHISH.example."], open: ["domain", "enable", host] },
    { close: ["tenant", "suspend", owner.id, "--reason", "phishing"], open: ["tenant", "resume", owner.id] },
  ];
  for (const { close, open } of ways) {
    expect([await permission(), await lead("/unknown", { host })]).toEqual([
      200,
      [302, "https://phish.example.org/lost"],
    ]);
    const told = await shell(...close);
    expect(told).toMatchObject({ code: 0, out: expect.stringMatching(/answers? 410/) });
    await closed(true);
    expect([await statuses(), await permission()]).toEqual([new Set([410]), 404]);
    const html = { accept: "text/html" };
    expect(await (await ask("/unknown", { host, headers: html })).text()).toContain(
      "Blocked by the operator",
    );
    for (const path of ["/win", "/win+", "/r/win+"])
      expect(await (await ask(path, { host, headers: html })).text()).toContain(
        `href="${scenario.service.baseUrl}/report?code=${host}/win"`,
      );
    // A person who has agreed to be recognised can withdraw that.
    const page = await ask("/p/win", { host, headers: { ...html, cookie: cookie.join("; ") } });
    expect([page.status, (await page.text()).includes('action="win/consent"')]).toEqual([410, true]);
    const withdrawal = await ask("/p/win/consent", {
      ...{ host, method: "POST", body: JSON.stringify({ accept: false }) },
      headers: { "content-type": "application/json" },
    });
    expect(withdrawal.status).toBe(204);
    expect((await shell(...open)).code).toBe(0);
    await closed(false);
  }
  expect(await shown()).toMatchObject({ disabled: false, state: "verified" });
  await shell("domain", "disable", host);
  await eventually("it is shown", async () => ((await shown()) as { disabled?: boolean }).disabled || null);
  expect((await shell("domain", "list")).out).toMatch(new RegExp(`phish.example +${owner.id} +disabled`));
  expect(await shell("domain", "enable", "unknown.example")).toEqual({ code: 3, out: "" });
  expect(await shell("domain", "disable", "127.0.0.1")).toEqual({ code: 2, out: "" });
});

test("devices of two hosts are never linked, and declining on one erases that host's alone", async () => {
  const landing = { template: "action", headline: "Hall" };
  const hosts = [HOST, PLAIN];
  const codes: CodeJson[] = [];
  for (const [at, host] of hosts.entries())
    codes.push(await tenant.makeCode({ domain: host, shortId: `device-${at}`, landing }));
  /** The cookie of an answer, as its browser sends it to that host alone. */
  const cookieOf = ({ headers }: Response) =>
    headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const choose = (at: number, accept: boolean, cookie = "") =>
    ask(`/p/device-${at}/consent`, {
      host: hosts[at] ?? "",
      method: "POST",
      body: JSON.stringify({ accept }),
      headers: { "content-type": "application/json", cookie },
    });
  const cookies: string[] = [];
  for (const [at, host] of hosts.entries()) {
    const consent = cookieOf(await choose(at, true));
    const scan = await ask(`/device-${at}`, { host, headers: { cookie: consent.join("; ") } });
    const device = cookieOf(scan);
    for (const cookie of scan.headers.getSetCookie()) expect(cookie).not.toMatch(/domain=/i);
    expect(device).toHaveLength(1);
    cookies.push([...consent, ...device].join("; "));
  }
  expect(cookies[0]).not.toBe(cookies[1]);
  const devices = async () => {
    const counts: number[] = [];
    for (const { id } of codes) {
      const [row] = await scenario.storage.rows<{ count: number | string }>(
        "select count(*) as count from code_devices where code_seq = (select seq from codes where id = ?)",
        id,
      );
      counts.push(Number(row?.count));
    }
    return counts;
  };
  expect(await devices()).toEqual([1, 1]);
  expect((await choose(0, false, cookies[0])).status).toBe(204);
  expect(await devices()).toEqual([0, 1]);
});
