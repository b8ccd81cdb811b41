import { Busy } from "../shared/busy.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * Most bytes of bodies in memory at the same time, for the whole process: six of the largest files. The values that a body is
 * parsed to take a few times its size, and a small machine gives the service 1 GB for everything.
 */
const TOTAL = 64 * MEBIBYTE;

/** Most bytes for one client: the largest bulk file and some forms beside it. */
const PER_CLIENT = 16 * MEBIBYTE;

/** A body up to this size is small. The last quarter of the budget is for small ones, so that files never keep forms out. */
const SMALL = 64 * 1024;
const FOR_LARGE = TOTAL - TOTAL / 4;

/** Seconds after which there is likely to be room: most bodies arrive within one. */
const RETRY_AFTER = 2;

/** Bytes of bodies in memory, counted while they arrive. */
export interface BodyBudget {
  /** Bytes reserved at the moment. */
  readonly reserved: number;
  /**
   * A share of nothing yet, for one body.
   * @param client - the client's address as rate limits count it.
   * @param turn - of the bodies with the same turn only one may be large at a time; `null` for a body without turns.
   */
  open(client: string, turn: string | null): BodyShare;
}

/** The bytes that one body has reserved. */
export interface BodyShare {
  /** Reserves so many bytes in all. @throws Busy when there is no room; earlier bytes stay reserved. */
  reserve(bytes: number): void;
  /** Returns all of it. Later calls do nothing. */
  release(): void;
}

export function createBodyBudget(): BodyBudget {
  const clients = new Map<string, number>();
  const turns = new Set<string>();
  let total = 0;

  function open(client: string, turn: string | null): BodyShare {
    let own = 0;
    let hasTurn = false;

    function take(more: number): void {
      own += more;
      total += more;
      const rest = (clients.get(client) ?? 0) + more;
      if (rest === 0) clients.delete(client);
      else clients.set(client, rest);
    }

    return {
      reserve(bytes) {
        const more = bytes - own;
        // Written so that NaN takes nothing: no sum would ever be a number again.
        if (!(more > 0)) return;
        const isLarge = bytes > SMALL;
        if (isLarge && turn !== null && !hasTurn) {
          if (turns.has(turn))
            throw new Busy("Another file of this workspace is being received.", RETRY_AFTER);
        }
        if ((clients.get(client) ?? 0) + more > PER_CLIENT)
          throw new Busy("Too much is being received from this address.", RETRY_AFTER);
        if (total + more > (isLarge ? FOR_LARGE : TOTAL))
          throw new Busy("Too much is being received at the moment.", RETRY_AFTER);
        if (isLarge && turn !== null) {
          turns.add(turn);
          hasTurn = true;
        }
        take(more);
      },
      release() {
        if (hasTurn && turn !== null) turns.delete(turn);
        hasTurn = false;
        if (own > 0) take(-own);
      },
    };
  }

  return {
    open,
    get reserved() {
      return total;
    },
  };
}
