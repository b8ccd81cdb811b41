import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { openPostgres } from "../db/postgres/open.ts";
import { type DataFile, filesOf } from "./files.ts";
import { freePort } from "./free-port.ts";
import { stopWithUs } from "./stop-with-us.ts";

/** A real PostgreSQL server for tests. There is one per run, started by the first test that uses it. */
export interface PostgresServer {
  /** The address of a new, migrated database. */
  freshDatabase(): Promise<string>;
  /** The address of a new, empty database. */
  emptyDatabase(): Promise<string>;
  /** The address of a new database that holds all that another one does, which nobody uses meanwhile. */
  copyOf(url: string): Promise<string>;
  /** Removes a database, and ends the sessions with it. */
  drop(url: string): Promise<void>;
  /** Runs SQL as the server's owner, in the database at an address. */
  query<T>(url: string, text: string, params?: unknown[]): Promise<T[]>;
  /** Stops the server at once, as a crash does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  /** Halts all its processes: connections are taken, and nothing answers. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  start(): Promise<void>;
  /** The server's log. */
  log(): Promise<string>;
  /** The files of a database and those shared by all databases, after a checkpoint. */
  files(url: string): Promise<DataFile[]>;
  /** Overwrites all files of a database. */
  ruin(url: string): Promise<void>;
  /** Turns syncs on, as they are by default, for measurements. */
  sync(): Promise<void>;
}

export const OWNER = "quietzone";
const TEMPLATE = "template_quietzone";

/**
 * Without syncs, which only a crash of the machine would need. A crash of the server loses nothing. So
 * nothing is lost where the server's files are in memory either, and there a new database takes 20 ms in
 * place of 400 on a disk: it is some 900 files. Everything else is Debian's default.
 */
const SETTINGS = [
  "fsync = off",
  "full_page_writes = off",
  "max_connections = 200",
  "shared_buffers = 32MB",
  "autovacuum_naptime = 10min",
  "log_line_prefix = ''",
  "deadlock_timeout = 100ms",
];

/**
 * For measurements: with syncs, as by default. The segments of the log are small, and by default the room for it follows them:
 * checkpoints would come all the time, and after each the log holds whole pages.
 */
const MEASURED = [
  "fsync = on",
  "full_page_writes = on",
  "shared_buffers = '256MB'",
  "min_wal_size = '80MB'",
  "max_wal_size = '1GB'",
];

/** The folder of the server's programs: on the path, or where Debian installs them; `null` if there is none. */
function programs(): string | null {
  const onPath = (process.env["PATH"] ?? "").split(delimiter).find((folder) => hasServer(folder));
  // Perhaps only links to some of them are on the path.
  if (onPath) return dirname(realpathSync(join(onPath, "pg_ctl")));
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(debian, version, "bin")).find(hasServer) ?? null;
}

function hasServer(folder: string): boolean {
  return existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl"));
}

const folder = programs();

/** A program of the server, run as its user. */
export function serverProgram(name: string): string[] {
  if (folder === null) throw new Error("PostgreSQL is not installed");
  return [...AS_NOBODY, join(folder, name)];
}

if (folder === null) {
  const line = "PostgreSQL is not installed: what needs it is left out (apt-get install postgresql)";
  if (process.env["CI"]) throw new Error(line);
  process.stderr.write(`${line}\n`);
}

/** Whether PostgreSQL is installed. If it is not and `CI` is set, the tests fail. */
export const hasPostgres = folder !== null;

let running: Promise<PostgresServer> | null = null;

/** The server of this run. It is stopped when the process ends, also if the process is killed. */
export function postgresServer(): Promise<PostgresServer> {
  running ??= startServer();
  return running;
}

/** PostgreSQL and PgBouncer refuse to run as root: root runs them as `nobody`, in folders of their own. */
export const isRoot = userInfo().uid === 0;
export const AS_NOBODY = isRoot ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : [];

