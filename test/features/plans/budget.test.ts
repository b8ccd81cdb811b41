import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Me } from "../../../src/features/tenants/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { sendCsv } from "../bulk/client.ts";
import { addDomain } from "../domains/client.ts";
import { filled, mp3 } from "../files/samples.ts";
import { send } from "../files/uploads.ts";
import { png } from "../images/samples.ts";
import { readJson } from "../../json.ts";
import { fetchContract, operationsOf, withCode } from "../../kit/http/contract.ts";
import { fullestPage, gradient } from "../../worst/styles.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** The budget of bytes of a workspace: what counts, what is refused, and what gives way. */

const MOST = 40_000;
const LARGE = "x".repeat(5_000);
const features = { dynamicCode: true, analytics: true, codes: null, bulkRows: null, domains: null };
const plansFile = join(mkdtempSync(join(tmpdir(), "quietzone-plans-")), "plans.json");
await Bun.write(plansFile, JSON.stringify({ small: { ...features, bytes: MOST }, old: features }));
const scenario = await startScenario({ QZ_PLANS: plansFile, QZ_SIGNUP_PLAN: "small" });

const page = (text: string) => ({ landing: { template: "action", headline: "Hall", text } });
const codeOf = (text: string) => ({ target: "https://museum.example/", ...page(text) });
const plainText = (text: string) => ({ type: "text", fields: { text } });
const me = async (tenant: TenantClient) => readJson<Me>(await tenant.call("GET", "/app/api/me"));
const bytesOf = async (tenant: TenantClient) => (await me(tenant)).usage.bytes;
const addImage = (tenant: TenantClient) =>
  scenario.request("/app/api/images", {
    method: "POST",
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "image/png" },
    body: png(64, 48),
  });
/** Records of a workspace without room, by their ids. */
type Kept = Readonly<Record<"code" | "look" | "domain" | "plain" | "menu", string>>;

/**
 * Operations that would store something large by a call of their own. The others are called with the
 * contract's example, those of a code on it.
 */
const WRITES: Readonly<Record<string, (tenant: TenantClient, kept: Kept) => Promise<Response>>> = {
  editCode: (tenant, { code }) =>
    tenant.call("PATCH", `/app/api/codes/${code}`, { landing: fullestPage("links") }),
  markSoldOut: (tenant, { menu }) =>
    tenant.call("POST", `/app/api/codes/${menu}/sold-out`, { all: true, soldOut: true }),
  makeBulk: (tenant) =>
    sendCsv(tenant, `type,url,target\n${"url,https://a.example,https://a.example\n".repeat(300)}`),
  addImage,
  addFile: (tenant) => send(scenario, tenant, filled(mp3(), 2 * MOST), "audio/mpeg"),
  editStyle: (tenant, { look }) => {
    const style = { foreground: gradient("linear"), frame: { shape: "box", text: "W".repeat(40) } };
    return tenant.call("PATCH", `/app/api/styles/${look}`, { style });
  },
  editDomain: (tenant, { domain }) => {
    const apple = { applinks: { details: [{ appIDs: ["A.b"], components: [{ "/": LARGE }] }] } };
    return tenant.call("PATCH", `/app/api/domains/${domain}`, { apple });
  },
  editPlainCode: (tenant, { plain }) =>
    tenant.call("PATCH", `/app/api/plain-codes/${plain}`, plainText("y".repeat(900))),
  restorePlainCode: (tenant, { plain }) =>
    tenant.call("POST", `/app/api/plain-codes/${plain}/restore`, { revision: 1 }),
  importCodes: (tenant) =>
    tenant.call("POST", "/app/api/import?from=csv", `shortId,target\n${rows(300)}`, {
      "content-type": "text/csv",
    }),
};
/**
 * Operations whose plan limits a number and no bytes. A file of edits tells of bytes in its rows, as below.
 */
const COUNTED = [
  "acceptInvitation",
  "addPasskey",
  "addWebhook",
  "createKey",
  "createMailing",
  "createShare",
  "editCodes",
  "editMe",
  "editMember",
  "invite",
  "makeResetLink",
  "printSheet",
  "signUp",
  "verifyDomain",
];
let keys = 0;
const key = () => ({ "idempotency-key": `key ${++keys}` });
const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => `row-${keys}-${row},https://a.example/\n`).join("");

