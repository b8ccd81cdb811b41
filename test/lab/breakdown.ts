import { completeStyle } from "../../src/qr/complete-style.ts";
import type { Design } from "../../src/qr/design.ts";
import { parseStyle } from "../../src/qr/draw.ts";
import type { Style } from "../../src/qr/style.ts";
import type { Condition } from "./conditions.ts";
import { addTallies, NO_PAIRS, ratioOf, type Tally } from "./ratio.ts";
import { type Result, tallyOf } from "./results.ts";

/** Values of a property, by which results are told apart. */
type Property = (design: Design, scannability: Result["scannability"], style: Style) => string;

const PROPERTIES: ReadonlyMap<string, Property> = new Map<string, Property>([
  ["template", (_, __, { template }) => template ?? "no template"],
  ["eyes", ({ eyeFrame, eyeBall }) => `${eyeFrame.shape} eye, ${eyeBall.shape} ball`],
  ["balls", ({ eyeBall }) => `${eyeBall.shape} ball`],
  ["modules", ({ modules }) => `${modules.shape} modules`],
  ["contrast", (_, { contrast }) => `contrast ${range(Number(contrast), [3, 4.5, 7, 12])}`],
  ["margin", ({ margin }) => `margin ${range(margin, [1, 2, 4])}`],
  ["background", ({ background }) => `${background?.kind ?? "no"} background`],
  ["logo", ({ logo }) => (logo ? `logo of ${range(logo.size, [0.2, 0.3])}` : "no logo")],
  ["version", (_, { version }) => `version ${range(Number(version), [4, 7, 10, 15, 20])}`],
  ["ecc", (_, { ecc }) => `level ${ecc}`],
]);

/** The properties that `--by` takes. */
export const PROPERTY_NAMES: readonly string[] = [...PROPERTIES.keys()];

/** The range of a number: `0 to 3`, `3 to 4.5`, …, `12 and more`. */
function range(value: number, limits: readonly number[]): string {
  const above = limits.findIndex((limit) => value < limit);
  if (above === -1) return `${limits.at(-1)} and more`;
  return `${limits[above - 1] ?? 0} to ${limits[above]}`;
}

/**
 * Reads of styled ÷ reads of plain for every value of a property of the drawings: of all easy conditions together, then of
 * all hard ones. Without limits, since the pairs of one subject are alike.
 * @throws Error when there is no such property
 */
export function breakdown(
  results: readonly Result[],
  property: string,
  { conditions, decoders }: { conditions: readonly Condition[]; decoders: readonly { name: string }[] },
): string {
  const tell = PROPERTIES.get(property);
  if (!tell) throw new Error(`--by takes ${PROPERTY_NAMES.join(", ")}`);
  const groups = Map.groupBy(results, ({ body, scannability }) => {
    const style = parseStyle(body.style);
    return tell(completeStyle(style), scannability, style);
  });
  const cells = (of: readonly Result[], hard: boolean): string[] =>
    decoders.map(({ name }) => {
      const tallies = conditions
        .filter((condition) => (condition.hard ?? false) === hard)
        .map((condition) => tallyOf(of, condition.name, name));
      return cell(tallies.reduce(addTallies, NO_PAIRS));
    });
  const rows = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([value, of]) => [value, `${of.length}`, ...cells(of, false), ...cells(of, true)]);
  const names = decoders.map(({ name }) => name);
  const head = [`By ${property}`, "Subjects", ...names, ...names.map((name) => `${name}, hard`)];
  const line = (texts: readonly string[]): string => `| ${texts.join(" | ")} |`;
  return `${[line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n")}\n`;
}

function cell(tally: Tally): string {
  return tally.both + tally.plainOnly === 0 ? "–" : ratioOf(tally).toFixed(2);
}
