import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { withoutSuite } from "./contract.ts";

/** Each file of the folder is a suite, which asks the same of every engine. */
const SUITES = join(import.meta.dir, "contract");

for (const file of readdirSync(SUITES).toSorted()) await import(join(SUITES, file));

test("every store has a suite", () => expect(withoutSuite()).toEqual([]));
