import type { Level } from "./matrix.ts";

/**
 * Chooses the data mask (ISO/IEC 18004, 7.8), 32 modules at a time. Module by module, as `qrcode` does it, it is three
 * quarters of the cost of a symbol. The rules have the weights of `qrcode`, so the choice is the same.
 */

/** Points of the standard's four rules; a run's first five modules are worth N1, each further one 1. */
const N1 = 3;
const N2 = 3;
const N3 = 40;
const N4 = 10;

const MASKS = 8;

/** Whether a mask inverts the module in row `y`, column `x` (7.8.2). */
const INVERTS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.trunc(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y * x) % 3) + ((y + x) % 2)) % 2 === 0,
];

/** A square of modules as bits, twice: row by row and column by column. Module x is bit x % 32 of word x / 32. */
interface Bits {
  readonly across: Int32Array;
  readonly down: Int32Array;
}

/** Tables that all symbols of a size share. */
interface Plan {
  readonly size: number;
  /** Words a line. */
  readonly words: number;
  /** The modules that each mask inverts: data only. */
  readonly masks: readonly Bits[];
  /** All modules but those of the format information. */
  readonly unformatted: Bits;
  /** The format information of each level and mask, both copies. */
  readonly formats: Readonly<Record<Level, readonly Bits[]>>;
  readonly scratch: Bits;
}

const plans = new Map<number, Plan>();

/**
 * Puts the mask with the fewest penalty points, the first of equals, on a symbol without one, and the format
 * information. Changes `modules`.
 * @param modules - `size` × `size`, row by row, 1 is dark.
 * @param reserved - 1 where no mask applies.
 * @returns the mask, 0 to 7.
 */
export function applyBestMask(modules: Uint8Array, reserved: Uint8Array, size: number, level: Level): number {
  const plan = plans.get(size) ?? planOf(reserved, size);
  plans.set(size, plan);
  const bare = pack(modules, size, plan.words);
  keepOnly(bare, plan.unformatted);
  let best = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < MASKS; mask++) {
    const points = penalty(masked(plan, bare, level, mask), plan, fewest);
    if (points >= fewest) continue;
    fewest = points;
    best = mask;
  }
  unpack(masked(plan, bare, level, best), plan, modules);
  return best;
}

function planOf(reserved: Uint8Array, size: number): Plan {
  const words = (size + 31) >> 5;
  const empty = (): Bits => ({
    across: new Int32Array(size * words),
    down: new Int32Array(size * words),
  });
  const masks = INVERTS.map((inverts) => {
    const bits = empty();
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++)
        if (reserved[y * size + x] !== 1 && inverts(y, x)) darken(bits, words, y, x);
    return bits;
  });
  const places = formatPlaces(size);
  const unformatted = empty();
  for (const [y, x] of places) darken(unformatted, words, y, x);
  for (const lines of [unformatted.across, unformatted.down])
    for (let i = 0; i < lines.length; i++) lines[i] = ~(lines[i] ?? 0);
  const formatsOf = (level: Level): Bits[] =>
    masks.map((_, mask) => {
      const bits = empty();
      const information = formatInformation(level, mask);
      for (const [i, [y, x]] of places.entries())
        if (((information >> (i % INFORMATION_BITS)) & 1) === 1) darken(bits, words, y, x);
      return bits;
    });
  const formats = { L: formatsOf("L"), M: formatsOf("M"), Q: formatsOf("Q"), H: formatsOf("H") };
  return { size, words, masks, unformatted, formats, scratch: empty() };
}

function pack(modules: Uint8Array, size: number, words: number): Bits {
  const across = new Int32Array(size * words);
  const down = new Int32Array(size * words);
  for (let y = 0, at = 0; y < size; y++) {
    const row = y * words;
    const [column, bit] = [y >> 5, 1 << (y & 31)];
    for (let x = 0; x < size; x++, at++) {
      if (modules[at] !== 1) continue;
      across[row + (x >> 5)] = (across[row + (x >> 5)] ?? 0) | (1 << (x & 31));
      down[x * words + column] = (down[x * words + column] ?? 0) | bit;
    }
  }
  return { across, down };
}

function unpack({ across }: Bits, { size, words }: Plan, modules: Uint8Array): void {
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++) modules[at] = ((across[y * words + (x >> 5)] ?? 0) >>> (x & 31)) & 1;
}

function keepOnly(bits: Bits, kept: Bits): void {
  for (let i = 0; i < bits.across.length; i++) {
    bits.across[i] = (bits.across[i] ?? 0) & (kept.across[i] ?? 0);
    bits.down[i] = (bits.down[i] ?? 0) & (kept.down[i] ?? 0);
  }
}

/** The symbol under a mask, its format information included, in the plan's scratch. `bare` has none. */
function masked({ masks, formats, scratch }: Plan, bare: Bits, level: Level, mask: number): Bits {
  const inverted = masks[mask];
  const format = formats[level][mask];
  if (!inverted || !format) return bare;
  for (let i = 0; i < scratch.across.length; i++) {
    scratch.across[i] = ((bare.across[i] ?? 0) ^ (inverted.across[i] ?? 0)) | (format.across[i] ?? 0);
    scratch.down[i] = ((bare.down[i] ?? 0) ^ (inverted.down[i] ?? 0)) | (format.down[i] ?? 0);
  }
  return scratch;
}

