import inter from "../../../assets/font/inter.json";

/** A character of the font and the contours that it is put together from. Lengths are in font units, y downwards. */
export interface Glyph {
  readonly advance: number;
  readonly pieces: readonly { readonly outline: number; readonly dx: number; readonly dy: number }[];
  /** Row of the kerning table when it stands on the left of a pair, column when on the right. */
  readonly left: number;
  readonly right: number;
}

export const UNITS_PER_EM = inter.unitsPerEm;

/** Height of a capital letter. */
export const CAP_HEIGHT = inter.capHeight;

let glyphs: ReadonlyMap<string, Glyph> | undefined;
const kerningRows = new Map<number, readonly number[]>();

/** The glyph of one character, or `undefined` where the font has none. */
export function glyphOf(character: string): Glyph | undefined {
  glyphs ??= new Map(inter.glyphs.map(readGlyph));
  return glyphs.get(character);
}

/** The correction of the left glyph's advance before `right`. */
export function kerning(left: Glyph, right: Glyph): number {
  const row = kerningRows.get(left.left) ?? (inter.kerning[left.left] ?? "").split(" ").map(Number);
  kerningRows.set(left.left, row);
  return row[right.right] ?? 0;
}

/** A line of `inter.json`: the character itself, its advance, kerning classes, then `outline,dx,dy` of each piece. */
function readGlyph(line: string): [string, Glyph] {
  const character = String.fromCodePoint(line.codePointAt(0) ?? 0);
  const [advance, left, right, ...pieces] = line.slice(character.length).split(" ");
  return [
    character,
    {
      advance: Number(advance),
      left: Number(left),
      right: Number(right),
      pieces: pieces.map((piece) => {
        const [outline = 0, dx = 0, dy = 0] = piece.split(",").map(Number);
        return { outline, dx, dy };
      }),
    },
  ];
}
