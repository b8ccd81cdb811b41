import type { Condition } from "./conditions.ts";
import { lowerBound, pairsOf, ratioOf, type Tally } from "./ratio.ts";
import { type Result, tallyOf } from "./results.ts";

interface Scope {
  readonly conditions: readonly Condition[];
  readonly decoders: readonly { readonly name: string }[];
}

/** A table for each group of subjects, and one for all where there are several. */
export function report(results: readonly Result[], scope: Scope): string {
  const groups = Map.groupBy(results, ({ group }) => group);
  const parts = [...groups].map(([group, of]) => titled(group, of, scope));
  return [...parts, ...(groups.size > 1 ? [titled("all", results, scope)] : [])].join("\n");
}

function titled(group: string, results: readonly Result[], scope: Scope): string {
  return `### ${group}, ${results.length} pairs\n\n${table(results, scope)}`;
}

/** Reads of styled ÷ reads of plain, a row a condition and a column a decoder, in Markdown. */
export function table(results: readonly Result[], { conditions, decoders }: Scope): string {
  const rows = conditions.map(({ name, title }) => [
    title,
    ...decoders.map((decoder) => cell(tallyOf(results, name, decoder.name))),
  ]);
  const head = [
    ["Condition", ...decoders.map(({ name }) => name)],
    ["---", ...decoders.map(() => "---:")],
  ];
  return `${[...head, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

/** The ratio, with the lower limit of its interval in brackets; a dash where plain itself is read less than half the time. */
function cell(tally: Tally): string {
  const plain = tally.both + tally.plainOnly;
  if (plain === 0 || plain * 2 < pairsOf(tally)) return "–";
  return `${ratioOf(tally).toFixed(2)} (${lowerBound(tally).toFixed(2)})`;
}

/** A subject and where it lost: its styled half was not read, its plain one was. */
export interface Loser {
  readonly result: Result;
  /** `decoder in condition`. */
  readonly losses: readonly string[];
}

/** The subjects that lost most often, worst first. */
export function worst(results: readonly Result[], count: number): Loser[] {
  return results
    .map((result) => ({ result, losses: lossesOf(result) }))
    .filter(({ losses }) => losses.length > 0)
    .toSorted((a, b) => b.losses.length - a.losses.length)
    .slice(0, count);
}

function lossesOf({ reads }: Result): string[] {
  return Object.entries(reads).flatMap(([condition, byDecoder]) =>
    Object.entries(byDecoder)
      .filter(([, { styled, plain }]) => plain && !styled)
      .map(([decoder]) => `${decoder} in ${condition}`),
  );
}

/** The worst subjects as bodies that can be sent as they are. */
export function worstBodies(results: readonly Result[], count: number): string {
  return worst(results, count)
    .map(({ result, losses }) => {
      const compared = Object.values(result.reads).reduce(
        (sum, byDecoder) => sum + Object.values(byDecoder).filter(({ plain }) => plain).length,
        0,
      );
      return `${result.name}: lost ${losses.length} of ${compared}\n${JSON.stringify(result.body)}\n`;
    })
    .join("\n");
}
