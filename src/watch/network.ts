import { type Clock, MINUTE } from "../shared/clock.ts";

/** Whether the network of this node can be trusted: when most hosts give no answer, the fault is probably its own. */
export interface Network {
  /**
   * Notes a check of a host.
   * @param before - whether it answered the check before; `null` when there was none. A host that goes on saying nothing tells nothing.
   */
  note(host: string, hasAnswered: boolean, before: boolean | null): void;
  /** Whether states are to stay as they are. */
  isFrozen(): boolean;
}

/** The last check of a host. */
interface Seen {
  readonly at: number;
  readonly hasAnswered: boolean;
  /** Whether it has ever answered before. */
  readonly isProven: boolean;
}

/** Checks count for so long. */
const WINDOW = 10 * MINUTE;

/** Fewer silent hosts prove nothing. */
const FEWEST_SILENT = 3;

/** Hosts that are remembered, at most. */
const MOST_HOSTS = 1_000;

export function createNetwork(clock: Clock): Network {
  /** By host, those that were asked longest ago first. */
  const hosts = new Map<string, Seen>();

  function forgetOld(): void {
    const now = clock.now();
    for (const [host, { at }] of hosts) {
      if (hosts.size <= MOST_HOSTS && Math.abs(now - at) < WINDOW) return;
      hosts.delete(host);
    }
  }

  return {
    note(host, hasAnswered, before) {
      if (!hasAnswered && before === false) return;
      hosts.delete(host);
      hosts.set(host, { at: clock.now(), hasAnswered, isProven: before === true });
      forgetOld();
    },
    isFrozen() {
      forgetOld();
      const seen = [...hosts.values()];
      // Once one answers, hosts that nobody has heard of prove nothing: a tenant can make up any number of them.
      const counted = seen.some(({ hasAnswered }) => hasAnswered)
        ? seen.filter(({ isProven }) => isProven)
        : seen;
      const silent = counted.filter(({ hasAnswered }) => !hasAnswered).length;
      return silent >= FEWEST_SILENT && silent * 2 > counted.length;
    },
  };
}
