import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { glyphOf } from "../../src/qr/font/glyphs.ts";
import { tidyText } from "../../src/qr/font/text-line.ts";
import { MOVE, type Path } from "../../src/qr/scene/path.ts";
import type { Style } from "../../src/qr/style.ts";
import { layLabel } from "../../src/sheets/label.ts";
import { LAYOUTS } from "../../src/sheets/layouts.ts";
import { Fault } from "../../src/shared/fault.ts";
import type { LabelScene } from "../../src/sheets/scene.ts";
import { drawn, faultOf, layoutOf } from "./labels.ts";

/** The symbol and the text of a label. */

const STYLES: readonly Style[] = [
  {},
  { template: "classic", margin: 2 },
  { background: "#ffd600" },
  { background: "transparent", foreground: "#1e3a8a" },
  { frame: { shape: "box", text: "Menu", color: "#7c3aed" } },
  { frame: { shape: "banner", text: "Scan me", color: "#be123c" } },
  { frame: { shape: "bubble", text: "Wi-Fi", color: "#0f766e" } },
];

const DRAWINGS = STYLES.map((style, number) => drawn(number, style));
const PLAIN = drawn(0);

/** Left, top, right and bottom of an outline with its control points. */
function boundsOf({ coords }: Path): [number, number, number, number] {
  const xs = coords.filter((_, at) => at % 2 === 0);
  const ys = coords.filter((_, at) => at % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The outlines of a label's text. */
function pathOf({ text }: LabelScene): Path {
  if (text === null) throw new Error("the text is gone");
  return text.path;
}

/** The contours that the characters of texts have. */
function contoursOf(texts: readonly string[]): number {
  return [...texts.map(tidyText).join("")].reduce(
    (sum, character) => sum + (glyphOf(character)?.pieces.length ?? 0),
    0,
  );
}

const texts = fc.array(
  fc.oneof(
    fc.constantFrom("No. 0001", "HERR DR. ÄÖÜ ẤỆ", "https://quiet.example/r/abc123", "|gjļ↕", ""),
    fc.string({ unit: fc.constantFrom(..."abcdefgWMÄßÉ ,.-/ 0123"), maxLength: 120 }),
  ),
  { minLength: 1, maxLength: 4 },
);

describe("a label without text", () => {
  test.each(LAYOUTS.map((layout) => [layout.id, layout] as const))(
    "of %s has its symbol in the middle, as large as fits",
    (_, { label }) => {
      for (const drawing of label.height < 20 ? [PLAIN] : DRAWINGS) {
        const { symbol, text } = layLabel(drawing, [], label);
        const { box, scene } = symbol;
        const margin = Math.max(1, 0.03 * Math.min(label.width, label.height));
        const edge = drawing.design.frame.shape === "none" ? 0 : margin;
        expect(text).toBeNull();
        expect(box.x + box.width / 2).toBeCloseTo(label.width / 2, 9);
        expect(box.y + box.height / 2).toBeCloseTo(label.height / 2, 9);
        expect(box.width / box.height).toBeCloseTo(scene.width / scene.height, 9);
        expect(Math.min(box.x, box.y)).toBeCloseTo(edge, 9);
      }
    },
  );

  test("that is too small for its symbol is refused with the size that is needed", () => {
    for (const drawing of DRAWINGS) {
      const fault = faultOf(() => layLabel(drawing, ["text"], { width: 9, height: 40 }));
      expect(fault.code).toBe("label_too_small");
      const { params } = fault.errors[0] ?? {};
      const [width, height] = [Number(params?.["width"]), Number(params?.["height"])];
      expect(fault.message).toContain(`${width} × ${height} mm`);
      expect(layLabel(drawing, [], { width, height }).symbol.box.width).toBeGreaterThanOrEqual(
        drawing.scannability.minimumPrintMm - 1e-6,
      );
      expect(faultOf(() => layLabel(drawing, [], { width: width - 0.1, height })).code).toBe(
        "label_too_small",
      );
      expect(faultOf(() => layLabel(drawing, [], { width, height: height - 0.1 })).code).toBe(
        "label_too_small",
      );
    }
  });
});

describe("the text of a label", () => {
  test("is whole, in the label, beside the symbol, and leaves it large enough; or a size is named at which it is", () => {
    const sides = fc.oneof(
      fc.double({ min: 11, max: 22, noNaN: true }),
      fc.double({ min: 30, max: 300, noNaN: true }),
    );
    const drawings = fc.constantFrom(...DRAWINGS);
    const refused = { label_too_small: 0, label_text_too_long: 0 };
    const check = (drawing: (typeof DRAWINGS)[number], lines: string[], width: number, height: number) => {
      const label = layLabel(drawing, lines, { width, height });
      const { symbol, text } = label;
      const { box } = symbol;
      expect(box.width).toBeGreaterThanOrEqual(drawing.scannability.minimumPrintMm - 1e-6);
      expect(box.height / box.width).toBeCloseTo(symbol.scene.height / symbol.scene.width, 6);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1e-6);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 1e-6);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-6);
      if (lines.every((line) => tidyText(line) === "")) {
        expect(text).toBeNull();
        return;
      }
      const path = pathOf(label);
      const [left, top, right, bottom] = boundsOf(path);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
      expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([
        expect.closeTo(width / 2, 6),
        expect.closeTo(height / 2, 6),
      ]);
      expect(left >= box.x + box.width || top >= box.y + box.height).toBe(true);
      expect(path.ops.filter((op) => op === MOVE)).toHaveLength(contoursOf(lines));
    };
    fc.assert(
      fc.property(drawings, texts, sides, sides, (drawing, lines, width, height) => {
        try {
          check(drawing, lines, width, height);
        } catch (fault) {
          if (!(fault instanceof Fault)) throw fault;
          if (fault.code !== "label_too_small" && fault.code !== "label_text_too_long") throw fault;
          refused[fault.code]++;
          const { params } = fault.errors[0] ?? {};
          const [enoughWidth, enoughHeight] = [Number(params?.["width"]), Number(params?.["height"])];
          expect(fault.message).toContain(`${enoughWidth} × ${enoughHeight} mm`);
          check(drawing, fault.code === "label_too_small" ? [] : lines, enoughWidth, enoughHeight);
        }
      }),
      { seed: 27, numRuns: 400 },
    );
    // Sizes and texts are such that both happen.
    expect(Math.min(refused.label_too_small, refused.label_text_too_long)).toBeGreaterThan(5);
  });

  test("stands below the symbol where there is room, and beside it on a wide label", () => {
    const below = layLabel(PLAIN, ["No. 0001"], layoutOf("roll-4x6").label);
    expect(boundsOf(pathOf(below))[1]).toBeGreaterThan(below.symbol.box.y + below.symbol.box.height);
    expect(below.symbol.box.x + below.symbol.box.width / 2).toBeCloseTo(50.8, 6);
    const beside = layLabel(PLAIN, ["No. 0001", "Regal 17"], layoutOf("dymo-99010").label);
    expect(beside.symbol.box).toEqual({ x: 30.5, y: 0, width: 28, height: 28 });
    expect(boundsOf(pathOf(beside))[0]).toBeGreaterThanOrEqual(59.5);
  });

  test("has seven points, more on large labels, and shrinks when the symbol is as small as it may be", () => {
    // An H is 0.7275 em high.
    const points = (lines: readonly string[], label: { width: number; height: number }) => {
      const [, top, , bottom] = boundsOf(pathOf(layLabel(PLAIN, lines, label)));
      return ((bottom - top) / 0.7275) * (72 / 25.4);
    };
    expect(points(["H"], { width: 60, height: 40 })).toBeCloseTo(7, 2);
    expect(points(["H"], { width: 210, height: 297 })).toBeCloseTo(24.5, 1);
    const least = PLAIN.scannability.minimumPrintMm;
    const shrunk = points(["H"], { width: least, height: least + 8 });
    expect(shrunk).toBeLessThan(7);
    expect(shrunk).toBeGreaterThanOrEqual(4.5);
  });

  test("has the ink of the symbol where that is one colour, and the ground that of the label", () => {
    const lookOf = (style: Style) => {
      const { ground, text } = layLabel(drawn(0, style), ["text"], { width: 60, height: 60 });
      return [ground, text?.color];
    };
    const gradient = (...colors: string[]) => ({
      gradient: "linear" as const,
      stops: colors.map((color, offset) => ({ offset, color })),
    });
    expect(lookOf({})).toEqual([0xffffff, 0]);
    expect(lookOf({ foreground: "#0b1f3f", background: "#ffd600" })).toEqual([0xffd600, 0x0b1f3f]);
    expect(lookOf({ background: "transparent" })).toEqual([null, 0]);
    const mixed = { foreground: gradient("#000000", "#1e3a8a"), background: gradient("#ffffff", "#dbeafe") };
    expect(lookOf(mixed)).toEqual([null, 0]);
    expect(layLabel(drawn(0, mixed), [], { width: 60, height: 60 }).symbol.box.x).toBeCloseTo(1.8, 9);
  });
});
