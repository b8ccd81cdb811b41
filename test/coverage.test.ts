import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../src/settings/read.ts";
import { openAdmin } from "../src/wiring/admin.ts";
import { expectDocumented, recordAnswers } from "./documented.ts";
import { asksForKey, concrete, fetchContract, operationsOf } from "./http/contract.ts";
import { eventually } from "./e2e/process.ts";
import { createHeldLoop } from "./http/held-loop.ts";
import { addDomain, DOMAINS, ownDomain } from "./domains/client.ts";
import { createTestDns } from "./domains/dns.ts";
import { head, rawExchange } from "./http/protocol-raw.ts";
import { beginPost, reserved } from "./http/unfinished.ts";
import { png } from "./images/samples.ts";
import { readJson } from "./json.ts";
import { patiently } from "./patiently.ts";
import { NEW_NAMES } from "../src/domains/traits.ts";
import type { CreatedKey, KeyList } from "../src/keys/model.ts";
import { type ImageRecord, MOST_IMAGES } from "../src/images/model.ts";
import type { Me } from "../src/tenants/model.ts";
import type { LookRecord } from "../src/looks/model.ts";
import { openMailbox } from "./watch/mailbox.ts";
import { fullestPage } from "./worst/styles.ts";
import { DeafThread } from "./threads/deaf-thread.ts";
import { expectProblem, type Scenario, startScenario, type TenantClient } from "./scenario.ts";

/** Drives every operation to every status it declares, and then asks whether one was left out. */

const UNKNOWN = "code_00000000000000000000000000";
const FORM = { name: "Zoo", email: "zoo@example.org" };
const DRAWING = { type: "url", fields: { url: "https://zoo.example/" } };
const SYMBOLS = ["qr.svg", "qr.pdf", "qr.eps", "qr.png"];
const SMALL = 64 * 1024;
const LARGE = "x".repeat(1024 * 1024 + 1);
const NO_TYPE = { "content-type": "text/plain" };

const reached = recordAnswers();
const scenario = await startScenario();
const tenant = await scenario.signUp();

/** Checks the statuses of requests that were made one after the other. */
async function expectStatuses(answers: readonly Response[], ...statuses: number[]): Promise<void> {
  expect(answers.map(({ status }) => status)).toEqual(statuses);
}

/**
 * Stores copies of a row, as many requests would have left them.
 * @param changed - columns that have an expression of their own: `n` is 2 in the first copy.
 */
async function copyRow(
  table: string,
  id: string,
  copies: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const [row] = await scenario.storage.rows<object>(`select * from ${table} where id = '${id}'`);
  const columns = Object.keys(row ?? {});
  const cells: Readonly<Record<string, string>> = { id: "id || '-' || n", ...changed };
  const numbers = Array.from({ length: copies }, (_, at) => `select ${at + 2} as n`).join(" union all ");
  await scenario.storage.run(
    `insert into ${table} (${columns.join()}) select ${columns.map((name) => cells[name] ?? name).join()}
      from ${table} cross join (${numbers}) as numbered where id = '${id}'`,
  );
}

test("the service: 200 and 304", async () => {
  const contract = await scenario.request("/openapi.json");
  const tag = { "if-none-match": contract.headers.get("etag") ?? "" };
  await expectStatuses(
    [
      await scenario.request("/healthz"),
      await scenario.request("/readyz"),
      contract,
      await scenario.request("/openapi.json", { headers: tag }),
    ],
    200,
    200,
    200,
    304,
  );
});

test("signing up: 200, 400, 403, 413, 415 and 429", async () => {
  const open = [
    await scenario.post("/app/api/signup", FORM),
    await scenario.post("/app/api/signup", {}),
    await scenario.post("/app/api/signup", "x".repeat(SMALL + 1)),
    await scenario.post("/app/api/signup", FORM, NO_TYPE),
  ];
  await expectStatuses(open, 200, 400, 413, 415);
  const closed = await startScenario({ QZ_SIGNUP: "closed", QZ_LIMIT_SIGNUP: "1/60s" });
  const answers = [await closed.post("/app/api/signup", FORM), await closed.post("/app/api/signup", FORM)];
  await expectStatuses(answers, 403, 429);
});

test("links in mails: 200, 404 and 429", async () => {
  const mailbox = await openMailbox();
  const posting = await startScenario({
    QZ_SMTP_URL: mailbox.url,
    QZ_SMTP_FROM: "alerts@zoo.example",
    QZ_LIMIT_LEADS: "4/60s",
  });
  const owner = await posting.signUp();
  await owner.makeCode();
  // Workspaces without a code of an hour ask nobody.
  posting.clock.turn(3_600_000);
  await owner.call("PATCH", "/app/api/me", { alerts: { email: "owner@zoo.example" } });
  await posting.service.watch();
  const [, link = ""] = /(\/alerts\/[\w.-]+)/.exec(mailbox.mails[0]?.text ?? "") ?? [];
  const post = { method: "POST" };
  const answers = [
    await posting.request(link),
    await posting.request(link, post),
    await posting.request("/alerts/unknown"),
    await posting.request("/alerts/unknown", post),
    await posting.request(link),
    await posting.request(link, post),
  ];
  await expectStatuses(answers, 200, 200, 404, 404, 429, 429);
});

test("keys and workspace: 200, 204, 400, 401, 413 and 415", async () => {
  const guest = await scenario.signUp("Guest");
  const rotate = (body: unknown, headers = {}) => guest.call("POST", "/app/api/keys/rotate", body, headers);
  const leave = (body: unknown, headers = {}) => guest.call("DELETE", "/app/api/me", body, headers);
  const edit = (body: unknown, headers = {}) => guest.call("PATCH", "/app/api/me", body, headers);
  const edits = [await edit({ contact: null }), await edit({}), await edit(LARGE), await edit({}, NO_TYPE)];
  await expectStatuses(edits, 200, 400, 413, 415);
  const none = { authorization: "" };
  const answers = [
    await guest.call("GET", "/app/api/me"),
    await guest.call("GET", "/app/api/me", undefined, none),
    await rotate({}),
    await rotate({ revoke: "yes" }),
    await rotate({}, none),
    await rotate(LARGE),
    await rotate({}, NO_TYPE),
    await leave({ confirm: "Somebody else" }),
    await leave({ confirm: "Guest" }, none),
    await leave(LARGE),
    await leave({ confirm: "Guest" }, NO_TYPE),
    await leave({ confirm: "Guest" }),
  ];
  await expectStatuses(answers, 200, 401, 200, 400, 401, 413, 415, 400, 401, 413, 415, 204);
});

