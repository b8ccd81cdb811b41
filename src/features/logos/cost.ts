import { type LogoCost, pngBytesCost, svgCost } from "../../qr/logo/cost.ts";
import type { StoredArt } from "./art.ts";

/*
 * The estimated cost of a file of the catalog, in milliseconds of processor time of a quiet machine. It depends on the art, the
 * form and the size alone: a rendering that is cached costs the same as one that is not. Fitted to 140 logos of the
 * catalog at 64, 512 and 1,024 pixels.
 */

/** Milliseconds that one unit of the rate limit of files stands for. Most files are stored as they are asked for. */
export const FILE_UNIT = 2;

/** Starting the renderer, and a million pixels of a rendering. */
const RENDERED = 3;
const MEGAPIXEL = 30;

/** A million pixels of a PNG that is drawn in another size. */
const RESAMPLED_MEGAPIXEL = 80;

/** A character of an SVG, at 1,000 pixels. */
const ART = 0.0006;

/**
 * The milliseconds that a file takes that is not the art as it is stored.
 * @param longest - pixels of a PNG's longer side; `null` for an SVG.
 */
export function fileCost(art: StoredArt, longest: number | null): number {
  const { read, pixels, drawn } = artCost(art);
  if (longest === null) return 2 * read;
  const megapixels = (longest * longest) / 1e6;
  const own = ((pixels ?? 0) / 1e6) * RESAMPLED_MEGAPIXEL;
  return 2 * read + RENDERED + megapixels * MEGAPIXEL + own + drawn * ART * (longest / 1_000);
}

function artCost({ format, bytes }: StoredArt): LogoCost {
  if (format === "png") return pngBytesCost(bytes, (bytes.length * 4) / 3);
  return svgCost(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"));
}
