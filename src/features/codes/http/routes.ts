import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import {
  IF_MATCH,
  IF_NONE_MATCH,
  RECORD_TAG,
  requiredRevisions,
  sendRecord,
} from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBodies, jsonBody } from "../../../kit/http/json-body.ts";
import { IDEMPOTENCY_KEY, replayed, retryKey, sendMade } from "../../../kit/http/idempotency.ts";
import { csvContent, csvFile, FILE_HEADERS, fileFormat } from "../../../kit/http/csv-file.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import {
  flag,
  group,
  page,
  pageSize,
  query,
  readSearch,
  refusePaging,
  search,
} from "../../../kit/http/input.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import { domainNamed } from "../../../kit/shared/short-address.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Codes } from "../codes.ts";
import { MOST_AT_ONCE } from "../constants.ts";
import { placeAt } from "../cursor.ts";
import {
  CODE_PATH,
  CODE_SORTS,
  CodeList,
  CodeRecord,
  CreateCode,
  type CountedCode,
  EditCode,
  EditCodeDocument,
  EXAMPLE,
  INPUT_PROBLEMS,
  wrongShortId,
} from "../model.ts";
import type { CodeFilter } from "../records.ts";
import { readTags, tagged } from "./tagged.ts";
import { CreateCodesDocument, MADE, problemIn } from "./many.ts";
import { CODE_HEAD, codeRow, codeTable } from "./table.ts";
import { HEALTH_STATES } from "../../watch/constants.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES };
const newBody = { ...body, nullsAbsent: true, mostInList: MOST_AT_ONCE } as const;
const CREATE = "POST /app/api/codes";

const ListQuery = query({
  ...group,
  ...tagged,
  active: Type.Optional(flag("Only codes that redirect, or only those that don't")),
  domain: Type.Optional(
    Type.String({ description: "Only codes of this host", examples: ["qr.museum.example"] }),
  ),
  shortId: Type.Optional(
    Type.String({
      description: "Only the code with this short id, on domain or else on the service's own host",
      examples: ["hall-3"],
    }),
  ),
  externalId: Type.Optional(
    Type.String({ description: "Only the code with this external id", examples: ["hall-3-2026"] }),
  ),
  health: Type.Optional(
    oneOf(HEALTH_STATES, { description: "Only codes whose worst destination has this state" }),
  ),
  ...search("Found in title, group, target, external id, tags or short id"),
  sort: Type.Optional(
    oneOf(CODE_SORTS, { description: "By scans: most first, as of a minute ago. Newest by default" }),
  ),
  ...fileFormat,
  ...page,
});

/** The check that a path names a code of the tenant. */
export function ownCode(codes: Codes) {
  return async (tenant: Tenant, { id = "" }: Readonly<Record<string, string>>): Promise<void> =>
    void (await codes.get(tenant, id));
}

