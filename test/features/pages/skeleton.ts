import { type DefaultTreeAdapterMap, parse, type ParserError } from "parse5";

type Node = DefaultTreeAdapterMap["node"];

/** A page as an independent parser of HTML understands it. */
export interface Skeleton {
  /** Every element with its attributes' names and every comment, in order: what no text may change. */
  readonly shape: readonly string[];
  /** Values of every attribute that can load, lead or run something: `a href https://…`. */
  readonly addresses: readonly string[];
  /** The texts of a page, by the path of their tag names. */
  readonly texts: readonly string[];
  /** Faults against the syntax of HTML. */
  readonly errors: readonly string[];
}

const ADDRESSES = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "srcset",
  "poster",
  "ping",
  "style",
]);

/** Takes a page apart. A mistake that parser and browser would mend counts as an error. */
export function skeletonOf(html: string): Skeleton {
  const [shape, addresses, texts, errors]: string[][] = [[], [], [], []];
  const document = parse(html, {
    onParseError: ({ code, startLine, startCol }: ParserError) =>
      void errors?.push(`${code} at ${startLine}:${startCol}`),
  });
  function visit(node: Node, depth: number): void {
    if ("attrs" in node) {
      shape?.push(`${depth} ${node.tagName} ${node.attrs.map(({ name }) => name).join(" ")}`);
      for (const { name, value } of node.attrs) {
        if (ADDRESSES.has(name)) addresses?.push(`${node.tagName} ${name} ${value}`);
        if (["value", "alt", "title"].includes(name)) texts?.push(value);
      }
    } else if (node.nodeName === "#comment") shape?.push(`${depth} comment`);
    else if ("value" in node && node.value.trim() !== "") texts?.push(node.value);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child, depth + 1);
    if ("content" in node) visit(node.content, depth + 1);
  }
  visit(document, 0);
  return { shape: shape ?? [], addresses: addresses ?? [], texts: texts ?? [], errors: errors ?? [] };
}

/** A harmless text of the same make: as long, its blanks and line ends where they were. */
export function harmless(text: string): string {
  return Array.from(text, (character) => (isKept(character) ? character : "a")).join("");
}

function isKept(character: string): boolean {
  return /\s/.test(character) || CONTROL.test(character);
}

const CONTROL = /[\p{Cc}]/u;

/** A text as a page can show it, for comparing: controls and noncharacters left out, blanks of one kind. */
export function printable(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A text without the control characters for which a field of one line refuses it. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, "");
}

/** A text without the control characters for which a field of several lines refuses it. */
export function severalLines(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, "");
}
