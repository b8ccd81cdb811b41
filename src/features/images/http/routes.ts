import { Elysia } from "elysia";
import { Type } from "@sinclair/typebox";
import { IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import { type Constant, createConstant } from "../../../kit/http/constant.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { query } from "../../../kit/http/input.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { BINARY, json, openOperation, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { domainOf, takeBody, tenantOf } from "../../../kit/http/requests.ts";
import { mediaTypeOf } from "../../../kit/shared/headers.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import type { Images } from "../images.ts";
import type { StoredFile } from "../records.ts";
import { MOST_BYTES, PICTURE_TYPES } from "../constants.ts";
import { IMAGE_PATH, ImageRecord, type Rendition, RENDITIONS } from "../model.ts";

const body = { maxBytes: MOST_BYTES, mediaTypes: [...PICTURE_TYPES] };

const example = {
  id: IMAGE_PATH.id.example,
  url: `https://qr.example.org/i/${IMAGE_PATH.id.example}`,
  width: 1600,
  height: 1067,
};

const HEADERS = {
  etag: "Of the file",
  "cache-control": "For an hour: it never changes, and may be taken down",
  "content-security-policy": "Opened as a document it loads nothing",
};

const PICTURE = { schema: BINARY, example: "RIFF…WEBP" };

/** `POST /app/api/images`, and the pictures at `/i/{id}`. */
export function imageRoutes({
  gate,
  images,
  countMisses,
  tenantAt,
}: {
  gate: Gate;
  images: Images;
  countMisses: CountMisses;
  /** The workspace whose pictures a host shows; `null` where it shows those of all. */
  tenantAt: (domain: string | null) => string | null;
}) {
  /** Of files that are in memory, as long as they are. */
  const constants = new WeakMap<StoredFile, Constant>();

  function constantOf(file: StoredFile, rendition: Rendition): Constant {
    const known = constants.get(file);
    if (known) return known;
    const constant = createConstant(file.bytes, {
      "content-type": RENDITIONS[rendition],
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    constants.set(file, constant);
    return constant;
  }

  return new Elysia()
    .post(
      "/app/api/images",
      async ({ request }) => {
        const mediaType = mediaTypeOf(request.headers.get("content-type"));
        return images.add(tenantOf(request), takeBody(request), mediaType, actorOf(request));
      },
      {
        ...operation(gate.receives({ scopes: ["codes:write"], body }), {
          id: "addImage",
          tag: "pages",
          summary: "Upload a picture for pages",
          description:
            "At most 24 megapixels and 200 pictures. It is encoded anew as WebP, upright, without metadata, as sRGB. A picture that no page and no history names is erased a day after its upload.",
          storage: true,
          body: { rule: body, schema: BINARY, example: "\u0089PNG …" },
          answers: { 200: json("The picture", ImageRecord, example) },
          problems: ["image_invalid", "plan_limit"],
        }),
      },
    )
    .get(
      "/i/:id",
      async ({ request, params: { id }, query }) => {
        const rendition = query.as ?? "picture";
        const file = await countMisses(request, id, images.file(id, rendition, tenantAt(domainOf(request))));
        return constantOf(file, rendition).answer(request);
      },
      {
        query: query({
          as: Type.Optional(
            oneOf(["preview"], { description: "A JPEG, cut to 1.91 : 1 for previews of links" }),
          ),
        }),
        ...openOperation({
          id: "getImage",
          tag: "pages",
          summary: "A picture",
          description:
            "The same bytes for ever, on the hosts of its workspace, unless its workspace is suspended or the operator takes a code down that shows it.",
          storage: true,
          path: IMAGE_PATH,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: {
              description: "The file",
              mediaType: "image/webp",
              ...PICTURE,
              others: { "image/jpeg": PICTURE },
              headers: HEADERS,
            },
            304: { description: "You have it already", headers: HEADERS },
          },
          problems: ["invalid_request", "image_not_found", "rate_limited"],
        }),
      },
    );
}
