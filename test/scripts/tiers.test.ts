import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OF_OTHER_THINGS, scenarioFiles } from "../../scripts/tests/scenarios.ts";
import { isInMemory, removeLeftBehind, roomIn } from "../../scripts/tests/memory.ts";
import { allFiles, FROM_THE_GATE_ON, quickFiles, TIERS } from "../../scripts/tests/tiers.ts";
import packaged from "../../package.json" with { type: "json" };

/** Rooms of the tests that the quick tier leaves out. */
const NO_ROOMS = ["lab", "scripts", "soak", "worst"];

const roomOf = (path: string) => /^test\/(?:features\/|kit\/)?([^/]+)\//.exec(path)?.[1];

test("a test file is quick or stands once among those from the gate on", async () => {
  const [all, quick] = [await allFiles(), await quickFiles()];
  const later = FROM_THE_GATE_ON.flatMap(({ files }) =>
    files.map((pattern) => ({ pattern, found: all.filter((file) => new Bun.Glob(pattern).match(file)) })),
  );
  expect(later.filter(({ found }) => found.length === 0)).toEqual([]);
  expect([...quick, ...later.flatMap(({ found }) => found)].toSorted()).toEqual(all);
});

test("every room has quick tests", async () => {
  const rooms = new Set((await allFiles()).map(roomOf).filter((room) => room !== undefined));
  const quick = new Set((await quickFiles()).map(roomOf));
  expect([...rooms].filter((room) => !quick.has(room)).toSorted()).toEqual(NO_ROOMS);
});

test("the gate, which CI runs, and the soak run all files", async () => {
  expect([TIERS["gate"]?.files, TIERS["soak"]?.files]).toEqual([undefined, undefined]);
  expect(packaged.scripts.ok).toEndWith("main.ts gate");
  expect(packaged.scripts.soak).toEndWith("main.ts soak");
  const ci = await Bun.file(join(import.meta.dir, "../../.ci/run")).text();
  expect(ci).toContain("CI=true npx -y bun@1.4.5 run ok");
  expect(ci).toContain("CI=true npx -y bun@1.4.5 scripts/tests/main.ts postgres");
});

test("the second engine gets every scenario and no browser", async () => {
  const files = await scenarioFiles();
  expect(files).toContain("test/features/codes/create.test.ts");
  expect(files).toContain("test/features/plans/budget.test.ts");
  expect(files).not.toContain("test/web/studio-journey.test.ts");
  expect(files).not.toContain("test/qr/matrix.test.ts");
  expect(files.filter((file) => file.startsWith("test/db/"))).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
});

test("what the second engine does without is there", async () => {
  const all = await allFiles();
  const found = (pattern: string) => all.some((file) => new Bun.Glob(pattern).match(file));
  expect(OF_OTHER_THINGS.filter((pattern) => !found(pattern))).toEqual([]);
});

test("a scenario may be started in a file that a test loads, and a test that only takes a clock from there is none", async () => {
  const files = await scenarioFiles();
  expect(files).toContain("test/browser/files.test.ts");
  expect(files).not.toContain("test/features/scans/resolver.test.ts");
  expect(files).not.toContain("test/features/scans/model.test.ts");
});

test("temporary files are in memory only where programs can be started from there", () => {
  const mounted = (...options: string[]) =>
    options.map((one) => `tmpfs /dev/shm tmpfs ${one} 0 0\n`).join("");
  expect(isInMemory("/dev/shm", mounted("rw,nosuid,nodev,size=24683656k"))).toBe(true);
  expect(isInMemory("/dev/shm", mounted("rw", "rw,noexec"))).toBe(false);
  expect(isInMemory("/dev/shm", mounted("ro,nosuid"))).toBe(false);
  expect(isInMemory("/dev/shm", "/dev/sda1 /dev/shm ext4 rw 0 0\n")).toBe(false);
  expect(isInMemory("/dev/shm", "")).toBe(false);
});

test("a run removes the temporary files of one that was killed, and no others", async () => {
  const place = mkdtempSync(join(tmpdir(), "quietzone-places-"));
  const gone = Bun.spawn(["true"]);
  await gone.exited;
  const stay = [`quietzone-tests-${process.pid}-a`, "quietzone-tests-1-b", "quietzone-tests-c", "another"];
  for (const name of [...stay, `quietzone-tests-${gone.pid}-d`])
    mkdirSync(join(place, name, "database"), { recursive: true });
  removeLeftBehind(place);
  expect(readdirSync(place).toSorted()).toEqual(stay.toSorted());
  rmSync(place, { recursive: true });
});

test("temporary files are in memory only where there is so much memory, however far its place may grow", () => {
  expect(roomIn({ bavail: 4_000_000, bsize: 4_096 }, 1_000_000)).toBe(1_000_000);
  expect(roomIn({ bavail: 100, bsize: 4_096 }, 1_000_000)).toBe(409_600);
});
