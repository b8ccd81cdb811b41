import { expect, test } from "bun:test";
import { startScenario } from "../../scenario.ts";
import { head, rawExchange } from "./protocol-raw.ts";

/** The request line and Host, where clients, proxies and scanners write the strangest things. */

const scenario = await startScenario();
const tenant = await scenario.signUp();
const code = await tenant.makeCode();

const get = (target: string, host = "localhost") =>
  rawExchange(scenario.url, head(`GET ${target}`, `host: ${host}`));

const HOSTS = [
  "",
  "x",
  "abc",
  "a b",
  "ünï",
  "user:pw@host",
  "a/b",
  "a?b",
  "a#b",
  "a\\b",
  "[::1",
  "%zz",
  "localhost:99999",
  "host:abc",
  "http://x",
  `${"x".repeat(300)}.example`,
];

for (const host of HOSTS)
  test(`a Host of ${JSON.stringify(host).slice(0, 40)} changes nothing about the path`, async () => {
    const health = await get("/healthz", host);
    expect(health.status).toBe(200);
    const scan = await get(`/r/${code.shortId}`, host);
    expect({ status: scan.status, location: scan.headers.get("location") }).toEqual({
      status: 302,
      location: "https://museum.example/hall-3",
    });
    expect((await get("/r/nobody", host)).status).toBe(404);
    expect((await get(`/x/r/${code.shortId}`, host)).status).toBe(404);
  });

test("a health check in HTTP/1.0, which knows no Host, is answered", async () => {
  const health = await rawExchange(scenario.url, "GET /healthz HTTP/1.0\r\n\r\n");
  expect(health.status).toBe(200);
});

test("a request that names two hosts is 400, whatever it asks for", async () => {
  const twice = ["host: localhost", "host: elsewhere.example"];
  for (const hosts of [twice, ["host: localhost", "host: localhost"], ["host:", "host: x"], ["host: a, b"]])
    for (const path of [`/r/${code.shortId}`, "/healthz", "/app/api/types", "/api/v1/facets"]) {
      const answer = await rawExchange(scenario.url, head(`GET ${path}`, ...hosts));
      expect(answer.status, `${path} ${hosts}`).toBe(400);
    }
});

test("a slash too many leads to the page, by a relative address", async () => {
  for (const [path, location] of [
    ["/docs/", "../docs"],
    ["/docs/keys/", "../keys"],
    ["/docs/reference/codes/", "../codes"],
    ["/app/", "../app"],
  ]) {
    const answer = await get(path ?? "");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, location ?? ""]);
    expect((await fetch(`${scenario.url}${path}`)).status).toBe(200);
  }
});

test("a request to a proxy's absolute address is answered by its path", async () => {
  expect((await get("http://elsewhere.example/healthz")).status).toBe(200);
  expect((await get(`http://a/r/${code.shortId}`)).status).toBe(302);
});

const UNKNOWN = [
  "/web",
  "/web/",
  "//",
  "//healthz",
  `//r/${code.shortId}`,
  `/r//${code.shortId}`,
  "/r",
  "/r/",
  `/r/${code.shortId}/`,
  `/R/${code.shortId}`,
  "/healthz/",
  "/HEALTHZ",
  "/healthz%20",
  "/%68ealthz",
  "/healthz%00",
  "/\\healthz",
  "/r/a%2Fb",
  "/r/%00",
  "/r/%E0%A4%A",
  "/r/%",
  "/r/%zz",
  "/%",
  "/%E0%A4%A",
  "/r/é",
  "/r/%F0%9F%92%A9",
  `/r/${code.shortId}%00`,
  `/r/${code.shortId};x=1`,
  `/r/${"a".repeat(12_000)}`,
  `/${"a/".repeat(5_000)}`,
  "/app/api",
  "/docs/../etc/passwd",
  "/docs/%2e%2e%2f%2e%2e%2fpackage.json",
];

