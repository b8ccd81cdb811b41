import { describe, expect, test } from "bun:test";
import { boundsOf, intersection, lies, union } from "../../../../src/qr/logo/svg/bounds.ts";
import { IDENTITY } from "../../../../src/qr/logo/svg/matrix.ts";
import { Path } from "../../../../src/qr/scene/path.ts";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("the bounds of an outline", () => {
  test("follow a curve and not its controls", () => {
    const arch = new Path().moveTo(0, 0).curveTo(0, 10, 10, 10, 10, 0);
    expect(boundsOf(arch, IDENTITY)).toEqual(box(0, 0, 10, 7.5));
  });

  test("follow a curve that turns twice", () => {
    const wave = new Path().moveTo(0, 0).curveTo(0, 20, 10, -20, 10, 0);
    const bounds = boundsOf(wave, IDENTITY);
    // 60 t (1 - t) (1 - 2t) is largest where 6t² - 6t + 1 is zero.
    expect(bounds?.bottom).toBeCloseTo(10 / Math.sqrt(3), 9);
    expect(bounds?.top).toBeCloseTo(-10 / Math.sqrt(3), 9);
  });

  test("are those of the transformed rectangle", () => {
    const turned = boundsOf(new Path().rect(1, 2, 3, 4), [0, 2, -2, 0, 10, 20]);
    expect(turned).toEqual(box(-2, 22, 6, 28));
  });

  test("are those of the transformed points and controls", () => {
    const corner = new Path().moveTo(1, 2).lineTo(4, 2).lineTo(4, 6);
    expect(boundsOf(corner, [0, 2, -2, 0, 10, 20])).toEqual(box(-2, 22, 6, 28));
    const arch = new Path().moveTo(0, 0).curveTo(0, 10, 10, 10, 10, 0);
    expect(boundsOf(arch, [0, 1, -1, 0, 0, 0])).toEqual(box(-7.5, 0, 0, 10));
  });

  test("of no point are none", () => {
    expect(boundsOf(new Path(), IDENTITY)).toBeNull();
  });
});

test("a union holds both bounds, and nothing adds nothing", () => {
  expect(union(box(0, 0, 1, 1), box(5, -1, 6, 0))).toEqual(box(0, -1, 6, 1));
  expect(union(null, box(0, 0, 1, 1))).toEqual(box(0, 0, 1, 1));
});

test("an intersection is the common part, and bounds that touch share an edge", () => {
  expect(intersection(box(0, 0, 4, 4), box(2, -1, 6, 3))).toEqual(box(2, 0, 4, 3));
  expect(intersection(box(0, 0, 1, 1), box(1, 0, 2, 1))).toEqual(box(1, 0, 1, 1));
  expect(intersection(box(0, 0, 1, 1), box(2, 0, 3, 1))).toBeNull();
});

test("bounds lie within others up to the slack on each side", () => {
  const outer = box(0, 0, 10, 10);
  for (const side of ["left", "top"] as const) {
    expect(lies({ ...outer, [side]: -1 }, outer, 1)).toBe(true);
    expect(lies({ ...outer, [side]: -1.1 }, outer, 1)).toBe(false);
  }
  for (const side of ["right", "bottom"] as const) {
    expect(lies({ ...outer, [side]: 11 }, outer, 1)).toBe(true);
    expect(lies({ ...outer, [side]: 11.1 }, outer, 1)).toBe(false);
  }
});
