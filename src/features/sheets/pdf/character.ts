import type { Glyph } from "../../../qr/font/glyphs.ts";
import { drawGlyph } from "../../../qr/font/text-line.ts";
import { Path } from "../../../qr/scene/path.ts";
import { IN_PLACE, spellOperators } from "../../../qr/write/operators.ts";
import { Spelling } from "../../../qr/write/spelling.ts";
import { nameOf } from "./digest.ts";
import { flate } from "./flate.ts";
import type { Form } from "./part.ts";

/** Units of an em in the forms of characters. */
export const EM = 100;

/** Around a character in its form, which cuts off what lies outside. */
const MARGIN = 1;

/** A character as a form, and where the form's corner lies from the character's origin. */
export interface Character {
  readonly form: Form;
  readonly left: number;
  readonly top: number;
}

/** The characters of the shipped font are few, so all are kept. */
const characters = new Map<Glyph, Character | null>();

/**
 * The outlines of a character as a form, which the file has once: spelled anew on each label they would be most of the file, and of
 * its time. `null` for a space.
 */
export function characterOf(glyph: Glyph): Character | null {
  const known = characters.get(glyph);
  if (known !== undefined) return known;
  const made = glyph.pieces.length === 0 ? null : spelled(glyph);
  characters.set(glyph, made);
  return made;
}

function spelled(glyph: Glyph): Character {
  const path = new Path();
  drawGlyph(path, glyph, 0, 0, EM);
  const [across, down] = [0, 1].map((axis) => path.coords.filter((_, at) => at % 2 === axis));
  const left = Math.min(...(across ?? [])) - MARGIN;
  const top = Math.min(...(down ?? [])) - MARGIN;
  const out = new Spelling();
  spellOperators(path, { ...IN_PLACE, x: -left, y: -top }, out);
  out.text("f\n");
  const content = out.take();
  const form: Form = {
    kind: "form",
    name: `G${nameOf(content)}`,
    width: Math.max(...(across ?? [])) + MARGIN - left,
    height: Math.max(...(down ?? [])) + MARGIN - top,
    content: flate(Buffer.from(content, "latin1")),
    uses: [],
  };
  return { form, left, top };
}
