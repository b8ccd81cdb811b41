import { DEVICE_CLASSES } from "../../src/scans/constants.ts";
import type { DeliveryStatus } from "../../src/webhooks/delivery-model.ts";
import type { DueDelivery, KeptDelivery } from "../../src/webhooks/delivery-store.ts";
import { DELIVERY } from "./delivery.ts";

/** The states that a status stands for. */
export const STATES: Readonly<Record<DeliveryStatus, readonly number[]>> = {
  pending: [DELIVERY.new, DELIVERY.retrying],
  delivered: [DELIVERY.delivered],
  failed: [DELIVERY.failed],
};

/** A delivery as it is kept, and what is looked up of its code. */
export interface DeliveryRow {
  readonly id: string;
  readonly tenantId: string;
  readonly state: number;
  readonly event: string;
  readonly codeId: string;
  readonly shortId: string;
  readonly at: number;
  readonly country: string | null;
  readonly device: string;
  readonly repeat: boolean;
  readonly hasEmail: boolean;
  readonly attempts: number;
  readonly step: number;
  readonly nextAttemptAt: number | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly deliveredAt: number | null;
}

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
