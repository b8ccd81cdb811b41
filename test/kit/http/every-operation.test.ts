import { expect, test } from "bun:test";
import type { CreatedKey } from "../../../src/features/keys/model.ts";
import { DEFAULTS, expectDocumented } from "../../documented.ts";
import { eventually } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { browserWith, signUpOwner } from "../../features/people/browser.ts";
import {
  asksForKey,
  asksForOperator,
  asksForSession,
  concrete,
  type DocumentedOperation,
  fetchContract,
  operationsOf,
  scopesOf,
  takesSession,
} from "./contract.ts";
import { operatorKeyText } from "../../features/operators/operator.ts";
import { createHeldLoop } from "./held-loop.ts";
import { head, rawExchange } from "./protocol-raw.ts";
import { beginPost, reserved } from "./unfinished.ts";

/** How every operation of the contract refuses what all of them refuse alike. */

const scenario = await startScenario();
const { tenant, owner: person } = await signUpOwner(scenario);
const operator = tenant.withKey(await operatorKeyText(scenario));
const OPERATIONS = operationsOf(await fetchContract(scenario.url));

const withStatus = (status: number) => OPERATIONS.filter(({ responses }) => String(status) in responses);

/** The one who may call an operation: the workspace with its key, the person who owns it, or an operator. */
const callerOf = (operation: DocumentedOperation) =>
  asksForSession(operation) ? person : asksForOperator(operation) ? operator : tenant;

/** The first media type of an operation's body. */
const mediaTypeOf = ({ requestBody }: DocumentedOperation) =>
  Object.keys(requestBody?.content ?? {})[0] ?? "";

test("a body larger than any may be: 413 before it comes", async () => {
  for (const operation of withStatus(413)) {
    const [method, path] = [operation.method, concrete(operation.path)];
    const asked = head(
      `${method} ${path}`,
      "host: localhost",
      ...(asksForSession(operation)
        ? [`cookie: ${person.cookie}`, "sec-fetch-site: same-origin"]
        : [`authorization: Bearer ${asksForOperator(operation) ? operator.apiKey : tenant.apiKey}`]),
      `content-type: ${mediaTypeOf(operation)}`,
      `content-length: ${100 * 1024 * 1024 + 1}`,
    );
    const { status, headers, body } = await rawExchange(scenario.url, asked);
    expect(status, `${method} ${path}`).toBe(413);
    await expectDocumented(scenario.url, method, path, new Response(body, { status, headers }), DEFAULTS);
  }
});

test("a body of another type: 415", async () => {
  for (const operation of withStatus(415)) {
    const { method, path } = operation;
    const answer = await callerOf(operation).call(method, concrete(path), "{}", {
      "content-type": "text/html",
    });
    expect(answer.status, `${method} ${path}`).toBe(415);
  }
});

const LOGO = "/api/v1/logos/simple-icons.spotify";
const LOGO_FILES = ["", ".svg", ".png"].map((ending) => `/file${ending}`);

test("a name that nothing has: 404", async () => {
  const ofNames = withStatus(404).filter(
    ({ requestBody, responses }) =>
      !requestBody && responses["404"]?.description !== "Workspace not found (`workspace_not_found`)",
  );
  for (const operation of ofNames) {
    const { method, path } = operation;
    const answer = await callerOf(operation).call(method, concrete(path));
    expect(answer.status, `${method} ${path}`).toBe(404);
  }
});

test("a workspace that the person is not in: 404 on every operation that takes a session, and 400 where several could be meant", async () => {
  const nowhere = { "x-workspace": "ten_00000000000000000000000000" };
  const { owner: busy } = await signUpOwner(scenario);
  await signUpOwner(scenario, { email: busy.email });
  for (const { method, path } of OPERATIONS.filter(
    (operation) => takesSession(operation) && asksForKey(operation),
  )) {
    const to = concrete(path);
    await expectProblem(await person.call(method, to, undefined, nowhere), 404, "workspace_not_found");
    await expectProblem(await busy.call(method, to), 400, "workspace_required");
  }
});

