import { expect, test } from "bun:test";
import type {
  Growth,
  LogPage,
  OperatorCodeFile,
  OperatorCodes,
  OperatorPeople,
  OperatorPersonFile,
  OperatorWorkspace,
  OperatorWorkspaceFile,
  OperatorWorkspaces,
} from "../../../src/features/operators/model.ts";
import type { OperatorReport, OperatorReports } from "../../../src/features/operators/reports-model.ts";
import type { OperatorState } from "../../../src/features/operators/state-model.ts";
import type { SignedCodes } from "../../../src/features/operators/signs-model.ts";
import { DAY, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { signUpOwner } from "../people/browser.ts";
import { reported } from "../reports/client.ts";
import { enterAsOperator, operatorKey } from "./operator.ts";

const scenario = await startScenario();
const operator = await enterAsOperator(scenario);

async function get<T>(path: string): Promise<T> {
  const answer = await operator.call("GET", `/operator/api${path}`);
  expect(answer.status).toBe(200);
  return readJson<T>(answer);
}

const act = (method: string, path: string, body?: unknown) =>
  operator.call(method, `/operator/api${path}`, body);

async function done<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await act(method, path, body);
  expect(answer.status).toBe(200);
  return readJson<T>(answer);
}

/** The last entry of the log. */
async function lastEntry() {
  const [entry] = (await get<LogPage>("/log?limit=1")).entries;
  return entry;
}

/** The newest entry of a workspace's audit. */
async function lastAudit(tenant: { call: typeof operator.call }) {
  const { entries } = await readJson<{ entries: Record<string, unknown>[] }>(
    await tenant.call("GET", "/app/api/audit?limit=1"),
  );
  return entries[0];
}

const RULED = {
  target: "https://museum.example/hall-3",
  rules: [
    { name: "German", when: { country: ["DE"] }, target: "https://de.museum.example/" },
    {
      name: "Phones",
      when: { device: ["mobile"] },
      split: [
        { name: "a", target: "https://a.split.example/", weight: 1 },
        { name: "b", target: "https://b.split.example/", weight: 1 },
      ],
    },
  ],
  landing: {
    template: "links",
    headline: "Hall 3",
    links: [{ label: "Shop", url: "https://shop.example/" }],
  },
};

test("a code is seen with all that it leads to, taken down with a reason, and put back; the log, the audit and the owner know", async () => {
  const museum = await scenario.signUp("Museum am Fluss");
  const code = await museum.makeCode(RULED);
  const file = await get<OperatorCodeFile>(`/codes/${code.id}`);
  expect(file.destinations.map(({ kind, host }) => `${kind} ${host}`)).toEqual([
    "rule de.museum.example",
    "rule a.split.example",
    "rule b.split.example",
    "target museum.example",
    "link shop.example",
  ]);
  expect(file.destinations[0]?.when).toBe('{"country":["DE"]}');
  expect(file).toMatchObject({
    workspace: { id: museum.id, name: "Museum am Fluss", suspended: false },
    ...{ active: true, blocked: null, blocks: [], previewUrl: `${code.shortUrl}+`, pageUrl: code.pageUrl },
  });
  const words = "It asks for passwords.";
  const down = await done<OperatorCodeFile>("POST", `/codes/${code.id}/take-down`, {
    reason: "phishing",
    words,
  });
  expect(down).toMatchObject({ active: false, blocked: { by: "operator", reason: "phishing", words } });
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  expect(await lastEntry()).toMatchObject({
    who: { kind: "person", id: operator.owner.personId },
    action: "code.taken_down",
    subject: { kind: "code", id: code.id },
    detail: { reason: "phishing" },
  });
  expect(await lastAudit(museum)).toMatchObject({ action: "code.taken_down", who: { kind: "operator" } });
  const back = await done<OperatorCodeFile>("POST", `/codes/${code.id}/put-back`);
  expect(back).toMatchObject({ active: true, blocked: null, blocks: [] });
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  for (const path of ["", "/take-down", "/put-back"])
    await expectProblem(
      await act(
        path === "" ? "GET" : "POST",
        `/codes/code_${"0".repeat(26)}${path}`,
        path === "/take-down" ? { reason: "spam" } : undefined,
      ),
      404,
      "not_found",
    );
});

