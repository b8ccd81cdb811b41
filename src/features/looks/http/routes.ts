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
import { IDEMPOTENCY_KEY, REPLAYED, retryKey, sendMade } from "../../../kit/http/idempotency.ts";
import { page, pageSize, query } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { DRAWING_PROBLEMS } from "../../drawings/model.ts";
import { invalidCursor } from "../../../kit/shared/common-faults.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Looks } from "../looks.ts";
import { CreateLook, EditLook, EditLookDocument, LookList, LookRecord } from "../model.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES };
const newBody: BodyRule = { ...body, nullsAbsent: true };
const CREATE = "POST /app/api/styles";

const PATH = {
  id: { component: "LookId", description: "Id of the look", example: "look_01kahgy2m4e8r6t0v2x4z6b8dk" },
};

const example = {
  id: PATH.id.example,
  name: "Summer",
  style: { template: "ocean" },
  page: { accent: "#005f73", imprintUrl: "https://museum.example/imprint" },
  isDefault: true,
  createdAt: "2026-11-21T09:05:00.000Z",
  updatedAt: "2026-11-21T09:05:00.000Z",
};

const problems = [
  ...DRAWING_PROBLEMS.filter((problem) => problem !== "fields_invalid"),
  "plan_limit",
  "style_name_taken",
] as const;

/** The list of saved looks, single looks, and their deletion. */
export function lookRoutes(needs: { gate: Gate; looks: Looks }) {
  const { gate, looks } = needs;

  async function own(tenant: Tenant, params: Readonly<Record<string, string>>): Promise<void> {
    await looks.get(tenant, params["id"] ?? "");
  }

  const creation = jsonBody(gate, { scopes: ["codes:write"], body: newBody, schema: CreateLook });
  const edits = jsonBody(gate, { scopes: ["codes:write"], body, owner: own, schema: EditLook });

  return new Elysia()
    .get(
      "/app/api/styles",
      async ({ request, query, set }) => {
        const found = await looks.list(tenantOf(request), {
          limit: pageSize(query.limit),
          ...(query.cursor ? { before: lookCursor(query.cursor) } : {}),
        });
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: query(page),
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "listStyles",
          tag: "codes",
          summary: "Your saved looks, newest first",
          description: "A page ends before its limit when its looks are large.",
          storage: true,
          answers: {
            200: json("One page of looks", LookList, { styles: [example], nextCursor: null }, NEXT),
          },
          problems: ["invalid_request", "cursor_invalid"],
        }),
      },
    )
    .post(
      "/app/api/styles",
      async ({ request, body, set }) => {
        const retry = retryKey(request, CREATE);
        return sendMade(set, await looks.create(tenantOf(request), body, retry, actorOf(request)));
      },
      {
        ...operation(creation, {
          id: "createStyle",
          tag: "codes",
          summary: "Save a look",
          description:
            'Codes take it by `style: { "saved": id }`. It must scan with the longest short URL of the workspace.',
          storage: true,
          parameters: [IDEMPOTENCY_KEY],
          body: {
            rule: newBody,
            schema: CreateLook,
            example: {
              name: example.name,
              style: example.style,
              page: example.page,
              isDefault: example.isDefault,
            },
          },
          answers: { 200: json("The look", LookRecord, example, { ...RECORD_TAG, ...REPLAYED }) },
          problems: [...problems, "idempotency_key_reused"],
        }),
      },
    )
    .get(
      "/app/api/styles/:id",
      async ({ request, params, set }) => {
        const look = await looks.get(tenantOf(request), params.id);
        return sendRecord(set, look.revision, looks.record(look));
      },
      {
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "getStyle",
          tag: "codes",
          summary: "One saved look",
          description: "As it is now: every code that names it is drawn so.",
          storage: true,
          path: PATH,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: json("The look", LookRecord, example, RECORD_TAG),
            304: { description: "You have it already", headers: RECORD_TAG },
          },
          problems: ["style_not_found"],
        }),
      },
    )
    .patch(
      "/app/api/styles/:id",
      async ({ request, params, body, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        const look = await looks.edit(tenantOf(request), params.id, body, revisions, actorOf(request));
        return sendRecord(set, look.revision, looks.record(look));
      },
      {
        ...operation(edits, {
          id: "editStyle",
          tag: "codes",
          summary: "Change a saved look, and with it every code that names it",
          description: "They are drawn so from the next request on. Each property is replaced as a whole.",
          storage: true,
          path: PATH,
          parameters: [IF_MATCH],
          body: { rule: body, schema: EditLookDocument, example: { style: { template: "forest" } } },
          answers: { 200: json("The changed look", LookRecord, example, RECORD_TAG) },
          problems: ["nothing_to_change", ...problems, "style_not_found", "style_changed"],
        }),
      },
    )
    .delete(
      "/app/api/styles/:id",
      async ({ request, params, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        await looks.remove(tenantOf(request), params.id, revisions, actorOf(request));
        set.status = 204;
      },
      {
        ...operation(gate.reads({ scopes: ["codes:write"] }), {
          id: "deleteStyle",
          tag: "codes",
          summary: "Delete a saved look that no code names",
          description: "While codes name it the answer says how many they are.",
          storage: true,
          path: PATH,
          parameters: [IF_MATCH],
          answers: { 204: { description: "Deleted" } },
          problems: ["style_not_found", "style_in_use", "style_changed"],
        }),
      },
    );
}

/** @throws Fault `cursor_invalid` when a cursor is not the id of a look. */
function lookCursor(cursor: string): string {
  if (/^look_[0-9a-z]{26}$/.test(cursor)) return cursor;
  throw invalidCursor();
}
