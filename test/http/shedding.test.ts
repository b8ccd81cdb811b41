import { expect, test } from "bun:test";
import { createShedder } from "../../src/http/shedding.ts";
import { readJson } from "../json.ts";
import { expectProblem, PHONE, startScenario } from "../scenario.ts";

/** The answers of a service that is overloaded. */

/** An overload that the tests set by hand. */
const state = { pressure: 0, isStanding: false, late: 0, arrived: () => {} };
const service = await startScenario({ QZ_METRICS: "on" }, { overload: state });
const tenant = await service.signUp();
const code = await tenant.makeCode();
const html = { accept: "text/html,*/*;q=0.8", "user-agent": PHONE };

/** Scanned by others meanwhile. */
const other = await tenant.makeCode();
/** Makes as many scans in this second as it takes for others to be refused. */
const scanMany = () => Promise.all(Array.from({ length: 10 }, () => service.scan(other.shortId)));

async function under<T>(pressure: number, late: number, work: () => Promise<T>): Promise<T> {
  Object.assign(state, { pressure, isStanding: pressure === 2, late });
  try {
    return await work();
  } finally {
    Object.assign(state, { pressure: 0, isStanding: false, late: 0 });
  }
}

test("first those without a key are refused, then workspaces and pages, and a scan at last", async () => {
  await scanMany();
  const asked = async () => [
    (await service.request("/app/api/types")).status,
    (await tenant.call("GET", "/app/api/codes")).status,
    (await service.request(`/p/${code.shortId}`)).status,
    (await service.scan(code.shortId)).status,
  ];
  expect(await under(0, 0, asked)).toEqual([200, 200, 200, 302]);
  expect(await under(1, 7, asked)).toEqual([503, 200, 200, 302]);
  expect(await under(2, 12, asked)).toEqual([503, 503, 503, 302]);
  expect(await under(2, 41, asked)).toEqual([503, 503, 503, 429]);
  // Once scans are refused, those that are answered do not wait as long.
  expect(await under(2, 12, asked)).toEqual([503, 503, 503, 429]);
  expect(await under(0, 0, asked)).toEqual([200, 200, 200, 302]);
  expect(await under(2, 12, asked)).toEqual([503, 503, 503, 302]);
});

test("as large a share of a class is refused as there is too much", async () => {
  await scanMany();
  const statuses = await under(0.25, 0, async () => {
    const answers: number[] = [];
    while (answers.length < 20) answers.push((await service.request("/app/api/types")).status);
    return answers;
  });
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
});

test("a refused scan is neither recorded nor a 503, and a browser tries again by itself", async () => {
  const before = await readJson<{ scans: number }>(await tenant.call("GET", `/app/api/codes/${code.id}`));
  const [page, problem, head] = await under(2, 41, async () => [
    await service.request(`/r/${code.shortId}`, { headers: html }),
    await service.request(`/r/${code.shortId}`),
    await service.request(`/r/${code.shortId}`, { method: "HEAD" }),
  ]);
  expect(page?.status).toBe(429);
  expect(page?.headers.get("refresh")).toBe("1");
  expect(page?.headers.get("retry-after")).toBe("1");
  expect(await page?.text()).toContain("One moment, please");
  if (problem) await expectProblem(problem, 429, "rate_limited");
  expect(head?.status).toBe(429);
  const after = await readJson<{ scans: number }>(await tenant.call("GET", `/app/api/codes/${code.id}`));
  expect(after.scans).toBe(before.scans);
});

test("a refused page says so to a browser, which loads it again", async () => {
  await scanMany();
  const page = await under(2, 9, () => service.request(`/p/${code.shortId}`, { headers: html }));
  expect([page.status, page.headers.get("refresh"), page.headers.get("retry-after")]).toEqual([
    503,
    "1",
    "1",
  ]);
  expect(await page.text()).toContain("One moment, please");
});

test("health, metrics and preflights are answered under any load, and refusals are counted and logged", async () => {
  const metrics = await under(2, 1_000, async () => {
    expect((await service.request("/healthz")).status).toBe(200);
    expect((await fetch(`${service.url}/api/v1/logos`, { method: "OPTIONS" })).status).toBe(204);
    return (await service.request("/metrics")).text();
  });
  expect(metrics).toContain("\nquietzone_overload 2\n");
  expect(metrics).toContain('\nquietzone_refused_total{class="scan"} 5\n');
  const lines = service.logged.filter(({ message }) => message.startsWith("requests are refused"));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.fields).toEqual({ anonymous: 1, workspace: 0, scan: 0 });
});

test("while fewer than ten scans a second come, nothing is refused for their sake", () => {
  const refused: string[] = [];
  let now = 0;
  const shedder = createShedder({
    overload: { pressure: 2, isStanding: false, late: 30, arrived: () => {} },
    refusals: { answer: () => new Response(null, { status: 503 }) },
    onRefused: (kind) => refused.push(kind),
    now: () => now,
  });
  const call = () => shedder.refused(new Request("http://localhost/app/api/types"), "/app/api/types");
  const scan = () => shedder.refusedScan(new Request("http://localhost/r/abc"));
  for (let scans = 0; scans < 9; scans++) expect(scan()).toBeNull();
  expect(call()).toBeNull();
  expect(scan()).toBeNull();
  expect(call()?.status).toBe(503);
  // The second after it is known how many came in the last one, and then no more.
  now = 1_000;
  expect(call()?.status).toBe(503);
  now = 2_000;
  expect(call()).toBeNull();
  expect(refused).toEqual(["anonymous", "anonymous"]);
});