function darken({ across, down }: Bits, words: number, y: number, x: number): void {
  const [wide, tall] = [y * words + (x >> 5), x * words + (y >> 5)];
  across[wide] = (across[wide] ?? 0) | (1 << (x & 31));
  down[tall] = (down[tall] ?? 0) | (1 << (y & 31));
}

/** Bits of the format information (7.9.1): level and mask, and ten to correct them. */
const INFORMATION_BITS = 15;

const LEVEL_BITS: Readonly<Record<Level, number>> = { L: 1, M: 0, Q: 3, H: 2 };

/** Level and mask with their BCH code (7.9.1). */
function formatInformation(level: Level, mask: number): number {
  const data = (LEVEL_BITS[level] << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10);
  return ((data << 10) | rest) ^ 0x5412;
}

/** Where both copies of the format information lie, the least significant bit first (7.9.1, figure 25). */
function formatPlaces(size: number): [number, number][] {
  const bits = Array.from({ length: INFORMATION_BITS }, (_, bit) => bit);
  const down = bits.map((bit): [number, number] => [bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8]);
  const across = bits.map((bit): [number, number] => [
    8,
    bit < 8 ? size - bit - 1 : bit < 9 ? 15 - bit : 14 - bit,
  ]);
  return [...down, ...across];
}

/** The penalty points of a symbol. Counting stops once they reach `enough`. */
function penalty(bits: Bits, plan: Plan, enough: number): number {
  const across = linePoints(bits.across, plan);
  if (across >= enough) return across;
  const lines = across + linePoints(bits.down, plan);
  return lines >= enough ? lines : lines + squares(bits.across, plan);
}

/** Rules 1 and 3 (7.8.3.1): runs of five and more, and lookalikes of a finder pattern beside four light modules. */
function linePoints(lines: Int32Array, { size, words }: Plan): number {
  let points = 0;
  for (let line = 0; line < size; line++)
    for (let word = 0; word < words; word++) {
      const at = line * words + word;
      const here = lines[at] ?? 0;
      const next = word + 1 < words ? (lines[at + 1] ?? 0) : 0;
      const [x1, x2, x3, x4] = [
        ahead(here, next, 1),
        ahead(here, next, 2),
        ahead(here, next, 3),
        ahead(here, next, 4),
      ];
      // A module starts five alike when it is like the four after it; the run's last such start ends it.
      const fives = ((here & x1 & x2 & x3 & x4) | (~here & ~x1 & ~x2 & ~x3 & ~x4)) & starts(size, word, 5);
      if (fives !== 0) {
        const x5 = ahead(here, next, 5);
        const going = ~(here ^ x5) & starts(size, word, 6);
        points += ones(fives) + (N1 - 1) * ones(fives & ~going);
      }
      // 10111010000 and 00001011101, the first module first.
      const common = ~x1 & starts(size, word, 11);
      if (common === 0) continue;
      const x6 = ahead(here, next, 6);
      const eye = here & x2 & x3 & x4 & x6 & ~ahead(here, next, 5);
      const later = common & eye;
      const found =
        later &
        ~ahead(here, next, 7) &
        ~ahead(here, next, 8) &
        ~ahead(here, next, 9) &
        ~ahead(here, next, 10);
      const lead = common & ~here & ~x2 & ~x3 & x4;
      const trailing =
        lead &
        ~ahead(here, next, 5) &
        x6 &
        ahead(here, next, 7) &
        ahead(here, next, 8) &
        ~ahead(here, next, 9) &
        ahead(here, next, 10);
      points += N3 * (ones(found) + ones(trailing));
    }
  return points;
}

/** Rules 2 and 4: squares of four alike, and the share of dark modules. */
function squares(rows: Int32Array, { size, words }: Plan): number {
  let [blocks, dark] = [0, 0];
  for (let row = 0; row < size; row++)
    for (let word = 0; word < words; word++) {
      const at = row * words + word;
      const here = rows[at] ?? 0;
      dark += ones(here);
      if (row + 1 === size) continue;
      const below = rows[at + words] ?? 0;
      const more = word + 1 < words;
      const right = ahead(here, more ? (rows[at + 1] ?? 0) : 0, 1);
      const belowRight = ahead(below, more ? (rows[at + words + 1] ?? 0) : 0, 1);
      const alike = (here & right & below & belowRight) | ~(here | right | below | belowRight);
      blocks += ones(alike & starts(size, word, 2));
    }
  const steps = Math.abs(Math.ceil((dark * 100) / (size * size) / 5) - 10);
  return N2 * blocks + N4 * steps;
}

/** The modules `by` places further along, shifted to this place. */
function ahead(here: number, next: number, by: number): number {
  return (here >>> by) | (next << (32 - by));
}

/** The modules of a word at which `length` of them can start before the line ends. */
function starts(size: number, word: number, length: number): number {
  const room = size - length + 1 - word * 32;
  return room >= 32 ? -1 : room <= 0 ? 0 : (1 << room) - 1;
}

/** How many bits are set. */
function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
