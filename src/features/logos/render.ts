import type { LogoArt } from "../../qr/logo/art.ts";
import { encodePng, unpremultiplied } from "../../qr/write/pixels.ts";
import { loadResvg, type RenderedImage, renderSvg } from "../../qr/write/resvg.ts";
import { fitted, readArt, recolored, type StoredArt, svgDocument, toStoredArt } from "./art.ts";
import { type Pixels, resample } from "./resample.ts";

/** A file to make of stored art. */
export interface FileJob {
  readonly art: StoredArt;
  /** `#rrggbb`, for art of one colour; `null` leaves its own colours. */
  readonly color: string | null;
  /** Pixels along the longer side of a PNG; `null` makes an SVG. */
  readonly longest: number | null;
}

/**
 * Makes a file of stored art. The same job gives the same bytes on every thread.
 * @throws Fault `logo_invalid` when the art is damaged.
 */
export async function makeFile({ art, color, longest }: FileJob): Promise<Uint8Array> {
  const drawn = color === null ? art : toStoredArt(recolored(readArt(art), color));
  // Its buffer may be transferred, so it must not be a view of memory that somebody else uses.
  if (longest !== null) return Uint8Array.from(await renderLogo(readArt(drawn), longest));
  return Uint8Array.from(drawn.format === "svg" ? drawn.bytes : Buffer.from(svgDocument(readArt(drawn))));
}

/** Renders art as a PNG file, clear where nothing is drawn, `longest` pixels along its longer side. */
export async function renderLogo(art: LogoArt, longest: number): Promise<Uint8Array> {
  if (art.kind === "vector") return rendered(art, longest, (image) => image.asPng());
  const { rgba, ...size } = await renderPixels(art, longest);
  return encodePng(unpremultiplied(rgba), size, 6);
}

/** Renders art as pixels, `longest` along its longer side. */
export async function renderPixels(art: LogoArt, longest: number): Promise<Pixels> {
  const take = ({ width, height, pixels }: RenderedImage) => ({ width, height, rgba: pixels });
  if (art.kind === "vector") return rendered(art, longest, take);
  const { width, height } = fitted(art, longest);
  return resample(await rendered(art, Math.max(art.width, art.height), take), width, height);
}

async function rendered<T>(art: LogoArt, longest: number, take: (image: RenderedImage) => T): Promise<T> {
  await loadResvg();
  return renderSvg(svgDocument(art, fitted(art, longest)), take);
}
