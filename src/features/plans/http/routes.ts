import { Elysia } from "elysia";
import { authorOf } from "../../../kit/http/actor.ts";
import { JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { IDEMPOTENCY_KEY, REPLAYED, replayed, retryKey } from "../../../kit/http/idempotency.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { RedeemAnswer, RedeemInput } from "../model.ts";
import type { Vouchers } from "../vouchers.ts";

const body = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
const REDEEM = "POST /app/api/redeem";

/** `POST /app/api/redeem`. */
export function voucherRoutes(gate: Gate, vouchers: Vouchers) {
  return new Elysia().post(
    "/app/api/redeem",
    async ({ request, body, set }) => {
      const retry = retryKey(request, REDEEM);
      const { answer, isReplay } = await vouchers.redeem(
        tenantOf(request),
        body.code,
        retry,
        authorOf(request),
      );
      Object.assign(set.headers, replayed(isReplay), { "content-type": "application/json" });
      return answer;
    },
    {
      ...operation(jsonBody(gate, { scopes: ["account"], body, schema: RedeemInput }), {
        id: "redeemVoucher",
        tag: "tenants",
        summary: "Redeem a voucher",
        description:
          "Puts the workspace on the voucher's plan, at once. A voucher for the present plan extends it; one for " +
          "another plan replaces it. When the plan lapses, the plan of new tenants applies: it limits new codes, and " +
          "every printed code goes on working.",
        storage: true,
        parameters: [IDEMPOTENCY_KEY],
        body: { rule: body, schema: RedeemInput, example: { code: "K7QM-2XVA-9RTD-HN4E" } },
        answers: {
          200: json(
            "The plan, and what it allows",
            RedeemAnswer,
            {
              plan: { name: "pro", validUntil: "2027-11-21T09:00:00.000Z" },
              grants: {
                dynamicCode: true,
                analytics: true,
                deviceLog: false,
                codes: 1000,
                plainCodes: 4000,
                bulkRows: 5000,
                domains: 3,
                bytes: 5_000_000_000,
                fileBytes: 5_000_000_000,
                members: 25,
              },
            },
            REPLAYED,
          ),
        },
        problems: [
          "voucher_invalid",
          "voucher_expired",
          "voucher_used_up",
          "voucher_already_redeemed",
          "idempotency_key_reused",
        ],
      }),
    },
  );
}