test("making and ending keys: 200, 204, 402, 404, 409, 413 and 415", async () => {
  const guest = await scenario.signUp("Guest");
  const make = (body: unknown, headers = {}) => guest.call("POST", "/app/api/keys", body, headers);
  const end = (id: string) => guest.call("DELETE", `/app/api/keys/${id}`);
  const list = await guest.call("GET", "/app/api/keys");
  const [main] = (await readJson<KeyList>(list)).keys;
  const made = await make({ name: "till", scopes: [] });
  const { id } = await readJson<CreatedKey>(made);
  const answers = [list, made, await make({}), await make(LARGE), await make({}, NO_TYPE)];
  await expectStatuses(answers, 200, 200, 400, 413, 415);
  for (let keys = 2; keys < 20; keys++) await make({ name: `till ${keys}`, scopes: [] });
  const more = [
    await make({ name: "till", scopes: [] }),
    await end(id),
    await end(id),
    await end(main?.id ?? ""),
  ];
  await expectStatuses(more, 402, 204, 404, 409);
});

test("redeeming a voucher: 200, 400, 401, 409, 413 and 415", async () => {
  const guest = await scenario.signUp("Guest");
  const admin = await openAdmin(readSettings(scenario.storage.environment), { clock: scenario.clock });
  const { code } = await admin.vouchers.create({ plan: "pro", uses: 1, days: null, expiresAt: null });
  await admin.close();
  const redeem = (body: unknown, headers = {}) => guest.call("POST", "/app/api/redeem", body, headers);
  const key = { "idempotency-key": "order-1" };
  const answers = [
    await redeem({ code }, key),
    await redeem({ code }),
    await redeem({ code }, { authorization: "" }),
    await redeem({ code: "another" }, key),
    await redeem(LARGE),
    await redeem({ code }, NO_TYPE),
  ];
  await expectStatuses(answers, 200, 400, 401, 409, 413, 415);
});

test("making codes: 200, 400, 401, 402, 403, 409, 413 and 415", async () => {
  const create = (body: unknown, headers = {}) => tenant.call("POST", "/app/api/codes", body, headers);
  const order = { target: "https://zoo.example/", shortId: "lions" };
  const answers = [
    await create(order),
    await create({}),
    await create(order, { authorization: "" }),
    await create(order),
    await create(LARGE),
    await create(order, NO_TYPE),
  ];
  await expectStatuses(answers, 200, 400, 401, 409, 413, 415);
  for (let made = 1; made < 25; made++) await tenant.makeCode();
  await expectStatuses([await create({ ...order, shortId: "tigers" })], 402);
  const small = await startScenario({ QZ_SIGNUP_PLAN: "static" });
  const visitor = await small.signUp();
  const refused = [
    await visitor.call("POST", "/app/api/codes", order),
    await visitor.call("GET", `/app/api/codes/${UNKNOWN}/scans`),
  ];
  await expectStatuses(refused, 403, 403);
});

test("many codes from a file: 200, 400, 401, 402, 403, 409, 413 and 415", async () => {
  const owner = await scenario.signUp("Bulk");
  const csv = { "content-type": "text/csv" };
  const send = (body: string, headers = {}) =>
    owner.call("POST", "/app/api/bulk", body, { ...csv, ...headers });
  const rows = (count: number) => `target\n${"https://zoo.example/\n".repeat(count)}`;
  const key = { "idempotency-key": "lions" };
  const answers = [
    await send(rows(1), key),
    await send("target\nnowhere\n"),
    await send(rows(1), { authorization: "" }),
    await send(rows(26)),
    await send(rows(2), key),
    await send("x".repeat(10 * 1024 * 1024 + 1)),
    await send(rows(1), { "content-type": "text/html" }),
    await owner.call("POST", "/app/api/bulk?dryRun=true", rows(1), csv),
  ];
  await expectStatuses(answers, 200, 400, 401, 402, 409, 413, 415, 200);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const small = await startScenario({ QZ_SIGNUP_PLAN: "static" });
  const visitor = await small.signUp();
  await expectStatuses([await visitor.call("POST", "/app/api/bulk", rows(1), csv)], 403);
});

test("sheets of labels: 200, 304, 400, 401, 402, 403, 413, 415 and 429", async () => {
  const list = await scenario.request("/app/api/sheets");
  const tag = { "if-none-match": list.headers.get("etag") ?? "" };
  await expectStatuses([list, await scenario.request("/app/api/sheets", { headers: tag })], 200, 304);
  const owner = await scenario.signUp("Printer");
  const made = await owner.call("POST", "/app/api/keys", { name: "scans", scopes: ["analytics:read"] });
  const idle = owner.withKey((await readJson<CreatedKey>(made)).apiKey);
  const busy = await startScenario({ QZ_LIMIT_EXPORT: "1/60s" });
  const rows = (count: number) => ({
    layout: "avery-5167",
    rows: `url\n${"https://zoo.example/\n".repeat(count)}`,
  });
  const answers = [
    await owner.call("POST", "/app/api/sheets", rows(1)),
    await owner.call("POST", "/app/api/sheets", rows(0)),
    await owner.withKey("qz_no").call("POST", "/app/api/sheets", rows(1)),
    await owner.call("POST", "/app/api/sheets", rows(101)),
    await idle.call("POST", "/app/api/sheets", rows(1)),
    await owner.call("POST", "/app/api/sheets", "x".repeat(10 * 1024 * 1024 + 1)),
    await owner.call("POST", "/app/api/sheets", rows(1), NO_TYPE),
    await busy.post("/app/api/sheets", rows(1)),
    await busy.post("/app/api/sheets", rows(1)),
  ];
  await expectStatuses(answers, 200, 400, 401, 402, 403, 413, 415, 200, 429);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
});

