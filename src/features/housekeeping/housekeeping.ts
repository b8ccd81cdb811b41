import type { BulkStore } from "../bulk/store/bulk.ts";
import type { CampaignCounter } from "../analytics/store/campaign-totals.ts";
import type { CampaignRecounter } from "../analytics/store/campaigns.ts";
import type { CodeStore } from "../codes/store/codes.ts";
import type { DeliveryStore } from "../webhooks/store/deliveries.ts";
import type { Eraser } from "./store/eraser.ts";
import type { ImageStore } from "../images/store.ts";
import type { LeadStore } from "../leads/store/leads.ts";
import type { LogoStore } from "../logos/store/logos.ts";
import type { RunStore } from "../runs/store/runs.ts";
import type { ScanStore } from "../scans/store/scans.ts";
import type { SeriesMover } from "../analytics/store/series-moves.ts";
import type { TenantRecounter } from "../tenants/store/tenant-recount.ts";
import type { KeyUses } from "../keys/uses.ts";
import type { DayKeys } from "../scans/day-keys.ts";
import { type Clock, DAY, HOUR, MINUTE, utcDay } from "../../kit/shared/clock.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { createPace, type PacedStep } from "./pace.ts";
import type { TotalsPacker } from "./totals-packer.ts";

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

/** The totals of campaigns with many codes may be as old as this. */
const CAMPAIGN_INTERVAL = MINUTE;

/** The pause between rounds of retention, which look at every code that was scanned. */
const RETENTION_INTERVAL = HOUR;

/** The pause between recounts of workspaces' sums, which look at every code. */
const RECOUNT_INTERVAL = DAY;

/** The most rows that a step takes, where they are cheap. */
const MOST_ROWS = 1_000;

/** Age at which finished deliveries are deleted. */
const DELIVERY_RETENTION = 30 * DAY;

/** Age from which a picture is erased that nothing names: its sender may still be writing the page. */
const DRAFT_TIME = DAY;

/** For this long into a new day the scanners of the old day stay, in case the clock is set back over midnight. */
const GRACE = HOUR;

/** The methods of the stores that chores call. */
export interface ChoreStores {
  /** Runs chores that only one node may run at a time, unless another node runs them now. */
  alone(chores: (isOurs: () => boolean) => Promise<void>): Promise<void>;
  readonly bulk: Pick<BulkStore, "forgetMade" | "sweep">;
  readonly runs: Pick<RunStore, "sweep">;
  readonly campaigns: CampaignRecounter;
  readonly campaignTotals: CampaignCounter;
  readonly codes: Pick<CodeStore, "indexSome">;
  readonly deliveries: Pick<DeliveryStore, "retire">;
  readonly eraser: Eraser;
  readonly leads: Pick<LeadStore, "moveSome">;
  readonly images: Pick<ImageStore, "eraseUnnamed">;
  readonly logos: Pick<LogoStore, "eraseUnnamedCopies">;
  readonly packer: TotalsPacker;
  readonly seriesMover: SeriesMover;
  readonly tenantRecounter: TenantRecounter;
  readonly scans: Pick<ScanStore, "forgetScanners">;
}

