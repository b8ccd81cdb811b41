import type { DeviceClass } from "../scans/model.ts";
import type { DeliveryStatus, DeliveryEvent } from "./delivery-model.ts";
import type { AttemptError } from "./model.ts";

/** What is kept of an event for its delivery, and what is looked up of its code. Nothing of it changes over retries. */
export interface OutboxEvent {
  readonly event: DeliveryEvent;
  readonly codeId: string;
  readonly shortId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly device: DeviceClass;
  /** Of a scan: whether its scanner came back. */
  readonly repeat: boolean;
  /** Of a lead: whether it holds an email address. */
  readonly hasEmail: boolean;
}

/** A delivery that is due. */
export interface DueDelivery {
  /** The same over all attempts. */
  readonly id: string;
  readonly tenantId: string;
  readonly event: OutboxEvent;
  /** Attempts made since the schedule began. */
  readonly step: number;
  /** When it was due; `null` for one that was never tried. */
  readonly dueAt: number | null;
}

/** What is due of a tenant: those to be tried again, and those that never were. */
export interface DuePage {
  readonly again: readonly DueDelivery[];
  readonly fresh: readonly DueDelivery[];
}

/** Why a delivery has not succeeded; the webhook may also have been removed while it waited. */
export type DeliveryError = AttemptError | "webhook_removed";

/** What an attempt means for its delivery. */
export interface Outcome {
  readonly delivery: DueDelivery;
  readonly status: number | null;
  readonly error: DeliveryError | null;
  /** When to try again; `null` when it was delivered, or failed for good. */
  readonly nextAttemptAt: number | null;
  /** When the attempt ended. */
  readonly at: number;
}

/** A delivery as its tenant sees it. Times are milliseconds since the epoch. */
export interface KeptDelivery {
  readonly id: string;
  readonly event: DeliveryEvent;
  readonly codeId: string;
  readonly status: DeliveryStatus;
  /** Attempts made in all. */
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly nextAttemptAt: number | null;
  readonly createdAt: number;
  readonly deliveredAt: number | null;
}

export interface DeliveryFilter {
  readonly status?: DeliveryStatus;
  readonly limit: number;
  /** Only deliveries made before the one with this id. */
  readonly before?: string;
}

/** When the first and the last of a tenant's deliveries come due that are to be tried again. In ms since the epoch. */
export interface Retries {
  readonly tenantId: string;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** Which of a tenant's due deliveries are wanted: at most `limit` new ones, and as many that are tried again. */
export interface DueFilter {
  readonly now: number;
  readonly limit: number;
  /** Only new ones made after the one with this id. */
  readonly after: string;
  /** Ids of those that are on their way already. */
  readonly except: ReadonlySet<string>;
}

/**
 * What is kept of deliveries. Those of a code that was deleted are as good as gone: not sent, not listed, erased with
 * what else the code recorded.
 */
export interface DeliveryStore {
  /** Calls `listener` with the tenants for whom a commit added deliveries, after it. */
  onAdded(listener: (tenantIds: Iterable<string>) => void): void;
  /**
   * Calls `listener` when another process is gone that had deliveries in hand: they are due again, and so may be others
   * that only it knew of.
   */
  onOrphaned(listener: () => void): void;
  /** A page of the tenants who have deliveries, by id, and whether any of them are new: those are due at any time. */
  tenants(after: string, limit: number): Promise<{ readonly tenantId: string; readonly hasNew: boolean }[]>;
  /** How many deliveries wait, of all tenants; `atMost` stands for that many and more. */
  waiting(atMost: number): Promise<number>;
  /** A page of the tenants who have deliveries to be tried again, by id. */
  retries(after: string, limit: number): Promise<Retries[]>;
  /** What is due is in this process's hands from then on: no other gets it, unless this one is gone. */
  due(tenantId: string, filter: DueFilter): Promise<DuePage>;
  /**
   * Keeps what attempts came to, in one transaction. One that was sent off anew meanwhile, by its tenant or by a new
   * address, keeps the time that gave it.
   */
  settle(outcomes: readonly Outcome[]): Promise<void>;
  /** Fails at most `limit` of a tenant's deliveries that wait and were made no later than `until`. Gives how many. */
  failPending(tenantId: string, reason: string, until: string, limit: number): Promise<number>;
  /** Makes at most `limit` of a tenant's deliveries that wait for a moment after `later` due at `now`. Gives how many. */
  hasten(tenantId: string, later: number, now: number, limit: number): Promise<number>;
  /** Begins the schedule of a delivery anew at `now`, whatever came of it; `null` when the tenant has no such. */
  restart(tenantId: string, id: string, now: number): Promise<KeptDelivery | null>;
  get(tenantId: string, id: string): Promise<KeptDelivery | null>;
  /** Newest first. */
  list(tenantId: string, filter: DeliveryFilter): Promise<KeptDelivery[]>;
  /** Erases at most `rows` deliveries that are settled and were made before `before`. Says whether there may be more. */
  retire(before: number, rows: number, now: number): Promise<boolean>;
}
