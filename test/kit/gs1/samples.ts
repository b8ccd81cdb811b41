import { allIdentifiers, entryOf } from "../../../src/kit/gs1/dictionary.ts";
import type { Element } from "../../../src/kit/gs1/gs1.ts";
import { checkDigit } from "../../../src/kit/gs1/constants.ts";
import { checkCharacters } from "../../../src/kit/gs1/linters/checks.ts";
import { ROWS } from "../../../src/kit/gs1/table.ts";
import { vectors } from "./vectors.ts";

/** Random values that GS1's dictionary allows, for any Application Identifier. */

export type Random = () => number;

const SIGNS: Readonly<Record<string, string>> = {
  N: "0123456789",
  X: "!\"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz",
  Y: "#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  Z: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
};

/** Values that GS1's tests of a linter accept. */
const ACCEPTED = new Map(
  vectors("linters.tsv").flatMap(([linter = "", outcome, texts = "[]"]) =>
    outcome === "pass" ? [[linter, JSON.parse(texts) as string[]] as const] : [],
  ),
);

interface Part {
  readonly sign: string;
  readonly least: number;
  readonly most: number;
  readonly isOptional: boolean;
  readonly linters: readonly string[];
}

/** The parts of each Application Identifier, by another reading of the rows than the dictionary's own. */
const PARTS = new Map<string, readonly Part[]>(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [ais = "", , ...rest] = row.split(" ");
      const parts = rest.filter((part) => !part.includes("=") && part !== "dlpkey").map(partFrom);
      return allIdentifiers()
        .filter((ai) => ais.split(",").some((range) => isWithin(ai, range)))
        .map((ai) => [ai, parts] as const);
    }),
);

function isWithin(ai: string, range: string): boolean {
  const [first = "", last = first] = range.split("-");
  return ai.length === first.length && first <= ai && ai <= last;
}

function partFrom(text: string): Part {
  const [form = "", ...linters] = text.split(",");
  const most = Number(/\d+/.exec(form)?.[0]);
  return {
    sign: form.replace("[", "").slice(0, 1),
    least: form.includes("..") ? 1 : most,
    most,
    isOptional: form.startsWith("["),
    linters,
  };
}

export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** A right value of an Application Identifier. */
export function sampleOf(ai: string, random: Random): string {
  let value = "";
  for (const part of PARTS.get(ai) ?? []) {
    if (part.isOptional && random() < 0.5) break;
    value += textOf(part, random);
  }
  return value;
}

/** A right element of an Application Identifier. */
export function elementOf(ai: string, random: Random): Element {
  return { ai, value: sampleOf(ai, random) };
}

function textOf({ sign, least, most, linters }: Part, random: Random): string {
  const length = least + Math.floor(random() * (most - least + 1));
  const signs = [...(SIGNS[sign] ?? "")];
  const text = Array.from({ length }, () => pick(signs, random)).join("");
  const [linter = ""] = linters;
  if (linter === "csum") return `${text.slice(0, -1)}${checkDigit(text.slice(0, -1))}`;
  if (linter === "csumalpha") {
    const body = `1234${text}`.slice(0, most - 2);
    return `${body}${checkCharacters(body)}`;
  }
  if (linter === "gcppos1") return `1234${text}`.slice(0, most);
  const known = ACCEPTED.get(linter)?.filter(
    (accepted) => accepted.length >= least && accepted.length <= most,
  );
  if (linter === "nozeroprefix") return text.replace(/^0/, "1");
  if (linter === "pcenc") return text.replaceAll("%", "_");
  return known && known.length > 0 ? pick(known, random) : text;
}

/** An entry's other companions, one choice for each demand. */
export function companionsOf(ai: string, random: Random): string[] {
  return (entryOf(ai)?.requires ?? []).flatMap((groups) =>
    pick(groups, random).map((pattern) =>
      pick(
        allIdentifiers().filter((other) => fits(other, pattern)),
        random,
      ),
    ),
  );
}

function fits(ai: string, pattern: string): boolean {
  return ai.length === pattern.length && ai.startsWith(pattern.replace(/n+$/, ""));
}