test("codes are listed newest first, by workspace and by host, page by page, and edits move them to other hosts", async () => {
  const museum = await scenario.signUp("Listed");
  const codes = [];
  for (let at = 0; at < 3; at++)
    codes.push(await museum.makeCode({ target: `https://host${at}.list.example/` }));
  const ids = codes.map(({ id }) => id).toReversed();
  const first = await get<OperatorCodes>(`/codes?workspace=${museum.id}&limit=2`);
  expect(first.codes.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const second = await get<OperatorCodes>(`/codes?workspace=${museum.id}&limit=2&cursor=${first.nextCursor}`);
  expect([second.codes.map(({ id }) => id), second.nextCursor]).toEqual([ids.slice(2), null]);
  expect((await get<OperatorCodes>("/codes?limit=1")).codes[0]?.id).toBe(ids[0] ?? "");
  const of = async (host: string) =>
    (await get<OperatorCodes>(`/codes?host=${host}`)).codes.map(({ id }) => id);
  expect(await of("HOST1.list.example")).toEqual([codes[1]?.id ?? ""]);
  const edit = { target: "https://host0.list.example/elsewhere" };
  expect((await museum.call("PATCH", `/app/api/codes/${codes[1]?.id}`, edit)).status).toBe(200);
  expect(await of("host1.list.example")).toEqual([]);
  expect(await of("host0.list.example")).toEqual([codes[1]?.id ?? "", codes[0]?.id ?? ""]);
  const page = await get<OperatorCodes>("/codes?host=host0.list.example&limit=1");
  const rest = await get<OperatorCodes>(`/codes?host=host0.list.example&limit=1&cursor=${page.nextCursor}`);
  expect([...page.codes, ...rest.codes].map(({ id }) => id)).toEqual([
    codes[1]?.id ?? "",
    codes[0]?.id ?? "",
  ]);
  expect(rest.nextCursor).toBeNull();
  const many = [{ target: "https://many.example/1" }, { target: "https://many.example/2" }];
  expect((await museum.call("POST", "/app/api/codes", many)).status).toBe(200);
  expect(await of("many.example")).toHaveLength(2);
  expect((await museum.call("DELETE", `/app/api/codes/${codes[0]?.id}`)).status).toBe(204);
  expect(await of("host0.list.example")).toEqual([codes[1]?.id ?? ""]);
  for (const query of ["cursor=x", "host=a.example&cursor=code_x"])
    await expectProblem(await act("GET", `/codes?${query}`), 400, "cursor_invalid");
});

test("a code is seen with its signs, and codes with signs are listed newest first, page by page", async () => {
  const museum = await scenario.signUp("With signs");
  const codes = [];
  for (const target of [
    "https://bit.ly/hall-3",
    "https://plain.example/",
    "http://u@192.0.2.7/",
    "https://bit.ly/2",
  ])
    codes.push(await museum.makeCode({ target }));
  for (let minutes = 0; minutes < 3; minutes++, scenario.clock.advance(MINUTE))
    await scenario.service.housekeep();
  const [link, plain, address, last] = codes.map(({ id }) => id);
  const file = await get<OperatorCodeFile>(`/codes/${address}`);
  const found = { host: "192.0.2.7", detail: null, foundAt: expect.any(String) };
  const ofAddress = [
    { sign: "ip_address", ...found },
    { sign: "user_name", ...found },
  ];
  expect(file.signs).toEqual(ofAddress as typeof file.signs);
  expect((await get<OperatorCodeFile>(`/codes/${plain}`)).signs).toEqual([]);
  const first = await get<SignedCodes>("/signs?limit=2");
  expect(first.codes.map(({ code }) => code.id)).toEqual([last ?? "", address ?? ""]);
  expect(first.codes[1]?.signs).toEqual(file.signs);
  expect(first.codes[1]?.code).toEqual((await get<OperatorCodes>(`/codes?host=192.0.2.7`)).codes[0]);
  const rest = await get<SignedCodes>(`/signs?limit=2&cursor=${first.nextCursor}`);
  expect([rest.codes.map(({ code }) => code.id), rest.nextCursor]).toEqual([[link ?? ""], null]);
  expect((await museum.call("DELETE", `/app/api/codes/${last}`)).status).toBe(204);
  expect((await get<SignedCodes>("/signs")).codes.map(({ code }) => code.id)).toEqual([
    address ?? "",
    link ?? "",
  ]);
  await expectProblem(await act("GET", "/signs?cursor=x"), 400, "cursor_invalid");
});

test("a workspace is found, suspended with a reason and resumed, gets a plan and a grant, and is erased", async () => {
  const { tenant, owner } = await signUpOwner(scenario, { name: "Zirkus Sonnenschein" });
  const code = await tenant.makeCode();
  const path = `/workspaces/${tenant.id}`;
  const list = await get<OperatorWorkspaces>("/workspaces?q=sonnensch");
  expect(list.workspaces.map(({ id }) => id)).toEqual([tenant.id]);
  expect(await get<OperatorWorkspaceFile>(path)).toMatchObject({
    ...{ name: "Zirkus Sonnenschein", suspended: false, usage: { codes: 1, plainCodes: 0 } },
    members: [{ id: owner.personId, role: "owner" }],
    codes: [{ id: code.id }],
  });
  const suspended = await done<OperatorWorkspace>("POST", `${path}/suspend`, { reason: "spam" });
  expect(suspended).toMatchObject({ suspended: true, blocked: { by: "operator", reason: "spam" } });
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  expect((await tenant.call("GET", "/app/api/me")).status).toBe(401);
  const all = await get<OperatorWorkspaces>("/workspaces?suspended=true");
  expect(all.workspaces.map(({ id }) => id)).toContain(tenant.id);
  expect(await done<OperatorWorkspace>("POST", `${path}/resume`)).toMatchObject({
    suspended: false,
    blocked: null,
  });
  expect((await tenant.call("GET", "/app/api/me")).status).toBe(200);
  expect(await lastAudit(tenant)).toMatchObject({ action: "workspace.resumed", who: { kind: "operator" } });
  const edited = await done<OperatorWorkspace>("PATCH", path, { plan: "pro", deviceLog: true });
  expect(edited).toMatchObject({ plan: { name: "pro", validUntil: null }, deviceLog: true });
  const me = await readJson<{ plan: { name: string } }>(await tenant.call("GET", "/app/api/me"));
  expect(me.plan.name).toBe("pro");
  await expectProblem(await act("PATCH", path, { plan: "none" }), 400, "invalid_request");
  await expectProblem(await act("PATCH", path, {}), 400, "nothing_to_change");
  expect((await act("DELETE", path)).status).toBe(204);
  expect(await lastEntry()).toMatchObject({ action: "workspace.deleted", subject: { id: tenant.id } });
  expect((await tenant.call("GET", "/app/api/me")).status).toBe(401);
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  await expectProblem(await act("GET", path), 404, "not_found");
  await expectProblem(await act("DELETE", path), 404, "not_found");
  await expectProblem(await act("PATCH", path, { plan: "pro" }), 404, "not_found");
  await expectProblem(await act("POST", `${path}/suspend`, { reason: "spam" }), 404, "not_found");
  await expectProblem(await act("POST", `${path}/resume`), 404, "not_found");
  await expectProblem(await act("GET", "/workspaces?cursor=x"), 400, "cursor_invalid");
});

test("a report is decided in place, and its code is taken down", async () => {
  const museum = await scenario.signUp("Reported");
  const code = await museum.makeCode();
  const { number } = await reported(scenario, code.shortId);
  const { reports } = await get<OperatorReports>("/reports");
  expect(reports.find((one) => one.number === number)).toMatchObject({
    code: { id: code.id, address: code.shortId, shortUrl: code.shortUrl },
    ...{ state: "open", reason: "phishing", ageDays: 0, mail: "none", email: "anna@reporter.example" },
  });
  scenario.clock.advance(2 * DAY);
  const again = await enterAsOperator(scenario);
  const call = (method: string, path: string, body?: unknown) =>
    again.call(method, `/operator/api/reports/${number}${path}`, body);
  expect((await readJson<OperatorReport>(await call("GET", ""))).ageDays).toBe(2);
  const decision = { decision: "taken_down", words: "Thank you." };
  const decided = await readJson<OperatorReport>(await call("POST", "/decision", decision));
  expect(decided).toMatchObject({ state: "taken_down", answer: "Thank you.", decidedAt: expect.any(String) });
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  await expectProblem(await call("POST", "/decision", decision), 409, "report_decided");
  expect((await call("DELETE", "")).status).toBe(204);
  await expectProblem(await call("GET", ""), 404, "not_found");
  await expectProblem(await call("DELETE", ""), 404, "not_found");
  await expectProblem(await call("POST", "/decision", decision), 404, "not_found");
  await expectProblem(
    await again.call("GET", "/operator/api/reports?state=decided&cursor=x"),
    400,
    "cursor_invalid",
  );
});

test("people are found, signed out, helped to a password, and erased unless a workspace would have no owner", async () => {
  const me = await enterAsOperator(scenario);
  const call = (method: string, path: string, body?: unknown) =>
    me.call(method, `/operator/api${path}`, body);
  const { owner, tenant } = await signUpOwner(scenario);
  const path = `/people/${owner.personId}`;
  const found = await readJson<OperatorPeople>(await call("GET", `/people?q=${owner.email.toUpperCase()}`));
  expect(found.people.map(({ id }) => id)).toContain(owner.personId);
  const unconfirmed = await readJson<OperatorPeople>(await call("GET", "/people?unconfirmed=true&limit=1"));
  expect(unconfirmed.people[0]?.id).toBe(owner.personId);
  const file = await readJson<OperatorPersonFile>(await call("GET", path));
  expect(file).toMatchObject({ email: owner.email, sessions: 1, operator: false, secondFactor: false });
  expect(file.workspaces).toEqual([
    { id: tenant.id, name: expect.any(String), role: "owner", suspended: false },
  ]);
  expect(await readJson<unknown>(await call("POST", `${path}/sign-out`))).toEqual({ sessions: 1 });
  expect((await owner.call("GET", "/app/api/session")).status).toBe(401);
  const reset = await readJson<{ link: unknown }>(
    await call("POST", `${path}/reset`, { secondFactor: true }),
  );
  expect(reset.link).toEqual({ url: expect.stringContaining(scenario.url), expiresAt: expect.any(String) });
  await expectProblem(await call("DELETE", path), 409, "last_owner");
  expect((await call("DELETE", `/workspaces/${tenant.id}`)).status).toBe(204);
  expect((await call("DELETE", path)).status).toBe(204);
  await expectProblem(await call("GET", path), 404, "not_found");
  await expectProblem(await call("DELETE", path), 404, "not_found");
  await expectProblem(await call("POST", `${path}/sign-out`), 404, "not_found");
  await expectProblem(await call("POST", `${path}/reset`, {}), 404, "not_found");
  await expectProblem(await call("GET", "/people?cursor=x"), 400, "cursor_invalid");
});

test("the state, the growth of a day and the log tell how the service is, to a key as well", async () => {
  const key = await operatorKey(scenario, "watcher");
  const state = await key.get<OperatorState>("/operator/api/state");
  expect(state).toMatchObject({
    engine: expect.stringMatching(/^(?:sqlite|postgres)$/),
    storage: { status: "ok", reason: null, lostScans: 0, diskLow: false },
    ...{ mail: false, passwords: true, backups: { lastAt: null, bytes: null }, offsite: null },
    queues: { deliveries: 0, jobs: 0 },
  });
  expect(state.storage.databaseBytes).toBeGreaterThan(0);
  expect(state.counts.workspaces).toBeGreaterThan(0);
  expect(state.plans).toContain("pro");
  const museum = await scenario.signUp("Growing");
  await museum.call("PUT", "/app/api/webhook", { url: "http://127.0.0.1:2/hook" });
  // Nobody takes it there, so it waits for another try.
  await scenario.scan((await museum.makeCode()).shortId);
  expect((await key.get<OperatorState>("/operator/api/state")).queues).toEqual({ deliveries: 1, jobs: 0 });
  await museum.makeCode();
  const growth = await key.get<Growth>("/operator/api/growth");
  expect(growth.byWorkspace).toContainEqual({ workspace: { id: museum.id, name: "Growing" }, codes: 2 });
  expect(growth.codes).toBe(growth.byWorkspace.reduce((sum, { codes }) => sum + codes, 0));
  expect(growth.workspaces).toBeGreaterThan(0);
  expect(await key.get<Growth>("/operator/api/growth?day=2020-02-29")).toEqual({
    ...{ day: "2020-02-29", workspaces: 0, people: 0, codes: 0, byWorkspace: [] },
  });
  await expectProblem(await key.call("GET", "/operator/api/growth?day=2026-02-30"), 400, "period_invalid");
  const first = await key.get<LogPage>("/operator/api/log?limit=1");
  const second = await key.get<LogPage>(`/operator/api/log?limit=1&cursor=${first.nextCursor}`);
  expect(second.entries[0]?.id).not.toBe(first.entries[0]?.id ?? "");
  await expectProblem(await key.call("GET", "/operator/api/log?cursor=x"), 400, "cursor_invalid");
  const { shortId, id } = await museum.makeCode();
  await key.call("POST", `/operator/api/codes/${id}/take-down`, { reason: "other" });
  expect((await key.get<LogPage>("/operator/api/log?limit=1")).entries[0]?.who).toEqual({
    ...{ kind: "key", id: key.id, name: "watcher" },
  });
  expect((await scenario.scan(shortId)).status).toBe(410);
});
