import type { RunStore } from "./store/runs.ts";
import type { Codes } from "../codes/codes.ts";
import { Busy } from "../../kit/shared/busy.ts";
import { type Clock, SECOND } from "../../kit/shared/clock.ts";
import { workspaceErased } from "../../kit/shared/common-faults.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import { createHeapKeeper, MAIN_RHYTHM } from "../../kit/threads/heap.ts";
import type { RunAnswer } from "./model.ts";
import type { Looked, Run, Stepped } from "./records.ts";
import { createVerdicts, type Verdicts } from "./verdicts.ts";

/** Does runs step by step, and takes up those that a crash has left. */
export interface Runner {
  /**
   * Finishes a run, or waits until this process has finished it.
   * @param run - one that was begun now, or the id of another.
   * @param onStep - called after each step.
   * @throws Busy when the service stops; the run goes on after its start. StorageError
   */
  finish(run: Run | string, onStep: () => void): Promise<RunAnswer>;
  /**
   * Repeats a step until it resolves to `false`, in turn with the steps of all others. Together they take half of the event loop.
   * @throws Busy when the service stops.
   */
  inSteps(step: (rows: number) => Promise<boolean>): Promise<void>;
  /** Finishes what an earlier process left, and from now on what other nodes leave. */
  start(): void;
}

export interface RunnerNeeds {
  readonly store: RunStore;
  readonly codes: Pick<Codes, "checkStyle" | "payload">;
  readonly clock: Clock;
  readonly log: Log;
  /** Repeats a step of about so many rows, with pauses, as long as it may go on. */
  readonly pace: (step: (rows: number) => Promise<boolean>, mayGoOn: () => boolean) => Promise<void>;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
  /** Has the service wait for work before it closes the stores. */
  readonly untilDone: (work: Promise<unknown>) => void;
  /** Called for each short address that leads elsewhere now. @param isGone - whether its code was deleted. */
  readonly onChanged: (address: ShortAddress, isGone: boolean) => void;
  /** Called when a run leaves work for housekeeping. */
  readonly onChores: () => void;
}

/** Milliseconds without a step after which the process that did a run is taken to be gone. */
const SILENCE = 30 * SECOND;

/**
 * Tries of a step, half a minute apart. After the last its codes stay as they are, and the run goes on behind them: otherwise
 * it would keep a place of its workspace for ever.
 */
const MOST_TRIES = 10;

/** Runs whose failed tries are counted. */
const MOST_COUNTED = 1_000;

/** The failure of a code whose step failed in each try. */
const NOT_DONE = {
  code: "internal_error",
  detail: "It failed several times, so the code is as it was.",
} as const;

/** Seconds that a service takes to start again. */
const RESTART = 5;

export function createRunner(needs: RunnerNeeds): Runner {
  const { store, codes, clock, log, pace, stopping } = needs;
  const keepHeapSmall = createHeapKeeper(MAIN_RHYTHM);
  /** By run, tries that failed since its last step. */
  const failedTries = new Lru<string, number>(MOST_COUNTED);
  /** Runs that this process does. */
  const inHand = new Map<string, { readonly done: Promise<void>; readonly listeners: Set<() => void> }>();

  async function inSteps(step: (rows: number) => Promise<boolean>): Promise<void> {
    let more = true;
    await pace(
      async (rows) => {
        more = await step(rows);
        keepHeapSmall();
        return more;
      },
      () => !stopping.aborted,
    );
    if (more) throw new Busy("The service is stopping.", RESTART);
  }

  /** Does a step. Its last try refuses the codes if nothing else can be done with them. */
  async function doStep(run: Run, looked: Looked, verdicts: Verdicts): Promise<Stepped | "passed" | "gone"> {
    try {
      const refused = await verdicts(looked.codes);
      return await store.step(run, { ...looked, refused, at: clock.now() });
    } catch (error) {
      if (stopping.aborted || error instanceof Busy) throw error;
      const tries = (failedTries.get(run.id) ?? 0) + 1;
      failedTries.set(run.id, tries);
      if (tries < MOST_TRIES) throw error;
      const refused = looked.codes.map(({ id }) => ({ id, ...NOT_DONE }));
      const stepped = await store.step(run, { ...looked, refused, at: clock.now() });
      log.error(
        "some codes of a request for many are left as they are: every try failed",
        errorFields(error),
      );
      return stepped;
    }
  }

  async function carryOut(run: Run, onStep: () => void): Promise<void> {
    const verdicts = createVerdicts(codes, { id: run.tenantId }, run.order.change?.style, [], {
      key: run.tenantId,
      isWorkspace: true,
      signal: stopping,
    });
    let reached: string | null = run.reached;
    await inSteps(async (rows) => {
      if (reached === null) return false;
      const looked = await store.look(run.tenantId, run.order, reached, rows);
      const stepped = await doStep({ ...run, reached }, looked, verdicts);
      failedTries.delete(run.id);
      if (stepped === "gone") throw workspaceErased();
      if (stepped === "passed") reached = (await store.progress(run.id))?.reached ?? null;
      else {
        reached = looked.next;
        for (const address of stepped.changed) needs.onChanged(address, run.order.change === null);
      }
      onStep();
      return reached !== null;
    });
    needs.onChores();
  }

  /** Begins to do a run, unless this process does it already. */
  function take(id: string, read: () => Promise<Run | null>) {
    const taken = inHand.get(id);
    if (taken) return taken;
    const listeners = new Set<() => void>();
    const onStep = () => {
      for (const listener of listeners) listener();
    };
    async function work(): Promise<void> {
      try {
        const run = await read();
        if (run) await carryOut(run, onStep);
      } finally {
        inHand.delete(id);
      }
    }
    const one = { done: work(), listeners };
    inHand.set(id, one);
    needs.untilDone(one.done);
    return one;
  }

  function tell(error: unknown): void {
    if (!stopping.aborted)
      log.error("a request for many codes can't be finished, to be tried again", errorFields(error));
  }

  async function unfinished(steppedBefore: number | null): Promise<readonly string[]> {
    try {
      return await store.unfinished(steppedBefore);
    } catch (error) {
      tell(error);
      return [];
    }
  }

  /** The failure of one run must not stop the others. */
  async function takeUp(steppedBefore: number | null): Promise<void> {
    for (const id of await unfinished(steppedBefore)) {
      if (stopping.aborted) return;
      await take(id, () => store.read(id)).done.catch(tell);
    }
  }

  return {
    inSteps,

    async finish(run, onStep) {
      const id = typeof run === "string" ? run : run.id;
      const { done, listeners } = take(id, async () => (typeof run === "string" ? store.read(id) : run));
      listeners.add(onStep);
      try {
        await done;
      } finally {
        listeners.delete(onStep);
      }
      const progress = await store.progress(id);
      if (!progress) throw workspaceErased();
      return { matched: progress.matched, changed: progress.changed, failed: [...progress.failed] };
    },

    start() {
      // The stop may have come while the APIs were loaded: the timer would never end.
      if (stopping.aborted) return;
      needs.untilDone(takeUp(null));
      const timer = setInterval(() => needs.untilDone(takeUp(clock.now() - SILENCE)), SILENCE);
      timer.unref();
      stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
    },
  };
}
