import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { glyphOf } from "../../../src/qr/font/glyphs.ts";
import { tidyText } from "../../../src/qr/font/text-line.ts";
import type { Path } from "../../../src/qr/scene/path.ts";
import type { Style } from "../../../src/qr/style.ts";
import { layLabel, outlinesOf } from "../../../src/features/sheets/label.ts";
import { LAYOUTS } from "../../../src/features/sheets/layouts.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import type { LabelScene } from "../../../src/features/sheets/scene.ts";
import { boundsOf, contoursIn, drawn, faultOf, layoutOf } from "./labels.ts";

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

/** The outlines of a label's text. */
function pathOf({ text }: Pick<LabelScene, "text">): Path {
  if (text === null) throw new Error("the text is gone");
  return outlinesOf(text.glyphs);
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
      const contours = contoursIn(path);
      expect(contours).toHaveLength(contoursOf(lines));
      const inSymbol = contours
        .map(boundsOf)
        .filter(
          ([x, y, x2, y2]) => x < box.x + box.width && y < box.y + box.height && x2 > box.x && y2 > box.y,
        );
      expect(inSymbol).toEqual([]);
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

  test("stands below the symbol, or to its right on a wide label, and several on both sides", () => {
    const sides = (lines: readonly string[], id: string) => {
      const { symbol, text } = layLabel(PLAIN, lines, layoutOf(id).label);
      const { x, y, width, height } = symbol.box;
      const found = contoursIn(pathOf({ text })).map((contour) => {
        const [left, top, right, bottom] = boundsOf(contour);
        if (bottom <= y) return "above";
        if (top >= y + height) return "below";
        return right <= x ? "left" : left >= x + width ? "right" : "in";
      });
      return [...new Set(found)];
    };
    expect(sides(["No. 0001"], "roll-4x6")).toEqual(["below"]);
    expect(sides(["No. 0001", "Regal 17", "Fach 4"], "roll-4x6")).toEqual(["above", "below"]);
    expect(sides(["No. 0001"], "brother-dk-11209")).toEqual(["right"]);
    expect(sides(["No. 0001", "Regal 17", "Fach 4"], "brother-dk-11209")).toEqual(["left", "right"]);
  });

  test("is cut within words only where it does not fit in any size without", () => {
    const heightsOf = (word: string) => {
      const [, top, , bottom] = boundsOf(pathOf(layLabel(PLAIN, [word], { width: 20, height: 40 })));
      return (bottom - top) * (72 / 25.4);
    };
    // One line of 7 pt, one of less, and two.
    expect(heightsOf("H".repeat(6))).toBeCloseTo(7 * 0.7275, 2);
    expect(heightsOf("H".repeat(14))).toBeLessThan(7 * 0.72);
    expect(heightsOf("H".repeat(16))).toBeGreaterThan(4.5 * (0.7275 + 1.2));
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
