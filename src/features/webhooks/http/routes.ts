import { Elysia } from "elysia";
import { authorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { type Limiter, type LimitState, RateLimited, takeFrom } from "../../../kit/http/limits.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { SECOND } from "../../../kit/shared/clock.ts";
import { TestAnswer, Webhook, WebhookInput, WebhookSaved } from "../model.ts";
import type { TestDelivery } from "../test-delivery.ts";
import { firstOf, type WebhookKey } from "../key-records.ts";
import type { Webhooks } from "../webhooks.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const example = {
  url: "https://hooks.example.org/qr",
  configured: true,
  events: ["qr.scan", "qr.lead"],
  updatedAt: "2026-11-21T09:00:00.000Z",
};
export const exampleSecret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD9UQ5BvS6gjA=";

/** Tests in flight at once, of all tenants: each keeps a connection for up to ten seconds while its receiver hangs. */
const MOST_TESTS = 16;

/** The refusal of one more. After an attempt's timeout one of them has ended. */
const CROWDED: LimitState = { allowed: false, remaining: 0, retryAfter: 10 * SECOND, reset: 10 * SECOND };

/** Lets one test of a webhook in ten seconds through. */
export function admission(testLimit: Limiter, webhook: WebhookKey) {
  return (inFlight: number) => {
    if (inFlight >= MOST_TESTS) throw new RateLimited(testLimit, CROWDED);
    return takeFrom(testLimit, webhook);
  };
}

/** `/app/api/webhook` and its test. @param testLimit - counted per webhook. */
export function webhookRoutes(needs: {
  gate: Gate;
  webhooks: Webhooks;
  testDelivery: TestDelivery;
  testLimit: Limiter;
}) {
  const { gate, webhooks, testDelivery, testLimit } = needs;
  return new Elysia()
    .get(
      "/app/api/webhook",
      async ({ request, set }) => {
        // An address of many services is a secret by itself.
        set.headers["cache-control"] = CONFIDENTIAL;
        return webhooks.get(firstOf(tenantOf(request).id));
      },
      {
        ...operation(gate.reads({ scopes: ["webhook"] }), {
          id: "getWebhook",
          tag: "webhook",
          summary: "Where events go",
          description: "Its secret is never shown again; rotate makes a new one.",
          storage: true,
          answers: { 200: json("The webhook, or that there is none", Webhook, example, NO_STORE) },
        }),
      },
    )
    .put(
      "/app/api/webhook",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return webhooks.put(firstOf(tenantOf(request).id), body, authorOf(request));
      },
      {
        ...operation(jsonBody(gate, { scopes: ["webhook"], body, schema: WebhookInput }), {
          id: "setWebhook",
          tag: "webhook",
          summary: "Set, change or remove the webhook, or renew its secret",
          description:
            "The first url makes a secret, and so does rotate; another url keeps it. An empty url removes the webhook, " +
            "discards its secret and fails what was to be delivered. Without url, rotate and events keep the one there is.",
          storage: true,
          body: { rule: body, schema: WebhookInput, example: { url: example.url } },
          answers: {
            200: json(
              "The webhook, with its secret if one was made",
              WebhookSaved,
              {
                ...example,
                secret: exampleSecret,
              },
              NO_STORE,
            ),
          },
          problems: ["invalid_url"],
        }),
      },
    )
    .post(
      "/app/api/webhook/test",
      async ({ request }) => {
        const { id } = tenantOf(request);
        return testDelivery(firstOf(id), "qr.scan", admission(testLimit, firstOf(id)));
      },
      {
        ...operation(gate.reads({ scopes: ["webhook"] }), {
          id: "testWebhook",
          tag: "webhook",
          summary: "Deliver a made-up scan, now and once",
          description: "codeId is code_test and shortId test. At most one in 10 s.",
          limited: true,
          storage: true,
          answers: {
            200: json("The result; of the receiver's answer only its status", TestAnswer, {
              delivered: true,
              status: 204,
              error: null,
              durationMs: 87,
            }),
          },
          problems: ["no_url_set"],
        }),
      },
    );
}
