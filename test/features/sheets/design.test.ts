import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { draw, type Drawing } from "../../../src/qr/draw.ts";
import type { Box } from "../../../src/qr/scene/scene.ts";
import type { LabelDesign } from "../../../src/features/sheets/design.ts";
import { layLabel, outlinesOf } from "../../../src/features/sheets/label.ts";
import { bandBox, layPage } from "../../../src/features/sheets/page.ts";
import { placesOf } from "../../../src/features/sheets/place.ts";
import type { LabelScene, PlacedText } from "../../../src/features/sheets/scene.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { addressOf, boundsOf, drawn, layoutOf, orderOf } from "./labels.ts";

/** Labels with a design: a head of logo and headline, a band, texts below the symbol or at its side. */

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#136b3c"/></svg>';

function withLogo(): Drawing {
  const style = { logo: { svg: LOGO, size: 0.2 } };
  return draw(addressOf(1), style, readLogo(style.logo));
}

const DRAWINGS = [
  drawn(0),
  drawn(2, { frame: { shape: "box", text: "Menu", color: "#7c3aed" } }),
  withLogo(),
];

function boxOf(words: PlacedText | null): Box | null {
  if (words === null) return null;
  const [x, y, right, bottom] = boundsOf(outlinesOf(words.glyphs));
  return { x, y, width: right - x, height: bottom - y };
}

/** The parts of a label, none of which may lie on another. */
function partsOf({ symbol, text, head }: LabelScene): Box[] {
  return [symbol.box, boxOf(text), boxOf(head.headline), head.logo?.box ?? null].filter(
    (box) => box !== null,
  );
}

const meets = (one: Box, other: Box) =>
  one.x + one.width > other.x + 1e-6 &&
  other.x + other.width > one.x + 1e-6 &&
  one.y + one.height > other.y + 1e-6 &&
  other.y + other.height > one.y + 1e-6;

function check(
  drawing: Drawing,
  lines: readonly string[],
  design: LabelDesign,
  width: number,
  height: number,
) {
  const label = layLabel(drawing, lines, { width, height, design });
  const { symbol, head, text } = label;
  expect(symbol.box.width).toBeGreaterThanOrEqual(drawing.scannability.minimumPrintMm - 1e-6);
  const parts = partsOf(label);
  for (const [at, part] of parts.entries()) {
    expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(-1e-6);
    expect(part.x + part.width).toBeLessThanOrEqual(width + 1e-6);
    expect(part.y + part.height).toBeLessThanOrEqual(height + 1e-6);
    expect(parts.slice(at + 1).filter((other) => meets(part, other))).toEqual([]);
  }
  // Nothing is lost.
  const said = lines.filter((line) => line.trim() !== "").length;
  const isHeaded = design.headline !== undefined && (lines[0] ?? "").trim() !== "";
  expect(head.headline !== null).toBe(isHeaded);
  expect(text !== null).toBe(said > (isHeaded ? 1 : 0));
  expect(head.logo !== null).toBe(
    design.logo === true && drawing.scene.layers.some(({ kind }) => kind !== "fill"),
  );
  const { band } = head;
  expect(band !== null).toBe(design.band !== undefined);
  if (band)
    for (const part of [boxOf(head.headline), head.logo?.box ?? null])
      if (part) expect(part.y + part.height).toBeLessThanOrEqual(band.height + 1e-6);
  if (band) expect(symbol.box.y).toBeGreaterThanOrEqual(band.height - 1e-6);
}