test("reading, editing and deleting codes: 200, 204, 304, 400, 401, 403, 404, 412, 413 and 415", async () => {
  const owner = await scenario.signUp("Owner");
  const code = await owner.makeCode();
  const path = `/app/api/codes/${code.id}`;
  const none = { authorization: "" };
  const lists = [
    await owner.call("GET", "/app/api/codes"),
    await owner.call("GET", "/app/api/codes?limit=x"),
    await owner.call("GET", "/app/api/codes", undefined, none),
    await owner.call("GET", path),
    await owner.call("GET", path, undefined, { "if-none-match": "*" }),
    await owner.call("GET", path, undefined, none),
    await owner.call("GET", `/app/api/codes/${UNKNOWN}`),
  ];
  await expectStatuses(lists, 200, 400, 401, 200, 304, 401, 404);
  const edits = [
    await owner.call("PATCH", path, { title: "x" }),
    await owner.call("PATCH", path, {}),
    await owner.call("PATCH", path, { title: "x" }, none),
    await owner.call("PATCH", `/app/api/codes/${UNKNOWN}`, { title: "x" }),
    await owner.call("PATCH", path, { title: "y" }, { "if-match": '"r1"' }),
    await owner.call("PATCH", path, LARGE),
    await owner.call("PATCH", path, { title: "x" }, NO_TYPE),
  ];
  await expectStatuses(edits, 200, 400, 401, 404, 412, 413, 415);
  const admin = await openAdmin(readSettings(scenario.storage.environment), { clock: scenario.clock });
  await admin.codes.disable(code.shortId);
  await expectStatuses([await owner.call("PATCH", path, { active: true })], 403);
  const copy = await owner.call("POST", `${path}/duplicate`);
  expect([copy.status, (await readJson<{ code: string }>(copy)).code]).toEqual([403, "code_taken_down"]);
  await admin.codes.enable(code.shortId);
  await admin.close();
  for (const file of SYMBOLS) {
    const drawing = await patiently(() => owner.call("GET", `${path}/${file}`));
    const etag = drawing.headers.get("etag") ?? "";
    const drawings = [
      drawing,
      await owner.call("GET", `${path}/${file}`, undefined, { "if-none-match": etag }),
      await owner.call("GET", `${path}/${file}?size=x`),
      await owner.call("GET", `${path}/${file}`, undefined, none),
      await owner.call("GET", `/app/api/codes/${UNKNOWN}/${file}`),
    ];
    await expectStatuses(drawings, 200, 304, 400, 401, 404);
  }
  const logs = [
    await owner.call("GET", `${path}/scans`),
    await owner.call("GET", `${path}/scans?limit=x`),
    await owner.call("GET", `/app/api/codes/${UNKNOWN}/scans`),
  ];
  await expectStatuses(logs, 200, 400, 401);
  const deletions = [
    await owner.call("DELETE", path, undefined, none),
    await owner.call("DELETE", path, undefined, { "if-match": '"r1"' }),
    await owner.call("DELETE", path),
    await owner.call("DELETE", path),
  ];
  await expectStatuses(deletions, 401, 412, 204, 404);
});

test("a code like another: 200, 402 and 404", async () => {
  const owner = await scenario.signUp("Series");
  const { id } = await owner.makeCode();
  const copy = (of: string) => owner.call("POST", `/app/api/codes/${of}/duplicate`);
  const answers = [await copy(id), await copy(UNKNOWN)];
  for (let made = 2; made < 25; made++) await owner.makeCode();
  await expectStatuses([...answers, await copy(id)], 200, 404, 402);
});

test("a revision whose page has made room for later ones: 409", async () => {
  const owner = await scenario.signUp("Full");
  const { id } = await owner.makeCode({ landing: fullestPage("links") });
  const { usage } = await readJson<Me>(await owner.call("GET", "/app/api/me"));
  const restore = (revision: number) => owner.call("POST", `/app/api/codes/${id}/restore`, { revision });
  const outcomes = [];
  for (let turn = 0; turn * usage.bytes < 9 * 1024 * 1024; turn++) {
    const landing = { ...fullestPage("links"), headline: `${turn}` };
    outcomes.push((await owner.call("PATCH", `/app/api/codes/${id}`, { landing })).status);
  }
  expect(new Set(outcomes)).toEqual(new Set([200]));
  await expectProblem(await restore(1), 409, "revision_not_kept");
  await expectStatuses([await restore(outcomes.length)], 200);
});

test("changes in a workspace without room: 402", async () => {
  const owner = await scenario.signUp("No room");
  // Before the service has read the tenant.
  await scenario.storage.run(`update tenants set plan = 'pro' where id = '${owner.id}'`);
  const { id } = await owner.makeCode();
  const domain = await addDomain(owner, "full.museum.example");
  await scenario.storage.run(`update tenant_totals set bytes = 6000000000 where tenant_id = '${owner.id}'`);
  const answers = [
    await owner.call("PATCH", `/app/api/codes/${id}`, { landing: fullestPage("links") }),
    await owner.call("PATCH", `/app/api/domains/${domain.id}`, { apple: { applinks: {} } }),
  ];
  await expectStatuses(answers, 402, 402);
});

test("the history of a code: 200, 400, 404, 412, 413 and 415", async () => {
  const owner = await scenario.signUp("History");
  const { id } = await owner.makeCode();
  const list = (of: string, query = "") => owner.call("GET", `/app/api/codes/${of}/history${query}`);
  const restore = (body: unknown, headers = {}) =>
    owner.call("POST", `/app/api/codes/${id}/restore`, body, headers);
  const answers = [
    await list(id),
    await list(id, "?cursor=x"),
    await list(UNKNOWN),
    await restore({ revision: 1 }),
    await restore({}),
    await restore({ revision: 7 }),
    await restore({ revision: 1 }, { "if-match": '"r1"' }),
    await restore(LARGE),
    await restore({ revision: 1 }, NO_TYPE),
  ];
  await expectStatuses(answers, 200, 400, 404, 200, 400, 404, 412, 413, 415);
});