test("a change that a page of another origin asks for: 403 on every operation with a session", async () => {
  for (const { method, path } of OPERATIONS.filter(takesSession)) {
    if (method === "GET") continue;
    for (const headers of [
      { "sec-fetch-site": "cross-site", origin: "https://zoo.example" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ]) {
      const answer = await person.call(method, concrete(path), undefined, headers);
      await expectProblem(answer, 403, "foreign_origin");
    }
  }
});

test("a member without the second factor that a workspace demands: 403 on every operation that takes a session", async () => {
  const { tenant: strict, owner } = await signUpOwner(scenario);
  expect((await strict.call("PATCH", "/app/api/me", { requireSecondFactor: true })).status).toBe(200);
  for (const { method, path } of OPERATIONS.filter(
    (operation) => takesSession(operation) && asksForKey(operation),
  ))
    await expectProblem(await owner.call(method, concrete(path)), 403, "second_factor_missing");
  expect((await owner.call("GET", "/app/api/session")).status).toBe(200);
  expect((await strict.call("GET", "/app/api/me")).status).toBe(200);
});

test("no session: 401 on every operation that takes nothing else, with a key too", async () => {
  const gone = browserWith(scenario, `qz_session=${"A".repeat(43)}`);
  for (const { method, path } of OPERATIONS.filter(asksForSession)) {
    const to = concrete(path);
    await expectProblem(await tenant.call(method, to), 401, "session_required");
    await expectProblem(await gone.call(method, to), 401, "session_required");
    await expectProblem(await tenant.withKey("qz_nothing").call(method, to), 401, "invalid_key");
  }
});

test("more calls of a workspace than it may make: 429 on every operation with a key", async () => {
  const limited = await startScenario({ QZ_LIMIT_TENANT: "1/3600s" });
  const owner = await limited.signUp();
  expect((await owner.call("GET", "/app/api/me")).status).toBe(200);
  for (const { method, path } of OPERATIONS.filter(asksForKey))
    await expectProblem(await owner.call(method, concrete(path)), 429, "rate_limited");
  const { owner: signedIn } = await signUpOwner(limited);
  for (const { method, path } of OPERATIONS.filter(takesSession)) {
    const answer = await signedIn.call(method, concrete(path));
    if (answer.status !== 401) await expectProblem(answer, 429, "rate_limited");
  }
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
    const needed = scopesOf(operation) ?? [];
    const idle = needed.includes("domains") ? ofWebhook : ofDomains;
    if (needed.length > 0) await expectProblem(await idle.call(method, path), 403, "scope_missing");
  }
});

test("nobody, and the key of a workspace: 401 on every operation for operators", async () => {
  for (const { method, path } of OPERATIONS.filter(asksForOperator))
    for (const caller of [tenant.withKey(""), tenant])
      await expectProblem(await caller.call(method, concrete(path)), 401, "operator_required");
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
  const { tenant: owner, owner: signedIn } = await signUpOwner(slow);
  const operatorText = await operatorKeyText(slow);
  const operations = OPERATIONS.filter(({ requestBody }) => requestBody);
  // A dozen at a time, from an address each: nobody knows how long these bodies are, and there is room for so
  // many.
  for (let from = 0; from < operations.length; from += 12) {
    const stopped = operations.slice(from, from + 12).map((operation, at) => {
      const { method, path, requestBody } = operation;
      const beginning = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from("{")) });
      const [mediaType = ""] = Object.keys(requestBody?.content ?? {});
      const headers = {
        "content-type": mediaType,
        ...(asksForSession(operation)
          ? { cookie: signedIn.cookie, "sec-fetch-site": "same-origin" }
          : { authorization: `Bearer ${asksForOperator(operation) ? operatorText : owner.apiKey}` }),
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
  for (const operation of operations) {
    const { method, path, requestBody } = operation;
    const [mediaType = ""] = Object.keys(requestBody?.content ?? {});
    const byKey = asksForOperator(operation) ? owner.withKey(operatorText) : owner;
    const caller = asksForSession(operation) ? signedIn : byKey;
    const answer = await caller.call(method, concrete(path), "{}", { "content-type": mediaType });
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
