/*
 * Texts that make a pattern work hard, derived from its parts. For each part that may be repeated: a text that leads up to it,
 * then many repetitions of a text that it matches, then a character that matches nowhere.
 */

type Part =
  | { readonly kind: "atom"; readonly characters: readonly string[]; readonly all: readonly string[] }
  | { readonly kind: "nothing" }
  | { readonly kind: "sequence"; readonly parts: readonly Part[] }
  | { readonly kind: "choice"; readonly parts: readonly Part[] }
  | { readonly kind: "repeat"; readonly part: Part; readonly least: number; readonly most: number };

/** Characters that stand for their kinds. */
const PALETTE = [
  ..."ax0A9 .-_/:;,\"'=+@#%()<>{}[]\\!?*&$|~^`\t\n\r\u0001\u0000",
  ..."BCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwyz12345678",
  ..."é\u0301\u0323\u00a0\u200b東¹\ufeff\u2028",
  "😀",
];

/** Kinds of characters that are tried of one class. */
const MOST_CHARACTERS = 3;

/** Characters that hardly any part matches. */
const NOWHERE = "\u0000";

/** Variants of one part that are tried. */
const MOST_VARIANTS = 8;

/** A text that is made as long as it is wanted. */
export type Attack = (length: number) => string;

/** @throws when the pattern has a form that is not known here. */
export function attacksOn(source: string, flags: string): Attack[] {
  const whole = parsed(source, flags);
  const attacks = new Map<string, Attack>();
  const ends = ["", NOWHERE, "\n!", outside(whole)];
  const add = (before: string, again: string) => {
    if (again === "") return;
    for (const end of ends)
      attacks.set(
        JSON.stringify([before, again, end]),
        (length) => before + again.repeat(length / again.length) + end,
      );
  };
  for (const { before, part } of repeats(whole, "")) {
    const ways = variants(part);
    for (const way of ways) {
      add(before, way);
      add("", before + way);
      // The beginning may match elsewhere in the pattern, unless a character that does not comes before it.
      add(NOWHERE, before + way);
    }
    add(before, ways.join(""));
  }
  // The pattern may begin anywhere: its beginnings, again and again.
  for (const beginning of beginnings(whole)) add("", beginning);
  return [...attacks.values()];
}

/** Every part that may be repeated without limit, or often, with a text that leads up to it. */
function repeats(part: Part, before: string): { before: string; part: Part }[] {
  if (part.kind === "repeat") {
    const inner = repeats(part.part, before);
    return part.most >= 10 ? [{ before, part: part.part }, ...inner] : inner;
  }
  if (part.kind === "choice") return part.parts.flatMap((one) => repeats(one, before));
  if (part.kind !== "sequence") return [];
  let led = before;
  return part.parts.flatMap((one) => {
    const found = repeats(one, led);
    led += sample(one);
    return found;
  });
}

/** A text that the part matches. */
function sample(part: Part): string {
  if (part.kind === "atom") return part.characters[0] ?? "";
  if (part.kind === "sequence") return part.parts.map(sample).join("");
  if (part.kind === "choice") return part.parts.map(sample).find((text) => text !== "") ?? "";
  if (part.kind === "repeat") return sample(part.part).repeat(Math.max(1, Math.min(part.least, 1_000)));
  return "";
}

/** Several texts that the part matches, which differ in one place each. */
function variants(part: Part): string[] {
  return [...new Set(all(part))].filter((text) => text !== "").slice(0, MOST_VARIANTS);
}

function all(part: Part): string[] {
  if (part.kind === "atom") return [...part.characters];
  if (part.kind === "choice") return part.parts.flatMap(all);
  if (part.kind === "repeat") return [sample(part), ...(part.least === 0 ? [""] : []), ...all(part.part)];
  if (part.kind === "nothing") return [""];
  const { parts } = part;
  const ways = parts.flatMap((one, at) =>
    all(one).map((way) => parts.map((other, place) => (place === at ? way : sample(other))).join("")),
  );
  return [sample(part), ...ways];
}

