import { expect, test } from "bun:test";
import { TOOLS } from "../../../src/features/agents/tools.ts";
import { readPicture } from "../../qr/decode.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";
import { eventually } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { freshEmail, joinAs } from "../members/person.ts";
import { openReceiver } from "../webhooks/post.ts";
import { connectAgent, REVISIONS } from "./agent.ts";

/** Limits are as low as one test here uses them up: each has a workspace of its own, and the clock stands still. */
const service = await startScenario({ QZ_LIMIT_TENANT: "60/60s", QZ_LIMIT_EXPORT: "20/60s" });
const address = () => service.url;

const MESSAGE = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
  "mcp-protocol-version": "2025-11-25",
};

/** Sends a message of the revision with sessions, from a client without a session. */
function send(apiKey: string, body: unknown, headers: Record<string, string> = {}, method = "POST") {
  return fetch(`${service.url}/mcp`, {
    method,
    headers: { ...MESSAGE, authorization: `Bearer ${apiKey}`, ...headers },
    ...(method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
  });
}

/** Said by each message of the newest revision. */
const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

for (const revision of REVISIONS)
  test(`an agent of ${revision} does a whole task`, async () => {
    const tenant = await service.signUp();
    const agent = await connectAgent(address, tenant.apiKey, revision);
    expect(agent.revision).toBe(revision);
    expect(await agent.tools()).toHaveLength(TOOLS.length);

    const [logo] = (await agent.read<{ data: { id: string }[] }>("search_logos", { q: "github" })).data;
    const style = { logo: { id: logo?.id }, foreground: "#123456" };
    const drawn = await agent.tell("draw_code", { type: "text", fields: { text: "Hall 3" }, style });
    expect(JSON.parse(drawn.text)).toMatchObject({ payload: "Hall 3", scannability: { reach: "all" } });
    expect(drawn.picture && (await readPicture(drawn.picture))).toBe("Hall 3");

    const target = "https://museum.example/hall-3";
    const code = await agent.read<CodeJson>("create_code", {
      target,
      title: "Hall 3",
      group: "guide",
      style,
    });
    const { picture } = await agent.tell("code_picture", { code: code.shortId, size: 300 });
    expect(picture && (await readPicture(picture))).toBe(code.shortUrl);

    // Of the handshake nothing is kept: another process goes on.
    if (revision === "2025-11-25") await service.restart();
    const moved = "https://museum.example/hall-4";
    await agent.read("update_code", { code: code.shortId, target: moved, title: null });
    expect(await agent.read("get_code", { code: code.id })).toMatchObject({
      untrusted: { target: moved, title: null, style },
    });
    expect(await agent.read("trace_code", { code: code.id, device: "mobile" })).toMatchObject({
      untrusted: { location: moved },
    });
    expect((await service.scan(code.shortId)).headers.get("location")).toBe(moved);
    const { changes } = await agent.read<{ changes: { revision: number; changed: string[] }[] }>(
      "code_history",
      {
        code: code.shortId,
      },
    );
    expect(changes).toMatchObject([{ revision: 2, changed: ["target", "title"] }, { revision: 1 }]);
    expect(await agent.read("restore_code", { code: code.shortId, revision: 1 })).toMatchObject({
      untrusted: { target, title: "Hall 3" },
    });
    expect(await agent.read("duplicate_code", { code: code.shortId, title: "Hall 5" })).toMatchObject({
      untrusted: { target, title: "Hall 5", style },
    });
    const two = { filter: { group: "guide" }, action: "move", value: "tour" };
    expect(await agent.read("change_codes", two)).toMatchObject({ matched: 2, changed: 2 });
    expect(
      await agent.read("change_codes", { ...two, filter: { group: "tour" }, value: "guide" }),
    ).toMatchObject({ changed: 2 });
    const labels = await agent.tell("print_labels", {
      group: "guide",
      layout: "avery-l7160",
      text: ["{title}"],
    });
    expect(labels.file).toMatchObject({ mimeType: "application/pdf" });
    expect(await agent.read("whoami")).toMatchObject({
      usage: { codes: 2 },
      scopes: expect.arrayContaining(["codes:write"]),
    });
    await service.service.addUp();

    const { id } = code;
    expect(await agent.read("code_analytics", { code: id })).toMatchObject({
      totals: { scans: 1, uniqueVisitors: 1 },
    });
    expect(await agent.read("campaigns")).toMatchObject({
      campaigns: [{ untrusted: { group: "guide" }, scans: 1 }],
    });
    expect(await agent.read("list_scans", { code: id, limit: 1 })).toMatchObject({
      total: 1,
      events: [{ country: null }],
    });
    expect(await agent.read("list_scans", { group: "guide" })).toMatchObject({
      events: [{ codeId: id, shortId: code.shortId }],
    });
    expect(await agent.read("list_leads", { handled: false })).toEqual({ leads: [], nextCursor: null });
    expect(await agent.read("find_codes", { q: code.shortId, active: true })).toMatchObject({
      codes: [{ id }],
    });
    expect(await agent.read("check_destinations")).toMatchObject({ codes: [] });
    expect(await agent.read("check_destinations", { health: "unchecked", q: code.shortId })).toMatchObject({
      codes: [{ id }],
    });

    expect((await agent.tell("delete_code", { code: id })).isError).toBe(false);
    expect((await agent.tell("get_code", { code: id })).text).toStartWith(
      "Code not found (404 code_not_found): ",
    );
  });

test("the newest revision asks for headers that say what the message says, and has no handshake", async () => {
  const { apiKey } = await service.signUp();
  const call = (method: string, params: object, headers: Record<string, string>) => {
    const of = { "mcp-protocol-version": "2026-07-28", "mcp-method": method, ...headers };
    return send(apiKey, { ...LIST, method, params: { ...params, _meta: META } }, of);
  };
  const told = await readJson(await call("server/discover", {}, {}));
  expect(told).toMatchObject({
    result: { supportedVersions: ["2026-07-28"], capabilities: { tools: {} }, resultType: "complete" },
  });
  const find = { name: "find_codes", arguments: {} };
  const found = await readJson(await call("tools/call", find, { "mcp-name": "find_codes" }));
  expect(found).toMatchObject({ result: { resultType: "complete" } });
  for (const headers of [
    { "mcp-name": "get_code" },
    {},
    { "mcp-name": "find_codes", "mcp-method": "tools/list" },
    { "mcp-name": "find_codes", "mcp-protocol-version": "2025-11-25" },
  ])
    expect((await call("tools/call", find, headers)).status).toBe(400);
});

test("messages of one agent are answered by two nodes in turn", async () => {
  const { storage, url } = service;
  // Files have one process alone.
  if (storage.isFiles) return;
  const other = await startScenario({ ...storage.environment, QZ_BASE_URL: service.service.baseUrl });
  let turn = 0;
  const inTurn = () => (turn++ % 2 === 0 ? url : other.url);
  const { apiKey } = await service.signUp();
  for (const revision of REVISIONS) {
    const agent = await connectAgent(inTurn, apiKey, revision);
    const made = { target: "https://museum.example", idempotencyKey: `order of ${revision}` };
    const { id } = await agent.read<CodeJson>("create_code", made);
    expect(await agent.read("create_code", made)).toMatchObject({ id });
    await agent.read("update_code", { code: id, title: "Hall 3" });
    expect(await agent.read("get_code", { code: id })).toMatchObject({ untrusted: { title: "Hall 3" } });
    expect(await agent.tools()).toHaveLength(TOOLS.length);
  }
});

test("a key's scopes decide which tools there are, and the API refuses the others", async () => {
  const tenant = await service.signUp();
  const made = await tenant.call("POST", "/app/api/keys", { name: "reader", scopes: ["codes:read"] });
  const reader = await connectAgent(address, (await readJson<{ apiKey: string }>(made)).apiKey);
  const tools = await reader.tools();
  for (const name of ["draw_code", "get_code", "trace_code", "print_labels", "whoami"])
    expect(tools).toContain(name);
  for (const name of ["create_code", "overview", "list_leads", "list_domains"])
    expect(tools).not.toContain(name);
  expect(await reader.tell("create_code", { target: "https://museum.example" })).toMatchObject({
    isError: true,
    text:
      "This key or app may not use create_code (scope_missing): it lacks the scope `codes:write`.\n" +
      "Ask the person for a key with it, or to connect you again and allow it. whoami lists the present scopes.",
  });
});

test("a refusal tells an agent what to change", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const content = { type: "url", fields: { url: "https://museum.example" } };
  const pale = await agent.tell("draw_code", { ...content, style: { foreground: "#eeeeee" } });
  expect(pale.isError).toBe(true);
  expect(pale.text).toContain("(400 style_not_scannable)");
  expect(pale.text).toContain("- /style/foreground: has too little contrast with the background");
  const [, patch = ""] =
    /^Merged with this patch \(RFC 7396\), the style is accepted: (.*)$/m.exec(pale.text) ?? [];
  const mended = { ...content, style: JSON.parse(patch) };
  // On a busy machine a drawing may be asked to come again, as this answer says.
  const drawn = await eventually("the mended style is drawn", async () => {
    const told = await agent.tell("draw_code", mended);
    return told.text.includes("Retry-After") ? null : told;
  });
  expect(drawn).toMatchObject({ isError: false });

  const misread = await agent.tell("draw_code", { type: "wifi", fields: {}, colour: "red" });
  expect(misread).toMatchObject({
    isError: true,
    text: expect.stringContaining("- /colour: is not a known field"),
  });
  const incomplete = await agent.tell("draw_code", { type: "wifi", fields: {} });
  expect(incomplete.text).toContain("- /fields/ssid: is required");
  const elsewhere = await agent.tell("get_code", { code: "../../me" });
  expect(elsewhere).toMatchObject({ isError: true, text: expect.stringContaining("- /code: ") });
  const target = "https://museum.example";
  const unsendable = await agent.tell("create_code", { target, idempotencyKey: "für Ada\n" });
  expect(unsendable).toMatchObject({
    isError: true,
    text: expect.stringContaining("- /idempotencyKey: "),
  });
  await expect(agent.tell("drop_tables")).rejects.toThrow("There is no such tool.");
});

