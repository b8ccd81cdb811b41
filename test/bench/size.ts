import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIds } from "../../src/kit/shared/ids.ts";
import { hasPostgres, type PostgresServer, postgresServer } from "../postgres.ts";
import { addCodes, openStores, plainCode } from "../worst/workspaces.ts";
import type { LoadResult } from "./load.ts";
import { median } from "./median.ts";
import { type Program, startProgram } from "./program.ts";
import { untilAtRest } from "./server-time.ts";

/**
 * The times of a workspace's views, edits and scans by its number of codes, on both engines, while housekeeping runs as
 * usual: `bun test/bench/size.ts [MOST [ENGINE]]`. Every figure is a median, divided by that of the smallest workspace.
 */

const SIZES = [20, 20_000, 200_000, 1_000_000] as const;
const BAR = 1.5;
const ROUNDS = 3;
const CALLS = 15;
/** Different codes that are scanned, as far as there are so many. */
const SCANNED = 4_000;
const CONNECTIONS = 64;
const SCAN_MS = 3_000;
/** Codes that a step adds to the totals of their campaigns. */
const COUNTED_AT_ONCE = 500;

/** A call with its name. `turn` is another number each time. */
type Call = (ids: readonly string[], turn: number) => readonly [method: string, path: string, body?: object];

const search =
  (query: string): Call =>
  () => ["GET", `/app/api/codes?${query}`];
const TARGET = "https://museum.example/hall-3";

const CALLED: Readonly<Record<string, Call>> = {
  list: search("limit=5"),
  "list by group": search("limit=5&group=audio%20guide"),
  "list by a group that is not there": search("limit=5&group=zeppelin"),
  "list by tag": search("limit=5&tag=third"),
  "list by tag, by scans": search("limit=5&tag=third&sort=scans"),
  "list by tag, by title": search("limit=5&tag=third&sort=title"),
  "list by two tags": search("limit=5&tag=third&tag=most"),
  "list by a tag that is not there": search("limit=5&tag=zeppelin"),
  "search for a tag": search("limit=5&q=third"),
  "list of those that are off": search("limit=5&active=false"),
  "list, the oldest first": search("limit=5&sort=oldest"),
  "list by scans": search("limit=5&sort=scans"),
  "list of a group by scans": search("limit=5&sort=scans&group=audio%20guide"),
  "list by title": search("limit=5&sort=title"),
  "list of those that are off, by title": search("limit=5&sort=title&active=false"),
  "search by scans, a common word": search("limit=5&sort=scans&q=museum"),
  "search by title, found": search("limit=5&sort=title&q=poster%207%20of"),
  "search, found": search("limit=5&q=poster%207%20of"),
  "search, not found": search("limit=5&q=zeppelin"),
  "search, a common word": search("limit=5&q=museum"),
  tags: () => ["GET", "/app/api/tags?limit=5"],
  overview: () => ["GET", "/app/api/overview"],
  "overview of a campaign": () => ["GET", "/app/api/overview?group=audio%20guide"],
  campaigns: () => ["GET", "/app/api/campaigns?limit=5"],
  "campaigns of a period": () => ["GET", "/app/api/campaigns?limit=5&from=2026-01-01"],
  create: (_, turn) => ["POST", "/app/api/codes", { target: `${TARGET}?${turn}`, group: "audio guide" }],
  edit: (ids, turn) => [
    "PATCH",
    `/app/api/codes/${ids[turn % ids.length]}`,
    { title: `Hall ${turn}`, group: `room ${turn % 7}` },
  ],
};

interface Sized {
  readonly size: number;
  readonly program: Program;
  readonly apiKey: string;
  readonly ids: readonly string[];
  readonly paths: readonly string[];
  readonly close: () => Promise<void>;
}

