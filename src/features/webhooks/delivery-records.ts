import type { DeviceClass } from "../scans/model.ts";
import type { HealthState } from "../watch/constants.ts";
import type { HealthReason } from "../watch/traits.ts";
import type { Block } from "../../kit/shared/block.ts";
import type { DeliveryStatus } from "./delivery-model.ts";
import type { DeliveryEvent, HeldBack } from "./traits.ts";
import type { AttemptError } from "./attempt-error.ts";

/** An event as it is delivered, with what is read of its code. It is the same for every attempt. */
export interface OutboxEvent {
  readonly event: DeliveryEvent;
  readonly codeId: string;
  readonly shortId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly device: DeviceClass;
  /** Of a scan: whether its scanner was seen before. */
  readonly repeat: boolean;
  /** Of a lead: whether it holds an email address. */
  readonly hasEmail: boolean;
  /** Of an alert: how the destination stands. Of a block: whether the code is blocked, and why. */
  readonly alert: Alert | BlockState | null;
  /** The id of the scan or lead; `null` of an alert, and of events from before ids were kept. */
  readonly subject: string | null;
}

/** The state of a destination that has died, or is back. */
export interface Alert {
  readonly state: HealthState;
  /** The status of its last answer; `null` without one. */
  readonly status: number | null;
  readonly reason: HealthReason | null;
  /** The address that stands so. */
  readonly destination: string;
}

/** The state of a code that was blocked or is free, and of its latest block. */
export interface BlockState extends Omit<Block, "since"> {
  readonly blocked: boolean;
}

/** A delivery that is due. */
export interface DueDelivery {
  /** The same over all attempts. */
  readonly id: string;
  readonly webhook: string;
  readonly event: OutboxEvent;
  /** Attempts made since the schedule began. */
  readonly step: number;
  /** When it was due; `null` for one that was never tried. */
  readonly dueAt: number | null;
  /** Deliveries in a row that its webhook has not taken. */
  readonly failures: number;
  /** Where it is the only one that is tried, attempts in a row that failed since then; `null` while all are sent. */
  readonly trial: number | null;
}

/** Due deliveries of a webhook: those to be tried again, and new ones. */
export interface DuePage {
  readonly again: readonly DueDelivery[];
  readonly fresh: readonly DueDelivery[];
  /** When the next delivery is tried, of a webhook of which one is at a time; `null` for now. */
  readonly heldUntil: number | null;
  /**
   * Of events that several webhooks want: the webhooks that were given them, and whether more events wait.
   */
  readonly spread: { readonly webhooks: readonly string[]; readonly isMore: boolean } | null;
}

/** Why a delivery has not arrived; its webhook may also have been removed while it waited, or it waited for too long. */
export type DeliveryError = AttemptError | "webhook_removed" | "receiver_failing";

/** The outcome of an attempt, as it is stored with its delivery. */
export interface DeliveryOutcome {
  readonly delivery: DueDelivery;
  readonly status: number | null;
  readonly error: DeliveryError | null;
  /** When to try again; `null` when it was delivered, or failed for good. */
  readonly nextAttemptAt: number | null;
  /** The address of its webhook; `null` when it is not known. */
  readonly url: string | null;
  /** If it failed, when another delivery of its webhook may be tried, where one is at a time. */
  readonly nextTryAt: number;
  /** When the attempt ended. */
  readonly at: number;
  /** Milliseconds that it took; `null` when nothing was sent. */
  readonly durationMs: number | null;
}

/** A delivery as its workspace sees it. Times are milliseconds since the epoch. */
export interface StoredDelivery {
  readonly id: string;
  readonly event: DeliveryEvent;
  readonly codeId: string;
  readonly status: DeliveryStatus;
  /** Attempts made in all. */
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly nextAttemptAt: number | null;
  readonly heldBack: HeldBack | null;
  readonly createdAt: number;
  readonly deliveredAt: number | null;
  /** Milliseconds that the last attempt took; `null` before one. */
  readonly durationMs: number | null;
  /** The event that its receiver is told. */
  readonly told: OutboxEvent;
}

export interface DeliveryFilter {
  readonly status?: DeliveryStatus;
  readonly limit: number;
  /** Only deliveries made before the one with this id. */
  readonly before?: string;
}

/** When the first and the last of a webhook's retries come due, in ms since the epoch. */
export interface Retries {
  readonly webhook: string;
  /** When the next one is tried where one is at a time; `null` for now. */
  readonly heldUntil: number | null;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** A webhook with deliveries. */
export interface WebhookWithDeliveries extends Pick<Retries, "webhook" | "heldUntil"> {
  /** Whether any are new, and so due. */
  readonly hasNew: boolean;
}

/** Which of a webhook's due deliveries to read: at most `limit` new ones, and as many retries. */
export interface DueFilter {
  readonly now: number;
  readonly limit: number;
  /** Only new ones made after the one with this id. */
  readonly after: string;
  /** Ids of those that are in flight already. */
  readonly except: ReadonlySet<string>;
}
