import { explain } from "../shared/reasons.ts";
import { BEFORE_SERIAL } from "./constants.ts";
import { type Entry, entryOf } from "./dictionary.ts";
import type { Element, Flaw } from "./model.ts";

/**
 * The demands of GS1's dictionary on elements together: `req` and `ex` of each. The elements are known, and
 * differ.
 */
export function flawsTogether(elements: readonly Element[]): Flaw[] {
  const ais = elements.map(({ ai }) => ai);
  return elements.flatMap(({ ai, value }, at): Flaw[] => {
    const entry = entryOf(ai);
    return entry === undefined ? [] : flawsOf(ai, value, entry, ais).map((reason) => ({ at, reason }));
  });
}

function flawsOf(ai: string, value: string, entry: Entry, ais: readonly string[]): Flaw["reason"][] {
  const other = entry.excludes.flatMap((pattern) => matches(pattern, ai, ais)).at(0);
  const missing = entry.requires.find(
    (groups) => !groups.some((group) => group.every((pattern) => matches(pattern, ai, ais).length > 0)),
  );
  // A digital signature is of one thing, so it needs the serial part.
  const lacksSerial = ais.includes("8030") && value.length === BEFORE_SERIAL[ai];
  return [
    ...(other === undefined ? [] : [explain("gs1_excluded", { ai, other })]),
    ...(missing === undefined ? [] : [explain("gs1_required", { ai, needed: spelled(missing) })]),
    ...(lacksSerial ? [explain("gs1_serial_required", { ai })] : []),
  ];
}

/** Those that a pattern such as `310n` or `31nn` stands for, without the one that has the pattern. */
export function matches(pattern: string, own: string, ais: readonly string[]): string[] {
  const [prefix = ""] = pattern.split("n");
  return ais.filter(
    (ai) => ai !== own && ai.length === pattern.length && prefix !== "" && ai.startsWith(prefix),
  );
}

/** `(01) + (21) / (253)`: all of a group, or of another one. */
function spelled(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => group.map((ai) => `(${ai})`).join(" + ")).join(" / ");
}
