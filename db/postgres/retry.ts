import { faultCode, faultKind, isServers, translated } from "./faults.ts";

/** How often a transaction is run that conflicts with others; each time at least one of them commits. */
const TURNS = 12;

/** The backoff after a lost connection, in milliseconds: a failover takes some seconds at best. */
const WAITS: readonly number[] = [20, 100, 400, 1_000];

/** Runs transactions again after faults that may pass. */
export interface Retrying {
  /**
   * @param run - a whole transaction, or a read. It is run again after a conflict, and after a lost connection.
   * @param mayRepeat - asked after a lost connection: whether a commit took place is unknown then.
   * @throws StorageError
   */
  run<T>(run: () => Promise<T>, mayRepeat: () => boolean): Promise<T>;
  /** Whether the server did not answer the last time. */
  readonly isAway: boolean;
}

/**
 * While the server is away each call tries once and fails at once, without backoff. The first call that succeeds ends
 * this state.
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
