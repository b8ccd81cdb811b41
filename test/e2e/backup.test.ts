import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { addChecksum, CHECKSUM_BYTES } from "../../db/files/checksum.ts";
import { runHere } from "../operate/cli/here.ts";
import { readJson } from "../json.ts";
import { call, type CodeJson, makeCode, scan, signUp } from "./client.ts";
import { CAN_MOUNT, mountedDisk } from "./disks.ts";
import { CANNOT_INJECT } from "./faults.ts";
import { audit, integrityOf, SOUND } from "./ledger.ts";
import {
  eventually,
  madeOnce,
  PROGRAM,
  type RunningService,
  runProgram,
  spawn,
  startProcess,
  temporaryFolder,
} from "./process.ts";

/** Backups: they are made under load, are complete and private, and can be restored. */

const CLIENTS = 6;

/** Scans a code from many clients until it is stopped, and counts the answers. */
function scanners(service: RunningService, code: CodeJson) {
  const state = { answered: 0, done: false };
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!state.done) {
      expect((await scan(service, code.shortId)).status).toBe(302);
      state.answered++;
    }
  });
  return {
    answered: () => state.answered,
    async stop() {
      state.done = true;
      await Promise.all(clients);
      return state.answered;
    },
  };
}

async function scansOf(service: RunningService, key: string, code: CodeJson): Promise<number> {
  const record = await call(service, key, "GET", `/app/api/codes/${code.id}`);
  return (await readJson<CodeJson>(record)).scans;
}

/** A folder with a service's data in `data` and a backup of it in `backup.db`. */
async function backedUp() {
  const used = await backedUpOnce();
  return { ...used, file: join(used.folder, "backup.db") };
}

const backedUpOnce = madeOnce(async (folder) => {
  const service = await startProcess(folder);
  const { apiKey, id } = await signUp(service);
  const code = await makeCode(service, apiKey);
  await scan(service, code.shortId);
  await service.end("SIGTERM");
  expect((await runProgram(folder, ["backup", "backup.db"])).code).toBe(0);
  return { apiKey, id, code };
});

test("a backup under load contains every scan that was answered before it, and can be restored and served", async () => {
  const folder = temporaryFolder();
  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  const lead = { consent: true, email: "anna@museum.example" };
  await call(service, null, "POST", `/api/leads/${code.shortId}`, lead);
  const load = scanners(service, code);
  await eventually("scans come in", () => (load.answered() > 60 ? true : null));
  const before = load.answered();
  const ending = await runProgram(folder, ["backup", "backup.db"]);
  const after = load.answered() + CLIENTS;
  expect(ending).toMatchObject({ code: 0, err: "" });
  // The service went on answering meanwhile.
  expect(await load.stop()).toBeGreaterThan(before);
  await service.end("SIGTERM");

  const elsewhere = temporaryFolder();
  const restored = await runProgram(elsewhere, ["restore", join(folder, "backup.db")]);
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(elsewhere, "data/secret"))).toEqual(readFileSync(join(folder, "data/secret")));
  expect(integrityOf(elsewhere)).toEqual(SOUND);
  const second = await startProcess(elsewhere);
  const scans = await scansOf(second, apiKey, code);
  expect(scans).toBeGreaterThanOrEqual(before);
  expect(scans).toBeLessThanOrEqual(after);
  await audit(second, apiKey);
  const leads = await call(second, apiKey, "GET", `/app/api/codes/${code.id}/leads`);
  expect(await readJson<unknown>(leads)).toMatchObject({ leads: [{ email: "anna@museum.example" }] });
  expect((await scan(second, code.shortId)).status).toBe(302);
  expect(await scansOf(second, apiKey, code)).toBe(scans + 1);
  expect((await runProgram(elsewhere, ["check"])).code).toBe(0);
}, 300_000);

