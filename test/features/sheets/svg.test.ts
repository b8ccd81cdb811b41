import { describe, expect, test } from "bun:test";
import { draw } from "../../../src/qr/draw.ts";
import type { LogoArt } from "../../../src/qr/logo/art.ts";
import type { Box } from "../../../src/qr/scene/scene.ts";
import { layLabel } from "../../../src/features/sheets/label.ts";
import { LAYOUTS } from "../../../src/features/sheets/layouts.ts";
import { labelsOf, placesOf } from "../../../src/features/sheets/place.ts";
import type { PlacedLabel } from "../../../src/features/sheets/scene.ts";
import { zbar } from "../../lab/decoders/zbar.ts";
import { greyOf, toBytes } from "../../lab/picture.ts";
import { decodeBoth } from "../../qr/decode.ts";
import { type Raster, rasterSvg } from "../../qr/render.ts";
import { addressOf, orderOf, placed, svgOf } from "./labels.ts";

/** Pages as SVG, seen as a printer of 300 dpi would print them. */

const DPI = 300;
/** Posters are seen from afar. */
const POSTER_DPI = 75;
const POSTER = 120;

/** A part of a page, in millimetres, as pixels. */
function seen(svg: string, { x, y, width, height }: Box, dpi: number): Promise<Raster> {
  const part = svg.replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`);
  return rasterSvg(part, Math.round((width / 25.4) * dpi));
}

/** The texts that three decoders read. */
async function readings(raster: Raster) {
  return { ...(await decodeBoth(raster)), zbar: await zbar.decode(toBytes(greyOf(raster))) };
}

const threefold = (text: string) => ({ zxing: text, qr: text, zbar: text });

/** The middle of all that is dark, as shares of width and height. A pixel at its edge is as grey as it is covered. */
function middleOf({ width, height, rgba }: Raster): [x: number, y: number] {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ink = 1 - (rgba[(y * width + x) * 4] ?? 255) / 255;
      if (ink > (columns[x] ?? 0)) columns[x] = ink;
      if (ink > (rows[y] ?? 0)) rows[y] = ink;
    }
  return [middleOfLine(columns), middleOfLine(rows)];
}

function middleOfLine(inks: Float32Array): number {
  const first = inks.findIndex((ink) => ink > 0.02);
  const last = inks.findLastIndex((ink) => ink > 0.02);
  return (first + 1 - (inks[first] ?? 0) + last + (inks[last] ?? 0)) / 2 / inks.length;
}

describe("a page of every layout", () => {
  test.each(LAYOUTS.map((layout) => [layout.id, layout] as const))(
    "%s: the symbol of the last label lies in its middle, to a tenth of a millimetre, and three decoders read it",
    async (id, layout) => {
      const order = orderOf(id);
      const last = labelsOf(layout) - 1;
      const label = placed(order, last);
      const svg = svgOf(order, [label]);
      const dpi = Math.max(layout.label.width, layout.label.height) > POSTER ? POSTER_DPI : DPI;
      for (const place of label.places) {
        const raster = await seen(svg, place, dpi);
        const [x, y] = middleOf(raster);
        expect(Math.abs(x - 0.5) * place.width).toBeLessThan(0.1);
        expect(Math.abs(y - 0.5) * place.height).toBeLessThan(0.1);
        expect(await readings(raster)).toEqual(threefold(addressOf(last)));
      }
    },
  );
});

describe("a page", () => {
  const YELLOW = { background: "#ffd600" };

  /** Red, green and blue at a point of a page, in millimetres. */
  async function colorAt(svg: string, x: number, y: number): Promise<number[]> {
    const { width, height, rgba } = await seen(
      svg,
      { x: x - 0.01, y: y - 0.01, width: 0.02, height: 0.02 },
      12_700,
    );
    const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
    return [...rgba.subarray(at, at + 3)];
  }

  test("is as large as its paper, in millimetres", () => {
    expect(svgOf(orderOf("avery-5160"), [])).toMatch(
      /^<svg [^>]*width="215.9mm" height="279.4mm" viewBox="0 0 215.9 279.4"><\/svg>$/,
    );
    expect(svgOf(orderOf("a6", { bleedMm: 3, marks: "crop" }), [])).toMatch(
      /^<svg [^>]*width="123mm" height="166mm" viewBox="-9 -9 123 166">/,
    );
  });

  test("with a coloured ground has it everywhere in labels and their bleed, and nowhere else", async () => {
    const order = orderOf("avery-l7160", { bleedMm: 3, marks: "crop" });
    const svg = svgOf(order, [placed(order, 0, YELLOW, ["No. 1"]), placed(order, 1, YELLOW, ["No. 2"])]);
    for (const [x, y] of [
      [8, 16],
      [4.5, 12.5],
      [72, 30],
      [130, 20],
      [138, 53],
    ] as const)
      expect(await colorAt(svg, x, y)).toEqual([0xff, 0xd6, 0]);
    for (const [x, y] of [
      [3.9, 20],
      [30, 11.8],
      [141, 30],
      [30, 57],
    ] as const)
      expect(await colorAt(svg, x, y)).toEqual([255, 255, 255]);
    expect(await colorAt(svg, 7.21, 8)).toEqual([0, 0, 0]);
  });

  test("shows frames over the labels", async () => {
    const order = orderOf("avery-3422", { marks: "frame" });
    const svg = svgOf(order, [placed(order, 0, YELLOW)]);
    expect(await colorAt(svg, 20, 8.5)).toEqual([0x99, 0x99, 0x99]);
  });

  test("has a label of several places once, and a logo of several labels", async () => {
    const art: LogoArt = {
      kind: "vector",
      viewBox: [0, 0, 24, 24],
      markup: '<circle cx="12" cy="12" r="12" fill="#b91c1c"/>',
      fills: null,
    };
    const order = orderOf("avery-l7163");
    const labels = [0, 1].map((number): PlacedLabel => ({
      label: layLabel(draw(addressOf(number), { logo: { size: 0.2 } }, art), ["text"], order.layout.label),
      places: [0, 1, 2].flatMap((copy) => placesOf(order.layout, 3 * number + copy, 1, order.offset)),
    }));
    const svg = svgOf(order, labels);
    expect(svg.match(/<circle /g)).toHaveLength(1);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    for (const { places } of labels.slice(1))
      for (const place of places)
        expect(await readings(await seen(svg, place, DPI))).toEqual(threefold(addressOf(1)));
    expect(svgOf(order, labels)).toBe(svg);
  });

  test("defines a gradient once, and its ids are its own", () => {
    const order = orderOf("avery-l7163");
    const stops = [
      { offset: 0, color: "#4c1d95" },
      { offset: 1, color: "#7c2d12" },
    ];
    const style = { foreground: { gradient: "linear" as const, stops } };
    const svg = svgOf(
      order,
      [0, 1, 2].map((number) => placed(order, number, style)),
    );
    expect(svg.match(/<linearGradient /g)).toHaveLength(1);
    expect(svg.match(/url\(#/g)).toHaveLength(3);
  });

  test("with texts is read by three decoders on the smallest labels", async () => {
    const lines = ["Inventar 0001", "https://quiet.example/r/abc123"];
    for (const id of ["avery-5167", "avery-l7651", "brother-dk-11221", "herma-4608"]) {
      const order = orderOf(id);
      const label = placed(order, 0, {}, lines);
      for (const place of label.places)
        expect(await readings(await seen(svgOf(order, [label]), place, DPI))).toEqual(
          threefold(addressOf(0)),
        );
    }
  });
});
