import { points, spellMatrix } from "../../../qr/write/content.ts";
import type { Place } from "../place.ts";
import type { PageScene } from "../scene.ts";

/** The operator by which all that follows is in millimetres from the upper left corner of the trimmed page, y downwards. */
export function fromMillimetres({ media }: Pick<PageScene, "media">): string {
  return spellMatrix(points(1), -points(1), points(-media.x), points(media.y + media.height));
}

/** The operator by which all that follows is in millimetres from the upper left corner of a label. */
export function toPlace({ x, y, width, height, isTurned }: Place): string {
  return isTurned ? spellMatrix(-1, -1, x + width, y + height) : spellMatrix(1, 1, x, y);
}