test("a backup is one file that only its owner can read, with the secret and without day keys", async () => {
  const { folder, file } = await backedUp();
  expect(readdirSync(folder).sort()).toEqual(["backup.db", "data"]);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  const bytes = readFileSync(file);
  const keys = readdirSync(join(folder, "data/day-keys"));
  expect(keys).toHaveLength(1);
  for (const name of keys)
    expect(bytes.includes(readFileSync(join(folder, "data/day-keys", name)))).toBe(false);
  const secret = readFileSync(join(folder, "data/secret"), "utf8").trim();
  expect(bytes.includes(secret)).toBe(true);
  // After a restore the secret is only in its own file, not in the database.
  const elsewhere = temporaryFolder();
  await runProgram(elsewhere, ["restore", file]);
  expect(readFileSync(join(elsewhere, "data/quietzone.db")).includes(secret)).toBe(false);
  for (const name of [".", ...readdirSync(join(elsewhere, "data"))])
    expect(statSync(join(elsewhere, "data", name)).mode & 0o077).toBe(0);
}, 300_000);

test("a backup leaves QZ_SECRET out, and a restore asks for it before it writes", async () => {
  const folder = temporaryFolder();
  const QZ_SECRET = "correct horse battery staple, twice over";
  const service = await startProcess(folder, { QZ_SECRET });
  await service.end("SIGTERM");
  const made = await runProgram(folder, ["backup", "backup.db"], { QZ_SECRET });
  expect(made).toMatchObject({ code: 0, err: "", out: expect.stringContaining("does not hold the secret") });
  expect(readFileSync(join(folder, "backup.db")).includes(QZ_SECRET)).toBe(false);
  const elsewhere = temporaryFolder();
  const restore = (environment: Record<string, string>) =>
    runProgram(elsewhere, ["restore", join(folder, "backup.db")], environment);
  for (const environment of [{}, { QZ_SECRET: "x".repeat(40) }]) {
    expect(await restore(environment)).toMatchObject({ code: 1, err: expect.stringContaining("QZ_SECRET") });
    expect(readdirSync(elsewhere)).toEqual([]);
  }
  expect(await restore({ QZ_SECRET })).toMatchObject({ code: 0, err: "" });
  expect(existsSync(join(elsewhere, "data/secret"))).toBe(false);
  expect((await runProgram(elsewhere, ["check"], { QZ_SECRET })).code).toBe(0);
}, 300_000);

test("a backup with the secret of QZ_SECRET can be asked for, and a restore warns when QZ_SECRET holds another one", async () => {
  const folder = temporaryFolder();
  const QZ_SECRET = "correct horse battery staple, twice over";
  const service = await startProcess(folder, { QZ_SECRET });
  await service.end("SIGTERM");
  const backup = ["backup", "--with-secret", "backup.db"];
  expect((await runProgram(folder, backup, { QZ_SECRET })).code).toBe(0);
  expect(await runProgram(folder, [...backup, "--without-secret"], { QZ_SECRET })).toMatchObject({ code: 2 });
  const [same, other] = [temporaryFolder(), temporaryFolder()];
  const restore = ["restore", join(folder, "backup.db")];
  expect(await runProgram(same, restore, { QZ_SECRET })).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(same, "data/secret"), "utf8")).toBe(`${QZ_SECRET}\n`);
  const { code, out, err } = await runProgram(other, restore, { QZ_SECRET: "x".repeat(40) });
  expect(code).toBe(0);
  expect(err).toContain("QZ_SECRET");
  expect(out + err).not.toContain(QZ_SECRET);
}, 300_000);

test("a backup goes through pipes to a new service, and messages do not mix with it", async () => {
  const { folder, apiKey, code } = await backedUp();
  const pipe = (script: string, at: string) =>
    spawn(["sh", "-c", script.replaceAll("PROGRAM", PROGRAM.join(" "))], at, {}).ended;
  const sent = await pipe("PROGRAM backup - > sent.qz", folder);
  expect(sent).toMatchObject({ code: 0, out: "", err: expect.stringContaining("was written and checked") });
  expect(readdirSync(folder).sort()).toEqual(["backup.db", "data", "sent.qz"]);
  const [verified, elsewhere] = [
    await pipe("cat sent.qz | PROGRAM backup verify -", folder),
    temporaryFolder(),
  ];
  expect(verified).toMatchObject({ code: 0, err: "", out: expect.stringContaining("Every byte matches") });
  const restored = await pipe(`cat ${folder}/sent.qz | PROGRAM restore -`, elsewhere);
  expect(restored).toMatchObject({ code: 0, err: "" });
  const service = await startProcess(elsewhere);
  expect(await scansOf(service, apiKey, code)).toBe(1);
  // A reader that leaves early ends it, and says so. A full disk behind the pipe, too.
  for (const target of ["| true", "> /dev/full"]) {
    const { err } = await pipe(`{ PROGRAM backup - || echo failed >&2; } ${target}`, folder);
    expect(err, target).toMatch(
      /^The backup could not be written to standard output .*\(E\w+\)\.\nfailed\n$/,
    );
  }
}, 300_000);

