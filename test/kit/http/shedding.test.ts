import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, PHONE, startScenario } from "../../scenario.ts";
import { createHeldLoop } from "./held-loop.ts";
import { beginPost, reserved, statusOfHead } from "./unfinished.ts";

/** The answers of a service under more load than it can bear. */

const loop = createHeldLoop();
const service = await startScenario({ QZ_METRICS: "on" }, { loop });
const tenant = await service.signUp();
const code = await tenant.makeCode();
const html = { accept: "text/html,*/*;q=0.8", "user-agent": PHONE };

/** In milliseconds: a turn that has no room, one that scans can't have either, and more than any request may wait. */
const LONG = 7;
const VERY_LONG = 41;
const ENDLESS = 20_001;

const askAll = async () => [
  (await service.request("/app/api/types")).status,
  (await tenant.call("GET", "/app/api/codes")).status,
  (await service.request(`/p/${code.shortId}`)).status,
];
const scan = async () => (await service.scan(code.shortId)).status;

/** How many requests were refused so far, by class. */
async function refusals() {
  const metrics = await (await service.request("/metrics")).text();
  const ofClass = (kind: string) =>
    Number(new RegExp(`refused_total\\{class="${kind}"\\} (\\d+)`).exec(metrics)?.[1]);
  return { anonymous: ofClass("anonymous"), workspace: ofClass("workspace") };
}

/** Scanned by others, until the service knows whether it can serve all scans. */
const other = await tenant.makeCode();
async function othersScan(): Promise<void> {
  for (let turns = 0; turns < 6; turns++) await service.scan(other.shortId);
}

test("what finds no room in a turn is answered in a later one", async () => {
  expect(await loop.during(0, askAll)).toEqual([200, 200, 200]);
  expect(await loop.during(LONG, askAll)).toEqual([200, 200, 200]);
});

test("what has waited too long is refused, and scans are answered", async () => {
  expect(await loop.during(ENDLESS, askAll)).toEqual([503, 503, 503]);
  expect(await loop.during(ENDLESS, scan)).toBe(302);
  expect(await loop.during(0, askAll)).toEqual([200, 200, 200]);
});

test("a scan does not wait in any spelling, and other requests below /r do", async () => {
  const path = `/r/${code.shortId}`;
  const escaped = `/r/%${code.shortId.charCodeAt(0).toString(16)}${code.shortId.slice(1)}`;
  const statuses = await loop.during(ENDLESS, async () => [
    (await service.request(escaped)).status,
    (await service.request(path, { method: "HEAD" })).status,
    (await fetch(service.url + path, { method: "POST" })).status,
    (await fetch(`${service.url}${path}/x`)).status,
  ]);
  expect(statuses).toEqual([302, 302, 503, 503]);
});

test("scans are refused when turns have been very long for a while, and then sooner", async () => {
  const asked = async () => {
    await othersScan();
    return scan();
  };
  expect(await loop.during(12, asked)).toBe(302);
  expect(await loop.during(VERY_LONG, asked)).toBe(429);
  // Once scans are refused, those that are answered do not wait as long.
  expect(await loop.during(12, scan)).toBe(429);
  expect(await loop.during(1, asked)).toBe(302);
  expect(await loop.during(12, asked)).toBe(302);
});

test("a refused scan is neither recorded nor a 503, and a browser tries again by itself", async () => {
  const before = await readJson<{ scans: number }>(await tenant.call("GET", `/app/api/codes/${code.id}`));
  const [, page, problem, head] = await loop.during(VERY_LONG, async () => [
    await othersScan(),
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
  const page = await loop.during(ENDLESS, () => service.request(`/p/${code.shortId}`, { headers: html }));
  expect([page.status, page.headers.get("refresh"), page.headers.get("retry-after")]).toEqual([
    503,
    "1",
    "1",
  ]);
  expect(await page.text()).toContain("One moment, please");
});

test("a body that is complete later waits for a turn of its own", async () => {
  const body = JSON.stringify({ type: "url", fields: { url: "https://museum.example/" } });
  const head = ["content-type: application/json", `content-length: ${body.length}`];
  const statusOf = async (held: number) => {
    const post = await beginPost(service.url, "/app/api/generate", head, body.slice(0, -1));
    await reserved(service, body.length);
    return loop.during(held, async () => {
      post.send(body.slice(-1));
      return statusOfHead(await post.answer);
    });
  };
  expect(await statusOf(0)).toBe(200);
  expect(await statusOf(LONG)).toBe(200);
  expect(await statusOf(ENDLESS)).toBe(503);
});

test("only a key that was valid before puts a request before anonymous ones", async () => {
  const madeUp = `Bearer qz_${"0".repeat(38)}`;
  const ask = (path: string, authorization?: string) =>
    service.request(path, authorization === undefined ? {} : { headers: { authorization } });
  const refusedAs = async (path: string, authorization?: string) => {
    const before = await refusals();
    expect((await loop.during(ENDLESS, () => ask(path, authorization))).status).toBe(503);
    const after = await refusals();
    return (["anonymous", "workspace"] as const).filter((kind) => after[kind] > before[kind]).join();
  };
  expect((await ask("/app/api/codes", `Bearer ${tenant.apiKey}`)).status).toBe(200);
  expect(await refusedAs("/app/api/codes", `Bearer ${tenant.apiKey}`)).toBe("workspace");
  expect(await refusedAs(`/api/v1/facets?a=1&api_key=${tenant.apiKey}`)).toBe("workspace");
  expect(await refusedAs("/app/api/codes", madeUp)).toBe("anonymous");
  expect(await refusedAs("/app/api/codes", "made up")).toBe("anonymous");
  expect(await refusedAs("/api/v1/facets?api_key=made-up")).toBe("anonymous");
  expect(await refusedAs("/api/v1/facets?api_key=")).toBe("anonymous");
});

test("a client that leaves the queue is neither answered nor counted as refused", async () => {
  const before = await refusals();
  await loop.during(LONG, async () => {
    const leaving = new AbortController();
    const asked = fetch(`${service.url}/app/api/types`, { signal: leaving.signal });
    leaving.abort();
    expect(await asked.catch(() => "left")).toBe("left");
    expect(await askAll()).toEqual([200, 200, 200]);
  });
  expect(await refusals()).toEqual(before);
});

test("health, metrics and preflights are answered under any load, and refusals are counted and logged", async () => {
  await loop.during(ENDLESS, async () => {
    expect((await service.request("/healthz")).status).toBe(200);
    expect((await fetch(`${service.url}/api/v1/logos`, { method: "OPTIONS" })).status).toBe(204);
    expect((await service.request("/metrics")).status).toBe(200);
  });
  const metrics = await loop.during(VERY_LONG, async () => {
    await othersScan();
    return (await service.request("/metrics")).text();
  });
  expect(metrics).toContain("\nquietzone_overload 2\n");
  expect(metrics).toMatch(/\nquietzone_refused_total\{class="scan"\} [1-9]/);
  const lines = service.logged.filter(({ message }) => message.startsWith("requests are refused"));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.fields).toEqual({ anonymous: 1, workspace: 0, scan: 0 });
});
