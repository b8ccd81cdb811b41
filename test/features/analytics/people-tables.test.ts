import { expect, test } from "bun:test";
import { CODE_PARTS, OVERVIEW_TABLES } from "../../../src/features/analytics/constants.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { unzip } from "../bulk/client.ts";
import { BEHIND_PROXY, turnTo } from "./client.ts";

/** Analytics as tables for people. */

const scenario = await startScenario({ ...BEHIND_PROXY, QZ_SIGNUP_PLAN: "unlimited" });
turnTo(scenario, "2026-11-23T18:50:00Z");
const tenant = await scenario.signUp();
const { id, shortId } = await tenant.makeCode({ title: '=Hall, "3"', group: "audio" });
for (const country of ["DE", "DE", "LI"]) await scenario.scan(shortId, { "x-country": country });
await scenario.service.addUp();

const ZONE = "timezone=Asia/Kathmandu&from=2026-11-23&to=2026-11-24";

async function textOf(path: string, headers: Record<string, string> = {}) {
  const answer = await tenant.call("GET", path, undefined, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  return { text: await answer.text(), name: answer.headers.get("content-disposition") };
}

/** The files of a ZIP. */
async function filesOf(path: string): Promise<Record<string, string>> {
  const answer = await tenant.call("GET", path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return Object.fromEntries(unzip(bytes).files);
}

test("days are those of the time zone, and names stand beside codes, in the language of the reader", async () => {
  const of = (table: string) => `/app/api/codes/${id}/analytics?${ZONE}&format=csv&table=${table}`;
  // 18:50 in UTC is 00:35 of the next day in Kathmandu.
  const days = await textOf(of("timeline"));
  expect(days.text).toBe(
    "day,timezone,scans,visitors\r\n2026-11-23,Asia/Kathmandu,0,0\r\n2026-11-24,Asia/Kathmandu,3,1\r\n",
  );
  expect(days.name).toBe('attachment; filename="timeline.csv"');
  expect((await textOf(of("countries"))).text).toBe(
    "country,name,scans,visitors\r\nDE,Germany,2,1\r\nLI,Liechtenstein,1,0\r\n",
  );
  expect((await textOf(of("countries"), { "accept-language": "de" })).text).toContain("DE,Deutschland,2,1");
  const hours = await textOf(`${of("timeline")}&interval=hour`);
  expect(hours.text).toContain("hour,timezone,scans,visitors\r\n");
  expect(hours.text).toContain("2026-11-24 00:00,Asia/Kathmandu,3,1\r\n");
  expect((await textOf(`${of("timeline")}&interval=month`)).text).toContain(
    "\r\n2026-11,Asia/Kathmandu,3,1\r\n",
  );
  expect((await textOf(of("weekdays"))).text).toContain("Tuesday,00:00,3\r\n");
  expect((await textOf(of("funnel"))).text).toStartWith("step,count\r\nscans,3\r\n");
});

test("a ZIP has a table each", async () => {
  const ofCode = await filesOf(`/app/api/codes/${id}/analytics?${ZONE}&format=zip`);
  expect(Object.keys(ofCode)).toEqual(CODE_PARTS.map((name) => `${name}.csv`));
  for (const table of CODE_PARTS)
    expect(ofCode[`${table}.csv`]).toBe(
      (await textOf(`/app/api/codes/${id}/analytics?${ZONE}&format=csv&table=${table}`)).text,
    );
  const ofAll = await filesOf(`/app/api/overview?${ZONE}&format=zip`);
  expect(Object.keys(ofAll)).toEqual(OVERVIEW_TABLES.map((name) => `${name}.csv`));
  expect(ofAll["codes.csv"]).toBe(`shortId,name,scans\r\n${shortId},"'=Hall, ""3""",3\r\n`);
  expect(ofAll["timeline.csv"]).toContain("2026-11-24,Asia/Kathmandu,3,1");
});

test("the table for programs stays as it is, and a table needs a file", async () => {
  const { text } = await textOf(`/app/api/overview?${ZONE}&format=csv`);
  expect(text).toStartWith("part,value,scans,uniqueVisitors,bots,leads,codes,active,title\r\n");
  for (const query of [
    "table=codes",
    "table=codes&format=zip",
    "table=codes&format=json",
    "format=csv&table=x",
  ])
    await expectProblem(await tenant.call("GET", `/app/api/overview?${query}`), 400, "invalid_request");
});
