import type { BulkStore } from "../bulk/store.ts";
import type { LogoStore } from "../logos/store.ts";
import type { DayKeys } from "../scans/day-keys.ts";
import type { ScanStore } from "../scans/store.ts";
import { type Clock, DAY, HOUR, MINUTE, utcDay } from "../shared/clock.ts";
import { errorFields, type Log } from "../shared/log.ts";
import type { DeliveryStore } from "../webhooks/delivery-store.ts";
import type { CampaignRecounter, Eraser, TotalsPacker } from "./store.ts";

/** Background chores that can wait: erasing deleted data, destroying old day keys, packing, retention. */
export interface Housekeeping {
  /** Starts the timer, and runs once at once: the last stop may have left chores undone. */
  start(): void;
  /**
   * Does everything that is due now, and resolves when it is done. A call during a run causes one more run, shared by
   * all such calls, because the current run may have passed the chore that is due. After `stop` it does nothing.
   */
  run(): Promise<void>;
  /** Ends after the current step. */
  stop(): Promise<void>;
}

const INTERVAL = 10 * MINUTE;

/** Rows erased in one transaction: about 5 ms, so that scans hardly wait. */
const ERASED_AT_ONCE = 500;

/** Values packed in one transaction: about 5 ms as well. */
const PACKED_AT_ONCE = 1_000;

/** Copies of logos looked at in one transaction: 0.1 ms when all stay, some 3 ms when all are erased. */
const COPIES_AT_ONCE = 50;

/** Age at which finished deliveries are deleted. */
const DELIVERY_RETENTION = 30 * DAY;

/** For this long into a new day the scanners of the old day stay, in case the clock is set back over midnight. */
const GRACE = HOUR;

/** The methods of the stores that chores call. */
export interface ChoreStores {
  /** Runs chores that only one node may run at a time, unless another node runs them now. */
  alone(chores: (isOurs: () => boolean) => Promise<void>): Promise<void>;
  readonly bulk: Pick<BulkStore, "sweep">;
  readonly campaigns: CampaignRecounter;
  readonly deliveries: Pick<DeliveryStore, "retire">;
  readonly eraser: Eraser;
  readonly logos: Pick<LogoStore, "eraseUnnamedCopies">;
  readonly packer: TotalsPacker;
  readonly scans: Pick<ScanStore, "forgetScanners">;
}

/** Creates the chores. Nothing runs before `start` or `run`. */
export function createHousekeeping(needs: {
  stores: ChoreStores;
  dayKeys: Pick<DayKeys, "destroyOld">;
  /** Age in milliseconds at which single scans and devices are erased. */
  retention: number;
  /** From this time on, in Unix milliseconds, open bulk files of other processes can only be left over from a crash. */
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

  /** The failure of one chore must not stop the others. */
  async function tryChore(chore: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error("housekeeping failed, to be tried again", { chore, ...errorFields(error) });
    }
  }

  /** Repeats a step until nothing is left to do. Scans are answered between the steps. */
  async function untilDone(step: () => Promise<boolean>, mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn() && (await step())) await new Promise<void>((resolve) => setImmediate(resolve));
  }

  /** The chores on shared data, in this order. A step resolves to whether more is left to do. */
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
      // After the recounts, which store the scanners they counted again.
      ["campaign scanners", () => eraser.forgetCampaignScanners(oldDays, ERASED_AT_ONCE)],
      ["retention", () => eraser.retire(now - retention, ERASED_AT_ONCE, now)],
      ["deliveries", () => deliveries.retire(now - DELIVERY_RETENTION, ERASED_AT_ONCE, now)],
    ];
  }

  async function runAll(): Promise<void> {
    const now = clock.now();
    // Every node does this itself: it has keys in memory, too.
    await tryChore("day keys", () => dayKeys.destroyOld());
    await tryChore("all", () =>
      alone(async (isOurs) => {
        const mayGoOn = () => !stopped && isOurs();
        for (const [chore, step] of chores(now)) await tryChore(chore, () => untilDone(step, mayGoOn));
      }),
    );
    running = null;
  }

  async function run(): Promise<void> {
    // A run that a last request asks for would outlive the stores. The next start does it.
    if (stopped) return void (await running);
    if (running) next ??= running.then(runAgain);
    else running = runAll();
    await (next ?? running);
  }

  function runAgain(): Promise<void> {
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
