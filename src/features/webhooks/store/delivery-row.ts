import { DEVICE_CLASSES } from "../../scans/model.ts";
import type { DeviceClass } from "../../scans/model.ts";
import type { DeliveryStatus } from "../delivery-model.ts";
import { DELIVERY_EVENTS, type DeliveryEvent, type HeldBack } from "../traits.ts";
import type { Alert, BlockState, DueDelivery, OutboxEvent, StoredDelivery } from "../delivery-records.ts";

/**
 * The states of a delivery, in their order. The outbox is the rows in `new` and `retrying`. A new delivery is due at
 * once, so only retries need an index by time.
 */
export const DELIVERY = { new: 0, retrying: 1, delivered: 2, failed: 3 } as const;

export const EVERY_STATE: readonly number[] = Object.values(DELIVERY);

/** The states that each status of the API stands for. */
export const STATES: Readonly<Record<DeliveryStatus, readonly number[]>> = {
  pending: [DELIVERY.new, DELIVERY.retrying],
  delivered: [DELIVERY.delivered],
  failed: [DELIVERY.failed],
};

/** The columns of a new delivery that its event gives. */
export interface OutboxRow {
  readonly codeSeq: number;
  readonly event: DeliveryEvent;
  /** When it happened, in Unix milliseconds. */
  readonly at: number;
  readonly country: string | null;
  readonly device: DeviceClass;
  readonly repeat: boolean;
  readonly hasEmail: boolean;
  /** The state of an alert's destination or of a block, as JSON. */
  readonly alert?: string;
  /** The id of the scan or lead. */
  readonly subject?: string;
}

/** A stored delivery, joined with its code. */
export interface DeliveryRow {
  readonly id: string;
  readonly webhook: string;
  readonly state: number;
  readonly event: string;
  readonly codeId: string;
  readonly shortId: string;
  readonly at: number;
  readonly country: string | null;
  readonly device: string;
  readonly repeat: boolean;
  readonly hasEmail: boolean;
  readonly alert: Alert | BlockState | null;
  readonly subject: string | null;
  readonly attempts: number;
  readonly step: number;
  readonly nextAttemptAt: number | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly deliveredAt: number | null;
  readonly lastDuration: number | null;
}

const eventOf = (row: DeliveryRow) => DELIVERY_EVENTS.find((event) => event === row.event) ?? "qr.scan";

/** The tries of a webhook, as a delivery that is read from the store needs them. */
export type Tries = Pick<DueDelivery, "failures" | "trial">;

function toldOf(row: DeliveryRow): OutboxEvent {
  const { codeId, shortId, at, country, repeat, hasEmail, alert, subject } = row;
  const device = DEVICE_CLASSES.find((known) => known === row.device) ?? "other";
  return { event: eventOf(row), codeId, shortId, at, country, device, repeat, hasEmail, alert, subject };
}

export function toDue(row: DeliveryRow, tries: Tries): DueDelivery {
  const { id, webhook, step, nextAttemptAt } = row;
  return { id, webhook, event: toldOf(row), step, dueAt: nextAttemptAt, ...tries };
}

/** A delivery with what its webhook holds back. */
export interface ShownRow extends DeliveryRow {
  readonly heldBy: HeldBack | null;
  readonly heldUntil: number | null;
}

export function toStored(row: ShownRow): StoredDelivery {
  const { id, codeId, state, attempts, lastStatus, lastError, at, nextAttemptAt, deliveredAt } = row;
  const isPending = STATES.pending.includes(state);
  // A delivery without an attempt has been due since it was created.
  const dueAt = state === DELIVERY.new ? at : nextAttemptAt;
  const heldUntil = row.heldBy === null ? null : row.heldUntil;
  return {
    id,
    event: eventOf(row),
    codeId,
    status: state === DELIVERY.delivered ? "delivered" : state === DELIVERY.failed ? "failed" : "pending",
    attempts,
    lastStatus,
    lastError,
    nextAttemptAt: dueAt === null ? null : Math.max(dueAt, heldUntil ?? dueAt),
    heldBack: isPending ? (row.heldBy ?? (lastError === "address_busy" ? lastError : null)) : null,
    createdAt: at,
    deliveredAt,
    durationMs: row.lastDuration,
    told: toldOf(row),
  };
}
