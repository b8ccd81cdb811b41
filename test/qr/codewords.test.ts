import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  _alignmentPatterns as alignmentLine,
  _BYTES as CODEWORDS,
  _ECC_BLOCKS as BLOCKS,
  _GF256 as GF256,
  _maskBits as maskBits,
  _WORDS_PER_BLOCK as CORRECTION,
} from "qr";
import { type CodewordMap, codewordMap, coveredPerBlock } from "../../src/qr/codewords.ts";
import { encode } from "../../src/qr/encode.ts";
import { LEVELS, type Level, type Matrix } from "../../src/qr/matrix.ts";
import { alignmentCentres, functionPatterns } from "../../src/qr/scannability/patterns.ts";
import { decodeBoth } from "./decode.ts";
import type { Raster } from "./render.ts";

const VERSIONS = Array.from({ length: 40 }, (_, index) => index + 1);
const NAMES = { L: "low", M: "medium", Q: "quartile", H: "high" } as const;
/** In byte mode, and short enough for 1-H. */
const PAYLOAD = "quiet";

/** Modules that carry data, two columns at a time from the right, upwards first (ISO/IEC 18004, 7.7.3), by the encoder's own mark. */
function zigzag({ size, reserved }: Matrix): number[] {
  const order: number[] = [];
  const pairs = Array.from({ length: size }, (_, column) => column).filter((column) => column !== 6);
  for (let turn = 0; pairs.length > 0; turn++) {
    const right = pairs.pop() ?? 0;
    const left = pairs.pop() ?? 0;
    for (let step = 0; step < size; step++) {
      const row = turn % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, left])
        if (reserved[row * size + column] === 0) order.push(row * size + column);
    }
  }
  return order;
}

