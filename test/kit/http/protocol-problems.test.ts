import { expect, test } from "bun:test";
import { IS_QUICK } from "../../extent.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { asksForKey, concrete, fetchContract, operationsOf } from "./contract.ts";
import { head, rawExchange } from "./protocol-raw.ts";
import type { FaultDetail } from "../../../src/kit/shared/fault.ts";
import { explain } from "../../../src/kit/shared/reasons.ts";

/** The form of a refusal, which never repeats the request. */

const scenario = await startScenario();
const tenant = await scenario.signUp();
const code = await tenant.makeCode();
const operations = operationsOf(await fetchContract(scenario.url));

/** Stands for a secret of a client, which must be in no log. */
const SECRET = "s3cr3tValue";

interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly FaultDetail[];
}

/** A body's every leaf in turn replaced by something with the secret in it. */
function* poisoned(example: unknown, poison: unknown): Generator<unknown> {
  yield poison;
  if (typeof example !== "object" || example === null) return;
  for (const [name, member] of Object.entries(example))
    for (const worse of poisoned(member, poison))
      yield Array.isArray(example) ? example.with(Number(name), worse) : { ...example, [name]: worse };
}

const RICH_CODE = {
  target: "https://museum.example/",
  type: "wifi",
  fields: { ssid: "museum", password: "welcome-in", security: "WPA", hidden: false },
  style: {
    template: "none",
    ecc: "M",
    margin: 4,
    size: 512,
    foreground: {
      gradient: "linear",
      angle: 0,
      stops: [
        { offset: 0, color: "#000" },
        { offset: 1, color: "#111" },
      ],
    },
    background: "#fff",
    modules: { shape: "square", scale: 1 },
    eyeFrame: { shape: "square", color: "#000" },
    logo: { id: "x", size: 0.2 },
    frame: { shape: "box", text: "Scan me" },
  },
  title: "Hall 3",
  group: "audio",
  landing: {
    template: "lead",
    headline: "Hello",
    lead: { ask: ["email"], consentText: "Yes" },
    links: [{ label: "a", url: "https://museum.example/" }],
    theme: { accent: "#123456" },
    legal: { imprintUrl: "https://museum.example/imprint" },
  },
  shortId: "abc",
};

const POISONS: readonly unknown[] = [
  SECRET,
  `${SECRET}://${SECRET}`,
  `https://${SECRET}@${SECRET} /${SECRET}`,
  SECRET.repeat(1_000),
  `\u0000${SECRET}`,
  [SECRET],
  { value: SECRET },
];

const TARGETS: readonly [method: string, path: string, body: unknown][] = [
  ["POST", "/app/api/signup", { name: "Zoo", email: "zoo@example.org", voucher: "none" }],
  ["POST", "/app/api/codes", RICH_CODE],
  ["PATCH", `/app/api/codes/${code.id}`, { ...RICH_CODE, active: true }],
  ["POST", "/app/api/keys/rotate", { revoke: false }],
  ["DELETE", "/app/api/me", { confirm: "Somebody" }],
];

for (const [method, path, example] of TARGETS)
  test(`${method} ${path.replace(code.id, "{id}")} refuses without repeating what was sent`, async () => {
    let refused = 0;
    for (const [turn, poison] of POISONS.entries())
      for (const [place, body] of [...poisoned(example, poison)].entries()) {
        // In the quick tier each place of a large body gets one of them.
        if (IS_QUICK && place >= POISONS.length && place % POISONS.length !== turn) continue;
        const response = await tenant.call(method, path, body);
        if (response.ok) continue;
        refused++;
        expect(response.status).toBeLessThan(500);
        expect(await response.text(), JSON.stringify(body).slice(0, 300)).not.toContain(SECRET);
      }
    expect(refused).toBeGreaterThan(5);
  });

test("neither query, path nor headers come back in a problem", async () => {
  const key = `authorization: Bearer ${tenant.apiKey}`;
  const requests = [
    head(`GET /${SECRET}`, "host: localhost"),
    head(`GET /r/${SECRET}-unknown`, "host: localhost"),
    head(`GET /app/api/codes/${SECRET}`, "host: localhost", key),
    head(`GET /app/api/codes/${SECRET}/scans`, "host: localhost", key),
    head(`GET /app/api/codes/${SECRET}/qr.svg`, "host: localhost", key),
    head(`DELETE /app/api/codes/${SECRET}`, "host: localhost", key),
    ...["limit", "active", "cursor"].map((name) =>
      head(`GET /app/api/codes?${name}=${SECRET}`, "host: localhost", key),
    ),
    ...["limit", "bots", "cursor"].map((name) =>
      head(`GET /app/api/codes/${code.id}/scans?${name}=${SECRET}`, "host: localhost", key),
    ),
    head("GET /app/api/me", "host: localhost", `authorization: Bearer ${SECRET}`),
    head("GET /app/api/me", "host: localhost", `authorization: ${SECRET}`),
    head("GET /nowhere", `host: ${SECRET}`),
    head(`PUT /app/api/me?${SECRET}`, `host: ${SECRET}`, `cookie: ${SECRET}`),
    head("POST /app/api/signup", "host: localhost", `content-type: ${SECRET}`),
    head("POST /app/api/signup", "host: localhost", `content-type: ${SECRET}/json`),
    head("POST /app/api/codes", "host: localhost", key, `idempotency-key: ${SECRET.repeat(30)}`),
    head(`PATCH /app/api/codes/${code.id}`, "host: localhost", key, `if-match: ${SECRET}`),
  ];
  for (const request of requests) {
    const { status, body, headers } = await rawExchange(scenario.url, request);
    expect(status, request).toBeWithin(400, 500);
    expect(body, request).not.toContain(SECRET);
    expect(JSON.stringify(headers.toJSON()), request).not.toContain(SECRET);
  }
});

