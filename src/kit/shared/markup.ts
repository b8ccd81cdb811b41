/** HTML that is safe to send: from `markup` or `trusted`. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template. `null` and `false` are left out. */
export type Piece = Markup | string | number | null | false | readonly Piece[];

/**
 * A template of HTML. Values are escaped, for text and for quoted attributes; markup and lists of it are inserted as they
 * are. An attribute's value must be quoted. Line breaks and indentation of the template itself are removed.
 */
export function markup(template: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  const texts = flattened(template);
  let made = texts[0] ?? "";
  for (let index = 0; index < values.length; index++)
    made += htmlOf(values[index] ?? null) + (texts[index + 1] ?? "");
  return new Markup(made);
}

/** By the template's texts, which are one object for each template in the source. */
const flat = new WeakMap<TemplateStringsArray, readonly string[]>();

function flattened(template: TemplateStringsArray): readonly string[] {
  const known = flat.get(template);
  if (known) return known;
  const texts = template.map((text) => text.replace(/\n\s*/g, ""));
  flat.set(template, texts);
  return texts;
}

/** A text of our own as markup: a style, a script, an icon. Never a text that a person wrote. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function htmlOf(value: Piece): string {
  if (value === null || value === false) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(htmlOf).join("");
  return escaped(String(value));
}

/** Control characters except tab and line ends, and noncharacters: HTML does not allow them (HTML, 13.1.4). */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

function escaped(text: string): string {
  return Bun.escapeHTML(text.replace(CONTROLS, ""));
}
