import { describe, expect, test } from "bun:test";
import type { Style } from "../../../../src/qr/style.ts";
import { layLabel } from "../../../../src/features/sheets/label.ts";
import { LAYOUTS } from "../../../../src/features/sheets/layouts.ts";
import type { LabelDesign } from "../../../../src/features/sheets/design.ts";
import { layPage } from "../../../../src/features/sheets/page.ts";
import { labelsOf, type Place } from "../../../../src/features/sheets/place.ts";
import type { LabelScene, SheetOrder } from "../../../../src/features/sheets/scene.ts";
import { IN_FULL } from "../../../extent.ts";
import { jsqr } from "../../../lab/decoders/jsqr.ts";
import { zbar } from "../../../lab/decoders/zbar.ts";
import { zxing } from "../../../lab/decoders/zxing.ts";
import type { GreyBytes } from "../../../lab/picture.ts";
import { hasProgram } from "../../../programs.ts";
import { run } from "../../../qr/render.ts";
import { addressOf, drawn, orderOf } from "../labels.ts";
import { pagesWith, writeSheet } from "./files.ts";
import { readGrey } from "./picture.ts";

/** Sheets as a printer of 300 dots an inch shows them: every symbol decodes, and lies where its layout has it. */

const DPI = 300;
const DOTS = DPI / 25.4;

const DECODERS = [zxing, zbar, jsqr];

/** The first page in grey, media box and all. */
const RENDERERS: Readonly<Record<"pdftoppm" | "gs" | "mutool", (file: string) => string[]>> = {
  pdftoppm: (file) => ["pdftoppm", "-gray", "-r", `${DPI}`, "-f", "1", "-l", "1", file],
  gs: (file) => [
    ..."gs -q -dSAFER -dBATCH -dNOPAUSE -dGraphicsAlphaBits=4 -sDEVICE=pgmraw -dFirstPage=1 -dLastPage=1".split(
      " ",
    ),
    `-r${DPI}`,
    "-o",
    "-",
    file,
  ],
  mutool: (file) => [
    "mutool",
    "draw",
    "-q",
    "-N",
    "-c",
    "gray",
    "-F",
    "pgm",
    "-r",
    `${DPI}`,
    "-o",
    "-",
    file,
    "1",
  ],
};

/** Where a box in millimetres of the trimmed page lies in a picture of the media. */
function dots(order: SheetOrder, x: number, y: number): [number, number] {
  const { media } = layPage(order);
  return [(x - media.x) * DOTS, (y - media.y) * DOTS];
}

/** A part of the picture: a label's, and no more. */
function cut(picture: GreyBytes, order: SheetOrder, { x, y, width, height }: Place): GreyBytes {
  const [left, top] = dots(order, x, y).map(Math.floor);
  const [right, bottom] = dots(order, x + width, y + height).map(Math.ceil);
  const [across, down] = [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)];
  const bytes = new Uint8Array(across * down).fill(255);
  for (let row = 0; row < down; row++) {
    const from = ((top ?? 0) + row) * picture.width + (left ?? 0);
    bytes.set(picture.bytes.subarray(from, from + across), row * across);
  }
  return { width: across, height: down, bytes };
}

/** The middle of all that is darker than grey, in millimetres of the trimmed page. */
function middleOfInk(
  picture: GreyBytes,
  order: SheetOrder,
  { x, y, width, height }: Place,
): [number, number] {
  const [left, top] = dots(order, x, y);
  const [right, bottom] = dots(order, x + width, y + height);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = Math.ceil(top); row < Math.floor(bottom); row++)
    for (let column = Math.ceil(left); column < Math.floor(right); column++)
      if ((picture.bytes[row * picture.width + column] ?? 255) < 128) {
        [minX, maxX] = [Math.min(minX, column), Math.max(maxX, column + 1)];
        [minY, maxY] = [Math.min(minY, row), Math.max(maxY, row + 1)];
      }
  const { media } = layPage(order);
  return [(minX + maxX) / 2 / DOTS + media.x, (minY + maxY) / 2 / DOTS + media.y];
}

