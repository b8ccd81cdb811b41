import { isoTime } from "../../kit/shared/clock.ts";
import type { DeliveryEvent } from "./traits.ts";
import type { OutboxEvent } from "./delivery-records.ts";
import type { AlertEnvelope, BlockedEnvelope, LeadEnvelope, ScanEnvelope } from "./model.ts";

/**
 * The body of a delivery. It depends only on the event, so every attempt sends and signs the same bytes. It holds nothing
 * of the visitor or of a lead's texts.
 */
export function envelope(event: OutboxEvent): string {
  return JSON.stringify(ENVELOPES[event.event](event));
}

const ENVELOPES: Readonly<
  Record<DeliveryEvent, (event: OutboxEvent) => ScanEnvelope | LeadEnvelope | AlertEnvelope | BlockedEnvelope>
> = {
  "qr.scan": (event) => ({
    ...head("qr.scan", event),
    ...visitorOf(event),
    repeat: event.repeat,
    hasEmail: false,
    scanId: event.subject,
  }),
  // Leads are taken only with consent.
  "qr.lead": (event) => ({
    ...head("qr.lead", event),
    ...visitorOf(event),
    hasEmail: event.hasEmail,
    consent: true,
    leadId: event.subject,
  }),
  "qr.blocked": (event) => ({ ...head("qr.blocked", event), ...(blockOf(event) ?? NOT_BLOCKED) }),
  "qr.alert": (event) => ({ ...head("qr.alert", event), ...(alertOf(event) ?? NOTHING_KNOWN) }),
};

const NOT_BLOCKED = { blocked: false, by: "operator", reason: "other", words: null, list: null } as const;

const NOTHING_KNOWN = { state: "unchecked", status: null, reason: null, destination: null } as const;

function alertOf({ alert }: OutboxEvent) {
  return alert !== null && "state" in alert ? alert : null;
}

function blockOf({ alert }: OutboxEvent) {
  return alert !== null && "blocked" in alert ? alert : null;
}

function visitorOf({ country, device }: OutboxEvent) {
  return { country, device };
}

function head<E extends string>(event: E, { codeId, shortId, at }: OutboxEvent) {
  return { v: 1, product: "quietzone", event, codeId, shortId, at: isoTime(at) } as const;
}
