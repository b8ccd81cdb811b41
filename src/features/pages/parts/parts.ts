import type { Part, PartOf } from "../../codes/part-models.ts";
import type { Piece } from "../../../kit/shared/markup.ts";
import type { RenderContext } from "../render-context.ts";
import { appsPart } from "./apps.ts";
import { audioPart } from "./audio.ts";
import { downloadsPart } from "./downloads.ts";
import { galleryPart } from "./gallery.ts";
import { hoursPart } from "./hours.ts";
import { locationPart } from "./location.ts";
import { menuPart } from "./menu.ts";
import { prosePart } from "./prose.ts";

/** The drawing of each type of part. */
const DRAWINGS: { readonly [T in Part["type"]]: (part: PartOf<T>, context: RenderContext) => Piece } = {
  text: prosePart,
  gallery: galleryPart,
  audio: audioPart,
  apps: appsPart,
  location: locationPart,
  downloads: downloadsPart,
  menu: menuPart,
  hours: hoursPart,
};

/** A part of a page; nothing where there is nothing to show. */
export function ownPart<T extends Part["type"]>(part: PartOf<T>, context: RenderContext): Piece {
  // A node of the version before may meet a type that it does not know.
  const draw = DRAWINGS[part.type as T] as ((part: PartOf<T>, context: RenderContext) => Piece) | undefined;
  return draw?.(part, context) ?? null;
}