describe("a designed label", () => {
  const designs: fc.Arbitrary<LabelDesign> = fc.record(
    {
      headline: fc.record({ sizePt: fc.integer({ min: 6, max: 80 }) }, { requiredKeys: [] }),
      band: fc.constant({ color: "#136b3c" }),
      logo: fc.boolean(),
      textAt: fc.constantFrom("below" as const, "side" as const),
    },
    { requiredKeys: [] },
  );
  const word = fc.constantFrom(
    "Menu",
    "Speisekarte",
    "https://museum.example/hall-3",
    "Ä",
    "",
    "Hall 3: The river",
  );
  const lines = fc.array(word, { minLength: 1, maxLength: 4 });
  const side = fc.oneof(
    fc.double({ min: 12, max: 60, noNaN: true }),
    fc.double({ min: 60, max: 420, noNaN: true }),
  );

  test("has all its parts, none on another, and a symbol that is large enough; or a size is named at which it has", () => {
    let refused = 0;
    fc.assert(
      fc.property(
        fc.nat({ max: DRAWINGS.length - 1 }),
        lines,
        designs,
        side,
        side,
        (at, texts, design, width, height) => {
          const drawing = DRAWINGS[at] ?? drawn(0);
          try {
            check(drawing, texts, design, width, height);
          } catch (fault) {
            if (!(fault instanceof Fault)) throw fault;
            refused++;
            const { params } = fault.errors[0] ?? {};
            check(drawing, texts, design, Number(params?.["width"]), Number(params?.["height"]));
          }
        },
      ),
      { seed: 41, numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(20);
  });

  test("keeps the size of a headline that was chosen", () => {
    const { head } = layLabel(drawn(0), ["Menu"], {
      width: 105,
      height: 74,
      design: { headline: { sizePt: 24 } },
    });
    expect(head.headline?.glyphs[0]?.size).toBeCloseTo((24 * 25.4) / 72, 9);
  });

  test("leaves the symbol the height of a wide label whose text is at its side", () => {
    const label = layoutOf("avery-l7160").label;
    const around = layLabel(drawn(0), ["Audio guide", "Hall 3"], label).symbol.box.width;
    const design = { headline: {}, textAt: "side" } as const;
    const beside = layLabel(drawn(0), ["Audio guide", "Hall 3"], { ...label, design }).symbol.box.width;
    expect(beside).toBeGreaterThan(1.15 * around);
  });

  test("makes the symbol smaller before it cuts a word", () => {
    const label = layoutOf("card-85x55").label;
    const design = { headline: { sizePt: 24 }, textAt: "side" } as const;
    const { head, symbol } = layLabel(drawn(0), ["Hafenrundfahrt"], { ...label, design });
    expect(new Set(head.headline?.glyphs.map(({ baseline }) => baseline)).size).toBe(1);
    expect(symbol.box.width).toBeLessThan(0.5 * label.height);
  });

  test("has words on its band in white or black, whichever is read more easily", () => {
    const colorOn = (color: string) =>
      layLabel(drawn(0), ["Menu"], { width: 60, height: 90, design: { headline: {}, band: { color } } }).head
        .headline?.color;
    expect([colorOn("#136b3c"), colorOn("#ffd600")]).toEqual([0xffffff, 0x000000]);
  });
});

test("the bands of a table tent meet in its fold, where dashes go from edge to edge", () => {
  const order = orderOf("tent-a6-4", { bleedMm: 3 });
  const [lower, upper] = placesOf(order.layout, 0, 1, order.offset);
  if (!lower || !upper) throw new Error("a tent has two panels");
  const [below, above] = [bandBox(order, lower, 10), bandBox(order, upper, 10)];
  expect([below.y, below.y + below.height]).toEqual([expect.closeTo(74.25, 6), expect.closeTo(84.25, 6)]);
  expect([above.y, above.y + above.height]).toEqual([expect.closeTo(64.25, 6), expect.closeTo(74.35, 6)]);
  expect(below.x).toBe(-3);

  const folded = { ...order.layout, label: { ...order.layout.label, design: { foldLine: true } } };
  const { frame, marks } = layPage({ ...order, layout: folded });
  expect(marks).toBeNull();
  const coords = frame?.coords ?? [];
  const dashes = Array.from({ length: coords.length / 4 }, (_, at) => coords.slice(4 * at, 4 * at + 4));
  const right = Math.max(...dashes.map(([x = 0, , width = 0]) => x + width));
  expect([Math.min(...dashes.map(([x = 0]) => x)), right]).toEqual([0, expect.closeTo(210, 6)]);
  const middles = new Set(dashes.map(([, y = 0, , height = 0]) => (y + height / 2).toFixed(2)));
  expect([...middles]).toEqual(["74.25", "222.75"]);
  expect(layPage(order).frame).toBeNull();
});
