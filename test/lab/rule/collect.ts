import { completeStyle } from "../../../src/qr/complete-style.ts";
import { parseStyle } from "../../../src/qr/draw.ts";
import { sizeOf } from "../../../src/qr/matrix.ts";
import { judgeColors } from "../../../src/qr/scannability/colors.ts";
import { groundOf, layoutOf } from "../../../src/qr/scannability/judge.ts";
import { darkestPaper, inkShare, leastMargin, lightestInk } from "../../../src/qr/scannability/sturdiness.ts";
import { outcomeOf, readResults, type Result } from "../results.ts";
import { CONDITIONS, DECODERS, HEADER, LETTERS } from "./pairs.ts";

/**
 * `bun test/lab/rule/collect.ts FILE… > test/lab/rule/pairs.csv`: results of `bun run lab` as rows of what the accept rule
 * looks at. The laboratory has to have run with `DECODERS` and `CONDITIONS` of `pairs.ts`.
 */

process.stdout.write(`${HEADER}\n`);
for (const file of process.argv.slice(2))
  for (const result of readResults(file).values()) process.stdout.write(`${lineOf(result)}\n`);

function lineOf({ name, body, scannability, reads }: Result): string {
  const design = completeStyle(parseStyle(body.style));
  const [version, covered, correctable] = ["version", "coveredCodewords", "correctableCodewords"].map(
    (member) => Number(scannability[member]),
  );
  if (version === undefined || covered === undefined || correctable === undefined) throw new Error(name);
  const ground = groundOf(layoutOf(design, version), design.margin, sizeOf(version));
  const lightest = lightestInk(design);
  const { symbolContrast, unevenEyes } = judgeColors(design, ground);
  const measures = [
    symbolContrast,
    inkShare(design.modules, lightest),
    1 - unevenEyes,
    covered === 0 ? 1 : 1 - covered / correctable,
    design.margin,
    leastMargin(lightest, darkestPaper(design)),
  ];
  const outcomes = CONDITIONS.map((condition) =>
    DECODERS.map((decoder) => {
      const halves = reads[condition]?.[decoder];
      return halves ? LETTERS[outcomeOf(halves)] : "-";
    }).join(""),
  );
  return [
    name.replaceAll(",", ""),
    ...measures.map((value) => Math.round(value * 1000) / 1000),
    ...outcomes,
  ].join(",");
}
