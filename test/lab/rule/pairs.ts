import { readFileSync } from "node:fs";
import { type Grade, gradeOf, GRADES, LIMITS, worse } from "../../../src/qr/scannability/limits.ts";
import { addTallies, NO_PAIRS, type Tally } from "../ratio.ts";

/** The pairs that the accept rule was fitted to: `pairs.csv`, which `collect.ts` makes of results of `bun run lab`. */

export const CONDITIONS = ["clean", "turned", "small", "blur", "motion", "dark", "faded", "bottle"] as const;
export const DECODERS = ["zxing", "zbar", "quirc", "jsqr"] as const;
/** Conditions that any printed code meets. */
export const EASY = CONDITIONS.slice(0, 3);
export const HARD = CONDITIONS.slice(3);

/** The measures of the rule, as `LIMITS` has them. Size is left out: the laboratory photographs every module as large. */
export const MEASURES = ["contrast", "modules", "eyes", "logo_reserve", "quiet_zone"] as const;

/** The measures of one drawing, and for each condition a letter for each decoder. */
export interface Row {
  readonly name: string;
  readonly measures: Readonly<Record<(typeof MEASURES)[number], number>>;
  /** Modules of quiet zone that its colours need. */
  readonly leastMargin: number;
  readonly outcomes: Readonly<Record<string, string>>;
}

/** Which halves of a pair were read. */
export const LETTERS = { both: "b", plainOnly: "p", styledOnly: "s", neither: "n" } as const;

export const HEADER = ["name", ...MEASURES, "least_margin", ...CONDITIONS].join(",");

/** All rows of `pairs.csv`. */
export function readPairs(): Row[] {
  const text = readFileSync(new URL("pairs.csv", import.meta.url), "utf8");
  const [header, ...lines] = text.trimEnd().split("\n");
  if (header !== HEADER) throw new Error("pairs.csv has other columns");
  return lines.map(rowOf);
}

function rowOf(line: string): Row {
  const [name = "", contrast, modules, eyes, logo_reserve, quiet_zone, leastMargin, ...outcomes] =
    line.split(",");
  return {
    name,
    measures: {
      contrast: Number(contrast),
      modules: Number(modules),
      eyes: Number(eyes),
      logo_reserve: Number(logo_reserve),
      quiet_zone: Number(quiet_zone),
    },
    leastMargin: Number(leastMargin),
    outcomes: Object.fromEntries(CONDITIONS.map((condition, index) => [condition, outcomes[index] ?? ""])),
  };
}

/** The grade that the rule as it is now gives a row; `refused` where it refuses it. */
export function gradeOfRow({ measures, leastMargin }: Row): Grade | "refused" {
  if (measures.quiet_zone < leastMargin) return "refused";
  if (MEASURES.some((part) => measures[part] < LIMITS[part].D)) return "refused";
  return MEASURES.reduce<Grade>((worst, part) => worse(worst, gradeOf(measures[part], LIMITS[part])), "A");
}

/** Pairs of rows, conditions and decoders, counted. */
export function count(
  rows: readonly Row[],
  conditions: readonly string[],
  decoders: readonly string[] = DECODERS,
): Tally {
  let tally: Tally = NO_PAIRS;
  for (const { outcomes } of rows)
    for (const condition of conditions)
      for (const [index, decoder] of DECODERS.entries()) {
        if (!decoders.includes(decoder)) continue;
        const letter = outcomes[condition]?.[index];
        for (const outcome of ["both", "plainOnly", "styledOnly", "neither"] as const)
          if (LETTERS[outcome] === letter) tally = addTallies(tally, { ...NO_PAIRS, [outcome]: 1 });
      }
  return tally;
}

/** Rows by grade, best first, and those that are refused. */
export function byGrade(rows: readonly Row[]): Map<Grade | "refused", Row[]> {
  const groups = new Map<Grade | "refused", Row[]>([...GRADES, "refused" as const].map((name) => [name, []]));
  for (const row of rows) groups.get(gradeOfRow(row))?.push(row);
  return groups;
}
