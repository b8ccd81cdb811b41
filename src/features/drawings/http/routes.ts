import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { createConstant } from "../../../kit/http/constant.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { json, openOperation, operation } from "../../../kit/http/operation.ts";
import { query } from "../../../kit/http/input.ts";
import { Style } from "../../../qr/style.ts";
import { STYLE_TEMPLATES } from "../../../qr/templates.ts";
import { WRITERS } from "../../../qr/write/index.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import type { LogoStyles } from "../../logos/styles.ts";
import type { Drawings, DrawnFile } from "../drawings.ts";
import { EXAMPLE_ANSWER, EXAMPLE_INPUT } from "../example.ts";
import {
  DRAWING_PROBLEMS,
  ExportDocument,
  ExportInput,
  Format,
  Generated,
  GenerateDocument,
  GenerateInput,
  TypeCatalog,
} from "../model.ts";
import { FILES } from "../../../kit/http/file-content.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

/**
 * Two templates and two properties of a style: the whole catalog is longer than the rest of the document. No types, because linters take
 * what has a type and an example for a schema.
 */
const exampleCatalog = {
  types: [],
  templates: STYLE_TEMPLATES.slice(0, 2),
  style: Type.Pick(Style, ["margin", "size"]),
};

/** A verdict as an item with parameters (RFC 9651, 3.3). Reasons are of letters and underscores. */
function spelled({ name, passes, problems }: NonNullable<DrawnFile["verdict"]>): string {
  if (passes) return `${name};passes=?1`;
  return `${name};passes=?0;problems="${problems.map(({ reason }) => reason).join(" ")}"`;
}

const CATALOG_HEADERS = { etag: "Of the catalog", "cache-control": "`public, max-age=300`" };

/** `GET /app/api/types`, `POST /app/api/generate` and `POST /app/api/export`: untracked codes, without a key. */
export function drawingRoutes(needs: {
  gate: Gate;
  generateLimit: Limiter;
  exportLimit: Limiter;
  drawings: Drawings;
  inlineLogo: LogoStyles["inline"];
  catalog: () => unknown;
}) {
  const { gate, drawings } = needs;
  const catalog = createConstant(JSON.stringify(needs.catalog()), {
    "content-type": "application/json",
    "cache-control": "public, max-age=300",
  });
  /** Replaces the id of a catalog logo by its drawing, and another picture by a PNG. */
  async function drawable<T extends { readonly style?: Style }>(input: T, by: Actor): Promise<T> {
    return input.style?.logo === undefined
      ? input
      : { ...input, style: await needs.inlineLogo(input.style, by) };
  }

  return new Elysia()
    .get(
      "/app/api/types",
      ({ request }) => catalog.answer(request),
      openOperation({
        id: "listTypes",
        tag: "drawings",
        summary: "Code types, style templates, and the schemas that validate them",
        description: "What a form needs to ask for everything that a code can hold.",
        parameters: [IF_NONE_MATCH],
        answers: {
          200: json("The catalog", TypeCatalog, JSON.parse(JSON.stringify(exampleCatalog)), CATALOG_HEADERS),
          304: { description: "You have it already", headers: CATALOG_HEADERS },
        },
      }),
    )
    .post(
      "/app/api/generate",
      async ({ request, body }) => {
        const by = actorOf(request);
        return drawings.generate(await drawable(body, by), by);
      },
      {
        ...operation(jsonBody(gate, { limit: needs.generateLimit, body, schema: GenerateInput }), {
          id: "generate",
          tag: "drawings",
          storage: true,
          summary: "Draw a QR code as SVG",
          description: "Whatever is accepted scans; what would not is refused with the reasons and a mend.",
          limited: true,
          body: { rule: body, schema: GenerateDocument, example: EXAMPLE_INPUT },
          answers: { 200: json("The drawing", Generated, { svg: FILES.svg.example, ...EXAMPLE_ANSWER }) },
          problems: DRAWING_PROBLEMS,
        }),
      },
    )
    .post(
      "/app/api/export",
      async ({ request, body, query }) => {
        const by = actorOf(request);
        const input = { ...(await drawable(body, by)), ...(query.format ? { format: query.format } : {}) };
        const { bytes, mediaType, filename, verdict } = await drawings.export(input, by);
        return new Response(Uint8Array.from(bytes), {
          headers: {
            "content-type": mediaType,
            "content-disposition": `attachment; filename="${filename}"`,
            "x-content-type-options": "nosniff",
            ...(verdict === undefined ? {} : { "x-profile": spelled(verdict) }),
          },
        });
      },
      {
        query: query({ format: Type.Optional(Format) }),
        ...operation(jsonBody(gate, { limit: needs.exportLimit, body, schema: ExportInput }), {
          id: "exportDrawing",
          tag: "drawings",
          summary: "Draw a QR code as a file",
          description: "PDF and EPS are vector, at true size. The same input gives the same bytes.",
          limited: true,
          storage: true,
          body: {
            rule: body,
            schema: ExportDocument,
            example: { ...EXAMPLE_INPUT, format: "pdf", widthMm: 40 },
          },
          answers: {
            200: {
              description: "The file",
              mediaType: WRITERS.svg.contentType,
              ...FILES.svg,
              others: Object.fromEntries(
                (["pdf", "eps", "png"] as const).map((format) => [
                  WRITERS[format].contentType,
                  FILES[format],
                ]),
              ),
              headers: {
                "content-disposition": "attachment, with a file name",
                "x-profile": {
                  description:
                    'The verdict of `profile`, where it is asked for: `pos;passes=?0;problems="till_logo"`',
                  optional: true,
                },
              },
            },
          },
          problems: DRAWING_PROBLEMS,
        }),
      },
    );
}
