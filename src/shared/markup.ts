/** HTML that is safe to send: made by `markup`, or vouched for by `trusted`. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template; `null` and `false` are nothing. */
export type Piece = Markup | string | number | null | false | readonly Piece[];

/**
 * A template of HTML whose values are escaped, for text and for quoted attributes alike; markup and lists of it go in
 * as they are. An attribute's value must stand in quotes. Line breaks and indentation of the template itself are for
 * whoever reads the source: they are left out.
 */
export function markup(template: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  const texts = flattened(template);
  let made = texts[0] ?? "";
  for (let index = 0; index < values.length; index++)
    made += spelled(values[index] ?? null) + (texts[index + 1] ?? "");
  return new Markup(made);
}

/** A template's texts are one object, made once, however often it is used. */
const flat = new WeakMap<TemplateStringsArray, readonly string[]>();

function flattened(template: TemplateStringsArray): readonly string[] {
  const known = flat.get(template);
  if (known) return known;
  const texts = template.map((text) => text.replace(/\n\s*/g, ""));
  flat.set(template, texts);
  return texts;
}

/** Markup of our own that comes as a text: a style, a script, an icon. Never anything a person wrote. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function spelled(value: Piece): string {
  if (value === null || value === false) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(spelled).join("");
  return escaped(String(value));
}

/** Controls but tab and line ends, and noncharacters: no text of HTML may hold them (HTML, 13.1.4), and none needs them. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

function escaped(text: string): string {
  return Bun.escapeHTML(text.replace(CONTROLS, ""));
}
