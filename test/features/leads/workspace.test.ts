import { expect, test } from "bun:test";
import { parse } from "papaparse";
import type { LeadList, LeadRecord, LeadStored } from "../../../src/features/leads/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** The leads of all codes of a workspace. */

const scenario = await startScenario();

async function leave(shortId: string, texts: Record<string, string>): Promise<string> {
  scenario.clock.advance(1_000);
  const response = await scenario.post(`/api/leads/${shortId}`, { consent: true, ...texts });
  expect(response.status).toBe(200);
  return (await readJson<LeadStored>(response)).id;
}

async function leadsOf(tenant: TenantClient, query: string): Promise<LeadList> {
  const response = await tenant.call("GET", `/app/api/leads?${query}`);
  expect(response.status).toBe(200);
  return readJson<LeadList>(response);
}

const idsOf = async (tenant: TenantClient, query: string) =>
  (await leadsOf(tenant, query)).leads.map(({ id }) => id);

test("leads of all codes are listed, newest first, and found by campaign, day, state and text", async () => {
  const tenant = await scenario.signUp();
  const tour = await tenant.makeCode({ group: "tour", title: "Hall 3" });
  const shop = await tenant.makeCode({ group: "shop" });
  const plain = await tenant.makeCode();
  const foreign = await (await scenario.signUp()).makeCode({ group: "tour" });
  await leave(foreign.shortId, { name: "Somebody else's" });
  const anna = await leave(tour.shortId, { name: "Anna", email: "anna@zoo.example" });
  const day = new Date(scenario.clock.now()).toISOString().slice(0, 10);
  scenario.clock.advance(2 * DAY);
  const ben = await leave(shop.shortId, { name: "Ben", message: "Is the SHOP open?" });
  const carla = await leave(plain.shortId, { phone: "+49 30 23125 000", company: "Zoo" });
  const dora = await leave(tour.shortId, { name: "Dora" });
  const today = new Date(scenario.clock.now()).toISOString().slice(0, 10);

  const all = await leadsOf(tenant, "");
  expect(all).toMatchObject({
    nextCursor: null,
    leads: [{ id: dora }, { id: carla }, { id: ben }, { id: anna }],
  });
  expect(all.leads[3]).toMatchObject({
    name: "Anna",
    handled: false,
    code: { id: tour.id, shortId: tour.shortId, title: "Hall 3", name: "Hall 3", group: "tour" },
  });
  expect(all.leads[1]?.code).toEqual({
    ...{ id: plain.id, shortId: plain.shortId, title: null, group: null },
    name: "museum.example/hall-3",
  });
  expect(await idsOf(tenant, "group=tour")).toEqual([dora, anna]);
  expect(await idsOf(tenant, `to=${day}`)).toEqual([anna]);
  expect(await idsOf(tenant, `from=${today}&to=${today}`)).toEqual([dora, carla, ben]);
  const before = encodeURIComponent(all.leads[1]?.at ?? "");
  expect(await idsOf(tenant, `to=${before}`)).toEqual([ben, anna]);
  expect(await idsOf(tenant, "q=ZOO")).toEqual([carla, anna]);
  expect(await idsOf(tenant, "q=shop%20open&group=shop")).toEqual([ben]);

  const patched = await tenant.call("PATCH", `/app/api/leads/${anna}`, { handled: true });
  expect(await readJson<LeadRecord>(patched)).toEqual({
    ...(all.leads[3] ?? expect.anything()),
    handled: true,
  });
  expect(await idsOf(tenant, "handled=true")).toEqual([anna]);
  expect(await idsOf(tenant, "handled=false&group=tour")).toEqual([dora]);
  const ofCode = await readJson<LeadList>(await tenant.call("GET", `/app/api/codes/${tour.id}/leads`));
  expect(ofCode.leads.map(({ id, handled }) => [id, handled])).toEqual([
    [dora, false],
    [anna, true],
  ]);
  await tenant.call("PATCH", `/app/api/leads/${anna}`, { handled: false });
  expect(await idsOf(tenant, "handled=true")).toEqual([]);

  for (const [query, code] of [
    ["from=tomorrow", "period_invalid"],
    [`from=${today}&to=${day}`, "period_invalid"],
    ["cursor=code_1", "cursor_invalid"],
    ["handled=maybe", "invalid_request"],
    [`q=${"x".repeat(201)}`, "invalid_request"],
  ] as const)
    await expectProblem(await tenant.call("GET", `/app/api/leads?${query}`), 400, code);
});

test("a code's leads follow it to another campaign, and are gone with it", async () => {
  const tenant = await scenario.signUp();
  const [one, other] = [await tenant.makeCode({ group: "tour" }), await tenant.makeCode({ group: "tour" })];
  const [first, second] = [
    await leave(one.shortId, { name: "Anna" }),
    await leave(other.shortId, { name: "Ben" }),
  ];
  await tenant.call("PATCH", `/app/api/codes/${one.id}`, { group: "shop" });
  const third = await leave(one.shortId, { name: "Carla" });
  await scenario.service.housekeep();
  expect(await idsOf(tenant, "group=tour")).toEqual([second]);
  expect(await idsOf(tenant, "group=shop")).toEqual([third, first]);
  await tenant.call("PATCH", `/app/api/codes/${one.id}`, { group: null });
  await tenant.call("DELETE", `/app/api/codes/${one.id}`);
  expect(await idsOf(tenant, "")).toEqual([second]);
  await scenario.service.housekeep();
  expect(await scenario.storage.rows("select code_seq from lead_moves")).toEqual([]);
  expect(await scenario.service.audit()).toEqual([]);
  // Even with a body that is refused: ownership comes before it.
  for (const body of [{ handled: true }, {}])
    await expectProblem(await tenant.call("PATCH", `/app/api/leads/${first}`, body), 404, "lead_not_found");
});

test("a file holds the leads of all pages that a search and the other filters choose", async () => {
  const tenant = await scenario.signUp();
  const { shortId } = await tenant.makeCode();
  const anna = await leave(shortId, { name: "Anna" });
  for (let sent = 0; sent < 60; sent++) await leave(shortId, { name: `Ben ${sent}` });
  const page = await leadsOf(tenant, "q=ben&limit=30");
  const next = await leadsOf(tenant, `q=ben&limit=30&cursor=${page.nextCursor}`);
  expect(new Set([...page.leads, ...next.leads].map(({ id }) => id)).size).toBe(60);

  const csv = await (await tenant.call("GET", "/app/api/leads?format=csv")).text();
  expect(csv.trimEnd().split("\r\n")).toHaveLength(62);
  const found = await tenant.call("GET", "/app/api/leads?format=ndjson&q=anna");
  expect(found.headers.get("content-disposition")).toBe('attachment; filename="leads.ndjson"');
  expect(JSON.parse(await found.text())).toMatchObject({ id: anna, name: "Anna", code: { shortId } });
  const table = await (await tenant.call("GET", "/app/api/leads?format=csv&q=anna")).text();
  const { data } = parse<Record<string, string>>(table, { header: true, skipEmptyLines: true });
  expect(data).toMatchObject([{ id: anna, handled: "false", shortId, title: "", group: "" }]);
});
