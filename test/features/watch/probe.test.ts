import { describe, expect, test } from "bun:test";
import { createConnections } from "../../../src/kit/outbound/connections.ts";
import { createGuard } from "../../../src/kit/outbound/guard.ts";
import { LOOPBACK } from "../../../src/kit/shared/loopback.ts";
import { createProbe } from "../../../src/features/watch/probe.ts";
import { freePort } from "../../free-port.ts";
import { TestClock } from "../../scenario.ts";
import { certificateFor } from "../webhooks/certificates.ts";
import { answer, type Behaviour, endlessly, listen, type Receiver } from "../webhooks/receiver.ts";
import { PRESENT } from "../../present.ts";

/** In place of 10 s: for servers that never answer, and longer than any busy machine takes for all others. */
const SHORT = 250;
const LONG = 20_000;

const clock = new TestClock(new Date(PRESENT).toISOString());

/** Asks for a destination. @param ca - certificates that are trusted. */
function ask(target: string, ca?: string, allow = LOOPBACK, timeout = LONG) {
  const lookup = async (name: string) => {
    if (name.endsWith(".gone.example")) return [];
    if (name.endsWith(".refused.example")) throw new Error("The name servers refuse");
    if (name === "two.example") return ["127.0.0.9", "127.0.0.1"];
    return name.endsWith(".public.example") ? ["93.184.216.34"] : ["127.0.0.1"];
  };
  const guard = createGuard({ allow, lookup, timeout: () => Promise.withResolvers<void>().promise });
  const turns: string[] = [];
  const probe = createProbe({
    reach: guard.reach,
    connections: createConnections({ ca, areKept: false }),
    isOwn: ({ host }) => host === "qr.example.org",
    userAgent: "Quietzone/test",
    clock,
    timeout,
  });
  const outcome = probe(target, async (address) => {
    turns.push(address);
    return true;
  });
  return { outcome, turns };
}

/** A server that gives each request the next of some answers, and the last of them to all others. */
async function serving(...answers: readonly string[]) {
  let next = 0;
  const server = await listen({
    asked: (socket) => void socket.end(answers[Math.min(next++, answers.length - 1)] ?? ""),
  });
  return { server, url: `http://127.0.0.1:${server.port}` };
}

const verdictOf = async (behaviour: Behaviour, timeout = LONG) => {
  const { port } = await listen(behaviour);
  return ask(`http://127.0.0.1:${port}/`, undefined, LOOPBACK, timeout).outcome;
};