test("the trace of a code: 200, 400, 404, 413 and 415", async () => {
  const owner = await scenario.signUp("Trace");
  const { id } = await owner.makeCode();
  const trace = (of: string, body: unknown, headers = {}) =>
    owner.call("POST", `/app/api/codes/${of}/trace`, body, headers);
  const answers = [
    await trace(id, {}),
    await trace(id, { at: "soon" }),
    await trace(UNKNOWN, {}),
    await trace(id, LARGE),
    await trace(id, {}, NO_TYPE),
  ];
  await expectStatuses(answers, 200, 400, 404, 413, 415);
});

test("pictures: 200, 304, 402, 404, 413 and 415", async () => {
  const owner = await scenario.signUp("Pictures");
  const add = (body: Uint8Array<ArrayBuffer>, mediaType = "image/png") =>
    patiently(() =>
      scenario.request("/app/api/images", {
        method: "POST",
        headers: { authorization: `Bearer ${owner.apiKey}`, "content-type": mediaType },
        body,
      }),
    );
  const picture = Uint8Array.from(png(1, 1));
  const added = await add(picture);
  const { url } = await readJson<ImageRecord>(added);
  const file = await scenario.request(new URL(url).pathname);
  const tag = { "if-none-match": file.headers.get("etag") ?? "" };
  const answers = [
    added,
    await add(new Uint8Array(5 * 1024 * 1024 + 1)),
    await add(picture, "text/plain"),
    file,
    await scenario.request(new URL(url).pathname, { headers: tag }),
    await scenario.request("/i/unknown"),
  ];
  await expectStatuses(answers, 200, 413, 415, 200, 304, 404);
  const { id } = await readJson<ImageRecord>(await add(picture));
  await copyRow("images", id, MOST_IMAGES - 2, {});
  await expectStatuses([await add(picture)], 402);
});

test("many codes at once, and a file undone: 200, 404, 409, 413 and 415", async () => {
  const owner = await scenario.signUp("Many");
  const { id } = await owner.makeCode();
  const change = (body: unknown, headers = {}) => owner.call("POST", "/app/api/codes/batch", body, headers);
  const file = await owner.call("POST", "/app/api/bulk", "target\nhttps://zoo.example/\n", {
    "content-type": "text/csv",
  });
  await file.arrayBuffer();
  const answers = [
    await change({ ids: [id], action: "disable" }),
    await change({ filter: {}, action: "delete", expected: 7 }),
    await change(LARGE),
    await change({}, NO_TYPE),
    await owner.call("POST", `/app/api/bulk/${file.headers.get("x-bulk-id")}/undo`),
    await owner.call("POST", "/app/api/bulk/nothing/undo"),
  ];
  await expectStatuses(answers, 200, 409, 413, 415, 200, 404);
});

