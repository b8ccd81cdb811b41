import { describe, expect, test } from "bun:test";
import { draw } from "../../../src/qr/draw.ts";
import type { Fill } from "../../../src/qr/scene/scene.ts";
import { FRAME_SHAPES, type Style } from "../../../src/qr/style.ts";
import { FORMATS, WRITERS } from "../../../src/qr/write/index.ts";
import { decodeBoth } from "../decode.ts";
import { canRender, rasterFile } from "../raster.ts";
import { areaOf } from "./inside.ts";

const PRODUCT = "HTTPS://ID.GS1.ORG/01/09521234543213";
const ITEM = `${PRODUCT}/22/VAR-2/10/ABCDEFGHIJ1234567890/21/serial-abcdefghijk`;
const PARCEL = `https://id.gs1.org/00/095212345432100010?4302=${"Street".repeat(11)}`;
const PAYLOADS = [PRODUCT, `${PRODUCT}/10/AB-1`, ITEM, PARCEL];

const drawn = (payload: string, style: Style = {}) => draw(payload, { hri: true, ...style }, null);

/** The text below the symbol, which is the last layer. */
function textOf({ scene }: ReturnType<typeof drawn>): Fill {
  const last = scene.layers.at(-1);
  if (last?.kind !== "fill") throw new Error("a text was expected");
  return last;
}

/** Top and bottom of each line of a text, by the rows in which nothing is drawn. */
function linesOf(text: Fill): { top: number; bottom: number }[] {
  const area = areaOf(text.path);
  const [left, top, right, bottom] = area.bounds;
  const lines: { top: number; bottom: number }[] = [];
  let wasEmpty = true;
  for (let y = top - 0.02; y <= bottom; y += 0.04) {
    let isEmpty = true;
    for (let x = left; x <= right && isEmpty; x += 0.05) isEmpty = !area.has(x, y);
    const last = lines.at(-1);
    if (!isEmpty && wasEmpty) lines.push({ top: y, bottom: y });
    else if (!isEmpty && last) last.bottom = y;
    wasEmpty = isEmpty;
  }
  return lines;
}

const CASES = PAYLOADS.flatMap((payload) =>
  FRAME_SHAPES.flatMap((shape) => [1, 4].map((margin) => [payload, shape, margin] as const)),
);

test.each(CASES)(
  "the text of %s in a frame %s is below the quiet zone of %d modules",
  (payload, shape, margin) => {
    const style: Style = { margin, frame: { shape, text: "Scan me" } };
    const drawing = drawn(payload, style);
    const plain = draw(payload, style, null);
    const { width, height } = drawing.scene;
    // The symbol is as large and where it was, so the verdict on it holds.
    expect(width).toBe(plain.scene.width);
    expect(height).toBeGreaterThan(plain.scene.height + 3);
    const { hri, minimumPrintMm, ...verdict } = drawing.scannability;
    expect(plain.scannability).toMatchObject(verdict);
    expect(hri).toBe(plain.scannability.hri);
    const [left, top, right, bottom] = areaOf(textOf(drawing).path).bounds;
    const size = 17 + 4 * verdict.version;
    const end = (width - size) / 2 + size;
    expect(top).toBeGreaterThan(end + 4 - 1e-6);
    expect(left).toBeGreaterThan(0.5);
    expect(right).toBeLessThan(width - 0.5);
    expect(left + right).toBeCloseTo(width, 0);
    expect(bottom).toBeLessThan(height - 0.5);
    // Nothing else of the frame is where the text is.
    const others = drawing.scene.layers
      .slice(1, -1)
      .flatMap((layer) => (layer.kind === "fill" ? [areaOf(layer.path)] : []));
    for (let x = left; x <= right; x += (right - left) / 20)
      for (const y of [top, (top + bottom) / 2, bottom])
        expect(others.some((area) => area.has(x, y))).toBe(false);
  },
);

test("a line ends between element strings, and has as many of them as fit", () => {
  const counted = (payload: string) => linesOf(textOf(drawn(payload))).length;
  expect(counted(PRODUCT)).toBe(1);
  expect(counted(`${PRODUCT}/10/AB-1`)).toBe(2);
  expect(counted(`${PRODUCT}/10/${"AB-1".repeat(5)}/21/${"9".repeat(20)}`)).toBe(3);
  // Lot and serial are short enough for one line.
  expect(counted(`${PRODUCT}/10/A/21/B`)).toBe(2);
  // 66 letters are too many for a line that can be read.
  expect(counted(PARCEL)).toBeGreaterThan(2);
});

test("a text is large enough to be read at the least width to print", () => {
  for (const payload of PAYLOADS) {
    const drawing = drawn(payload);
    const { scene, scannability } = drawing;
    const { minimumPrintMm: without } = draw(payload, {}, null).scannability;
    expect(scannability.minimumPrintMm).toBeGreaterThan(without);
    const [first = { top: 0, bottom: 0 }] = linesOf(textOf(drawing));
    // An em of 4.5 points is 1.59 mm, and brackets of Inter are 0.97 of that high.
    const height = ((first.bottom - first.top) / scene.width) * scannability.minimumPrintMm;
    expect(height).toBeWithin(1.38, 1.65);
  }
});

test("it is black beside a gradient, otherwise of the ink of the symbol", () => {
  expect(textOf(drawn(PRODUCT, { foreground: "#123456" })).paint).toEqual({ kind: "solid", color: 0x123456 });
  const stops = [
    { offset: 0, color: "#123456" },
    { offset: 1, color: "#000000" },
  ];
  const gradient = drawn(PRODUCT, { foreground: { gradient: "linear", stops } });
  expect(textOf(gradient).paint).toEqual({ kind: "solid", color: 0 });
});

test("any other content is drawn as without it", () => {
  for (const payload of ["https://museum.example/hall-3", "(01)09521234543213", "https://a.example/01/1"]) {
    expect(drawn(payload).scene).toEqual(draw(payload, {}, null).scene);
    expect(drawn(payload).scannability.hri).toBeUndefined();
  }
});

const STYLES: readonly Style[] = [
  { template: "rounded", frame: { shape: "box", text: "Scan me" } },
  { background: "transparent", foreground: "#123456" },
  { size: 120 },
];

describe.each(FORMATS)("%s", (format) => {
  test.skipIf(!canRender(format))("two decoders read the symbol above the text", async () => {
    for (const style of STYLES)
      for (const payload of [PRODUCT, ITEM]) {
        const { scene, design } = drawn(payload, {
          ...style,
          size: style.size && payload === PRODUCT ? 120 : 512,
        });
        const file = await WRITERS[format].write(scene, { widthPx: design.size, widthMm: 20 });
        const raster = await rasterFile(format, file, design.size);
        expect(await decodeBoth(raster), payload).toEqual({ zxing: payload, qr: payload });
      }
  });
});
