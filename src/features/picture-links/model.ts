import { type Static, Type } from "@sinclair/typebox";
import { textOrNull } from "../../kit/shared/common-members.ts";
import { named } from "../../kit/shared/schema.ts";

export const PictureLink = Type.Object(
  { url: textOrNull("Address of the picture as SVG, qr.png in place of qr.svg as PNG; null without a link") },
  named("PictureLink"),
);
export type PictureLink = Static<typeof PictureLink>;