/** A character that no repeated part matches. */
function outside(whole: Part): string {
  const inside = new Set(repeats(whole, "").flatMap(({ part }) => insideOf(part)));
  return PALETTE.find((character) => !inside.has(character)) ?? NOWHERE;
}

function insideOf(part: Part): readonly string[] {
  if (part.kind === "atom") return part.all;
  if (part.kind === "repeat") return insideOf(part.part);
  return part.kind === "nothing" ? [] : part.parts.flatMap(insideOf);
}

/** Texts that lead up to each part of a sequence, and the whole. */
function beginnings(part: Part): string[] {
  if (part.kind === "choice") return part.parts.flatMap(beginnings).slice(0, 40);
  if (part.kind !== "sequence") return [sample(part)];
  let led = "";
  const texts = part.parts.map((one) => (led += sample(one)));
  return texts.length <= 12 ? texts : [...texts.slice(0, 6), ...texts.slice(-6)];
}

/** Reads a pattern (ECMA-262, 22.2.1). */
function parsed(source: string, flags: string): Part {
  let at = 0;
  const isUnicode = flags.includes("u") || flags.includes("v");

  function choice(): Part {
    const parts = [sequence()];
    while (source[at] === "|") {
      at++;
      parts.push(sequence());
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: "choice", parts };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(quantified(atom()));
    return { kind: "sequence", parts };
  }

  function quantified(part: Part): Part {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at, at + 20));
    if (!found) return part;
    at += found[0].length;
    const [sign, least, comma, most] = [found[0][0], Number(found[1]), found[2], found[3]];
    if (sign === "*") return { kind: "repeat", part, least: 0, most: Number.POSITIVE_INFINITY };
    if (sign === "+") return { kind: "repeat", part, least: 1, most: Number.POSITIVE_INFINITY };
    if (sign === "?") return { kind: "repeat", part, least: 0, most: 1 };
    const upTo = most ? Number(most) : comma ? Number.POSITIVE_INFINITY : least;
    return { kind: "repeat", part, least, most: upTo };
  }

  function atom(): Part {
    if (source[at] === "(") return group();
    if (source[at] === "^" || source[at] === "$" || /^\\[bB]/.test(source.slice(at, at + 2))) {
      at += source[at] === "\\" ? 2 : 1;
      return { kind: "nothing" };
    }
    const text = source[at] === "[" ? characterClass() : source[at] === "\\" ? escaped() : one();
    // A reference to a group matches what the group did; its samples do no harm.
    if (/^\\[1-9]/.test(text)) return { kind: "nothing" };
    const characters = charactersOf(text);
    return { kind: "atom", characters: characters.slice(0, MOST_CHARACTERS), all: characters };
  }

  function group(): Part {
    const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at))?.[0] ?? "(";
    at += head.length;
    const inner = choice();
    if (source[at] !== ")") throw new Error(`A group of ${source} has no end`);
    at++;
    // The content of a negative lookahead is a good beginning; that of a positive one consumes nothing.
    return /[=!]$/.test(head) ? { kind: "nothing" } : inner;
  }

  function one(): string {
    const text = isUnicode ? String.fromCodePoint(source.codePointAt(at) ?? 0) : source.charAt(at);
    at += text.length;
    return text;
  }

  function escaped(): string {
    const text =
      /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)/s.exec(source.slice(at))?.[0] ??
      "\\\\";
    at += text.length;
    return text;
  }

  function characterClass(): string {
    const from = at++;
    while (at < source.length && source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
    return source.slice(from, ++at);
  }

  function charactersOf(text: string): string[] {
    const fits = new RegExp(`^(?:${text})$`, flags.replace(/[gy]/g, ""));
    const found = PALETTE.filter((character) => fits.test(character));
    // A single character that the palette does not have stands for itself.
    return found.length > 0 ? found : text.length === 1 ? [text] : [];
  }

  const whole = choice();
  if (at < source.length) throw new Error(`${source} can't be read from ${at} on`);
  return whole;
}
