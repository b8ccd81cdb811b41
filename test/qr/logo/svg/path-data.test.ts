import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readPathData } from "../../../../src/qr/logo/svg/path-data.ts";
import { spellPath } from "../../../../src/qr/logo/svg/spell-path.ts";
import { ARITY, type Path } from "../../../../src/qr/scene/path.ts";

/** An outline in absolute commands, one a line of the listing. */
function listed(path: Path | null): string[] | null {
  let at = 0;
  const rounded = (value: number) => Number(value.toFixed(6)) + 0;
  return (
    path?.ops.map((op) => {
      const numbers = path.coords.slice(at, at + (ARITY[op] ?? 0));
      at += numbers.length;
      return ["MLCZ".charAt(op), ...numbers.map(rounded)].join(" ");
    }) ?? null
  );
}

describe("path data", () => {
  const paths: Readonly<Record<string, readonly string[]>> = {
    "M1 2L3 4": ["M 1 2", "L 3 4"],
    "M1 2 3 4 5 6z": ["M 1 2", "L 3 4", "L 5 6", "Z"],
    "m1 2 3 4 5 6": ["M 1 2", "L 4 6", "L 9 12"],
    "M.5.5L-.5-.5": ["M 0.5 0.5", "L -0.5 -0.5"],
    "M 1,2 L 3 , 4 H 9 V 8 h -1 v -2": ["M 1 2", "L 3 4", "L 9 4", "L 9 8", "L 8 8", "L 8 6"],
    "M0 0H1 2 3V1 2": ["M 0 0", "L 1 0", "L 2 0", "L 3 0", "L 3 1", "L 3 2"],
    "M1e1,+2E-1L+3-4": ["M 10 0.2", "L 3 -4"],
    "M5 5l1 0zl0 1": ["M 5 5", "L 6 5", "Z", "M 5 5", "L 5 6"],
    "M5 5l1 0zm2 2l0 1": ["M 5 5", "L 6 5", "Z", "M 7 7", "L 7 8"],
    "M1 1M2 2M3 3L4 4": ["M 3 3", "L 4 4"],
    "M9 9": [],
    "": [],
    // SVG 1.1, 8.3.6: the first control of S is the reflection of the last one of C.
    "M100,200 C100,100 250,100 250,200 S400,300 400,200": [
      "M 100 200",
      "C 100 100 250 100 250 200",
      "C 250 300 400 300 400 200",
    ],
    "M0 0s1 2 3 4": ["M 0 0", "C 0 0 1 2 3 4"],
    "M0 0c0 3 3 3 3 0q1 1 2 0s1-1 2 0": [
      "M 0 0",
      "C 0 3 3 3 3 0",
      "C 3.666667 0.666667 4.333333 0.666667 5 0",
      "C 5 0 6 -1 7 0",
    ],
    // A quadratic curve's control lies at 3/2 of the cubic's.
    "M0 0Q3 6 6 0T12 0": ["M 0 0", "C 2 4 4 4 6 0", "C 8 -4 10 -4 12 0"],
    "M0 0t6 0": ["M 0 0", "C 0 0 2 0 6 0"],
  };
  for (const [data, expected] of Object.entries(paths))
    test(`of ${data || "nothing"}`, () => {
      expect(listed(readPathData(data))).toEqual([...expected]);
    });

  for (const data of [
    "L1 1",
    "1 2",
    "M",
    "M1",
    "M1 2 3",
    "M1 2L",
    "M1 2,",
    "M1 2L3 4,",
    "M1,,2",
    "M1 2Z3",
    "M1 2B3 4",
    "M1 2 L 3 4 C 1 2 3",
    "M1 2A1 1 0 2 0 3 3",
    "M1 2A1 1 0 0 .5 3 3",
    "M1 2L1e999 0",
    "M1 2L--3 4",
    "M1 2L3 4#",
    "M0 0L1 NaN",
    "M0 0L0x10 1",
    "M0 0\0",
  ])
    test(`is refused: ${JSON.stringify(data)}`, () => {
      expect(readPathData(data)).toBeNull();
    });
});

