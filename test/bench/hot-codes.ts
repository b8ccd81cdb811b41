import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasPostgres, type PostgresServer, postgresServer } from "../postgres.ts";
import { median } from "./median.ts";
import { type Program, startProgram } from "./program.ts";
import { makeCodes, run } from "./resolve.ts";
import { postmasterOf, serverProcesses, timeOf } from "./server-time.ts";

/**
 * `/r` of codes that many nodes count, with a visitor for each scan, as on the day on which a code is on television: of this
 * checkout and of others, in turns, each with a database and nodes of its own on one server.
 */

const CONNECTIONS = 64;
const CODES = 64;
const NODES = 3;

const CASES = [
  { name: "1 node,  1 code  ", nodes: 1, codes: 1 },
  { name: "2 nodes, 1 code  ", nodes: 2, codes: 1 },
  { name: "3 nodes, 1 code  ", nodes: 3, codes: 1 },
  { name: "2 nodes, 2 codes ", nodes: 2, codes: 2 },
  { name: "1 node,  64 codes", nodes: 1, codes: CODES },
  { name: "2 nodes, 64 codes", nodes: 2, codes: CODES },
] as const;

type Case = (typeof CASES)[number];

interface Measured {
  readonly rate: number;
  /** Microseconds of processor time a scan. */
  readonly node: number;
  readonly server: number;
  /** Sessions that wait for a lock, at any moment. */
  readonly waits: number;
  /** Scans a commit. */
  readonly batch: number;
}

interface Place {
  readonly checkout: string;
  readonly url: string;
  readonly nodes: readonly Program[];
  readonly paths: readonly string[];
  readonly folders: readonly string[];
}

const WAITING = `
  select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
const COMMITS = "select count(*)::int as n from scan_commits";

async function open(server: PostgresServer, checkout: string): Promise<Place> {
  const url = await server.emptyDatabase();
  const folders = Array.from({ length: NODES }, () => mkdtempSync(join(tmpdir(), "quietzone-bench-")));
  const nodes: Program[] = [];
  for (const folder of folders)
    nodes.push(
      await startProgram([join(checkout, "src/main.ts")], {
        QZ_DATA_DIR: folder,
        QZ_HOST: "127.0.0.1",
        QZ_PORT: "0",
        QZ_LIMIT_RESOLVE: "off",
        QZ_LIMIT_TENANT: "off",
        QZ_SIGNUP_PLAN: "unlimited",
        QZ_LOG: "error",
        QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
        QZ_DATABASE_URL: url,
        QZ_SECRET: "of a bench, which ends after some minutes",
      }),
    );
  return { checkout, url, nodes, folders, paths: await makeCodes(nodes[0]?.port ?? 0, CODES) };
}

async function measure(
  server: PostgresServer,
  postmaster: number,
  place: Place,
  one: Case,
): Promise<Measured> {
  const { url, paths } = place;
  const nodes = place.nodes.slice(0, one.nodes);
  const pids = nodes.map(({ pid }) => pid);
  const commits = async () => (await server.query<{ n: number }>(url, COMMITS))[0]?.n ?? 0;
  const before = [timeOf(pids), timeOf(serverProcesses(postmaster)), await commits()] as const;
  let isOver = false;
  const looks: number[] = [];
  const looking = (async () => {
    const client = new Bun.SQL(url, { max: 1 });
    for (; !isOver; await Bun.sleep(50)) {
      const [row]: { n: number }[] = await client.unsafe(WAITING);
      looks.push(row?.n ?? 0);
    }
    await client.close();
  })();
  const share = one.codes / one.nodes;
  const load = await Promise.all(
    nodes.map(({ port }, n) => {
      const own = one.codes === 1 ? paths.slice(0, 1) : paths.slice(n * share, (n + 1) * share);
      return run(port, own.join(), Math.floor(CONNECTIONS / one.nodes), "fresh");
    }),
  );
  isOver = true;
  await looking;
  const scans = load.reduce((sum, { requests }) => sum + requests, 0);
  return {
    rate: load.reduce((sum, { perSecond }) => sum + perSecond, 0),
    node: (timeOf(pids) - before[0]) / scans,
    server: (timeOf(serverProcesses(postmaster)) - before[1]) / scans,
    waits: looks.reduce((sum, n) => sum + n, 0) / Math.max(1, looks.length),
    batch: scans / ((await commits()) - before[2]),
  };
}

/** Prints rates, processor times and waits of this checkout, of others, and their ratios. */
export async function benchHotCodes(
  print: (line: string) => void,
  others: readonly string[],
  rounds: number,
): Promise<void> {
  if (!hasPostgres) return print("PostgreSQL is not installed: nodes are not measured");
  const server = await postgresServer();
  await server.sync();
  const places: Place[] = [];
  for (const checkout of [join(import.meta.dir, "../.."), ...others])
    places.push(await open(server, checkout));
  try {
    const postmaster = await postmasterOf(server, places[0]?.url ?? "");
    const found = new Map<string, Measured[]>();
    // The first round warms up.
    for (let round = 0; round <= rounds; round++)
      for (const one of CASES)
        for (const place of places) {
          const measured = await measure(server, postmaster, place, one);
          const key = `${one.name} ${place.checkout}`;
          if (round > 0) found.set(key, [...(found.get(key) ?? []), measured]);
        }
    for (const { checkout } of places) {
      const of = (one: Case, member: keyof Measured) =>
        median((found.get(`${one.name} ${checkout}`) ?? []).map((measured) => measured[member]));
      print(checkout);
      for (const one of CASES)
        print(
          `  ${one.name}: ${of(one, "rate").toFixed(0)} a second, ${(of(one, "rate") / of(CASES[0], "rate")).toFixed(2)} of one node on one code, ` +
            `${of(one, "node").toFixed(0)} µs a scan in nodes, ${of(one, "server").toFixed(0)} in the server, ` +
            `${of(one, "batch").toFixed(1)} scans a commit, ${of(one, "waits").toFixed(2)} wait for locks`,
        );
    }
    const [ours, ...rest] = places;
    for (const { checkout } of rest) {
      print(`of ${checkout}`);
      for (const one of CASES) {
        const ratio = (member: keyof Measured) => {
          const of = (from: string | undefined) => found.get(`${one.name} ${from}`) ?? [];
          const theirs = of(checkout);
          return median(of(ours?.checkout).map((own, n) => own[member] / (theirs[n]?.[member] ?? 1))).toFixed(
            2,
          );
        };
        print(`  ${one.name}: rate ${ratio("rate")}, server ${ratio("server")}, nodes ${ratio("node")}`);
      }
    }
  } finally {
    await Promise.all(places.flatMap(({ nodes }) => nodes.map((node) => node.stop())));
    for (const folder of places.flatMap(({ folders }) => folders))
      rmSync(folder, { recursive: true, force: true });
  }
}
