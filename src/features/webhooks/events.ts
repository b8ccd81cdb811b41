import type { TSchema } from "@sinclair/typebox";
import { HOUR, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { AlertEnvelope, BlockedEnvelope, LeadEnvelope, ScanEnvelope } from "./model.ts";
import { RETRY_DELAYS } from "./schedule.ts";

/** The OpenAPI description of what a receiver gets. */

const CODE = "code_01kahgz2m4x8q0w6v3n5b7c9fd";
const HEAD = { v: 1, product: "quietzone" } as const;
const WHICH = { codeId: CODE, shortId: "h4xK9pQ", at: "2026-11-21T10:20:00.000Z" } as const;
const WHERE = { ...WHICH, country: "DE" } as const;

const exampleScan: ScanEnvelope = {
  ...HEAD,
  event: "qr.scan",
  ...WHERE,
  device: "mobile",
  repeat: false,
  hasEmail: false,
  scanId: "scan_aqlwwyo9z4",
};
const exampleLead: LeadEnvelope = {
  ...HEAD,
  event: "qr.lead",
  ...WHERE,
  device: "mobile",
  hasEmail: true,
  consent: true,
  leadId: "lead_01kahh0k4x6v8w0y2a4c6e8g0j",
};
const exampleAlert: AlertEnvelope = {
  ...HEAD,
  event: "qr.alert",
  ...WHICH,
  state: "dead",
  status: 404,
  reason: "not_found",
  destination: "https://museum.example/map",
};

const exampleBlock: BlockedEnvelope = {
  ...HEAD,
  event: "qr.blocked",
  ...WHICH,
  blocked: true,
  by: "operator",
  reason: "phishing",
  words: "The page asks for bank details in the name of a bank.",
  list: null,
};

const HEADERS: readonly (readonly [name: string, description: string, example: string])[] = [
  [
    "x-svc-signature",
    "HMAC-SHA-256 of the raw body in lower-case hex, keyed with the whole secret, whsec_ included, as UTF-8",
    "5d41402abc4b2a76b9719d911017c592ae2f0a1c7d3e4b5f6a7b8c9d0e1f2a3b",
  ],
  ["x-svc-event", "The envelope's event", "qr.scan"],
  [
    "x-svc-delivery",
    "Identifies the delivery, the same over its retries: a receiver that has seen it may skip it",
    "whd_01kahh0m5y7w9x1z3b5d7f9h1k",
  ],
  ["webhook-id", "The same, for Standard Webhooks", "whd_01kahh0m5y7w9x1z3b5d7f9h1k"],
  ["webhook-timestamp", "When this attempt was made, in seconds since the epoch", "1795256400"],
  [
    "webhook-signature",
    "Standard Webhooks: v1, and the base64 of HMAC-SHA-256 of webhook-id.webhook-timestamp.body, keyed with the " +
      "bytes behind whsec_. After a rotation one for each secret that is still valid, separated by blanks",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ],
];

/** The pauses between attempts: `5 s, 30 s, 2 min …`. */
const PAUSES = RETRY_DELAYS.map((delay) => {
  if (delay < MINUTE) return `${delay / SECOND} s`;
  return delay < HOUR ? `${delay / MINUTE} min` : `${delay / HOUR} h`;
}).join(", ");

const DELIVERY =
  "Sent at least once, in no promised order; any 2xx within 10 s is success. After 410 nothing more is sent to the webhook, and its secret is discarded. What fails is " +
  `sent again, ${RETRY_DELAYS.length + 1} times over 7 days, with pauses of ${PAUSES}, each up to a fifth longer or shorter; ` +
  "Retry-After is honoured up to 24 h. Redirects are not followed.";

function described(id: string, summary: string, schema: TSchema, example: unknown) {
  return {
    post: {
      operationId: id,
      tags: ["webhook"],
      summary,
      description: DELIVERY,
      // The receiver knows the sender by its signature.
      security: [],
      parameters: HEADERS.map(([name, description, shown]) => ({
        name,
        in: "header",
        required: true,
        description,
        schema: { type: "string" },
        example: name === "x-svc-event" ? schema.properties.event.const : shown,
      })),
      requestBody: { required: true, content: { "application/json": { schema, example } } },
      responses: {
        "2XX": { description: "Received" },
        410: { description: "Gone: nothing more is sent to it, and its secret is discarded" },
      },
    },
  };
}

/** The events as `webhooks` of an OpenAPI 3.1 document. */
export const WEBHOOK_EVENTS = {
  "qr.scan": described("onScan", "A code was scanned", ScanEnvelope, exampleScan),
  "qr.lead": described("onLead", "A lead was left on a code's page", LeadEnvelope, exampleLead),
  "qr.alert": described("onAlert", "A destination of a code died, or is back", AlertEnvelope, exampleAlert),
  "qr.blocked": described("onBlocked", "A code was blocked, or is free again", BlockedEnvelope, exampleBlock),
};
