import { isoTime } from "../shared/clock.ts";
import type { OutboxEvent } from "./delivery-store.ts";
import type { LeadEnvelope, ScanEnvelope } from "./model.ts";

/**
 * The body of a delivery. It depends only on the event, so every attempt sends and signs the same bytes. It holds nothing
 * of the visitor or of a lead's texts.
 */
export function envelope(event: OutboxEvent): string {
  return JSON.stringify(event.event === "qr.scan" ? scanEnvelope(event) : leadEnvelope(event));
}

function scanEnvelope(event: OutboxEvent): ScanEnvelope {
  return { ...head("qr.scan", event), repeat: event.repeat, hasEmail: false };
}

/** Leads are taken only with consent. */
function leadEnvelope(event: OutboxEvent): LeadEnvelope {
  return { ...head("qr.lead", event), hasEmail: event.hasEmail, consent: true };
}

function head<E extends string>(event: E, { codeId, shortId, at, country, device }: OutboxEvent) {
  return { v: 1, product: "quietzone", event, codeId, shortId, at: isoTime(at), country, device } as const;
}
