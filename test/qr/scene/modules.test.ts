import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Grid } from "../../../src/qr/scene/grid.ts";
import { addModules } from "../../../src/qr/scene/modules.ts";
import { Path } from "../../../src/qr/scene/path.ts";
import { MODULE_SHAPES } from "../../../src/qr/style.ts";
import { type Area, areaOf } from "./inside.ts";

const SIZE = 9;
const LEFT = 2.5;
const TOP = 4;

type Dark = (x: number, y: number) => boolean;

interface Sample {
  readonly grid: Grid;
  readonly dark: Dark;
  readonly count: number;
}

const samples = fc
  .array(fc.boolean(), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE })
  .map((bits): Sample => {
    const stride = SIZE + 2;
    const cells = new Uint8Array(stride * stride);
    bits.forEach((bit, i) => {
      if (bit) cells[(Math.floor(i / SIZE) + 1) * stride + (i % SIZE) + 1] = 1;
    });
    const dark: Dark = (x, y) => x >= 0 && y >= 0 && x < SIZE && y < SIZE && bits[y * SIZE + x] === true;
    return { grid: { size: SIZE, stride, cells }, dark, count: bits.filter(Boolean).length };
  });

function drawn({ grid }: Sample, shape: (typeof MODULE_SHAPES)[number], scale: number): Area {
  const path = new Path();
  addModules(path, grid, LEFT, TOP, { shape, scale });
  return areaOf(path);
}

function everywhere(check: (x: number, y: number) => void): void {
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) check(x, y);
}

function always(check: (sample: Sample) => void): void {
  fc.assert(fc.property(samples, check), { seed: 18004, numRuns: 25 });
}

describe.each([...MODULE_SHAPES])("%s modules", (shape) => {
  test.each([1, 0.8, 0.3])(
    "are dark at the centres of dark modules and light at all others, at scale %d",
    (scale) => {
      always((sample) => {
        const area = drawn(sample, shape, scale);
        everywhere((x, y) => {
          expect(area.has(LEFT + x + 0.5, TOP + y + 0.503)).toBe(sample.dark(x, y));
        });
      });
    },
  );

  test("leave nothing behind where no module is dark", () => {
    const cells = new Uint8Array((SIZE + 2) ** 2);
    const path = new Path();
    addModules(path, { size: SIZE, stride: SIZE + 2, cells }, 0, 0, { shape, scale: 1 });
    expect(path.empty).toBe(true);
  });

  test("stay within the symbol", () => {
    always((sample) => {
      if (sample.count === 0) return;
      const [left, top, right, bottom] = drawn(sample, shape, 1).bounds;
      expect(Math.min(left - LEFT, top - TOP)).toBeGreaterThan(-1e-9);
      expect(Math.max(right - LEFT, bottom - TOP)).toBeLessThan(SIZE + 1e-9);
    });
  });
});

describe("the area drawn", () => {
  test("of square modules is the number of dark modules", () => {
    always((sample) => expect(drawn(sample, "square", 1).size).toBeCloseTo(sample.count, 9));
  });

  test("of smaller squares is that of their sides", () => {
    always((sample) => expect(drawn(sample, "square", 0.6).size).toBeCloseTo(sample.count * 0.36, 9));
  });

  test("of dots is that of circles", () => {
    always((sample) => {
      const expected = sample.count * Math.PI * 0.4 ** 2;
      // 64 chords to the circle are 0.16 % short.
      expect(Math.abs(drawn(sample, "dot", 0.8).size - expected)).toBeLessThanOrEqual(expected * 0.002);
    });
  });

  test("of diamonds is half of their squares", () => {
    always((sample) => expect(drawn(sample, "diamond", 0.9).size).toBeCloseTo((sample.count * 0.81) / 2, 9));
  });
});

describe("an outline", () => {
  test("has a corner only where it turns, and runs against a hole's", () => {
    const stride = SIZE + 2;
    const cells = new Uint8Array(stride * stride);
    for (const at of [1, 2, 3]) cells.fill(1, at * stride + 1, at * stride + 4);
    cells[2 * stride + 2] = 0;
    const path = new Path();
    addModules(path, { size: SIZE, stride, cells }, 0, 0, { shape: "square", scale: 1 });
    expect(areaOf(path).outlines).toEqual([9, -1]);
    expect(path.coords.length).toBe(2 * 8);
  });

  test.each(["square", "connected", "blob", "classy"] as const)(
    "of %s modules leaves no gap between neighbours",
    (shape) => {
      always((sample) => {
        const area = drawn(sample, shape, 1);
        everywhere((x, y) => {
          if (!sample.dark(x, y)) return;
          if (sample.dark(x + 1, y)) expect(area.has(LEFT + x + 1, TOP + y + 0.503)).toBe(true);
          if (sample.dark(x, y + 1)) expect(area.has(LEFT + x + 0.503, TOP + y + 1)).toBe(true);
          const block = sample.dark(x + 1, y) && sample.dark(x, y + 1) && sample.dark(x + 1, y + 1);
          if (block) expect(area.has(LEFT + x + 1, TOP + y + 1)).toBe(true);
        });
      });
    },
  );

  test.each([1, 0.5])(
    "of connected modules flows through neighbours, and never across a corner, at scale %d",
    (scale) => {
      always((sample) => {
        const area = drawn(sample, "connected", scale);
        everywhere((x, y) => {
          const here = sample.dark(x, y);
          const [east, south] = [sample.dark(x + 1, y), sample.dark(x, y + 1)];
          if (here && east) expect(area.has(LEFT + x + 1, TOP + y + 0.503)).toBe(true);
          if (here && south) expect(area.has(LEFT + x + 0.503, TOP + y + 1)).toBe(true);
          if (here && !east && !south && sample.dark(x + 1, y + 1))
            expect(area.has(LEFT + x + 1, TOP + y + 1.003)).toBe(false);
        });
      });
    },
  );
});

