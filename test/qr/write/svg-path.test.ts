import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { CLOSE, CURVE, LINE, MOVE, Path, RECT } from "../../../src/qr/scene/path.ts";
import { Spelling } from "../../../src/qr/write/spelling.ts";
import { spellSvgPath } from "../../../src/qr/write/svg-path.ts";

function spell(path: Path): string {
  const out = new Spelling();
  spellSvgPath(path, out);
  return out.take();
}

/** Absolute points of path data, by SVG's grammar and nothing of ours: every M, L, C end and control, in order. */
function read(data: string): [string, ...number[]][] {
  const commands = data.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commands.map((command) => {
    const letter = command.charAt(0);
    const numbers = (command.slice(1).match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const relative = letter === letter.toLowerCase();
    const points = numbers.map((number, i) => {
      const across = letter.toUpperCase() === "V" ? false : letter.toUpperCase() === "H" || i % 2 === 0;
      return relative ? number + (across ? x : y) : number;
    });
    const kind = letter.toUpperCase();
    if (kind === "Z") [x, y] = [startX, startY];
    else if (kind === "H") x = points[0] ?? Number.NaN;
    else if (kind === "V") y = points[0] ?? Number.NaN;
    else [x, y] = [points.at(-2) ?? Number.NaN, points.at(-1) ?? Number.NaN];
    if (kind === "M") [startX, startY] = [x, y];
    if (kind === "H" || kind === "V") return ["L", x, y];
    return [kind, ...points];
  });
}

/** The same from the path itself. */
function expected({ ops, coords }: Path): [string, ...number[]][] {
  const rest = [...coords];
  const take = (count: number) => rest.splice(0, count);
  return ops.flatMap((op): [string, ...number[]][] => {
    if (op === CLOSE) return [["Z"]];
    if (op === MOVE) return [["M", ...take(2)]];
    if (op === LINE) return [["L", ...take(2)]];
    if (op === CURVE) return [["C", ...take(6)]];
    const [x = 0, y = 0, width = 0, height = 0] = take(4);
    const [right, bottom] = [x + width, y + height];
    return [["M", x, y], ["L", right, y], ["L", right, bottom], ["L", x, bottom], ["Z"]];
  });
}

const coordinate = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.double({ min: -200, max: 200, noNaN: true }),
  fc.constantFrom(0, 0.5, -0.5, 0.001, -0.001, 0.0004, 9.9996, 99.9995, 1000),
);
const path = fc
  .array(
    fc.tuple(
      fc.constantFrom(MOVE, LINE, CURVE, CLOSE, RECT),
      fc.array(coordinate, { minLength: 6, maxLength: 6 }),
    ),
  )
  .map((steps) => {
    const built = new Path().moveTo(0, 0);
    for (const [op, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]] of steps) {
      if (op === MOVE) built.moveTo(a, b);
      else if (op === LINE) built.lineTo(a, b);
      else if (op === CURVE) built.curveTo(a, b, c, d, e, f);
      else if (op === CLOSE) built.close();
      else built.rect(a, b, c, d);
    }
    return built;
  });

test("any outline reads back to within half a thousandth, without drift", () => {
  fc.assert(
    fc.property(path, (outline) => {
      const found = read(spell(outline));
      const meant = expected(outline);
      expect(found.map(([kind]) => kind)).toEqual(meant.map(([kind]) => kind));
      const off = found.flatMap(([, ...numbers], i) =>
        numbers.map((number, j) => Math.abs(number - Number(meant[i]?.[j + 1]))),
      );
      expect(Math.max(0, ...off)).toBeLessThan(0.000501);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("steps or places are used, whichever are shorter", () => {
  expect(spell(new Path().rect(4, 4, 7, 1).rect(120, 4, 1, 1))).toBe("M4 4h7v1H4zM120 4h1v1h-1z");
  expect(spell(new Path().moveTo(100, 100).lineTo(101, 102).lineTo(2, 3).close())).toBe("M100 100l1 2L2 3z");
});

describe("an arc", () => {
  const circle = () => new Path().moveTo(1, 2).arcTo(0.5, 2, 2).arcTo(0.5, 1, 2).close();

  test("is a step along a circle, and says which way it turns", () => {
    expect(spell(circle())).toBe("M1 2a.5.5 0 0 1 1 0a.5.5 0 0 1-1 0z");
    expect(spell(new Path().moveTo(1, 2).arcTo(-0.25, 1.25, 2.25))).toBe("M1 2a.25.25 0 0 0 .25.25");
  });

  test("is spelled in parts of a module", () => {
    const path = circle();
    path.parts = 2;
    expect(spell(path)).toBe("M2 4a1 1 0 0 1 2 0a1 1 0 0 1-2 0z");
  });
});

describe("a round box", () => {
  test("is copied where the one before has the same size, and starts where no line is drawn twice", () => {
    const path = new Path()
      .round(1, 1, 1, 1, 0.25)
      .round(3, 2, 1, 1, 0.25)
      .round(5, 5, 1, 3, 0.5)
      .round(5, 5, 3, 1, 0.5);
    path.parts = 4;
    const box = "a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1z";
    expect(spell(path)).toBe(
      `M4 5${box}m8 4${box}m8 13a2 2 0 0 1 4 0v8a2 2 0 0 1-4 0zm2-2h8a2 2 0 0 1 0 4h-8a2 2 0 0 1 0-4z`,
    );
  });

  test("has room in the text however long its numbers are", () => {
    const path = new Path();
    for (let i = 0; i < 5_000; i++)
      path.round(1e5 + i / 7, -1e5 - i / 7, 1000.001 + (i % 2), 2000.003, 333.333);
    const data = spell(path);
    expect(data).toEndWith("z");
    expect(data.match(/z/g)?.length).toBe(5_000);
  });
});

test("a separator is left out where a sign or a second point says it", () => {
  expect(spell(new Path().moveTo(0.5, 0.25).lineTo(0.25, 0.75))).toBe("M.5.25L.25.75");
  expect(spell(new Path().moveTo(5, 0.25).lineTo(1, -1.5))).toBe("M5 .25L1-1.5");
});

test("coordinates are rounded to thousandths and never spelled with an exponent", () => {
  expect(spell(new Path().moveTo(1 / 3, 2e-7).lineTo(123.4567, 12345.6))).toBe("M.333 0L123.457 12345.6");
  expect(spell(new Path().moveTo(1e21, -1e21))).toBe("M1000000-1000000");
});

test("edges that touch before rounding touch after it", () => {
  const third = 1 / 3;
  const data = spell(
    new Path()
      .rect(0, 0, third, 1)
      .rect(third, 0, third, 1)
      .rect(2 * third, 0, third, 1),
  );
  const places = read(data).map((command) => command[1]);
  expect(places).toEqual([
    0,
    0.333,
    0.333,
    0,
    undefined,
    0.333,
    0.667,
    0.667,
    0.333,
    undefined,
    0.667,
    1,
    1,
    0.667,
    undefined,
  ]);
});