describe("arcs", () => {
  /** Points along the curves of an outline. */
  function points(path: Path | null): [number, number][] {
    const result: [number, number][] = [];
    let [at, lastX, lastY] = [0, 0, 0];
    for (const op of path?.ops ?? []) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = path?.coords.slice(at, at + 6) ?? [];
      at += ARITY[op] ?? 0;
      for (let t = 0; op === 2 && t <= 1; t += 0.05) {
        const s = 1 - t;
        const mix = (p0: number, p1: number, p2: number, p3: number) =>
          s ** 3 * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t ** 3 * p3;
        result.push([mix(lastX, a, c, e), mix(lastY, b, d, f)]);
      }
      [lastX, lastY] = op === 2 ? [e, f] : [a, b];
    }
    return result;
  }

  /** How far points lie off an ellipse, as a share of its radius. */
  function offEllipse(
    some: [number, number][],
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    turn = 0,
  ): number {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return Math.max(
      ...some.map(([x, y]) => {
        const [dx, dy] = [x - cx, y - cy];
        return Math.abs(Math.hypot((cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry) - 1);
      }),
    );
  }

  test("follow the circle, three quarters of it (the example of SVG 1.1, 8.3.8)", () => {
    const some = points(readPathData("M300,200 h-150 a150,150 0 1,0 150,-150 z"));
    expect(offEllipse(some, 300, 200, 150, 150)).toBeLessThan(0.0004);
    expect(Math.max(...some.map(([x]) => x))).toBeCloseTo(450, 0);
    expect(Math.max(...some.map(([, y]) => y))).toBeCloseTo(350, 0);
  });

  // SVG 1.1, 8.3.8 pictures the four arcs between the same two points.
  for (const [flags, cx, cy, length] of [
    ["0 0", 10, 0, 1],
    ["0 1", 0, 10, 1],
    ["1 0", 0, 10, 3],
    ["1 1", 10, 0, 3],
  ] as const)
    test(`with flags ${flags} run ${length} quarters round the right centre`, () => {
      const path = readPathData(`M0 0A10 10 0 ${flags} 10 10`);
      expect(offEllipse(points(path), cx, cy, 10, 10)).toBeLessThan(0.0004);
      expect(path?.ops.filter((op) => op === 2)).toHaveLength(length);
    });

  test("of an ellipse that is turned", () => {
    const path = readPathData("M20 0A20 10 90 0 1 20 40");
    expect(offEllipse(points(path), 20, 20, 10, 20)).toBeLessThan(0.0004);
  });

  test("with radii too small for their ends grow until they reach", () => {
    expect(offEllipse(points(readPathData("M0 0A1 1 0 0 1 20 0")), 10, 0, 10, 10)).toBeLessThan(0.0004);
  });

  test("with a negative radius take its absolute value, and without one are lines", () => {
    expect(listed(readPathData("M0 0A-5 5 0 0 1 10 0"))).toEqual(listed(readPathData("M0 0A5 5 0 0 1 10 0")));
    expect(listed(readPathData("M0 0A0 5 0 0 1 10 0"))).toEqual(["M 0 0", "L 10 0"]);
  });

  test("that end where they start draw nothing", () => {
    expect(listed(readPathData("M5 5a9 9 0 1 1 0 0"))).toEqual(["M 5 5"]);
  });

  test("may have flags without separators", () => {
    expect(listed(readPathData("M0 0a5 5 0 0110 0 5 5 0 10-1-1"))).toEqual(
      listed(readPathData("M0 0a5 5 0 0 1 10 0 a5 5 0 1 0 -1 -1")),
    );
  });
});

test("an outline that is spelled and read again is the same to half a step, and is spelled the same again", () => {
  const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
  const command = fc.oneof(
    fc.tuple(fc.constant("L"), fc.array(number, { minLength: 2, maxLength: 2 })),
    fc.tuple(fc.constant("C"), fc.array(number, { minLength: 6, maxLength: 6 })),
    fc.tuple(fc.constant("Z"), fc.constant<number[]>([])),
  );
  fc.assert(
    fc.property(
      fc.array(command, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 6 }),
      (commands, decimals) => {
        const path = readPathData(
          `M1 2${commands.map(([letter, numbers]) => letter + numbers.join(" ")).join("")}`,
        );
        if (path === null) throw new Error("the path is well-formed");
        const text = spellPath(path, decimals);
        const again = readPathData(text);
        if (again === null) throw new Error("what is spelled is well-formed");
        expect(again.ops).toEqual(path.ops);
        again.coords.forEach((value, at) => {
          expect(Math.abs(value - (path.coords[at] ?? 0))).toBeLessThanOrEqual(0.500001 * 10 ** -decimals);
        });
        expect(spellPath(again, decimals)).toBe(text);
      },
    ),
    { seed: 20261121, numRuns: 300 },
  );
});
