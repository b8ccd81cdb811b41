import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { DRAWN, FILE_NAME, streamed } from "../../../kit/http/download.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { IDEMPOTENCY_KEY, REPLAYED, replayed, retryKey } from "../../../kit/http/idempotency.ts";
import { BINARY, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { flag, query } from "../../../kit/http/input.ts";
import { takeBody, tenantOf } from "../../../kit/http/requests.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import { LABEL_PROBLEMS, SHEET_HEADERS, sheetHeaders } from "../../sheets/model.ts";
import type { Sheets } from "../../sheets/sheets.ts";
import type { Bulk } from "../bulk.ts";
import { BULK_ROUTE } from "../constants.ts";
import { CELL_MEMBERS, DryRun, isJsonCell } from "../model.ts";
import { CSV_BODY, csvBody } from "./csv-body.ts";
import { SHEET_QUERY, sheetOf } from "./sheet-routes.ts";

const BulkQuery = query({
  onError: Type.Optional(
    oneOf(["fail", "skip"], {
      description: "`skip` makes the good rows and lists the bad ones in the manifest; `fail` by default",
    }),
  ),
  dryRun: Type.Optional(flag("Only look: nothing is made")),
  style: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "Of rows without one, as in the column",
      examples: ["Our brand"],
    }),
  ),
  ...SHEET_QUERY,
});

/** The columns of members that rows have beside a target and a style. */
const CODE_COLUMNS = CELL_MEMBERS.filter((name) => name !== "title" && name !== "group")
  .map((name) => (isJsonCell(name) ? `${name} (JSON)` : name))
  .join(", ");

const exampleCsv = [
  "type,url,ssid,password,target,title,group,style",
  "url,https://museum.example/hall-3,,,,Hall 3,,",
  "wifi,,Museum guests,rembrandt1606,,Wi-Fi,,",
  ',,,,https://museum.example/audio/hall-4,Hall 4,audio guide,{"foreground":"#123456"}',
  "",
].join("\n");

const exampleCheck = {
  rows: 3,
  tracked: 1,
  static: 2,
  errors: [
    {
      row: 2,
      column: "password",
      reason: "wifi_password_wpa3",
      detail: "must be 8 to 63 printable ASCII characters",
    },
  ],
};

/** `POST /app/api/bulk`. */
export function bulkRoutes(needs: { gate: Gate; bulk: Bulk; readSheet: Sheets["read"] }) {
  const { gate, bulk, readSheet } = needs;
  return new Elysia().post(
    "/app/api/bulk",
    async ({ request, query }) => {
      const sheet = sheetOf(query, readSheet);
      const file = {
        body: takeBody(request),
        contentType: request.headers.get("content-type") ?? "",
        skips: query.onError === "skip",
        usualStyle: query.style ?? null,
        sheet,
        by: actorOf(request),
      };
      if (query.dryRun === "true") return bulk.dryRun(tenantOf(request), file);
      const key = retryKey(request, BULK_ROUTE);
      const { pieces, id, isReplay, sheet: printed } = await bulk.make(tenantOf(request), file, key);
      const headers = { ...replayed(isReplay), ...(id === null ? {} : { "x-bulk-id": id }) };
      if (printed === null) return streamed(request, pieces, "application/zip", "codes.zip", headers, DRAWN);
      return streamed(
        request,
        pieces,
        "application/pdf",
        "labels.pdf",
        { ...headers, ...sheetHeaders(printed) },
        DRAWN,
      );
    },
    {
      query: BulkQuery,
      ...operation(gate.receives({ scopes: ["codes:write"], body: CSV_BODY }), {
        id: "makeBulk",
        tag: "bulk",
        summary: "Make many codes from a CSV file",
        description: `A header row names the columns: type (url by default), target, title, group, shortId, domain, style (a template's id, a saved look's name, or JSON), ${CODE_COLUMNS}, utm_source and the other utm, gtin, lot and serial of a GS1 address, and filename; any other column is a field of the type. A row with a target makes a tracked code, any other a plain one. The ZIP holds an SVG a row and manifest.csv. All or nothing, unless onError=skip.`,
        storage: true,
        parameters: [IDEMPOTENCY_KEY],
        body: { rule: CSV_BODY, ...csvBody("The file: a header row, and a row a code", exampleCsv) },
        answers: {
          200: {
            description: "The ZIP; with dryRun what would be made",
            mediaType: "application/zip",
            schema: BINARY,
            example: "PK…",
            headers: {
              ...FILE_NAME,
              "cache-control": { description: "Of the ZIP: `no-store`", optional: true },
              ...REPLAYED,
              "x-bulk-id": { description: "Undoes the file within 24 hours", optional: true },
              ...SHEET_HEADERS,
            },
            others: {
              "application/pdf": { schema: BINARY, example: "%PDF…" },
              "application/json": { schema: DryRun, example: exampleCheck },
            },
          },
        },
        problems: [
          ...LABEL_PROBLEMS,
          "csv_invalid",
          "rows_invalid",
          "style_invalid",
          "domain_not_verified",
          "plan_limit",
          "dynamic_code_not_enabled",
          "email_unconfirmed",
          "idempotency_key_reused",
        ],
      }),
    },
  );
}
