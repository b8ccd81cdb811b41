import { expect, test } from "bun:test";
import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { CONDITIONS } from "./conditions.ts";
import { DECODERS } from "./decoders/index.ts";
import { examineAll } from "./examine.ts";
import { ratioOf } from "./ratio.ts";
import { report } from "./report.ts";
import { tallyOf } from "./results.ts";
import { someSubjects } from "./subjects.ts";

/**
 * A part of `bun run lab`: a tenth of it at length, the whole in full. It asserts a floor for the decoders that read nearly
 * everything; docs/scanning.md has the figures of all.
 */

const [COUNT, SEED] = [IN_FULL ? 40 : 4, 22];
const PLAIN = IN_FULL ? "all" : "beside unread ones";

/** All of OpenCV's take longer than the others together. */
const FAST = ["zxing", "zbar", "quirc"];
const decoders = DECODERS.filter(({ name }) => IN_FULL || FAST.includes(name));

/** Least share of plain reads, in conditions that any printed code meets. */
const FLOORS: readonly (readonly [decoder: string, conditions: readonly string[], floor: number])[] = [
  ["zxing", ["clean", "turned", "small", "jpeg", "ink-plus", "ink-minus", "desk", "faded"], 0.9],
  ["zxing", ["tilt-15", "tilt-30", "halftone", "motion", "glare"], 0.8],
  ["zbar", ["clean", "jpeg", "ink-plus", "ink-minus", "desk"], 0.9],
  ["zbar", ["tilt-15", "tilt-30", "small", "halftone", "motion", "faded"], 0.8],
];

const floored = new Set(FLOORS.flatMap(([, names]) => names));
const conditions = CONDITIONS.filter(({ name }) => IN_FULL || floored.has(name));

if (AT_LENGTH)
  test(
    "accepted styles are read nearly as often as plain symbols, by decoders that read well",
    async () => {
      const results = await examineAll(someSubjects(COUNT, SEED), conditions, decoders, PLAIN);
      const below = FLOORS.flatMap(([decoder, names, floor]) =>
        names
          .map((condition) => ({ decoder, condition, floor, tally: tallyOf(results, condition, decoder) }))
          .filter(({ tally }) => !(ratioOf(tally) >= floor)),
      );
      if (below.length > 0) process.stderr.write(report(results, { conditions, decoders }));
      expect(below).toEqual([]);
    },
    IN_FULL ? 3_600_000 : 600_000,
  );
