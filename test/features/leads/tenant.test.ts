import { expect, test } from "bun:test";
import { parse } from "papaparse";
import type { Analytics, Campaigns } from "../../../src/features/analytics/model.ts";
import type { CodeList } from "../../../src/features/codes/model.ts";
import type { LeadStored } from "../../../src/features/leads/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { leadsOf, leadsPage } from "./client.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();

async function leave(shortId: string, texts: Record<string, string>): Promise<string> {
  const response = await scenario.post(`/api/leads/${shortId}`, { consent: true, ...texts });
  expect(response.status).toBe(200);
  return (await readJson<LeadStored>(response)).id;
}

test("leads are paged newest first, and pages stay right while leads come and go", async () => {
  const { id, shortId } = await tenant.makeCode();
  const names = Array.from({ length: 25 }, (_, n) => `visitor ${n}`);
  const ids: string[] = [];
  for (const name of names) ids.push(await leave(shortId, { name }));
  const first = await leadsPage(tenant, id, "?limit=10");
  expect(first.leads.map(({ name }) => name)).toEqual(names.slice(15).reverse());
  await leave(shortId, { name: "latecomer" });
  // The lead that the cursor names is erased before the next page is asked for.
  await tenant.call("DELETE", `/app/api/leads/${first.nextCursor}`);
  const second = await leadsPage(tenant, id, `?limit=10&cursor=${first.nextCursor}`);
  const third = await leadsPage(tenant, id, `?limit=10&cursor=${second.nextCursor}`);
  const rest = [...second.leads, ...third.leads].map(({ name }) => name);
  expect(rest).toEqual(names.slice(0, 15).reverse());
  expect(third.nextCursor).toBeNull();
  expect((await leadsPage(tenant, id, "?limit=5000")).leads).toHaveLength(25);
  expect(new Set(ids).size).toBe(25);
});

