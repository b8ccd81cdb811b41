import { expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "../../db/sqlite/open.ts";
import { dayName, systemClock, utcDay } from "../../src/kit/shared/clock.ts";
import { readJson } from "../json.ts";
import { expectProblem } from "../scenario.ts";
import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { CAN_MOUNT, mountedDisk } from "./disks.ts";
import { breakDisk, CANNOT_INJECT, type DiskFault } from "./faults.ts";
import { audit, integrityOf, SOUND } from "./ledger.ts";
import { eventually, PROGRAM, type RunningService, spawn, startProcess, temporaryFolder } from "./process.ts";
import { DISK } from "../disk.ts";

/** A disk that fails under a running service: redirects continue, losses are counted, recording resumes by itself. */

const FAULTS: readonly (DiskFault & { readonly name: string; readonly told: string })[] = [
  { name: "that can't sync", calls: "fsync,fdatasync", error: "EIO", told: "disk_failing" },
  { name: "that is full", calls: "pwrite64", error: "ENOSPC", told: "disk_full" },
  { name: "that fails to write", calls: "pwrite64", error: "EIO", told: "disk_failing" },
];

const SCANS = 20;
const AGENT = "Mozilla/5.0 (SeededAgent 9000) Chrome/141.0.0.0 Safari/537.36";
const ADDRESS = "203.0.113.77";
const BEHIND_PROXY = { QZ_TRUSTED_PROXIES: "127.0.0.0/8", QZ_LOG: "debug" };

/** Scans that arrive together, then one by one, and their statuses. */
async function scanMany(service: RunningService, shortId: string): Promise<number[]> {
  const one = () => scan(service, shortId, { "user-agent": AGENT, "x-forwarded-for": ADDRESS });
  const together = await Promise.all(Array.from({ length: SCANS / 2 }, one));
  const statuses = together.map(({ status }) => status);
  for (let left = SCANS / 2; left > 0; left--) statuses.push((await one()).status);
  return statuses;
}

const ALL_REDIRECTED = Array.from({ length: SCANS }, () => 302);

/** The service's health: `status reason`, and the status of `/readyz`. */
async function healthOf(service: RunningService): Promise<string> {
  const health = await call(service, null, "GET", "/healthz");
  const { status, reason = "" } = await readJson<{ status: string; reason?: string }>(health);
  const { status: ready } = await call(service, null, "GET", "/readyz");
  return `${health.status} ${status} ${reason} ${ready}`;
}

const SOUND_HEALTH = "200 ok  200";

const untilHealth = (service: RunningService, wanted: string) =>
  eventually(wanted, async () => ((await healthOf(service)) === wanted ? true : null));

async function lostScans(service: RunningService): Promise<number> {
  const health = await readJson<{ lostScans: number }>(await call(service, null, "GET", "/healthz"));
  return health.lostScans;
}

test.skipIf(CANNOT_INJECT).each(FAULTS)(
  "on a disk $name redirects continue, lost scans are counted, and recording resumes by itself",
  async (fault) => {
    const folder = temporaryFolder(DISK);
    const service = await startProcess(folder, BEHIND_PROXY);
    const { apiKey } = await signUp(service);
    const [code, unseen] = [await makeCode(service, apiKey), await makeCode(service, apiKey)];
    expect(await scanMany(service, code.shortId)).toEqual(ALL_REDIRECTED);

    const disk = await breakDisk(service, fault);
    expect(await scanMany(service, code.shortId)).toEqual(ALL_REDIRECTED);
    // This code is in no cache: it is looked up while the disk is broken.
    expect((await scan(service, unseen.shortId)).status).toBe(302);
    expect((await scan(service, "nowhere")).status).toBe(404);
    expect(await lostScans(service)).toBe(SCANS + 1);
    expect(await healthOf(service)).toBe(`200 degraded ${fault.told} 503`);
    const complaint = service
      .err()
      .split("\n")
      .find((line) => line.includes("scans lost"));
    expect(complaint).toContain('"level":"error"');
    for (const secret of [AGENT, ADDRESS, code.shortId]) expect(service.err()).not.toContain(secret);
    await disk.mend();

    expect(await scanMany(service, code.shortId)).toEqual(ALL_REDIRECTED);
    // After a failed sync a commit may or may not be on the disk. Its scans count as lost, and may be stored.
    const doubtful = fault.calls.includes("sync") ? SCANS / 2 : 0;
    const kept = (await audit(service, apiKey)).get(code.id);
    expect(kept).toBeGreaterThanOrEqual(2 * SCANS);
    expect(kept).toBeLessThanOrEqual(2 * SCANS + doubtful);
    expect(await lostScans(service)).toBe(SCANS + 1);
    expect(service.err()).toContain('"message":"scans are kept again"');
    await untilHealth(service, SOUND_HEALTH);
    await service.end("SIGKILL");
    expect(integrityOf(folder)).toEqual(SOUND);
  },
  300_000,
);

function unmark(folder: string): void {
  const database = new Database(join(folder, "data", DATABASE_FILE));
  database.run("delete from secret_marks");
  database.close();
}

/** Ends of a service, and what it leaves beside its database. */
const ENDINGS = [
  ["that was stopped", "SIGTERM"],
  ["that was killed", "SIGKILL"],
] as const;

const NO_ROOM = [
  { name: "is full", told: "disk_full", spoil: "fill", mend: "empty" },
  { name: "is read-only", told: "disk_failing", spoil: "refuseWrites", mend: "takeWrites" },
] as const;

/** At length each of them comes after each ending. */
const RESTARTS = NO_ROOM.flatMap((fault, index) =>
  (AT_LENGTH ? ENDINGS : ENDINGS.slice(index, index + 1)).map(([ending, signal]) => ({
    ...fault,
    ending,
    signal,
  })),
);

test.skipIf(!CAN_MOUNT).each(RESTARTS)(
  "a service $ending starts again on a disk that $name: it redirects, counts what is lost, and records as soon as it can",
  async ({ told, spoil, mend, signal }) => {
    const folder = temporaryFolder(DISK);
    using disk = mountedDisk(join(folder, "data"), 16_384);
    const before = await startProcess(folder);
    const { apiKey } = await signUp(before);
    const code = await makeCode(before, apiKey);
    expect(await scanMany(before, code.shortId)).toEqual(ALL_REDIRECTED);
    await before.end(signal);
    // As after a start that could not write its mark. After a crash the database is left alone: opening it
    // would write its log back.
    if (signal === "SIGTERM") unmark(folder);
    disk[spoil]();

    const service = await startProcess(folder, BEHIND_PROXY);
    expect(await scanMany(service, code.shortId)).toEqual(ALL_REDIRECTED);
    expect((await scan(service, "nowhere")).status).toBe(404);
    await untilHealth(service, `200 degraded ${told} 503`);
    expect(await lostScans(service)).toBe(SCANS);
    const path = `/app/api/codes/${code.id}`;
    for (const address of ["/app/api/me", "/app/api/codes", path, `${path}/qr.svg`, "/"])
      expect([address, (await call(service, apiKey, "GET", address)).status]).toEqual([address, 200]);
    await expectProblem(
      await call(service, apiKey, "PATCH", path, { title: "New" }),
      503,
      "storage_unavailable",
    );

    disk[mend]();
    await untilHealth(service, SOUND_HEALTH);
    expect(await scanMany(service, code.shortId)).toEqual(ALL_REDIRECTED);
    expect((await call(service, apiKey, "PATCH", path, { title: "New" })).status).toBe(200);
    expect(await lostScans(service)).toBe(SCANS);
    expect((await audit(service, apiKey)).get(code.id)).toBe(2 * SCANS);
    // It has the lock by now, and what it wrote is there after a crash.
    const second = spawn([...PROGRAM], folder, { QZ_PORT: "0" });
    expect((await second.ended).err).toContain("another running service uses");
    await service.end("SIGKILL");
    expect(integrityOf(folder)).toEqual(SOUND);
    const last = await startProcess(folder);
    expect((await audit(last, apiKey)).get(code.id)).toBe(2 * SCANS);
    await last.end("SIGTERM");
  },
  300_000,
);

test.skipIf(!CAN_MOUNT)(
  "of two services on a read-only disk one records when it takes writes again",
  async () => {
    const folder = temporaryFolder(DISK);
    using disk = mountedDisk(join(folder, "data"));
    const before = await startProcess(folder);
    const { apiKey } = await signUp(before);
    const code = await makeCode(before, apiKey);
    await before.end("SIGTERM");
    disk.refuseWrites();
    const both = [await startProcess(folder), await startProcess(folder)];
    for (const service of both) {
      expect((await scan(service, code.shortId)).status).toBe(302);
      await untilHealth(service, "200 degraded disk_failing 503");
    }
    disk.takeWrites();
    const records = async () => {
      const healths = await Promise.all(both.map(healthOf));
      const others = healths.filter((health) => health !== SOUND_HEALTH);
      return others.length === 1 && others[0]?.includes("database_away")
        ? healths.indexOf(SOUND_HEALTH)
        : null;
    };
    const first = await eventually("one that records", records);
    await both[first]?.end("SIGTERM");
    // The other one takes its place.
    const other = both[1 - first];
    if (!other) throw new Error("There is no other");
    await untilHealth(other, SOUND_HEALTH);
    expect((await scan(other, code.shortId)).status).toBe(302);
    expect((await audit(other, apiKey)).get(code.id)).toBe(1);
  },
);

test.skipIf(!CAN_MOUNT)(
  "a folder that takes no writes and has no database of this version is refused",
  async () => {
    const folder = temporaryFolder(DISK);
    using disk = mountedDisk(join(folder, "data"));
    const start = () => spawn([...PROGRAM], folder, { QZ_PORT: "0" }).ended;
    disk.refuseWrites();
    expect(await start()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/can't be used \((?:EROFS|SQLITE_\w+)\)/),
    });
    disk.takeWrites();
    await (await startProcess(folder)).end("SIGTERM");
    const database = new Database(join(folder, "data/quietzone.db"));
    database.run(
      "delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)",
    );
    database.close();
    disk.refuseWrites();
    expect(await start()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/can't be used \((?:EROFS|SQLITE_\w+)\)/),
    });
  },
);

