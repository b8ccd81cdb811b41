/**
 * The symbol of a key, which is drawn in the page: the key goes nowhere. It is of version 3 and level M,
 * because a key fits that. An encoder for all versions would be a tenth of the console's script.
 */

/** Modules along a side (ISO/IEC 18004, 6.1). */
const SIDE = 29;
/** Codewords of version 3-M: one block of data, and of error correction (Table 9). */
const DATA = 44;
const CORRECTION = 26;
/** Bytes that fit beside mode, count and end. */
const MOST = 42;

/** The format information of level M and mask 0 (Annex C). */
const FORMAT = 0b101010000010010;

/**
 * The dark modules of a text of at most 42 characters of ASCII, by rows.
 * @throws RangeError when it is longer.
 */
export function symbolOf(text: string): readonly (readonly boolean[])[] {
  if (text.length > MOST) throw new RangeError("The text is too long for the symbol");
  const modules: (boolean | null)[][] = Array.from({ length: SIDE }, () => Array(SIDE).fill(null));
  const put = (x: number, y: number, isDark: boolean) => {
    const row = modules[y];
    if (row && x >= 0 && x < SIDE) row[x] = isDark;
  };
  drawPatterns(put);
  drawData(modules, codewords(text));
  return modules.map((row) => row.map(Boolean));
}

/** Finders with their separators, the alignment pattern, timing and format (6.3, 7.9). */
function drawPatterns(put: (x: number, y: number, isDark: boolean) => void): void {
  for (let at = 0; at < SIDE; at++) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  const rings = (x: number, y: number, size: number, light: readonly number[]) => {
    for (let dy = -size; dy <= size; dy++)
      for (let dx = -size; dx <= size; dx++)
        put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [SIDE - 4, 3],
    [3, SIDE - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  rings(SIDE - 7, SIDE - 7, 2, [1]);
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    const past = bit > 5 ? 1 : 0;
    if (bit < 8) put(8, bit + past, isDark);
    else put(bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) put(SIDE - 1 - bit, 8, isDark);
    else put(8, SIDE - 15 + bit, isDark);
  }
  put(8, SIDE - 8, true);
}

/**
 * Codewords in columns of two modules from the right, upwards and downwards by turns, under mask 0 (7.7.3,
 * 7.8).
 */
function drawData(modules: (boolean | null)[][], words: readonly number[]): void {
  let at = 0;
  for (let right = SIDE - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < SIDE; step++) {
      const y = isUpward ? SIDE - 1 - step : step;
      const row = modules[y] ?? [];
      for (const x of [right, right - 1]) {
        if (row[x] !== null) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        row[x] = (bit === 1) !== ((x + y) % 2 === 0);
        at++;
      }
    }
  }
}

/** Byte mode, padded (7.4), and the error correction of it (7.5). */
function codewords(text: string): readonly number[] {
  const bytes = Array.from(text, (character) => character.charCodeAt(0));
  const halves = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0),
  );
  for (let pad = 0xec; data.length < DATA; pad ^= 0xec ^ 0x11) data.push(pad);
  let generator = [1];
  for (let power = 0, root = 1; power < CORRECTION; power++, root = times(root, 2))
    generator = [...generator, 0].map((term, at) => term ^ times(generator[at - 1] ?? 0, root));
  const rest = [...data, ...Array<number>(CORRECTION).fill(0)];
  for (let at = 0; at < DATA; at++) {
    const lead = rest[at] ?? 0;
    for (const [offset, term] of generator.entries())
      rest[at + offset] = (rest[at + offset] ?? 0) ^ times(term, lead);
  }
  return [...data, ...rest.slice(DATA)];
}

/** A product in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}
