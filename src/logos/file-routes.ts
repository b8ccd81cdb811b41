import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { contentTag, isUnmodified } from "../http/conditional.ts";
import type { Gate } from "../http/gate.ts";
import type { Limiter } from "../http/limits.ts";
import { operation } from "../http/operation.ts";
import { ordererOf } from "../http/orderer.ts";
import { numberIn, query, readNumber } from "../http/input.ts";
import type { FileOptions } from "./files.ts";
import type { Logos } from "./logos.ts";

const SIZE = {
  name: "size",
  minimum: 16,
  maximum: 1024,
  integer: true,
  description: "Pixels of a PNG's longer side; 512 by default",
} as const;

const color = Type.Optional(
  Type.String({
    pattern: "^#?[0-9a-fA-F]{6}$",
    description: "#rrggbb, the # encoded as %23 or left out; for logos of one colour",
    examples: ["#1a2b3c"],
  }),
);

/** A picture that is opened as a document may style itself, but runs no script and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const FILE_HEADERS = {
  etag: "Of the file",
  "cache-control": "public, max-age=86400",
};

const WAYS = [
  {
    ending: "",
    id: "getLogoFile",
    format: "own",
    what: "in its own format",
    types: ["image/svg+xml", "image/png"],
  },
  { ending: ".svg", id: "getLogoSvg", format: "svg", what: "as SVG", types: ["image/svg+xml"] },
  { ending: ".png", id: "getLogoPng", format: "png", what: "as PNG", types: ["image/png"] },
] as const;

/** The files of the logo catalog. */
export function logoFileRoutes(needs: { gate: Gate; limit: Limiter; keys: boolean; logos: Logos }) {
  const { gate, limit, logos } = needs;
  const key = needs.keys ? { key: "header or query" as const } : {};

  async function answer(request: Request, id: string, options: FileOptions): Promise<Response> {
    const { bytes, mediaType, licenseUrl } = await logos.file(id, options, ordererOf(request));
    const etag = contentTag(bytes);
    const headers = {
      etag,
      "cache-control": FILE_HEADERS["cache-control"],
      ...(licenseUrl === null ? {} : { link: `<${encodeURI(licenseUrl)}>; rel="license"` }),
    };
    if (isUnmodified(request.headers.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
    return new Response(Uint8Array.from(bytes), {
      headers: {
        ...headers,
        "content-type": mediaType,
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
      },
    });
  }

  return WAYS.map(({ ending, id: operationId, format, what, types: [mediaType, ...alternatives] }) =>
    new Elysia().get(
      `/api/v1/logos/:id/file${ending}`,
      async ({ request, params, query }) =>
        answer(request, params.id, {
          format,
          size: readNumber(query.size, SIZE) ?? null,
          color: query.color === undefined ? null : `#${query.color.replace("#", "").toLowerCase()}`,
        }),
      {
        ...gate.reads({ limit, ...key }),
        query: query({ size: numberIn(SIZE), color }),
        ...operation({
          id: operationId,
          tag: "logos",
          catalog: true,
          limited: true,
          storage: true,
          ...key,
          summary: `A logo's file, ${what}`,
          answers: {
            200: {
              description: "The file; Link names the licence",
              mediaType,
              schema: Type.String(),
              alternatives,
              headers: FILE_HEADERS,
            },
            304: { description: "You have it already", headers: FILE_HEADERS },
          },
          problems: ["invalid_request", "color_unsupported", "logo_not_found"],
        }),
      },
    ),
  );
}
