import { errorFields, type Log } from "../../kit/shared/log.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import { StorageError, type StorageTrouble } from "../../kit/shared/storage.ts";

/** Whether scans can be kept. */
export interface StorageHealth {
  /** The reason why scans can't be stored; `null` while they can be. It asks no store. */
  trouble(): StorageTrouble | null;
  /** A commit of scans took place. */
  kept(): void;
  /** A commit of scans failed. */
  failed(error: unknown): void;
  /** Tries a write, unless a commit of scans has told enough just now. */
  look(): Promise<void>;
  /** Begins to look, at once and then again and again. */
  start(): void;
  /** Resolves when no write of its own is under way. */
  stop(): Promise<void>;
}

/**
 * Milliseconds for which a trouble is told after it was last met, though other writes succeed. A damaged page may be met by
 * the commits of a few codes only, and nobody repairs it within minutes. A trouble without a name may be such a page.
 */
const LINGERS: Readonly<Record<StorageTrouble, number>> = {
  disk_full: 2 * SECOND,
  disk_failing: 2 * SECOND,
  database_away: 0,
  database_damaged: 600 * SECOND,
  storage_failing: 30 * SECOND,
};

/** Milliseconds without a commit of scans after which a write is tried: a fault is to be known before a scan meets it. */
const QUIET = 5 * SECOND;

/** Milliseconds between such writes while scans can't be kept. Nobody may be sent here then, so no scan finds out. */
const PERIOD = SECOND / 2;

export function createStorageHealth(needs: {
  /** Writes something small, and resolves when it is on the disk. @throws StorageError */
  tryWrite: () => Promise<void>;
  /** Whether the database is known not to answer. It is asked again all the while, so no write is tried. */
  isAway: () => boolean;
  /** The trouble that the code of a StorageError stands for. */
  troubleOf: (code: string) => StorageTrouble;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  log: Log;
}): StorageHealth {
  const { tryWrite, isAway, troubleOf, now, log } = needs;
  let found: StorageTrouble | null = null;
  let foundAt = 0;
  let keptAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let trying: Promise<void> = Promise.resolve();
  let isStopped = false;

  function kept(): void {
    keptAt = now();
    if (found === null || keptAt - foundAt < LINGERS[found]) return;
    found = null;
    log.info("scans can be kept again");
  }

  function failed(error: unknown): void {
    const trouble = error instanceof StorageError ? troubleOf(error.code) : "storage_failing";
    // The one that is told longest stays: a full disk must not hide damage.
    const isWorse = found === null || LINGERS[trouble] >= LINGERS[found] || now() - foundAt >= LINGERS[found];
    if (!isWorse) return;
    foundAt = now();
    if (found === trouble) return;
    found = trouble;
    log.warn("scans can't be kept", { reason: trouble, ...errorFields(error) });
  }

  async function look(): Promise<void> {
    if (isAway() || (found === null && now() - keptAt < QUIET)) return;
    await tryWrite().then(kept, failed);
  }

  function goOn(): void {
    trying = look().then(() => {
      if (isStopped) return;
      timer = setTimeout(goOn, PERIOD);
      timer.unref();
    });
  }

  return {
    trouble: () => (isAway() ? "database_away" : found),
    kept,
    failed,
    look,
    start: goOn,
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await trying;
    },
  };
}
