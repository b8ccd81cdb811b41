import { type Level, sizeOf } from "./matrix.ts";
import type { Clearing } from "./logo/place.ts";
import { functionPatterns } from "./scannability/patterns.ts";

/** One Reed–Solomon block, in codewords. */
export interface Block {
  readonly total: number;
  readonly data: number;
  /** How many damaged codewords the block can correct. */
  readonly correctable: number;
}

/**
 * The codeword and block of each module of a symbol, which `qrcode` does not report. The same for every payload of a
 * version and level.
 */
export interface CodewordMap {
  /**
   * By module, row by row: the codeword it carries a bit of, counted as placed (interleaved), or -1 for
   * function patterns and remainder bits.
   */
  readonly codewordOf: Int16Array;
  /** By codeword: the block it belongs to. */
  readonly blockOf: Uint8Array;
  readonly blocks: readonly Block[];
}

/** Error correction blocks of version 1, 2, … 40 (ISO/IEC 18004, table 9). */
const BLOCKS: Readonly<Record<Level, readonly number[]>> = {
  L: table(
    "1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25",
  ),
  M: table(
    "1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49",
  ),
  Q: table(
    "1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68",
  ),
  H: table(
    "1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81",
  ),
};

/** Error correction codewords of each of those blocks (the same table). */
const CORRECTION: Readonly<Record<Level, readonly number[]>> = {
  L: table(
    "7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30",
  ),
  M: table(
    "10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28",
  ),
  Q: table(
    "13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30",
  ),
  H: table(
    "17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30",
  ),
};

/**
 * Correction codewords that small versions reserve against misdecoding (table 9, note b), by level, version 1 first.
 */
const MISDECODE_PROTECTION: Readonly<Record<Level, readonly number[]>> = {
  L: [3, 2, 1],
  M: [2],
  Q: [1],
  H: [1],
};

const maps = new Map<string, CodewordMap>();

/** Data codewords of a version (1 to 40) and level: all codewords but those of error correction. */
export function dataCodewords(version: number, level: Level): number {
  const correction = (BLOCKS[level][version - 1] ?? 0) * (CORRECTION[level][version - 1] ?? 0);
  return codewordsOf(version) - correction;
}

/**
 * Codewords of a version: its modules without finder patterns and their separators, timing and alignment patterns, format
 * and version information, in eights (ISO/IEC 18004, table 1).
 */
function codewordsOf(version: number): number {
  const size = sizeOf(version);
  const corners = 3 * 8 * 8 + 2 * 15 + 1;
  const timing = 2 * (size - 16);
  const across = version === 1 ? 0 : Math.floor(version / 7) + 2;
  // Alignment patterns in the corners would lie on finder patterns; five modules of each one along the timing patterns lie on these.
  const alignment = across === 0 ? 0 : 25 * (across * across - 3) - 10 * (across - 2);
  const versionInformation = version < 7 ? 0 : 36;
  return (size * size - corners - timing - alignment - versionInformation) >> 3;
}

/**
 * The map of a version (1 to 40) and level, cached: placement by ISO/IEC 18004, 7.7.3, interleaving by 7.6, blocks by
 * table 9.
 */
export function codewordMap(version: number, level: Level): CodewordMap {
  const key = `${version}${level}`;
  const cached = maps.get(key);
  if (cached) return cached;
  const path = placement(version);
  const blocks = blocksOf(version, level);
  const map = { codewordOf: codewordsAlong(path, version), blockOf: interleaving(blocks), blocks };
  maps.set(key, map);
  return map;
}

/**
 * How many codewords of each block have a module in a clearing of one or more parts. Each of them counts as damaged. A cleared module that
 * should be light may still read as light, but the logo lies there, and its colours can be anything.
 */
export function coveredPerBlock(
  map: CodewordMap,
  matrixSize: number,
  clearing: readonly Clearing[],
): number[] {
  const covered = map.blocks.map(() => 0);
  const seen = new Uint8Array(map.blockOf.length);
  for (const { fromColumn, toColumn, fromRow, toRow } of clearing)
    for (let row = fromRow; row < toRow; row++)
      for (let column = fromColumn; column < toColumn; column++) {
        const codeword = map.codewordOf[row * matrixSize + column] ?? -1;
        if (codeword < 0 || seen[codeword] === 1) continue;
        seen[codeword] = 1;
        const block = map.blockOf[codeword] ?? 0;
        covered[block] = (covered[block] ?? 0) + 1;
      }
  return covered;
}

/** Indices of the modules that carry data, in the order in which bits are placed: two columns at a time, up and down in turn. */
export function placement(version: number): number[] {
  const size = sizeOf(version);
  const reserved = new Uint8Array(size * size);
  for (const pattern of functionPatterns(version))
    for (let row = pattern.fromRow; row < pattern.toRow; row++)
      reserved.fill(1, row * size + pattern.fromColumn, row * size + pattern.toColumn);
  const path: number[] = [];
  let upward = true;
  // Column 6 is the vertical timing pattern: pairs to its left lie one column further out.
  for (let pair = size - 1; pair > 0; pair -= pair === 8 ? 3 : 2, upward = !upward) {
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [pair, pair - 1])
        if (reserved[row * size + column] === 0) path.push(row * size + column);
    }
  }
  return path;
}

function codewordsAlong(path: readonly number[], version: number): Int16Array {
  const size = sizeOf(version);
  const codewordOf = new Int16Array(size * size).fill(-1);
  // Up to seven remainder bits follow the last whole codeword.
  const bits = path.length - (path.length % 8);
  path.slice(0, bits).forEach((module, bit) => {
    codewordOf[module] = bit >> 3;
  });
  return codewordOf;
}

export function blocksOf(version: number, level: Level): Block[] {
  const codewords = codewordsOf(version);
  const count = BLOCKS[level][version - 1] ?? 0;
  const correction = CORRECTION[level][version - 1] ?? 0;
  const correctable = Math.floor((correction - (MISDECODE_PROTECTION[level][version - 1] ?? 0)) / 2);
  const shorter = Math.floor(codewords / count);
  // Blocks that are one codeword longer come last.
  const firstLonger = count - (codewords % count);
  return Array.from({ length: count }, (_, block) => {
    const total = block < firstLonger ? shorter : shorter + 1;
    return { total, data: total - correction, correctable };
  });
}

/** Codewords are placed by turns: the first of every block, the second of every block …, data before correction. */
function interleaving(blocks: readonly Block[]): Uint8Array {
  const order: number[] = [];
  const longest = Math.max(...blocks.map((block) => block.data));
  for (let turn = 0; turn < longest; turn++)
    blocks.forEach((block, index) => {
      if (turn < block.data) order.push(index);
    });
  const correction = blocks.map((block) => block.total - block.data);
  for (let turn = 0; turn < (correction[0] ?? 0); turn++) order.push(...blocks.keys());
  return Uint8Array.from(order);
}

function table(numbers: string): number[] {
  return numbers.split(" ").map(Number);
}
