import { Resvg } from "@resvg/resvg-wasm";
import { ARITY, RECT } from "../../../src/qr/scene/path.ts";
import type { Fill } from "../../../src/qr/scene/scene.ts";
import { loadResvg } from "../../../src/qr/write/resvg.ts";

await loadResvg();

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, premultiplied, and alpha, 0 to 255. */
  readonly pixels: Float64Array;
}

/** How many rendered pixels a pixel of the result averages, each way: a renderer's own steps must not show. */
const FINENESS = 4;

/** An SVG document as resvg renders it, `width` pixels wide. */
export function render(svg: string, width = 128): Raster {
  const options = { fitTo: { mode: "width", value: width * FINENESS } } as const;
  const image = new Resvg(svg, { ...options, font: { loadSystemFonts: false } }).render();
  const raster = {
    width,
    height: Math.floor(image.height / FINENESS),
    pixels: new Float64Array(width * Math.floor(image.height / FINENESS) * 4),
  };
  const source = image.pixels;
  for (let y = 0; y < raster.height * FINENESS; y++)
    for (let x = 0; x < width * FINENESS; x++) {
      const from = (y * image.width + x) * 4;
      const to = (Math.floor(y / FINENESS) * width + Math.floor(x / FINENESS)) * 4;
      const alpha = source[from + 3] ?? 0;
      for (let channel = 0; channel < 4; channel++) {
        const value = channel === 3 ? alpha : ((source[from + channel] ?? 0) * alpha) / 255;
        raster.pixels[to + channel] = (raster.pixels[to + channel] ?? 0) + value / FINENESS ** 2;
      }
    }
  return raster;
}

/** The share of pixels in which two rasters of the same size differ by more than a tenth of the range. */
export function difference(one: Raster, other: Raster): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let differing = 0;
  for (let at = 0; at < one.pixels.length; at += 4)
    for (let channel = 0; channel < 4; channel++)
      if (Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)) > 25.5) {
        differing++;
        break;
      }
  return differing / (one.width * one.height);
}

/** The share of pixels that anything is drawn in. */
export function coverage(raster: Raster): number {
  const alphas = raster.pixels.filter((_, at) => at % 4 === 3);
  return alphas.filter((alpha) => alpha > 25.5).length / alphas.length;
}

/** A whole document around a logo's inner markup. */
export function document(viewBox: readonly number[], markup: string): string {
  const [, , width, height] = viewBox;
  const size = `viewBox="${viewBox.join(" ")}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${markup}</svg>`;
}

/** Fills as SVG paths. */
export function drawFills(fills: readonly Fill[]): string {
  return fills
    .map(({ path, rule, paint }) => {
      let at = 0;
      const data = path.ops.map((op) => {
        const numbers = path.coords.slice(at, at + (ARITY[op] ?? 0));
        at += numbers.length;
        if (op !== RECT) return "MLCZ".charAt(op) + numbers.join(" ");
        const [x = 0, y = 0, width = 0, height = 0] = numbers;
        return `M${x} ${y}h${width}v${height}h${-width}z`;
      });
      const color = paint.kind === "solid" ? paint.color.toString(16).padStart(6, "0") : "f0f";
      return `<path fill="#${color}" fill-rule="${rule}" d="${data.join("")}"/>`;
    })
    .join("");
}
