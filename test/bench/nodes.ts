import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasPostgres, type PostgresServer, postgresServer } from "../postgres.ts";
import { benchAnalytics } from "./analytics.ts";
import type { LoadResult } from "./load.ts";
import { median } from "./median.ts";
import type { Program } from "./program.ts";
import { startService } from "./service.ts";
import { makeCodes, run } from "./resolve.ts";
import { benchHotCodes } from "./hot-codes.ts";
import { postmasterOf, serverProcesses, timeOf } from "./server-time.ts";

/**
 * Compares `/r` on PostgreSQL and on SQLite, two nodes and one, and analytics of codes with many and with few scans:
 * `bun test/bench/nodes.ts [SCANS]`; 0 leaves analytics out. The server syncs every commit. On a machine with few
 * processors, which load, nodes and server share, rates depend on how they share them. The processor time of a scan, of
 * the nodes and of the server, holds on other machines, too.
 *
 * `bun test/bench/nodes.ts against [CHECKOUT] [ROUNDS]` measures one to three nodes on hot codes, of this checkout and of another
 * in turns, with a visitor for each scan.
 */

const CONNECTIONS = 64;
const ROUNDS = 4;
/** A visitor in twenty of one code is met again and again. A code for each connection is the other extreme. */
const CODES = [1, CONNECTIONS] as const;
const MANY = 5_000_000;

interface Measured {
  readonly load: readonly LoadResult[];
  /** Microseconds of processor time a scan: of all nodes, and of the database's server. */
  readonly node: number;
  readonly server: number;
}

/** Puts a load on all nodes at the same time; they share the connections. */
async function measure(
  nodes: readonly Program[],
  paths: readonly string[],
  postmaster: number | null,
): Promise<Measured> {
  const pids = nodes.map(({ pid }) => pid);
  const server = postmaster === null ? [] : serverProcesses(postmaster);
  const before = [timeOf(pids), timeOf(server)] as const;
  const share = CONNECTIONS / nodes.length;
  const load = await Promise.all(
    nodes.map(({ port }, index) => {
      const own = paths.slice(index * share, (index + 1) * share);
      return run(port, (own.length > 0 ? own : paths).join(), share);
    }),
  );
  const scans = load.reduce((sum, { requests }) => sum + requests, 0);
  return { load, node: (timeOf(pids) - before[0]) / scans, server: (timeOf(server) - before[1]) / scans };
}

const rateOf = ({ load }: Measured) => load.reduce((sum, { perSecond }) => sum + perSecond, 0);
const p99Of = ({ load }: Measured) => Math.max(...load.map(({ p99 }) => p99));

interface Round {
  readonly sqlite: Measured;
  readonly one: Measured;
  readonly two: Measured;
}

function report(print: (line: string) => void, rounds: readonly Round[]): void {
  const figure = (key: keyof Round, of: (measured: Measured) => number) =>
    median(rounds.map((round) => of(round[key])));
  const ratio = (key: keyof Round, against: keyof Round) =>
    median(rounds.map((round) => rateOf(round[key]) / rateOf(round[against]))).toFixed(2);
  const line = (key: keyof Round) =>
    `${Math.round(figure(key, rateOf))} per second, p99 ${figure(key, p99Of).toFixed(1)} ms, ` +
    `processor ${Math.round(figure(key, ({ node }) => node))} µs a scan in nodes` +
    (key === "sqlite" ? "" : ` and ${Math.round(figure(key, ({ server }) => server))} µs in the server`);
  print(`  SQLite:                ${line("sqlite")}`);
  print(`  PostgreSQL, one node:  ${line("one")}`);
  print(`  PostgreSQL, two nodes: ${line("two")}`);
  print(`  rate of PostgreSQL against SQLite ${ratio("one", "sqlite")}`);
  print(`  rate of two nodes against one     ${ratio("two", "one")}`);
}

async function benchScans(print: (line: string) => void, server: PostgresServer): Promise<void> {
  const folders: string[] = [];
  const url = await server.emptyDatabase();
  const node = (environment: Record<string, string>): Promise<Program> => {
    const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
    folders.push(dataDir);
    return startService(dataDir, { QZ_SIGNUP_PLAN: "unlimited", QZ_LOG: "error", ...environment });
  };
  const shared = { QZ_DATABASE_URL: url, QZ_SECRET: "of a bench, which ends after some minutes" };
  const alone = await node({});
  const nodes = [await node(shared), await node(shared)];
  const [first] = nodes;
  if (!first) throw new Error("two nodes");
  try {
    const codes = Math.max(...CODES);
    const paths = {
      sqlite: await makeCodes(alone.port, codes),
      postgres: await makeCodes(first.port, codes),
    };
    const postmaster = await postmasterOf(server, url);
    for (const count of CODES) {
      const sqlite = paths.sqlite.slice(0, count);
      const postgres = paths.postgres.slice(0, count);
      const rounds: Round[] = [];
      // The first round warms up.
      for (let round = 0; round <= ROUNDS; round++) {
        const measured = {
          sqlite: await measure([alone], sqlite, null),
          one: await measure([first], postgres, postmaster),
          two: await measure(nodes, postgres, postmaster),
        };
        if (round > 0) rounds.push(measured);
      }
      print(
        `/r, recorded and synced, ${CONNECTIONS} connections in all, codes: ${count}, PostgreSQL beside it`,
      );
      report(print, rounds);
    }
  } finally {
    await Promise.all([alone, ...nodes].map((program) => program.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the figures of nodes on PostgreSQL, or that PostgreSQL is not installed. */
export async function benchNodes(print: (line: string) => void, many: number = MANY): Promise<void> {
  if (!hasPostgres) {
    print("PostgreSQL is not installed: nodes are not measured");
    return;
  }
  const server = await postgresServer();
  await server.sync();
  await benchScans(print, server);
  if (many === 0) return;
  const size = async (url: string) => {
    const [row] = await server.query<{ bytes: number }>(
      url,
      "select pg_database_size(current_database())::float8 as bytes",
    );
    return row?.bytes ?? 0;
  };
  const tidy = async (url: string) => void (await server.query(url, "vacuum analyze"));
  const database = { make: () => server.emptyDatabase(), bytes: size, tidy };
  await benchAnalytics(print, many, { folder: null, database });
}

if (import.meta.main) {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const [scans, other, rounds] = process.argv.slice(2);
  if (scans === "against") await benchHotCodes(print, other ? [other] : [], rounds ? Number(rounds) : ROUNDS);
  else await benchNodes(print, scans ? Number(scans) : MANY);
}
