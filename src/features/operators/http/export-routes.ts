import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { callerOf } from "../../../kit/http/caller.ts";
import { FILE_NAME, streamed } from "../../../kit/http/download.ts";
import { query } from "../../../kit/http/input.ts";
import { BINARY } from "../../../kit/http/operation.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import { REDIRECT_FORMATS } from "../../moving/constants.ts";
import { REDIRECT_FILES } from "../../moving/out/model.ts";
import type { OperatorExports } from "../exports.ts";
import { OPERATOR_PARTS } from "../exports-model.ts";
import { type OperatorRouteNeeds, optionsOf, ofWorkspace } from "./operations.ts";

const ArchiveQuery = query({
  parts: Type.Optional(
    Type.String({
      maxLength: 100,
      description: `Some of ${OPERATOR_PARTS.join(",")}; all by default`,
      examples: ["codes,history"],
    }),
  ),
});

const RedirectQuery = query({
  format: Type.Optional(
    oneOf(REDIRECT_FORMATS, {
      description: "The web server, `_redirects` of a host of static sites, or a table: `csv`, by default",
    }),
  ),
});

const KEPT_NOWHERE = { "cache-control": CONFIDENTIAL };

/** Files of a workspace that leaves. Their downloads wait for permits as those of workspaces do. */
export function exportRoutes(needs: OperatorRouteNeeds & { exports: OperatorExports }) {
  const { exports } = needs;
  const { reads } = optionsOf(needs);

  return new Elysia()
    .get(
      "/operator/api/workspaces/:id/archive",
      async ({ request, params: { id }, query: { parts } }) => {
        const pieces = await exports.archive(id, parts, callerOf(request), operatorOf(request));
        return streamed(request, pieces, "application/zip", "archive.zip", KEPT_NOWHERE);
      },
      {
        query: ArchiveQuery,
        ...reads({
          id: "getOperatorArchive",
          summary: "A workspace as a ZIP, without scans and leads",
          description:
            "README.txt in it describes its files. The workspace reads in its audit that an operator took it. The command `quietzone archive` also has scans and leads.",
          path: ofWorkspace,
          answers: {
            200: {
              ...{ description: "The archive", mediaType: "application/zip", schema: BINARY },
              ...{ example: "PK…", headers: FILE_NAME },
            },
          },
          problems: ["not_found", "invalid_request"],
        }),
      },
    )
    .get(
      "/operator/api/workspaces/:id/redirects",
      async ({ request, params: { id }, query: { format = "csv" } }) => {
        const { mediaType, name } = REDIRECT_FILES[format];
        return streamed(request, await exports.redirects(id, format), mediaType, name, KEPT_NOWHERE);
      },
      {
        query: RedirectQuery,
        ...reads({
          id: "getOperatorRedirects",
          summary: "The redirects of a workspace, for a web server",
          description: "Of its active codes. Each leads to its default destination, past its page.",
          path: ofWorkspace,
          answers: {
            200: {
              description: "The file",
              mediaType: "text/plain",
              schema: Type.String({ description: "Configuration, a line or two a code" }),
              example: "/r/Kx7fP2m https://museum.example/audio/hall-3 302\n",
              headers: FILE_NAME,
              others: {
                "text/csv": { schema: Type.String(), example: "shortUrl,location,status,codeId,omits\r\n" },
              },
            },
          },
          problems: ["not_found", "invalid_request"],
        }),
      },
    );
}