/** Creates the chores. Nothing runs before `start` or `run`. */
export function createHousekeeping(needs: {
  stores: ChoreStores;
  dayKeys: Pick<DayKeys, "destroyOld">;
  keyUses: Pick<KeyUses, "step">;
  /** Age in milliseconds at which single scans and devices are erased. */
  retention: number;
  /** From this time on, in Unix milliseconds, open bulk files of other processes can only be left over from a crash. */
  leftoversFrom: number;
  /** Runs a step and measures how long it holds the event loop. */
  during: <T>(name: string, step: () => Promise<T>) => Promise<T>;
  /** Called after each turn of a chore. */
  onChore?: (chore: string, hasFailed: boolean) => void;
  clock: Clock;
  /** Milliseconds of a monotonic clock, by which steps are measured. */
  now: () => number;
  log: Log;
}): Housekeeping {
  const { dayKeys, keyUses, retention, leftoversFrom, during, onChore = () => {}, clock, log } = needs;
  const inSteps = createPace(needs.now, MOST_ROWS);
  const {
    alone,
    bulk,
    runs,
    codes,
    eraser,
    scans,
    campaigns,
    campaignTotals,
    packer,
    seriesMover,
    deliveries,
    leads,
    images,
    logos,
    tenantRecounter,
  } = needs.stores;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let adding: Promise<void> | null = null;
  let timers: ReturnType<typeof setInterval>[] = [];
  let stopped = false;
  /** When the last complete round of retention began. */
  let retiredAt = Number.NEGATIVE_INFINITY;
  /** When workspaces were last recounted. */
  let recountedAt = Number.NEGATIVE_INFINITY;
  /** When campaigns were last added up. */
  let addedUpAt = Number.NEGATIVE_INFINITY;

  /** The same step, measured by how long it holds the event loop. */
  function held(chore: string, step: PacedStep): PacedStep {
    return (rows) => during(`housekeeping: ${chore}`, () => step(rows));
  }

  /** The failure of one chore must not stop the others. */
  async function tryChore(chore: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      onChore(chore, false);
    } catch (error) {
      onChore(chore, true);
      log.error("housekeeping failed, to be tried again", { chore, ...errorFields(error) });
    }
  }

  /**
   * The chores on shared data, in this order. A step takes about as many rows as it is given, and resolves to whether more
   * is left to do.
   */
  function chores(now: number): readonly (readonly [chore: string, step: PacedStep])[] {
    const oldDays = utcDay(now - GRACE);
    const retires = isDue(retiredAt, RETENTION_INTERVAL, now);
    return [
      ["scanners", (rows) => scans.forgetScanners(oldDays, rows)],
      ["kept answers", (rows) => eraser.forgetAnswers(now - DAY, rows)],
      ["bulk", async (rows) => now >= leftoversFrom && bulk.sweep(now, rows)],
      ["bulk files", (rows) => bulk.forgetMade(now - DAY, rows)],
      ["runs", (rows) => runs.sweep(now - DAY, rows)],
      ["erasure", (rows) => eraser.step(rows)],
      ["search", (rows) => codes.indexSome(rows)],
      ["leads", (rows) => leads.moveSome(rows)],
      ["logo copies", (rows) => logos.eraseUnnamedCopies(rows)],
      ["pictures", (rows) => images.eraseUnnamed(now - DRAFT_TIME, rows)],
      ["packing", (rows) => packer.step(now, rows)],
      ["campaigns", () => campaigns.step(oldDays)],
      // After the recounts, which store the scanners they counted again.
      ["campaign scanners", (rows) => eraser.forgetCampaignScanners(oldDays, rows)],
      ["retention", async (rows) => retires && retire(rows, now)],
      ["device retention", (rows) => eraser.retireDevices(now - retention, rows)],
      ["deliveries", (rows) => deliveries.retire(now - DELIVERY_RETENTION, rows, now)],
      // Last, because after an update it may take minutes.
      ["series", (rows) => seriesMover.step(rows)],
    ];
  }

  async function retire(rows: number, now: number): Promise<boolean> {
    const more = await eraser.retire(now - retention, rows, now);
    if (!more) retiredAt = now;
    return more;
  }

  /** Mends sums of workspaces that damage has made wrong. */
  async function recountTenants(now: number, mayGoOn: () => boolean): Promise<void> {
    if (!isDue(recountedAt, RECOUNT_INTERVAL, now)) return;
    const mended = await tenantRecounter.recount((step) => inSteps(held("workspaces", step), mayGoOn));
    if (mended.length > 0)
      log.warn("the totals of workspaces were wrong and are mended", { tenants: mended.join() });
    if (mayGoOn()) recountedAt = now;
  }

  /** Adds up what campaigns counted since the last time. */
  async function addUpCampaigns(mayGoOn: () => boolean): Promise<void> {
    addedUpAt = clock.now();
    const oldDays = utcDay(addedUpAt - GRACE);
    const step = held("campaign totals", (rows) => campaignTotals.step(oldDays, rows));
    await tryChore("campaign totals", () => inSteps(step, mayGoOn));
  }

  /** The same by itself, where no run is under way that does it. */
  async function addUpAlone(): Promise<void> {
    if (stopped || running || adding) return;
    adding = tryChore("all", () => alone((isOurs) => addUpCampaigns(() => !stopped && isOurs())));
    await adding;
    adding = null;
  }

  async function runAll(): Promise<void> {
    await adding;
    const now = clock.now();
    // Every node does these itself: day keys, and uses of API keys, are in its memory.
    await tryChore("day keys", () => during("housekeeping: day keys", dayKeys.destroyOld));
    await tryChore("key uses", () => inSteps(held("key uses", keyUses.step), () => !stopped));
    await tryChore("all", () =>
      alone(async (isOurs) => {
        const mayGoOn = () => !stopped && isOurs();
        const between = async () => {
          if (isDue(addedUpAt, CAMPAIGN_INTERVAL, clock.now())) await addUpCampaigns(mayGoOn);
        };
        for (const [chore, step] of chores(now))
          await tryChore(chore, () => inSteps(held(chore, step), mayGoOn, between));
        await tryChore("workspaces", () => recountTenants(now, mayGoOn));
        await addUpCampaigns(mayGoOn);
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
      timers = [setInterval(run, INTERVAL), setInterval(addUpAlone, CAMPAIGN_INTERVAL)];
      void run();
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await adding;
      await running;
    },
  };
}

/** Whether a chore is due again. After the clock was set back it is. */
function isDue(last: number, interval: number, now: number): boolean {
  return now < last || now - last >= interval;
}
