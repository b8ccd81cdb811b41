import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Rgb } from "../../src/qr/scene/scene.ts";
import { loadResvg, renderSvg } from "../../src/qr/write/resvg.ts";

/** A rendered drawing, opaque: red, green, blue and 255, row by row from the top left. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const WHITE = 0xffffff;

/** Renders an SVG document `px` wide with resvg, over the colour of the page it lies on. */
export async function rasterSvg(svg: string, px: number, page: Rgb = WHITE): Promise<Raster> {
  await loadResvg();
  const [, width, height] = svg.match(/viewBox="\S+ \S+ (\S+) (\S+)"/)?.map(Number) ?? [];
  if (!width || !height) throw new Error("the SVG has no viewBox");
  const sized = svg.replace(
    /(<svg [^>]*?)width="[^"]*" height="[^"]*"/,
    (_, start: string) =>
      `${start}width="${px}" height="${heightOf(px, width, height)}" preserveAspectRatio="none"`,
  );
  return over(page, sized);
}

/** Decodes a PNG file, over the colour of the page it lies on. */
export async function rasterPng(png: Uint8Array, page: Rgb = WHITE): Promise<Raster> {
  await loadResvg();
  const header = Buffer.from(png.buffer, png.byteOffset, 24);
  const size = `width="${header.readUInt32BE(16)}" height="${header.readUInt32BE(20)}"`;
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const image = `<image ${size} image-rendering="optimizeSpeed" href="${href}"/>`;
  return over(page, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`);
}

/** Renders a one-page PDF file `px` wide: over white with poppler, over another page with Ghostscript. */
export async function rasterPdf(pdf: Uint8Array, px: number, page: Rgb = WHITE): Promise<Raster> {
  const box = latin1(pdf).match(/\/MediaBox \[ 0 0 (\S+) (\S+) \]/);
  const height = heightOf(px, Number(box?.[1]), Number(box?.[2]));
  if (page !== WHITE) return ghostscript(pdf, px, height, page, "-dPDFFitPage");
  const scale = ["-scale-to-x", `${px}`, "-scale-to-y", `${height}`];
  return readPnm(await run(pdf, (file) => ["pdftoppm", "-r", "72", ...scale, "-singlefile", file]));
}

/** Renders the bounding box of an EPS file `px` wide with Ghostscript. */
export async function rasterEps(eps: Uint8Array, px: number, page: Rgb = WHITE): Promise<Raster> {
  const box = latin1(eps).match(/^%%HiResBoundingBox: 0 0 (\S+) (\S+)$/m);
  return ghostscript(eps, px, heightOf(px, Number(box?.[1]), Number(box?.[2])), page, "-dEPSFitPage");
}

/** The standard output of a program for a given input file. Any warning is an error. */
export async function run(input: Uint8Array, command: (file: string) => string[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "quietzone-"));
  try {
    const file = join(folder, "drawing");
    await Bun.write(file, input);
    const process = Bun.spawn(command(file), { stdout: "pipe", stderr: "pipe" });
    const [output, complaints] = await Promise.all([process.stdout.bytes(), process.stderr.text()]);
    if ((await process.exited) !== 0 || complaints !== "")
      throw new Error(`${command("FILE").join(" ")}: ${complaints}`);
    return output;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Times as many pixels each way as asked for, averaged: Ghostscript smooths outlines itself, but not clips. */
const OVERSAMPLED = 4;

async function ghostscript(
  bytes: Uint8Array,
  px: number,
  height: number,
  page: Rgb,
  fit: string,
): Promise<Raster> {
  const output = await run(bytes, (file) => [
    ..."gs -q -dSAFER -dBATCH -dNOPAUSE -r72 -dTextAlphaBits=4 -dGraphicsAlphaBits=4".split(" "),
    fit,
    `-g${px * OVERSAMPLED}x${height * OVERSAMPLED}`,
    `-dDownScaleFactor=${OVERSAMPLED}`,
    `-sDEVICE=${page === WHITE ? "png16m" : "pngalpha"}`,
    "-sOutputFile=-",
    file,
  ]);
  return rasterPng(output, page);
}

function heightOf(px: number, width: number, height: number): number {
  return Math.round((px * height) / width);
}

function over(page: Rgb, svg: string): Raster {
  const color = `#${page.toString(16).padStart(6, "0")}`;
  return renderSvg(svg, ({ width, height, pixels }) => ({ width, height, rgba: pixels }), color);
}

/** Reads a binary colour picture of the netpbm family: `P6`, comments, width, height, 255, samples. */
function readPnm(pnm: Uint8Array): Raster {
  const header = latin1(pnm.subarray(0, 200)).match(/^P6\s(?:#.*\n)*(\d+)\s(\d+)\s255\s/);
  if (!header) throw new Error("the renderer gave no picture");
  const [whole, width, height] = [header[0], Number(header[1]), Number(header[2])];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let from = whole.length, to = 0; to < rgba.length; to += 4) {
    rgba[to] = pnm[from++] ?? 0;
    rgba[to + 1] = pnm[from++] ?? 0;
    rgba[to + 2] = pnm[from++] ?? 0;
  }
  return { width, height, rgba };
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
