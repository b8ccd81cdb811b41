import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** `POST /app/api/codes/batch`: one action on many codes. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });

interface Answer {
  readonly matched: number;
  readonly changed: number;
  readonly failed: readonly { id: string; code: string; detail: string }[];
}

const batch = (tenant: TenantClient, body: object, headers: Record<string, string> = {}) =>
  tenant.call("POST", "/app/api/codes/batch", body, headers);

async function done(tenant: TenantClient, body: object): Promise<Answer> {
  const response = await batch(tenant, body);
  expect(response.status).toBe(200);
  return readJson<Answer>(response);
}

const read = async (tenant: TenantClient, id: string) =>
  readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));

const list = async (tenant: TenantClient, query = "") =>
  readJson<{ codes: CodeJson[]; totals: Record<string, number> }>(
    await tenant.call("GET", `/app/api/codes${query}`),
  );

/** Codes of two campaigns, three of each. */
async function halls(tenant: TenantClient): Promise<CodeJson[]> {
  const codes: CodeJson[] = [];
  for (const [at, group] of ["audio", "audio", "audio", "poster", "poster", "poster"].entries())
    codes.push(await tenant.makeCode({ title: `Hall ${at}`, group }));
  return codes;
}

test("a filter switches off what it chooses, once, and scans see it at once", async () => {
  const tenant = await scenario.signUp();
  const codes = await halls(tenant);
  for (const { shortId } of codes) expect((await scenario.scan(shortId)).status).toBe(302);
  scenario.clock.advance(1_000);
  const filter = { group: "audio" };
  const wanted = { matched: 3, changed: 3, failed: [] };
  expect(await done(tenant, { filter, action: "disable", dryRun: true })).toEqual(wanted);
  expect((await list(tenant)).totals).toMatchObject({ codes: 6, active: 6 });
  expect(await done(tenant, { filter, action: "disable" })).toEqual(wanted);
  expect((await list(tenant)).totals).toMatchObject({ codes: 6, active: 3 });
  const statuses = [];
  for (const { shortId } of codes) statuses.push((await scenario.scan(shortId)).status);
  expect(statuses).toEqual([410, 410, 410, 302, 302, 302]);
  const [first] = codes;
  const edited = await tenant.call("GET", `/app/api/codes/${first?.id}`);
  expect(edited.headers.get("etag")).toStartWith('"r2.');
  const updatedAt = new Date(scenario.clock.now()).toISOString();
  expect<object>(await readJson<CodeJson>(edited)).toEqual({ ...first, active: false, scans: 1, updatedAt });
  // A code that is so already is matched, and no edit.
  expect(await done(tenant, { filter: {}, action: "disable" })).toEqual({
    matched: 6,
    changed: 3,
    failed: [],
  });
  expect((await tenant.call("GET", `/app/api/codes/${first?.id}`)).headers.get("etag")).toStartWith('"r2.');
  expect(await done(tenant, { filter: { q: "HALL 4" }, action: "activate" })).toMatchObject({ changed: 1 });
  expect(await done(tenant, { filter: { active: true }, action: "disable" })).toMatchObject({ matched: 1 });
});

test("codes move to another campaign, and are found and counted there", async () => {
  const tenant = await scenario.signUp();
  const codes = await halls(tenant);
  for (const { shortId } of codes) await scenario.scan(shortId);
  const ids = codes.map(({ id }) => id);
  expect(await done(tenant, { ids: ids.slice(2), action: "move", value: "tour" })).toMatchObject({
    changed: 4,
  });
  expect((await list(tenant, "?q=tour")).codes).toHaveLength(4);
  await scenario.service.housekeep();
  const { campaigns } = await readJson<{ campaigns: { group: string | null; scans: number }[] }>(
    await tenant.call("GET", "/app/api/campaigns"),
  );
  expect(campaigns.map(({ group, scans }) => [group, scans]).sort()).toEqual([
    ["audio", 2],
    ["tour", 4],
  ]);
  await done(tenant, { filter: { group: "tour" }, action: "move", value: null });
  expect(await read(tenant, ids[5] ?? "")).toMatchObject({ group: null });
});

test("codes are deleted by ids, and by a filter only as many as were expected", async () => {
  const tenant = await scenario.signUp();
  const codes = await halls(tenant);
  const remove = { filter: { group: "poster" }, action: "delete" };
  await expectProblem(await batch(tenant, remove), 409, "expected_differs");
  await expectProblem(await batch(tenant, { ...remove, expected: 2 }), 409, "expected_differs");
  const { matched } = await done(tenant, { ...remove, dryRun: true });
  expect(await done(tenant, { ...remove, expected: matched })).toEqual({
    matched: 3,
    changed: 3,
    failed: [],
  });
  const [first, second] = codes;
  const ids = [first?.id, "code_00000000000000000000000000", codes[5]?.id, first?.id];
  const answer = await done(tenant, { ids, action: "delete" });
  expect(answer).toMatchObject({ matched: 1, changed: 1 });
  expect(answer.failed.map(({ id, code }) => [id, code])).toEqual([
    [codes[5]?.id ?? "", "code_not_found"],
    ["code_00000000000000000000000000", "code_not_found"],
  ]);
  expect((await list(tenant)).totals).toMatchObject({ codes: 2, active: 2 });
  expect((await scenario.scan(first?.shortId ?? "")).status).toBe(410);
  expect((await scenario.scan(second?.shortId ?? "")).status).toBe(302);
});

