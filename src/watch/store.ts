import type { ShortAddress } from "../shared/short-address.ts";
import type { Standing } from "./standing.ts";

/** A destination that is to be asked for. */
export interface DueTarget extends Standing {
  readonly seq: number;
  readonly tenantId: string;
  readonly address: string;
  /** The queue in which it waited. */
  readonly queue: string;
}

/** The result of asking for a destination. */
export interface Settlement {
  readonly target: DueTarget;
  /** As it stands now; that of `target` when the check says nothing. */
  readonly standing: Standing;
  /** The queue of the address that its host has now. */
  readonly queue: string;
  /** When it is asked for again. */
  readonly nextAt: number;
}

/** Codes that were told how a destination stands. */
export interface Told {
  /** Codes whose scans may lead elsewhere now. */
  readonly moved: readonly ShortAddress[];
}

/** The search for new destinations in some codes. */
export interface Looked extends Told {
  /** Whether there is more to look through now. */
  readonly more: boolean;
}

/**
 * Stores the watched destinations, the time of each one's next check, and its state. Several nodes share the work: a queue that one
 * of them has taken no other gets before `until`. Times are milliseconds since the epoch.
 */
export interface WatchStore {
  /**
   * Looks for new destinations of about `rows` codes, by the ascending numbers of the codes, so that a round through all of them
   * takes `period`.
   */
  look(now: number, period: number, rows: number): Promise<Looked>;
  /** Takes queues in which a destination is due, at most `limit`. */
  take(now: number, until: number, limit: number): Promise<readonly string[]>;
  /** Takes the first due destination of a queue. `null` when there is none: then the queue is given back. */
  next(queue: string, now: number, until: number): Promise<DueTarget | null>;
  /**
   * Reserves the next slot of an address, of `length` milliseconds. Deliveries of webhooks share the slots.
   * @returns its beginning; `null` when it begins after `latest`.
   */
  reserve(address: string, now: number, latest: number, length: number): Promise<number | null>;
  /** Stores how a destination stands, and gives its queue back. */
  settle(settlement: Settlement, now: number): Promise<void>;
  /** Tells about `rows` codes how a destination stands that has changed. `null` when all know. */
  tell(now: number, rows: number): Promise<Told | null>;
  /** About how many destinations there are. */
  size(): Promise<number>;
}
