import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { NotedExport } from "../../audit/http/exports.ts";
import { callerOf } from "../../../kit/http/caller.ts";
import { FILE_NAME, streamed } from "../../../kit/http/download.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { query } from "../../../kit/http/input.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { BINARY, operation } from "../../../kit/http/operation.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { holderOf, tenantOf } from "../../../kit/http/requests.ts";
import { invalidRequest, scopeMissing } from "../../../kit/shared/common-faults.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import type { Scope } from "../../../kit/shared/scopes.ts";
import type { Holder } from "../../../kit/shared/tenant.ts";
import type { Archives, ArchiveSelection } from "../out/archive.ts";
import { ARCHIVE_PARTS, type ArchivePart, REDIRECT_FORMATS } from "../constants.ts";
import { readParts, REDIRECT_FILES } from "../out/model.ts";
import type { Redirects } from "../out/redirects.ts";

const ArchiveQuery = query({
  parts: Type.Optional(
    Type.String({
      maxLength: 100,
      description: `Some of ${ARCHIVE_PARTS.join(",")}; all by default`,
      examples: ["codes,history"],
    }),
  ),
});

const RedirectQuery = query({
  format: oneOf(REDIRECT_FORMATS, {
    description: "The web server, `_redirects` of a host of static sites, or a table",
  }),
});

const TEXT = Type.String({ description: "Configuration, a line or two a code" });

const HEADERS = { ...FILE_NAME, ...NO_STORE };

/** `GET /app/api/archive` and `/redirects`, with which a workspace leaves. */
export function leavingRoutes(needs: {
  gate: Gate;
  archives: Archives;
  redirects: Redirects;
  noted: NotedExport;
}) {
  const { gate, archives, redirects, noted } = needs;
  return new Elysia()
    .get(
      "/app/api/archive",
      ({ request, query: { parts } }) => {
        const holder = holderOf(request);
        const { tenant } = holder;
        const selection = selectionOf(parts, holder);
        const written = archives.write(tenant, selection, callerOf(request));
        const pieces = noted(request, { action: "workspace.exported", format: "zip" }, written);
        return streamed(request, pieces, "application/zip", "archive.zip", { "cache-control": CONFIDENTIAL });
      },
      {
        query: ArchiveQuery,
        ...operation(gate.reads({ scopes: ["codes:read", "analytics:read", "leads:read"] }), {
          id: "getArchive",
          tag: "moving",
          summary: "All of the workspace as a ZIP",
          description:
            "README.txt in it describes its files. Codes that change meanwhile may differ between files. The parts domains and webhooks need the scopes domains and webhook too; without parts a key that lacks one gets all others.",
          storage: true,
          answers: {
            200: {
              description: "The archive",
              mediaType: "application/zip",
              schema: BINARY,
              example: "PK…",
              headers: HEADERS,
            },
          },
          problems: ["invalid_request"],
        }),
      },
    )
    .get(
      "/app/api/redirects",
      ({ request, query: { format } }) => {
        const { mediaType, name } = REDIRECT_FILES[format];
        return streamed(request, redirects.file(tenantOf(request).id, format), mediaType, name);
      },
      {
        query: RedirectQuery,
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "getRedirects",
          tag: "moving",
          summary: "The redirects of all active codes, for a web server of your own",
          description:
            "Each code leads to its default destination, or past its page to its target. Comments have the ids of codes with rules and the like.",
          storage: true,
          answers: {
            200: {
              description: "The file",
              mediaType: "text/plain",
              schema: TEXT,
              example: "/r/Kx7fP2m https://museum.example/audio/hall-3 302\n",
              headers: HEADERS,
              others: {
                "text/csv": {
                  schema: Type.String(),
                  example: "shortUrl,location,status,codeId,omits\r\n",
                },
              },
            },
          },
          problems: ["invalid_request"],
        }),
      },
    );
}

/** The parts that need a scope of their own. */
const OWN_SCOPES: readonly { readonly part: ArchivePart; readonly scope: Scope }[] = [
  { part: "domains", scope: "domains" },
  { part: "webhooks", scope: "webhook" },
];

/**
 * The parts of an archive. Some need a scope of their own: a key without it has to name others, or gets all
 * others.
 * @throws Fault `invalid_request` when one of the names is none of a part, and `scope_missing`.
 */
function selectionOf(names: string | undefined, holder: Holder): ArchiveSelection {
  const parts = readParts(names);
  if (parts === null)
    throw invalidRequest([
      { pointer: "?parts", ...explain("not_one_of", { choices: ARCHIVE_PARTS.join(", ") }) },
    ]);
  const lacking = OWN_SCOPES.filter(
    ({ part, scope }) => parts.includes(part) && !holder.scopes.includes(scope),
  );
  if (lacking.length === 0) return { parts };
  if (names !== undefined)
    throw scopeMissing(
      lacking.map(({ scope }) => scope),
      holder,
    );
  const withheld = lacking.map(({ part }) => part);
  return { parts: parts.filter((part) => !withheld.includes(part)), withheld };
}
