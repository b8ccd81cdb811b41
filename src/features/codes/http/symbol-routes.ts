import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Drawings } from "../../drawings/drawings.ts";
import type { LogoStyles } from "../../logos/styles.ts";
import { ColorSpace } from "../../drawings/model.ts";
import { contentTag, IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { operation } from "../../../kit/http/operation.ts";
import { type NumberParameter, numberIn, query, readNumber } from "../../../kit/http/input.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { FORMATS, type Format, WRITERS } from "../../../qr/write/index.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Codes } from "../codes.ts";
import { CODE_PATH } from "../model.ts";
import { FILES } from "../../../kit/http/file-content.ts";

const SIZE: NumberParameter = {
  name: "size",
  minimum: 64,
  maximum: 4_096,
  integer: true,
  description: "Width in pixels, for SVG and PNG; the style's own by default",
  component: "SymbolSize",
};
const WIDTH: NumberParameter = {
  name: "widthMm",
  minimum: 10,
  maximum: 2_000,
  description: "Width of the whole drawing in millimetres; 80 for PDF and EPS by default",
  component: "SymbolWidth",
};
const SheetQuery = query({
  size: numberIn(SIZE),
  widthMm: numberIn(WIDTH),
  colorSpace: Type.Optional(ColorSpace),
});

/** Formats whose size is in pixels. */
const IN_PIXELS: ReadonlySet<Format> = new Set(["svg", "png"]);

/** Rethrows an error with pointers into the query, where the size stands. */
function rethrowForQuery(error: unknown): never {
  if (!(error instanceof Fault) || error.errors.length === 0) throw error;
  const errors = error.errors.map((detail) => ({
    ...detail,
    pointer: detail.pointer === "/style/size" ? "?size" : detail.pointer,
  }));
  throw new Fault(error.code, error.message, { errors, extra: error.extra });
}

const DRAWING_HEADERS = {
  etag: { description: "Of the drawing's bytes", component: "DrawingTag" },
  "cache-control": { description: "`private, no-cache`", component: "DrawingCaching" },
};

/** `qr.svg` of a code, and its siblings in the other formats. */
export function symbolRoutes(needs: {
  gate: Gate;
  codes: Codes;
  drawings: Drawings;
  /** Replaces the logo that a style names by the drawing of its copy. */
  inlineLogo: LogoStyles["inlineCopy"];
}) {
  const { gate, codes, drawings } = needs;

  function route(format: Format) {
    const { contentType } = WRITERS[format];
    const admission = gate.reads({
      scopes: ["codes:read"],
      owner: async (tenant, { id = "" }) => void (await codes.get(tenant, id)),
    });

    return new Elysia().get(
      `/app/api/codes/:id/qr.${format}`,
      async ({ request, params, query }) => {
        const code = await codes.drawn(tenantOf(request), params.id);
        const style = await needs.inlineLogo(code.style ?? {});
        const size = readNumber(query.size, SIZE);
        // As the style's own size: whether it scans depends on the pixels of a module.
        const sized = size === undefined || !IN_PIXELS.has(format) ? style : { ...style, size };
        const sheet = { widthMm: readNumber(query.widthMm, WIDTH), colorSpace: query.colorSpace };
        const { bytes } = await drawings
          .symbol(codes.shortUrl(code), sized, format, sheet, actorOf(request))
          .catch(rethrowForQuery);
        const etag = contentTag(bytes);
        const headers = { etag, "cache-control": "private, no-cache", "x-content-type-options": "nosniff" };
        return new Response(Uint8Array.from(bytes), { headers: { ...headers, "content-type": contentType } });
      },
      {
        query: SheetQuery,
        ...operation(admission, {
          id: `getCode${format[0]?.toUpperCase()}${format.slice(1)}`,
          tag: "codes",
          summary: `The QR code as ${format.toUpperCase()}`,
          description: "It encodes shortUrl, exactly.",
          storage: true,
          path: CODE_PATH,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: {
              description: "The drawing",
              mediaType: contentType,
              ...FILES[format],
              headers: DRAWING_HEADERS,
            },
            304: { description: "You have it already", headers: DRAWING_HEADERS },
          },
          problems: ["invalid_request", "style_not_scannable", "code_not_found"],
        }),
      },
    );
  }

  return FORMATS.map(route);
}
