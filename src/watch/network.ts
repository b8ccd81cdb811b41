import { type Clock, MINUTE } from "../shared/clock.ts";

/** Whether the network of this node can be trusted: when most hosts give no answer, the fault is probably its own. */
export interface Network {
  /** Notes a check of a host. @param isNews - whether a missing answer is new: a host that was silent before says nothing about the network. */
  note(host: string, hasAnswered: boolean, isNews: boolean): void;
  /** Whether states are to stay as they are. */
  isFrozen(): boolean;
}

/** Checks count for so long. */
const WINDOW = 10 * MINUTE;

/** Fewer silent hosts prove nothing. */
const FEWEST_SILENT = 3;

/** Hosts that are remembered, at most. */
const MOST_HOSTS = 1_000;

export function createNetwork(clock: Clock): Network {
  /** By host, those that were asked longest ago first. */
  const hosts = new Map<string, { readonly at: number; readonly hasAnswered: boolean }>();
  let silent = 0;

  function forget(host: string): void {
    if (hosts.get(host)?.hasAnswered === false) silent--;
    hosts.delete(host);
  }

  function forgetOld(): void {
    const now = clock.now();
    for (const [host, { at }] of hosts) {
      if (hosts.size <= MOST_HOSTS && Math.abs(now - at) < WINDOW) return;
      forget(host);
    }
  }

  return {
    note(host, hasAnswered, isNews) {
      if (!hasAnswered && !isNews) return;
      forget(host);
      hosts.set(host, { at: clock.now(), hasAnswered });
      if (!hasAnswered) silent++;
      forgetOld();
    },
    isFrozen() {
      forgetOld();
      return silent >= FEWEST_SILENT && silent * 2 > hosts.size;
    },
  };
}
