import { expect, test } from "bun:test";
import { parse } from "papaparse";
import type { ScanEvent, ScanLog } from "../../../src/features/scans/log-model.ts";
import type { Scan } from "../../../src/features/scans/model.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openStores } from "../../../src/app/storage.ts";
import { download, eventsOf } from "../analytics/client.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** The scan log: page by page, and whole as CSV and NDJSON. */

const scenario = await startScenario();
const tenant = await scenario.signUp();

async function logOf(owner: TenantClient, codeId: string, query: Record<string, string> = {}) {
  const response = await owner.call("GET", `/app/api/codes/${codeId}/scans?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return readJson<ScanLog>(response);
}

/** Many scans at once, written to the store directly: every fourth by a program, hosts that a spreadsheet must not run. */
async function scanMany(codeId: string, count: number): Promise<void> {
  const scan = (index: number): Scan => ({
    codeId,
    at: scenario.clock.now() + index,
    visitor: new Uint8Array(16).fill(index % 251),
    deviceKey: null,
    device: index % 4 === 0 ? "bot" : "mobile",
    system: null,
    browser: null,
    language: "de",
    referrer: index % 3 === 0 ? "museum.example" : null,
    country: "DE",
    bot: index % 4 === 0 ? "tool" : null,
    destination: index % 5 === 0 ? "Night/B" : null,
  });
  await scenario.beside(async (storage) => {
    const stores = await openStores(readSettings(storage), null);
    await stores.scans.commit(Array.from({ length: count }, (_, index) => scan(index)));
    await stores.close();
  });
}

/** All pages of a log; `meanwhile` runs between them. */
async function pages(codeId: string, limit: string, meanwhile: () => Promise<unknown> = async () => {}) {
  const events: ScanEvent[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: ScanLog = await logOf(tenant, codeId, { limit, ...(cursor ? { cursor } : {}) });
    events.push(...page.events);
    cursor = page.nextCursor;
    await meanwhile();
  }
  return events;
}

const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

test("a page has 100 entries by default, and at most 1,000", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 1_100);
  expect((await logOf(tenant, code.id)).events).toHaveLength(100);
  expect((await logOf(tenant, code.id, { limit: "7" })).events).toHaveLength(7);
  expect((await logOf(tenant, code.id, { limit: "1000" })).events).toHaveLength(1_000);
  expect((await logOf(tenant, code.id, { limit: "99999999" })).events).toHaveLength(1_000);
  expect(await logOf(tenant, code.id, { limit: "1" })).toMatchObject({ total: 1_100, bots: 275 });
});

test.each([
  ["limit", "0", "invalid_request"],
  ["limit", "-1", "invalid_request"],
  ["limit", "2.5", "invalid_request"],
  ["limit", "many", "invalid_request"],
  ["format", "xml", "invalid_request"],
  ["bots", "maybe", "invalid_request"],
  ["cursor", "scan_", "cursor_invalid"],
  ["cursor", "scan_zzzzzzzzzzz", "cursor_invalid"],
  ["cursor", "code_01", "cursor_invalid"],
  ["cursor", "' or 1=1 --", "cursor_invalid"],
])("%s=%s is refused by name", async (name, value, problem) => {
  const code = await tenant.makeCode();
  const path = `/app/api/codes/${code.id}/scans?${new URLSearchParams({ [name]: value })}`;
  const { errors } = await expectProblem(await tenant.call("GET", path), 400, problem);
  expect(errors?.[0]?.pointer).toBe(`?${name}`);
  await tenant.call("DELETE", `/app/api/codes/${code.id}`);
});

test("pages follow one another without a gap or a repeat, whatever their size", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 250);
  const all = ids(await eventsOf(scenario, tenant, code.id));
  expect(new Set(all).size).toBe(250);
  for (const limit of ["1000", "250", "100", "49"]) expect(ids(await pages(code.id, limit))).toEqual(all);
});

test("scans that arrive between two pages neither repeat nor hide entries", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 60);
  scenario.clock.advance(1_000);
  const before = ids(await eventsOf(scenario, tenant, code.id));
  const seen = ids(await pages(code.id, "10", () => scenario.scan(code.shortId)));
  expect(seen).toEqual(before);
  const after = ids(await eventsOf(scenario, tenant, code.id));
  expect(after.slice(-60)).toEqual(before);
  expect(after.length).toBeGreaterThan(60);
});

test("entries come in the order of recording, also when the clock was set back", async () => {
  const code = await tenant.makeCode();
  for (const turn of [0, 5_000, -600_000, 0, 1_000]) {
    scenario.clock.advance(turn);
    await scenario.scan(code.shortId);
  }
  const events = await eventsOf(scenario, tenant, code.id);
  expect(events).toHaveLength(5);
  expect(ids(await pages(code.id, "2"))).toEqual(ids(events));
  expect(events.map(({ at }) => Date.parse(at) - scenario.clock.now())).toEqual([
    0, -1_000, -1_000, 599_000, 594_000,
  ]);
  scenario.clock.advance(600_000);
});

test("without bots the log and its sums leave them out, and still count them", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 400);
  const all = await logOf(tenant, code.id, { limit: "1000" });
  const people = await logOf(tenant, code.id, { limit: "1000", bots: "exclude" });
  expect(all).toMatchObject({ total: 400, bots: 100 });
  expect(people).toMatchObject({ total: 300, bots: 100, nextCursor: null });
  expect(ids(people.events)).toEqual(ids(all.events.filter(({ bot }) => bot === null)));
  const firsts = new Set(people.events.map(({ visitor }) => visitor));
  expect(people.uniqueVisitors).toBe(firsts.size);
  expect(ids(await eventsOf(scenario, tenant, code.id, { bots: "exclude" }))).toEqual(ids(people.events));
});

test("five thousand scans are complete, newest first, as NDJSON and as CSV", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 5_000);
  const events = await eventsOf(scenario, tenant, code.id);
  expect(events).toHaveLength(5_000);
  expect(ids(events)).toEqual(ids(await pages(code.id, "1000")));
  const response = await download(scenario, tenant, code.id, { format: "csv" });
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="scans.csv"`);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const text = await response.text();
  expect(text.split("\r\n")).toHaveLength(5_002);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const { data, errors } = parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  const asText = (event: ScanEvent) =>
    Object.fromEntries(Object.entries(event).map(([name, value]) => [name, String(value ?? "")]));
  expect(data).toEqual(events.map(asText));
  expect(Object.keys(data[0] ?? {})).toEqual(
    "id at visitor country device system browser language referrer repeat bot destination".split(" "),
  );
  expect(events.filter(({ destination }) => destination === "Night/B")).toHaveLength(1_000);
  expect(events.filter(({ destination }) => destination === "default")).toHaveLength(4_000);
});