test("a list has no looks, and a record says where a long text was left out", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><!--${"-".repeat(5_000).replaceAll("--", "- ")}--></svg>`;
  const style = { logo: { svg } };
  const target = "https://museum.example/";
  const code = await agent.read<CodeJson>("create_code", { target, style });
  const left = `(${svg.length} characters left out)`;
  expect(code).toMatchObject({ untrusted: { target, style: { logo: { svg: left } } } });
  const [listed] = (await agent.read<{ codes: object[] }>("find_codes")).codes;
  expect(listed).toMatchObject({ id: code.id, untrusted: { target } });
  expect(listed).not.toHaveProperty("untrusted.style");
});

test("a call that is repeated with its idempotencyKey makes no second code", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const call = () =>
    agent.read<CodeJson>("create_code", { target: "https://museum.example", idempotencyKey: "order 7" });
  const first = await call();
  expect((await call()).id).toBe(first.id);
  expect(await agent.read("find_codes")).toMatchObject({ totals: { codes: 1 } });
});

test("several codes are made at once, and a refusal among them names tools and arguments", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const target = "https://museum.example/hall-6";
  const list = [
    { target, externalId: "hall/6" },
    { target: "hall-7" },
    { target, domain: "none.example" },
    { target, style: { foreground: "#eeeeee" } },
  ];
  type Made = { results: { code?: { shortUrl: string } }[] };
  const made = await agent.read<Made>("create_codes", { list, idempotencyKey: "halls" });
  expect(made.results).toMatchObject([
    { code: { shortId: expect.any(String), untrusted: { externalId: "hall/6" } } },
    { refusal: expect.stringContaining("- /list/1/target: ") },
    { refusal: expect.stringContaining("list_domains lists them") },
    { refusal: expect.stringContaining("Merged with this patch (RFC 7396), the style is accepted: {") },
  ]);
  expect(made.results[0]?.code).not.toHaveProperty("untrusted.target");
  expect(await agent.read<Made>("create_codes", { list, idempotencyKey: "halls" })).toEqual(made);
  const other = await connectAgent(address, (await service.signUp()).apiKey);
  for (const wrong of [[], Array(101).fill({ target })])
    expect((await other.tell("create_codes", { list: wrong })).text).toContain("- /list: ");
  expect((await other.tell("create_codes", { list: [{ target, title: 1 }] })).text).toContain(
    "/list/0/title: ",
  );
});

test("plain codes are kept, found, changed and drawn, and one that is printed keeps its content", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const content = { type: "text", fields: { text: "Hall 6" } };
  const { id } = await agent.read<{ id: string }>("create_plain_code", { ...content, title: "Hall" });
  const { picture } = await agent.tell("plain_code_picture", { id, size: 300 });
  expect(picture && (await readPicture(picture))).toBe("Hall 6");
  const fields = { text: "Hall 7" };
  expect(await agent.read("update_plain_code", { id, fields, printed: true })).toMatchObject({
    printed: true,
    untrusted: { fields, title: "Hall" },
  });
  const closed = await agent.tell("update_plain_code", { id, fields: { text: "Hall 8" } });
  expect(closed).toMatchObject({ isError: true, text: expect.stringContaining("/fields") });
  const found = await agent.read<{ plainCodes: object[] }>("find_plain_codes", { printed: true });
  expect(found.plainCodes).toMatchObject([{ id, type: "text", untrusted: { fields } }]);
  expect(found.plainCodes[0]).not.toHaveProperty("payload");
  await agent.read("delete_plain_code", { id });
  expect((await agent.tell("plain_code_picture", { id })).text).toContain("(404 code_not_found)");
});

test("a webhook is added without its secret, tested, and its deliveries are told", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const receiver = openReceiver();
  const added = await agent.tell("add_webhook", { url: receiver.url, events: ["qr.scan"], name: "till" });
  expect(added.record).toMatchObject({ events: ["qr.scan"], untrusted: { url: receiver.url, name: "till" } });
  expect(added.text).not.toContain("whsec_");
  const { id } = added.record;
  expect(await agent.read("test_webhook", { id })).toMatchObject({ delivered: true, status: 204 });
  expect(receiver.letters).toMatchObject([{ event: "qr.scan" }]);
  const { shortId } = await agent.read<CodeJson>("create_code", { target: "https://museum.example" });
  await service.scan(shortId);
  await service.service.deliver();
  expect(await agent.read("list_webhooks")).toMatchObject({ webhooks: [{ id, untrusted: { gone: null } }] });
  expect(await agent.read("list_webhooks", { id, limit: 1 })).toMatchObject({
    deliveries: [{ event: "qr.scan", status: "delivered" }],
  });
  expect((await agent.tell("list_webhooks", { limit: 1 })).text).toContain("- /limit: does not go with");
  const foreign = await connectAgent(address, (await service.signUp()).apiKey);
  for (const tool of ["list_webhooks", "test_webhook"])
    expect((await foreign.tell(tool, { id })).text).toContain("(404 webhook_not_found)");
});

test("members are invited without a link that is shown, changed, removed, and found in the audit", async () => {
  const tenant = await service.signUp();
  const agent = await connectAgent(address, tenant.apiKey);
  const email = freshEmail("ben");
  const invited = await agent.tell("invite_member", { email, role: "viewer" });
  expect(invited.record).toEqual({ id: expect.any(String), mailed: false, expiresAt: expect.any(String) });
  expect(invited.text).not.toContain("/invitation/");
  const { id } = invited.record;
  expect(await agent.read("list_members")).toMatchObject({
    members: [],
    invitations: [{ id, role: "viewer", untrusted: { email, by: "main" } }],
  });
  expect(await agent.read("withdraw_invitation", { id })).toEqual({ done: true });
  expect((await agent.tell("withdraw_invitation", { id })).text).toContain(
    "(404 invitation_not_found): The workspace has no open invitation with this id. list_members lists them.",
  );

  const ana = await joinAs(service, tenant, "admin");
  const key = await ana.call("POST", "/app/api/keys", { name: "till", scopes: ["codes:read", "account"] });
  const acting = await connectAgent(address, (await readJson<{ apiKey: string }>(key)).apiKey);
  const owner = await acting.tell("change_role", { id: ana.id, role: "owner" });
  expect(owner).toMatchObject({ isError: true, text: expect.stringContaining("(403 owner_required)") });
  expect((await acting.tell("invite_member", { email: ana.email, role: "viewer" })).text).toContain(
    "(409 already_member)",
  );
  for (const [tool, given] of [
    ["invite_member", { email: "nobody", role: "viewer" }],
    ["invite_member", { email, role: "king" }],
    ["change_role", { id: "../person", role: "viewer" }],
    ["search_audit", { who: "Ana" }],
  ] as const)
    expect((await acting.tell(tool, given)).isError).toBe(true);
  expect((await acting.tell("search_audit", { action: "code.praised" })).text).toMatch(
    /^- \/action: .*member\.removed/m,
  );
  expect(await acting.read("change_role", { id: ana.id, role: "editor" })).toMatchObject({
    id: ana.id,
    role: "editor",
    untrusted: { email: ana.email },
  });
  expect(await agent.read("remove_member", { id: ana.id })).toMatchObject({
    keys: [{ scopes: ["codes:read", "account"], untrusted: { name: "till" } }],
  });
  expect((await ana.call("GET", "/app/api/codes")).status).toBe(401);
  expect((await agent.tell("remove_member", { id: ana.id })).text).toContain("list_members lists them.");
  expect(await agent.read("search_audit", { subject: ana.id, limit: 2 })).toMatchObject({
    entries: [
      { action: "member.removed", who: { kind: "key" }, subject: { id: ana.id } },
      { action: "member.changed", detail: { role: "editor" } },
    ],
  });
});

test("a message takes one call of the workspace, with the tool that it calls", async () => {
  const { apiKey } = await service.signUp();
  const call = { ...LIST, method: "tools/call", params: { name: "find_codes", arguments: {} } };
  for (let message = 0; message < 60; message++) expect((await send(apiKey, call)).status).toBe(200);
  const refused = await send(apiKey, LIST);
  expect(refused.headers.get("retry-after")).toBe("1");
  await expectProblem(refused, 429, "rate_limited");
});

test("a tool is under the limits of what it calls, and says when to try again", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const draw = () => agent.tell("draw_code", { type: "text", fields: { text: "Hall 3" } });
  let told = await draw();
  for (let tries = 0; tries < 20 && !told.isError; tries++) told = await draw();
  expect(told.text).toStartWith("Too many requests (429 rate_limited): Too many requests. Try again in ");
  expect(told.text).toMatch(/^Retry-After: \d+ s\. Wait that long before you call again\.$/m);
  expect(told.picture).toBeNull();
});

test("messages that nobody may send, or that are too large, are refused", async () => {
  const { apiKey } = await service.signUp();
  const keyless = await fetch(`${service.url}/mcp`, {
    method: "POST",
    headers: MESSAGE,
    body: JSON.stringify(LIST),
  });
  expect(keyless.headers.get("www-authenticate")).toStartWith("Bearer resource_metadata=");
  await expectProblem(keyless, 401, "invalid_key");

  for (const origin of ["https://elsewhere.example", "null", `${service.url}.elsewhere.example`])
    await expectProblem(await send(apiKey, LIST, { origin }), 403, "foreign_origin");
  // A page whose name was made to lead here is its own Host.
  const rebound = {
    origin: "http://elsewhere.example",
    host: "elsewhere.example",
    "sec-fetch-site": "same-origin",
  };
  await expectProblem(await send(apiKey, LIST, rebound), 403, "foreign_origin");
  expect((await send(apiKey, LIST, { origin: service.service.baseUrl })).status).toBe(200);

  for (const method of ["GET", "DELETE"]) {
    const refused = await send(apiKey, null, {}, method);
    expect(refused.headers.get("allow")).toBe("POST");
    await expectProblem(refused, 405, "method_not_allowed");
  }
  await expectProblem(await send(apiKey, "{"), 400, "invalid_json");
  await expectProblem(await send(apiKey, Array(1_000).fill(LIST)), 400, "invalid_json");
  await expectProblem(await send(apiKey, "[".repeat(100_000)), 400, "invalid_json");
  await expectProblem(await send(apiKey, { ...LIST, params: "a".repeat(1_100_000) }), 413, "body_too_large");
  await expectProblem(
    await send(apiKey, LIST, { "content-type": "text/plain" }),
    415,
    "unsupported_media_type",
  );
});

test("an answer may hold leads, so it is neither kept nor compressed", async () => {
  const answer = await send((await service.signUp()).apiKey, LIST, { "accept-encoding": "gzip" });
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(answer.headers.get("content-encoding")).toBeNull();
});

test("no connection is held open to tell of changes: nothing that is listed ever changes", async () => {
  const { client } = await connectAgent(address, (await service.signUp()).apiKey);
  expect(client.getServerCapabilities()).toEqual({ tools: {} });
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow("Subscription limit reached");
});

test("/llms.txt leads to what there is, by our public address", async () => {
  const told = await fetch(`${service.url}/llms.txt`);
  expect(told.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await told.text();
  expect(text).toStartWith("# Quietzone\n\n> ");
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = ""]) => link);
  expect(links).toContain(`${service.service.baseUrl}/mcp`);
  for (const link of links) expect([200, 405]).toContain((await fetch(link)).status);
});