test("a refused body is not logged either", async () => {
  await tenant.call("POST", "/app/api/codes", `{"target": ${SECRET}}`);
  await tenant.call("POST", "/app/api/codes", { target: SECRET, style: { [SECRET]: SECRET } });
  expect(JSON.stringify(scenario.logged)).not.toContain(SECRET);
});

test("a problem is a problem document, its type a page that explains its code", async () => {
  const page = await (await scenario.request("/docs/problems")).text();
  const refusals = [
    await scenario.request("/nowhere"),
    await scenario.request("/healthz", { method: "POST" }),
    await scenario.request("/app/api/me"),
    await scenario.post("/app/api/signup", "{"),
    await scenario.post("/app/api/signup", {}),
    await scenario.post("/app/api/signup", "{}", { "content-type": "text/plain" }),
    await scenario.request("/r/unknown"),
    await tenant.call("GET", "/app/api/codes/code_x"),
    await tenant.call("GET", "/app/api/codes/code_x/scans"),
    await tenant.call("POST", "/app/api/codes", {}),
    await tenant.call("DELETE", "/app/api/me", { confirm: "Somebody" }),
  ];
  for (const response of refusals) {
    const { status } = response;
    const problem = await readJson<Problem>(response);
    expect(response.headers.get("content-type"), problem.code).toBe("application/problem+json");
    expect(problem.status).toBe(status);
    expect(problem.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(problem.type).toBe(`${scenario.service.baseUrl}/docs/problems#${problem.code}`);
    expect(page).toContain(`id="${problem.code}"`);
    expect(problem.title).not.toBe("");
    expect(problem.detail).toMatch(/[.!]$/);
    for (const { pointer, detail } of problem.errors ?? []) {
      expect(pointer).toMatch(/^(\/|\?|$)/);
      expect(detail).not.toBe("");
    }
  }
});

test("every tenant endpoint without a valid key is 401 invalid_key with WWW-Authenticate", async () => {
  const guarded = operations.filter(asksForKey);
  expect(guarded.length).toBeGreaterThan(8);
  for (const { method, path } of guarded) {
    const response = await scenario.request(concrete(path), { method });
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect((await readJson<Problem>(response)).code, `${method} ${path}`).toBe("invalid_key");
  }
});

test("a challenge calls a token invalid only where one came and is none", async () => {
  const wrong = await scenario.request("/app/api/me", { headers: { authorization: `Bearer ${SECRET}` } });
  expect(wrong.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  const stranger = await scenario.signUp();
  const foreign = await stranger.call("GET", `/app/api/codes/${code.id}/scans`);
  expect(foreign.headers.get("www-authenticate")).toBe("Bearer");
  expect((await readJson<Problem>(foreign)).code).toBe("code_not_owned");
});

test("errors point at the place, one sentence each", async () => {
  const body = {
    target: "https://museum.example/",
    title: 5,
    style: { size: 1, margin: "x", modules: { shape: "star" } },
    landing: { template: "action", links: [{ label: "", url: "javascript:alert(1)" }] },
  };
  const { errors = [] } = await readJson<Problem>(await tenant.call("POST", "/app/api/codes", body));
  const places = errors.map(({ pointer }) => pointer);
  expect(places.sort()).toEqual([
    "/landing/headline",
    "/landing/links/0/label",
    "/landing/links/0/url",
    "/style/margin",
    "/style/modules/shape",
    "/style/size",
    "/title",
  ]);
  const { errors: ofQuery = [] } = await readJson<Problem>(
    await tenant.call("GET", "/app/api/codes?limit=0&active=1"),
  );
  expect(ofQuery.map(({ pointer }) => pointer).sort()).toEqual(["?active", "?limit"]);
});

test("the sentence about a wrong type names the right one", async () => {
  const response = await tenant.call("PATCH", `/app/api/codes/${code.id}`, { title: 5 });
  const { errors = [] } = await readJson<Problem>(response);
  expect(errors).toEqual([{ pointer: "/title", ...explain("not_of_form", { form: "text, or null" }) }]);
});

test("the sentence about a limit that is too low names the lowest", async () => {
  const { errors } = await readJson<Problem>(await tenant.call("GET", "/app/api/codes?limit=0"));
  expect(errors).toEqual([
    { pointer: "?limit", reason: "not_positive_integer", detail: expect.stringMatching(/at least 1/) },
  ]);
});
