import { createDrawings } from "../../src/features/drawings/drawings.ts";
import { createLogoReader, MAIN_LOGOS } from "../../src/features/drawings/logo-reader.ts";

/**
 * Prints the bytes that a drawing in the default style allocates. Run with the garbage collector switched off
 * (`BUN_JSC_useGC=0 bun test/bench/allocation.ts`): then memory grows by exactly what is allocated.
 */

const WARM = 1_000;
const DRAWINGS = 2_000;

const drawings = createDrawings({
  logoOf: createLogoReader(MAIN_LOGOS),
  jobsFor: () => {
    throw new Error("a drawing in the default style is small");
  },
});
const caller = { key: "bench", isWorkspace: false, signal: new AbortController().signal };
const by = { caller, author: null, pay: async () => {} };
const run = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++)
    await drawings.generate({ type: "url", fields: { url: "https://museum.example/hall-3" } }, by);
};

await run(WARM);
const before = process.memoryUsage().rss;
await run(DRAWINGS);
process.stdout.write(`${Math.round((process.memoryUsage().rss - before) / DRAWINGS)}\n`);