test("`backup verify` says of each file whether it can be restored, for people and for programs", async () => {
  const { folder, file } = await backedUp();
  const sound = await runProgram(folder, ["backup", "verify", "backup.db"]);
  expect(sound).toMatchObject({ code: 0, err: "" });
  expect(sound.out).toMatch(
    /^backup\.db can be restored: version \S+ \(commit \S+, schema \d+\) made it at \S+, \d\.\d MiB\.\nEvery byte matches its checksum, SHA-256 [0-9a-f]{64}\.\nIt holds the secret\.\nIt was restored into a temporary folder, with \d+ rows:\n(ok .*\n)+Not checked: whether rows are missing: .*\n$/,
  );
  const json = await runProgram(folder, ["backup", "verify", "--json", "backup.db"]);
  expect(JSON.parse(json.out)).toMatchObject({
    file: "backup.db",
    isSound: true,
    hasSecret: true,
    problem: null,
  });
  writeFileSync(file, readFileSync(file).fill(0x55, 40_000, 40_001));
  const spoilt = await runProgram(folder, ["backup", "verify", "backup.db"]);
  expect(spoilt).toEqual({
    code: 1,
    out: "",
    err: "backup.db can't be restored: it is damaged: its bytes do not match its checksum.\n",
  });
  const told = await runProgram(folder, ["backup", "verify", "--json", "backup.db"]);
  expect([told.code, JSON.parse(told.out)]).toEqual([
    1,
    { file: "backup.db", isSound: false, problem: spoilt.err.trim(), flaw: null },
  ]);
  expect(await runProgram(folder, ["backup", "verify", "missing.db"])).toMatchObject({ code: 3, out: "" });
  expect(await runProgram(folder, ["backup", "verify"])).toMatchObject({ code: 2, out: "" });
  expect((await runProgram(folder, ["backup", "--help"])).out).toContain("--without-secret");
}, 300_000);

test.skipIf(!CAN_MOUNT)(
  "a backup to another disk works where the data folder takes no writes, beside a service and after a restart",
  async () => {
    const folder = temporaryFolder();
    using disk = mountedDisk(join(folder, "data"));
    const service = await startProcess(folder);
    const { apiKey } = await signUp(service);
    const code = await makeCode(service, apiKey);
    await scan(service, code.shortId);
    const backup = async (name: string, reason = "ENOSPC") => {
      const made = await runProgram(folder, ["backup", name]);
      const err = `Metrics do not show this backup, because the data folder takes no writes (${reason}).\n`;
      expect([name, made]).toEqual([name, expect.objectContaining({ code: 0, err })]);
      const elsewhere = temporaryFolder();
      expect((await runProgram(elsewhere, ["restore", join(folder, name)])).code).toBe(0);
      const shown = await runProgram(elsewhere, ["code", "show", code.shortId, "--json"]);
      expect(JSON.parse(shown.out)).toMatchObject({ scans: 1 });
    };
    disk.fill();
    await backup("full-beside.db");
    await service.end("SIGKILL");
    await backup("full-after-a-crash.db");
    disk.empty();
    await (await startProcess(folder)).end("SIGTERM");
    disk.fill();
    await backup("full-at-rest.db");
    disk.refuseWrites();
    await backup("read-only.db", "EROFS");
  },
  300_000,
);

