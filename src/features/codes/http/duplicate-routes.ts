import { Elysia } from "elysia";
import { RECORD_TAG } from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { IDEMPOTENCY_KEY, REPLAYED, retryKey, sendMade } from "../../../kit/http/idempotency.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Codes } from "../codes.ts";
import { CODE_PATH, CodeRecord, EXAMPLE, INPUT_PROBLEMS } from "../model.ts";
import { ownCode } from "./routes.ts";

/** `POST /app/api/codes/{id}/duplicate`. */
export function duplicateRoutes({ gate, codes }: { gate: Gate; codes: Codes }) {
  const admission = gate.reads({
    scopes: ["codes:write"],
    feature: "dynamicCode",
    owner: ownCode(codes),
  });
  return new Elysia().post(
    "/app/api/codes/:id/duplicate",
    async ({ request, params: { id }, set }) => {
      // The code is part of the route: there is no body by which a retry for another code would be told.
      const retry = retryKey(request, `POST /app/api/codes/${id}/duplicate`);
      return sendMade(set, await codes.duplicate(tenantOf(request), id, retry, actorOf(request)));
    },
    {
      ...operation(admission, {
        id: "duplicateCode",
        tag: "codes",
        summary: "Make a code like another",
        description:
          "All that can be edited is copied; it has a short id and counts of its own, and is active. A code that the operator switched off is not copied.",
        storage: true,
        path: CODE_PATH,
        parameters: [IDEMPOTENCY_KEY],
        answers: { 200: json("The new code", CodeRecord, EXAMPLE, { ...RECORD_TAG, ...REPLAYED }) },
        problems: [
          ...INPUT_PROBLEMS,
          "domain_not_verified",
          "dynamic_code_not_enabled",
          "plan_limit",
          "code_not_found",
          "code_taken_down",
        ],
      }),
    },
  );
}
