import type { Eraser } from "./codes/store.ts";
import type { DayKeys } from "./scans/day-keys.ts";
import type { ScanStore } from "./scans/store.ts";
import { type Clock, DAY, HOUR, MINUTE, utcDay } from "./shared/clock.ts";
import { errorFields, type Log } from "./shared/log.ts";

/** What has to be done from time to time and can wait: erasing what was deleted, destroying old day keys. */
export interface Housekeeping {
  /** Starts the timer, and does what was left undone before the last stop. */
  start(): void;
  /** Does all that is due now; resolves when it is done. Called while it runs, it joins the run. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const INTERVAL = 10 * MINUTE;

/** Rows erased in one transaction: some 5 ms, so that scans hardly wait. */
const ERASED_AT_ONCE = 500;

/** How long into a new day the scanners of the old one are remembered, for a clock set back over midnight. */
const GRACE = HOUR;

export function createHousekeeping(needs: {
  eraser: Eraser;
  scans: ScanStore;
  dayKeys: DayKeys;
  clock: Clock;
  log: Log;
}): Housekeeping {
  const { eraser, scans, dayKeys, clock, log } = needs;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;
  let stopped = false;

  /** One chore's failure must not keep the others from being done. */
  async function attempt(chore: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error("housekeeping failed, to be tried again", { chore, ...errorFields(error) });
    }
  }

  async function erase(): Promise<void> {
    while (!stopped && (await eraser.step(ERASED_AT_ONCE)))
      await new Promise<void>((resolve) => setImmediate(resolve));
  }

  async function everything(): Promise<void> {
    const now = clock.now();
    await attempt("day keys", () => dayKeys.destroyOld());
    await attempt("scanners", () => scans.forgetScanners(utcDay(now - GRACE)));
    await attempt("kept answers", () => eraser.forgetAnswers(now - DAY));
    await attempt("erasure", erase);
    running = null;
  }

  function run(): Promise<void> {
    running ??= everything();
    return running;
  }

  return {
    run,
    start() {
      timer = setInterval(run, INTERVAL);
      void run();
    },
    async stop() {
      stopped = true;
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
