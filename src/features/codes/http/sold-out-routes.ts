import { Elysia } from "elysia";
import { actorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { IF_MATCH, RECORD_TAG, requiredRevisions, sendRecord } from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Codes } from "../codes.ts";
import { CODE_PATH, CodeRecord, EXAMPLE } from "../model.ts";
import type { Menus } from "../menus.ts";
import { ownCode } from "./routes.ts";
import { SoldOutInput } from "../sold-out-model.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

/** `POST /app/api/codes/{id}/sold-out`. */
export function soldOutRoutes(needs: { gate: Gate; codes: Codes; menus: Menus }) {
  const { gate, codes, menus } = needs;
  const admission = jsonBody(gate, {
    scopes: ["codes:write"],
    body,
    owner: ownCode(codes),
    schema: SoldOutInput,
  });
  return new Elysia().post(
    "/app/api/codes/:id/sold-out",
    async ({ request, params, body, set }) => {
      const revisions = requiredRevisions(request.headers.get("if-match"));
      const code = await menus.mark(tenantOf(request), params.id, body, revisions, actorOf(request));
      return sendRecord(set, code.revision, codes.record(code));
    },
    {
      ...operation(admission, {
        id: "markSoldOut",
        tag: "codes",
        summary: "Mark a dish of a code's page as sold out, or all dishes",
        description:
          "The page shows it at once. A dish is named by its place and its name, so that no other one is marked when somebody changes the menu meanwhile. Of two marks at once both hold.",
        storage: true,
        path: CODE_PATH,
        parameters: [IF_MATCH],
        body: {
          rule: body,
          schema: SoldOutInput,
          example: { section: 0, dish: 3, name: "Fish soup", soldOut: true },
        },
        answers: { 200: json("The code", CodeRecord, EXAMPLE, RECORD_TAG) },
        problems: ["code_not_found", "code_changed", "menu_changed", "plan_limit"],
      }),
    },
  );
}