test("an empty log is a header line in CSV and nothing in NDJSON", async () => {
  const code = await tenant.makeCode();
  const csv = await download(scenario, tenant, code.id, { format: "csv" });
  expect(await csv.text()).toBe(
    "id,at,visitor,country,device,system,browser,language,referrer,repeat,bot,destination\r\n",
  );
  expect(await eventsOf(scenario, tenant, code.id)).toEqual([]);
  expect(await logOf(tenant, code.id)).toMatchObject({ total: 0, events: [], nextCursor: null });
});

test("no header of a scan becomes a cell that a spreadsheet would run", async () => {
  const code = await tenant.makeCode();
  for (const referer of ["https://=cmd.example/", "https://-1+1/", `https://a"b.example/`, "https://@x,y/"])
    await scenario.scan(code.shortId, { referer, "accept-language": "=HYPERLINK(1)" });
  await scenario.scan(code.shortId, { "user-agent": `=cmd|' /C calc'!A0`, referer: "https://xn--=.example" });
  const text = await (await download(scenario, tenant, code.id, { format: "csv" })).text();
  const { data } = parse<string[]>(text, { skipEmptyLines: true });
  expect(data).toHaveLength(6);
  expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test("scans that arrive during a download are not in it, and nothing else is missing", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 3_000);
  scenario.clock.advance(10_000);
  const before = ids(await eventsOf(scenario, tenant, code.id));
  const response = await download(scenario, tenant, code.id, { format: "ndjson" });
  const reader = response.body?.getReader();
  let text = "";
  const decoder = new TextDecoder();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) break;
    text += decoder.decode(value, { stream: true });
    await scenario.scan(code.shortId);
  }
  const got = text
    .trim()
    .split("\n")
    .map((line): ScanEvent => JSON.parse(line));
  expect(ids(got)).toEqual(before);
});

test("clients that disconnect during a download leave nothing behind", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 5_000);
  for (let round = 0; round < 20; round++) {
    const leaving = new AbortController();
    const response = await fetch(`${scenario.url}/app/api/codes/${code.id}/scans?format=ndjson`, {
      headers: { authorization: `Bearer ${tenant.apiKey}` },
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
  }
  expect(await eventsOf(scenario, tenant, code.id)).toHaveLength(5_000);
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("the log of another tenant's code is refused in every format", async () => {
  const code = await tenant.makeCode();
  const stranger = await scenario.signUp();
  for (const format of ["json", "csv", "ndjson"]) {
    const path = `/app/api/codes/${code.id}/scans?format=${format}`;
    await expectProblem(await stranger.call("GET", path), 401, "code_not_owned");
    await expectProblem(await scenario.request(path), 401, "invalid_key");
  }
});

test("a code that is deleted during a download ends it cleanly", async () => {
  const code = await tenant.makeCode();
  await scanMany(code.id, 5_000);
  const response = await download(scenario, tenant, code.id, { format: "csv" });
  const gone = await tenant.call("DELETE", `/app/api/codes/${code.id}`);
  expect(gone.status).toBe(204);
  expect((await response.text()).endsWith("\r\n")).toBe(true);
  await expectProblem(await tenant.call("GET", `/app/api/codes/${code.id}/scans`), 401, "code_not_owned");
});
