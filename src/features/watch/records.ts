import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { DestinationState } from "./destination-state.ts";

/** A destination that is to be asked for. */
export interface DueTarget extends DestinationState {
  readonly seq: number;
  readonly tenantId: string;
  readonly address: string;
  /** The queue in which it waited. */
  readonly queue: string;
  /** When it was last asked as a phone asks, milliseconds since the epoch; `null` for never. */
  readonly phoneAt: number | null;
}

/** The result of asking for a destination. */
export interface Settlement {
  readonly target: DueTarget;
  /** Its state now; that of `target` when the check says nothing. */
  readonly result: DestinationState;
  /** The queue of the address that its host has now. */
  readonly queue: string;
  /** When it is asked for again. */
  readonly nextAt: number;
  /** Where a phone was led; left out where none was tried. */
  readonly phone?: PhoneLook;
}

/** The result of asking for a destination as a phone asks. */
export interface PhoneLook {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /**
   * The host to which a phone was led and others were not; `null` where both were led to one, and left out
   * where the phone got no answer: then what is known stays.
   */
  readonly elsewhere?: string | null;
}

/** Codes that were notified of the state of a destination. */
export interface Notified {
  /** Codes whose scans may lead elsewhere now. */
  readonly moved: readonly ShortAddress[];
}

/** The search for new destinations in some codes. */
export interface Looked extends Notified {
  /** Whether there is more to look through now. */
  readonly more: boolean;
}