const IMPORT = "/app/api/import?from=bitly";
const ARRIVING = { links: [{ id: "bit.ly/hall-3", long_url: "https://museum.example/audio/hall-3" }] };

/** The files of bodies that a service has open. They have no names. */
function bodiesOf({ pid }: RunningService): string[] {
  const files = `/proc/${pid}/fd`;
  const open = readdirSync(files).flatMap((name) => {
    try {
      return [readlinkSync(join(files, name))];
    } catch {
      // It was closed meanwhile.
      return [];
    }
  });
  return open.filter((path) => path.includes(".body-"));
}

test.skipIf(CANNOT_INJECT).each(FAULTS)(
  "on a disk $name writes answer storage_unavailable, never 500, and reads are answered",
  async (fault) => {
    const service = await startProcess(temporaryFolder(DISK));
    const { apiKey } = await signUp(service);
    const code = await makeCode(service, apiKey);
    const path = `/app/api/codes/${code.id}`;
    const write = (method: string, address: string, body?: unknown) =>
      call(service, apiKey, method, address, body);
    const disk = await breakDisk(service, fault);

    const refused: readonly [string, string, unknown][] = [
      ["POST", "/app/api/codes", { target: "https://museum.example/new" }],
      ["POST", IMPORT, ARRIVING],
      ["POST", "/app/api/signup", { name: "Late", email: "late@museum.example" }],
      ["POST", "/app/api/keys/rotate", {}],
      ["PATCH", path, { title: "New" }],
      ["DELETE", path, undefined],
      ["DELETE", "/app/api/me", { confirm: "Museum am Fluss" }],
    ];
    for (const [method, address, body] of refused)
      await expectProblem(await write(method, address, body), 503, "storage_unavailable");
    for (const address of [
      "/healthz",
      "/openapi.json",
      "/app/api/me",
      "/app/api/codes",
      path,
      `${path}/qr.svg`,
    ])
      expect((await write("GET", address)).status).toBe(200);
    expect(bodiesOf(service)).toEqual([]);
    // Bad input is still refused as bad input.
    await expectProblem(await write("POST", "/app/api/codes", { target: "" }), 400, "target_required");
    await disk.mend();

    // The refused writes have not happened, and the next try works.
    const kept = await readJson<{ title: unknown }>(await write("GET", path));
    expect(kept.title).toBeNull();
    expect((await audit(service, apiKey)).size).toBe(1);
    await makeCode(service, apiKey);
    expect(await readJson<object>(await write("POST", IMPORT, ARRIVING))).toMatchObject({ made: 1 });
    expect((await audit(service, apiKey)).size).toBe(3);
    expect(bodiesOf(service)).toEqual([]);
  },
  300_000,
);

