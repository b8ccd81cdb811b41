import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "qrcode";
import type { LoadResult } from "./load.ts";
import { median } from "./median.ts";
import type { Program } from "./program.ts";
import { startService } from "./service.ts";

/** Compares a bulk file with a loop of `QRCode.create`, in turns; measures its memory and how it slows scans down. */

const ROWS = 20_000;
const FEW = 1_000;
/** Files in a measurement of memory. */
const FILES = 3;
const ROUNDS = 5;
const CONNECTIONS = 16;
const LOAD_MS = 4_000;

const here = (file: string) => join(import.meta.dir, file);
const address = (row: number) => `https://museum.example/hall-${row}`;

/** A service, and a workspace that may make many codes. */
export interface Bench {
  readonly program: Program;
  readonly apiKey: string;
  readonly shortId: string;
  close(): Promise<void>;
}

/** Starts a service for files of many rows. */
export async function openBench(): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const plans = join(dataDir, "plans.json");
  await Bun.write(
    plans,
    JSON.stringify({ bench: { codes: null, dynamicCode: true, analytics: true, bulkRows: ROWS } }),
  );
  const program = await startService(join(dataDir, "data"), {
    QZ_PLANS: plans,
    QZ_SIGNUP_PLAN: "bench",
    QZ_LOG: "warn",
  });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${program.port}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    return JSON.parse(await response.text());
  };
  const { apiKey } = await post("/app/api/signup", { name: "Bench", email: "bench@example.org" });
  const headers = { authorization: `Bearer ${apiKey}` };
  const { shortId } = await post("/app/api/codes", { target: address(0) }, headers);
  return {
    program,
    apiKey,
    shortId,
    async close() {
      await program.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends a file and reads the whole ZIP. @returns milliseconds to the first byte and to the last. */
async function bulk({ program, apiKey }: Bench, column: "url" | "target", rows: number) {
  const lines = Array.from({ length: rows }, (_, row) => `${address(row)},Hall ${row}\n`);
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${program.port}/app/api/bulk`, {
    method: "POST",
    body: `${column},title\n${lines.join("")}`,
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "text/csv" },
  });
  if (response.status !== 200) throw new Error(await response.text());
  const first = performance.now() - started;
  for await (const _ of response.body ?? []);
  return { first, whole: performance.now() - started };
}

/** Milliseconds that the baseline takes for `rows` symbols, one after the other. */
function loop(rows: number): number {
  const started = performance.now();
  for (let row = 0; row < rows; row++) create(address(row), { errorCorrectionLevel: "M" });
  return performance.now() - started;
}

/** The peak resident memory of a process, in MiB. */
export function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

/** The peak memory of a new service that takes `files` files of `rows` rows. */
async function peakWith(column: "url" | "target", rows: number, files: number): Promise<number> {
  const bench = await openBench();
  try {
    for (let file = 0; file < files; file++) await bulk(bench, column, rows);
    return peakOf(bench.program.pid);
  } finally {
    await bench.close();
  }
}

async function load({ program, shortId }: Bench): Promise<LoadResult> {
  const args = [String(program.port), `/r/${shortId}`, String(CONNECTIONS), String(LOAD_MS)];
  return JSON.parse(await new Response(Bun.spawn(["bun", here("load.ts"), ...args]).stdout).text());
}

async function benchRate(print: (line: string) => void, bench: Bench, column: "url" | "target") {
  const pairs: { loop: number; ours: number; first: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const before = loop(ROWS / 2);
    const { whole, first } = await bulk(bench, column, ROWS);
    // Half of the baseline runs before and half after, so that a noisy machine disturbs both sides alike.
    const pair = { loop: before + loop(ROWS / 2), ours: whole, first };
    if (round >= 0) pairs.push(pair);
  }
  const ratio = median(pairs.map(({ loop, ours }) => loop / ours));
  const times = `${median(pairs.map(({ ours }) => ours)).toFixed(0)} against ${median(pairs.map((pair) => pair.loop)).toFixed(0)} ms`;
  const first = median(pairs.map((pair) => pair.first)).toFixed(0);
  const kind = column === "url" ? "static" : "tracked";
  print(`  ${kind}: rate ${ratio.toFixed(2)} (bar ≥ 1.00): ${times}, first byte after ${first} ms`);
}

async function benchScans(print: (line: string) => void, bench: Bench) {
  const pairs: { quiet: LoadResult; busy: LoadResult }[] = [];
  await load(bench);
  for (let round = 0; round < 3; round++) {
    const quiet = await load(bench);
    let done = false;
    const files = (async () => {
      while (!done) await bulk(bench, round % 2 === 0 ? "target" : "url", ROWS);
    })();
    const busy = await load(bench);
    done = true;
    await files;
    pairs.push({ quiet, busy });
  }
  const ratio = median(pairs.map(({ quiet, busy }) => busy.p99 / quiet.p99));
  const p99 = (key: "quiet" | "busy") => median(pairs.map((pair) => pair[key].p99)).toFixed(1);
  const rate = median(pairs.map(({ quiet, busy }) => busy.perSecond / quiet.perSecond));
  print(
    `  /r meanwhile, ${CONNECTIONS} connections: p99 ${ratio.toFixed(2)} × (bar ≤ 2): ${p99("busy")} against ${p99("quiet")} ms, rate ${rate.toFixed(2)}`,
  );
}

/** Prints the ratios with their absolute figures. */
export async function benchBulk(print: (line: string) => void): Promise<void> {
  print(`POST /app/api/bulk, ${ROWS} rows, against a loop of QRCode.create on one core`);
  const bench = await openBench();
  try {
    for (const column of ["url", "target"] as const) await benchRate(print, bench, column);
    await benchScans(print, bench);
  } finally {
    await bench.close();
  }
  if (process.platform !== "linux") return;
  for (const column of ["url", "target"] as const) {
    const many = await peakWith(column, ROWS, FILES);
    const few = await peakWith(column, FEW, FILES);
    // A process that has worked for longer takes more memory, mostly for compiled code, whatever the size of its files.
    const asMany = await peakWith(column, FEW, (FILES * ROWS) / FEW);
    const kind = column === "url" ? "static" : "tracked";
    print(
      `  ${kind}: peak memory ${(many - few).toFixed(0)} MiB more than for ${FEW} rows (bar ≤ 32): ${many.toFixed(0)} against ${few.toFixed(0)}, and ${asMany.toFixed(0)} where as many rows come ${FEW} at a time`,
    );
  }
}

if (import.meta.main) await benchBulk((line) => void process.stdout.write(`${line}\n`));