test("what a workspace stores counts, as a recount of its rows says, and is freed with it", async () => {
  const tenant = await scenario.signUp();
  expect((await me(tenant)).grants.bytes).toBe(MOST);
  expect(await bytesOf(tenant)).toBe(0);
  const first = await readJson<{ id: string }>(
    await tenant.call("POST", "/app/api/codes", codeOf("short"), key()),
  );
  const sizes = [await bytesOf(tenant)];
  const step = async (answer: Promise<Response>) => {
    expect((await answer).status).toBeLessThan(300);
    sizes.push(await bytesOf(tenant));
    expect(await scenario.service.audit()).toEqual([]);
  };
  const change = (body: object) => tenant.call("PATCH", `/app/api/codes/${first.id}`, body);
  await step(change(page("longer than it was")));
  await step(change({ title: "small" }));
  await step(tenant.call("POST", `/app/api/codes/${first.id}/restore`, { revision: 1 }));
  await step(tenant.call("POST", `/app/api/codes/${first.id}/duplicate`, undefined, key()));
  await step(sendCsv(tenant, "type,url,target\nurl,https://a.example,https://a.example", "", key()));
  await step(
    tenant.call("POST", "/app/api/import?from=csv", `shortId,target\n${rows(3)}`, {
      "content-type": "text/csv",
      ...key(),
    }),
  );
  await step(tenant.call("POST", "/app/api/styles", { name: "Brand", style: {} }, key()));
  await step(tenant.call("POST", "/app/api/plain-codes", plainText("Hello"), key()));
  await step(tenant.call("POST", "/app/api/domains", { host: "qr.museum.example" }, key()));
  await step(addImage(tenant));
  const { codes } = await readJson<{ codes: { id: string }[] }>(await tenant.call("GET", "/app/api/codes"));
  const batch = { ids: codes.map(({ id }) => id), action: "move", value: "tour" };
  await step(tenant.call("POST", "/app/api/codes/batch", batch));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));

  const deletion = { ids: batch.ids, action: "delete" };
  expect((await tenant.call("POST", "/app/api/codes/batch", deletion)).status).toBe(200);
  for (const [path, list] of [
    ["/app/api/styles", "styles"],
    ["/app/api/domains", "domains"],
    ["/app/api/plain-codes", "plainCodes"],
  ] as const) {
    const found = await readJson<Record<string, { id: string }[]>>(await tenant.call("GET", path));
    for (const { id } of found[list] ?? []) await tenant.call("DELETE", `${path}/${id}`);
  }
  expect(await scenario.service.audit()).toEqual([]);
  // The picture, which no page names, and answers that made no single code go after a day.
  scenario.clock.advance(2 * DAY);
  await scenario.service.housekeep();
  expect(await bytesOf(tenant)).toBe(0);
  expect(await scenario.service.audit()).toEqual([]);
});

