import { type Clock, HOUR, MINUTE } from "../shared/clock.ts";
import { errorFields, type Log } from "../shared/log.ts";
import type { CheckDomain } from "./check.ts";
import type { DomainStore } from "./store.ts";

/** Looks up verified domains again, once a day each. Nodes share the work: a claim keeps others away. */
export interface Recheck {
  start(): void;
  /** Looks up the domains that are due, some of them where there are many. A call during a run waits for that. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const INTERVAL = MINUTE;

/** Domains of a run: 28,800 a day. They are looked up at once, and each takes seconds at most. */
const AT_ONCE = 20;

/** For this long no other node looks up a domain that one has claimed. */
const CLAIM = HOUR;

export function createRecheck(needs: {
  store: Pick<DomainStore, "claimDue" | "noteCheck">;
  check: CheckDomain;
  clock: Clock;
  log: Log;
}): Recheck {
  const { store, check, clock, log } = needs;
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    try {
      const now = clock.now();
      const due = await store.claimDue(now, now + CLAIM, AT_ONCE);
      await Promise.all(due.map(async (domain) => store.noteCheck(domain.id, (await check(domain)).check)));
    } catch (error) {
      log.warn("domains can't be looked up, to be tried again", errorFields(error));
    }
  }

  function run(): Promise<void> {
    running ??= runOnce().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    run,
    start() {
      timer = setInterval(run, INTERVAL);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
