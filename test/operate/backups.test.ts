import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { TABLES } from "../../db/features.ts";
import { buildFor, buildText } from "../../src/app/this-build.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { type Admin, openAdmin, openLogoAdmin } from "../../src/operate/admin.ts";
import { makeBackup } from "../../src/operate/backups.ts";
import { drillFile } from "../../src/operate/drill.ts";
import { restoreFrom } from "../../src/operate/restores.ts";
import { copyTo } from "../../src/operate/copy.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { newFolder, startOn, usedAndStopped } from "../app/world.ts";

/** Backup, restore, copy and the operator's commands, called as the command line calls them. */

const SECRET = "correct horse battery staple, twice over";
const OTHER = "another secret, which is as long as it must be";

const settingsOf = (environment: Record<string, string>) => readSettings(environment);

/** A folder that was used, and a backup of it. */
async function backedUp(environment: Record<string, string> = {}) {
  const folder = newFolder();
  const settings = { QZ_DATA_DIR: folder, ...environment };
  const used = await usedAndStopped(settings);
  const file = join(dirname(folder), "backup.db");
  const made = await makeBackup(settingsOf(settings), file);
  expect(made).toEqual({
    bytes: statSync(file).size,
    hasSecret: environment["QZ_SECRET"] === undefined,
    unnoted: null,
  });
  return { folder, file, used, secret: environment["QZ_SECRET"] ?? secretIn(folder) };
}

function secretIn(folder: string): string {
  return readFileSync(join(folder, "secret"), "utf8").trim();
}