test("each way to store more is refused beyond the budget, and stores nothing", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode(codeOf(LARGE));
  const { id } = code;
  const { id: domain } = await addDomain(tenant, "shop.museum.example");
  const saved = await tenant.call("POST", "/app/api/styles", { name: "Brand", style: {} });
  const { id: look } = await readJson<{ id: string }>(saved);
  const kept = await tenant.call("POST", "/app/api/plain-codes", plainText("x".repeat(900)));
  const { id: plain } = await readJson<{ id: string }>(kept);
  await tenant.call("PATCH", `/app/api/plain-codes/${plain}`, plainText("x"));
  const dishes = Array.from({ length: 100 }, (_, n) => ({ name: `Dish ${n}` }));
  const parts = [{ type: "menu", currency: "EUR", sections: [{ dishes }] }];
  const { id: menu } = await tenant.makeCode({ landing: { template: "menu", headline: "Café", parts } });
  while ((await tenant.call("POST", "/app/api/codes", codeOf(LARGE))).status === 200);
  // Small codes fill the rest.
  while ((await tenant.call("POST", "/app/api/codes", { target: "https://a.example/" })).status === 200);
  const before = await bytesOf(tenant);
  expect(before).toBeLessThanOrEqual(MOST);
  // Operators make things for workspaces: it is the plan's number of keys that refuses them.
  const limited = operationsOf(await fetchContract(scenario.url)).filter(
    ({ path, responses }) => 402 in responses && !path.startsWith("/operator/"),
  );
  for (const { operationId: name, method, path, requestBody } of limited) {
    if (COUNTED.includes(name)) continue;
    const [content] = Object.values(requestBody?.content ?? {});
    const write = WRITES[name] ?? (() => tenant.call(method, withCode(path, code), content?.example, key()));
    const answer = await write(tenant, { code: id, look, domain, plain, menu });
    expect([name, await bytesOf(tenant)]).toEqual([name, before]);
    expect([name, answer.status]).toEqual([name, 402]);
    const problem = await readJson<{ code: string; errors: { reason: string }[] }>(answer);
    const reason = name === "addFile" ? "plan_file_bytes" : "plan_bytes";
    expect(problem).toMatchObject({ code: "plan_limit", errors: [{ reason }] });
  }
  const edits = `shortId,target\n${code.shortId},https://a.example/${"x".repeat(2_000)}\n`;
  const edited = await tenant.call("POST", "/app/api/codes/edits", edits, { "content-type": "text/csv" });
  expect(await readJson<object>(edited)).toMatchObject({
    changed: 0,
    failed: [{ row: 1, reason: "plan_bytes" }],
  });
  expect(await bytesOf(tenant)).toBe(before);
  expect(await scenario.service.audit()).toEqual([]);

  // Whatever does not grow goes on, in a workspace without room: the history gives way.
  const change = (body: object) => tenant.call("PATCH", `/app/api/codes/${id}`, body);
  for (const body of [page(LARGE.replaceAll("x", "y")), page("small"), { title: "small" }, { active: false }])
    expect((await change(body)).status).toBe(200);
  expect(await bytesOf(tenant)).toBeLessThanOrEqual(MOST);
  const [gone] = (await readJson<{ codes: { id: string }[] }>(await tenant.call("GET", "/app/api/codes")))
    .codes;
  expect((await tenant.call("DELETE", `/app/api/codes/${gone?.id}`)).status).toBe(204);
  expect((await tenant.call("POST", "/app/api/codes", { target: "https://a.example/" })).status).toBe(200);
  expect(await scenario.service.audit()).toEqual([]);
});

test("requests at once never take more than the plan allows, and a passed limit stops no redirect", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ target: "https://museum.example/" });
  const others = [
    await tenant.makeCode(),
    await tenant.makeCode(),
    await tenant.makeCode(),
    await tenant.makeCode(),
  ];
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => tenant.call("POST", "/app/api/codes", codeOf(LARGE), key())),
    ...others.map(({ id }) => tenant.call("PATCH", `/app/api/codes/${id}`, page(LARGE))),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 402]));
  expect(await bytesOf(tenant)).toBeLessThanOrEqual(MOST);
  expect(await scenario.service.audit()).toEqual([]);
  expect((await scenario.scan(code.shortId)).status).toBe(302);
});

test("a domain that a workspace has already stores nothing, however often it is added", async () => {
  const tenant = await scenario.signUp();
  const add = () => tenant.call("POST", "/app/api/domains", { host: "here.museum.example" }, key());
  const first = await readJson(await add());
  const before = await bytesOf(tenant);
  expect(await readJson(await add())).toEqual(first);
  expect(await bytesOf(tenant)).toBe(before);
});

test("a plan file that does not name bytes has no limit of them", async () => {
  const tenant = await scenario.signUp();
  await scenario.restart({ QZ_SIGNUP_PLAN: "old" });
  await scenario.storage.run(`update tenants set plan = 'old' where id = '${tenant.id}'`);
  expect((await me(tenant)).grants.bytes).toBeNull();
  for (let made = 0; made < 10; made++) await tenant.makeCode(codeOf(LARGE));
  expect(await bytesOf(tenant)).toBeGreaterThan(MOST);
  await expectProblem(await tenant.call("GET", `/app/api/codes/none`), 404, "code_not_found");
});
