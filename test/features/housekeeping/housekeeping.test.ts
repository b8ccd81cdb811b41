import { expect, spyOn, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDayKeyFiles } from "../../../db/files/day-keys.ts";
import { openSqliteStores } from "../../../db/sqlite/stores.ts";
import type { ForChores } from "../../../src/app/feature.ts";
import { SCAN_FEATURES } from "../../../src/app/scan-features.ts";
import { createHousekeeping } from "../../../src/features/housekeeping/housekeeping.ts";
import { createDayKeys } from "../../../src/features/scans/day-keys.ts";
import { DAY, HOUR, MINUTE, utcDay } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import type { LogFields } from "../../../src/kit/shared/log.ts";
import { TestClock } from "../../scenario.ts";

const RETENTION = 395 * DAY;
const AUDIT = 30 * DAY;

/** Housekeeping with stores that record the calls of chores. */
function recorded(options: { readonly leftoversFrom?: number; readonly at?: string } = {}) {
  const clock = new TestClock(options.at);
  const calls: string[] = [];
  const errors: LogFields[] = [];
  /** Steps that are left of a chore, by its name; an error is thrown by its next step. */
  const left = new Map<string, number | Error>();
  const state = { isOurs: true, runs: 0 };

  async function step(name: string, ...args: number[]): Promise<boolean> {
    calls.push([name, ...args].join(" "));
    const more = left.get(name) ?? 0;
    if (more instanceof Error) throw more;
    left.set(name, more - 1);
    return more > 0;
  }

  const stores = {
    sessions: { eraseEnded: (now: number, rows: number) => step("sessions", now, rows) },
    scans: { forgetScanners: (day: number, rows: number) => step("scanners", day, rows) },
    eraser: {
      step: (rows: number) => step("erasure", rows),
      retire: (before: number, rows: number, now: number) => step("retention", before, rows, now),
      forgetCampaignScanners: (day: number, rows: number) => step("campaign scanners", day, rows),
      retireDevices: (before: number, rows: number) => step("device retention", before, rows),
      forgetAnswers: (at: number, rows: number) => step("answers", at, rows),
    },
    bulk: {
      sweep: (_now: number, rows: number) => step("bulk", rows),
      forgetMade: (before: number, rows: number) => step("bulk files", before, rows),
    },
    runs: { sweep: (before: number, rows: number) => step("runs", before, rows) },
    invitations: { eraseEnded: (at: number, rows: number) => step("ended invitations", at, rows) },
    links: { eraseEnded: (at: number, rows: number) => step("ended links", at, rows) },
    codes: { indexSome: (rows: number) => step("search", rows) },
    backups: { forget: (rows: number) => step("erased records", rows) },
    codeHosts: { fill: (rows: number) => step("hosts of codes", rows) },
    operators: { eraseEnded: (before: number, rows: number) => step("operator sessions", before, rows) },
    operatorLog: { eraseOld: (before: number, rows: number) => step("operator log", before, rows) },
    firstUses: { forget: (before: number, rows: number) => step("first days", before, rows) },
    signs: {
      look: async (now: number, rows: number) => ((await step("signs", now, rows)) ? { codes: [] } : null),
      settle: async () => {},
    },
    reports: { retire: (rows: number, now: number) => step("reports", rows, now) },
    leads: { moveSome: (rows: number) => step("leads", rows) },
    logos: { eraseUnnamedCopies: (count: number) => step("copies", count) },
    images: { eraseUnnamed: (before: number, rows: number) => step("pictures", before, rows) },
    files: { eraseSome: (before: number) => step("files", before) },
    apps: { eraseEnded: (at: number, rows: number) => step("apps", at, rows) },
    secondSteps: { eraseEnded: (at: number, rows: number) => step("second steps", at, rows) },
    audit: {
      retire: (before: number, rows: number) => step("audit", before, rows),
      async nextOf(_: string, most: number) {
        return (await step("length of the audit", most)) ? { tenantId: "ten_1", isFull: false } : null;
      },
    },
    seriesMover: { step: (rows: number) => step("series", rows) },
    packer: { step: (now: number, rows: number) => step("packing", now, rows) },
    campaigns: { step: (day: number) => step("campaigns", day) },
    deliveries: {
      retire: (before: number, rows: number, now: number) => step("deliveries", before, rows, now),
    },
  };
  const given: ForChores = Object.assign(Object.create(null), {
    stores,
    settings: { retentionDays: RETENTION / DAY, auditDays: AUDIT / DAY, backup: { to: null } },
    leftoversFrom: options.leftoversFrom ?? 0,
  });
  const ignore = () => {};
  const housekeeping = createHousekeeping({
    chores: () => SCAN_FEATURES.flatMap((feature) => feature.chores(given)),
    async alone(chores) {
      state.runs++;
      await chores(() => state.isOurs);
    },
    campaignTotals: { step: (day, rows) => step("campaign totals", day, rows) },
    tenantRecounter: {
      async recount(repeat) {
        await repeat((rows) => step("workspaces", rows));
        return [];
      },
    },
    dayKeys: { destroyOld: async () => void (await step("day keys")) },
    uses: { "key uses": { step: (rows) => step("key uses", rows) } },
    during: (_, step) => step(),
    clock,
    now: () => 0,
    log: { debug: ignore, info: ignore, warn: ignore, error: (_, fields = {}) => void errors.push(fields) },
  });
  return { housekeeping, clock, calls, errors, left, state };
}

