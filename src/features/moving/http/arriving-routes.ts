import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { BULK_ROUTE } from "../../bulk/constants.ts";
import type { BodyRule } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { IDEMPOTENCY_KEY, REPLAYED, replayed, retryKey } from "../../../kit/http/idempotency.ts";
import { flag, query } from "../../../kit/http/input.ts";
import { BINARY, json, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { holderOf, mayPause, spooledBody, tenantOf } from "../../../kit/http/requests.ts";
import { mediaTypeOf } from "../../../kit/shared/headers.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { invalidRequest } from "../../../kit/shared/common-faults.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import type { Scope } from "../../../kit/shared/scopes.ts";
import type { Holder } from "../../../kit/shared/tenant.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import type { Imports } from "../in/imports.ts";
import { ARCHIVE_PARTS, type ArchivePart, SOURCES } from "../constants.ts";
import type { ImportOrder } from "../in/order.ts";
import { readParts } from "../out/model.ts";
import { ImportAnswer, ON_CONFLICT } from "../in/model.ts";
import { MOST_BYTES } from "../constants.ts";

const body: BodyRule = {
  maxBytes: MOST_BYTES,
  spooled: true,
  mediaTypes: ["application/json", "text/csv", "application/zip"],
};

/** An archive may unpack to a gibibyte, and to a hundred times its size. */
const LIMITS = { bytes: 1024 * 1024 * 1024, times: 100 };

const ImportQuery = query({
  from: oneOf(SOURCES, { description: "The service that the file comes from" }),
  domain: Type.Optional(
    Type.String({
      maxLength: 253,
      description: "The verified domain of the codes; the service's own host by default",
      examples: ["qr.museum.example"],
    }),
  ),
  dryRun: Type.Optional(flag("Only look: nothing is made")),
  parts: Type.Optional(
    Type.String({
      maxLength: 100,
      description: `Of an archive: some of ${ARCHIVE_PARTS.join(",")}; all by default`,
      examples: ["codes,history"],
    }),
  ),
  onConflict: Type.Optional(
    oneOf(ON_CONFLICT, { description: "`skip` leaves conflicts out; `fail` by default" }),
  ),
});

const EXAMPLE = {
  found: 2,
  made: 1,
  unchanged: 0,
  conflicts: [{ row: 2, shortId: "x", reason: "must be 3 to 48 of A-Z a-z 0-9 _ -" }],
  dropped: [{ row: 1, what: "password" }],
};

/** `POST /app/api/import`. */
export function importRoutes(needs: { gate: Gate; imports: Imports }) {
  const { gate, imports } = needs;
  return new Elysia().post(
    "/app/api/import",
    async ({ request, query, set }) => {
      const { answer, isRefused, isReplay } = await imports.run(tenantOf(request), {
        from: query.from,
        domain: query.domain ? query.domain.toLowerCase() : null,
        dryRun: query.dryRun === "true",
        skips: query.onConflict === "skip",
        file: spooledBody(request),
        mediaType: mediaTypeOf(request.headers.get("content-type")),
        limits: LIMITS,
        retry: retryKeyOf(request),
        by: actorOf(request),
        parts: partsOf(query.parts),
        may: mayOf(holderOf(request)),
        signal: request.signal,
        onProgress: () => mayPause(request),
      });
      if (isRefused) throw conflicting(answer);
      Object.assign(set.headers, replayed(isReplay));
      return answer;
    },
    {
      query: ImportQuery,
      ...operation(gate.receives({ scopes: ["codes:write"], body, feature: "dynamicCode" }), {
        id: "importCodes",
        tag: "moving",
        summary: "Move in: make codes from another service's export",
        description:
          "Short ids stay as they were. All or nothing, unless onConflict=skip; the same file again makes nothing. An archive's domains and webhooks are added for a key with the scopes domains and webhook, and told as dropped to others. One with leads takes leads:write.",
        storage: true,
        parameters: [IDEMPOTENCY_KEY],
        body: {
          rule: body,
          schema: Type.Unknown({
            description: "The export: a list, or a page as the service's API gives it",
          }),
          example: { links: [{ id: "bit.ly/hall-3", long_url: "https://museum.example/audio/hall-3" }] },
          others: {
            "text/csv": {
              schema: Type.String(),
              example: "shortId,target\nhall-3,https://museum.example/audio/hall-3\n",
            },
            "application/zip": { schema: BINARY, example: "PK…" },
          },
        },
        answers: { 200: json("The outcome", ImportAnswer, EXAMPLE, REPLAYED) },
        problems: [
          "csv_invalid",
          "invalid_request",
          "archive_invalid",
          "domain_not_verified",
          "plan_limit",
          "dynamic_code_not_enabled",
          "email_unconfirmed",
          "import_conflicts",
          "idempotency_key_reused",
        ],
      }),
    },
  );
}

/** Files of codes have their answers by one route. A key of an import is another one than the same key of a bulk file. */
function retryKeyOf(request: Request) {
  const retry = retryKey(request, BULK_ROUTE);
  return retry && { ...retry, key: `import ${retry.key}` };
}

/** The parts of an archive that are read. @throws Fault `invalid_request`. */
function partsOf(names: string | undefined): readonly ArchivePart[] {
  const parts = readParts(names);
  if (parts !== null) return parts;
  throw invalidRequest([
    { pointer: "?parts", ...explain("not_one_of", { choices: ARCHIVE_PARTS.join(", ") }) },
  ]);
}

function mayOf({ scopes }: Holder): ImportOrder["may"] {
  const grants = (scope: Scope) => scopes.includes(scope);
  return { domains: grants("domains"), webhook: grants("webhook"), leads: grants("leads:write") };
}

function conflicting(answer: ImportAnswer): Fault {
  return new Fault(
    "import_conflicts",
    "Some short ids can't be here, so nothing was made. See conflicts, or send ?onConflict=skip to leave them out.",
    { extra: answer },
  );
}
