import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { concrete, fetchContract, operationsOf } from "./contract.ts";
import { head, rawExchange } from "./protocol-raw.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();
const code = await tenant.makeCode();
const operations = operationsOf(await fetchContract(scenario.url));

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];
const PAGES = [
  "/",
  "/app",
  "/operator",
  "/docs",
  "/docs/problems",
  "/docs/reference",
  "/docs/reference/types",
];

/** The methods and headers that pages of other origins may use, and so ask about beforehand (the contract, section 1). */
const OPEN = /^\/(?:api\/v1(?:\/|$)|app\/api\/(?:types|generate|export)$|qr\.(?:svg|png)$)/;

/** The methods of each path: the documented ones, and HEAD wherever GET goes. */
function methodsByPath(): [path: string, methods: readonly string[]][] {
  const documented = Map.groupBy(operations, ({ path }) => path);
  return [
    ...[...documented].map(([path, all]): [string, readonly string[]] => {
      const methods = all.map(({ method }) => method);
      return [path, methods.includes("GET") ? [...methods, "HEAD"] : methods];
    }),
    ...PAGES.map((path): [string, readonly string[]] => [path, ["GET", "HEAD"]]),
  ];
}

for (const [path, methods] of methodsByPath())
  test(`${path} names its methods`, async () => {
    for (const method of METHODS.filter((known) => !methods.includes(known))) {
      if (method === "OPTIONS" && OPEN.test(path)) continue;
      const answer = await rawExchange(
        scenario.url,
        head(`${method} ${concrete(path)}`, "host: localhost", `authorization: Bearer ${tenant.apiKey}`),
      );
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get("allow")?.split(", ").sort(), method).toEqual([...methods].sort());
    }
  });

test("a preflight names the methods exactly where the contract allows other origins", async () => {
  let open = 0;
  for (const [path, methods] of methodsByPath()) {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    const answer = await fetch(scenario.url + concrete(path), { method: "OPTIONS", headers });
    expect(answer.status, path).toBe(OPEN.test(path) ? 204 : 405);
    expect(answer.headers.get("access-control-allow-origin"), path).toBe(OPEN.test(path) ? "*" : null);
    if (!OPEN.test(path)) continue;
    open++;
    const allowed = answer.headers.get("access-control-allow-methods")?.split(", ") ?? [];
    expect(allowed.sort(), path).toEqual([...methods].sort());
    expect(answer.headers.get("access-control-allow-headers")).toContain("content-type");
    expect(await answer.text()).toBe("");
  }
  expect(open).toBeGreaterThanOrEqual(3);
});

test("a wrong method is a problem document", async () => {
  const problem = await expectProblem(
    await tenant.call("PUT", "/app/api/codes", {}),
    405,
    "method_not_allowed",
  );
  expect(problem).toMatchObject({ status: 405, title: "Method not allowed" });
  await expectProblem(await scenario.request("/app/api/nothing", { method: "PUT" }), 404, "not_found");
});

test("there are no CORS headers where the contract names none", async () => {
  const origin = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
  for (const path of ["/app/api/codes", "/app/api/signup", "/healthz", `/r/${code.shortId}`]) {
    const preflight = await scenario.request(path, { method: "OPTIONS", headers: origin });
    expect(preflight.headers.get("access-control-allow-origin"), path).toBeNull();
  }
  const answer = await tenant.call("GET", "/app/api/me", undefined, origin);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

/** Differ from one answer to the next. */
const FLEETING = ["date", "x-request-id", "x-ratelimit-remaining", "x-ratelimit-reset"];

function lasting(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([name]) => !FLEETING.includes(name)));
}

const READABLE = operations.filter(({ method }) => method === "GET").map(({ path }) => path);
for (const path of [...READABLE, ...PAGES, "/nowhere"])
  test(`HEAD ${path} answers as GET does, without the body`, async () => {
    for (const id of [path.startsWith("/r/") ? code.shortId : code.id, "unknown"])
      for (const authorization of [`Bearer ${tenant.apiKey}`, "Bearer wrong"]) {
        // In a coding the length depends on the answer's id.
        const headers = { authorization, accept: "*/*", "accept-encoding": "identity" };
        const full = await scenario.request(concrete(path, id), { headers });
        // An archive is made while its answer is read, and only one at a time.
        if (full.headers.get("content-type") === "text/event-stream") await full.body?.cancel();
        else await full.arrayBuffer();
        const bare = await scenario.request(concrete(path, id), { headers, method: "HEAD" });
        expect({ status: bare.status, ...lasting(bare) }).toEqual({ status: full.status, ...lasting(full) });
        expect(await bare.text()).toBe("");
      }
  });

test("every answer has a request id of its own", async () => {
  const paths = ["/healthz", "/nowhere", "/app/api/me", `/r/${code.shortId}`, "/r/unknown", "/docs"];
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, turn) => scenario.request(paths[turn % paths.length] ?? "/")),
  );
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{26}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a request id that a client sends is not taken over", async () => {
  const response = await scenario.request("/healthz", { headers: { "x-request-id": "req_mine" } });
  expect(response.headers.get("x-request-id")).not.toBe("req_mine");
});
