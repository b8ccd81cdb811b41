import { expect, test } from "bun:test";
import { meterCommits, meterScans } from "../../src/features/scans/metrics.ts";
import { createMetrics } from "../../src/kit/shared/metrics.ts";
import { createServiceMetrics } from "../../src/app/metrics/process.ts";
import { meterJobs } from "../../src/app/metrics/service.ts";
import type { OutboxEvent } from "../../src/features/webhooks/delivery-records.ts";
import { meterDeliveries } from "../../src/features/webhooks/metrics.ts";
import { newScan } from "../db/stores.ts";
import { readPrometheus } from "../kit/http/prometheus.ts";
import { TestClock } from "../scenario.ts";

/** The metrics of the process, of commits and of deliveries. */

test("the process: version, uptime, start, memory, processor time", async () => {
  const clock = new TestClock("2026-11-21T12:00:00Z");
  const metrics = createServiceMetrics(
    clock,
    { version: "9.9.9", commit: "d3f31f3a", schema: 7 },
    { free: () => 4_096 },
  );
  clock.advance(90_500);
  const families = readPrometheus(await metrics.text());
  const value = (name: string) => families.get(name)?.samples[0]?.value;
  expect(families.get("quietzone_build_info")?.samples).toEqual([
    {
      name: "quietzone_build_info",
      labels: {
        version: "9.9.9",
        commit: "d3f31f3a",
        schema: "7",
        bun: Bun.version,
        platform: `${process.platform}-${process.arch}`,
      },
      value: 1,
    },
  ]);
  expect(value("quietzone_uptime_seconds")).toBe(90.5);
  expect(value("process_start_time_seconds")).toBe(Date.parse("2026-11-21T12:00:00Z") / 1000);
  expect(value("quietzone_disk_free_bytes")).toBe(4_096);
  const memory = value("process_resident_memory_bytes") ?? 0;
  expect(memory / process.memoryUsage.rss()).toBeCloseTo(1, 0);
  expect(value("process_cpu_seconds_total")).toBeGreaterThan(0);
  expect([...families].map(([name, { type, help }]) => [name, type, help.length > 10])).toEqual([
    ["quietzone_build_info", "gauge", true],
    ["quietzone_uptime_seconds", "gauge", true],
    ["process_start_time_seconds", "gauge", true],
    ["process_resident_memory_bytes", "gauge", true],
    ["quietzone_disk_free_bytes", "gauge", true],
    ["process_cpu_seconds_total", "counter", true],
  ]);
});

test("scans that were lost, unanswered or wait, and keys of days, are read when they are asked for", async () => {
  const metrics = createMetrics();
  const losses = { scans: 0 };
  meterScans(metrics, {
    losses,
    resolver: { unanswered: 5 },
    dayKeys: { failures: 4, overdue: 2 },
    journal: { waiting: 6, oldest: () => 1_500 },
  });
  losses.scans = 3;
  const families = readPrometheus(await metrics.text());
  expect([...families].map(([name, { type, samples }]) => [name, type, samples[0]?.value])).toEqual([
    ["quietzone_scans_lost_total", "counter", 3],
    ["quietzone_scans_unanswered_total", "counter", 5],
    ["quietzone_day_key_failures_total", "counter", 4],
    ["quietzone_day_keys_overdue", "gauge", 2],
    ["quietzone_scans_waiting", "gauge", 6],
    ["quietzone_scans_waiting_oldest_seconds", "gauge", 1.5],
  ]);
});

test("jobs of threads have gauges for waiting and running ones, and a counter by outcome", async () => {
  const metrics = createMetrics();
  const counts = { threads: 7, waiting: 1, running: 2, done: 3, dropped: 4, timedOut: 5, refused: 6 };
  meterJobs(metrics, [{ counts: () => counts }]);
  const families = readPrometheus(await metrics.text());
  const samples = [...families.values()].flatMap((family) => family.samples);
  expect(samples.map(({ name, labels, value }) => [name, labels["outcome"] ?? "", value])).toEqual([
    ["quietzone_threads", "", 7],
    ["quietzone_thread_jobs_waiting", "", 1],
    ["quietzone_thread_jobs_running", "", 2],
    ["quietzone_thread_jobs_total", "done", 3],
    ["quietzone_thread_jobs_total", "dropped", 4],
    ["quietzone_thread_jobs_total", "timed_out", 5],
    ["quietzone_thread_jobs_total", "refused", 6],
  ]);
});

