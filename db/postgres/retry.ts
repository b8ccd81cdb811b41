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
   * @param writes - whether its success shows that the server takes writes.
   * @throws StorageError
   */
  run<T>(run: () => Promise<T>, mayRepeat: () => boolean, writes: boolean): Promise<T>;
  /** Whether the server did not answer the last time. */
  readonly isAway: boolean;
  /** Resolves when the server answers; at once when it is not away. */
  untilBack(): Promise<void>;
  /** Says that the server was reached in another way. */
  back(): void;
}

/**
 * While the server is away each call tries once and fails at once, without backoff. The first write that succeeds ends
 * this state: a server that waits for its standbys answers reads all the while.
 * @param onAway - called when it begins.
 * @param onFault - called with the code of each fault.
 */
export function createRetrying(
  onAway: () => void = () => {},
  onFault: (code: string) => void = () => {},
  sleep: (milliseconds: number) => Promise<void> = Bun.sleep,
): Retrying {
  /** While the server is away; it resolves when it is back. */
  let away: PromiseWithResolvers<void> | null = null;

  function back(): void {
    away?.resolve();
    away = null;
  }

  function leave(): void {
    if (away) return;
    away = Promise.withResolvers<void>();
    onAway();
  }

  return {
    get isAway() {
      return away !== null;
    },
    async untilBack() {
      await away?.promise;
    },
    back,
    async run(run, mayRepeat, writes) {
      for (let turn = 0, lost = 0; ; turn++)
        try {
          const result = await run();
          if (writes) back();
          return result;
        } catch (error) {
          const code = faultCode(error);
          const kind = faultKind(code);
          if (code !== null) onFault(code);
          if (writes && kind === "other" && isServers(code)) back();
          if (kind === "conflict" && turn + 1 < TURNS) {
            await sleep(turn * 5);
            continue;
          }
          const wait = kind === "lost" && !away ? WAITS[lost++] : undefined;
          if (wait === undefined || !mayRepeat()) {
            if (wait === undefined && (kind === "lost" || kind === "silent")) leave();
            throw translated(error);
          }
          await sleep(wait);
        }
    },
  };
}