async function openSized(size: number, server: PostgresServer | null): Promise<Sized> {
  const databaseUrl = server && (await server.emptyDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const environment: Record<string, string> = {
    QZ_DATA_DIR: dataDir,
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_LOG: "error",
    QZ_SIGNUP_PLAN: "unlimited",
    QZ_LIMIT_RESOLVE: "off",
    QZ_LIMIT_TENANT: "off",
    ...(databaseUrl === null
      ? {}
      : { QZ_DATABASE_URL: databaseUrl, QZ_SECRET: "of a bench, which ends after some minutes" }),
  };
  const main = [join(import.meta.dir, "../../src/main.ts")];
  const first = await startProgram(main, environment);
  const signup = await fetch(`http://127.0.0.1:${first.port}/app/api/signup`, {
    method: "POST",
    body: JSON.stringify({ name: "Bench", email: "bench@example.org" }),
    headers: { "content-type": "application/json" },
  });
  const { apiKey, tenant } = JSON.parse(await signup.text());
  await first.stop();
  const stores = await openStores({ dataDir, databaseUrl });
  const ids = createIds({ now: () => Date.now() });
  const made: { id: string; shortId: string }[] = [];
  await addCodes(stores, tenant.id, size, (index) => {
    const code = { ...plainCode(tenant.id, ids, index), active: true };
    // Spread over all codes, so that those that are scanned lie as far apart as may be.
    if (index % Math.max(1, Math.floor(size / SCANNED)) === 0)
      made.push({ id: code.id, shortId: code.shortId });
    return code;
  });
  // The server does so by itself within a minute or two: until then it takes the tags of a few codes for all.
  if (databaseUrl !== null) await server?.query(databaseUrl, "analyze");
  // As in life, where so many codes are not all new.
  while (await stores.campaignTotals.step(0, COUNTED_AT_ONCE));
  await stores.close();
  // The server does so by itself within a minute or two. Until then it knows nothing of the rows, and sorts campaigns.
  if (databaseUrl !== null) await server?.query(databaseUrl, "vacuum analyze");
  const program = await startProgram(main, environment);
  return {
    size,
    program,
    apiKey,
    ids: made.map(({ id }) => id),
    paths: made.slice(0, SCANNED).map(({ shortId }) => `/r/${shortId}`),
    async close() {
      await program.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let turns = 0;

/** Milliseconds of one call, the median of some. */
async function timeOf({ program, apiKey, ids }: Sized, call: Call): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const [method, path, body] = call(ids, ++turns);
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${program.port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    times.push(performance.now() - started);
  }
  return median(times);
}

async function scan({ program, paths }: Sized): Promise<LoadResult> {
  const load = [
    join(import.meta.dir, "load.ts"),
    String(program.port),
    paths.join(),
    String(CONNECTIONS),
    String(SCAN_MS),
  ];
  return JSON.parse(await new Response(Bun.spawn(["bun", ...load]).stdout).text());
}

async function benchEngine(
  print: (line: string) => void,
  engine: string,
  all: readonly Sized[],
): Promise<void> {
  const [smallest] = all;
  if (!smallest) return;
  const line = (name: string, figures: readonly (readonly number[])[], unit: string, isRate: boolean) => {
    const base = median(figures.map(([first = 0]) => first));
    const columns = all.slice(1).map(({ size }, index) => {
      const ratio = median(figures.map((round) => (round[index + 1] ?? 0) / (round[0] ?? 1)));
      return `${size.toLocaleString("en")}: ${(isRate ? 1 / ratio : ratio).toFixed(2)}`;
    });
    print(`  ${name} (${base.toFixed(isRate ? 0 : 2)} ${unit}): ${columns.join(", ")}`);
  };
  print(`${engine}: times by the number of codes ÷ those of ${smallest.size} codes (bar ≤ ${BAR})`);
  for (const [name, call] of Object.entries(CALLED)) {
    const figures: number[][] = [];
    // The first round warms up. All sizes take turns, so that a noisy machine disturbs them alike.
    for (let round = 0; round <= ROUNDS; round++) {
      const times: number[] = [];
      for (const sized of all) times.push(await timeOf(sized, call));
      if (round > 0) figures.push(times);
    }
    line(name, figures, "ms", false);
  }
  const rates: number[][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const results: number[] = [];
    for (const sized of all) results.push((await scan(sized)).perSecond);
    if (round > 0) rates.push(results);
  }
  line(`/r over up to ${SCANNED} codes`, rates, "a second", true);
}

/** Prints how views, edits and scans grow with a workspace, by engine. @param most - codes of the largest. */
export async function benchSize(
  print: (line: string) => void,
  most: number = 1_000_000,
  engines: readonly string[] = hasPostgres ? ["SQLite", "PostgreSQL"] : ["SQLite"],
): Promise<void> {
  const sizes = SIZES.filter((size) => size <= most);
  for (const engine of engines) {
    const server = engine === "SQLite" ? null : await postgresServer();
    await server?.sync();
    const all: Sized[] = [];
    try {
      for (const size of sizes) all.push(await openSized(size, server));
      // A program that has just started over a million codes is busy for some seconds.
      for (const { program } of all) await untilAtRest(program.pid);
      await benchEngine(print, engine, all);
    } finally {
      await Promise.all(all.map((sized) => sized.close()));
    }
  }
}

if (import.meta.main) {
  const [most, engine] = process.argv.slice(2);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await benchSize(print, most ? Number(most) : undefined, engine ? [engine] : undefined);
}
