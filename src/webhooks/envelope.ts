import { isoTime } from "../shared/clock.ts";
import type { OutboxEvent } from "./delivery-store.ts";
import type { LeadEnvelope, ScanEnvelope } from "./model.ts";

/**
 * The body of a delivery. It depends on nothing but the event, so that every attempt sends, and signs, the same bytes.
 * Nothing in it tells who scanned or what a lead says.
 */
export function envelope(event: OutboxEvent): string {
  return JSON.stringify(event.event === "qr.scan" ? scanEnvelope(event) : leadEnvelope(event));
}

function scanEnvelope(event: OutboxEvent): ScanEnvelope {
  return { ...head("qr.scan", event), repeat: event.repeat, hasEmail: false };
}

/** Nobody's lead is taken without consent. */
function leadEnvelope(event: OutboxEvent): LeadEnvelope {
  return { ...head("qr.lead", event), hasEmail: event.hasEmail, consent: true };
}

function head<E extends string>(event: E, { codeId, shortId, at, country, device }: OutboxEvent) {
  return { v: 1, product: "quietzone", event, codeId, shortId, at: isoTime(at), country, device } as const;
}