/** The list of codes, single codes, and their deletion. */
export function codeRoutes(needs: {
  gate: Gate;
  codes: Codes;
  /** All codes of a workspace that a filter chooses. */
  pages: (
    tenantId: string,
    filter: Omit<CodeFilter, "limit" | "after">,
  ) => AsyncIterable<readonly CountedCode[]>;
  baseUrl: string;
}) {
  const { gate, codes, baseUrl } = needs;

  const own = ownCode(codes);
  const problem = problemIn(baseUrl);

  const creation = jsonBodies(gate, {
    scopes: ["codes:write"],
    body: newBody,
    feature: "dynamicCode",
    schema: CreateCode,
    alsoWrong: (body) => [...codes.targetFlaws(body), ...wrongShortId(baseUrl, body)],
  });

  const edits = jsonBody(gate, {
    scopes: ["codes:write"],
    body,
    owner: own,
    schema: EditCode,
    alsoWrong: (body) => (body["target"] === undefined ? [] : codes.targetFlaws(body)),
  });

  return new Elysia()
    .get(
      "/app/api/codes",
      async ({ request, query, set }) => {
        const { sort = "newest" } = query;
        const chosen = {
          sort,
          ...(query.group ? { group: query.group } : {}),
          ...readTags(request),
          ...(query.active ? { active: query.active === "true" } : {}),
          ...(query.shortId ? { shortId: query.shortId, domain: null } : {}),
          ...(query.domain ? { domain: domainNamed(baseUrl, query.domain) } : {}),
          ...(query.externalId ? { externalId: query.externalId } : {}),
          ...(query.health ? { health: query.health } : {}),
          ...readSearch(query.q),
        };
        const tenant = tenantOf(request);
        if (query.format === "csv") {
          refusePaging(query);
          return csvFile(request, codeTable(needs.pages(tenant.id, chosen)), "codes.csv");
        }
        const found = await codes.list(tenant, {
          ...chosen,
          limit: pageSize(query.limit),
          ...(query.cursor ? { after: placeAt(sort, query.cursor) } : {}),
        });
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: ListQuery,
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "listCodes",
          tag: "codes",
          summary: "Your codes, and totals over all of them",
          description:
            "A page ends before its limit when its codes are large, or when a search finds few among many. The list goes on as long as nextCursor is not null. By scans or title a code whose place changes between pages, or while a file is read, may come twice or not at all.",
          storage: true,
          answers: {
            200: {
              ...json(
                "One page of codes; all of them as a file",
                CodeList,
                {
                  codes: [EXAMPLE],
                  totals: { codes: 1, active: 1, scans: 0, uniqueVisitors: 0, leads: 0 },
                  nextCursor: null,
                },
                { ...NEXT, ...FILE_HEADERS },
              ),
              others: csvContent([CODE_HEAD, codeRow(EXAMPLE)]),
            },
          },
          problems: ["invalid_request", "cursor_invalid"],
        }),
      },
    )
    .post(
      "/app/api/codes",
      async ({ request, body, set }) => {
        const [tenant, retry, by] = [tenantOf(request), retryKey(request, CREATE), actorOf(request)];
        if (!("map" in body)) return sendMade(set, await codes.create(tenant, body, retry, by));
        const { answer, isReplay } = await codes.createMany(tenant, body, retry, by, problem);
        Object.assign(set.headers, replayed(isReplay), { "content-type": "application/json" });
        return answer;
      },
      {
        ...operation(creation, {
          id: "createCode",
          tag: "codes",
          summary: "Make a tracked code, or up to 100",
          description:
            "Its QR code encodes shortUrl; where that leads can be changed at any time. A list is answered by results in its order: one that is refused does not stop the others.",
          storage: true,
          parameters: [IDEMPOTENCY_KEY],
          body: {
            rule: newBody,
            schema: CreateCodesDocument,
            example: { target: EXAMPLE.target, title: EXAMPLE.title, group: EXAMPLE.group },
          },
          answers: { 200: MADE },
          problems: [
            "target_required",
            ...INPUT_PROBLEMS,
            "domain_not_verified",
            "dynamic_code_not_enabled",
            "email_unconfirmed",
            "plan_limit",
            "short_id_taken",
            "external_id_taken",
            "idempotency_key_reused",
          ],
        }),
      },
    )
    .get(
      "/app/api/codes/:id",
      async ({ request, params, set }) => {
        const code = await codes.get(tenantOf(request), params.id);
        return sendRecord(set, code.revision, codes.record(code));
      },
      {
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "getCode",
          tag: "codes",
          summary: "One code",
          description: "With what was counted of it so far. The same entity tag means the same record.",
          storage: true,
          path: CODE_PATH,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: json("The code", CodeRecord, EXAMPLE, RECORD_TAG),
            304: { description: "You have it already", headers: RECORD_TAG },
          },
          problems: ["code_not_found"],
        }),
      },
    )
    .patch(
      "/app/api/codes/:id",
      async ({ request, params, body, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        const code = await codes.edit(tenantOf(request), params.id, body, revisions, actorOf(request));
        return sendRecord(set, code.revision, codes.record(code));
      },
      {
        ...operation(edits, {
          id: "editCode",
          tag: "codes",
          summary: "Change a code: where it leads, whether it is active, how it looks",
          description: "Each property is replaced as a whole; null clears title, group, style and landing.",
          storage: true,
          path: CODE_PATH,
          parameters: [IF_MATCH],
          body: {
            rule: body,
            schema: EditCodeDocument,
            example: { target: "https://museum.example/audio/hall-4", active: true },
          },
          answers: { 200: json("The changed code", CodeRecord, EXAMPLE, RECORD_TAG) },
          problems: [
            "nothing_to_change",
            "target_required",
            ...INPUT_PROBLEMS,
            "code_taken_down",
            "code_not_found",
            "external_id_taken",
            "code_changed",
            "plan_limit",
          ],
        }),
      },
    )
    .delete(
      "/app/api/codes/:id",
      async ({ request, params, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        await codes.remove(tenantOf(request), params.id, revisions, actorOf(request));
        set.status = 204;
      },
      {
        ...operation(gate.reads({ scopes: ["codes:write"] }), {
          id: "deleteCode",
          tag: "codes",
          summary: "Delete a code",
          description: "Its shortId answers 410 for ever and is never given out again.",
          storage: true,
          path: CODE_PATH,
          parameters: [IF_MATCH],
          answers: { 204: { description: "Deleted; what it recorded is erased in the background" } },
          problems: ["code_not_found", "code_changed"],
        }),
      },
    );
}