test("a commit is counted, timed and measured by its size; a failed one is only counted as failed", async () => {
  const metrics = createMetrics();
  let [time, fails] = [1_000, false];
  const commit = meterCommits(
    metrics,
    async () => {
      time += 20;
      if (fails) throw new Error("disk full");
    },
    () => time,
  );
  const scan = newScan({ id: "cod_1" });
  await commit([scan, scan, scan]);
  fails = true;
  await expect(commit([scan])).rejects.toThrow("disk full");
  const families = readPrometheus(await metrics.text());
  const samples = (name: string) =>
    families.get(name)?.samples.map(({ name, labels, value }) => [name, labels["le"] ?? "", value]);
  expect(samples("quietzone_scans_total")).toEqual([["quietzone_scans_total", "", 3]]);
  expect(samples("quietzone_commits_failed_total")).toEqual([["quietzone_commits_failed_total", "", 1]]);
  const buckets = (name: string, bounds: readonly number[], smallest: number, sum: number) => [
    ...bounds.map((le) => [`${name}_bucket`, String(le), le < smallest ? 0 : 1]),
    [`${name}_bucket`, "+Inf", 1],
    [`${name}_sum`, "", sum],
    [`${name}_count`, "", 1],
  ];
  const sizes = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
  expect(samples("quietzone_commit_scans")).toEqual(buckets("quietzone_commit_scans", sizes, 5, 3));
  const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
  const name = "quietzone_commit_duration_seconds";
  expect(samples(name)).toEqual(buckets(name, seconds, 0.025, 0.02));
});

test("attempts at deliveries are counted by outcome, and the backlog is read", async () => {
  const metrics = createMetrics();
  const settled: number[] = [];
  const asked: number[] = [];
  const settle = meterDeliveries(metrics, {
    async settle(outcomes) {
      settled.push(outcomes.length);
    },
    async waiting(most) {
      asked.push(most);
      return 7;
    },
  });
  const event: OutboxEvent = {
    event: "qr.scan",
    codeId: "cod_1",
    shortId: "hall",
    at: 0,
    country: null,
    device: "mobile",
    repeat: false,
    hasEmail: false,
    alert: null,
    subject: null,
  };
  const delivery = { id: "dlv_1", webhook: "ten_1", event, step: 0, dueAt: null, failures: 0, trial: null };
  const outcome = { delivery, status: null, at: 0, url: null, nextTryAt: 0, durationMs: null };
  await settle([
    { ...outcome, error: null, nextAttemptAt: null },
    { ...outcome, error: "timeout", nextAttemptAt: 5 },
    { ...outcome, error: "timeout", nextAttemptAt: 6 },
    { ...outcome, error: "timeout", nextAttemptAt: null },
    { ...outcome, error: "timeout", nextAttemptAt: null },
    { ...outcome, error: "timeout", nextAttemptAt: null },
  ]);
  // The first reading waits for nothing: it begins the count that the next one shows.
  expect(await metrics.text()).toContain("quietzone_webhook_pending 0\n");
  const text = await metrics.text();
  expect(settled).toEqual([6]);
  expect(asked).toEqual([100_000, 100_000]);
  expect(text).toContain('quietzone_webhook_attempts_total{outcome="delivered"} 1\n');
  expect(text).toContain('quietzone_webhook_attempts_total{outcome="put_off"} 2\n');
  expect(text).toContain('quietzone_webhook_attempts_total{outcome="failed"} 3\n');
  expect(text).toContain("# TYPE quietzone_webhook_pending gauge\nquietzone_webhook_pending 7\n");
});
