import { expect, test } from "bun:test";
import fc from "fast-check";
import { createAgentClassifier } from "../../src/features/scans/agents.ts";
import { COMPARES_TIMES } from "../extent.ts";
import { workOf } from "./yardstick.ts";

const PIECES = [
  "Mozilla/5.0 ",
  "(",
  ")",
  "Android ",
  "1.",
  "/",
  ";",
  " ",
  "Mobile ",
  "iPhone ",
  "a",
  "-",
  "_",
];

if (COMPARES_TIMES)
  test("a hostile agent is classified in little time", async () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 100, maxLength: 400 });
    const agents = fc.sample(pieces, { seed: 122, numRuns: 300 });
    const classify = createAgentClassifier();
    const work = await workOf(() => {
      for (const parts of agents) classify(parts.join(""));
    });
    // An everyday one costs some 10 µs; a regular expression that backtracks would cost seconds each.
    expect(work).toBeLessThan(30);
  });
