import { bareJpeg, jpegSize } from "./jpeg.ts";
import { PICTURE_TYPES, type PictureType } from "./constants.ts";
import { MOST_PIXELS, type Size } from "./model.ts";
import { barePng, pngSize } from "./png.ts";
import { pictureFault } from "./refuse.ts";
import { bareWebp, webpSize } from "./webp.ts";

/** How a file of each kind begins, and is read without decoding it. */
const KINDS = {
  "image/png": { start: "89504e470d0a1a0a", at: 0, size: pngSize, bare: barePng },
  "image/jpeg": { start: "ffd8ff", at: 0, size: jpegSize, bare: bareJpeg },
  "image/webp": { start: "57454250", at: 8, size: webpSize, bare: bareWebp },
} as const satisfies Record<PictureType, object>;

/** The kind of a file by how it begins; `null` for any other. */
export function kindOf(file: Uint8Array): PictureType | null {
  const starts = (kind: PictureType) => {
    const { start, at } = KINDS[kind];
    return Buffer.from(file.subarray(at, at + start.length / 2)).toString("hex") === start;
  };
  return PICTURE_TYPES.find(starts) ?? null;
}

/**
 * The size of a picture by its header.
 * @throws Fault `image_invalid` when it has none, or more pixels than are taken.
 */
export function announcedSize(file: Uint8Array, kind: PictureType): Size {
  const size = KINDS[kind].size(file);
  if (size === null || size.width === 0 || size.height === 0) throw pictureFault("image_damaged");
  if (size.width * size.height > MOST_PIXELS)
    throw pictureFault("image_too_many_pixels", { limit: MOST_PIXELS });
  return size;
}

/** Pixels along a side of the largest block that is coded as one. */
const BLOCK = 16;

/** More bytes than an encoder makes of a block, in any kind and with any number of passes; and of tables. */
const MOST_A_BLOCK = 64 * BLOCK * BLOCK;
const TABLES = 1_024;

/**
 * The picture of a file, and nothing else of it: one that a decoder may be given. Its header is read once more, because the
 * file may have held others.
 * @throws Fault `image_invalid`.
 */
export function bare(file: Uint8Array, kind: PictureType): Uint8Array {
  const { file: picture, data } = KINDS[kind].bare(file);
  const { width, height } = announcedSize(picture, kind);
  const blocks = Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK);
  if (data > blocks * MOST_A_BLOCK + TABLES) throw pictureFault("image_more_than_announced");
  return picture;
}
