import { eventually } from "../../e2e/process.ts";
import { expect, test } from "bun:test";
import { expectProblem, type Scenario, startScenario } from "../../scenario.ts";
import { head, rawExchange } from "./protocol-raw.ts";
import { type Family, readPrometheus } from "./prometheus.ts";

/** `GET /metrics`: for requests from this machine or with the token. */

const ON = { QZ_METRICS: "on" };

async function metricsOf(where: Scenario): Promise<Map<string, Family>> {
  const answer = await where.request("/metrics");
  expect(answer.status).toBe(200);
  return readPrometheus(await answer.text());
}

/** The value of the sample with these labels; 0 when there is none. */
function sampleOf(families: Map<string, Family>, name: string, labels: Record<string, string> = {}): number {
  const family = families.get(name.replace(/_(?:bucket|sum|count)$/, "")) ?? families.get(name);
  const found = family?.samples.find(
    (sample) => sample.name === name && Bun.deepEquals(sample.labels, labels),
  );
  return found?.value ?? 0;
}

test("metrics are off by default, and never part of the contract", async () => {
  const service = await startScenario({ QZ_METRICS_TOKEN: "token" });
  const headers = { authorization: "Bearer token" };
  await expectProblem(await service.request("/metrics", { headers }), 404, "not_found");
  const on = await startScenario(ON);
  expect((await on.request("/metrics")).status).toBe(200);
  expect(await (await on.request("/openapi.json")).text()).not.toContain("/metrics");
});

test("deliveries are counted while they wait, and by their outcome", async () => {
  const service = await startScenario(ON);
  const tenant = await service.signUp();
  const code = await tenant.makeCode();
  let status = 500;
  const receiver = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(null, { status }) });
  try {
    await tenant.call("PUT", "/app/api/webhook", { url: `http://127.0.0.1:${receiver.port}/` });
    await service.scan(code.shortId);
    await service.service.deliver();
    const waiting = await eventually("the delivery counted", async () => {
      const read = await metricsOf(service);
      return sampleOf(read, "quietzone_webhook_pending") === 1 ? read : null;
    });
    expect(sampleOf(waiting, "quietzone_webhook_attempts_total", { outcome: "put_off" })).toBe(1);
    status = 204;
    service.clock.advance(7_000);
    await service.service.deliver();
    const delivered = await eventually("no delivery left", async () => {
      const read = await metricsOf(service);
      return sampleOf(read, "quietzone_webhook_pending") === 0 ? read : null;
    });
    expect(sampleOf(delivered, "quietzone_webhook_attempts_total", { outcome: "delivered" })).toBe(1);
  } finally {
    await receiver.stop(true);
  }
});

test("the answer names its format and is not cached", async () => {
  const service = await startScenario(ON);
  const answer = await service.request("/metrics");
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await service.request("/metrics", { method: "HEAD" })).status).toBe(200);
});

test("requests are counted by template and never by path", async () => {
  const service = await startScenario(ON);
  const tenant = await service.signUp();
  const code = await tenant.makeCode();
  for (let turn = 0; turn < 3; turn++) await service.scan(code.shortId);
  await service.scan("unknown-1");
  await service.scan("unknown-2");
  await service.request(`/r/${code.shortId}`, { method: "HEAD" });
  await tenant.call("GET", `/app/api/codes/${code.id}/scans?limit=1`);
  for (const path of ["/nowhere", "/r/a/b", "/app/api", "/app/x"]) await service.request(path);
  await service.request("/app/api/codes", { method: "OPTIONS" });
  await service.request("/app/api/codes", { method: "PROPFIND" });
  const families = await metricsOf(service);
  const requests = (route: string, method: string, status: string) =>
    sampleOf(families, "quietzone_requests_total", { route, method, status });
  expect(requests("/r/:shortId", "GET", "3xx")).toBe(3);
  expect(requests("/r/:shortId", "GET", "4xx")).toBe(2);
  expect(requests("/r/:shortId", "HEAD", "3xx")).toBe(1);
  expect(requests("/app/api/signup", "POST", "2xx")).toBe(1);
  expect(requests("/app/api/codes", "POST", "2xx")).toBe(1);
  expect(requests("/app/api/codes/:id/scans", "GET", "2xx")).toBe(1);
  expect(requests("none", "GET", "4xx")).toBe(4);
  expect(requests("/app/api/codes", "other", "4xx")).toBe(1);
  const create = { route: "/app/api/codes", method: "POST" };
  expect(sampleOf(families, "quietzone_request_duration_seconds_count", create)).toBe(1);
  expect(sampleOf(families, "quietzone_request_duration_seconds_sum", create)).toBeGreaterThan(0);
  const text = await (await service.request("/metrics")).text();
  for (const secret of [code.shortId, code.id, "unknown-1", "PROPFIND", tenant.apiKey])
    expect(text).not.toContain(secret);
});

