import { Elysia } from "elysia";
import { EXAMPLE_WHO } from "../../audit/model.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { IF_MATCH, RECORD_TAG, requiredRevisions, sendRecord } from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { DRAWING_PROBLEMS } from "../../drawings/model.ts";
import { RestoreDocument } from "../../history/model.ts";
import { PLAIN_EXAMPLE, PLAIN_PATH, PlainChanges, PlainCodeRecord, RestorePlain } from "../model.ts";
import { plainRecord, type PlainCodes } from "../plain-codes.ts";
import { ownPlainCode } from "./routes.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };

const EXAMPLE_CHANGE = {
  revision: 2,
  at: PLAIN_EXAMPLE.updatedAt,
  by: "main",
  byKey: "key_01kahgz0a4d7f2h5j8m1p4r7tv",
  who: EXAMPLE_WHO,
  changed: ["title" as const],
  before: { title: "Wi-Fi" },
  after: { title: PLAIN_EXAMPLE.title },
};

/** The history of a plain code, and its return to a revision. */
export function plainHistoryRoutes(needs: { gate: Gate; plainCodes: PlainCodes }) {
  const { gate, plainCodes } = needs;
  const restoring = jsonBody(gate, {
    scopes: ["codes:write"],
    body,
    owner: ownPlainCode(plainCodes),
    schema: RestorePlain,
  });

  return new Elysia()
    .get(
      "/app/api/plain-codes/:id/history",
      ({ request, params }) => plainCodes.changes(tenantOf(request), params.id),
      operation(gate.reads({ scopes: ["codes:read"] }), {
        id: "listPlainCodeChanges",
        tag: "plain-codes",
        summary: "The changes of a plain code, newest first",
        description:
          "All that are kept: at most a hundred, of half a megabyte together. The first one known has no before.",
        storage: true,
        path: PLAIN_PATH,
        answers: { 200: json("The changes", PlainChanges, { changes: [EXAMPLE_CHANGE] }) },
        problems: ["code_not_found"],
      }),
    )
    .post(
      "/app/api/plain-codes/:id/restore",
      async ({ request, params, body, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        const tenant = tenantOf(request);
        const code = await plainCodes.restore(tenant, params.id, body.revision, revisions, actorOf(request));
        return sendRecord(set, code.revision, plainRecord(code));
      },
      {
        ...operation(restoring, {
          id: "restorePlainCode",
          tag: "plain-codes",
          summary: "Return a plain code to a revision",
          description: "All but printed is as it was then. This makes a new revision.",
          storage: true,
          path: PLAIN_PATH,
          parameters: [IF_MATCH],
          body: { rule: body, schema: RestoreDocument, example: { revision: 1 } },
          answers: { 200: json("The code", PlainCodeRecord, PLAIN_EXAMPLE, RECORD_TAG) },
          problems: [
            "style_invalid",
            ...DRAWING_PROBLEMS,
            "plan_limit",
            "code_not_found",
            "revision_not_found",
            "code_changed",
          ],
        }),
      },
    );
}