test("a page of large leads ends early, and its cursor goes on; a file has all of them", async () => {
  const { id, shortId } = await tenant.makeCode();
  const ids: string[] = [];
  for (let n = 0; n < 80; n++) ids.unshift(await leave(shortId, { message: "ü".repeat(5_000) }));
  const seen: string[] = [];
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null; pages++) {
    const page = await leadsPage(tenant, id, `?limit=1000${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.leads.map((lead) => lead.id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(ids);
  expect(pages).toBe(2);
  const file = await tenant.call("GET", `/app/api/codes/${id}/leads?format=csv`);
  const { data } = parse<{ id: string }>(await file.text(), { header: true, skipEmptyLines: true });
  expect(data.map((row) => row.id)).toEqual(ids);
});

test("a page that ends exactly with the list says so; a wrong limit or cursor is refused", async () => {
  const { id, shortId } = await tenant.makeCode();
  for (const name of ["a", "b"]) await leave(shortId, { name });
  expect((await leadsPage(tenant, id, "?limit=2")).nextCursor).toBeNull();
  expect((await leadsPage(tenant, id, "?limit=1")).nextCursor).not.toBeNull();
  for (const cursor of ["nonsense", "lead_", "code_01kahh0m5y7w9x1z3b5d7f9h1k", "' or 1=1 --"]) {
    const path = `/app/api/codes/${id}/leads?cursor=${encodeURIComponent(cursor)}`;
    await expectProblem(await tenant.call("GET", path), 400, "cursor_invalid");
  }
  for (const query of ["limit=0", "limit=-1", "limit=1.5", "limit=many", "format=xml"])
    await expectProblem(
      await tenant.call("GET", `/app/api/codes/${id}/leads?${query}`),
      400,
      "invalid_request",
    );
});

test("the file of all leads is a CSV that holds every text and nothing a spreadsheet would run", async () => {
  const { id, shortId } = await tenant.makeCode();
  const messages = [
    "=1+1",
    "+49 30 1234",
    "-2",
    "@SUM(A1)",
    "=cmd|'/c calc'!A0\nsecond line",
    "+1\r\n=2",
    "@x\n\n@y",
    'He said "hi", then left;\r\ntwice\ttabbed',
    "naïve 👩‍🎨",
    "plain",
  ];
  for (const message of messages) await leave(shortId, { message });
  const response = await tenant.call("GET", `/app/api/codes/${id}/leads?format=csv`);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="leads.csv"');
  const { data, errors } = parse<string[]>((await response.text()).replace(/\r\n$/, ""));
  expect(errors).toEqual([]);
  const [header, ...rows] = data;
  const texts = ["email", "name", "phone", "company", "message"];
  const columns = [
    "id",
    "at",
    "country",
    "device",
    ...texts,
    "handled",
    "codeId",
    "shortId",
    "title",
    "group",
  ];
  expect(header).toEqual(columns);
  expect(rows).toHaveLength(messages.length);
  for (const [n, row] of rows.reverse().entries()) {
    expect(row).toHaveLength(columns.length);
    const message = messages[n] ?? "";
    const cell = row[columns.indexOf("message")];
    // A phone number is no formula.
    const isPhone = /^\+\d[\d ]*$/.test(message);
    expect(cell).toBe(isPhone ? message : message.replace(/(^|[\n;,])([=+\-@])/g, "$1'$2"));
  }
});

test("the file holds more leads than a page, and of none only the header", async () => {
  const { id, shortId } = await tenant.makeCode();
  const path = `/app/api/codes/${id}/leads?format=csv`;
  const none = await (await tenant.call("GET", path)).text();
  expect(none.trimEnd().split("\r\n")).toHaveLength(1);
  const names = Array.from({ length: 501 }, (_, n) => `visitor ${n}`);
  for (let sent = 0; sent < names.length; sent += 50)
    await Promise.all(names.slice(sent, sent + 50).map((name) => leave(shortId, { name })));
  const all = await (await tenant.call("GET", path)).text();
  expect(all.trimEnd().split("\r\n")).toHaveLength(502);
});

test("an erased lead is gone, its text with it, and stays counted", async () => {
  const { id, shortId } = await tenant.makeCode({ group: "hall" });
  const kept = await leave(shortId, { name: "stays" });
  const lead = await leave(shortId, { name: "goes" });
  const removed = await tenant.call("DELETE", `/app/api/leads/${lead}`);
  expect(removed.status).toBe(204);
  await expectProblem(await tenant.call("DELETE", `/app/api/leads/${lead}`), 404, "lead_not_found");
  expect((await leadsOf(tenant, { id })).map((each) => each.id)).toEqual([kept]);
  expect(await scenario.storage.rows("select 1 from leads where id = ?", lead)).toEqual([]);
  const analytics = await tenant.call("GET", `/app/api/codes/${id}/analytics`);
  const { totals, funnel } = await readJson<Analytics>(analytics);
  expect({ totals: totals.leads, funnel: funnel.leads }).toEqual({ totals: 2, funnel: 2 });
  const { campaigns } = await readJson<Campaigns>(await tenant.call("GET", "/app/api/campaigns"));
  expect(campaigns.find(({ group }) => group === "hall")?.leads).toBe(2);
  expect(await scenario.service.audit()).toEqual([]);
});

test("other tenants neither read, count nor erase a tenant's leads", async () => {
  const { id, shortId } = await tenant.makeCode();
  const lead = await leave(shortId, { name: "Anna" });
  const stranger = await scenario.signUp("Stranger");
  for (const query of ["", "?format=csv"])
    await expectProblem(
      await stranger.call("GET", `/app/api/codes/${id}/leads${query}`),
      404,
      "code_not_found",
    );
  await expectProblem(await stranger.call("DELETE", `/app/api/leads/${lead}`), 404, "lead_not_found");
  const { totals } = await readJson<CodeList>(await stranger.call("GET", "/app/api/codes"));
  expect(totals.leads).toBe(0);
  for (const [method, path] of [
    ["GET", `/app/api/codes/${id}/leads`],
    ["DELETE", `/app/api/leads/${lead}`],
  ] as const)
    await expectProblem(await scenario.request(path, { method }), 401, "invalid_key");
  expect(await leadsOf(tenant, { id })).toHaveLength(1);
});

test("a deleted code's leads are out of reach at once and erased in the background", async () => {
  const { id, shortId } = await tenant.makeCode();
  const lead = await leave(shortId, { name: "Anna" });
  const found = await scenario.storage.rows<{ code_seq: number }>(
    "select code_seq from leads where id = ?",
    lead,
  );
  expect(found).toHaveLength(1);
  await tenant.call("DELETE", `/app/api/codes/${id}`);
  await expectProblem(await tenant.call("GET", `/app/api/codes/${id}/leads`), 404, "code_not_found");
  await scenario.service.housekeep();
  await scenario.service.housekeep();
  const seq = found[0]?.code_seq ?? -1;
  expect(await scenario.storage.rows("select id from leads where code_seq = ?", seq)).toEqual([]);
  await expectProblem(await tenant.call("DELETE", `/app/api/leads/${lead}`), 404, "lead_not_found");
});

test("a lead outlives a restart, and a code that is switched off keeps its leads", async () => {
  const { id, shortId } = await tenant.makeCode();
  await leave(shortId, { name: "Anna", message: "see you" });
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
  await scenario.restart();
  const [lead] = await leadsOf(tenant, { id });
  expect(lead).toMatchObject({ name: "Anna", message: "see you" });
});
