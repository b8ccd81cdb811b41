import { expect, test } from "bun:test";
import type { CreatedKey } from "../../../src/features/keys/model.ts";
import { DEFAULTS, expectDocumented } from "../../documented.ts";
import { eventually } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { asksForKey, concrete, type DocumentedOperation, fetchContract, operationsOf } from "./contract.ts";
import { createHeldLoop } from "./held-loop.ts";
import { head, rawExchange } from "./protocol-raw.ts";
import { beginPost, reserved } from "./unfinished.ts";

/** How every operation of the contract refuses what all of them refuse alike. */

const scenario = await startScenario();
const tenant = await scenario.signUp();
const OPERATIONS = operationsOf(await fetchContract(scenario.url));

const withStatus = (status: number) => OPERATIONS.filter(({ responses }) => String(status) in responses);

/** The first media type of an operation's body. */
const mediaTypeOf = ({ requestBody }: DocumentedOperation) =>
  Object.keys(requestBody?.content ?? {})[0] ?? "";

test("a body larger than any may be: 413 before it comes", async () => {
  for (const operation of withStatus(413)) {
    const [method, path] = [operation.method, concrete(operation.path)];
    const asked = head(
      `${method} ${path}`,
      "host: localhost",
      `authorization: Bearer ${tenant.apiKey}`,
      `content-type: ${mediaTypeOf(operation)}`,
      `content-length: ${100 * 1024 * 1024 + 1}`,
    );
    const { status, headers, body } = await rawExchange(scenario.url, asked);
    expect(status, `${method} ${path}`).toBe(413);
    await expectDocumented(scenario.url, method, path, new Response(body, { status, headers }), DEFAULTS);
  }
});

test("a body of another type: 415", async () => {
  for (const { method, path } of withStatus(415)) {
    const answer = await tenant.call(method, concrete(path), "{}", { "content-type": "text/html" });
    expect(answer.status, `${method} ${path}`).toBe(415);
  }
});

const LOGO = "/api/v1/logos/simple-icons.spotify";
const LOGO_FILES = ["", ".svg", ".png"].map((ending) => `/file${ending}`);

test("a name that nothing has: 404", async () => {
  for (const { method, path } of withStatus(404).filter(({ requestBody }) => !requestBody)) {
    const answer = await tenant.call(method, concrete(path));
    expect(answer.status, `${method} ${path}`).toBe(404);
  }
});

test("more calls of a workspace than it may make: 429 on every operation with a key", async () => {
  const limited = await startScenario({ QZ_LIMIT_TENANT: "1/3600s" });
  const owner = await limited.signUp();
  expect((await owner.call("GET", "/app/api/me")).status).toBe(200);
  for (const { method, path } of OPERATIONS.filter(asksForKey))
    await expectProblem(await owner.call(method, concrete(path)), 429, "rate_limited");
});

test("no key: 401 on every operation with one; a key of other scopes: 403 where it needs a scope", async () => {
  const keyOf = async (scope: string) => {
    const made = await tenant.call("POST", "/app/api/keys", { name: scope, scopes: [scope] });
    return tenant.withKey((await readJson<CreatedKey>(made)).apiKey);
  };
  const nobody = tenant.withKey("");
  const [ofDomains, ofWebhook] = [await keyOf("domains"), await keyOf("webhook")];
  for (const operation of OPERATIONS.filter(asksForKey)) {
    const [method, path] = [operation.method, concrete(operation.path)];
    await expectProblem(await nobody.call(method, path), 401, "invalid_key");
    const needed = operation.security?.flatMap(({ apiKey = [] }) => apiKey) ?? [];
    const idle = needed.includes("domains") ? ofWebhook : ofDomains;
    if (needed.length > 0) await expectProblem(await idle.call(method, path), 403, "scope_missing");
  }
});

test("several hosts: 400 on every operation", async () => {
  const { host } = new URL(scenario.url);
  for (const { method, path } of OPERATIONS) {
    const to = concrete(path);
    const asked = head(`${method} ${to}`, `host: ${host}`, "host: zoo.example", "content-length: 0");
    const { status, headers, body } = await rawExchange(scenario.url, asked);
    expect(status, `${method} ${to}`).toBe(400);
    await expectDocumented(scenario.url, method, to, new Response(body, { status, headers }), DEFAULTS);
  }
});

test("a catalog that asks for keys: 401 without one", async () => {
  const keyed = await startScenario({ QZ_LOGO_KEYS: "on" });
  for (const path of ["/api/v1/logos", "/api/v1/facets", LOGO, ...LOGO_FILES.map((file) => LOGO + file)])
    expect((await keyed.request(path)).status).toBe(401);
});

test("a body that stops coming, and one too many: 408 and 503 on every operation with a body", async () => {
  const slow = await startScenario({ QZ_METRICS: "on", QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1" });
  const owner = await slow.signUp();
  const operations = OPERATIONS.filter(({ requestBody }) => requestBody);
  // A dozen at a time, from an address each: nobody knows how long these bodies are, and there is room for so
  // many.
  for (let from = 0; from < operations.length; from += 12) {
    const stopped = operations.slice(from, from + 12).map(({ method, path, requestBody }, at) => {
      const beginning = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from("{")) });
      const [mediaType = ""] = Object.keys(requestBody?.content ?? {});
      const headers = {
        "content-type": mediaType,
        authorization: `Bearer ${owner.apiKey}`,
        "x-forwarded-for": `203.0.113.${at}`,
      };
      return slow.request(concrete(path), { method, headers, body: beginning });
    });
    let isAnswered = false;
    const answers = Promise.all(stopped).finally(() => {
      isAnswered = true;
    });
    await eventually("all are answered", () => {
      slow.clock.advance(21 * 1000);
      return isAnswered || null;
    });
    for (const answer of await answers) await expectProblem(answer, 408, "body_too_slow");
  }

  const announced = ["content-type: application/json", `content-length: ${1024 * 1024}`];
  const posts = Array.from({ length: 16 }, () => beginPost(slow.url, "/app/api/generate", announced));
  const full = await Promise.all(posts);
  await reserved(slow, 16 * 1024 * 1024);
  for (const { method, path, requestBody } of operations) {
    const [mediaType = ""] = Object.keys(requestBody?.content ?? {});
    const answer = await owner.call(method, concrete(path), "{}", { "content-type": mediaType });
    await expectProblem(answer, 503, "busy");
  }
  for (const post of full) post.leave();
});

test("more to do than can be done: 503 on every operation but the service's health and scans", async () => {
  const loop = createHeldLoop();
  const full = await startScenario({}, { loop });
  // Answers are held against the contract, which is asked for once.
  await full.request("/healthz");
  for (const { method, path, security } of OPERATIONS) {
    if (path === "/healthz" || path === "/readyz" || path === "/r/{shortId}") continue;
    const headers = security?.length ? { authorization: "Bearer key" } : {};
    // Longer than any request may wait for its turn.
    const answer = await loop.during(20_001, () => full.request(concrete(path), { method, headers }));
    expect(answer.headers.get("retry-after")).toBe("1");
    if (!path.startsWith("/api/v1/")) await expectProblem(answer, 503, "busy");
    else expect(answer.status).toBe(503);
  }
  expect((await full.request("/healthz")).status).toBe(200);
});
