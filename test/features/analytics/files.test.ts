import { expect, test } from "bun:test";
import { parse } from "papaparse";
import { startScenario } from "../../scenario.ts";
import { analyticsOf, BEHIND_PROXY, campaignsOf, turnTo } from "./client.ts";

/** Counts as CSV files. */

const scenario = await startScenario({ ...BEHIND_PROXY, QZ_SIGNUP_PLAN: "unlimited" });

function linesOf(text: string): string[][] {
  const { data, errors } = parse<string[]>(text, { skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

const FILE = "text/csv; charset=utf-8";

test("a code's analytics are a table with all that the JSON has", async () => {
  turnTo(scenario, "2026-11-23T11:20:00Z");
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  const headers = { "x-forwarded-for": "203.0.113.7", "x-country": "DE", "accept-language": "" };
  await scenario.scan(shortId, { ...headers, referer: "https://=cmd.example/" });
  await scenario.scan(shortId, headers);
  await scenario.post(`/api/events/${shortId}`, { type: "page_view" });
  const period = { from: "2026-11-23", to: "2026-11-23", timezone: "Asia/Kathmandu", interval: "hour" };
  const json = await analyticsOf(tenant, id, period);
  const query = new URLSearchParams({ ...period, format: "csv" });
  const answer = await tenant.call("GET", `/app/api/codes/${id}/analytics?${query}`);
  expect(answer.headers.get("content-type")).toBe(FILE);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="analytics.csv"');
  const [header, ...lines] = linesOf(await answer.text());
  expect(header?.join(" ")).toBe(
    "part value scans uniqueVisitors repeatScanners bots leads pageViews ctaClicks formStarts unlocked offers audioPlays",
  );
  for (const cells of lines) expect(cells).toHaveLength(13);
  const of = (part: string) => lines.filter(([name]) => name === part).map(([, ...cells]) => cells);
  const line = (...cells: readonly (string | number)[]) =>
    Array.from({ length: 12 }, (_, n) => String(cells[n] ?? ""));
  expect(of("totals")).toEqual([line(`${json.from}/${json.to}`, 2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0)]);
  expect(of("previous")).toEqual([line(`2026-11-21T18:15:00.000Z/${json.from}`, 0, 0, 0, 0, 0)]);
  expect(of("timeline")).toEqual(
    json.timeline.map(({ at, scans, uniqueVisitors }) => line(at, scans, uniqueVisitors)),
  );
  expect(of("countries")).toEqual([line("DE", 2, 1)]);
  expect(of("languages")).toEqual([line("", 2, 1)]);
  expect(of("referrers")).toEqual([line("'=cmd.example", 1, 1), line("", 1, 0)]);
  expect(of("destinations")).toEqual([line("default", 2, 1)]);
  expect(of("heatmap")).toHaveLength(7 * 24);
  // Monday, five past five in the afternoon.
  expect(of("heatmap").filter(([, scans]) => scans !== "0")).toEqual([line("mon 17:00", 2)]);
  const parts = new Set(lines.map(([part]) => part));
  expect(parts).toEqual(
    new Set(
      "totals previous timeline countries devices systems browsers languages referrers destinations heatmap".split(
        " ",
      ),
    ),
  );
});

test("a refused period is no file", async () => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode();
  const answer = await tenant.call("GET", `/app/api/codes/${id}/analytics?format=csv&from=x`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect((await tenant.call("GET", `/app/api/codes/${id}/analytics?format=pdf`)).status).toBe(400);
});

test("campaigns are a line each, all of them, safe in a spreadsheet", async () => {
  const tenant = await scenario.signUp();
  const none = await tenant.call("GET", "/app/api/campaigns?format=csv");
  expect(await none.text()).toBe("group,codes,scans,unique,leads\r\n");
  const names = ["=1+1", "a,b", ...Array.from({ length: 26 }, (_, n) => `tour ${n}`)];
  for (const group of names) await tenant.makeCode({ group });
  const untagged = await tenant.makeCode();
  await scenario.scan(untagged.shortId);
  const answer = await tenant.call("GET", "/app/api/campaigns?format=csv");
  expect(answer.headers.get("content-type")).toBe(FILE);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="campaigns.csv"');
  const [, ...lines] = linesOf(await answer.text());
  const campaigns = await campaignsOf(tenant);
  expect(lines).toEqual(
    campaigns.map(({ group, codes, scans, unique, leads }) => [
      group === "=1+1" ? "'=1+1" : (group ?? ""),
      ...[codes, scans, unique, leads].map(String),
    ]),
  );
  expect(lines.at(-1)).toEqual(["", "1", "1", "1", "0"]);
});
