import type { ScanStore } from "./store/scans.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, DAY, MINUTE, SECOND, utcDay } from "../../kit/shared/clock.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { StorageError } from "../../kit/shared/storage.ts";
import type { Losses } from "./losses.ts";
import type { Scan } from "./model.ts";
import { type JournalEntry, type JournalStore, LARGEST_BATCH } from "./records.ts";

/**
 * Scans that were answered while the database could not take them. They lie on this node's own disk until they are handed
 * in, under the id of the commit that failed: if that took place after all, nothing is counted again.
 */
export interface Journal {
  /** How many scans it holds. */
  readonly waiting: number;
  /** Milliseconds since the oldest of them was made; 0 where there is none. @throws StorageError */
  oldest(): number;
  /**
   * Writes a batch down. @returns its place once it is on the disk; `null` when the disk does not take it.
   * It is not handed in before `settled`.
   */
  keep(batch: readonly Scan[], id: Uint8Array): number | null;
  /** Ends the commit of a batch that was written down. If the batch was not stored, it is handed in. */
  settled(place: number, stored: boolean): void;
  /** Begins to hand in batches that an earlier process left. */
  start(): void;
  /** Resolves when no batch is being handed in. The rest is handed in after the next start. */
  stop(): Promise<void>;
}

/**
 * Until when scans of a UTC day may be handed in, in milliseconds after its end. For an hour the day's visitors are
 * remembered and its key is kept; five minutes are for clocks that differ. The database knows ids of commits for longer.
 */
const GRACE = 55 * MINUTE;

/** Milliseconds between looks whether the database is back, and between two rounds with batches that it refused. */
const LOOK_EVERY = SECOND / 4;
const TRY_EVERY = SECOND;

/** @param pause - resolves after some milliseconds; it need not keep the process alive. */
export function createJournal(needs: {
  store: JournalStore;
  commit: ScanStore["commit"];
  /** Whether the database is known not to answer. */
  isAway: () => boolean;
  losses: Losses;
  clock: Clock;
  log: Log;
  pause: (milliseconds: number) => Promise<void>;
}): Journal {
  const { store, commit, isAway, losses, clock, log, pause } = needs;
  /** Places of batches whose first commit is still under way. */
  const open = new Set<number>();
  let running: Promise<void> | null = null;
  let isStopped = false;
  const isTimeToComplain = atMostEvery(clock, MINUTE);
  const isTimeToTellRefusal = atMostEvery(clock, MINUTE);

  function complain(error: unknown): void {
    if (isTimeToComplain()) log.error("the journal of scans can't be used", errorFields(error));
  }

  /** Batches that are too old are lost. There may be very many, so they are removed a few at a time. */
  async function forget(): Promise<void> {
    while (!isStopped) {
      const scans = store.removeOlder(utcDay(clock.now() - GRACE) * DAY);
      if (scans === 0) return;
      losses.add(scans, new StorageError("TOO_LATE", null));
      await pause(0);
    }
  }

  /**
   * Hands in entries by one commit, or each by its own where that is refused. @returns how many scans the
   * database has taken.
   */
  async function handIn(entries: readonly JournalEntry[]): Promise<number> {
    const scans = entries.flatMap((entry) => entry.scans);
    try {
      await commit(scans, entries);
    } catch (error) {
      if (entries.length > 1) return handInEach(entries);
      if (isTimeToTellRefusal())
        log.warn("the database refuses scans of the journal; they are tried again", {
          ...errorFields(error),
          scans: scans.length,
        });
      return 0;
    }
    store.remove(entries.map(({ place }) => place));
    return scans.length;
  }

  /** Finds those that the database refuses. */
  async function handInEach(entries: readonly JournalEntry[]): Promise<number> {
    let handedIn = 0;
    for (const entry of entries) if (!isAway() && !isStopped) handedIn += await handIn([entry]);
    return handedIn;
  }

  /**
   * Hands in as many entries at once as a commit may hold. Those that were refused come again in another
   * round.
   */
  async function handInAll(): Promise<void> {
    let handedIn = 0;
    for (let place = 0; store.scans > 0 && !isStopped;) {
      await forget();
      const entries = isAway() ? [] : store.after(place, LARGEST_BATCH);
      const last = entries.at(-1);
      if (!last) {
        await pause(place === 0 ? LOOK_EVERY : TRY_EVERY);
        place = 0;
        continue;
      }
      place = last.place;
      const settled = entries.filter((entry) => !open.has(entry.place));
      if (settled.length > 0) handedIn += await handIn(settled);
    }
    if (handedIn > 0) log.info("scans of the journal are stored", { scans: handedIn });
  }

  function run(): void {
    if (store.scans === 0 || isStopped) return;
    running ??= handInAll()
      .catch(async (error: unknown) => {
        complain(error);
        await pause(TRY_EVERY);
      })
      .finally(() => {
        running = null;
        run();
      });
  }

  return {
    get waiting() {
      return store.scans;
    },
    oldest() {
      const at = store.scans === 0 ? null : store.oldest();
      return at === null ? 0 : Math.max(0, clock.now() - at);
    },
    keep(batch, id) {
      try {
        if (store.scans === 0) log.warn("scans wait in the journal: the database does not take them");
        const place = store.add(batch, id, Math.min(...batch.map(({ at }) => at)));
        open.add(place);
        return place;
      } catch (error) {
        complain(error);
        return null;
      }
    },
    settled(place, stored) {
      open.delete(place);
      try {
        if (stored) store.remove([place]);
      } catch (error) {
        complain(error);
      }
      run();
    },
    start() {
      try {
        store.open();
      } catch (error) {
        complain(error);
      }
      run();
    },
    async stop() {
      isStopped = true;
      await running;
      store.close();
    },
  };
}
