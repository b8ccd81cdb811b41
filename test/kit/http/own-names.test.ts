import { expect, test } from "bun:test";
import { createNameCheck } from "../../../src/kit/http/own-names.ts";
import { type CodeJson, PHONE, type Scenario, startScenario } from "../../scenario.ts";

/** By which names the service may be asked: a page of another site may have its own name lead here (DNS rebinding). */

const loopback = await startScenario({ QZ_METRICS: "on", QZ_OTHER_HOSTS: "qr.lan" });
const secure = await startScenario({
  QZ_BASE_URL: "https://qr.service.example",
  QZ_HOST: "0.0.0.0",
  QZ_METRICS: "on",
  QZ_OTHER_HOSTS: "qr.lan",
});
const plain = await startScenario({ QZ_BASE_URL: "http://qr.intranet.example", QZ_HOST: "0.0.0.0" });

const KEPT = [
  ...["/app", "/app/", "/app/codes", "/app/api/me", "/app/api/signup", "/app/api/types"],
  ...["/operator", "/operator/api/session", "/metrics"],
];

async function ask({ url }: Scenario, path: string, host: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "user-agent": PHONE, ...init.headers, host };
  return fetch(url + path, { redirect: "manual", ...init, headers });
}

const statusOf = async (...[of, path, host, init]: Parameters<typeof ask>) => {
  const answer = await ask(of, path, host, init);
  await answer.body?.cancel();
  return answer.status;
};

test.each([
  ["on loopback", loopback],
  ["with an https address", secure],
] as const)(
  "%s neither console nor API nor metrics are reached by a foreign name, with or without a key",
  async (_, of) => {
    const tenant = await of.signUp();
    const headers = { authorization: `Bearer ${tenant.apiKey}` };
    const body = JSON.stringify({ name: "Rebound", email: "a@evil.example" });
    for (const host of [
      "evil.example",
      "evil.example:3000",
      "EVIL.example.",
      "127.0.0.1.evil.example",
      "qr.lan.evil",
      "x".repeat(300),
    ]) {
      for (const path of KEPT)
        expect([host, path, await statusOf(of, path, host, { headers })]).toEqual([host, path, 421]);
      const signup = { method: "POST", body, headers: { "content-type": "application/json" } };
      expect(await statusOf(of, "/app/api/signup", host, signup)).toBe(421);
    }
    const told = await ask(of, "/app/api/me", "evil.example", { headers });
    expect(told.headers.get("content-type")).toBe("application/problem+json");
    expect(await told.json()).toMatchObject({
      status: 421,
      code: "misdirected",
      detail: expect.stringContaining("QZ_OTHER_HOSTS"),
    });
    const page = await ask(of, "/app", "evil.example", {
      headers: { accept: "text/html", "accept-language": "de" },
    });
    expect([page.status, await page.text()]).toEqual([421, expect.stringContaining("andere Adresse")]);
    // Other spellings of these paths lead nowhere, or are refused as well.
    for (const path of [
      "/%61pp/api/me",
      "//app/api/me",
      "/app%2fapi/me",
      "/./app//api/me",
      "/APP/api/me",
      "/m%65trics",
    ])
      expect([path, [404, 421].includes(await statusOf(of, path, "evil.example", { headers }))]).toEqual([
        path,
        true,
      ]);
  },
);

test.each([
  ["on loopback", loopback],
  ["with an https address", secure],
] as const)(
  "%s scans, pages and health are answered by any name, and all of it by addresses and own names",
  async (_, of) => {
    const tenant = await of.signUp();
    const landing = { template: "action", headline: "Hall 3" };
    const code: CodeJson = await tenant.makeCode({ landing, target: "https://museum.example/" });
    for (const [path, status] of [
      [`/r/${code.shortId}`, 302],
      [`/p/${code.shortId}`, 200],
      ["/", 200],
      ["/docs", 200],
      ["/openapi.json", 200],
      ["/healthz", 200],
      ["/readyz", 200],
      ["/approach", 404],
    ] as const)
      expect([path, await statusOf(of, path, "evil.example")]).toEqual([path, status]);
    const own = [
      "127.0.0.1",
      "10.0.0.7:3000",
      "[::1]:3000",
      "localhost",
      "qr.localhost:80",
      "quietzone:3000",
      "qr.lan",
      "QR.lan.:8443",
    ];
    if (of === secure) own.push("qr.service.example", "QR.Service.example:443");
    for (const host of own)
      for (const path of ["/app", "/app/api/types", "/metrics"])
        expect([host, path, await statusOf(of, path, host)]).toEqual([host, path, 200]);
  },
);

test("a Host of up to 260 characters is looked at: the longest name, a dot and a port", () => {
  const longest = `${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;
  expect(longest).toHaveLength(253);
  const names = { baseUrl: "https://qr.service.example", listening: "0.0.0.0", otherHosts: [longest] };
  const isMisdirected = createNameCheck(names);
  expect([`${longest}.:65535`, `${longest}.:065535`].map((host) => isMisdirected(host, "/app"))).toEqual([
    false,
    true,
  ]);
});

test("over plain http, within a network, any name is that of the service", async () => {
  for (const path of ["/app", "/app/api/types"])
    expect([path, await statusOf(plain, path, "qr.alias.example")]).toEqual([path, 200]);
});