test.skipIf(!CAN_MOUNT)(
  "a backup onto a disk that becomes full leaves nothing there",
  async () => {
    const { folder } = await backedUp();
    const target = join(folder, "target");
    using _disk = mountedDisk(target, 300);
    writeFileSync(join(target, "backup.db"), "an older one");
    const full = await runProgram(folder, ["backup", "--yes", "target/backup.db"]);
    expect(full).toMatchObject({ code: 1, out: "", err: expect.stringContaining("could not be written") });
    expect(readdirSync(target)).toEqual(["backup.db"]);
    expect(readFileSync(join(target, "backup.db"), "utf8")).toBe("an older one");
    const streamed = spawn([...PROGRAM, "backup", "-"], folder, { TMPDIR: target });
    expect(await streamed.ended).toMatchObject({ code: 1, out: "", err: expect.stringContaining("TMPDIR") });
    expect(readdirSync(target)).toEqual(["backup.db"]);
  },
  300_000,
);

test.skipIf(CANNOT_INJECT)(
  "the draft of a backup that was killed goes with the next one",
  async () => {
    const { folder } = await backedUp();
    const inject = ["-e", "trace=rename", "-e", "inject=rename:signal=SIGKILL"];
    await spawn(
      ["strace", "-f", "-o", "/dev/null", ...inject, ...PROGRAM, "backup", "-y", "backup.db"],
      folder,
      {},
    ).ended;
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toHaveLength(1);
    expect((await runProgram(folder, ["backup", "verify", "backup.db"])).code).toBe(0);
    expect((await runProgram(folder, ["backup", "-y", "backup.db"])).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(["backup.db", "data"]);
  },
  300_000,
);

test("an existing file is replaced only after confirmation, and then completely", async () => {
  const { folder, file } = await backedUp();
  const first = readFileSync(file);
  const unasked = await runProgram(folder, ["backup", "backup.db"]);
  expect(unasked).toMatchObject({ code: 2, out: "" });
  expect(readFileSync(file)).toEqual(first);
  expect((await runProgram(folder, ["backup", "backup.db", "--yes"])).code).toBe(0);
  expect(readFileSync(file)).not.toEqual(first);
  expect(readdirSync(folder).sort()).toEqual(["backup.db", "data"]);
}, 300_000);

test.each([
  ["a folder that is not there", "nowhere/backup.db"],
  ["the data folder", "data/backup.db"],
  ["a place that can't be written", "/proc/backup.db"],
])(
  "a backup into %s is refused with one line, and leaves nothing behind",
  async (_, target) => {
    const { folder } = await backedUp();
    const { code, out, err } = await runProgram(folder, ["backup", target]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    // Only the note of the backup before.
    expect(readdirSync(join(folder, "data")).filter((name) => name.includes("backup"))).toEqual([
      "last-backup.json",
    ]);
  },
  300_000,
);

test("a pipe, a folder or a device is not replaced, even with --yes", async () => {
  const { folder } = await backedUp();
  const pipe = join(folder, "pipe");
  expect(Bun.spawnSync(["mkfifo", pipe]).exitCode).toBe(0);
  for (const place of [pipe, folder]) {
    const { code, err } = await runProgram(folder, ["backup", "-y", place]);
    expect([code, err]).toEqual([1, expect.stringContaining("exists and is not a file")]);
  }
  expect(statSync(pipe).isFIFO()).toBe(true);
  const link = join(folder, "link");
  symlinkSync("/dev/stdout", link);
  for (const place of ["/dev/stdout", link]) {
    const { code, out, err } = await runProgram(folder, ["backup", "-y", place]);
    expect([code, out, err]).toEqual([1, "", expect.stringContaining("is a device")]);
    expect(err).toContain("Use - for standard output.");
  }
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test("without data a backup fails, and no data folder is created", async () => {
  const folder = temporaryFolder();
  expect(await runProgram(folder, ["backup", "backup.db"])).toMatchObject({ code: 1, out: "" });
  expect(readdirSync(folder)).toEqual([]);
}, 300_000);

/** Changes the database of a backup, and writes the checksum anew: the change would be found by it. */
const spoiledBy =
  (...statements: readonly string[]) =>
  (file: string) => {
    truncateSync(file, statSync(file).size - CHECKSUM_BYTES);
    const database = new Database(file);
    database.run("PRAGMA foreign_keys = OFF");
    for (const statement of statements) database.run(statement);
    database.close();
    addChecksum(file);
  };

const SPOILT: readonly [string, (file: string) => void][] = [
  ["is missing", (file) => writeFileSync(`${file}.other`, "")],
  ["is empty", (file) => writeFileSync(file, "")],
  ["is no database", (file) => writeFileSync(file, "Dear diary, ".repeat(1000))],
  ["is cut short", (file) => writeFileSync(file, readFileSync(file).subarray(0, 60_000))],
  ["was damaged", (file) => writeFileSync(file, readFileSync(file).fill(0x55, 40_000, 60_000))],
  ["is a database, but no backup", spoiledBy("DROP TABLE backup_notes")],
  ["has a trigger", spoiledBy("CREATE TRIGGER x AFTER INSERT ON codes BEGIN DELETE FROM scans; END")],
  ["has a view", spoiledBy("CREATE VIEW x AS SELECT 1")],
  ["has a view in place of a table", spoiledBy("DROP TABLE vouchers", "CREATE VIEW vouchers AS SELECT 1")],
  ["lacks a table", spoiledBy("DROP TABLE leads")],
  ["has a table with other columns", spoiledBy("ALTER TABLE leads ADD COLUMN x TEXT DEFAULT (random())")],
  ["holds no secret", spoiledBy("UPDATE backup_notes SET value = '../../x' WHERE name = 'secret'")],
  [
    "is a pipe",
    (file) => {
      rmSync(file);
      expect(Bun.spawnSync(["mkfifo", file]).exitCode).toBe(0);
    },
  ],
  [
    "was made by a newer version",
    spoiledBy(
      "UPDATE __drizzle_migrations SET created_at = created_at + 1000000000000",
      "UPDATE backup_notes SET value = '9.0.0' WHERE name = 'version'",
    ),
  ],
];

test("a file that can't be restored is refused with one line, and no data folder is created", async () => {
  const { folder, file } = await backedUp();
  for (const [what, spoil] of SPOILT) {
    const elsewhere = temporaryFolder();
    const copy = join(elsewhere, "copy.db");
    if (what !== "is missing") cpSync(file, copy);
    spoil(copy);
    const { code, out, err } = await runHere(elsewhere, ["restore", copy]);
    expect({ what, code, out }).toEqual({ what, code: what === "is missing" ? 3 : 1, out: "" });
    expect(err.trimEnd().split("\n"), what).toHaveLength(1);
    expect(err, what).toContain("copy.db");
    if (what.includes("newer")) expect(err).toContain("newer version, 9.0.0");
    expect(existsSync(join(elsewhere, "data")), what).toBe(false);
  }
  expect(existsSync(join(folder, "data"))).toBe(true);
}, 300_000);

test("a restore refuses a folder that is not empty", async () => {
  const { folder, file, apiKey } = await backedUp();
  const before = readFileSync(join(folder, "data/quietzone.db"));
  const { code, err } = await runProgram(folder, ["restore", file]);
  expect(code).toBe(1);
  expect(err).toContain("not empty");
  expect(readFileSync(join(folder, "data/quietzone.db"))).toEqual(before);
  const empty = temporaryFolder();
  mkdirSync(join(empty, "data"));
  expect((await runProgram(empty, ["restore", file])).code).toBe(0);
  const service = await startProcess(empty);
  expect((await call(service, apiKey, "GET", "/app/api/me")).status).toBe(200);
}, 300_000);

test("a data folder of a newer version is not opened, backed up or compacted by an older one", async () => {
  const { folder } = await backedUp();
  const database = new Database(join(folder, "data/quietzone.db"));
  database.run("UPDATE __drizzle_migrations SET created_at = created_at + 1000000000000");
  database.close();
  const { code, err } = await runProgram(folder, [], { QZ_PORT: "0" });
  expect(code).toBe(1);
  expect(err).toMatch(
    /newer version of Quietzone, with schema (\d+); this one has \1\).*This is \S+ \(commit /,
  );
  for (const command of [["backup", "newer.db"], ["compact"]])
    expect(await runProgram(folder, command)).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining(
        "the database was made by a newer version of Quietzone, which has to do this.",
      ),
    });
  expect(readdirSync(folder).sort()).toEqual(["backup.db", "data"]);
}, 300_000);
