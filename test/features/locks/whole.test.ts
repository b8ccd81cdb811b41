import { expect, test } from "bun:test";
import { REDIRECT_FORMATS } from "../../../src/features/moving/constants.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { makeBulk, sendCsv } from "../bulk/client.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { cookieOf, visitorOf } from "./visitor.ts";

/** Locks with all else that a workspace has. */

const dns = createTestDns();
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
const tenant = await scenario.signUp();
const { unlock, get } = visitorOf(scenario);
const password = "open sesame";
const target = "https://secret.example/plan-b";

interface Record {
  readonly id: string;
  readonly shortId: string;
  readonly locked: boolean;
  readonly lock: unknown;
  readonly active: boolean;
}

const byShortId = async (shortId: string): Promise<Record> => {
  const answer = await tenant.call("GET", `/app/api/codes?shortId=${shortId}`);
  const { codes } = await readJson<{ codes: Record[] }>(answer);
  const [code] = codes;
  if (!code) throw new Error("no code");
  return code;
};

const opens = async (shortId: string, word: string) => (await unlock(shortId, word)).status === 204;

test("a code of a domain is unlocked there, under its own paths", async () => {
  const host = "qr.museum.example";
  await ownDomain(tenant, dns, host);
  const code = await tenant.makeCode({ target, domain: host, shortId: "hall-3", lock: { password } });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(scenario.url + path, { redirect: "manual", ...init, headers: { ...init.headers, host } });
  const scan = await ask("/hall-3");
  expect([scan.status, scan.headers.get("location")]).toEqual([302, code.pageUrl]);
  const page = await ask("/p/hall-3");
  expect(await page.text()).toContain('action="hall-3/unlock"');
  const opened = await ask("/p/hall-3/unlock", {
    method: "POST",
    body: JSON.stringify({ password }),
    headers: { "content-type": "application/json" },
  });
  expect(opened.status).toBe(204);
  expect(opened.headers.get("set-cookie")).toContain("; Path=/p/hall-3;");
  const on = await ask("/p/hall-3", { headers: { cookie: cookieOf(opened) } });
  expect([on.status, on.headers.get("location")]).toEqual([302, target]);
  const preview = await (await ask("/hall-3+", { headers: { accept: "text/html" } })).text();
  expect(preview).toContain("It is locked");
  expect(preview).not.toContain("secret.example");
  // The service's own host has no such code.
  await expectProblem(await unlock("hall-3", password), 404, "code_not_found");
});

test("files of redirects, lists as a file and the archive have neither password nor hash, and the files no target", async () => {
  const { shortId } = await tenant.makeCode({ target, lock: { password } });
  for (const format of REDIRECT_FORMATS) {
    const file = await (await tenant.call("GET", `/app/api/redirects?format=${format}`)).text();
    expect(file).not.toMatch(/secret\.example/);
    expect(file).not.toContain(shortId);
  }
  const list = await (await tenant.call("GET", "/app/api/codes?format=csv")).text();
  expect(list).not.toMatch(/argon2|sesame/);
});

test("a bulk file locks codes, and says by column what is wrong", async () => {
  const rows = `target,shortId,lock,lockHint
${target},bulk-1,${password},on the door
${target},bulk-2,${password},
${target},bulk-3,,`;
  await makeBulk(tenant, rows);
  expect(await byShortId("bulk-1")).toMatchObject({ locked: true, lock: { hint: "on the door" } });
  expect(await byShortId("bulk-2")).toMatchObject({ locked: true, lock: { hint: null } });
  expect(await byShortId("bulk-3")).toMatchObject({ locked: false, lock: null });
  expect([await opens("bulk-1", password), await opens("bulk-2", "wrong one")]).toEqual([true, false]);
  const bad = `target,lock,lockHint,type,ssid,password\n${target},abc,,,,\n${target},,alone,,,\n,word,,wifi,Museum,quiet zone\n${target},${password},${"x".repeat(201)},,,`;
  const checked = await readJson<{ errors: { row: number; column: string }[] }>(
    await sendCsv(tenant, bad, "?dryRun=true"),
  );
  expect(checked.errors.map(({ row, column }) => [row, column])).toEqual([
    [1, "lock"],
    [2, "lock"],
    [3, "lock"],
    [4, "lockHint"],
  ]);
  const many = `target,lock\n${Array.from({ length: 102 }, (_, at) => `${target},password ${at}`).join("\n")}`;
  const counted = await readJson<{ errors: { row: number; reason: string }[] }>(
    await sendCsv(tenant, many, "?dryRun=true"),
  );
  expect(counted.errors.map(({ row, reason }) => [row, reason])).toEqual([
    [101, "too_many_passwords"],
    [102, "too_many_passwords"],
  ]);
});