describe("a check", () => {
  const cases: readonly (readonly [status: string, verdict: string, reason: string | null])[] = [
    ["200 OK", "ok", null],
    ["204 No Content", "ok", null],
    ["404 Not Found", "failing", "not_found"],
    ["410 Gone", "failing", "gone"],
    ["401 Unauthorized", "unclear", "status"],
    ["403 Forbidden", "unclear", "status"],
    ["429 Too Many Requests", "unclear", "status"],
    ["500 Internal Server Error", "unclear", "status"],
    ["503 Service Unavailable", "unclear", "status"],
    ["304 Not Modified", "unclear", "status"],
  ];
  for (const [status, verdict, reason] of cases)
    test(`of an answer ${status} is ${verdict}`, async () => {
      const { url, server } = await serving(answer(status));
      expect(await ask(`${url}/a?b=c#d`).outcome).toEqual({
        host: "127.0.0.1",
        verdict,
        status: Number.parseInt(status, 10),
        reason,
      } as never);
      expect(server.requests[0]).toMatch(/^GET \/a\?b=c HTTP\/1.1\r\n/);
      expect(server.requests[0]).toContain("user-agent: Quietzone/test\r\n");
    });

  test("follows five redirects, each when its address may be asked, and no more", async () => {
    const hops = (n: number) =>
      Array.from({ length: n }, (_, i) => answer("302 Found", `location: /hop/${i}`));
    const five = await serving(...hops(5), answer("404 Not Found"));
    const followed = ask(five.url);
    expect(await followed.outcome).toMatchObject({ verdict: "failing", reason: "not_found" });
    expect(followed.turns).toEqual(Array.from({ length: 6 }, () => "127.0.0.1"));
    const endless = await serving(...hops(100));
    expect(await ask(endless.url).outcome).toMatchObject({
      verdict: "unclear",
      reason: "too_many_redirects",
    });
    expect(endless.server.connections).toBe(6);
  });

  test("says where a redirect goes wrong", async () => {
    const to = async (location: string) => {
      const { url } = await serving(answer("302 Found", `location: ${location}`));
      return ask(`${url}/start`).outcome;
    };
    expect(await to("/start#again")).toMatchObject({ verdict: "failing", reason: "redirect_loop" });
    expect(await to("http://[")).toMatchObject({ verdict: "unclear", reason: "redirect_invalid" });
    expect(await to("market://details?id=1")).toMatchObject({ verdict: "ok", status: 302 });
    expect(await to("http://192.168.0.1/")).toMatchObject({
      verdict: "unchecked",
      reason: "address_not_allowed",
    });
    expect(await to("http://www.gone.example/")).toMatchObject({
      verdict: "failing",
      reason: "name_not_resolved",
    });
    expect(await to("http://www.refused.example/")).toMatchObject({
      verdict: "unclear",
      reason: "lookup_failed",
    });
    expect(await to("http://qr.example.org/r/abc")).toMatchObject({
      verdict: "unchecked",
      reason: "own_address",
    });
    expect(await to("http://www.public.example:8080/")).toMatchObject({ reason: "port_not_allowed" });
  });

  test("sends a cookie back that a redirect sets, and calls the site alive that then answers", async () => {
    const asksForCookie = async (setCookie: string, ok: RegExp) => {
      const server: Receiver = await listen({
        asked: (socket) =>
          void socket.end(
            ok.test(server.requests.at(-1) ?? "")
              ? answer("200 OK")
              : answer("302 Found", `location: /\r\nset-cookie: ${setCookie}`),
          ),
      });
      const outcome = await ask(`http://www.shop.example:${server.port}/`).outcome;
      return { outcome: outcome === "postponed" ? null : outcome, requests: server.requests };
    };
    for (const cookie of ["seen=yes; Path=/; HttpOnly; Max-Age=60", "seen=yes; Domain=.Shop.example"]) {
      const { outcome, requests } = await asksForCookie(cookie, /\r\ncookie: seen=yes\r\n/);
      expect(outcome).toMatchObject({ verdict: "ok", status: 200, reason: null });
      expect(requests.length).toBe(2);
    }
    // Those that a browser would not send back: the site redirects for ever.
    const refused = [
      ...["seen=yes; Max-Age=0", "seen=yes; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "seen=yes; Secure"],
      ...["seen=yes; Domain=other.example", "seen=yes; Domain=example2", "=yes", "seen", "seen=\tx\ty"],
    ];
    for (const cookie of refused) {
      const { outcome, requests } = await asksForCookie(cookie, /cookie: /);
      expect([cookie, outcome?.reason, requests.length]).toEqual([cookie, "redirect_loop", 1]);
    }
    // One that changes nothing ends where it was sent once.
    const fruitless = await asksForCookie("seen=yes", /never/);
    expect([fruitless.outcome?.reason, fruitless.requests.length]).toEqual(["redirect_loop", 2]);
  });

  test("shows the cookie of a host to no other, and to no later check", async () => {
    const other = await serving(answer("200 OK"));
    const { server, url } = await serving(
      answer("302 Found", `location: http://other.example:${other.server.port}/\r\nset-cookie: seen=yes`),
    );
    for (let n = 0; n < 2; n++) expect(await ask(url).outcome).toMatchObject({ verdict: "ok" });
    expect([...server.requests, ...other.server.requests].join("")).not.toMatch(/cookie/i);
    expect(server.requests.length + other.server.requests.length).toBe(4);
  });

  test("asks no private address and no port but 80 and 443 of a public one", async () => {
    for (const target of ["http://10.0.0.1/", "http://[::1]/", "http://localhost/", "http://0x7f.1/"]) {
      const { outcome, turns } = ask(target, undefined, []);
      expect(await outcome).toEqual({ verdict: "unchecked", status: null, reason: "address_not_allowed" });
      expect(turns).toEqual([]);
    }
    const { outcome, turns } = ask("https://www.public.example:8443/");
    expect(await outcome).toMatchObject({ verdict: "unchecked", reason: "port_not_allowed" });
    expect(turns).toEqual([]);
  });

  test("waits for the turn of each address that it tries", async () => {
    const { server } = await serving(answer("200 OK"));
    const { outcome, turns } = ask(`http://two.example:${server.port}/`);
    expect(await outcome).toMatchObject({ verdict: "ok" });
    expect(turns).toEqual(["127.0.0.9", "127.0.0.1"]);
  });

  test("follows a redirect to an address that no target may have for its length", async () => {
    const long = `/${"a".repeat(4_000)}`;
    const { url } = await serving(
      `HTTP/1.1 302 Found\r\nlocation: ${long}\r\ncontent-length: 0\r\n\r\n`,
      answer("200 OK"),
    );
    expect(await ask(url).outcome).toMatchObject({ verdict: "ok", status: 200 });
  });

  test("sends no name and password that stand in a target", async () => {
    const { server } = await serving(answer("200 OK"));
    expect(await ask(`http://me:secret@127.0.0.1:${server.port}/`).outcome).toMatchObject({ verdict: "ok" });
    expect(server.requests.join()).not.toMatch(/secret|authorization/i);
  });

  test("of a server that refuses, drips or says nothing is over in time", async () => {
    const refused = ask(`http://127.0.0.1:${freePort()}/`).outcome;
    expect(await refused).toMatchObject({ status: null, reason: "connection_refused" });
    expect(await verdictOf({}, SHORT)).toMatchObject({ verdict: "unclear", reason: "timeout" });
    const drip: Behaviour = {
      asked: (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\na"),
    };
    expect(await verdictOf(drip, 4 * SHORT)).toMatchObject({
      verdict: "unclear",
      status: 200,
      reason: "timeout",
    });
    expect(await verdictOf({ connected: (socket) => socket.destroy() })).toMatchObject({
      verdict: "unclear",
    });
  });

  test("reads at most 64 KiB of an answer without end", async () => {
    let sent = 0;
    const outcome = await verdictOf({
      asked: endlessly("HTTP/1.1 200 OK\r\n\r\n", "x".repeat(1_000), (bytes) => {
        sent += bytes;
      }),
    });
    expect(outcome).toMatchObject({ verdict: "ok", status: 200 });
    // The rest is in the buffers of the two sockets.
    expect(sent).toBeLessThan(20_000_000);
  });

  test("that has to wait too long for its turn is postponed", async () => {
    const { server, url } = await serving(answer("200 OK"));
    const guard = createGuard({
      allow: LOOPBACK,
      lookup: async () => [],
      timeout: () => Promise.withResolvers<void>().promise,
    });
    const needs = {
      connections: createConnections({ areKept: false }),
      isOwn: () => false,
      userAgent: "",
      clock,
    };
    const probe = createProbe({ reach: guard.reach, ...needs });
    expect(await probe(url, async () => false)).toBe("postponed");
    expect(server.connections).toBe(0);
  });
});

describe("a certificate", () => {
  const served = async (from: number, to: number, name = "shop.example.org") => {
    const certificate = await certificateFor([name], from, to);
    const { port } = await listen({
      tls: certificate,
      asked: (socket) => void socket.end(answer("200 OK")),
    });
    return ask(`https://shop.example.org:${port}/`, certificate.cert).outcome;
  };

  test("that ends within fourteen days is told", async () => {
    expect(await served(-1, 13)).toMatchObject({ verdict: "ok", status: 200, reason: "certificate_ends" });
    expect(await served(-1, 15)).toMatchObject({ verdict: "ok", status: 200, reason: null });
  });

  test("that has ended, or is another's, is a failure", async () => {
    expect(await served(-30, -1)).toMatchObject({ verdict: "failing", reason: "certificate_invalid" });
    expect(await served(-1, 30, "other.example.org")).toMatchObject({ verdict: "failing" });
  });
});
