import { expect, test } from "bun:test";
import { join } from "node:path";

/**
 * No test goes by a time: other programs on the machine would decide it. Tests count what they mean, such as steps, rows, pages,
 * calls or bytes. Times are compared by benchmarks, by the laboratory and by the soak, and nowhere else.
 */

const ROOT = join(import.meta.dir, "..");

/** Folders of programs that measure. */
const MEASURES = /^test\/(?:bench|lab|soak)\//;

/** Ways to read a clock, the processor's too. Only what is called is a reading: a clock may be handed over. */
const READINGS =
  /\b(?:performance\.(?:now|mark|measure|timeOrigin)|Date\.now|Bun\.nanoseconds|process\.(?:hrtime|uptime|cpuUsage|threadCpuUsage|resourceUsage)|systemClock\.now|Temporal\.Now)\b|\bnew Date\(\)|\bDate\(\)|\bclock_gettime\b|\bmonitorEventLoopDelay\b/;

/** What measures for the soak, whose answers are times. */
const METERS = /from "[./]*\/soak\/(?:meter|probed?|yardstick|measure)\.ts"/;

/** Files that read the machine's clock, and why no test goes by what they read. */
const ALLOWED: Readonly<Record<string, string>> = {
  "test/clocks.test.ts": "it names them",
  "test/patiently.ts": "the end of a wait",
  "test/upgrade/make.ts": "no test: it notes when the binary of a release made its data",
  "test/present.ts": "a time that stands still",
  "test/e2e/disk.test.ts": "the day of which a key is made, so that a start at midnight is done again",
  "test/features/webhooks/test-delivery.test.ts":
    "the library that checks signatures has the machine's clock",
};

async function readingsIn(path: string): Promise<string[]> {
  const lines = (await Bun.file(join(ROOT, path)).text()).split("\n");
  return lines.flatMap((line, at) =>
    READINGS.test(line) || METERS.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
  );
}

test("no test reads a clock, except to measure in the bench, the laboratory or the soak", async () => {
  const found: string[] = [];
  const used = new Set<string>();
  for await (const path of new Bun.Glob("{test,sdk}/**/*.{ts,tsx,js,mjs}").scan(ROOT)) {
    if (MEASURES.test(path) || /node_modules|\/src\/|\/dist\//.test(path)) continue;
    const readings = await readingsIn(path);
    if (path in ALLOWED && readings.length > 0) used.add(path);
    else found.push(...readings);
  }
  expect(found).toEqual([]);
  // A file that reads none any more needs no leave.
  expect(Object.keys(ALLOWED).filter((path) => !used.has(path))).toEqual([]);
});

test.each([
  "const begun = performance.now();",
  "const { user } = process.cpuUsage(before);",
  "while (Date.now() < enough);",
  "const day = new Date().toISOString();",
  'import { workOf } from "../soak/yardstick.ts";',
])("%s is a reading", (line) => {
  expect(READINGS.test(line) || METERS.test(line)).toBe(true);
});

test.each(["const clock = systemClock;", "new Date(0)", "Date.parse(text)", "clock.now()"])(
  "%s is none",
  (line) => {
    expect(READINGS.test(line)).toBe(false);
  },
);
