import type { CampaignCounter } from "../analytics/store/campaign-totals.ts";
import type { DayKeys } from "../scans/day-keys.ts";
import { type Clock, DAY, MINUTE } from "../../kit/shared/clock.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { TenantRecounter } from "../tenants/store/tenant-recount.ts";
import { type Chore, firstOpenDay } from "./chore.ts";
import { createPace, type PacedStep } from "./pace.ts";

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

/** The pause between recounts of workspaces' sums, which look at every code. */
const RECOUNT_INTERVAL = DAY;

/** The most rows that a step takes, where they are cheap. */
const MOST_ROWS = 1_000;

/** Creates the chores. Nothing runs before `start` or `run`. */
export function createHousekeeping(needs: {
  /** The chores on shared data, in their order. */
  chores: () => readonly Chore[];
  /** Runs chores that only one node may run at a time, unless another node runs them now. */
  alone: (chores: (isOurs: () => boolean) => Promise<void>) => Promise<void>;
  campaignTotals: CampaignCounter;
  tenantRecounter: TenantRecounter;
  dayKeys: Pick<DayKeys, "destroyOld">;
  /** Uses of keys and of sessions that wait in this node's memory, by their names. */
  uses: Readonly<Record<string, { readonly step: PacedStep }>>;
  /** Runs a step and measures how long it holds the event loop. */
  during: <T>(name: string, step: () => Promise<T>) => Promise<T>;
  /** Called after each turn of a chore. */
  onChore?: (chore: string, hasFailed: boolean) => void;
  clock: Clock;
  /** Milliseconds of a monotonic clock, by which steps are measured. */
  now: () => number;
  log: Log;
}): Housekeeping {
  const { chores, alone, campaignTotals, tenantRecounter, dayKeys, uses, during } = needs;
  const { onChore = () => {}, clock, log } = needs;
  const inSteps = createPace(needs.now, MOST_ROWS);
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let adding: Promise<void> | null = null;
  let timers: ReturnType<typeof setInterval>[] = [];
  let stopped = false;
  /** When the last complete round of each chore began. */
  const doneAt = new Map<string, number>();
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

  /** The steps of a chore in a run: none until it is due again. */
  function stepOf({ name, every = 0, step }: Chore, now: number): PacedStep {
    const isNow = isDue(doneAt.get(name) ?? Number.NEGATIVE_INFINITY, every, now);
    return async (rows) => {
      const more = isNow && (await step(rows, now));
      if (isNow && !more) doneAt.set(name, now);
      return more;
    };
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
    const oldDays = firstOpenDay(addedUpAt);
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
    // Every node does these itself: day keys and uses are in its memory.
    await tryChore("day keys", () => during("housekeeping: day keys", dayKeys.destroyOld));
    for (const [name, { step }] of Object.entries(uses))
      await tryChore(name, () => inSteps(held(name, step), () => !stopped));
    await tryChore("all", () =>
      alone(async (isOurs) => {
        const mayGoOn = () => !stopped && isOurs();
        const between = async () => {
          if (isDue(addedUpAt, CAMPAIGN_INTERVAL, clock.now())) await addUpCampaigns(mayGoOn);
        };
        for (const chore of chores())
          await tryChore(chore.name, () => inSteps(held(chore.name, stepOf(chore, now)), mayGoOn, between));
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
