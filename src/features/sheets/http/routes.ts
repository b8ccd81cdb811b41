import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { DRAWING_PROBLEMS } from "../../drawings/model.ts";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import { IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import { createConstant } from "../../../kit/http/constant.ts";
import { DRAWN, FILE_NAME, streamed } from "../../../kit/http/download.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { type NumberParameter, numberIn, query, readNumber } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { BINARY, json, openOperation, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { tenantIfAny } from "../../../kit/http/requests.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import { LAYOUTS } from "../layouts.ts";
import {
  LABEL_PROBLEMS,
  LayoutList,
  SHEET_HEADERS,
  sheetHeaders,
  SheetInput,
  SheetInputDocument,
} from "../model.ts";
import type { Sheets } from "../sheets.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const PAGE: NumberParameter = {
  name: "page",
  minimum: 1,
  maximum: 20_000,
  integer: true,
  description: "Of the SVG; 1 by default",
};

/** Milliseconds after which a sheet without a key ends: a slow reader would keep its place from others. */
const LONGEST_WITHOUT_KEY = 60_000;

const CATALOG_HEADERS = { etag: "Of the layouts", "cache-control": "`public, max-age=300`" };

/** `GET` and `POST /app/api/sheets`. */
export function sheetRoutes(needs: {
  gate: Gate;
  /** Of calls without a key. */
  limit: Limiter;
  sheets: Sheets;
}) {
  const { gate, sheets } = needs;
  const catalog = createConstant(JSON.stringify({ layouts: LAYOUTS }), {
    "content-type": "application/json",
    "cache-control": "public, max-age=300",
  });

  return new Elysia()
    .get(
      "/app/api/sheets",
      ({ request }) => catalog.answer(request),
      openOperation({
        id: "listSheetLayouts",
        tag: "sheets",
        summary: "Layouts of sheets, rolls, pages and table tents",
        description: "In millimetres, from the page's upper left corner.",
        parameters: [IF_NONE_MATCH],
        answers: {
          200: json("All layouts", LayoutList, { layouts: LAYOUTS.slice(0, 1) }, CATALOG_HEADERS),
          304: { description: "You have them already", headers: CATALOG_HEADERS },
        },
      }),
    )
    .post(
      "/app/api/sheets",
      async ({ request, body, query }) => {
        const tenant = tenantIfAny(request);
        const by = tenant ? actorOf(request) : inTime(actorOf(request));
        const page = query.as === "svg" ? (readNumber(query.page, PAGE) ?? 1) : null;
        const printed = await sheets.print(tenant, body, page, by);
        const [type, name] =
          page === null ? ["application/pdf", "labels.pdf"] : ["image/svg+xml", "labels.svg"];
        return streamed(request, printed.pieces, type, name, sheetHeaders(printed), DRAWN);
      },
      {
        query: query({
          as: Type.Optional(oneOf(["pdf", "svg"], { description: "pdf by default" })),
          page: numberIn(PAGE),
        }),
        ...operation(
          jsonBody(gate, { scopes: ["codes:read"], withoutKey: needs.limit, body, schema: SheetInput }),
          {
            id: "printSheet",
            tag: "sheets",
            summary: "Print codes on sheets of labels",
            description:
              "A PDF true to size, or one of its pages as SVG. Without a key: 100 labels of rows. Each symbol lies in the middle of its label, large enough to be scanned, or nothing is printed.",
            limited: true,
            storage: true,
            body: {
              rule: body,
              schema: SheetInputDocument,
              example: {
                rows: "url,title\nhttps://museum.example/hall-3,Hall 3\n",
                layout: "avery-l7160",
                text: ["No. {n:000} {title}"],
              },
            },
            answers: {
              200: {
                description: "The sheet",
                mediaType: "application/pdf",
                schema: BINARY,
                example: "%PDF…",
                headers: { ...FILE_NAME, ...NO_STORE, ...SHEET_HEADERS },
                others: { "image/svg+xml": { schema: Type.String(), example: "<svg…" } },
              },
            },
            problems: [
              ...DRAWING_PROBLEMS,
              ...LABEL_PROBLEMS,
              "style_invalid",
              "csv_invalid",
              "rows_invalid",
              "plan_limit",
            ],
          },
        ),
      },
    );
}

/** The same order, which ends after a while. */
function inTime(by: Actor): Actor {
  const signal = AbortSignal.any([by.caller.signal, AbortSignal.timeout(LONGEST_WITHOUT_KEY)]);
  return { ...by, caller: { ...by.caller, signal } };
}
