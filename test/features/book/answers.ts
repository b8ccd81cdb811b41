import type { Answer } from "./samples.ts";

/**
 * Why an output is not the answer that a page shows; `null` where it is. A page shows all members and
 * elements, or says that it leaves some out: by a member `"…"`, or by `"…"` at the end of a list. Ids, keys
 * and times are compared by their shape, and `…` in a text stands for any.
 */
export function differenceOf(answer: Answer, output: string): string | null {
  if (answer.form === "text")
    return isAs(answer.text.trim(), output.trim()) ? null : `answered ${asSpelled(output)}`;
  try {
    return differenceAt("", JSON.parse(answer.text), JSON.parse(output));
  } catch {
    return `answered what is no JSON: ${output.slice(0, 500)}`;
  }
}

/** A text with one kind of line end and of blank: tables have those of CSV, and some blanks do not break. */
const asSpelled = (text: string) => text.replaceAll("\r\n", "\n").replace(/[\u00a0\u202f]/g, " ");

const isAs = (shown: string, given: string) => patternOf(asSpelled(shown)).test(asSpelled(given));

function differenceAt(at: string, shown: unknown, given: unknown): string | null {
  if (Array.isArray(shown) && Array.isArray(given)) {
    const isPart = shown.at(-1) === "…";
    const elements = isPart ? shown.slice(0, -1) : shown;
    if (isPart ? given.length < elements.length : given.length !== elements.length)
      return `${at} has ${given.length} elements`;
    return firstOf(elements.map((element, index) => differenceAt(`${at}/${index}`, element, given[index])));
  }
  if (isRecord(shown) && isRecord(given)) {
    const { "…": rest, ...members } = shown;
    const unsaid = rest === undefined ? Object.keys(given).filter((name) => !(name in members)) : [];
    if (unsaid.length > 0) return `${at || "/"} has ${unsaid.join(", ")}, too`;
    return firstOf(
      Object.entries(members).map(([name, value]) => differenceAt(`${at}/${name}`, value, given[name])),
    );
  }
  const isSame =
    typeof shown === "string" && typeof given === "string" ? isAs(shown, given) : shown === given;
  return isSame ? null : `${at || "/"} is ${JSON.stringify(given)} and not ${JSON.stringify(shown)}`;
}

const firstOf = (differences: readonly (string | null)[]) =>
  differences.find((found) => found !== null) ?? null;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parts of texts that vary, each with the expression that any of its kind matches. */
const SHAPES: readonly (readonly [part: RegExp, shape: string])[] = [
  [/…/, ".*"],
  [/\b[0-9a-f]{40}\b/, "[0-9a-f]{40}"],
  [/\b[a-z]+_[0-9a-z]{26}\b/, "[a-z]+_[0-9a-z]{26}"],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/, String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z`],
];
const VARYING = new RegExp(SHAPES.map(([part]) => `(${part.source})`).join("|"), "g");

/** An expression that a text matches when it differs only in parts that vary. */
function patternOf(text: string): RegExp {
  let end = 0;
  let source = "";
  for (const match of text.matchAll(VARYING)) {
    const shape = SHAPES.find((_, index) => match[index + 1] !== undefined)?.[1] ?? "";
    source += RegExp.escape(text.slice(end, match.index)) + shape;
    end = match.index + match[0].length;
  }
  return new RegExp(`^${source}${RegExp.escape(text.slice(end))}$`, "s");
}
