import { describe, expect, test } from "bun:test";
import { readTransform } from "../../../../src/qr/logo/svg/transform.ts";

/** Where a transform list takes the point (x, y). */
function moved(list: string, x: number, y: number): [number, number] {
  const matrix = readTransform(list);
  if (matrix === null) throw new Error("the list is well-formed");
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f].map((value) => Number(value.toFixed(9)) + 0) as [
    number,
    number,
  ];
}

describe("a transform list takes a point where SVG 1.1, 7.6 says", () => {
  const half = Math.SQRT1_2;
  const lists: Readonly<Record<string, readonly [x: number, y: number]>> = {
    "": [3, 4],
    none: [3, 4],
    "translate(10)": [13, 4],
    "translate(10 -20)": [13, -16],
    "translate( 10 , -20 )": [13, -16],
    "translate(10px,-20px)": [13, -16],
    "scale(2)": [6, 8],
    "scale(2,.5)": [6, 2],
    "rotate(90)": [-4, 3],
    "rotate(90deg)": [-4, 3],
    "rotate(45)": [-half, 7 * half],
    "rotate(90 3 4)": [3, 4],
    "rotate(180, 1, 1)": [-1, -2],
    "skewX(45)": [7, 4],
    "skewY(45)": [3, 7],
    "matrix(1 2 3 4 5 6)": [1 * 3 + 3 * 4 + 5, 2 * 3 + 4 * 4 + 6],
    "translate(10,0) scale(2)": [16, 8],
    "scale(2),translate(10,0)": [26, 8],
    "translate(10)rotate(90)scale(2)": [10 - 8, 6],
  };
  for (const [list, [x, y]] of Object.entries(lists))
    test(list || "nothing", () => {
      expect(moved(list, 3, 4)).toEqual([Number(x.toFixed(9)), Number(y.toFixed(9))]);
    });
});

describe("a malformed transform list is refused", () => {
  for (const list of [
    "rotate",
    "rotate()",
    "rotate(1 2)",
    "rotate(1 2 3 4)",
    "scale(1 2 3)",
    "translate(1 2 3)",
    "skewX(1 2)",
    "matrix(1 2 3 4 5)",
    "matrix(1 2 3 4 5 6 7)",
    "translate(1",
    "translate 1)",
    "translate(a)",
    "translate(10%)",
    "spin(1)",
    "ROTATE(1)",
    "scale(1e999)",
    "scale(1e9)scale(1e9)",
    "translate(1);",
  ])
    test(list, () => {
      expect(readTransform(list)).toBeNull();
    });
});