test("a run does every chore once, in order, with its ages and sizes", async () => {
  const { housekeeping, clock, calls } = recorded({ at: "2026-11-21T12:00:00Z" });
  await housekeeping.run();
  const now = clock.now();
  const today = utcDay(now);
  expect(calls).toEqual([
    "day keys",
    "key uses 20",
    `sessions ${now} 20`,
    `apps ${now} 20`,
    "hosts of codes 20",
    `operator sessions ${now - 30 * MINUTE} 20`,
    `operator log ${now - AUDIT} 20`,
    `scanners ${today} 20`,
    `answers ${now - DAY} 20`,
    "bulk 20",
    `bulk files ${now - DAY} 20`,
    `runs ${now - DAY} 20`,
    `second steps ${now} 20`,
    `ended invitations ${now} 20`,
    `ended links ${now} 20`,
    "erasure 20",
    "search 20",
    "leads 20",
    "copies 20",
    `pictures ${now - DAY} 20`,
    `audit ${now - AUDIT} 20`,
    "length of the audit 100000",
    `signs ${now} 20`,
    `first days ${now - 7 * DAY} 20`,
    `packing ${now} 20`,
    `campaigns ${today}`,
    `campaign scanners ${today} 20`,
    `retention ${now - RETENTION} 20 ${now}`,
    `device retention ${now - RETENTION} 20`,
    "erased records 20",
    `deliveries ${now - 30 * DAY} 20 ${now}`,
    `reports 20 ${now}`,
    "series 20",
    "workspaces 20",
    `campaign totals ${today} 20`,
  ]);
});

test("for an hour after midnight the scanners of yesterday stay", async () => {
  const { housekeeping, clock, calls } = recorded({ at: "2026-11-21T00:59:59Z" });
  const yesterday = utcDay(clock.now()) - 1;
  await housekeeping.run();
  expect(calls).toContain(`scanners ${yesterday} 20`);
  clock.advance(HOUR);
  await housekeeping.run();
  expect(calls).toContain(`scanners ${yesterday + 1} 20`);
});

test("a chore is repeated until it has nothing left", async () => {
  const { housekeeping, calls, left } = recorded();
  left.set("erasure", 3);
  await housekeeping.run();
  expect(calls.filter((call) => call.startsWith("erasure"))).toHaveLength(4);
});

test("the single scans of all codes are looked through once an hour, however often chores run", async () => {
  const { housekeeping, clock, calls } = recorded();
  const rounds = () => calls.filter((call) => call.startsWith("retention")).length;
  await housekeeping.run();
  clock.advance(HOUR - 1);
  await housekeeping.run();
  expect(rounds()).toBe(1);
  clock.advance(1);
  await housekeeping.run();
  expect(rounds()).toBe(2);
});

test("requests are answered between two steps of a chore", async () => {
  const { housekeeping, calls, left } = recorded();
  left.set("erasure", 3);
  const run = housekeeping.run();
  const seen: number[] = [];
  const look = () => {
    seen.push(calls.filter((call) => call.startsWith("erasure")).length);
    if (seen.length < 4) setImmediate(look);
  };
  setImmediate(look);
  await run;
  expect(seen.some((count) => count > 0 && count < 4)).toBe(true);
});