describe("blobs are round", () => {
  const slim = (1 - Math.PI / 4) * 0.5 ** 2;
  const wide = 1 - Math.PI / 4;
  const flow = (1 - Math.PI / 4) * 0.4 ** 2;

  test.each([
    ["a lone module by half a module", ["#"], 1 - 4 * slim],
    ["an end by half a module", ["###"], 3 - 4 * slim],
    [
      "a bend by a module, with ends of half a module and an inner curve",
      ["##", "#."],
      3 - wide - 4 * slim + flow,
    ],
    ["a block of four by a module, which makes it a circle", ["##", "##"], Math.PI],
    ["a block of nine by a module", ["###", "###", "###"], 9 - 4 * wide],
    [
      "a step by what its inner curve leaves",
      ["##.", ".##"],
      4 - 2 * (1 - Math.PI / 4) * 0.6 ** 2 - 4 * slim + 2 * flow,
    ],
  ])("%s", (_, rows, size) => {
    const stride = SIZE + 2;
    const cells = new Uint8Array(stride * stride);
    for (const [y, row] of rows.entries())
      for (const [x, mark] of [...row].entries()) if (mark === "#") cells[(y + 2) * stride + x + 2] = 1;
    const path = new Path();
    addModules(path, { size: SIZE, stride, cells }, 0, 0, { shape: "blob", scale: 1 });
    // 64 chords to the circle are 0.16 % short.
    expect(Math.abs(areaOf(path).size - size)).toBeLessThan(0.01);
  });
});

test("leaves are round at the top left and at the bottom right, where they have no neighbour", () => {
  const stride = SIZE + 2;
  const cells = new Uint8Array(stride * stride);
  for (const at of [1, 4, 5]) cells[2 * stride + 1 + at] = 1;
  const path = new Path();
  addModules(path, { size: SIZE, stride, cells }, 0, 0, { shape: "classy", scale: 1 });
  const area = areaOf(path);
  const corners = (x: number) => [
    ...[area.has(x + 0.05, 1.06), area.has(x + 0.95, 1.06)],
    ...[area.has(x + 0.05, 1.94), area.has(x + 0.95, 1.94)],
  ];
  expect(corners(1)).toEqual([false, true, true, false]);
  expect(corners(4)).toEqual([false, true, true, true]);
  expect(corners(5)).toEqual([true, true, true, false]);
  expect(area.size).toBeCloseTo(1 - 2 * (0.25 - Math.PI / 16) + 2 - 2 * (0.25 - Math.PI / 16), 2);
});

describe.each([
  ["horizontal", 1, 0],
  ["vertical", 0, 1],
] as const)("%s bars", (shape, dx, dy) => {
  test("fuse along themselves and keep apart across", () => {
    always((sample) => {
      const area = drawn(sample, shape, 0.8);
      everywhere((x, y) => {
        const along = area.has(LEFT + x + 0.503 + dx / 2, TOP + y + 0.503 + dy / 2);
        expect(along).toBe(sample.dark(x, y) && sample.dark(x + dx, y + dy));
        expect(area.has(LEFT + x + 0.503 + dy / 2, TOP + y + 0.503 + dx / 2)).toBe(false);
      });
    });
  });

  test("are as thick as the scale says and end round", () => {
    const stride = SIZE + 2;
    const cells = new Uint8Array(stride * stride);
    const start = 2 * stride + 2;
    for (let i = 0; i < 3; i++) cells[start + i * (dx + dy * stride)] = 1;
    const path = new Path();
    addModules(path, { size: SIZE, stride, cells }, 0, 0, { shape, scale: 0.8 });
    const { bounds, size } = areaOf(path);
    expect(bounds.map((bound) => Math.round(bound * 1000) / 1000)).toEqual([
      1.1,
      1.1,
      1.9 + 2 * dx,
      1.9 + 2 * dy,
    ]);
    expect(size).toBeCloseTo(2 * 0.8 + Math.PI * 0.4 ** 2, 2);
  });
});
