import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { start } from "../../src/app/start.ts";
import { type Committer, startCommitter } from "./committing.ts";
import { type FilledCode, fill, type FillTarget, settingsFor } from "./fill.ts";
import { median } from "./median.ts";

/**
 * Compares analytics of a code with many scans and of one with few, both spread over 60 days, in turns:
 * `bun test/bench/analytics.ts [SCANS [FOLDER]]`. A FOLDER keeps the filled databases for the next run.
 */

const FEW = 5_000;
const MANY = 5_000_000;
const ROUNDS = 300;
const WARM_UP = 50;

/** Scans that arrive in a second at each code while it is asked about once more, on PostgreSQL, and in a commit. */
const ARRIVING = 1_000;
const AT_ONCE = 32;

const QUESTIONS = [
  ["analytics", ""],
  ["analytics, by hour", "?from=-30&interval=hour"],
  ["analytics, Asia/Kathmandu", "?timezone=Asia/Kathmandu"],
  ["analytics, America/St_Johns", "?timezone=America/St_Johns"],
  ["analytics, America/Los_Angeles", "?timezone=America/Los_Angeles"],
  ["analytics, Asia/Kolkata", "?timezone=Asia/Kolkata"],
  ["analytics, Pacific/Auckland", "?timezone=Pacific/Auckland"],
  ["log, first page", "log"],
  ["campaigns", "campaigns"],
] as const;

type Filled = FilledCode & { readonly microseconds: number };

/** Fills a database, or takes the one of an earlier run. */
async function filledDatabase(target: FillTarget, scans: number): Promise<Filled> {
  const note = join(target.dataDir, "filled.json");
  if (existsSync(note)) return JSON.parse(readFileSync(note, "utf8"));
  const started = performance.now();
  const code = await fill(target, scans);
  const filled = { ...code, microseconds: ((performance.now() - started) * 1_000) / scans };
  writeFileSync(note, JSON.stringify(filled));
  return filled;
}

/** The storage that is measured: SQLite files, or a new PostgreSQL database. */
interface Place {
  /** Keeps the data for the next run; `null` for a temporary folder. */
  readonly folder: string | null;
  /** Makes and handles a PostgreSQL database; `null` for SQLite. */
  readonly database: {
    readonly make: () => Promise<string>;
    readonly bytes: (url: string) => Promise<number>;
    /** Vacuums at once, which the server would do by itself within minutes. */
    readonly tidy: (url: string) => Promise<void>;
  } | null;
}

/** A service over a filled database, and a function that times one request. */
async function filledService(scans: number, { folder, database }: Place) {
  const dataDir = folder ? join(folder, String(scans)) : mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const databaseUrl = (await database?.make()) ?? null;
  const { microseconds, ...code } = await filledDatabase({ dataDir, databaseUrl }, scans);
  if (database && databaseUrl) await database.tidy(databaseUrl);
  const bytes =
    database && databaseUrl
      ? await database.bytes(databaseUrl)
      : statSync(join(dataDir, "quietzone.db")).size;
  const service = await start(readSettings(settingsFor({ dataDir, databaseUrl })));
  const headers = { authorization: `Bearer ${code.apiKey}` };
  let committer: Committer | null = null;
  return {
    microseconds,
    bytes,
    /** Has scans of new visitors arrive from now on, by another node. */
    async arrive() {
      if (!databaseUrl) return;
      committer = await startCommitter(join(import.meta.dir, "../.."), databaseUrl);
      const order = { codeIds: [code.codeId], commits: Number.MAX_SAFE_INTEGER, isFresh: true };
      void committer.run({ ...order, scans: AT_ONCE, every: (AT_ONCE / ARRIVING) * 1_000 });
    },
    /** @returns milliseconds until the answer is complete. */
    async ask(question: string): Promise<number> {
      const month = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
      const path =
        question === "campaigns"
          ? "/app/api/campaigns"
          : question === "log"
            ? `/app/api/codes/${code.codeId}/scans`
            : `/app/api/codes/${code.codeId}/analytics${question.replace("from=-30", `from=${month}`)}`;
      const asked = performance.now();
      const response = await fetch(service.url + path, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return performance.now() - asked;
    },
    async end() {
      await committer?.stop();
      await service.stop();
      if (!folder) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Service = Awaited<ReturnType<typeof filledService>>;

async function compare(print: (line: string) => void, small: Service, large: Service): Promise<void> {
  for (const [name, question] of QUESTIONS) {
    const times: { small: number; large: number }[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const pair = { small: await small.ask(question), large: await large.ask(question) };
      if (round >= WARM_UP) times.push(pair);
    }
    const few = median(times.map((pair) => pair.small));
    const lots = median(times.map((pair) => pair.large));
    print(
      `  ${name}: ${(lots / few).toFixed(2)} (bar ≤ 1.50): ${lots.toFixed(2)} against ${few.toFixed(2)} ms`,
    );
  }
}

/** Prints the ratios of times, and the bytes and the time that a scan takes to write. */
export async function benchAnalytics(
  print: (line: string) => void,
  many: number = MANY,
  place: Place = { folder: null, database: null },
): Promise<void> {
  const small = await filledService(FEW, place);
  const large = await filledService(many, place);
  try {
    const engine = place.database ? "PostgreSQL" : "SQLite";
    print(`analytics of a code with ${many} scans in 60 days against one with ${FEW}, ${engine}`);
    await compare(print, small, large);
    print(
      `  on disk: ${Math.round(large.bytes / many)} bytes a scan (${Math.round(small.bytes / FEW)} of ${FEW})`,
    );
    print(`  written in big batches: ${large.microseconds.toFixed(1)} µs a scan`);
    if (!place.database) return;
    await Promise.all([small.arrive(), large.arrive()]);
    print(`the same while ${ARRIVING} scans a second arrive at each`);
    await compare(print, small, large);
  } finally {
    await Promise.all([small.end(), large.end()]);
  }
}

if (import.meta.main) {
  const [scans, folder = null] = process.argv.slice(2);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await benchAnalytics(print, scans ? Number(scans) : MANY, { folder, database: null });
}