async function admin<T>(environment: Record<string, string>, work: (admin: Admin) => Promise<T>): Promise<T> {
  const opened = await openAdmin(settingsOf(environment));
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** The scans of the code that `use` made. */
const scansOf = (environment: Record<string, string>, shortId: string) =>
  admin(environment, async ({ codes }) => {
    const file = await codes.show(shortId);
    return file === null || file === "gone" ? file : file.scans;
  });

test("a backup is restored to a folder with its secret, and a service goes on with it", async () => {
  const { file, used, secret } = await backedUp();
  const folder = newFolder();
  const restored = await restoreFrom(settingsOf({ QZ_DATA_DIR: folder }), file);
  expect(restored).toEqual({
    version: buildText(await buildFor("sqlite")),
    madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
    foreignSecret: false,
    otherSecret: false,
    place: folder,
    secretFile: null,
    former: null,
  });
  expect(secretIn(folder)).toBe(secret);
  expect(await scansOf({ QZ_DATA_DIR: folder }, used.shortId)).toBe(2);
  const service = await startOn({ QZ_DATA_DIR: folder });
  await service.loaded;
  expect(await service.audit()).toEqual([]);
  await service.stop();
});

/** Rows of all that lets somebody in, beside the person and the workspace to which they belong. */
function letIn(folder: string): void {
  const database = new Database(join(folder, "quietzone.db"));
  database.run("pragma foreign_keys = on");
  const person = `'per_1'`;
  for (const statement of [
    `insert into people (id, email, email_key, name, created_at)
      values (${person}, 'ana@museum.example', 'ana@museum.example', 'Ana', 1)`,
    `insert into members (tenant_id, person_id, role, since) select id, ${person}, 'owner', 1 from tenants`,
    `insert into sessions (hash, id, person_id, method, device, remember, second_factor, signed_in_at, used_at, ends_at)
      values ('hash', 'ses_1', ${person}, 'oidc', '', 1, 1, 1, 1, 4e12)`,
    `insert into provider_sessions (hash, issuer, session) values ('hash', 'https://auth.example', 'x')`,
    `insert into second_steps (hash, person_id, method, device, remember, ends_at)
      values ('hash', ${person}, 'password', '', 1, 4e12)`,
    `insert into person_links (hash, person_id, purpose, created_at, expires_at)
      values ('hash', ${person}, 'reset', 1, 4e12)`,
    `insert into invitations (id, tenant_id, email, email_key, role, made_by, hash, mailed_hash, created_at, expires_at)
      select 'inv_1', id, 'b@museum.example', 'b@museum.example', 'owner', 'main', 'a', 'b', 1, 4e12 from tenants limit 1`,
    `insert into apps (id, tenant_id, person_id, client_hash, name, host, scopes, second_factor, created_at, used_at,
      ends_at, family, access_hash, access_ends_at)
      select 'app_1', id, ${person}, 'c', 'Robot', 'localhost', 'codes:read', 1, 1, 1, 4e12, 'f', 'h', 4e12
      from tenants limit 1`,
    `insert into operators (person_id, email_key, since) values (${person}, 'ana@museum.example', 1)`,
    `insert into operator_sessions (hash, person_id, session_id, used_at) values ('hash', ${person}, 'ses_1', 1)`,
    `insert into operator_keys (hash, id, name, created_at) values ('hash', 'opk_1', 'Watch', 1)`,
  ])
    database.run(statement);
  database.close();
}

const LETS_IN = [
  ...["apps", "invitations", "operator_keys", "operator_sessions", "operators"],
  ...["person_links", "provider_sessions", "second_steps", "sessions"],
];
const COUNTS = [...LETS_IN, "people", "members"]
  .map((table) => `(select count(*) from ${table}) as ${table}`)
  .join();
const RESTORED = {
  ...Object.fromEntries(LETS_IN.map((table) => [table, 0])),
  ...{ people: 1, members: 1 },
};

function countsIn(folder: string): unknown {
  const database = new Database(join(folder, "quietzone.db"));
  const counts = database.query(`select ${COUNTS}`).get();
  database.close();
  return counts;
}

test("a restore leaves out what lets somebody in, because it may have been ended since", async () => {
  const folder = newFolder();
  await usedAndStopped({ QZ_DATA_DIR: folder });
  letIn(folder);
  const file = join(dirname(folder), "backup.db");
  await makeBackup(settingsOf({ QZ_DATA_DIR: folder }), file);
  expect(countsIn(folder)).toEqual(Object.fromEntries(Object.keys(RESTORED).map((table) => [table, 1])));
  const restored = newFolder();
  await restoreFrom(settingsOf({ QZ_DATA_DIR: restored }), file);
  expect(countsIn(restored)).toEqual(RESTORED);
  expect(TABLES.flatMap(({ name, letsIn }) => (letsIn ? name : [])).toSorted()).toEqual(LETS_IN);
});

test("a restore tells when QZ_SECRET differs from the backup's secret", async () => {
  const { folder } = await backedUp({ QZ_SECRET: SECRET });
  const file = `${folder}.with-secret`;
  await makeBackup(settingsOf({ QZ_DATA_DIR: folder, QZ_SECRET: SECRET }), file, true);
  const restored = async (QZ_SECRET: string) =>
    (await restoreFrom(settingsOf({ QZ_DATA_DIR: newFolder(), QZ_SECRET }), file)).foreignSecret;
  expect(await restored(SECRET)).toBe(false);
  expect(await restored(OTHER)).toBe(true);
});

test("where QZ_SECRET is kept elsewhere a backup does not hold it, and a restore needs it before it writes", async () => {
  const { file, used } = await backedUp({ QZ_SECRET: SECRET });
  expect(readFileSync(file).includes(SECRET)).toBe(false);
  expect(await drillFile(settingsOf({}), file, [])).toMatchObject({ hasSecret: false });
  const into = (QZ_DATA_DIR: string, QZ_SECRET: string) =>
    restoreFrom(settingsOf({ QZ_DATA_DIR, QZ_SECRET }), file);
  const folder = newFolder();
  await expect(into(folder, "")).rejects.toThrow(
    "The backup does not hold its secret. Set QZ_SECRET to that of the service it was made of.",
  );
  await expect(into(folder, OTHER)).rejects.toThrow(
    "QZ_SECRET holds another secret than that of the service",
  );
  expect(existsSync(folder)).toBe(false);
  await into(folder, SECRET);
  expect(readdirSync(folder)).not.toContain("secret");
  const service = await startOn({ QZ_DATA_DIR: folder, QZ_SECRET: SECRET });
  await service.loaded;
  expect(await service.audit()).toEqual([]);
  await service.stop();
  expect(await scansOf({ QZ_DATA_DIR: folder, QZ_SECRET: SECRET }, used.shortId)).toBe(2);
});

test("a backup without the secret of its folder can be asked for", async () => {
  const { folder, secret } = await backedUp();
  const file = `${folder}.without-secret`;
  expect(await makeBackup(settingsOf({ QZ_DATA_DIR: folder }), file, false)).toMatchObject({
    hasSecret: false,
  });
  expect(readFileSync(file).includes(secret)).toBe(false);
  const target = newFolder();
  await restoreFrom(settingsOf({ QZ_DATA_DIR: target, QZ_SECRET: secret }), file);
  expect(existsSync(join(target, "quietzone.db"))).toBe(true);
});

test("a backup goes through a pipe: what was sent is verified and restored as it comes", async () => {
  const { folder, used } = await backedUp();
  const pieces: Buffer[] = [];
  await makeBackup(
    settingsOf({ QZ_DATA_DIR: folder }),
    async (piece) => void pieces.push(Buffer.from(piece)),
  );
  const sent = Buffer.concat(pieces);
  async function* inParts(bytes: Buffer) {
    for (let at = 0; at < bytes.length; at += 50_001) yield bytes.subarray(at, at + 50_001);
  }
  const target = newFolder();
  expect(await drillFile(settingsOf({}), inParts(sent), [])).toMatchObject({
    hasSecret: true,
    version: buildText(await buildFor("sqlite")),
  });
  const cut = inParts(sent.subarray(0, -1));
  await expect(restoreFrom(settingsOf({ QZ_DATA_DIR: target }), cut)).rejects.toThrow(
    "Standard input can't be restored: no whole checksum follows its last page",
  );
  expect(existsSync(target)).toBe(false);
  await restoreFrom(settingsOf({ QZ_DATA_DIR: target }), inParts(sent));
  expect(await scansOf({ QZ_DATA_DIR: target }, used.shortId)).toBe(2);
});

test("a backup follows a link to a file, and takes the place of no device", async () => {
  const { folder, file } = await backedUp();
  const settings = settingsOf({ QZ_DATA_DIR: folder });
  const [link, loop] = [`${file}.link`, `${file}.loop`];
  symlinkSync("backup.db", link);
  await makeBackup(settings, link);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  const later = `${file}.later`;
  symlinkSync("made-later.db", later);
  await makeBackup(settings, later);
  expect(lstatSync(later).isSymbolicLink()).toBe(true);
  expect((await drillFile(settings, join(dirname(file), "made-later.db"), [])).hasSecret).toBe(true);
  symlinkSync(loop, loop);
  await expect(makeBackup(settings, loop)).rejects.toThrow("is a link that leads to itself");
  const device = `${file}.device`;
  symlinkSync("/dev/null", device);
  for (const place of ["/dev/null", "/dev/stdout", "/proc/self/fd/1", device])
    await expect(makeBackup(settings, place)).rejects.toThrow(
      `${place} is a device, and a file would take its place. Use - for standard output.`,
    );
  expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
});

test("a backup needs data, a folder outside of it, and a path that is a file or free", async () => {
  const { folder } = await backedUp();
  const settings = settingsOf({ QZ_DATA_DIR: folder });
  const empty = settingsOf({ QZ_DATA_DIR: newFolder() });
  const outside = dirname(folder);
  await expect(makeBackup(empty, join(outside, "b.db"))).rejects.toThrow(
    `There is no service in ${empty.dataDir}.`,
  );
  await expect(makeBackup(settings, join(outside, "nowhere/b.db"))).rejects.toThrow(
    `There is no folder ${join(outside, "nowhere")}.`,
  );
  const inside = "A backup belongs outside the data folder: it must survive the loss of that folder.";
  await expect(makeBackup(settings, join(folder, "b.db"))).rejects.toThrow(inside);
  const link = join(outside, "link");
  symlinkSync(folder, link);
  await expect(makeBackup(settings, join(link, "b.db"))).rejects.toThrow(inside);
  const sub = join(outside, "sub");
  mkdirSync(sub);
  await expect(makeBackup(settings, sub)).rejects.toThrow(
    `${sub} exists and is not a file. Name a file, or a path that does not exist yet.`,
  );
  const bytes = statSync(join(outside, "backup.db")).size;
  expect(await makeBackup(settings, join(outside, "backup.db"))).toEqual({
    bytes,
    hasSecret: true,
    unnoted: null,
  });
});

test("a restore needs a backup and an empty folder", async () => {
  const { folder, file } = await backedUp();
  const into = (QZ_DATA_DIR: string, from: string) => restoreFrom(settingsOf({ QZ_DATA_DIR }), from);
  await expect(into(newFolder(), `${file}.missing`)).rejects.toThrow(
    `${file}.missing can't be restored (ENOENT).`,
  );
  await expect(into(folder, file)).rejects.toThrow();
  const foreign = newFolder();
  new Database(`${foreign}.db`).run("create table notes (text)");
  await expect(into(foreign, `${foreign}.db`)).rejects.toThrow();
  expect(existsSync(foreign)).toBe(false);
});

test("the operator's commands work on the stores of the settings", async () => {
  const { folder, used } = await backedUp();
  const settings = { QZ_DATA_DIR: folder };
  await admin(settings, async (opened) => {
    expect(opened.planNames).toEqual(["static", "free", "pro", "unlimited"]);
    const { code } = await opened.vouchers.create({ plan: "pro", uses: 1, days: null, expiresAt: null });
    expect((await opened.vouchers.list()).map(({ hint }) => code.startsWith(hint))).toEqual([true]);
    expect(await opened.setPlan(used.tenantId, "pro")).toBe(true);
    expect((await opened.show(used.tenantId))?.plan.name).toBe("pro");
  });
  await expect(openAdmin(settingsOf({ ...settings, QZ_SIGNUP_PLAN: "none" }))).rejects.toThrow(
    "QZ_SIGNUP_PLAN",
  );
  const logos = await openLogoAdmin(settingsOf(settings));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a01" d="M0 0h9v9H0z"/></svg>';
  await logos.add({ file: "acme.svg", bytes: Buffer.from(svg), about: null });
  expect((await logos.list()).map(({ id }) => id)).toEqual(["import.acme"]);
  await logos.close();
});

describe.skipIf(!hasPostgres)("on PostgreSQL", () => {
  const emptyDatabase = async () => (await postgresServer()).emptyDatabase();

  test("a copy carries every table, keeps the folder, and names what nodes need", async () => {
    const { folder, used, secret } = await backedUp();
    const url = await emptyDatabase();
    // SQLite's log goes once the last statement of the service is collected as garbage.
    const kept = () =>
      readdirSync(folder)
        .filter((name) => !/-(?:wal|shm)$/.test(name))
        .toSorted();
    const before = kept();
    const seen: string[] = [];
    const copied = await copyTo(settingsOf({ QZ_DATA_DIR: folder }), url, ({ table }) => seen.push(table));
    expect(copied).toEqual({
      to: url.slice(url.indexOf("@") + 1),
      resumed: false,
      tables: expect.arrayContaining([
        { table: "scans", rows: 2 },
        { table: "leads", rows: 1 },
      ]),
      secretFile: join(folder, "secret"),
    });
    expect(seen).toEqual(copied.tables.map(({ table }) => table));
    expect(kept()).toEqual(before);
    const node = { QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: url, QZ_SECRET: secret };
    expect(await scansOf(node, used.shortId)).toBe(2);
    // With the day's key a visitor of today is known on the nodes as well.
    const keys = "select 1 from pg_tables where tablename like 'day\\_key\\_%'";
    expect(await (await postgresServer()).query(url, keys)).toHaveLength(1);
    await expect(startOn({ ...node, QZ_SECRET: OTHER })).rejects.toThrow("QZ_SECRET holds another secret");
    const again = copyTo(settingsOf({ QZ_DATA_DIR: folder }), url, () => {});
    await expect(again).rejects.toThrow(`The database at ${copied.to}`);
  });

  test("a copy needs data, and a folder without a service", async () => {
    const url = await emptyDatabase();
    const empty = newFolder();
    await expect(copyTo(settingsOf({ QZ_DATA_DIR: empty }), url, () => {})).rejects.toThrow(
      `There is no service in ${empty}.`,
    );
    const folder = newFolder();
    const service = await startOn({ QZ_DATA_DIR: folder, QZ_SECRET: SECRET });
    const copy = () => copyTo(settingsOf({ QZ_DATA_DIR: folder, QZ_SECRET: SECRET }), url, () => {});
    await expect(copy()).rejects.toThrow(
      `A service is running on ${folder}. Stop it first: the copy would miss what it records meanwhile.`,
    );
    await service.stop();
    expect((await copy()).secretFile).toBeNull();
  });

  test("a restore to a database leaves out what lets somebody in", async () => {
    const folder = newFolder();
    await usedAndStopped({ QZ_DATA_DIR: folder });
    letIn(folder);
    const file = `${folder}.backup`;
    await makeBackup(settingsOf({ QZ_DATA_DIR: folder }), file);
    const url = await emptyDatabase();
    await restoreFrom(settingsOf({ QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: url }), file);
    const [counts] = await (await postgresServer()).query<Record<string, unknown>>(url, `select ${COUNTS}`);
    expect(Object.fromEntries(Object.entries(counts ?? {}).map(([table, n]) => [table, Number(n)]))).toEqual(
      RESTORED,
    );
  });

  test("a backup of a database needs its secret, and restores to a folder and to a database", async () => {
    const url = await emptyDatabase();
    const node = { QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: url, QZ_SECRET: SECRET };
    const used = await usedAndStopped(node);
    const file = `${node.QZ_DATA_DIR}.backup`;
    const unset = settingsOf({ ...node, QZ_SECRET: "" });
    await expect(makeBackup(unset, file)).rejects.toThrow(
      `QZ_SECRET is not set, and there is none in ${node.QZ_DATA_DIR}: a backup needs that of the nodes.`,
    );
    await expect(makeBackup(settingsOf({ ...node, QZ_SECRET: OTHER }), file)).rejects.toThrow(
      "another secret",
    );
    expect(existsSync(file)).toBe(false);
    await makeBackup(settingsOf(node), file, true);

    const folder = newFolder();
    await restoreFrom(settingsOf({ QZ_DATA_DIR: folder }), file);
    expect(await scansOf({ QZ_DATA_DIR: folder }, used.shortId)).toBe(2);

    const [second, third] = [await emptyDatabase(), await emptyDatabase()];
    const place = (address: string) => address.slice(address.indexOf("@") + 1);
    const target = { QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: second };
    expect(await restoreFrom(settingsOf({ ...target, QZ_SECRET: SECRET }), file)).toMatchObject({
      foreignSecret: false,
      place: place(second),
      secretFile: null,
      former: null,
    });
    expect(await scansOf({ ...target, QZ_SECRET: SECRET }, used.shortId)).toBe(2);

    const other = { QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: third };
    const secretFile = join(other.QZ_DATA_DIR, "secret");
    mkdirSync(other.QZ_DATA_DIR, { mode: 0o700 });
    writeFileSync(secretFile, `${OTHER}\n`, { mode: 0o600 });
    await expect(restoreFrom(settingsOf(other), file)).rejects.toThrow(
      `${secretFile} holds another secret than the backup: move it away.`,
    );
    writeFileSync(secretFile, `${SECRET}\n`);
    expect(await restoreFrom(settingsOf({ ...other, QZ_SECRET: OTHER }), file)).toMatchObject({
      foreignSecret: true,
      secretFile,
    });
    expect(secretIn(other.QZ_DATA_DIR)).toBe(SECRET);

    // Where QZ_SECRET is set the secret stays out, and either place of it opens the backup.
    expect(await makeBackup(settingsOf(node), file)).toMatchObject({ hasSecret: false });
    const fourth = { QZ_DATA_DIR: other.QZ_DATA_DIR, QZ_DATABASE_URL: await emptyDatabase() };
    await expect(restoreFrom(settingsOf({ ...fourth, QZ_SECRET: OTHER }), file)).rejects.toThrow(
      "QZ_SECRET holds another secret",
    );
    await restoreFrom(settingsOf(fourth), file);
    expect(await scansOf({ ...fourth, QZ_SECRET: SECRET }, used.shortId)).toBe(2);
  });
});
