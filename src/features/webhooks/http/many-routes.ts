import { Elysia } from "elysia";
import { authorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { pageSize } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Deliveries } from "../deliveries.ts";
import { Delivery, DeliveryList } from "../delivery-model.ts";
import {
  NewWebhook,
  SavedRecord,
  TestAnswer,
  WebhookChange,
  WebhookList,
  WebhookRecord,
  WebhookTestInput,
} from "../model.ts";
import type { TestDelivery } from "../test-delivery.ts";
import { keyOf } from "../key-records.ts";
import type { Webhooks } from "../webhooks.ts";
import { DELIVERY_ID, example as exampleDelivery, ListQuery, LOGGED } from "./delivery-routes.ts";
import { admission, exampleSecret } from "./routes.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const example: WebhookRecord = {
  id: "hook_01kahgz0a4d7f2h5j8m1p4r7tv",
  name: "till",
  url: "https://hooks.example.org/qr",
  events: ["qr.scan", "qr.lead"],
  gone: null,
  awaits: null,
  updatedAt: "2026-11-21T09:00:00.000Z",
};
const path = { id: { component: "WebhookId", description: "Id of the webhook", example: example.id } };

/**
 * `/app/api/webhooks`: several webhooks of a workspace, each with its log and its tests.
 * @param testLimit - counted per webhook.
 */
export function manyRoutes(needs: {
  gate: Gate;
  webhooks: Webhooks;
  deliveries: Deliveries;
  testDelivery: TestDelivery;
  testLimit: Limiter;
}) {
  const { gate, webhooks, deliveries, testDelivery, testLimit } = needs;
  const scopes = ["webhook"] as const;
  const key = (request: Request, id: string) => keyOf(tenantOf(request).id, id);
  const owner = async (tenant: Tenant, { id = "" }: Readonly<Record<string, string>>) =>
    void (await webhooks.find(keyOf(tenant.id, id)));

  return new Elysia()
    .get(
      "/app/api/webhooks",
      async ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return { webhooks: await webhooks.list(tenantOf(request).id) };
      },
      operation(gate.reads({ scopes }), {
        id: "listWebhooks",
        tag: "webhook",
        summary: "The webhooks of the workspace",
        description: "Secrets are never shown again. The first one is also that of `/app/api/webhook`.",
        storage: true,
        answers: { 200: json("At most ten", WebhookList, { webhooks: [example] }, NO_STORE) },
      }),
    )
    .post(
      "/app/api/webhooks",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return webhooks.add(tenantOf(request).id, body, authorOf(request));
      },
      operation(jsonBody(gate, { scopes, body, schema: NewWebhook }), {
        id: "addWebhook",
        tag: "webhook",
        summary: "Make another webhook",
        description:
          "An event goes to every webhook whose events name it. While there is no first one, it is that.",
        storage: true,
        body: { rule: body, schema: NewWebhook, example: { url: example.url ?? "", events: ["qr.lead"] } },
        answers: {
          200: json(
            "The webhook, with its secret, which is shown only now",
            SavedRecord,
            { ...example, secret: exampleSecret },
            NO_STORE,
          ),
        },
        problems: ["invalid_url", "plan_limit"],
      }),
    )
    .get(
      "/app/api/webhooks/:id",
      async ({ request, params, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return webhooks.find(key(request, params.id));
      },
      operation(gate.reads({ scopes }), {
        id: "getWebhookById",
        tag: "webhook",
        summary: "One webhook",
        path,
        storage: true,
        answers: { 200: json("The webhook", WebhookRecord, example, NO_STORE) },
        problems: ["webhook_not_found"],
      }),
    )
    .patch(
      "/app/api/webhooks/:id",
      async ({ request, params, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return webhooks.edit(key(request, params.id), body, authorOf(request));
      },
      operation(jsonBody(gate, { scopes, body, owner, schema: WebhookChange }), {
        id: "editWebhook",
        tag: "webhook",
        summary: "Change a webhook, or renew its secret",
        description:
          "rotate makes a new secret, and the one before signs along for another 24 hours. A new url keeps the secret and receives what is pending.",
        path,
        storage: true,
        body: { rule: body, schema: WebhookChange, example: { events: ["qr.alert"] } },
        answers: {
          200: json("The webhook, with its secret if one was made", SavedRecord, example, NO_STORE),
        },
        problems: ["invalid_url", "webhook_not_found"],
      }),
    )
    .delete(
      "/app/api/webhooks/:id",
      async ({ request, params, set }) => {
        await webhooks.drop(key(request, params.id), authorOf(request));
        set.status = 204;
      },
      operation(gate.reads({ scopes }), {
        id: "deleteWebhook",
        tag: "webhook",
        summary: "Remove a webhook",
        description: "Its secret is discarded, and what is pending fails.",
        path,
        storage: true,
        answers: { 204: { description: "Removed" } },
        problems: ["webhook_not_found"],
      }),
    )
    .post(
      "/app/api/webhooks/:id/test",
      async ({ request, params, body }) => {
        const webhook = key(request, params.id);
        return testDelivery(webhook, body.event ?? "qr.scan", admission(testLimit, webhook));
      },
      operation(jsonBody(gate, { scopes, body, owner, schema: WebhookTestInput }), {
        id: "testWebhookById",
        tag: "webhook",
        summary: "Deliver a made-up event, now and once",
        description: "codeId is code_test and shortId test. At most one in 10 s for each webhook.",
        path,
        limited: true,
        storage: true,
        body: { rule: body, schema: WebhookTestInput, example: { event: "qr.lead" }, optional: true },
        answers: {
          200: json("The result; of the receiver's answer only its status", TestAnswer, {
            delivered: true,
            status: 204,
            error: null,
            durationMs: 87,
          }),
        },
        problems: ["no_url_set", "webhook_not_found"],
      }),
    )
    .get(
      "/app/api/webhooks/:id/deliveries",
      async ({ request, params, query: { status, limit, cursor = null }, set }) => {
        const webhook = key(request, params.id);
        const found = await deliveries.list(webhook, { status, limit: pageSize(limit), cursor });
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: ListQuery,
        ...operation(gate.reads({ scopes, owner }), {
          id: "listDeliveriesById",
          tag: "webhook",
          summary: "What was sent to a webhook, newest first",
          description: LOGGED,
          path,
          storage: true,
          answers: {
            200: json("One page", DeliveryList, { deliveries: [exampleDelivery], nextCursor: null }, NEXT),
          },
          problems: ["invalid_request", "cursor_invalid", "webhook_not_found"],
        }),
      },
    )
    .post(
      "/app/api/webhooks/:id/deliveries/:delivery/retry",
      async ({ request, params, set }) => {
        const delivery = await deliveries.retry(key(request, params.id), params.delivery);
        set.status = 202;
        return delivery;
      },
      operation(
        gate.reads({
          scopes,
          async owner(tenant, params) {
            await owner(tenant, params);
            await deliveries.find(keyOf(tenant.id, params["id"] ?? ""), params["delivery"] ?? "");
          },
        }),
        {
          id: "retryDeliveryById",
          tag: "webhook",
          summary: "Send a delivery of a webhook again",
          description:
            "At once and under the same id, however it stands; if it fails, its schedule begins again.",
          path: { ...path, delivery: { ...DELIVERY_ID, component: "DeliveryOfWebhook" } },
          storage: true,
          answers: {
            202: json("Will be sent", Delivery, {
              ...exampleDelivery,
              nextAttemptAt: exampleDelivery.createdAt,
            }),
          },
          problems: ["no_url_set", "webhook_not_found", "delivery_not_found"],
        },
      ),
    );
}