test("a file of edits sets, changes and removes locks, tells none of them, and its undoing leaves them", async () => {
  for (const shortId of ["edit-1", "edit-2", "edit-3", "edit-4"])
    await tenant.makeCode({
      target,
      shortId,
      ...(shortId !== "edit-1" && { lock: { password, hint: "old" } }),
    });
  const csv = `shortId,lock,lockHint\nedit-1,a new word,\nedit-2,,new\nedit-3,-,\nedit-4,,\n`;
  const send = (query: string) =>
    tenant.call("POST", `/app/api/codes/edits${query}`, csv, { "content-type": "text/csv" });
  const tried = await (await send("?dryRun=true&changes=true")).text();
  expect(tried).not.toMatch(/new word|argon2|sesame/);
  expect(JSON.parse(tried)).toMatchObject({
    changed: 3,
    failed: [],
    changes: [
      { before: { lock: null }, after: { lock: { hint: null } } },
      { before: { lock: { hint: "old" } }, after: { lock: { hint: "new" } } },
      { before: { lock: { hint: "old" } }, after: { lock: null } },
    ],
  });
  const done = await send("");
  expect(await done.json()).toMatchObject({ matched: 4, changed: 3, failed: [] });
  expect([await opens("edit-1", "a new word"), await opens("edit-2", password)]).toEqual([true, true]);
  expect(await byShortId("edit-2")).toMatchObject({ lock: { hint: "new" } });
  expect(await byShortId("edit-3")).toMatchObject({ locked: false });
  expect(await byShortId("edit-4")).toMatchObject({ lock: { hint: "old" } });
  const undone = await tenant.call("POST", `/app/api/bulk/${done.headers.get("x-bulk-id")}/undo`);
  expect(await undone.json()).toMatchObject({ restored: 0 });
  expect(await byShortId("edit-1")).toMatchObject({ locked: true });
  const hint = `shortId,lockHint\nedit-3,alone\n`;
  const refused = await tenant.call("POST", "/app/api/codes/edits", hint, { "content-type": "text/csv" });
  expect(await refused.json()).toMatchObject({ failed: [{ row: 1, column: "lock", reason: "required" }] });
});

test("a batch locks codes with one password, and removes their locks", async () => {
  for (const shortId of ["batch-1", "batch-2"]) await tenant.makeCode({ target, shortId, group: "batch" });
  const act = (value: unknown) =>
    tenant.call("POST", "/app/api/codes/batch", { filter: { group: "batch" }, action: "lock", value });
  expect(await (await act({ password, hint: "all" })).json()).toMatchObject({ matched: 2, changed: 2 });
  expect([await opens("batch-1", password), await opens("batch-2", password)]).toEqual([true, true]);
  const cookie = cookieOf(await unlock("batch-1", password));
  expect((await get("/p/batch-2", cookie)).status).toBe(200);
  const refused = await expectProblem(await act({ hint: "no password" }), 400, "invalid_request");
  expect(refused.errors?.[0]?.pointer).toBe("/value/password");
  await expectProblem(await act({ password: "abc" }), 400, "invalid_request");
  expect(await (await act(null)).json()).toMatchObject({ changed: 2 });
  expect(await byShortId("batch-1")).toMatchObject({ locked: false });
});

test("a list of codes hashes a password that they share once, and answers each", async () => {
  const list = [
    { target, lock: { password } },
    { target, lock: { password: "abc" } },
    { target, lock: { password } },
  ];
  const { results } = await readJson<{ results: { code?: Record; problem?: unknown }[] }>(
    await tenant.call("POST", "/app/api/codes", list),
  );
  expect(results.map(({ code, problem }) => [code?.locked, problem !== undefined])).toEqual([
    [true, false],
    [undefined, true],
    [true, false],
  ]);
  for (const { code } of results) if (code) expect(await opens(code.shortId, password)).toBe(true);
});

test("an archive has no password, so its code arrives switched off, and the answer says why", async () => {
  const zoo = await scenario.signUp("Zoo");
  const { id } = await zoo.makeCode({ target, shortId: "zoo-1", lock: { password, hint: "the lion" } });
  await zoo.call("PATCH", `/app/api/codes/${id}`, { lock: { password: "another word" } });
  const archive = new Uint8Array(await (await zoo.call("GET", "/app/api/archive")).arrayBuffer());
  const there = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
  const heir = await there.signUp("Zoo");
  const answer = await there.request("/app/api/import?from=quietzone", {
    method: "POST",
    headers: { authorization: `Bearer ${heir.apiKey}`, "content-type": "application/zip" },
    body: archive,
  });
  expect(await answer.json()).toMatchObject({
    made: 1,
    dropped: [{ row: 1, what: "password (the code is inactive)" }],
  });
  const { codes } = await readJson<{ codes: Record[] }>(await heir.call("GET", "/app/api/codes"));
  expect(codes).toMatchObject([{ shortId: "zoo-1", active: false, locked: false, lock: null }]);
  const history = await (await heir.call("GET", `/app/api/codes/${codes[0]?.id}/history`)).text();
  expect(history).toContain("the lion");
  expect(history).not.toMatch(/argon2|sesame|another word/);
});

test("an unlock in the moment in which the password changes opens nothing", async () => {
  const { id, shortId } = await tenant.makeCode({ target, lock: { password } });
  const [opened] = await Promise.all([
    unlock(shortId, password),
    tenant.call("PATCH", `/app/api/codes/${id}`, { lock: { password: "a new word" } }),
  ]);
  expect([204, 403]).toContain(opened.status);
  expect((await get(`/p/${shortId}`, cookieOf(opened))).status).toBe(200);
  expect(await opens(shortId, password)).toBe(false);
});

test("locks and unlocks outlast a restart", async () => {
  const { shortId } = await tenant.makeCode({ target, lock: { password } });
  const cookie = cookieOf(await unlock(shortId, password));
  await scenario.restart();
  expect((await get(`/p/${shortId}`, cookie)).status).toBe(302);
  expect((await get(`/p/${shortId}`)).status).toBe(200);
});

test("people who sign in without passwords lock codes with them", async () => {
  const without = await startScenario({ QZ_PASSWORDS: "off" });
  const { shortId } = await (await without.signUp()).makeCode({ target, lock: { password } });
  expect((await visitorOf(without).unlock(shortId, password)).status).toBe(204);
});
