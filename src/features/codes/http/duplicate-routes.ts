import { Elysia } from "elysia";
import { RECORD_TAG } from "../../../kit/http/conditional.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { IDEMPOTENCY_KEY, REPLAYED, retryKey, sendMade } from "../../../kit/http/idempotency.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Codes } from "../codes.ts";
import { DuplicateInput } from "../duplicate-model.ts";
import { CODE_PATH, CodeRecord, EXAMPLE, INPUT_PROBLEMS } from "../model.ts";
import { ownCode } from "./routes.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

/** `POST /app/api/codes/{id}/duplicate`. */
export function duplicateRoutes({ gate, codes }: { gate: Gate; codes: Codes }) {
  const admission = jsonBody(gate, {
    scopes: ["codes:write"],
    feature: "dynamicCode",
    body,
    owner: ownCode(codes),
    schema: DuplicateInput,
  });
  return new Elysia().post(
    "/app/api/codes/:id/duplicate",
    async ({ request, params: { id }, body: { title }, set }) => {
      // The code is part of the route: a body need not tell a retry for another code.
      const retry = retryKey(request, `POST /app/api/codes/${id}/duplicate`);
      return sendMade(set, await codes.duplicate(tenantOf(request), id, title, retry, actorOf(request)));
    },
    {
      ...operation(admission, {
        id: "duplicateCode",
        tag: "codes",
        summary: "Make a code like another",
        description:
          "All that can be edited is copied, but for the external id and a title that is given; it has a short id and counts of its own, and is active. A code that the operator switched off is not copied.",
        storage: true,
        path: CODE_PATH,
        body: {
          rule: body,
          schema: DuplicateInput,
          example: { title: `${EXAMPLE.title} (copy)` },
          optional: true,
        },
        parameters: [IDEMPOTENCY_KEY],
        answers: { 200: json("The new code", CodeRecord, EXAMPLE, { ...RECORD_TAG, ...REPLAYED }) },
        problems: [
          ...INPUT_PROBLEMS,
          "domain_not_verified",
          "dynamic_code_not_enabled",
          "email_unconfirmed",
          "plan_limit",
          "code_not_found",
          "code_taken_down",
        ],
      }),
    },
  );
}
