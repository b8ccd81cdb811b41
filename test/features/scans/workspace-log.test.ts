import { expect, test } from "bun:test";
import { parse } from "papaparse";
import type { WorkspaceScan, WorkspaceScanLog } from "../../../src/features/scans/log-model.ts";
import { DAY, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, PHONE, startScenario, type TenantClient } from "../../scenario.ts";

/** `GET /app/api/scans`: the scans of all codes of a workspace. */

const scenario = await startScenario();
const tenant = await scenario.signUp();

const ask = (query: Record<string, string> = {}, client: TenantClient = tenant) =>
  client.call("GET", `/app/api/scans?${new URLSearchParams(query)}`);

async function logOf(query: Record<string, string> = {}, client: TenantClient = tenant) {
  const response = await ask(query, client);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return readJson<WorkspaceScanLog>(response);
}

const guide = await tenant.makeCode({ group: "guide" });
const other = await tenant.makeCode();
for (let turn = 0; turn < 3; turn++) {
  await scenario.scan(guide.shortId, { "user-agent": turn === 1 ? "curl/8.5.0" : PHONE });
  await scenario.scan(other.shortId);
  scenario.clock.advance(MINUTE);
}

test("it has the scans of all codes, newest first, and says which code each is of", async () => {
  const { events, nextCursor } = await logOf();
  expect(nextCursor).toBeNull();
  expect(events.map(({ shortId }) => shortId)).toEqual(
    [other, guide, other, guide, other, guide].map(({ shortId }) => shortId),
  );
  expect(events.map(({ codeId }) => codeId).slice(0, 2)).toEqual([other.id, guide.id]);
  const { events: own } = await readJson<{ events: Partial<WorkspaceScan>[] }>(
    await tenant.call("GET", `/app/api/codes/${guide.id}/scans`),
  );
  const { codeId, shortId, ...event } = events[1] ?? { codeId: "", shortId: "" };
  expect([codeId, shortId]).toEqual([guide.id, guide.shortId]);
  expect<unknown>(event).toEqual(own[0]);
});

test("pages go on by a cursor and by a link, and end", async () => {
  const whole = (await logOf()).events;
  for (const limit of ["1", "2", "4", "5"]) {
    const found: WorkspaceScan[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const response = await ask({ limit, ...(cursor ? { cursor } : {}) });
      const page: WorkspaceScanLog = await readJson(response);
      found.push(...page.events);
      cursor = page.nextCursor;
      expect(response.headers.get("link")).toBe(
        cursor === null ? null : `<?${new URLSearchParams({ limit, cursor })}>; rel="next"`,
      );
    }
    expect(found).toEqual(whole);
  }
});

test("a campaign's, people's and a period's are chosen", async () => {
  const counted = async (query: Record<string, string>) => (await logOf(query)).events.length;
  const now = scenario.clock.now();
  const iso = (at: number) => new Date(at).toISOString();
  expect(await counted({ group: "guide" })).toBe(3);
  expect(await counted({ group: "guide", bots: "exclude" })).toBe(2);
  expect(await counted({ group: "Guide" })).toBe(0);
  expect(await counted({ from: iso(now - MINUTE) })).toBe(2);
  expect(await counted({ from: iso(now - 3 * MINUTE), to: iso(now - 2 * MINUTE) })).toBe(2);
  expect(await counted({ to: iso(now - DAY) })).toBe(0);
  expect(await counted({ from: iso(now).slice(0, 10), to: iso(now).slice(0, 10) })).toBe(6);
});

test.each([
  ["limit", "0", "invalid_request"],
  ["bots", "maybe", "invalid_request"],
  ["format", "xml", "invalid_request"],
  ["from", "yesterday", "period_invalid"],
  ["to", "2026-02-30", "period_invalid"],
  ["cursor", "scan_1", "cursor_invalid"],
  ["cursor", "scan_zzzzzzzzzzz.1", "cursor_invalid"],
  ["cursor", "scan_1.", "cursor_invalid"],
  ["cursor", "scan_1.zzzzzzzzzzz", "cursor_invalid"],
  ["cursor", "' or 1=1 --", "cursor_invalid"],
])("%s=%s is refused by name", async (name, value, problem) => {
  const { errors } = await expectProblem(await ask({ [name]: value }), 400, problem);
  expect(errors?.[0]?.pointer).toBe(`?${name}`);
});

test("a period that ends before it begins is refused", async () => {
  await expectProblem(await ask({ from: "2026-11-21", to: "2026-11-20" }), 400, "period_invalid");
});

test("as CSV and NDJSON it is whole, also of a campaign", async () => {
  const { events } = await logOf({ group: "guide" });
  const file = async (format: string) => {
    const url = `${scenario.url}/app/api/scans?${new URLSearchParams({ format, group: "guide" })}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${tenant.apiKey}` } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const lines = (await file("ndjson")).trim().split("\n");
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(events);
  const [head, ...rows] = parse<string[]>((await file("csv")).trim()).data;
  expect(head).toEqual(Object.keys(events[0] ?? {}));
  expect(rows.map(([id, , codeId]) => [id, codeId])).toEqual(events.map(({ id, codeId }) => [id, codeId]));
});

test("a neighbour sees none of it, and a deleted code is left out", async () => {
  const neighbour = await scenario.signUp("Neighbour");
  expect(await logOf({}, neighbour)).toEqual({ events: [], nextCursor: null });
  const gone = await tenant.makeCode();
  await scenario.scan(gone.shortId);
  expect((await logOf()).events[0]?.codeId).toBe(gone.id);
  await tenant.call("DELETE", `/app/api/codes/${gone.id}`);
  expect((await logOf()).events.map(({ codeId }) => codeId)).not.toContain(gone.id);
});
