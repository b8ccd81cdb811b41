import { loadResvg, renderSvg } from "../../qr/write/resvg.ts";
import { bare } from "./container.ts";
import type { PictureType } from "./constants.ts";
import { MOST_PIXELS, type Size } from "./model.ts";
import { pictureFault } from "./refuse.ts";
import { LONGEST_SIDE } from "./constants.ts";

/** A file to make a picture of. */
export interface PictureJob {
  readonly kind: PictureType;
  readonly file: Uint8Array;
}

/** A picture, encoded anew and without metadata. */
export interface Picture extends Size {
  /** A WebP. */
  readonly picture: Uint8Array;
  /** A JPEG in the proportion of previews. */
  readonly preview: Uint8Array;
}

/** Bytes of a stored picture. Only noise has more at that size, above all in its transparency: it is made smaller. */
const MOST_STORED = 1024 * 1024;

/** The proportion and the width of a link's preview, in pixels. */
const PREVIEW = { proportion: 1_200 / 630, width: 1_200 } as const;

/** The page of a preview behind clear parts of its picture: a JPEG has none. */
const PAGE = "#ffffff";

/**
 * Decodes a file and encodes its picture. It blocks its thread, in native code that can't be ended from outside; its input
 * is bounded by `bare` in pixels and passes.
 * @throws Fault `image_invalid` when the file is damaged or too large.
 */
export async function makePicture({ kind, file }: PictureJob): Promise<Picture> {
  const upright = imageWithin(bare(file, kind), LONGEST_SIDE).png({ compressionLevel: 1 });
  const pixels = await written(upright);
  const preview = imageOf(await cut(pixels, sizeOf(upright))).jpeg({ quality: 82 });
  for (let longest = LONGEST_SIDE; ; longest /= 2) {
    const image = imageWithin(pixels, longest).webp({ quality: 80 });
    const picture = await written(image);
    if (picture.length <= MOST_STORED) return { ...sizeOf(image), picture, preview: await written(preview) };
  }
}

/** Pixels along a logo's longer side, and bytes of its PNG, which are 934 KB in base64. */
const LONGEST_LOGO = 1_024;
const MOST_LOGO = 700_000;

/**
 * Decodes a file and makes a PNG of it that is a logo: noise is made smaller until it has few enough bytes. It blocks as
 * `makePicture` does.
 * @throws Fault `image_invalid` when the file is damaged or too large.
 */
export async function makeLogo({ kind, file }: PictureJob): Promise<Uint8Array> {
  let png = bare(file, kind);
  for (let longest = LONGEST_LOGO; ; longest /= 2) {
    png = await written(imageWithin(png, longest).png({ compressionLevel: 6 }));
    if (png.length <= MOST_LOGO) return png;
  }
}

function imageOf(file: Uint8Array): Bun.Image {
  return new Bun.Image(file, { maxPixels: MOST_PIXELS });
}

/** A picture of at most `longest` pixels a side. */
function imageWithin(file: Uint8Array, longest: number): Bun.Image {
  return imageOf(file).resize(longest, longest, { fit: "inside", withoutEnlargement: true });
}

/** The size of an image that was written. */
function sizeOf({ width, height }: Bun.Image): Size {
  return { width, height };
}

/** The file that an image becomes. A response encodes it on this thread, and not on one of the runtime's. */
async function written(image: Bun.Image): Promise<Uint8Array> {
  let response: Response;
  try {
    response = new Response(image);
  } catch {
    // The decoder's message says nothing that helps.
    throw pictureFault("image_damaged");
  }
  return response.bytes();
}

/** The middle of a picture in the proportion of previews, as a PNG. */
async function cut(png: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  const across = Math.min(width, height * PREVIEW.proportion, PREVIEW.width);
  const box = `width="${Math.max(1, Math.round(across))}" height="${Math.max(1, Math.round(across / PREVIEW.proportion))}"`;
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><image ${box} preserveAspectRatio="xMidYMid slice" href="${href}"/></svg>`;
  await loadResvg();
  return renderSvg(svg, (image) => image.asPng(), PAGE);
}
