import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { actorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import {
  IF_MATCH,
  IF_NONE_MATCH,
  RECORD_TAG,
  requiredRevisions,
  sendRecord,
} from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { IDEMPOTENCY_KEY, REPLAYED, retryKey, sendMade } from "../../../kit/http/idempotency.ts";
import { flag, group, page, pageSize, query, readSearch, search } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import { DRAWING_PROBLEMS } from "../../drawings/model.ts";
import { PLAIN_SORTS } from "../constants.ts";
import { plainPlaceAt } from "../cursor.ts";
import {
  CreatePlainCode,
  CreatePlainCodeDocument,
  EditPlainCode,
  EditPlainCodeDocument,
  PLAIN_EXAMPLE,
  PLAIN_PATH,
  PlainCodeList,
  PlainCodeRecord,
  PlainType,
} from "../model.ts";
import { plainRecord, type PlainCodes } from "../plain-codes.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES };
const newBody: BodyRule = { ...body, nullsAbsent: true };
const CREATE = "POST /app/api/plain-codes";

const ListQuery = query({
  ...group,
  type: Type.Optional(PlainType),
  printed: Type.Optional(flag("Only codes that are printed, or only those that are not")),
  ...search("Found in title, group or content"),
  sort: Type.Optional(oneOf(PLAIN_SORTS, { description: "Newest by default" })),
  ...page,
});

const PROBLEMS = ["style_invalid", ...DRAWING_PROBLEMS, "plan_limit"] as const;

/** The check that a path names a plain code of the tenant. */
export function ownPlainCode(plainCodes: Pick<PlainCodes, "get">): JsonOwner {
  return async (tenant, { id = "" }) => void (await plainCodes.get(tenant, id));
}

type JsonOwner = NonNullable<Parameters<Gate["reads"]>[0]["owner"]>;

/** The list of plain codes, single ones, and their deletion. */
export function plainCodeRoutes(needs: { gate: Gate; plainCodes: PlainCodes }) {
  const { gate, plainCodes } = needs;
  const creation = jsonBody(gate, { scopes: ["codes:write"], body: newBody, schema: CreatePlainCode });
  const edits = jsonBody(gate, {
    scopes: ["codes:write"],
    body,
    owner: ownPlainCode(plainCodes),
    schema: EditPlainCode,
  });

  return new Elysia()
    .get(
      "/app/api/plain-codes",
      async ({ request, query, set }) => {
        const { sort = "newest" } = query;
        const found = await plainCodes.list(tenantOf(request), {
          limit: pageSize(query.limit),
          sort,
          ...(query.group ? { group: query.group } : {}),
          ...(query.type ? { type: query.type } : {}),
          ...(query.printed ? { printed: query.printed === "true" } : {}),
          ...readSearch(query.q),
          ...(query.cursor ? { after: plainPlaceAt(sort, query.cursor) } : {}),
        });
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: ListQuery,
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "listPlainCodes",
          tag: "plain-codes",
          summary: "Your plain codes",
          description:
            "A page ends before its limit when its codes are large, or when a search finds few among many. The list goes on as long as nextCursor is not null.",
          storage: true,
          answers: {
            200: json(
              "One page of plain codes",
              PlainCodeList,
              { plainCodes: [PLAIN_EXAMPLE], nextCursor: null },
              NEXT,
            ),
          },
          problems: ["invalid_request", "cursor_invalid"],
        }),
      },
    )
    .post(
      "/app/api/plain-codes",
      async ({ request, body, set }) => {
        const retry = retryKey(request, CREATE);
        return sendMade(set, await plainCodes.create(tenantOf(request), body, retry, actorOf(request)));
      },
      {
        ...operation(creation, {
          id: "createPlainCode",
          tag: "plain-codes",
          summary: "Keep a plain code",
          description:
            "Its symbol holds the content itself: phones act on it without this service, nothing is counted, and what is printed stays. A saved look is copied.",
          storage: true,
          parameters: [IDEMPOTENCY_KEY],
          body: {
            rule: newBody,
            schema: CreatePlainCodeDocument,
            example: { type: PLAIN_EXAMPLE.type, fields: PLAIN_EXAMPLE.fields, title: PLAIN_EXAMPLE.title },
          },
          answers: {
            200: json("The plain code", PlainCodeRecord, PLAIN_EXAMPLE, { ...RECORD_TAG, ...REPLAYED }),
          },
          problems: [...PROBLEMS, "idempotency_key_reused"],
        }),
      },
    )
    .get(
      "/app/api/plain-codes/:id",
      async ({ request, params, set }) => {
        const code = await plainCodes.get(tenantOf(request), params.id);
        return sendRecord(set, code.revision, plainRecord(code));
      },
      {
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "getPlainCode",
          tag: "plain-codes",
          summary: "One plain code",
          description: "The same entity tag means the same record.",
          storage: true,
          path: PLAIN_PATH,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: json("The plain code", PlainCodeRecord, PLAIN_EXAMPLE, RECORD_TAG),
            304: { description: "You have it already", headers: RECORD_TAG },
          },
          problems: ["code_not_found"],
        }),
      },
    )
    .patch(
      "/app/api/plain-codes/:id",
      async ({ request, params, body, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        const code = await plainCodes.edit(tenantOf(request), params.id, body, revisions, actorOf(request));
        return sendRecord(set, code.revision, plainRecord(code));
      },
      {
        ...operation(edits, {
          id: "editPlainCode",
          tag: "plain-codes",
          summary: "Change a plain code, or say that it is printed",
          description:
            "Each property is replaced as a whole; null clears title, group and style. `printed: true` closes type and fields: what is on paper can't be changed. Only later prints have a new style.",
          storage: true,
          path: PLAIN_PATH,
          parameters: [IF_MATCH],
          body: { rule: body, schema: EditPlainCodeDocument, example: { printed: true } },
          answers: {
            200: json("The changed code", PlainCodeRecord, { ...PLAIN_EXAMPLE, printed: true }, RECORD_TAG),
          },
          problems: ["nothing_to_change", ...PROBLEMS, "code_not_found", "code_changed"],
        }),
      },
    )
    .delete(
      "/app/api/plain-codes/:id",
      async ({ request, params, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        await plainCodes.remove(tenantOf(request), params.id, revisions, actorOf(request));
        set.status = 204;
      },
      {
        ...operation(gate.reads({ scopes: ["codes:write"] }), {
          id: "deletePlainCode",
          tag: "plain-codes",
          summary: "Delete a plain code",
          description: "A printed symbol goes on working, because it needs no service.",
          storage: true,
          path: PLAIN_PATH,
          parameters: [IF_MATCH],
          answers: { 204: { description: "Deleted" } },
          problems: ["code_not_found", "code_changed"],
        }),
      },
    );
}
