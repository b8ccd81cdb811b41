import { DEVICE_CLASSES } from "../../src/scans/model.ts";
import type { DeliveryStatus } from "../../src/webhooks/delivery-model.ts";
import type { DueDelivery, KeptDelivery } from "../../src/webhooks/delivery-store.ts";
import { DELIVERY } from "../common/delivery.ts";
import { codes, webhookDeliveries as deliveries } from "./schema.ts";

/** The states that a status stands for. */
export const STATES: Readonly<Record<DeliveryStatus, readonly number[]>> = {
  pending: [DELIVERY.new, DELIVERY.retrying],
  delivered: [DELIVERY.delivered],
  failed: [DELIVERY.failed],
};

/** What is read of a delivery and its code. */
export const shown = {
  id: deliveries.id,
  tenantId: deliveries.tenantId,
  state: deliveries.state,
  event: deliveries.event,
  codeId: codes.id,
  shortId: codes.shortId,
  at: deliveries.at,
  country: deliveries.country,
  device: deliveries.device,
  repeat: deliveries.repeat,
  hasEmail: deliveries.hasEmail,
  attempts: deliveries.attempts,
  step: deliveries.step,
  nextAttemptAt: deliveries.nextAttemptAt,
  lastStatus: deliveries.lastStatus,
  lastError: deliveries.lastError,
  deliveredAt: deliveries.deliveredAt,
};

export type DeliveryRow = Omit<typeof deliveries.$inferSelect, "codeSeq"> & {
  readonly codeId: string;
  readonly shortId: string;
};

const eventOf = (row: DeliveryRow) => (row.event === "qr.lead" ? "qr.lead" : "qr.scan");

export function toDue(row: DeliveryRow): DueDelivery {
  const { id, tenantId, codeId, shortId, at, country, repeat, hasEmail, step, nextAttemptAt } = row;
  const device = DEVICE_CLASSES.find((known) => known === row.device) ?? "other";
  const event = { event: eventOf(row), codeId, shortId, at, country, device, repeat, hasEmail } as const;
  return { id, tenantId, event, step, dueAt: nextAttemptAt };
}

export function toKept(row: DeliveryRow): KeptDelivery {
  const { id, codeId, state, attempts, lastStatus, lastError, at, nextAttemptAt, deliveredAt } = row;
  return {
    id,
    event: eventOf(row),
    codeId,
    status: state === DELIVERY.delivered ? "delivered" : state === DELIVERY.failed ? "failed" : "pending",
    attempts,
    lastStatus,
    lastError,
    // What was never tried is due since it was made.
    nextAttemptAt: state === DELIVERY.new ? at : nextAttemptAt,
    createdAt: at,
    deliveredAt,
  };
}
