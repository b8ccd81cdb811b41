import { type Static, Type } from "@sinclair/typebox";
import { BECAUSE } from "../blocks/model.ts";
import { DEVICE_CLASSES } from "../scans/model.ts";
import { COUNTRY, idOf, textOrNull, time } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { HEALTH_STATES } from "../watch/constants.ts";
import { HEALTH_REASONS } from "../watch/traits.ts";
import { ATTEMPT_ERRORS } from "./attempt-error.ts";
import { DELIVERY_EVENTS, LONGEST_NAME } from "./traits.ts";
import { LONGEST_URL } from "../../kit/outbound/constants.ts";

const events = Type.Array(oneOf(DELIVERY_EVENTS), {
  minItems: 1,
  uniqueItems: true,
  description: "What is sent: scans and leads unless it is said",
});

/** Unknown properties at the top of a body are ignored. The guard checks the URL itself. */
export const WebhookInput = Type.Object(
  {
    url: Type.Optional(
      Type.String({
        description: `Where events go: http or https, at most ${LONGEST_URL} characters. Empty removes the webhook`,
      }),
    ),
    rotate: Type.Optional(
      Type.Boolean({
        description: "Make a new secret; the one before signs along for another 24 hours",
        default: false,
      }),
    ),
    events: Type.Optional(events),
  },
  { additionalProperties: true, ...named("WebhookInput") },
);
export type WebhookInput = Static<typeof WebhookInput>;

export const Webhook = Type.Object(
  {
    url: textOrNull("Where events go; null without a webhook"),
    configured: Type.Boolean({ description: "Whether a url is set" }),
    events,
    updatedAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "When it was last changed; null when it never was",
    }),
  },
  named("Webhook"),
);
export type Webhook = Static<typeof Webhook>;

export const WebhookSaved = Type.Object(
  {
    ...Webhook.properties,
    secret: Type.Optional(
      Type.String({
        pattern: "^whsec_[A-Za-z0-9+/]{43}=$",
        description: "Only in the answer that makes it: what deliveries are signed with",
      }),
    ),
  },
  named("WebhookSaved"),
);
export type WebhookSaved = Static<typeof WebhookSaved>;

const address = Type.String({
  minLength: 1,
  description: `Where events go: http or https, at most ${LONGEST_URL} characters`,
});
const name = Type.String({
  maxLength: LONGEST_NAME,
  description: "What it is for, for people; empty by default",
});
const secret = Type.Optional(WebhookSaved.properties.secret);

export const NewWebhook = Type.Object(
  { url: address, events: Type.Optional(events), name: Type.Optional(name) },
  { additionalProperties: true, ...named("NewWebhook") },
);
export type NewWebhook = Static<typeof NewWebhook>;

export const WebhookChange = Type.Object(
  {
    url: Type.Optional(address),
    events: Type.Optional(events),
    name: Type.Optional(name),
    rotate: WebhookInput.properties.rotate,
  },
  { additionalProperties: true, ...named("WebhookChange") },
);
export type WebhookChange = Static<typeof WebhookChange>;

export const WebhookRecord = Type.Object(
  {
    id: idOf("hook", "Id of the webhook"),
    name,
    url: textOrNull("Where events go; null once its receiver is gone"),
    events,
    gone: orNull(
      Type.Object(
        { url: Type.String({ description: "The address that answered" }), at: time("When") },
        {
          description:
            "Its receiver answered 410, so its secret was discarded and nothing is sent. Another url sets it up again",
        },
      ),
    ),
    awaits: orNull(
      Type.Object(
        { url: Type.String({ description: "The address of the archive" }) },
        {
          description:
            "It came with an archive, which has no secrets: nothing is sent until `rotate: true` makes one",
        },
      ),
    ),
    updatedAt: time("When it was last changed"),
  },
  named("WebhookRecord"),
);
export type WebhookRecord = Static<typeof WebhookRecord>;

export const SavedRecord = Type.Object({ ...WebhookRecord.properties, secret }, named("SavedWebhookRecord"));
export type SavedRecord = Static<typeof SavedRecord>;

