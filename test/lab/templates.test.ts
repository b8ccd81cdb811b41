import { expect, test } from "bun:test";
import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { CONDITIONS } from "./conditions.ts";
import { DECODERS } from "./decoders/index.ts";
import { examineAll } from "./examine.ts";
import { addTallies, NO_PAIRS, ratioOf } from "./ratio.ts";
import { report } from "./report.ts";
import { tallyOf } from "./results.ts";
import { templateSubjects } from "./subjects.ts";

/**
 * Templates are read wherever a plain symbol is: a tenth of all pairs of a template and a type, or all of them in full.
 * docs/scanning.md has the figures. A tenth is too few to tell 0.98 from 1 in a single condition, so that a decoder's
 * easy conditions are counted together.
 */

const [COUNT, SEED] = [IN_FULL ? 323 : 32, 1];
/** Least share of plain reads: of a decoder, and of a decoder in one condition. */
const [FLOOR, FLOOR_EACH] = [0.98, 0.9];

const NAMES = ["turned", "tilt-30", "small", "ink-minus", "halftone"];
const conditions = CONDITIONS.filter(({ name, hard }) => (IN_FULL ? !hard : NAMES.includes(name)));

if (AT_LENGTH)
  test(
    "every decoder reads templates as often as plain symbols in all that a printed code has to bear",
    async () => {
      const results = await examineAll(templateSubjects(COUNT, SEED), conditions, DECODERS);
      const below = DECODERS.flatMap(({ name }) => {
        const tallies = conditions.map((condition) => tallyOf(results, condition.name, name));
        const all = tallies.reduce(addTallies, NO_PAIRS);
        return [
          ...(ratioOf(all) >= FLOOR ? [] : [{ name, all }]),
          ...tallies.filter((tally) => !(ratioOf(tally) >= FLOOR_EACH)).map((tally) => ({ name, tally })),
        ];
      });
      if (below.length > 0) process.stderr.write(report(results, { conditions, decoders: DECODERS }));
      expect(below).toEqual([]);
    },
    IN_FULL ? 3_600_000 : 600_000,
  );