test("a style is checked for each code as an edit checks it, and its logo is kept", async () => {
  const tenant = await scenario.signUp();
  const short = await tenant.makeCode({ group: "a" });
  const long = await tenant.makeCode({ group: "a", shortId: "x".repeat(48) });
  // The symbol of the longer address is too fine for so few pixels.
  const style = { size: 110, foreground: "#123456" };
  const alone = [];
  for (const { id } of [short, long])
    alone.push((await tenant.call("PATCH", `/app/api/codes/${id}`, { style })).status);
  expect(alone).toEqual([200, 400]);
  await tenant.call("PATCH", `/app/api/codes/${short.id}`, { style: null });
  const answer = await done(tenant, { filter: { group: "a" }, action: "style", value: style });
  expect(answer).toMatchObject({ matched: 2, changed: 1 });
  expect(answer.failed.map(({ id, code }) => [id, code])).toEqual([[long.id, "style_not_scannable"]]);
  // There is no list of errors beside it.
  expect(answer.failed[0]?.detail).toStartWith("The code would not scan in this style: size ");
  const logo = { foreground: "#123456", logo: { id: "simple-icons.spotify", size: 0.2 } };
  const ids = [short.id, long.id];
  expect(await done(tenant, { ids, action: "style", value: logo })).toEqual({
    matched: 2,
    changed: 2,
    failed: [],
  });
  expect(await done(tenant, { ids, action: "style", value: logo })).toMatchObject({ changed: 0 });
  expect((await read(tenant, long.id))["style"]).toEqual(logo);
  await scenario.service.housekeep();
  expect((await tenant.call("GET", `/app/api/codes/${long.id}/qr.svg`)).status).toBe(200);
  await done(tenant, { ids, action: "style", value: null });
  expect((await read(tenant, long.id))["style"]).toBeNull();
});

test("a retry with the same key is told the first outcome, for a day", async () => {
  const tenant = await scenario.signUp();
  await halls(tenant);
  const key = { "idempotency-key": "all-off" };
  const order = { filter: { group: "audio" }, action: "delete", expected: 3 };
  const first = await (await batch(tenant, order, key)).text();
  const again = await batch(tenant, order, key);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await again.text()).toBe(first);
  await expectProblem(await batch(tenant, { ...order, expected: 0 }, key), 409, "idempotency_key_reused");
  scenario.clock.advance(DAY);
  await scenario.service.housekeep();
  await expectProblem(await batch(tenant, order, key), 409, "expected_differs");
});

test("two at once over the same codes both finish, and totals are right", async () => {
  const tenant = await scenario.signUp();
  await halls(tenant);
  const answers = await Promise.all(
    ["disable", "activate"].map((action) => done(tenant, { filter: {}, action })),
  );
  expect(answers.map(({ matched }) => matched)).toEqual([6, 6]);
  const { codes, totals } = await list(tenant);
  expect(totals["active"]).toBe(codes.filter(({ active }) => active === true).length);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a request that chooses nothing, or not clearly, is refused", async () => {
  const tenant = await scenario.signUp();
  const stranger = await scenario.signUp("Stranger");
  const [code] = await halls(tenant);
  const pointers = async (body: object) =>
    (await expectProblem(await batch(tenant, body), 400, "invalid_request")).errors?.map(
      ({ pointer }) => pointer,
    );
  expect(await pointers({ action: "disable" })).toEqual([""]);
  expect(await pointers({ action: "disable", ids: [code?.id], filter: {} })).toEqual([""]);
  expect(await pointers({ action: "disable", filter: { group: null } })).toEqual(["/filter/group"]);
  expect(await pointers({ action: "disable", filter: { colour: "red" } })).toEqual(["/filter/colour"]);
  expect(await pointers({ action: "move", filter: {} })).toEqual(["/value"]);
  expect(await pointers({ action: "explode", filter: {} })).toEqual(["/action"]);
  const order = { action: "disable", ids: ["../"] };
  const malformed = await expectProblem(await batch(tenant, order), 400, "invalid_request");
  expect(malformed.errors?.[0]).toMatchObject({
    pointer: "/ids/0",
    detail: "does not have the right form: id of a code",
  });
  expect(await pointers({ action: "disable", ids: Array.from({ length: 1_001 }, () => "x") })).toEqual([
    "/ids",
  ]);
  const style = { logo: { id: "nothing" } };
  const problem = await expectProblem(
    await batch(tenant, { filter: {}, action: "style", value: style }),
    400,
    "logo_invalid",
  );
  expect(problem.errors?.[0]?.pointer).toBe("/value/logo/id");
  expect(await done(stranger, { filter: {}, action: "disable" })).toEqual({
    matched: 0,
    changed: 0,
    failed: [],
  });
  expect(await done(stranger, { ids: [code?.id], action: "disable" })).toMatchObject({
    matched: 0,
    changed: 0,
  });
  expect((await list(tenant)).totals).toMatchObject({ active: 6 });
});