async function startServer(): Promise<PostgresServer> {
  if (folder === null) throw new Error("PostgreSQL is not installed");
  const home = mkdtempSync(join(tmpdir(), "quietzone-postgres-"));
  if (isRoot) await run(["chown", "nobody:nogroup", home]);
  const [data, logFile] = [join(home, "data"), join(home, "log")];
  const program = serverProgram;
  await run([
    ...program("initdb"),
    ...["-D", data, "-U", OWNER, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"],
    // Small segments, so that `files` can leave out what was written before the database was created.
    "--wal-segsize=1",
  ]);
  const port = freePort();
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${home}'`,
  ];
  await Bun.write(join(data, "postgresql.auto.conf"), [...SETTINGS, ...settings, ""].join("\n"));
  const control = (...words: string[]) =>
    run([...program("pg_ctl"), "-D", data, "-w", "-s", "-l", logFile, ...words]);
  stopWithUs([...program("pg_ctl"), "-D", data, "-m", "immediate", "-s", "stop"], home);
  await control("start");

  const address = (name: string) => `postgres://${OWNER}@127.0.0.1:${port}/${name}`;
  const { query, forget } = createAsking();
  /** The folder of a database's files: it is named after the database's number (PostgreSQL, 73.1). */
  const folderOf = async (url: string): Promise<string> => {
    const [row] = await query<{ oid: number }>(
      url,
      "select oid::int from pg_database where datname = current_database()",
    );
    return String(row?.oid);
  };
  /** The current file of the write-ahead log. */
  const logNow = async (): Promise<string> => {
    const [row] = await query<{ name: string }>(
      address("postgres"),
      "select pg_walfile_name(pg_current_wal_insert_lsn()) as name",
    );
    return row?.name ?? "";
  };
  /** PostgreSQL 15 and later would log every page of the copy, which without syncs takes twice as long as to copy the files. */
  const copying = query<{ num: number }>(
    address("postgres"),
    "select current_setting('server_version_num')::int as num",
  ).then(([version]) => (version && version.num >= 150_000 ? "strategy file_copy" : ""));
  /** The file that was current when a database was created, by the database's address. */
  const logAtBirth = new Map<string, string>();
  let made = 0;
  async function make(template: string): Promise<string> {
    const name = `test_${++made}`;
    const url = address(name);
    await query(address("postgres"), `create database ${name} template ${template} ${await copying}`);
    logAtBirth.set(url, await logNow());
    return url;
  }
  let template: Promise<void> | null = null;
  const makeTemplate = async () => {
    await query(address("postgres"), `create database ${TEMPLATE}`);
    await (await openPostgres(address(TEMPLATE))).close();
  };

  return {
    async freshDatabase() {
      template ??= makeTemplate();
      await template;
      return make(TEMPLATE);
    },
    emptyDatabase: () => make("template0"),
    async copyOf(url) {
      await forget();
      return make(new URL(url).pathname.slice(1));
    },
    async drop(url) {
      await query(
        address("postgres"),
        `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`,
      );
    },
    query,
    async crash() {
      await forget();
      await control("-m", "immediate", "restart");
    },
    async stop() {
      await forget();
      await control("-m", "fast", "stop");
    },
    freeze: () => signalAll(data, "SIGSTOP"),
    thaw: () => signalAll(data, "SIGCONT"),
    start: () => control("start"),
    log: () => Bun.file(logFile).text(),
    async files(url) {
      const [folder, since] = [await folderOf(url), logAtBirth.get(url) ?? ""];
      // Before the checkpoint, which deletes log files.
      const now = await logNow();
      const written = filesOf(join(data, "pg_wal")).filter(({ name }) => name >= since && name <= now);
      // A checkpoint writes everything in memory, except unlogged tables.
      await query(url, "checkpoint");
      const own = filesOf(join(data, "base", folder)).filter(({ name }) => !isCatalog(name));
      const log = { name: "the server's log", bytes: readFileSync(logFile) };
      return [
        ...written,
        ...own,
        ...["global", "pg_xact", "pg_stat"].flatMap((name) => filesOf(join(data, name))),
        log,
      ];
    },
    async ruin(url) {
      const folder = join(data, "base", await folderOf(url));
      await forget();
      await control("-m", "fast", "stop");
      for (const { name, bytes } of filesOf(folder))
        writeFileSync(join(folder, name), Buffer.alloc(bytes.length, "A"));
      await control("start");
    },
    async sync() {
      for (const change of MEASURED) await query(address("postgres"), `alter system set ${change}`);
      await forget();
      await control("-m", "fast", "restart");
    },
  };
}

/** Idle sessions that are kept for the next question: one with the server, and some with databases. */
const KEPT = 3;

/**
 * Asks databases. A session costs the server far more than most questions, so those that are done are used
 * again, for the same database. Questions that are asked at once have sessions of their own.
 */
function createAsking(): {
  query<T>(url: string, text: string, params?: unknown[]): Promise<T[]>;
  /** Ends the idle sessions. */
  forget(): Promise<void>;
} {
  const lost = new WeakSet<Bun.SQL>();
  let idle: { url: string; client: Bun.SQL }[] = [];
  function begin(url: string): Bun.SQL {
    const client: Bun.SQL = new Bun.SQL(url, { max: 1, onclose: () => void lost.add(client) });
    return client;
  }
  return {
    async query(url, text, params = []) {
      idle = idle.filter(({ client }) => !lost.has(client));
      const at = idle.findIndex((one) => one.url === url);
      const client = idle.splice(at, at < 0 ? 0 : 1)[0]?.client ?? begin(url);
      try {
        return await client.unsafe(text, params);
      } finally {
        idle.push({ url, client });
        for (const old of idle.splice(0, Math.max(0, idle.length - KEPT))) void old.client.close();
      }
    },
    async forget() {
      await Promise.all(idle.splice(0).map(({ client }) => client.close()));
    },
  };
}

/** Sends a signal to the server's first process and to all that it started. */
export function signalAll(data: string, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
  const [first = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  const children = Bun.spawnSync(["pgrep", "-P", first]).stdout.toString().trim().split("\n");
  // The first stops before the others, or it would start new ones.
  for (const pid of [first, ...children])
    if (pid !== "")
      try {
        process.kill(Number(pid), signal);
      } catch (error) {
        // It has ended meanwhile.
        if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
      }
}

/** Whether a file belongs to the system catalog. Statistics count as data: they contain values (73.1, 54.49). */
function isCatalog(name: string): boolean {
  const number = Number.parseInt(name, 10);
  return number < 16_384 && number !== 2619 && number !== 2840;
}

export async function run(command: readonly string[]): Promise<void> {
  const child = Bun.spawn([...command], { stdin: "ignore", stdout: "ignore", stderr: "pipe", cwd: "/" });
  if ((await child.exited) !== 0)
    throw new Error(`Cannot run ${command.join(" ")}: ${await child.stderr.text()}`);
}