export const WebhookList = Type.Object(
  { webhooks: Type.Array(WebhookRecord, { description: "At most ten, the first one first" }) },
  named("WebhookList"),
);
export type WebhookList = Static<typeof WebhookList>;

export const WebhookTestInput = Type.Object(
  { event: Type.Optional(oneOf(DELIVERY_EVENTS, { description: "Which event; qr.scan by default" })) },
  { additionalProperties: true, ...named("WebhookTestInput") },
);

export const TestAnswer = Type.Object(
  {
    delivered: Type.Boolean({ description: "Whether the receiver answered 2xx" }),
    status: Type.Union([Type.Integer(), Type.Null()], {
      description: "What the receiver answered; null without an answer",
    }),
    error: Type.Union([oneOf(ATTEMPT_ERRORS), Type.Null()], {
      description: "Why it was not delivered; null when it was",
    }),
    durationMs: Type.Integer({ minimum: 0, description: "Milliseconds that the attempt took" }),
  },
  named("WebhookTest"),
);
export type TestAnswer = Static<typeof TestAnswer>;

/** The members that every envelope begins with, in this order. No personal data is in any. */
const head = <T extends string>(event: T) => ({
  v: Type.Literal(1, { description: "Version of the envelope" }),
  product: Type.Literal("quietzone", { description: "Name of the sender" }),
  event: Type.Literal(event, { description: "Kind of event" }),
  codeId: Type.String({ pattern: "^code_", description: "Id of the code; code_test in a test" }),
  shortId: Type.String({ description: "Short id of the code; test in a test" }),
  at: time("When it happened"),
});

const common = <T extends string>(event: T) => ({
  ...head(event),
  country: Type.Union([Type.String({ pattern: "^[A-Z]{2}$" }), Type.Null()], {
    description: COUNTRY,
  }),
  device: oneOf(DEVICE_CLASSES, { description: "bot: crawlers, link previews, prefetches and tools" }),
});

const BEFORE = "null in events from before ids were kept";

export const ScanEnvelope = Type.Object(
  {
    ...common("qr.scan"),
    repeat: Type.Boolean({ description: "Whether the scanner was seen before" }),
    hasEmail: Type.Literal(false, { description: "A scan has no email address" }),
    scanId: orNull(
      Type.String({
        description: `Id of the scan, as in the scan log of its code; scan_test in a test. ${BEFORE}`,
      }),
    ),
  },
  named("ScanEnvelope"),
);
export type ScanEnvelope = Static<typeof ScanEnvelope>;

export const LeadEnvelope = Type.Object(
  {
    ...common("qr.lead"),
    hasEmail: Type.Boolean({ description: "Whether the lead has an email address" }),
    consent: Type.Literal(true, { description: "No lead is taken without" }),
    leadId: orNull(Type.String({ description: `Id of the lead, as in the list of leads. ${BEFORE}` })),
  },
  named("LeadEnvelope"),
);
export type LeadEnvelope = Static<typeof LeadEnvelope>;

/** A destination of a code has died, or is back. */
export const AlertEnvelope = Type.Object(
  {
    ...head("qr.alert"),
    state: oneOf(HEALTH_STATES, {
      description: "dead, or ok when it is back and no other destination of the code is dead",
    }),
    status: orNull(Type.Integer({ description: "Of its answer; null without one" })),
    reason: orNull(oneOf(HEALTH_REASONS), { description: "Why it is in this state; null without a reason" }),
    destination: orNull(
      Type.String({ description: "The address; null in alerts from before the service told it" }),
    ),
  },
  named("AlertEnvelope"),
);
export type AlertEnvelope = Static<typeof AlertEnvelope>;

/** A code was blocked, or is free again. */
export const BlockedEnvelope = Type.Object(
  {
    ...head("qr.blocked"),
    blocked: Type.Boolean({ description: "Whether the code is blocked; false when it is free again" }),
    ...BECAUSE,
  },
  named("BlockedEnvelope"),
);
export type BlockedEnvelope = Static<typeof BlockedEnvelope>;
