import { svgFault } from "../refuse.ts";
import { refuseOutsideUrl } from "./attributes.ts";

export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/** A compound selector, such as `path.cls-1`. */
export interface Selector {
  /** `null` is any element. */
  readonly name: string | null;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
}

export interface Rule {
  readonly selector: Selector;
  readonly declarations: readonly Declaration[];
}

const IMPORTANT = /!\s*important$/i;
const MAX_SELECTOR = 200;
const SELECTOR = /^(\*|[A-Za-z][\w-]*)?((?:[.#][\w\u0080-\uFFFF-]+)*)$/;

/**
 * The declarations of a `style` attribute or of a rule's block. Malformed ones are skipped, as CSS asks.
 * @throws Fault `logo_invalid` for a url() that points outside the document.
 */
export function readDeclarations(block: string): Declaration[] {
  const declarations: Declaration[] = [];
  for (const piece of withoutComments(block).split(";")) {
    const colon = piece.indexOf(":");
    if (colon < 0) continue;
    const text = piece.slice(colon + 1).trim();
    const important = IMPORTANT.test(text);
    const property = piece.slice(0, colon).trim().toLowerCase();
    refuseOutsideUrl(text, property);
    declarations.push({ property, value: important ? text.replace(IMPORTANT, "").trim() : text, important });
  }
  return declarations;
}

/**
 * The rules of a `<style>` element. Only selectors of one element by name, classes and id are read, as drawing programs
 * write them.
 * @throws Fault `logo_invalid` for at-rules, combinators, pseudo-classes and malformed sheets.
 */
export function readStyleSheet(sheet: string): Rule[] {
  const text = withoutComments(sheet);
  const rules: Rule[] = [];
  let at = 0;
  for (;;) {
    const open = text.indexOf("{", at);
    const selectors = text.slice(at, open < 0 ? text.length : open).trim();
    if (selectors.includes("@")) throw svgFault("svg_style_at_rule");
    if (open < 0) {
      if (selectors === "") return rules;
      throw svgFault("svg_style_malformed");
    }
    const close = text.indexOf("}", open);
    const block = text.slice(open + 1, close);
    if (close < 0 || block.includes("{")) throw svgFault("svg_style_malformed");
    const declarations = readDeclarations(block);
    for (const selector of selectors.split(","))
      rules.push({ selector: readSelector(selector.trim()), declarations });
    at = close + 1;
  }
}

function readSelector(text: string): Selector {
  const match = text.length <= MAX_SELECTOR ? SELECTOR.exec(text) : null;
  if (match === null || text === "") throw svgFault("svg_style_selector");
  const parts = match[2]?.match(/[.#][^.#]+/g) ?? [];
  return {
    name: match[1] === undefined || match[1] === "*" ? null : match[1],
    ids: parts.filter((part) => part.startsWith("#")).map((part) => part.slice(1)),
    classes: parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1)),
  };
}

function withoutComments(text: string): string {
  if (!text.includes("/*")) return text;
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const open = text.indexOf("/*", at);
    kept.push(text.slice(at, open < 0 ? text.length : open));
    if (open < 0) break;
    const close = text.indexOf("*/", open + 2);
    if (close < 0) break;
    at = close + 2;
  }
  return kept.join(" ");
}
