import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "bun:test";
import { readSetName } from "../../../src/features/backups/names.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import type { RunProgram } from "../../../src/kit/shared/own-program.ts";
import { readJson } from "../../json.ts";
import { runHere } from "../../operate/cli/here.ts";
import { startScenario } from "../../scenario.ts";
import { BY_HAND } from "./timers.ts";

/** Backups that the service makes by itself: when, how often after a failure, and what it tells. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-offsite-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the command fails, and how often it was given. */
const program = { fails: false, runs: 0 };
const run: RunProgram = (args) => {
  program.runs++;
  return program.fails
    ? Promise.resolve({ code: 1, out: "", err: "There is no folder there.\n" })
    : runHere(folder, args, { ...scenario.storage.environment, ...settings, QZ_DATA_DIR: scenario.dataDir });
};
const settings = {
  QZ_BACKUP_TO: folder,
  QZ_BACKUP_KEEP: "all",
  QZ_DISK_FLOOR: "off",
};
const scenario = await startScenario(
  { ...settings, QZ_METRICS: "on" },
  { program: run, backupTimers: BY_HAND },
);
const { clock } = scenario;

/** The times at which the backups of the place were made, newest first. */
const times = () =>
  readdirSync(folder)
    .flatMap((name) => readSetName(name.replace(/\.json$/, ""))?.madeAt ?? [])
    .toSorted((a, b) => b - a);

const health = async () => readJson<{ status: string; reason?: string }>(await scenario.request("/healthz"));

async function metric(name: string): Promise<number | null> {
  const text = await (await scenario.request("/metrics")).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}

/** The command has the machine's clock: the service's is set to the time of the last backup. */
function follow(): void {
  clock.advance((times()[0] ?? Number.NaN) - clock.now());
}

test("a backup is made at once, then once in a period, and again after the clock was set back", async () => {
  await scenario.signUp();
  await scenario.service.backUp();
  expect([program.runs, times().length]).toEqual([1, 1]);
  follow();
  clock.advance(MINUTE);
  await scenario.service.backUp();
  clock.advance(DAY - 2 * MINUTE);
  await scenario.service.backUp();
  expect(program.runs).toBe(1);
  clock.advance(MINUTE);
  await scenario.service.backUp();
  expect([program.runs, times().length]).toEqual([2, 2]);
  follow();
  clock.advance(-HOUR);
  await scenario.service.backUp();
  expect([program.runs, times().length]).toEqual([3, 3]);
  follow();
  expect(scenario.logged.filter(({ message }) => message === "a backup was made")).toHaveLength(3);
  expect(await metric('quietzone_offsite_age_seconds{backup="last"}')).toBe(0);
  expect(await metric('quietzone_offsite_bytes{backup="last"}')).toBeGreaterThan(100_000);
  expect(await metric('quietzone_offsite_age_seconds{backup="verified"}')).toBeNull();
});

test("after a failure it is tried again, less and less often, and after three periods the service says that they are late", async () => {
  program.fails = true;
  clock.advance(DAY);
  const before = program.runs;
  /** Minutes of a day at which the command was given. */
  const tries: number[] = [];
  for (let minute = 0; minute < 200; minute++, clock.advance(MINUTE)) {
    const runs = program.runs;
    await scenario.service.backUp();
    if (program.runs > runs) tries.push(minute);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(program.runs - before).toBe(tries.length);
  const told = scenario.logged.filter(({ message }) => message.startsWith("a backup could not be made"));
  expect(told).toHaveLength(tries.length);
  expect(told[0]?.fields).toMatchObject({ place: folder, reason: "There is no folder there." });
  expect(await metric("quietzone_offsite_failures_total")).toBe(tries.length);
  expect(await health()).toMatchObject({ status: "ok" });
  clock.advance(2 * DAY - 200 * MINUTE);
  expect(await health()).toMatchObject({ status: "ok" });
  clock.advance(1);
  expect(await health()).toMatchObject({ status: "degraded", reason: "backup_late" });
  expect(await metric("quietzone_offsite_late")).toBe(1);
  expect((await scenario.request("/readyz")).status).toBe(200);
  program.fails = false;
  await scenario.service.backUp();
  follow();
  expect(await health()).toMatchObject({ status: "ok" });
});

test("a place that can't be reached is told once, and so is its return", async () => {
  const away = `${folder}-away`;
  renameSync(folder, away);
  const said = () =>
    scenario.logged.map(({ message }) => message).filter((message) => message.startsWith("the place of"));
  clock.advance(DAY);
  for (let n = 0; n < 3; n++, clock.advance(HOUR)) await scenario.service.backUp();
  expect(said()).toEqual(["the place of backups can't be reached, to be tried again"]);
  renameSync(away, folder);
  await scenario.service.backUp();
  expect(said()).toHaveLength(2);
  follow();
});

test("a verified backup is known to the service ten minutes later", async () => {
  expect(
    await runHere(folder, ["backup", "verify", "--json"], {
      ...scenario.storage.environment,
      ...settings,
      QZ_DATA_DIR: scenario.dataDir,
    }),
  ).toMatchObject({ code: 0 });
  clock.advance(10 * MINUTE);
  await scenario.service.backUp();
  expect(await metric('quietzone_offsite_age_seconds{backup="verified"}')).toBeNumber();
  expect(await metric('quietzone_offsite_bytes{backup="verified"}')).toBeGreaterThan(100_000);
});

test("a service that starts while the place is away knows its backups, and how late they are", async () => {
  const shown = async () => [
    await metric('quietzone_offsite_timestamp_seconds{backup="last"}'),
    await metric('quietzone_offsite_bytes{backup="last"}'),
    await metric('quietzone_offsite_timestamp_seconds{backup="verified"}'),
    await metric('quietzone_offsite_bytes{backup="verified"}'),
  ];
  const before = await shown();
  expect(before).not.toContain(null);
  const away = `${folder}-away`;
  renameSync(folder, away);
  await scenario.restart();
  expect(await shown()).toEqual(before);
  expect(await health()).toMatchObject({ status: "ok" });
  clock.advance(3 * DAY);
  await scenario.restart();
  expect(await health()).toMatchObject({ status: "degraded", reason: "backup_late" });
  renameSync(away, folder);
});

test("a place that never had a backup is late after three periods, however often the service starts", async () => {
  await scenario.restart({ QZ_BACKUP_TO: join(folder, "unmounted") });
  expect(await metric('quietzone_offsite_bytes{backup="last"}')).toBeNull();
  expect(await health()).toMatchObject({ status: "ok" });
  await scenario.service.backUp();
  clock.advance(3 * DAY);
  await scenario.restart({ QZ_BACKUP_TO: join(folder, "unmounted") });
  expect(await health()).toMatchObject({ status: "ok" });
  clock.advance(1);
  expect(await health()).toMatchObject({ status: "degraded", reason: "backup_late" });
});