test("a chore that fails is logged by its name, and the others still run", async () => {
  const { housekeeping, clock, calls, errors, left } = recorded();
  await housekeeping.run();
  clock.advance(HOUR);
  for (const call of calls.splice(0)) left.set(call.replace(/ [\d ]+$/, ""), new Error("disk full"));
  await housekeeping.run();
  expect(errors.map(({ chore }) => chore)).toEqual([
    "day keys",
    "key uses",
    "ended sessions",
    "ended apps",
    "hosts of codes",
    "operator sessions",
    "operator log",
    "scanners",
    "kept answers",
    "bulk",
    "bulk files",
    "runs",
    "second steps",
    "ended invitations",
    "ended links",
    "erasure",
    "search",
    "leads",
    "logo copies",
    "pictures",
    "files",
    "audit",
    "length of the audit",
    "signs",
    "first days",
    "packing",
    "campaigns",
    "campaign scanners",
    "retention",
    "device retention",
    "erased records",
    "deliveries",
    "reports",
    "series",
    "campaign totals",
  ]);
});

test("a start repeats the chores every ten minutes, and adds up campaigns every minute, until the stop", async () => {
  const { housekeeping } = recorded();
  const [every, clear] = [spyOn(globalThis, "setInterval"), spyOn(globalThis, "clearInterval")];
  try {
    housekeeping.start();
    expect(every.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([600_000, 60_000]);
    await housekeeping.stop();
    expect(clear).toHaveBeenCalledTimes(2);
  } finally {
    every.mockRestore();
    clear.mockRestore();
  }
});

test("a call after the stop waits for the run that ends", async () => {
  const { housekeeping, left, calls } = recorded();
  left.set("scanners", 3);
  const run = housekeeping.run();
  const stopped = housekeeping.stop();
  await housekeeping.run();
  const count = calls.length;
  await Promise.all([run, stopped]);
  expect(calls).toHaveLength(count);
});

test("bulk files are swept only once those of another service can't be open any more", async () => {
  const start = Date.parse("2026-11-21T12:00:00Z");
  const { housekeeping, clock, calls } = recorded({ leftoversFrom: start + 9_000 });
  clock.advance(8_999);
  await housekeeping.run();
  expect(calls).not.toContain("bulk 20");
  clock.advance(1);
  await housekeeping.run();
  expect(calls).toContain("bulk 20");
});

test("a node that loses the chores to another one ends its run", async () => {
  const { housekeeping, calls, state } = recorded();
  state.isOurs = false;
  await housekeeping.run();
  expect(calls).toEqual(["day keys", "key uses 20"]);
});

test("a start runs at once; after a stop nothing runs, and what runs ends early", async () => {
  const { housekeeping, calls, left, state } = recorded();
  left.set("scanners", 1_000_000);
  housekeeping.start();
  while (calls.length < 5) await new Promise((resolve) => setImmediate(resolve));
  await housekeeping.stop();
  expect(calls.length).toBeLessThan(1_000);
  expect(calls.at(-1)).toStartWith("scanners");
  await housekeeping.run();
  expect(state.runs).toBe(1);
});

test("a run that waits for another one does nothing once it is stopped", async () => {
  const { housekeeping, state } = recorded();
  const first = housekeeping.run();
  const second = housekeeping.run();
  await housekeeping.stop();
  await Promise.all([first, second]);
  expect(state.runs).toBe(1);
});

test("calls during a run cause one more run, shared by all of them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-chores-"));
  const clock = new TestClock();
  const ignore = () => {};
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const stores = openSqliteStores(folder);
  const [begun, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const housekeeping = createHousekeeping({
    chores: () => [],
    async alone(chores) {
      runs++;
      begun.resolve();
      await stores.alone(chores);
      await mayGoOn.promise;
    },
    campaignTotals: stores.campaignTotals,
    tenantRecounter: stores.tenantRecounter,
    uses: {},
    dayKeys: createDayKeys({
      store: createDayKeyFiles(folder),
      isAway: () => false,
      clock,
      ids: createIds(clock),
      log,
    }),
    during: (_, step) => step(),
    clock,
    now: () => 0,
    log,
  });
  const first = housekeeping.run();
  await begun.promise;
  const asked = [housekeeping.run(), housekeeping.run()];
  expect(runs).toBe(1);
  mayGoOn.resolve();
  await first;
  await Promise.all(asked);
  expect(runs).toBe(2);
  await housekeeping.run();
  expect(runs).toBe(3);
  await housekeeping.stop();
  await housekeeping.run();
  expect(runs).toBe(3);
  await stores.close();
  rmSync(folder, { recursive: true, force: true });
});
