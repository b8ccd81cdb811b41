import type { DayKeys } from "../scans/day-keys.ts";
import { type Clock, DAY, HOUR, MINUTE, utcDay } from "../shared/clock.ts";
import type { Stores } from "../stores.ts";
import { errorFields, type Log } from "../shared/log.ts";

/** What has to be done from time to time and can wait: erasing what was deleted, destroying old day keys. */
export interface Housekeeping {
  /** Starts the timer, and does what was left undone before the last stop. */
  start(): void;
  /**
   * Does all that is due now; resolves when it is done. Called while it runs, it runs once more for all who called
   * meanwhile, because it may be past what is due now; after `stop`, nothing.
   */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const INTERVAL = 10 * MINUTE;

/** Rows erased in one transaction: some 5 ms, so that scans hardly wait. */
const ERASED_AT_ONCE = 500;

/** Values packed in one transaction: some 5 ms too. */
const PACKED_AT_ONCE = 1_000;

/** Copies of logos looked at in one transaction: below a millisecond. */
const COPIES_AT_ONCE = 200;

/** How long one can look up what came of a delivery. */
const DELIVERIES_KEPT = 30 * DAY;

/** How long into a new day the scanners of the old one are remembered, for a clock set back over midnight. */
const GRACE = HOUR;

export function createHousekeeping(needs: {
  stores: Pick<
    Stores,
    "alone" | "bulk" | "eraser" | "scans" | "campaigns" | "packer" | "deliveries" | "logos"
  >;
  dayKeys: DayKeys;
  /** Age in milliseconds at which single scans and devices are erased. */
  retention: number;
  /** From then on bulk files that others left open can only be what a crash left, in Unix milliseconds. */
  leftoversFrom: number;
  clock: Clock;
  log: Log;
}): Housekeeping {
  const { dayKeys, retention, leftoversFrom, clock, log } = needs;
  const { alone, bulk, eraser, scans, campaigns, packer, deliveries, logos } = needs.stores;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
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

  /** Step by step, letting scans through in between. */
  async function untilDone(step: () => Promise<boolean>, mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn() && (await step())) await new Promise<void>((resolve) => setImmediate(resolve));
  }

  /** What is done to what all share, step by step; in this order. */
  function chores(now: number): readonly (readonly [chore: string, step: () => Promise<boolean>])[] {
    const oldDays = utcDay(now - GRACE);
    return [
      ["scanners", () => scans.forgetScanners(oldDays, ERASED_AT_ONCE)],
      ["kept answers", () => eraser.forgetAnswers(now - DAY).then(() => false)],
      ["bulk", async () => now >= leftoversFrom && bulk.sweep(ERASED_AT_ONCE)],
      ["erasure", () => eraser.step(ERASED_AT_ONCE)],
      ["logo copies", () => logos.eraseUnnamedCopies(COPIES_AT_ONCE)],
      ["packing", () => packer.step(now, PACKED_AT_ONCE)],
      ["campaigns", () => campaigns.step(oldDays)],
      // After the recounts, which remember anew whom they counted.
      ["campaign scanners", () => eraser.forgetCampaignScanners(oldDays, ERASED_AT_ONCE)],
      ["retention", () => eraser.retire(now - retention, ERASED_AT_ONCE, now)],
      ["deliveries", () => deliveries.retire(now - DELIVERIES_KEPT, ERASED_AT_ONCE, now)],
    ];
  }

  async function everything(): Promise<void> {
    const now = clock.now();
    // Whoever serves has keys in its memory, too.
    await attempt("day keys", () => dayKeys.destroyOld());
    await attempt("all", () =>
      alone(async (isOurs) => {
        const mayGoOn = () => !stopped && isOurs();
        for (const [chore, step] of chores(now)) await attempt(chore, () => untilDone(step, mayGoOn));
      }),
    );
    running = null;
  }

  async function run(): Promise<void> {
    // Told by a last request, it would outlive the stores. The next start does it.
    if (stopped) return void (await running);
    if (running) next ??= running.then(again);
    else running = everything();
    await (next ?? running);
  }

  function again(): Promise<void> {
    next = null;
    return run();
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
