import { expect, test } from "bun:test";
import { createMetrics } from "../../src/kit/shared/metrics.ts";
import { createHoldWarning, meterHolds } from "../../src/app/holds.ts";
import { type LogLine, recordingLog, startScenario, TestClock } from "../scenario.ts";

/** Reports of holds of the event loop: the metric and the log. */

test("operations are counted by their longest hold", async () => {
  const metrics = createMetrics();
  const count = meterHolds(metrics);
  count({ operation: "GET /app/api/codes", milliseconds: 15 });
  count({ operation: "GET /app/api/codes", milliseconds: 16 });
  const text = await metrics.text();
  const bucket = (le: string) =>
    `quietzone_loop_hold_seconds_bucket{operation="GET /app/api/codes",le="${le}"}`;
  expect(text).toContain(`${bucket("0.015")} 1\n`);
  expect(text).toContain(`${bucket("0.05")} 2\n`);
});

test("a hold of over 50 ms is logged at once, then at most once a minute with their number", () => {
  const clock = new TestClock();
  const logged: LogLine[] = [];
  const warn = createHoldWarning(recordingLog(logged), clock);
  const list = (milliseconds: number) => warn({ operation: "list", milliseconds });
  list(50);
  list(51.2);
  list(900);
  warn({ operation: "search", milliseconds: 60 });
  clock.advance(59_000);
  list(70);
  clock.advance(1_000);
  list(80);
  const lines = logged.map(({ level, message, fields }) => [level, message, fields]);
  const line = (operation: string, milliseconds: number, times: number) => [
    "warn",
    "the event loop was held",
    { operation, milliseconds, times },
  ];
  expect(lines).toEqual([line("list", 51, 1), line("search", 60, 1), line("list", 900, 3)]);
});

test("the metric has a series for each operation and chore, and one for all unknown paths of a method", async () => {
  const service = await startScenario({ QZ_METRICS: "on" });
  const tenant = await service.signUp();
  await tenant.makeCode();
  await service.post("/nowhere", {});
  await service.request("/nowhere/else", { method: "HEAD" });
  const text = await (await service.request("/metrics")).text();
  expect(text).toContain('quietzone_loop_hold_seconds_count{operation="POST /app/api/codes"} 1\n');
  // However many paths strangers make up.
  for (const operation of ["POST unknown route", "HEAD unknown route"])
    expect(text).toContain(`quietzone_loop_hold_seconds_count{operation="${operation}"} 1\n`);
  expect(text).toContain('quietzone_loop_hold_seconds_count{operation="housekeeping: ');
});
