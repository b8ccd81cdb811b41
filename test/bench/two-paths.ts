import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoadResult } from "./load.ts";
import { median } from "./median.ts";
import type { Program } from "./program.ts";
import { ROUND_MS, run } from "./resolve.ts";
import { timeOf } from "./server-time.ts";
import { startService } from "./service.ts";

const ROUNDS = 7;

/** The result of a load, and microseconds of the service's processor time a scan. */
interface Measured extends LoadResult {
  readonly micros: number;
}

/** Two ways to scan, and the rate that the second has to keep of the first's. */
export interface TwoPaths {
  readonly title: string;
  readonly bar: number;
  /** Makes the codes of a new service. @returns their paths for `load.ts`. */
  make(service: Program, dataDir: string): Promise<readonly [first: string, second: string]>;
}

/** Scans two paths of one service in turns, and prints the ratio of their rates. */
export async function comparePaths(
  { title, bar, make }: TwoPaths,
  print: (line: string) => void,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startService(dataDir);
  const measured = async (path: string): Promise<Measured> => {
    const before = timeOf([service.pid]);
    const load = await run(service.port, path);
    return { ...load, micros: ((timeOf([service.pid]) - before) * 1_000) / (load.perSecond * ROUND_MS) };
  };
  try {
    const [first, second] = await make(service, dataDir);
    const pairs: { first: Measured; second: Measured }[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { first: await measured(first), second: await measured(second) };
      if (round > 0) pairs.push(pair);
    }
    const rate = median(pairs.map(({ first, second }) => second.perSecond / first.perSecond));
    const time = median(pairs.map(({ first, second }) => first.micros / second.micros));
    const perSecond = (key: "first" | "second") =>
      Math.round(median(pairs.map((pair) => pair[key].perSecond)));
    print(title);
    print(
      `  rate ${rate.toFixed(2)} (bar ≥ ${bar.toFixed(2)}): ${perSecond("second")} against ${perSecond("first")} per second; by processor time a scan ${time.toFixed(2)}`,
    );
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
