import { Type } from "@sinclair/typebox";
import { NewWebhook, WebhookTestInput } from "../../webhooks/model.ts";
import { idFrom, pagesOf } from "../input-model.ts";
import type { Tool } from "../tool.ts";

const webhook = idFrom("list_webhooks");

/** A delivery has the whole event. */
const DELIVERIES = { limit: 10 };

/** Addresses that are told of scans and leads. */
export const WEBHOOK_TOOLS: readonly Tool[] = [
  {
    name: "list_webhooks",
    title: "Webhooks",
    description:
      "Addresses that are told of scans, leads and dead destinations; with `id` the deliveries to one, newest first. Only with `id` limit and cursor go.",
    effect: "reads",
    calls: [
      { method: "GET", path: "/app/api/webhooks", when: { id: false } },
      { method: "GET", path: "/app/api/webhooks/:id/deliveries", defaults: DELIVERIES, when: { id: true } },
    ],
    input: { id: Type.Optional(webhook), ...pagesOf(DELIVERIES.limit) },
  },
  {
    name: "add_webhook",
    title: "Add a webhook",
    description:
      "Have events sent to an address. Ask the person first. The secret that they are signed with is not shown: a person makes a new one in the console.",
    effect: "adds",
    reachesOut: true,
    calls: [{ method: "POST", path: "/app/api/webhooks", omitted: ["secret", "awaits"] }],
    input: NewWebhook.properties,
  },
  {
    name: "test_webhook",
    title: "Test a webhook",
    description: "Send a made-up event to a webhook, now and once, and see what it answers.",
    effect: "sends",
    reachesOut: true,
    calls: [{ method: "POST", path: "/app/api/webhooks/:id/test" }],
    input: { id: webhook, ...WebhookTestInput.properties },
  },
];
