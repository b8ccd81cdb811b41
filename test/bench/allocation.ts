import { createDrawings } from "../../src/drawings/drawings.ts";
import { createDrawingJobs } from "../../src/drawings/jobs.ts";
import { createLogoReader, MAIN_LOGOS } from "../../src/drawings/logo-reader.ts";

/**
 * Prints the bytes that a drawing in the default style allocates. Run with the garbage collector switched off
 * (`BUN_JSC_useGC=0 bun test/bench/allocation.ts`): then memory grows by exactly what is allocated.
 */

const WARM = 1_000;
const DRAWINGS = 2_000;

const logoOf = createLogoReader(MAIN_LOGOS);
const { drawFile } = createDrawingJobs({ logoOf, beforeEach() {}, yieldToLoop: () => null });
const drawings = createDrawings({ logoOf, drawFile });
const run = (turns: number) => {
  for (let turn = 0; turn < turns; turn++)
    drawings.generate({ type: "url", fields: { url: "https://museum.example/hall-3" } });
};

run(WARM);
const before = process.memoryUsage().rss;
run(DRAWINGS);
process.stdout.write(`${Math.round((process.memoryUsage().rss - before) / DRAWINGS)}\n`);
