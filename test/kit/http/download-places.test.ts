import { expect, test } from "bun:test";
import { eventually } from "../../e2e/process.ts";
import { AT_LENGTH } from "../../extent.ts";
import { patiently } from "../../patiently.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { type SilentReader, silentReader } from "./silent-reader.ts";

/**
 * The places of a workspace's downloads, through the front door. `download.test.ts` has the places of all.
 */

const PLACES = { each: 2, waiting: 8 };

/**
 * Codes whose redirects are more than the system takes for a client that does not read: some four megabytes.
 */
const CODES = 3_000;
const PATH = "/app/api/redirects?format=csv";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", QZ_METRICS: "on" });
let rows = 0;

/** A workspace with a large download. */
async function largeWorkspace(): Promise<TenantClient> {
  const tenant = await scenario.signUp();
  const row = () => `large-${rows},${`https://museum.example/${rows++}/`.padEnd(2_000, "x")}\n`;
  const csv = `shortId,target\n${Array.from({ length: CODES }, row).join("")}`;
  const made = await tenant.call("POST", "/app/api/import?from=csv", csv, { "content-type": "text/csv" });
  expect(made.status).toBe(200);
  return tenant;
}

const large = await largeWorkspace();
const other = await scenario.signUp();
await other.makeCode();

const silent = ({ apiKey }: TenantClient) => silentReader(scenario.url, PATH, apiKey);

/** Takes all places of a workspace. */
async function takePlaces(tenant: TenantClient): Promise<SilentReader[]> {
  const readers = await Promise.all(Array.from({ length: PLACES.each }, () => silent(tenant)));
  for (const { head } of readers) expect(head).toStartWith("HTTP/1.1 200");
  return readers;
}

/**
 * Downloads that are asked for and not read, until so many are refused. The others are given up: they wait in
 * line.
 */
async function refusedOf(tenant: TenantClient, asked: number, refused: number): Promise<Response[]> {
  const leaving = new AbortController();
  const found: Response[] = [];
  const calls = Array.from({ length: asked }, () =>
    fetch(scenario.url + PATH, {
      headers: { authorization: `Bearer ${tenant.apiKey}` },
      signal: leaving.signal,
    }).then(
      async (answer) => void found.push(new Response(await answer.arrayBuffer(), answer)),
      () => {},
    ),
  );
  await eventually("the others wait", () => (found.length === refused ? true : null));
  leaving.abort();
  await Promise.all(calls);
  expect(found).toHaveLength(refused);
  return found;
}

/** Downloads all, as soon as there is a place. */
async function download(tenant: TenantClient): Promise<number> {
  const answer = await patiently(() => tenant.call("GET", PATH));
  expect(answer.status).toBe(200);
  return (await answer.text()).trim().split("\n").length;
}

test("a workspace has two downloads and eight that wait: a further one is told when to come again, and others are served", async () => {
  const readers = await takePlaces(large);
  const refusals = await refusedOf(large, PLACES.waiting + 3, 3);
  for (const refusal of refusals) {
    expect(refusal.headers.get("retry-after")).toBe("5");
    await expectProblem(refusal, 503, "busy");
  }
  expect(await download(other)).toBe(1 + 1);
  expect((await large.call("GET", "/app/api/codes?limit=1")).status).toBe(200);

  // A client that leaves gives its place back.
  readers[0]?.leave();
  expect(await download(large)).toBe(1 + CODES);
  readers[1]?.leave();
});

/** Whether no download has a place. */
async function areAllFree(): Promise<boolean> {
  const metrics = await (await scenario.request("/metrics")).text();
  return metrics.includes('quietzone_downloads{state="taken"} 0\n');
}

test.skipIf(!AT_LENGTH)("clients that do not read are disconnected, and lose their places", async () => {
  const readers = await takePlaces(large);
  expect(await areAllFree()).toBe(false);
  // None of them leaves. One that read on before it is disconnected would get the whole file.
  await eventually("both are disconnected", async () => ((await areAllFree()) ? true : null));
  expect(await download(large)).toBe(1 + CODES);
  for (const { resume, closed } of readers) {
    resume();
    await closed;
  }
});
