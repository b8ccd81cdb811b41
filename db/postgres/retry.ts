import { faultCode, faultKind, isServers, translated } from "./faults.ts";

/** How often a transaction is run that others were in the way of; each time one of them gets through. */
const TURNS = 12;

/** How long to wait for a lost server, in milliseconds, one after the other: a failover takes some seconds at best. */
const WAITS: readonly number[] = [20, 100, 400, 1_000];

/** Tries again what may be tried again. */
export interface Retrying {
  /**
   * @param run - a whole transaction, or a read. It is run again after a conflict, and when the connection was lost.
   * @param mayRepeat - asked after a lost connection, because of which nobody knows whether a commit took place.
   * @throws StorageError
   */
  run<T>(run: () => Promise<T>, mayRepeat: () => boolean): Promise<T>;
  /** Whether the server was away the last time it was asked. */
  readonly isAway: boolean;
}

/**
 * While the server is away each call asks once and fails at once: nobody waits behind a door of which it is known that
 * it is closed. The first call that gets through ends that.
 */
export function createRetrying(sleep: (milliseconds: number) => Promise<void> = Bun.sleep): Retrying {
  let isAway = false;

  return {
    get isAway() {
      return isAway;
    },
    async run(run, mayRepeat) {
      for (let turn = 0, lost = 0; ; turn++)
        try {
          const result = await run();
          isAway = false;
          return result;
        } catch (error) {
          const code = faultCode(error);
          const kind = faultKind(code);
          if (kind === "other" && isServers(code)) isAway = false;
          if (kind === "conflict" && turn + 1 < TURNS) {
            await sleep(turn * 5);
            continue;
          }
          const wait = kind === "lost" && !isAway ? WAITS[lost++] : undefined;
          if (wait === undefined || !mayRepeat()) {
            if (wait === undefined && (kind === "lost" || kind === "silent")) isAway = true;
            throw translated(error);
          }
          await sleep(wait);
        }
    },
  };
}