test.skipIf(CANNOT_INJECT)(
  "health shows a full disk, and that it is so no more, though nobody scans",
  async () => {
    const service = await startProcess(temporaryFolder(DISK));
    expect(await healthOf(service)).toBe(SOUND_HEALTH);
    const disk = await breakDisk(service, { calls: "pwrite64", error: "ENOSPC" });
    await untilHealth(service, "200 degraded disk_full 503");
    await disk.mend();
    await untilHealth(service, SOUND_HEALTH);
    expect(await lostScans(service)).toBe(0);
  },
  300_000,
);

test("health shows a damaged page as soon as a scan met it, while scans of other codes redirect", async () => {
  const folder = temporaryFolder(DISK);
  const first = await startProcess(folder);
  const { apiKey } = await signUp(first);
  const code = await makeCode(first, apiKey);
  expect((await scan(first, code.shortId)).status).toBe(302);
  await first.end("SIGTERM");
  ruinPageOf("scanners", folder);
  const service = await startProcess(folder);
  expect(await healthOf(service)).toBe(SOUND_HEALTH);
  expect((await scan(service, code.shortId)).status).toBe(302);
  expect(await healthOf(service)).toBe("200 degraded database_damaged 503");
  expect(await lostScans(service)).toBe(1);
});

test("codes that a damaged page keeps from being read are told as a fault of ours, never as unknown", async () => {
  const folder = temporaryFolder(DISK);
  const first = await startProcess(folder);
  const { apiKey } = await signUp(first);
  const [code, other] = [await makeCode(first, apiKey), await makeCode(first, apiKey)];
  await first.end("SIGTERM");
  ruinPageOf("codes", folder);
  const service = await startProcess(folder, { QZ_METRICS: "on" });
  for (const { shortId } of [code, other]) {
    const problem = await scan(service, shortId, { accept: "application/json" });
    expect(problem.headers.get("retry-after")).toBe("1");
    await expectProblem(problem, 503, "storage_unavailable");
    const page = await scan(service, shortId, { accept: "text/html" });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await page.text()).toContain("<h1>One moment, please</h1>");
  }
  expect(await healthOf(service)).toBe("200 degraded database_damaged 503");
  const metrics = await call(service, null, "GET", "/metrics");
  expect(await metrics.text()).toMatch(/^quietzone_scans_unanswered_total 4$/m);
  expect(await lostScans(service)).toBe(0);
});