test("saved looks: 200, 204, 304, 402, 404, 409, 412, 413 and 415", async () => {
  const owner = await scenario.signUp("Looks");
  const make = (body: unknown, headers = {}) => owner.call("POST", "/app/api/styles", body, headers);
  const made = await make({ name: "Brand 1", style: {} });
  const { id } = await readJson<LookRecord>(made);
  const path = `/app/api/styles/${id}`;
  const edit = (body: unknown, headers = {}) => owner.call("PATCH", path, body, headers);
  const remove = (headers = {}) => owner.call("DELETE", path, undefined, headers);
  await owner.makeCode({ style: { saved: id } });
  const code = await owner.makeCode({ style: { saved: id } });
  const stale = { "if-match": '"r7"' };
  const answers = [
    made,
    await make({ name: "brand 1", style: {} }),
    await make(LARGE),
    await make({}, NO_TYPE),
    await owner.call("GET", "/app/api/styles"),
    await owner.call("GET", path),
    await owner.call("GET", path, undefined, { "if-none-match": "*" }),
    await edit({ style: { template: "ocean" } }),
    await edit({ name: "Brand 2" }, stale),
    await edit(LARGE),
    await edit({}, NO_TYPE),
    await remove(),
  ];
  await expectStatuses(answers, 200, 409, 413, 415, 200, 200, 304, 200, 412, 413, 415, 409);
  expect(code.style).toEqual({ saved: id });
  const many = await owner.call("POST", "/app/api/codes/batch", { filter: {}, action: "style", value: null });
  await make({ name: "Brand 3", style: {} });
  const ends = [many, await edit({ name: "brand 3" }), await remove(stale), await remove()];
  await expectStatuses(ends, 200, 409, 412, 204);
  const gone = [await owner.call("GET", path), await edit({ name: "Brand 2" }), await remove()];
  await expectStatuses(gone, 404, 404, 404);
  const comment = `<!--${"x".repeat(520_000)}-->`;
  const logo = {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${comment}</svg>`,
  };
  const poster = await readJson<LookRecord>(await make({ name: "Poster 1", style: { logo } }));
  await copyRow("looks", poster.id, 63, { name: "'Poster ' || n", name_key: "'poster ' || n" });
  const last = await readJson<LookRecord>(await make({ name: "Plain", style: {} }));
  const over = [
    await make({ name: "One more", style: { logo } }),
    await owner.call("PATCH", `/app/api/styles/${last.id}`, { style: { logo } }),
  ];
  await expectStatuses(over, 402, 402);
});

test("domains: 200, 204, 304, 400, 402, 404, 409, 412, 413, 415 and 429", async () => {
  const dns = createTestDns();
  const service = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });
  const [owner, other] = [await service.signUp("Domains"), await service.signUp("Others")];
  const make = (body: unknown, headers = {}) => owner.call("POST", DOMAINS, body, headers);
  const mine = await ownDomain(owner, dns, "zoo.example");
  const theirs = await addDomain(other, "park.example");
  await ownDomain(other, dns, "farm.example");
  const pending = await addDomain(owner, "park.example");
  dns.set("park.example", theirs.dns.value, pending.dns.value);
  const [path, stale] = [`${DOMAINS}/${pending.id}`, { "if-match": '"r7"' }];
  const verify = () => owner.call("POST", `${path}/verify`);
  const answers = [
    await make({ host: "farm.example" }),
    await make({ host: "zoo" }),
    await make(LARGE),
    await make({}, NO_TYPE),
    await make({ host: "third.example" }),
    await make({ host: "fourth.example" }),
    await owner.call("GET", DOMAINS),
    await owner.call("GET", path),
    await owner.call("GET", path, undefined, { "if-none-match": "*" }),
    await owner.call("PATCH", path, { home: "https://zoo.example.org/" }),
    await owner.call("PATCH", path, { home: null }, stale),
    await owner.call("PATCH", path, LARGE),
    await owner.call("PATCH", path, {}, NO_TYPE),
    await owner.call("DELETE", path, undefined, stale),
    await other.call("POST", `${DOMAINS}/${theirs.id}/verify`),
    await verify(),
    await owner.call("DELETE", path),
  ];
  await expectStatuses(
    answers,
    409,
    400,
    413,
    415,
    200,
    402,
    200,
    200,
    304,
    200,
    412,
    413,
    415,
    412,
    200,
    409,
    204,
  );
  const gone = [
    await verify(),
    await owner.call("GET", path),
    await owner.call("PATCH", path, { home: null }),
    await owner.call("DELETE", path),
  ];
  await expectStatuses(gone, 404, 404, 404, 404);
  await owner.makeCode({ domain: "zoo.example" });
  expect((await owner.call("DELETE", `${DOMAINS}/${mine.id}`)).status).toBe(409);
  const site = "shops.example";
  const rows = Array.from(
    { length: NEW_NAMES.ofSite },
    (_, at) => `('n${at}.${site}', '${site}', 'ten_1', ${service.clock.now()})`,
  );
  await service.storage.run(
    `insert into new_hosts (host, site, tenant_id, verified_at) values ${rows.join()}`,
  );
  const next = await addDomain(other, `next.${site}`);
  dns.set(next.host, next.dns.value);
  expect((await other.call("POST", `${DOMAINS}/${next.id}/verify`)).status).toBe(402);
  const again: number[] = [];
  for (let i = 0; i < 10; i++) again.push((await owner.call("POST", `${DOMAINS}/${mine.id}/verify`)).status);
  expect(again.at(-1)).toBe(429);
});

test("drawing for anyone: 200, 304, 400, 413, 415 and 429", async () => {
  const types = await scenario.request("/app/api/types");
  const tag = { "if-none-match": types.headers.get("etag") ?? "" };
  await expectStatuses([types, await scenario.request("/app/api/types", { headers: tag })], 200, 304);
  const busy = await startScenario({ QZ_LIMIT_GENERATE: "1/60s", QZ_LIMIT_EXPORT: "1/60s" });
  for (const path of ["/app/api/generate", "/app/api/export"]) {
    const answers = [
      await scenario.post(path, DRAWING),
      await scenario.post(path, {}),
      await scenario.post(path, LARGE),
      await scenario.post(path, DRAWING, NO_TYPE),
      await busy.post(path, DRAWING),
      await busy.post(path, DRAWING),
    ];
    await expectStatuses(answers, 200, 400, 413, 415, 200, 429);
  }
});

test("drawing while threads have too much to do: 503 with Retry-After", async () => {
  const full = await startScenario({}, { startThread: () => new DeafThread() });
  const leaving = new AbortController();
  const large = JSON.stringify({ ...DRAWING, format: "png", style: { size: 4_096 } });
  const init = {
    method: "POST",
    body: large,
    headers: { "content-type": "application/json" },
    signal: leaving.signal,
  };
  // One is drawn, two of the same address wait.
  const answers = Array.from({ length: 4 }, () => full.request("/app/api/export", init));
  const answer = await Promise.race(answers);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  await expectProblem(answer, 503, "busy");
  leaving.abort();
  await Promise.allSettled(answers);
});

test("following a code: 302, 404, 410 and 429", async () => {
  const busy = await startScenario({ QZ_LIMIT_RESOLVE: "1/60s" });
  const owner = await busy.signUp();
  const [code, gone] = [await owner.makeCode(), await owner.makeCode()];
  await owner.call("PATCH", `/app/api/codes/${gone.id}`, { active: false });
  const answers = [
    await busy.scan(code.shortId),
    await busy.scan(code.shortId),
    await busy.scan("unknown"),
    await busy.scan(gone.shortId),
  ];
  await expectStatuses(answers, 302, 429, 404, 410);
});

const LEAD = { consent: true, email: "anna@zoo.example" };

test("what people do on a page: 200, 204, 400, 404, 410, 413, 415 and 429", async () => {
  const busy = await startScenario({ QZ_LIMIT_LEADS: "1/60s", QZ_LIMIT_EVENTS: "1/60s" });
  const [owner, crowded] = [await scenario.signUp("Page"), await busy.signUp()];
  const [code, off, full] = [await owner.makeCode(), await owner.makeCode(), await crowded.makeCode()];
  await owner.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  for (const [path, good] of [
    ["/api/leads", LEAD],
    ["/api/events", { type: "cta_click" }],
  ] as const) {
    const answers = [
      await scenario.post(`${path}/${code.shortId}`, good),
      await scenario.post(`${path}/${code.shortId}`, {}),
      await scenario.post(`${path}/unknown`, good),
      await scenario.post(`${path}/${off.shortId}`, good),
      await scenario.post(`${path}/${code.shortId}`, LARGE),
      await scenario.post(`${path}/${code.shortId}`, "<lead/>", { "content-type": "text/xml" }),
      await busy.post(`${path}/${full.shortId}`, good),
      await busy.post(`${path}/${full.shortId}`, good),
    ];
    await expectStatuses(answers, 200, 400, 404, 410, 413, 415, 200, 429);
  }
  const foreign = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
  const form = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
  const forms = [
    await scenario.post(`/api/leads/${code.shortId}`, "consent=true&name=Anna", form),
    await scenario.post(`/api/leads/${code.shortId}`, "consent=true&name=Anna", foreign),
    await scenario.post(`/p/${code.shortId}/consent`, "accept=true", form),
    await scenario.post(`/p/${code.shortId}/consent`, "accept=true", foreign),
  ];
  await expectStatuses(forms, 303, 403, 303, 403);
  const choices = [
    await scenario.post(`/p/${code.shortId}/consent`, { accept: true }),
    await scenario.post(`/p/${code.shortId}/consent`, {}),
    await scenario.post("/p/unknown/consent", { accept: true }),
    await scenario.post(`/p/${code.shortId}/consent`, LARGE),
    await scenario.post(`/p/${code.shortId}/consent`, { accept: true }, NO_TYPE),
  ];
  await expectStatuses(choices, 204, 400, 404, 413, 415);
});

test("looking at a page before it is published: 200, 400, 401, 413 and 415", async () => {
  const preview = (body: unknown, headers = {}) =>
    tenant.call("POST", "/app/api/pages/preview", body, headers);
  const page = { target: "https://zoo.example/" };
  const answers = [
    await preview(page),
    await preview({}),
    await preview(page, { authorization: "" }),
    await preview(LARGE),
    await preview(page, NO_TYPE),
  ];
  await expectStatuses(answers, 200, 400, 401, 413, 415);
});

test("guesses of pages, their files, pictures and consent: 429", async () => {
  const busy = await startScenario({ QZ_LIMIT_RESOLVE: "1/60s" });
  await expectStatuses([await busy.scan("nobody")], 404);
  const answers = [
    await busy.request("/p/nobody"),
    await busy.request("/p/nobody/contact.vcf"),
    await busy.request("/p/nobody/event.ics"),
    await busy.request("/i/nothing"),
    await busy.post("/p/nobody/consent", { consent: true }),
  ];
  await expectStatuses(answers, 429, 429, 429, 429, 429);
});

test("pages and their files: 200, 404 and 410", async () => {
  const owner = await scenario.signUp("Printer");
  const card = await owner.makeCode({
    type: "vcard",
    fields: { fn: "Ada" },
    landing: { template: "profile", headline: "Ada" },
  });
  const date = await owner.makeCode({
    type: "event",
    fields: { summary: "Concert", dtstart: "2026-12-01" },
    landing: { template: "event", headline: "Concert" },
  });
  for (const [{ id, shortId }, file] of [
    [card, ""],
    [card, "/contact.vcf"],
    [date, "/event.ics"],
  ] as const) {
    const answers = [
      await scenario.request(`/p/${shortId}${file}`),
      await scenario.request(`/p/nobody${file}`),
    ];
    await owner.call("PATCH", `/app/api/codes/${id}`, { active: false });
    answers.push(await scenario.request(`/p/${shortId}${file}`));
    await owner.call("PATCH", `/app/api/codes/${id}`, { active: true });
    await expectStatuses(answers, 200, 404, 410);
  }
});

test("reading what was counted and left: 200, 204, 400, 401, 403 and 404", async () => {
  const owner = await scenario.signUp("Reader");
  const code = await owner.makeCode();
  const path = `/app/api/codes/${code.id}`;
  const none = { authorization: "" };
  const { id } = await readJson<{ id: string }>(await scenario.post(`/api/leads/${code.shortId}`, LEAD));
  const answers = [
    await owner.call("GET", `${path}/analytics`),
    await owner.call("GET", `${path}/analytics?from=x`),
    await owner.call("GET", `${path}/analytics`, undefined, none),
    await owner.call("GET", `/app/api/codes/${UNKNOWN}/analytics`),
    await owner.call("GET", "/app/api/overview"),
    await owner.call("GET", "/app/api/privacy"),
    await owner.call("GET", "/app/api/privacy?language=fr"),
    await owner.call("GET", "/app/api/campaigns"),
    await owner.call("GET", "/app/api/campaigns?limit=x"),
    await owner.call("GET", "/app/api/campaigns", undefined, none),
    await owner.call("GET", `${path}/leads`),
    await owner.call("GET", `${path}/leads?limit=x`),
    await owner.call("GET", `${path}/leads`, undefined, none),
    await owner.call("GET", `/app/api/codes/${UNKNOWN}/leads`),
    await owner.call("GET", "/app/api/leads"),
    await owner.call("GET", "/app/api/leads?from=x"),
    await owner.call("GET", "/app/api/leads", undefined, none),
    await owner.call("PATCH", `/app/api/leads/${id}`, { handled: true }),
    await owner.call("PATCH", `/app/api/leads/${id}`, {}),
    await owner.call("PATCH", `/app/api/leads/${id}`, { handled: true }, none),
    await owner.call("PATCH", "/app/api/leads/lead_unknown", { handled: true }),
    await owner.call("PATCH", `/app/api/leads/${id}`, LARGE),
    await owner.call("PATCH", `/app/api/leads/${id}`, { handled: true }, NO_TYPE),
    await owner.call("DELETE", `/app/api/leads/${id}`, undefined, none),
    await owner.call("DELETE", `/app/api/leads/${id}`),
    await owner.call("DELETE", `/app/api/leads/${id}`),
  ];
  await expectStatuses(answers.slice(0, 7), 200, 400, 401, 404, 200, 200, 400);
  await expectStatuses(answers.slice(7, 14), 200, 400, 401, 200, 400, 401, 404);
  await expectStatuses(answers.slice(14), 200, 400, 401, 200, 400, 401, 404, 413, 415, 401, 204, 404);
  const small = await startScenario({ QZ_SIGNUP_PLAN: "static" });
  const visitor = await small.signUp();
  const refused = [
    await visitor.call("GET", `/app/api/codes/${UNKNOWN}/analytics`),
    await visitor.call("GET", "/app/api/campaigns"),
  ];
  await expectStatuses(refused, 403, 403);
});

test("arriving: 200, 400, 401, 402, 403, 409, 413 and 415", async () => {
  const owner = await scenario.signUp("Arriving");
  const send = (shortId: string, query = "from=dub", headers = {}) =>
    owner.call(
      "POST",
      `/app/api/import?${query}`,
      `[${shortId
        .split(",")
        .map((key) => `{"key":"${key}","url":"https://zoo.example/"}`)
        .join()}]`,
      { "content-type": "application/json", ...headers },
    );
  const many = Array.from({ length: 26 }, (_, at) => `lion-${at}`).join();
  const large = { method: "POST", body: new Uint8Array(100 * 1024 * 1024 + 1) };
  const authorization = `Bearer ${owner.apiKey}`;
  await expectStatuses(
    [
      await send("pride"),
      await send("lions", "from=zoo"),
      await send("lions", "from=dub", { authorization: "" }),
      await send(many),
      await send("x"),
      await scenario.request("/app/api/import?from=dub", {
        ...large,
        headers: { authorization, "content-type": "text/csv" },
      }),
      await send("lions", "from=dub", { "content-type": "text/html" }),
    ],
    ...[200, 400, 401, 402, 409, 413, 415],
  );
  const small = await startScenario({ QZ_SIGNUP_PLAN: "static" });
  const visitor = await small.signUp();
  await expectStatuses(
    [await visitor.call("POST", "/app/api/import?from=csv", "a", { "content-type": "text/csv" })],
    403,
  );
});

test("leaving: 200 and 400", async () => {
  const owner = await scenario.signUp("Leaving");
  const answers = [
    await owner.call("GET", "/app/api/redirects?format=caddy"),
    await owner.call("GET", "/app/api/redirects"),
    await owner.call("GET", "/app/api/archive"),
    await owner.call("GET", "/app/api/archive?parts=x"),
  ];
  await expectStatuses(answers, 200, 400, 200, 400);
});

test("the webhook: 200, 400, 401, 413, 415 and 429", async () => {
  const owner = await scenario.signUp("Receiver");
  const none = { authorization: "" };
  const put = (body: unknown, headers = {}) => owner.call("PUT", "/app/api/webhook", body, headers);
  const answers = [
    await owner.call("GET", "/app/api/webhook"),
    await owner.call("GET", "/app/api/webhook", undefined, none),
    await owner.call("POST", "/app/api/webhook/test"),
    await put({ url: "http://127.0.0.1:2/hook" }),
    await put({}),
    await put({}, none),
    await put(LARGE),
    await put({}, NO_TYPE),
    await owner.call("POST", "/app/api/webhook/test"),
    await owner.call("POST", "/app/api/webhook/test"),
    await owner.call("POST", "/app/api/webhook/test", undefined, none),
  ];
  await expectStatuses(answers, 200, 401, 400, 200, 400, 401, 413, 415, 200, 429, 401);
});

test("deliveries: 200, 202, 400, 401 and 404", async () => {
  const owner = await scenario.signUp("Sender");
  const { shortId } = await owner.makeCode();
  const none = { authorization: "" };
  await owner.call("PUT", "/app/api/webhook", { url: "http://127.0.0.1:2/hook" });
  await scenario.scan(shortId);
  await scenario.service.deliver();
  const { deliveries } = await readJson<{ deliveries: { id: string }[] }>(await owner.call("GET", LOG));
  const retry = `${LOG}/${deliveries[0]?.id}/retry`;
  const answers = [
    await owner.call("GET", LOG),
    await owner.call("GET", `${LOG}?status=lost`),
    await owner.call("GET", LOG, undefined, none),
    await owner.call("POST", retry),
    await owner.call("POST", retry, undefined, none),
    await owner.call("POST", `${LOG}/whd_0/retry`),
    await owner.call("PUT", "/app/api/webhook", { url: "" }),
    await owner.call("POST", retry),
  ];
  await expectStatuses(answers, 200, 400, 401, 202, 401, 404, 200, 400);
});

const LOG = "/app/api/webhook/deliveries";

const LOGO = "/api/v1/logos/simple-icons.spotify";
const LOGO_FILES = ["", ".svg", ".png"].map((ending) => `/file${ending}`);

test("the logo catalog: 200, 304, 400, 404, 429 and 503", async () => {
  const busy = await startScenario({ QZ_LIMIT_LOGOS: "1/60s", QZ_LIMIT_LOGO_FILES: "1/60s" });
  const full = await startScenario();
  writeFileSync(join(full.dataDir, "logos"), "a file in the way");
  for (const path of ["/api/v1/logos", "/api/v1/facets", LOGO]) {
    const answers = [await scenario.request(path), await full.request(path)];
    await busy.request(path);
    await expectStatuses([...answers, await busy.request(path)], 200, 503, 429);
  }
  const named = { ...DRAWING, style: { logo: { id: "simple-icons.spotify" } } };
  const drawn = [await full.post("/app/api/generate", named), await full.post("/app/api/export", named)];
  await expectStatuses(drawn, 503, 503);
  const bad = [
    await scenario.request("/api/v1/logos?page=0"),
    await scenario.request("/api/v1/logos/unknown"),
  ];
  await expectStatuses(bad, 400, 404);
  for (const file of LOGO_FILES) {
    const first = await scenario.request(LOGO + file);
    const answers = [
      first,
      await scenario.request(LOGO + file, { headers: { "if-none-match": first.headers.get("etag") ?? "" } }),
      await scenario.request(`${LOGO}${file}?size=1`),
      await scenario.request(`/api/v1/logos/unknown${file}`),
      await full.request(LOGO + file),
    ];
    await busy.request(LOGO + file);
    await expectStatuses([...answers, await busy.request(LOGO + file)], 200, 304, 400, 404, 503, 429);
  }
});

/** Every operation that needs storage, asked of a tenant that exists. */
async function storageCalls(owner: TenantClient, where: Scenario, path: string, shortId: string) {
  return [
    await where.post(`/api/leads/${shortId}`, LEAD),
    await where.post(`/api/events/${shortId}`, { type: "page_view" }),
    await where.post(`/p/${shortId}/consent`, { accept: true }),
    await where.request(`/p/${shortId}`),
    await where.request(`/p/${shortId}/contact.vcf`),
    await where.request(`/p/${shortId}/event.ics`),
    await owner.call("GET", `${path}/analytics`),
    await owner.call("GET", "/app/api/campaigns"),
    await owner.call("GET", `${path}/leads`),
    await owner.call("GET", "/app/api/leads"),
    await owner.call("PATCH", "/app/api/leads/lead_00000000000000000000000000", { handled: true }),
    await owner.call("DELETE", "/app/api/leads/lead_00000000000000000000000000"),
    await where.post("/app/api/signup", FORM),
    await owner.call("GET", "/app/api/me"),
    await owner.call("POST", "/app/api/keys/rotate"),
    await owner.call("POST", "/app/api/redeem", { code: "K7QM-2XVA-9RTD-HN4E" }),
    await owner.call("DELETE", "/app/api/me", { confirm: "Museum am Fluss" }),
    await owner.call("GET", "/app/api/webhook"),
    await owner.call("PUT", "/app/api/webhook", { url: "https://hooks.zoo.example/" }),
    await owner.call("POST", "/app/api/webhook/test"),
    await owner.call("GET", LOG),
    await owner.call("POST", `${LOG}/whd_00000000000000000000000000/retry`),
    await owner.call("GET", "/app/api/codes"),
    await owner.call("POST", "/app/api/codes", { target: "https://zoo.example/" }),
    await owner.call("POST", "/app/api/bulk", { csv: "target\nhttps://zoo.example/\n" }),
    await owner.call("GET", path),
    await owner.call("PATCH", path, { title: "x" }),
    await owner.call("DELETE", path),
    await owner.call("GET", `${path}/scans`),
    ...(await Promise.all(SYMBOLS.map((file) => owner.call("GET", `${path}/${file}`)))),
  ];
}

test("more calls of a workspace than it may make: 429 on every operation with a key", async () => {
  const limited = await startScenario({ QZ_LIMIT_TENANT: "1/3600s" });
  const owner = await limited.signUp();
  expect((await owner.call("GET", "/app/api/me")).status).toBe(200);
  const operations = operationsOf(await fetchContract(limited.url));
  for (const { method, path } of operations.filter(asksForKey))
    await expectProblem(await owner.call(method, concrete(path)), 429, "rate_limited");
});

test("no key: 401 on every operation with one; a key that may do nothing: 403 where it needs a scope", async () => {
  const made = await tenant.call("POST", "/app/api/keys", { name: "nothing", scopes: [] });
  const nobody = tenant.withKey("");
  const idle = tenant.withKey((await readJson<CreatedKey>(made)).apiKey);
  for (const operation of operationsOf(await fetchContract(scenario.url)).filter(asksForKey)) {
    const [method, path] = [operation.method, concrete(operation.path)];
    await expectProblem(await nobody.call(method, path), 401, "invalid_key");
    if (operation.security?.some(({ apiKey = [] }) => apiKey.length > 0))
      await expectProblem(await idle.call(method, path), 403, "scope_missing");
  }
});

test("several hosts: 400 on every operation", async () => {
  const { host } = new URL(scenario.url);
  for (const { method, path } of operationsOf(await fetchContract(scenario.url))) {
    const to = concrete(path);
    const asked = head(`${method} ${to}`, `host: ${host}`, "host: zoo.example", "content-length: 0");
    const { status, headers, body } = await rawExchange(scenario.url, asked);
    expect(status, `${method} ${to}`).toBe(400);
    await expectDocumented(scenario.url, method, to, new Response(body, { status, headers }));
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
  const operations = operationsOf(await fetchContract(slow.url)).filter(({ requestBody }) => requestBody);
  // A dozen at a time, from an address each: nobody knows how long these bodies are, and there is room for so many.
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
      slow.clock.turn(21 * 1000);
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

const TABLES = [
  "tenants",
  "tenant_totals",
  "api_keys",
  "codes",
  "code_totals",
  "scans",
  "scanners",
  "retired_short_ids",
  "leads",
  "webhooks",
  "webhook_deliveries",
];

test("storage out of order: 503 everywhere but on the way of a known code's scan, and all is well once it is back", async () => {
  const broken = await startScenario();
  const owner = await broken.signUp();
  const newcomer = await broken.signUp();
  const [known, unseen, other] = [await owner.makeCode(), await owner.makeCode(), await owner.makeCode()];
  const path = `/app/api/codes/${known.id}`;
  await broken.scan(known.shortId);
  const putBack = await broken.storage.putAway(...TABLES);
  for (const answer of await storageCalls(owner, broken, path, other.shortId)) {
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await expectProblem(answer, 503, "storage_unavailable");
  }
  // A key that was seen is remembered for a while; one that was not has to be looked up.
  const page = { target: "https://zoo.example/" };
  const preview = await newcomer.call("POST", "/app/api/pages/preview", page);
  await expectProblem(preview, 503, "storage_unavailable");
  // A code in the cache redirects on, its scan lost and counted. One that would have to be looked up can't be told.
  const scan = await broken.scan(known.shortId);
  expect([scan.status, scan.headers.get("location")]).toEqual([302, known.target]);
  await expectProblem(await broken.scan(unseen.shortId), 503, "storage_unavailable");
  expect(await readJson<unknown>(await broken.request("/healthz"))).toMatchObject({
    status: "degraded",
    reason: "storage_failing",
    lostScans: 1,
  });
  await expectProblem(await broken.request("/readyz"), 503, "storage_unavailable");
  const lines = broken.logged.filter(({ level }) => level === "error");
  expect(lines.length).toBeGreaterThan(0);
  await putBack();
  expect((await broken.scan(unseen.shortId)).status).toBe(302);
  expect((await broken.scan(known.shortId)).status).toBe(302);
  const log = await readJson<unknown>(await owner.call("GET", `${path}/scans`));
  expect(log).toMatchObject({ total: 2 });
});

test("more to do than can be done: 503 on every operation but the service's health and scans", async () => {
  const loop = createHeldLoop();
  const full = await startScenario({}, { loop });
  // Answers are held against the contract, which is asked for once.
  await full.request("/healthz");
  for (const { method, path, security } of operationsOf(await fetchContract(scenario.url))) {
    if (path === "/healthz" || path === "/readyz" || path === "/r/{shortId}") continue;
    const headers = security?.length ? { authorization: "Bearer key" } : {};
    // Longer than any request may wait for its turn.
    const answer = await loop.during(20_001, () => full.request(concrete(path), { method, headers }));
    expect(answer.headers.get("retry-after")).toBe("1");
    if (!path.startsWith("/api/v1/")) await expectProblem(answer, 503, "busy");
    else expect(answer.status).toBe(503);
  }
  await expectStatuses([await full.request("/healthz")], 200);
});

test("no operation declares a status that nothing reaches", async () => {
  const declared = operationsOf(await fetchContract(scenario.url)).flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  );
  // The default response only says that there are no others.
  expect(declared.filter((answer) => !reached.has(answer))).toEqual(["resolve default"]);
});
