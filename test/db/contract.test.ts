import { expect, test } from "bun:test";
import { join } from "node:path";
import { withoutSuite } from "./contract.ts";

/** Each `*.suite.ts` asks the same of every engine: those of a feature are among its tests. */
const TESTS = join(import.meta.dir, "..");
const suites = [...new Bun.Glob("**/*.suite.ts").scanSync(TESTS)].toSorted();

for (const file of suites) await import(join(TESTS, file));

test("every store has a suite", () => {
  expect(suites.length).toBeGreaterThan(30);
  expect(withoutSuite()).toEqual([]);
});
