import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { page, pageSize, query } from "../../../kit/http/input.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import type { Deliveries } from "../deliveries.ts";
import { firstOf } from "../key-records.ts";
import { Delivery, DELIVERY_STATUSES, DeliveryList } from "../delivery-model.ts";

export const ListQuery = query({
  status: Type.Optional(oneOf(DELIVERY_STATUSES, { description: "Only those that stand so" })),
  ...page,
});

export const example: Delivery = {
  id: "whd_01kahh0m5y7w9x1z3b5d7f9h1k",
  event: "qr.scan",
  codeId: "code_01kahgz2c4e6g8j0k2m4n6p8q0",
  status: "pending",
  attempts: 2,
  lastStatus: 503,
  lastError: "status_not_2xx",
  nextAttemptAt: "2026-11-21T10:20:36.412Z",
  heldBack: null,
  createdAt: "2026-11-21T10:20:00.000Z",
  deliveredAt: null,
  durationMs: 312,
  body: '{"v":1,"product":"quietzone","event":"qr.scan","codeId":"code_01kahgz2c4e6g8j0k2m4n6p8q0","shortId":"h4xK9pQ","at":"2026-11-21T10:20:00.000Z","country":"DE","device":"mobile","repeat":false,"hasEmail":false,"scanId":"scan_aqlwwyo9z4"}',
};

export const DELIVERY_ID = {
  component: "DeliveryId",
  description: "Id of the delivery",
  example: example.id,
};

export const LOGGED =
  "Kept for 30 days, also when their code is deleted. A delivery is tried twelve times over seven days. heldBack says why one waits beside that.";

/** The log of deliveries of the first webhook, and the retry of one. */
export function deliveryRoutes(needs: { gate: Gate; deliveries: Deliveries }) {
  const { gate, deliveries } = needs;
  const retries = gate.reads({
    scopes: ["webhook"],
    owner: async (tenant, { id = "" }) => void (await deliveries.find(firstOf(tenant.id), id)),
  });

  return new Elysia()
    .get(
      "/app/api/webhook/deliveries",
      async ({ request, query: { status, limit, cursor = null }, set }) => {
        const { id } = tenantOf(request);
        const found = await deliveries.list(firstOf(id), { status, limit: pageSize(limit), cursor });
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: ListQuery,
        ...operation(gate.reads({ scopes: ["webhook"] }), {
          id: "listDeliveries",
          tag: "webhook",
          summary: "What was sent to your webhook, newest first",
          description: LOGGED,
          storage: true,
          answers: {
            200: json("One page", DeliveryList, { deliveries: [example], nextCursor: null }, NEXT),
          },
          problems: ["invalid_request", "cursor_invalid"],
        }),
      },
    )
    .post(
      "/app/api/webhook/deliveries/:id/retry",
      async ({ request, params, set }) => {
        const delivery = await deliveries.retry(firstOf(tenantOf(request).id), params.id);
        set.status = 202;
        return delivery;
      },
      {
        ...operation(retries, {
          id: "retryDelivery",
          tag: "webhook",
          summary: "Send a delivery again",
          description:
            "At once and under the same id, however it stands; if it fails, its schedule begins again.",
          path: { id: DELIVERY_ID },
          storage: true,
          answers: { 202: json("Will be sent", Delivery, { ...example, nextAttemptAt: example.createdAt }) },
          problems: ["no_url_set", "delivery_not_found"],
        }),
      },
    );
}
