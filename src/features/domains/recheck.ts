import type { DomainStore } from "./store/domains.ts";
import { type Clock, HOUR, MINUTE } from "../../kit/shared/clock.ts";
import { joined } from "../../kit/shared/joined.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { CheckDomain } from "./check.ts";
import type { DueDomain } from "./records.ts";

/** Looks up verified domains again, once a day each. Nodes share the work: a claim keeps others away. */
export interface Recheck {
  start(): void;
  /** Looks up the domains that are due, some of them where there are many. A call during a run waits for that. */
  run(): Promise<void>;
  /** Waits for no name server: domains that are being looked up are asked again when their claims end. */
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
  /** Its signal ends look-ups that wait for a name server. */
  lookups: AbortController;
  clock: Clock;
  log: Log;
}): Recheck {
  const { store, check, lookups, clock, log } = needs;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function recheck(domain: DueDomain): Promise<void> {
    const result = await check(domain);
    if (!lookups.signal.aborted) await store.noteCheck(domain.id, result.check);
  }

  async function runOnce(): Promise<void> {
    try {
      const now = clock.now();
      await Promise.all((await store.claimDue(now, now + CLAIM, AT_ONCE)).map(recheck));
    } catch (error) {
      log.warn("domains can't be looked up, to be tried again", errorFields(error));
    }
  }

  const runs = joined(runOnce);

  return {
    run: runs.run,
    start() {
      timer = setInterval(runs.run, INTERVAL);
    },
    async stop() {
      clearInterval(timer);
      lookups.abort();
      await runs.running;
    },
  };
}
