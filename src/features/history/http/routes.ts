import { Elysia } from "elysia";
import { EXAMPLE_WHO } from "../../audit/model.ts";
import type { Codes } from "../../codes/codes.ts";
import { CODE_PATH, CodeRecord, EditCode, EXAMPLE, INPUT_PROBLEMS } from "../../codes/model.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { IF_MATCH, RECORD_TAG, requiredRevisions, sendRecord } from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { checkedBody, page, pageSize, query } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { withoutPins } from "../../../kit/shared/pin.ts";
import { checkOf } from "../../../kit/shared/schema.ts";
import type { History } from "../history.ts";
import { ChangeList, RestoreDocument, RestoreInput } from "../model.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
const editCheck = checkOf(EditCode);

const EXAMPLE_LIST = {
  changes: [
    {
      revision: 2,
      at: EXAMPLE.updatedAt,
      by: "main",
      byKey: "key_01kahgz0a4d7f2h5j8m1p4r7tv",
      who: EXAMPLE_WHO,
      imported: false,
      changed: ["title"],
      notKept: [],
      before: { title: "Hall 2" },
      after: { title: EXAMPLE.title },
    },
  ],
  nextCursor: "2",
};

/** The history of a code, and its return to a revision. */
export function historyRoutes(needs: {
  gate: Gate;
  codes: Pick<Codes, "get" | "edit" | "record">;
  history: History;
}) {
  const { gate, codes, history } = needs;
  const restoring = jsonBody(gate, {
    scopes: ["codes:write"],
    body,
    owner: async (tenant, { id = "" }) => void (await codes.get(tenant, id)),
    schema: RestoreInput,
  });

  return new Elysia()
    .get(
      "/app/api/codes/:id/history",
      async ({ request, params, query, set }) => {
        const { limit, cursor = null } = query;
        const found = await history.list(tenantOf(request).id, params.id, pageSize(limit), cursor);
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: query(page),
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "listChanges",
          tag: "codes",
          summary: "The changes of a code, newest first",
          description: "The first one known has no before. A page may end before its limit.",
          storage: true,
          path: CODE_PATH,
          answers: { 200: json("One page", ChangeList, EXAMPLE_LIST, NEXT) },
          problems: ["invalid_request", "cursor_invalid", "code_not_found"],
        }),
      },
    )
    .post(
      "/app/api/codes/:id/restore",
      async ({ request, params, body, set }) => {
        const tenant = tenantOf(request);
        const revisions = requiredRevisions(request.headers.get("if-match"));
        const { active: _, lock: __, ...former } = await history.at(tenant.id, params.id, body.revision);
        const input = checkedBody(editCheck, withoutPins(former));
        const code = await codes.edit(tenant, params.id, input, revisions, actorOf(request), former);
        return sendRecord(set, code.revision, codes.record(code));
      },
      {
        ...operation(restoring, {
          id: "restoreCode",
          tag: "codes",
          summary: "Return a code to a revision",
          description: "All but active and lock is as it was then. This makes a new revision.",
          storage: true,
          path: CODE_PATH,
          parameters: [IF_MATCH],
          body: { rule: body, schema: RestoreDocument, example: { revision: 1 } },
          answers: { 200: json("The code", CodeRecord, EXAMPLE, RECORD_TAG) },
          problems: [
            ...INPUT_PROBLEMS,
            "code_not_found",
            "revision_not_found",
            "external_id_taken",
            "code_changed",
            "revision_not_kept",
          ],
        }),
      },
    );
}