/** The codewords of a symbol as placed: its data modules, unmasked, eight at a time. */
function codewords(matrix: Matrix): number[] {
  const bits = zigzag(matrix).map((module) => {
    const [x, y] = [module % matrix.size, Math.floor(module / matrix.size)];
    return (matrix.modules[module] ?? 0) ^ ((maskBits(x, y) >> matrix.mask) & 1);
  });
  return Array.from({ length: bits.length >> 3 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** Each block's codewords in order, data first. */
function deinterleaved(placed: readonly number[], { blockOf, blocks }: CodewordMap): number[][] {
  return blocks.map((_, block) => placed.filter((_, index) => blockOf[index] === block));
}

/** Zero at every root of the generator polynomial, and nowhere else, if the block is whole (ISO/IEC 18004, 7.5.2). */
function syndromes(block: readonly number[], correction: number): number[] {
  const log = (value: number): number => GF256.log[value] ?? 0;
  const exp = (power: number): number => GF256.exp[power % 255] ?? 0;
  return Array.from({ length: correction }, (_, root) =>
    block.reduce((sum, codeword) => (sum === 0 ? 0 : exp(log(sum) + root)) ^ codeword, 0),
  );
}

/** The text of a symbol in byte mode, read from its data codewords. */
function text(data: readonly number[], version: number): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  const characters = Array.from({ length }, (_, index) =>
    String.fromCharCode(
      Number.parseInt(bits.slice(4 + lengthBits + index * 8, 12 + lengthBits + index * 8), 2),
    ),
  );
  return characters.join("");
}

describe.each(VERSIONS)("version %d", (version) => {
  test("has the function patterns where the encoder has them", () => {
    const { size, reserved } = encode(PAYLOAD, "L", version);
    const covered = new Uint8Array(size * size);
    for (const { fromColumn, toColumn, fromRow, toRow } of functionPatterns(version))
      for (let row = fromRow; row < toRow; row++)
        covered.fill(1, row * size + fromColumn, row * size + toColumn);
    expect([...covered]).toEqual([...reserved]);
    const line = alignmentLine(version);
    const [first, last] = [line[0] ?? 0, line.at(-1) ?? 0];
    const besideEyes = ([x, y]: readonly number[]): boolean =>
      !(x === first && y === first) && !(x === last && y === first) && !(x === first && y === last);
    expect<number[][]>(alignmentCentres(version)).toEqual(
      line.flatMap((y) => line.map((x) => [x, y])).filter(besideEyes),
    );
  });

  test.each(LEVELS)("%s: the map leads from modules back to the payload", (level) => {
    const matrix = encode(PAYLOAD, level, version);
    const map = codewordMap(version, level);
    const order = zigzag(matrix);
    const codewordOf = new Int16Array(matrix.size ** 2).fill(-1);
    for (const [bit, module] of order.slice(0, order.length & ~7).entries()) codewordOf[module] = bit >> 3;
    expect(map.codewordOf).toEqual(codewordOf);

    const blocks = deinterleaved(codewords(matrix), map);
    const correction = CORRECTION[NAMES[level]][version - 1] ?? 0;
    expect(blocks.map((block) => block.length)).toEqual(map.blocks.map(({ total }) => total));
    expect(map.blocks.map(({ total, data }) => total - data)).toEqual(blocks.map(() => correction));
    expect(blocks.flatMap((block) => syndromes(block, correction)).filter((value) => value !== 0)).toEqual(
      [],
    );
    const data = blocks.flatMap((block, index) => block.slice(0, map.blocks[index]?.data));
    expect(text(data, version)).toBe(PAYLOAD);
  });
});

test("the blocks of all 160 symbols are those of the standard's table", () => {
  for (const version of VERSIONS)
    for (const level of LEVELS) {
      const { blocks, blockOf } = codewordMap(version, level);
      expect(blocks.length).toBe(BLOCKS[NAMES[level]][version - 1] ?? 0);
      expect(blockOf.length).toBe(CODEWORDS[version - 1] ?? 0);
      expect(blocks.reduce((sum, { total }) => sum + total, 0)).toBe(CODEWORDS[version - 1] ?? 0);
    }
});

// (c, k, r) of table 9: the codewords reserved against misdecoding lower r below half the correction codewords.
test.each([
  [1, "L", 2],
  [1, "M", 4],
  [1, "Q", 6],
  [1, "H", 8],
  [2, "L", 4],
  [2, "M", 8],
  [3, "L", 7],
  [3, "Q", 9],
  [4, "L", 10],
  [40, "H", 15],
] as const)("a block of %d-%s corrects %d codewords", (version, level, correctable) => {
  for (const block of codewordMap(version, level).blocks) expect(block.correctable).toBe(correctable);
});

describe("damage that is counted is damage done", () => {
  const SYMBOLS: [number, Level][] = [
    [4, "M"],
    [5, "Q"],
    [7, "H"],
    [10, "L"],
  ];

  test.each(SYMBOLS)(
    "%d-%s survives as many codewords of one block as are correctable, and not one more",
    async (version, level) => {
      const matrix = encode("https://example.com/", level, version);
      const map = codewordMap(version, level);
      for (const block of [0, map.blocks.length - 1]) {
        const own = [...map.blockOf.keys()].filter((codeword) => map.blockOf[codeword] === block);
        const correctable = map.blocks[block]?.correctable ?? 0;
        const damage = (count: number) => {
          const hit = new Set(
            own
              .filter((_, index) => index % 2 === 0)
              .concat(own)
              .slice(0, count),
          );
          return reads(flipped(matrix, (module) => hit.has(map.codewordOf[module] ?? -1)));
        };
        expect(await damage(correctable)).toBe(true);
        expect(await damage(correctable + 1)).toBe(false);
      }
    },
  );

  test("a cleared rectangle is survived exactly when no block has more covered than correctable", async () => {
    const cases = fc.tuple(
      fc.constantFrom(...SYMBOLS),
      fc.double({ min: 0.15, max: 0.75, noNaN: true }),
      fc.double({ min: 0.15, max: 0.75, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    let survived = 0;
    let runs = 0;
    const check = async ([[version, level], width, height, x, y]: [
      [number, Level],
      number,
      number,
      number,
      number,
    ]) => {
      const matrix = encode("https://example.com/", level, version);
      const { size } = matrix;
      const fromColumn = Math.floor(size * (1 - width) * x);
      const fromRow = Math.floor(size * (1 - height) * y);
      const [toColumn, toRow] = [fromColumn + Math.round(size * width), fromRow + Math.round(size * height)];
      const map = codewordMap(version, level);
      const covered = coveredPerBlock(map, size, [{ fromColumn, toColumn, fromRow, toRow }]);
      const within = (module: number): boolean => {
        const [column, row] = [module % size, Math.floor(module / size)];
        return column >= fromColumn && column < toColumn && row >= fromRow && row < toRow;
      };
      const fits = covered.every((count, block) => count <= (map.blocks[block]?.correctable ?? 0));
      const damaged = flipped(matrix, (module) => (map.codewordOf[module] ?? -1) >= 0 && within(module));
      expect(await reads(damaged)).toBe(fits);
      survived += +fits;
      runs++;
    };
    await fc.assert(fc.asyncProperty(cases, check), { seed: 18004, numRuns: 60 });
    expect(survived).toBeGreaterThan(10);
    expect(runs - survived).toBeGreaterThan(10);
  });
});

function flipped(matrix: Matrix, hit: (module: number) => boolean): Matrix {
  return { ...matrix, modules: matrix.modules.map((dark, module) => (hit(module) ? 1 - dark : dark)) };
}

async function reads(matrix: Matrix): Promise<boolean> {
  const { zxing, qr } = await decodeBoth(picture(matrix));
  expect(zxing === null).toBe(qr === null);
  return zxing === "https://example.com/" && qr === zxing;
}

/** The symbol in a quiet zone of four modules, five pixels a module. */
function picture({ size, modules }: Matrix): Raster {
  const width = 5 * (size + 8);
  const rgba = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / 5) - 4, Math.floor(y / 5) - 4];
      const inside = column >= 0 && row >= 0 && column < size && row < size;
      if (inside && modules[row * size + column] === 1)
        rgba.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height: width, rgba };
}
