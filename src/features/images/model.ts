import { type Static, Type } from "@sinclair/typebox";
import { text } from "../../kit/shared/common-members.ts";
import { named } from "../../kit/shared/schema.ts";

/** Pixels of the largest picture, as its header gives them. */
export const MOST_PIXELS = 24_000_000;
/** Pictures of a workspace. */
export const MOST_IMAGES = 200;

/** The forms in which a picture is stored: as given, and cut to 1.91 : 1 for previews of links. */
export const RENDITIONS = { picture: "image/webp", preview: "image/jpeg" } as const;
export type Rendition = keyof typeof RENDITIONS;

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const ID = /^img_[0-9a-hjkmnp-tv-z]{26}$/;

/** Whether a text can be the id of a picture. */
export function isImageId(text: string): boolean {
  return ID.test(text);
}

export const IMAGE_PATH = {
  id: { component: "ImageId", description: "Id of the picture", example: "img_01kahgy2m4e8r6t0v2x4z6b8dk" },
};

export const ImageRecord = Type.Object(
  {
    id: text("Id of the picture, for `cover` of a page"),
    url: Type.String({ format: "uri", description: "Address of the picture" }),
    width: Type.Integer({ description: "Pixels, at most 1,600 along the longer side" }),
    height: Type.Integer({ description: "Pixels" }),
  },
  named("Image"),
);
export type ImageRecord = Static<typeof ImageRecord>;