test("one scan in eight is timed, and stands for eight", async () => {
  const service = await startScenario(ON);
  const code = await (await service.signUp()).makeCode();
  const timed = async () => {
    const labels = { route: "/r/:shortId", method: "GET" };
    return sampleOf(await metricsOf(service), "quietzone_request_duration_seconds_count", labels);
  };
  await service.scan(code.shortId);
  expect(await timed()).toBe(8);
  for (let turn = 0; turn < 7; turn++) await service.scan(code.shortId);
  expect(await timed()).toBe(8);
  await service.scan(code.shortId);
  expect(await timed()).toBe(16);
});

test("odd request lines neither break the metrics nor add series", async () => {
  const service = await startScenario(ON);
  for (const line of ["GET //r/x", "GET /r/%E0%A4%A", "GET /r/x?a/b/c", "GET http://x/r/x", "BREW /r/x"])
    await rawExchange(service.url, head(line, "host: a b", "connection: close")).catch(() => null);
  const families = await metricsOf(service);
  const routes = families.get("quietzone_requests_total")?.samples.map(({ labels }) => labels["route"]) ?? [];
  for (const route of routes)
    expect(["/r/:shortId", "none", "/openapi.json", "/metrics"]).toContain(route ?? "");
});

test("scans are counted with the commits they shared", async () => {
  const service = await startScenario(ON);
  const code = await (await service.signUp()).makeCode();
  await Promise.all(Array.from({ length: 40 }, () => service.scan(code.shortId)));
  const families = await metricsOf(service);
  expect(sampleOf(families, "quietzone_scans_total")).toBe(40);
  expect(sampleOf(families, "quietzone_scans_lost_total")).toBe(0);
  expect(sampleOf(families, "quietzone_day_key_failures_total")).toBe(0);
  expect(sampleOf(families, "quietzone_day_keys_overdue")).toBe(0);
  expect(sampleOf(families, "quietzone_commit_scans_sum")).toBe(40);
  const commits = sampleOf(families, "quietzone_commit_scans_count");
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThanOrEqual(40);
  expect(sampleOf(families, "quietzone_commit_duration_seconds_count")).toBe(commits);
});

test("lost scans are reported, also while storage is out of order", async () => {
  const service = await startScenario(ON);
  const code = await (await service.signUp()).makeCode();
  await service.scan(code.shortId);
  await service.storage.putAway("scans");
  expect((await service.scan(code.shortId)).status).toBe(302);
  const families = await metricsOf(service);
  expect(sampleOf(families, "quietzone_scans_total")).toBe(1);
  expect(sampleOf(families, "quietzone_scans_lost_total")).toBe(1);
  expect(sampleOf(families, "quietzone_commits_failed_total")).toBe(1);
});

test("the process reports its version, times and memory", async () => {
  const service = await startScenario(ON);
  service.clock.advance(90_000);
  const families = await metricsOf(service);
  expect(sampleOf(families, "quietzone_uptime_seconds")).toBe(90);
  expect(sampleOf(families, "process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(sampleOf(families, "process_cpu_seconds_total")).toBeGreaterThan(0);
  expect(families.get("quietzone_build_info")?.samples[0]).toMatchObject({ value: 1 });
});

const PROXY = { "x-forwarded-for": "203.0.113.9" };

test("what a proxy passes on is not from this machine, trusted or not", async () => {
  const untold = await startScenario(ON);
  for (const headers of [
    PROXY,
    { "x-real-ip": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 x" },
  ])
    await expectProblem(await untold.request("/metrics", { headers }), 404, "not_found");
  const trusting = await startScenario({ ...ON, QZ_TRUSTED_PROXIES: "127.0.0.0/8" });
  await expectProblem(await trusting.request("/metrics", { headers: PROXY }), 404, "not_found");
  for (const headers of [{}, { "x-forwarded-for": "127.0.0.1" }, { "x-forwarded-for": "::1" }])
    expect((await trusting.request("/metrics", { headers })).status).toBe(200);
  await expectProblem(await trusting.request("/metrics", { headers: { via: "1.1 x" } }), 404, "not_found");
});

test("the token gives access from anywhere, and similar texts do not", async () => {
  const service = await startScenario({ ...ON, QZ_METRICS_TOKEN: "correct-horse" });
  const ask = (authorization: string) =>
    service.request("/metrics", { headers: { ...PROXY, authorization } });
  for (const right of ["Bearer correct-horse", "bearer  correct-horse "])
    expect((await ask(right)).status).toBe(200);
  for (const wrong of [
    "Bearer correct-hors",
    "Bearer correct-horse2",
    "correct-horse",
    "Basic correct-horse",
    "Bearer",
  ])
    await expectProblem(await ask(wrong), 404, "not_found");
});

test("without a token there is no access from elsewhere", async () => {
  const service = await startScenario(ON);
  for (const authorization of ["Bearer ", "Bearer null", "Bearer undefined"])
    expect((await service.request("/metrics", { headers: { ...PROXY, authorization } })).status).toBe(404);
});
