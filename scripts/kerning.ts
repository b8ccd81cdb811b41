/** The kerning of two glyphs in font units: what to add to the left one's advance. */
export type Kerning = (left: number, right: number) => number;

type Subtable = (left: number, right: number) => number | null;

/** Reads pair adjustments of a GPOS table's `kern` feature (OpenType 1.9, GPOS lookup types 2 and 9). */
export function readKerning(gpos: DataView): Kerning {
  const features = gpos.getUint16(6);
  const lookups = gpos.getUint16(8);
  const wanted = new Set<number>();
  for (let i = 0; i < gpos.getUint16(features); i++) {
    if (gpos.getUint32(features + 2 + 6 * i) !== KERN) continue;
    const feature = features + gpos.getUint16(features + 6 + 6 * i);
    for (let j = 0; j < gpos.getUint16(feature + 2); j++) wanted.add(gpos.getUint16(feature + 4 + 2 * j));
  }
  const tables = [...wanted]
    .sort((a, b) => a - b)
    .map((index) => readLookup(gpos, lookups + gpos.getUint16(lookups + 2 + 2 * index)));
  return (left, right) => {
    let sum = 0;
    // A lookup's first subtable that knows the pair settles it; the lookups themselves add up.
    for (const subtables of tables) sum += firstMatch(subtables, left, right);
    return sum;
  };
}

const KERN = 0x6b65726e;
const PAIR_ADJUSTMENT = 2;
const EXTENSION = 9;
const X_ADVANCE = 0x0004;

function firstMatch(subtables: readonly Subtable[], left: number, right: number): number {
  for (const subtable of subtables) {
    const value = subtable(left, right);
    if (value !== null) return value;
  }
  return 0;
}

function readLookup(gpos: DataView, at: number): Subtable[] {
  return Array.from({ length: gpos.getUint16(at + 4) }, (_, i) => {
    const subtable = at + gpos.getUint16(at + 6 + 2 * i);
    const extended = gpos.getUint16(at) === EXTENSION;
    const kind = extended ? gpos.getUint16(subtable + 2) : gpos.getUint16(at);
    if (kind !== PAIR_ADJUSTMENT) throw new Error(`Kerning by lookup type ${kind} is not known`);
    return readPairs(gpos, extended ? subtable + gpos.getUint32(subtable + 4) : subtable);
  });
}

function readPairs(gpos: DataView, at: number): Subtable {
  const format1 = gpos.getUint16(at + 4);
  const size1 = 2 * bits(format1);
  const size2 = 2 * bits(gpos.getUint16(at + 6));
  const advanceAt = 2 * bits(format1 & (X_ADVANCE - 1));
  const value = (offset: number): number => (format1 & X_ADVANCE ? gpos.getInt16(offset + advanceAt) : 0);
  const covered = readCoverage(gpos, at + gpos.getUint16(at + 2));
  if (gpos.getUint16(at) === 1) {
    const sets = Array.from({ length: gpos.getUint16(at + 8) }, (_, i) => {
      const set = at + gpos.getUint16(at + 10 + 2 * i);
      const pairs = new Map<number, number>();
      for (let j = 0; j < gpos.getUint16(set); j++) {
        const pair = set + 2 + j * (2 + size1 + size2);
        pairs.set(gpos.getUint16(pair), value(pair + 2));
      }
      return pairs;
    });
    return (left, right) => sets[covered.get(left) ?? -1]?.get(right) ?? null;
  }
  const classes1 = readClasses(gpos, at + gpos.getUint16(at + 8));
  const classes2 = readClasses(gpos, at + gpos.getUint16(at + 10));
  const count2 = gpos.getUint16(at + 14);
  return (left, right) => {
    if (!covered.has(left)) return null;
    const cell = (classes1.get(left) ?? 0) * count2 + (classes2.get(right) ?? 0);
    return value(at + 16 + cell * (size1 + size2));
  };
}

function bits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bits(mask >> 1);
}

/** Glyph → its place in the coverage. */
function readCoverage(view: DataView, at: number): Map<number, number> {
  const map = new Map<number, number>();
  const count = view.getUint16(at + 2);
  for (let i = 0; i < count; i++) {
    if (view.getUint16(at) === 1) map.set(view.getUint16(at + 4 + 2 * i), i);
    else
      for (let glyph = view.getUint16(at + 4 + 6 * i); glyph <= view.getUint16(at + 6 + 6 * i); glyph++)
        map.set(glyph, view.getUint16(at + 8 + 6 * i) + glyph - view.getUint16(at + 4 + 6 * i));
  }
  return map;
}

/** Glyph → its class; a glyph left out is of class 0. */
function readClasses(view: DataView, at: number): Map<number, number> {
  const map = new Map<number, number>();
  if (view.getUint16(at) === 1) {
    const first = view.getUint16(at + 2);
    for (let i = 0; i < view.getUint16(at + 4); i++) map.set(first + i, view.getUint16(at + 6 + 2 * i));
    return map;
  }
  for (let i = 0; i < view.getUint16(at + 2); i++)
    for (let glyph = view.getUint16(at + 4 + 6 * i); glyph <= view.getUint16(at + 6 + 6 * i); glyph++)
      map.set(glyph, view.getUint16(at + 8 + 6 * i));
  return map;
}
