import { GRADES, gradeOf, LIMITS } from "../../../src/qr/scannability/limits.ts";
import { ratioOf } from "../ratio.ts";
import { byGrade, count, DECODERS, EASY, gradeOfRow, HARD, MEASURES, readPairs, type Row } from "./pairs.ts";

/**
 * `bun test/lab/rule/fit.ts`: reads of styled ÷ reads of plain by grade, and by the grade of each part among drawings whose
 * contrast and modules are good otherwise. Limits are right where the rows of a table fall.
 */

const rows = readPairs();
table("Grade", [...byGrade(rows)]);
for (const part of MEASURES) {
  const others = (["contrast", "modules"] as const).filter((other) => other !== part);
  const good = rows.filter(
    (row) => gradeOfRow(row) !== "refused" && others.every((other) => row.measures[other] >= LIMITS[other].B),
  );
  const graded = (grade: string) =>
    good.filter(({ measures }) => gradeOf(measures[part], LIMITS[part]) === grade);
  table(
    `Only by ${part}`,
    GRADES.map((grade) => [grade, graded(grade)]),
  );
}

function table(title: string, groups: readonly (readonly [name: string, rows: readonly Row[]])[]): void {
  const lines = groups.map(([name, of]) => {
    const easy = DECODERS.map((decoder) => spelled(of, EASY, [decoder]));
    return `| ${[name, of.length, ...easy, ...HARD.map((condition) => spelled(of, [condition])), spelled(of, HARD)].join(" | ")} |`;
  });
  const heads = [title, "Drawings", ...DECODERS.map((decoder) => `easy, ${decoder}`), ...HARD, "hard"];
  process.stdout.write(
    `\n| ${heads.join(" | ")} |\n|${heads.map(() => " --- ").join("|")}|\n${lines.join("\n")}\n`,
  );
}

function spelled(of: readonly Row[], conditions: readonly string[], decoders?: readonly string[]): string {
  const tally = count(of, conditions, decoders);
  return tally.both + tally.plainOnly < 10 ? "–" : ratioOf(tally).toFixed(2);
}
