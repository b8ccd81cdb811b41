import { clientKey, parseAddress } from "../shared/address.ts";
import { type Clock, SECOND } from "../shared/clock.ts";

/**
 * Waits for the next slot of an address. All nodes share the slots: nobody uses the service to flood a
 * machine.
 * @param address - as a URL spells it.
 * @returns `false` when that would take too long.
 */
export type WaitForSlot = (address: string) => Promise<boolean>;

/** Reserves the next slot of an address. @returns its beginning; `null` when it begins after `latest`. */
export type ReserveSlot = (address: string, now: number, latest: number) => Promise<number | null>;

/** A request waits so long for its slot before it lets others go first. */
const PATIENCE = 2 * SECOND;

/** A slot that begins later than this lapses: the next one would follow too soon. */
const LATENESS = SECOND / 10;

/** Slots that may lapse before a request goes on all the same: this node is too busy to be on time. */
const MOST_LAPSED = 2;

export function createSlots(needs: {
  reserve: ReserveSlot;
  timeout: (milliseconds: number) => Promise<void>;
  clock: Clock;
}): WaitForSlot {
  const { reserve, timeout, clock } = needs;
  return async (address) => {
    for (let lapsed = 0; ; lapsed++) {
      const now = clock.now();
      const slot = await reserve(addressKey(address), now, now + PATIENCE);
      if (slot === null) return false;
      if (slot > now) await timeout(slot - now);
      if (clock.now() - slot <= LATENESS || lapsed === MOST_LAPSED) return true;
    }
  };
}

/** One machine: an IPv4 address, or the /56 of an IPv6 address, of which its owner has any number. */
export function addressKey(address: string): string {
  if (!address.startsWith("[")) return address;
  const bytes = parseAddress(address.slice(1, -1));
  return bytes === null ? address : clientKey(bytes);
}