/** Overwrites the first page of a table in the database of a folder. */
function ruinPageOf(table: string, folder: string): void {
  const path = join(folder, "data", "quietzone.db");
  using client = new Database(path, { readonly: true, strict: true });
  const root = client
    .query<{ at: number; size: number }, [string]>(
      "select (rootpage - 1) * page_size as at, page_size as size from sqlite_schema, pragma_page_size where name = ?",
    )
    .get(table);
  if (!root) throw new Error(`There is no table ${table}`);
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(root.size, "A"), 0, root.size, root.at);
  closeSync(file);
}

test.skipIf(CANNOT_INJECT)(
  "after an error of the disk the answer does not promise that a crash undoes the write",
  async () => {
    const folder = temporaryFolder(DISK);
    const service = await startProcess(folder);
    const { apiKey } = await signUp(service);
    const disk = await breakDisk(service, { calls: "fsync,fdatasync", error: "EIO" });
    const { detail } = await expectProblem(
      await call(service, apiKey, "POST", "/app/api/codes", { target: "https://museum.example/new" }),
      503,
      "storage_unavailable",
    );
    // The WAL may contain what could not be synced. After a kill the next start finds it.
    await service.end("SIGKILL");
    await disk.mend();
    const carriedOut = (await audit(await startProcess(folder), apiKey)).size > 0;
    expect(carriedOut && detail.includes("was not carried out")).toBe(false);
  },
  300_000,
);

