import type { Image } from "quietzone-client";
import { LONGEST_SIDE, MOST_BYTES, PICTURE_TYPES } from "../../../features/images/constants.ts";
import { scaledDown } from "../../design/picture.ts";
import { call } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";

/** The file is no picture that the browser can read. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/**
 * Uploads a picture for pages. One that the service does not take, such as a phone's of 12 MB or of another type, is drawn anew.
 * @throws Unreadable; all that `call` throws.
 */
export async function addCover(file: File): Promise<Image> {
  if (PICTURE_TYPES.some((type) => type === file.type) && file.size <= MOST_BYTES) {
    try {
      return await upload(file);
    } catch (refused) {
      if (!isProblem(refused, "image_invalid")) throw refused;
    }
  }
  return upload(await redrawn(file));
}

function upload(body: Blob): Promise<Image> {
  return call("POST /app/api/images", { body });
}

/** @throws Unreadable */
async function redrawn(file: File): Promise<Blob> {
  const canvas = await scaledDown(file, LONGEST_SIDE).catch((cause: unknown) => {
    throw new Unreadable("No picture", { cause });
  });
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.9));
  if (drawn === null) throw new Unreadable("Too large to draw");
  return drawn;
}