for (const target of UNKNOWN)
  test(`${target.slice(0, 50)} is unknown`, async () => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  });

test("a fragment, which no client should send, does not cause a 405", async () => {
  for (const target of ["/healthz#top", `/r/${code.shortId}#top`, "/app\\api\\me"])
    expect((await get(target)).status, target).not.toBe(405);
});

test("a query may say anything", async () => {
  for (const query of [
    "?",
    "?%",
    "?%E0%A4%A",
    "?a&a&a",
    "?__proto__[x]=1",
    "?a=%00",
    `?${"x".repeat(8_000)}`,
  ]) {
    expect((await get(`/healthz${query}`)).status, query).toBe(200);
    expect((await get(`/r/${code.shortId}${query}`)).status, query).toBe(302);
  }
});

test("an address that is too long to be taken apart is refused, except a scan's", async () => {
  const long = `?${"a=b&".repeat(5_000)}`;
  for (const path of ["/app/api/types", "/p/nobody", "/nowhere"]) {
    const refused = await get(path + long);
    expect([refused.status, refused.body.includes('"invalid_request"')]).toEqual([400, true]);
  }
  expect((await get(`/api/v1/logos${long}`)).headers.get("access-control-allow-origin")).toBe("*");
  expect((await get(`/r/${code.shortId}${long}`)).status).toBe(302);
});

test("dot segments are resolved before the path is looked up", async () => {
  for (const target of ["/./healthz", "/r/../healthz", "/x/%2e%2e/healthz"])
    expect((await get(target)).status, target).toBe(200);
});

test("a badly escaped id of a code is no code", async () => {
  for (const id of ["%", "%E0%A4%A", "%zz"]) {
    const response = await tenant.call("GET", `/app/api/codes/${id}`);
    expect(response.status).toBe(404);
    expect((await tenant.call("GET", `/app/api/codes/${id}/qr.svg`)).status).toBe(404);
    expect((await tenant.call("DELETE", `/app/api/codes/${id}`)).status).toBe(404);
    expect((await tenant.call("POST", `/app/api/codes/${id}/duplicate`)).status).toBe(404);
    expect((await tenant.call("POST", `/app/api/codes/${id}/restore`, { revision: 1 })).status).toBe(404);
    expect((await tenant.call("POST", `/app/api/bulk/${id}/undo`)).status).toBe(404);
    for (const list of ["keys", "styles", "leads", "domains"])
      expect((await tenant.call("DELETE", `/app/api/${list}/${id}`)).status).toBe(404);
    expect((await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "x" })).status).toBe(404);
    expect((await tenant.call("GET", `/app/api/codes/${id}/scans`)).status).toBe(401);
  }
});

test("bytes that are no request are refused, and the service goes on", async () => {
  for (const bytes of [
    "GET healthz HTTP/1.1\r\nhost: x\r\n\r\n",
    "GET * HTTP/1.1\r\nhost: x\r\n\r\n",
    "NONSENSE\r\n\r\n",
  ])
    expect((await rawExchange(scenario.url, bytes)).status).toBe(400);
  expect((await get("/healthz")).status).toBe(200);
});

test("a head may have 64 KiB, or as many bytes as the operator says: its scan leads on, and a larger one is 431", async () => {
  const SETTINGS = { "65536": {}, "1048576": { QZ_HEAD_BYTES: "1048576" } };
  for (const [largest, settings] of Object.entries(SETTINGS)) {
    // The runtime has one limit a process: that of the service that was started last.
    await scenario.restart(settings);
    const withCookies = (bytes: number) => {
      const empty = head(`GET /r/${code.shortId}`, "host: x", "cookie: ");
      return rawExchange(
        scenario.url,
        empty.replace("cookie: ", `cookie: ${"x".repeat(bytes - empty.length)}`),
      );
    };
    expect((await withCookies(Number(largest))).status).toBe(302);
    expect((await withCookies(Number(largest) + 1)).status).toBe(431);
  }
});