/** Where the symbol of a label belongs on the page. */
function symbolPlace({ symbol: { box } }: LabelScene, place: Place): Place {
  const { width, height } = box;
  const x = place.isTurned ? place.width - box.x - width : box.x;
  const y = place.isTurned ? place.height - box.y - height : box.y;
  return { ...place, x: place.x + x, y: place.y + y, width, height };
}

const STYLES: readonly Style[] = [
  {},
  { modules: { shape: "rounded" }, background: "#ffeebb" },
  { modules: { shape: "connected" }, background: "transparent" },
  {
    foreground: {
      gradient: "linear",
      stops: [
        { offset: 0, color: "#102030" },
        { offset: 1, color: "#801030" },
      ],
    },
  },
];

/** Labels with a name and a number. */
function labelsFor({ layout }: SheetOrder, count: number) {
  return Array.from({ length: count }, (_, number) => {
    const drawing = drawn(number, STYLES[number % STYLES.length]);
    return {
      payload: addressOf(number),
      label: layLabel(drawing, ["Museum", `No. ${number}`], layout.label),
    };
  });
}

type Renderer = keyof typeof RENDERERS;

/** Each with marks or a frame, a bleed, a start or a misplacement of the printer to mind. */
const SHEETS: readonly [Renderer, SheetOrder][] = [
  [
    "pdftoppm",
    orderOf("avery-l7160", {
      standard: "pdf/x-1a",
      marks: "crop",
      bleedMm: 3,
      start: 5,
      offset: { xMm: 1.5, yMm: -2 },
    }),
  ],
  ["gs", orderOf("tent-a6", { standard: "pdf/x-1a", marks: "crop", bleedMm: 3 })],
  ["mutool", orderOf("avery-l7651", { marks: "frame", copies: 2 })],
  ["gs", designed("tent-a6-4", { headline: {}, band: { color: "#136b3c" }, foldLine: true })],
  ["pdftoppm", designed("card-85x55", { headline: { sizePt: 14 }, textAt: "side" })],
];

/** An order of a layout with a design, for the press. */
function designed(id: string, design: LabelDesign): SheetOrder {
  const order = orderOf(id, { standard: "pdf/x-1a", marks: "crop", bleedMm: 3 });
  return { ...order, layout: { ...order.layout, label: { ...order.layout.label, design } } };
}

const PROGRAMS: readonly Renderer[] = ["pdftoppm", "gs", "mutool"];

const ALL = LAYOUTS.map(({ id }, at): [Renderer, SheetOrder] => [
  PROGRAMS[at % PROGRAMS.length] ?? "gs",
  orderOf(id, { standard: "pdf/x-1a", marks: "crop", bleedMm: 1 }),
]);

/** Labels on a page, in the quick run. */
const FEW = 6;

const CASES = (IN_FULL ? [...SHEETS, ...ALL] : SHEETS).map(
  ([renderer, order]) => [renderer, "id" in order.layout ? order.layout.id : "", order] as const,
);

describe.each(CASES)("with %s, on %s", (renderer, _, order) => {
  test.skipIf(!hasProgram(renderer))(
    "three decoders read every symbol, and its middle is within 0.1 mm",
    async () => {
      const most = Math.floor((labelsOf(order.layout) - order.start + 1) / order.copies);
      const made = labelsFor(order, Math.min(most, IN_FULL ? most : FEW));
      const pdf = await writeSheet(
        made.map(({ label }) => label),
        order,
      );
      const picture = readGrey(await run(pdf, RENDERERS[renderer]));
      const [placed = []] = pagesWith(
        made.map(({ label }) => label),
        order,
      );
      expect(placed).toHaveLength(made.length);
      for (const [at, { label, places }] of placed.entries())
        for (const place of places) {
          const seen = cut(picture, order, place);
          for (const decoder of DECODERS)
            expect([decoder.name, await decoder.decode(seen)]).toEqual([
              decoder.name,
              made[at]?.payload ?? "",
            ]);
          const symbol = symbolPlace(label, place);
          const [x, y] = middleOfInk(picture, order, symbol);
          expect(Math.abs(x - symbol.x - symbol.width / 2)).toBeLessThan(0.1);
          expect(Math.abs(y - symbol.y - symbol.height / 2)).toBeLessThan(0.1);
        }
    },
  );
});
