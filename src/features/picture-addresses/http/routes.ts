import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import { FILES } from "../../../kit/http/file-content.ts";
import { type NumberParameter, numberIn, query, readNumber } from "../../../kit/http/input.ts";
import { operation } from "../../../kit/http/operation.ts";
import { oneOf, sharedAs } from "../../../kit/shared/schema.ts";
import { WRITERS } from "../../../qr/write/index.ts";
import type { Pictures } from "./pictures.ts";

const SIZE: NumberParameter = {
  name: "size",
  minimum: 64,
  maximum: 4_096,
  integer: true,
  description: "Width in pixels; 512 by default",
  component: "PictureSize",
};
const MARGIN: NumberParameter = {
  name: "margin",
  minimum: 0,
  maximum: 20,
  description: "Quiet zone in modules; the template's, or 4, by default",
  component: "PictureMargin",
};

/** Bytes of the largest symbol, as of the type text. */
const MOST_DATA = 2_953;

const HEX = "#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})";

const PictureQuery = query({
  data: Type.String({
    minLength: 1,
    maxLength: MOST_DATA,
    description:
      "The code's content, exactly: a web address, or any text. It stands in logs and in browsers' histories, so never a password",
    examples: ["https://museum.example/hall-3"],
    ...sharedAs("PictureData"),
  }),
  style: Type.Optional(
    Type.String({
      maxLength: 48,
      description: "Id of a style template; GET /app/api/types lists them",
      examples: ["dots"],
      ...sharedAs("PictureStyle"),
    }),
  ),
  size: numberIn(SIZE),
  margin: numberIn(MARGIN),
  color: Type.Optional(
    Type.String({
      pattern: `^${HEX}$`,
      description: "Of the dark modules: rgb or rrggbb; a # in front is encoded as %23 or left out",
      examples: ["1a2b3c"],
      ...sharedAs("PictureColor"),
    }),
  ),
  background: Type.Optional(
    Type.String({
      pattern: `^(?:${HEX}|transparent)$`,
      description: "Behind the symbol: a colour in the same form, or transparent",
      examples: ["ffffff"],
      ...sharedAs("PictureBackground"),
    }),
  ),
  ecc: Type.Optional(
    oneOf(["auto", "L", "M", "Q", "H"], {
      description: "Error correction level; the template's, or auto, by default",
      ...sharedAs("PictureLevel"),
    }),
  ),
  download: Type.Optional(
    Type.String({
      pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$",
      description: "Name of a file to save it as, without its ending: the answer is an attachment then",
      examples: ["hall-3"],
      ...sharedAs("PictureDownload"),
    }),
  ),
});

const HEADERS = {
  etag: { description: "Of the request and the program's version", component: "PictureTag" },
  "cache-control": { description: "For a day", component: "PictureCaching" },
  "content-disposition": {
    description: "`attachment`, with the name of `download`",
    optional: true,
    component: "PictureName",
  },
  "content-security-policy": {
    description: "Opened as a document it loads nothing",
    component: "PicturePolicy",
  },
  "cross-origin-resource-policy": { description: "`cross-origin`", component: "PictureSharing" },
} as const;

/** `GET /qr.svg` and `GET /qr.png`: drawings by address, without a key. */
export function pictureRoutes({ admission, answer }: Pictures) {
  return (["svg", "png"] as const).map((format) =>
    new Elysia().get(
      `/qr.${format}`,
      async ({ request, query }) =>
        answer(request, format, {
          ...query,
          size: readNumber(query.size, SIZE),
          margin: readNumber(query.margin, MARGIN),
        }),
      {
        query: PictureQuery,
        ...operation(admission, {
          id: `draw${format === "svg" ? "Svg" : "Png"}`,
          tag: "drawings",
          summary: `A QR code as ${format.toUpperCase()}, by its address`,
          description:
            "For the `src` of an image, on any page. A drawing that would not scan is refused, never made. It is on the service's own host only.",
          limited: true,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: {
              description: "The drawing",
              mediaType: WRITERS[format].contentType,
              ...FILES[format],
              headers: HEADERS,
            },
            304: { description: "You have it already", headers: HEADERS },
          },
          problems: [
            "invalid_request",
            "fields_invalid",
            "payload_too_long",
            "style_not_scannable",
            "template_unknown",
          ],
        }),
      },
    ),
  );
}