test.skipIf(CANNOT_INJECT)(
  "a day key that a full disk truncated is never used: visitors stay anonymous",
  async () => {
    const folder = temporaryFolder(DISK);
    const service = await startProcess(folder);
    const { apiKey } = await signUp(service);
    const code = await makeCode(service, apiKey);
    const disk = await breakDisk(service, { calls: "pwrite64", error: "ENOSPC" });
    // The first scan of the day generates the key.
    expect((await scan(service, code.shortId)).status).toBe(302);
    await disk.mend();
    await service.end("SIGKILL");
    const again = await startProcess(folder);
    expect((await scan(again, code.shortId)).status).toBe(302);
    expect(keySizes(folder)).toEqual([32]);
  },
  300_000,
);

/** Sizes of the day keys in a service's folder. */
function keySizes(folder: string): number[] {
  const keys = join(folder, "data", "day-keys");
  return readdirSync(keys).map((name) => statSync(join(keys, name)).size);
}

test("an empty day key, left by a crash, is generated again", async () => {
  const folder = temporaryFolder(DISK);
  const keys = join(folder, "data", "day-keys");
  mkdirSync(keys, { recursive: true });
  const service = await eventually("a start and a scan on the same day", async () => {
    const day = dayName(utcDay(systemClock.now()));
    writeFileSync(join(keys, `${day}.key`), "");
    const started = await startProcess(folder);
    const { apiKey } = await signUp(started);
    const code = await makeCode(started, apiKey);
    expect((await scan(started, code.shortId)).status).toBe(302);
    return dayName(utcDay(systemClock.now())) === day ? started : null;
  });
  expect(keySizes(folder)).toEqual([32]);
  await service.end("SIGKILL");
});

if (IN_FULL)
  test.skipIf(CANNOT_INJECT)(
    "failing file locks, as on a lost network disk, do not stop the redirect of a cached code",
    async () => {
      const service = await startProcess(temporaryFolder(DISK));
      const { apiKey } = await signUp(service);
      const code = await makeCode(service, apiKey);
      expect((await scan(service, code.shortId)).status).toBe(302);
      // SQLite tries each lock for ten seconds before it gives up.
      const disk = await breakDisk(service, { calls: "fcntl", error: "EIO" });
      expect((await scan(service, code.shortId)).status).toBe(302);
      await disk.mend();
      expect((await scan(service, code.shortId)).status).toBe(302);
      expect((await audit(service, apiKey)).get(code.id)).toBe(2);
    },
    300_000,
  );
