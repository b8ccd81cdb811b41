import { join } from "node:path";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { codeIn, tenantIn } from "../db/stores.ts";
import { startCommitter } from "./committing.ts";
import { median } from "./median.ts";
import { postmasterOf, serverProcesses, timeOf } from "./server-time.ts";

/**
 * The processor time of a scan in commits of equal size on PostgreSQL, by nodes that do nothing but commit, of this checkout and
 * of another in turns: `bun test/bench/commits.ts [CHECKOUT] [ROUNDS]`. It holds while others use the machine.
 */

const CODES = 64;
/** Scans of a round, on all nodes together. */
const SCANS = 32_000;

interface Case {
  readonly name: string;
  readonly nodes: number;
  readonly scans: number;
  readonly codes: "one" | "own" | "all";
  readonly isFresh: boolean;
  readonly destinations?: readonly string[];
}

const TEN = Array.from({ length: 10 }, (_, n) => `rule ${n}`);

const CASES: readonly Case[] = [
  { name: "1 node,  one code,  64 new visitors", nodes: 1, scans: 64, codes: "one", isFresh: true },
  { name: "1 node,  one code,  32 new visitors", nodes: 1, scans: 32, codes: "one", isFresh: true },
  { name: "2 nodes, one code,  32 new visitors", nodes: 2, scans: 32, codes: "one", isFresh: true },
  { name: "3 nodes, one code,  64 new visitors", nodes: 3, scans: 64, codes: "one", isFresh: true },
  { name: "2 nodes, two codes, 32 new visitors", nodes: 2, scans: 32, codes: "own", isFresh: true },
  { name: "1 node,  64 codes,  64 new visitors", nodes: 1, scans: 64, codes: "all", isFresh: true },
  { name: "1 node,  one code,  64 of 20 visitors", nodes: 1, scans: 64, codes: "one", isFresh: false },
  {
    name: "1 node,  one code,  64 new visitors, page",
    ...{ nodes: 1, scans: 64, codes: "one", isFresh: true, destinations: ["page"] },
  },
  {
    name: "1 node,  one code,  64 new visitors, ten destinations",
    ...{ nodes: 1, scans: 64, codes: "one", isFresh: true, destinations: TEN },
  },
  { name: "1 node,  64 codes,  64 of 20 visitors", nodes: 1, scans: 64, codes: "all", isFresh: false },
];

interface Measured {
  /** Microseconds of processor time a scan: of the server, and of the nodes. */
  readonly server: number;
  readonly node: number;
  readonly rate: number;
  readonly waits: number;
}

async function bench(print: (line: string) => void, checkouts: readonly string[], rounds: number) {
  const server = await postgresServer();
  await server.sync();
  const places = [];
  for (const checkout of checkouts) {
    const url = await server.emptyDatabase();
    const nodes = [await startCommitter(checkout, url)];
    while (nodes.length < 3) nodes.push(await startCommitter(checkout, url));
    const codeIds = await makeCodes(checkout, url);
    places.push({ checkout, url, nodes, codeIds });
  }
  const postmaster = await postmasterOf(server, places[0]?.url ?? "");
  const found = new Map<string, Measured[]>();
  for (let round = 0; round <= rounds; round++)
    for (const one of CASES)
      for (const { checkout, url, nodes, codeIds } of places) {
        const used = nodes.slice(0, one.nodes);
        const pids = used.map(({ pid }) => pid);
        const processes = () => serverProcesses(postmaster);
        const before = [timeOf(processes()), timeOf(pids)] as const;
        let isOver = false;
        let [waits, looks] = [0, 0];
        const watch = (async () => {
          const client = new Bun.SQL(url, { max: 1 });
          while (!isOver) {
            const [row]: { n: number }[] = await client.unsafe(
              "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
            );
            waits += row?.n ?? 0;
            looks++;
            await Bun.sleep(50);
          }
          await client.close();
        })();
        const start = performance.now();
        const commits = Math.ceil(SCANS / one.nodes / one.scans);
        await Promise.all(
          used.map((node, n) => {
            const own = { one: codeIds.slice(0, 1), own: codeIds.slice(n, n + 1), all: codeIds }[one.codes];
            return node.run({ ...one, codeIds: own, commits });
          }),
        );
        const seconds = (performance.now() - start) / 1_000;
        isOver = true;
        await watch;
        const scans = commits * one.scans * one.nodes;
        const measured = {
          server: (timeOf(processes()) - before[0]) / scans,
          node: (timeOf(pids) - before[1]) / scans,
          rate: scans / seconds,
          waits: waits / looks,
        };
        if (round === 0) continue;
        const key = `${one.name} ${checkout}`;
        found.set(key, [...(found.get(key) ?? []), measured]);
      }
  const of = (one: Case, checkout: string, member: keyof Measured) =>
    median((found.get(`${one.name} ${checkout}`) ?? []).map((measured) => measured[member]));
  for (const one of CASES) {
    print(one.name);
    for (const { checkout } of places)
      print(
        `  ${of(one, checkout, "server").toFixed(1)} µs a scan in the server, ${of(one, checkout, "node").toFixed(1)} in nodes, ` +
          `${of(one, checkout, "rate").toFixed(0)} a second, ${of(one, checkout, "waits").toFixed(2)} wait for locks: ${checkout}`,
      );
    const [ours, other] = checkouts;
    if (ours && other)
      print(`  server ${(of(one, ours, "server") / of(one, other, "server")).toFixed(2)} of the other's`);
  }
  await Promise.all(places.flatMap(({ nodes }) => nodes.map((node) => node.stop())));
}

/** Codes of one workspace, made by the stores of a checkout. */
async function makeCodes(checkout: string, url: string): Promise<string[]> {
  const { openNode }: typeof import("../db/postgres/stores.ts") = await import(
    join(checkout, "test/db/postgres/stores.ts")
  );
  const { db, stores } = await openNode(url);
  const tenant = await tenantIn(stores);
  const ids: string[] = [];
  while (ids.length < CODES) ids.push((await codeIn(stores, tenant)).id);
  await db.close();
  return ids;
}

if (import.meta.main && hasPostgres) {
  const [other, rounds = "3"] = process.argv.slice(2);
  const here = join(import.meta.dir, "../..");
  await bench(
    (line) => void process.stdout.write(`${line}\n`),
    other ? [here, other] : [here],
    Number(rounds),
  );
}
