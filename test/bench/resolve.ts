import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoadResult } from "./load.ts";
import { median } from "./median.ts";
import { startProgram } from "./program.ts";
import { startService } from "./service.ts";

/** Compares `/r`, with every scan recorded and synced, and a bare `Bun.serve` that answers 302, in turns. */

const CONNECTIONS = 64;
const ROUNDS = 5;
export const ROUND_MS = 3_000;

const here = (file: string) => join(import.meta.dir, file);

/**
 * Puts a load on a port for a round.
 * @param path - or several, separated by commas.
 * @param visitors - `fresh` for a visitor each request, of a service behind a proxy.
 */
export async function run(
  port: number,
  path: string,
  connections: number = CONNECTIONS,
  visitors = "",
): Promise<LoadResult> {
  const load = [here("load.ts"), String(port), path, String(connections), String(ROUND_MS), visitors];
  const result: LoadResult = JSON.parse(await new Response(Bun.spawn(["bun", ...load]).stdout).text());
  if (result.unexpected > 0) throw new Error(`${result.unexpected} answers were not 302`);
  return result;
}

/** Makes codes of a new workspace through the API. @param more - members beside their target. @returns the path of each. */
export async function makeCodes(port: number, count: number, more: object = {}): Promise<string[]> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    return JSON.parse(await response.text());
  };
  const { apiKey } = await post("/app/api/signup", { name: "Bench", email: "bench@example.org" });
  const paths: string[] = [];
  while (paths.length < count) {
    const code = { target: "https://museum.example/hall-3", ...more };
    const { shortId } = await post("/app/api/codes", code, { authorization: `Bearer ${apiKey}` });
    paths.push(`/r/${shortId}`);
  }
  return paths;
}

/** Prints the ratios of rate and p99 with their absolute figures. */
export async function benchResolve(print: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const bare = await startProgram([here("bare.ts")], {});
  const service = await startService(dataDir);
  try {
    const [path = ""] = await makeCodes(service.port, 1);
    const pairs: { bare: LoadResult; ours: LoadResult }[] = [];
    // The first round warms up. Then both sides take turns, so that a noisy machine disturbs them alike.
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { bare: await run(bare.port, "/"), ours: await run(service.port, path) };
      if (round > 0) pairs.push(pair);
    }
    const rate = median(pairs.map(({ bare, ours }) => ours.perSecond / bare.perSecond));
    const tail = median(pairs.map(({ bare, ours }) => ours.p99 / bare.p99));
    const perSecond = (key: "bare" | "ours") => Math.round(median(pairs.map((pair) => pair[key].perSecond)));
    const p99 = (key: "bare" | "ours") => median(pairs.map((pair) => pair[key].p99)).toFixed(1);
    print(`/r, recorded and synced, ${CONNECTIONS} connections, against a bare Bun.serve 302`);
    print(
      `  rate ${rate.toFixed(2)} (bar ≥ 0.50): ${perSecond("ours")} against ${perSecond("bare")} per second`,
    );
    print(`  p99  ${tail.toFixed(2)} (bar ≤ 5.00): ${p99("ours")} against ${p99("bare")} ms`);
  } finally {
    await Promise.all([bare.stop(), service.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchResolve((line) => void process.stdout.write(`${line}\n`));
