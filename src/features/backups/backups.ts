import { type ObjectStore, StoreError } from "../../kit/objects/objects.ts";
import { type Clock, HOUR, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { RunProgram } from "../../kit/shared/own-program.ts";
import type { Timers } from "../../kit/shared/timers.ts";
import { ManifestError } from "./manifest.ts";
import type { Seen, SeenBackups } from "./records.ts";
import { type BackupSet, isWhole, readCatalog, type WholeSet } from "./catalog.ts";

/** The state of the backups of this service. */
export interface BackupState extends Pick<SeenBackups, "last" | "verified"> {
  /** Runs of this process that failed. */
  readonly failures: number;
}

/** Has backups made by themselves, in their place. */
export interface Backups {
  /** As people know it. */
  readonly place: string;
  state(): BackupState;
  /** Whether the last whole backup is older than three periods. */
  isLate(): boolean;
  /** Tells what was erased, looks at the place, and makes a backup if one is due. */
  run(): Promise<void>;
  start(): void;
  /** Ends a run that is under way. */
  stop(): Promise<void>;
}

/** Time from one run to the next, at most. */
const PERIOD = MINUTE;

/** The first run leaves the start of the service alone. */
const FIRST_AFTER = 10 * SECOND;

/** The place is looked at again after so long: others verify backups, and other nodes make them. */
const LOOK_AFTER = 10 * MINUTE;

/** The shortest and the longest time from a failure to the next try. */
const RETRY = { first: MINUTE, most: HOUR } as const;

/** Backups are late when the last one is so many periods old. */
const LATE_PERIODS = 3;

/** Follows the backups of a place, and has them made. Times are in milliseconds. */
export function createBackups(needs: {
  store: ObjectStore;
  /** The name of the service's series; `null` before its first backup. */
  series: () => Promise<string | null>;
  /** The backups of the place as a service saw them last; `null` before the first time. */
  known: SeenBackups | null;
  /** Keeps them for the next start. */
  keep: (seen: SeenBackups) => Promise<void>;
  /** Runs work that one node may do at a time, unless another one does it now. */
  alone: (work: (isOurs: () => boolean) => Promise<void>) => Promise<void>;
  /** Tells beside the backups what was erased, as far as it is still to be told. */
  tell: (signal: AbortSignal) => Promise<void>;
  /** `null`: none are made by themselves. */
  program: RunProgram | null;
  /** In milliseconds; `null`: only a command makes them. */
  every: number | null;
  /** By which runs follow each other. */
  timers: Timers;
  clock: Clock;
  log: Log;
}): Backups {
  const { store, series, known, keep, alone, tell, program, every, timers, clock, log } = needs;
  const since = known?.since ?? clock.now();
  const stopping = new AbortController();
  let [last, verified] = [known?.last ?? null, known?.verified ?? null];
  let kept = known;
  let [failures, failedInARow] = [0, 0];
  let retryAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let cancel = () => {};
  /** Whether the last try to reach the place failed, so that this is told once. */
  let isAway = false;

  /** A clock that was set back makes one due. */
  function isDue(now: number): boolean {
    if (program === null || every === null || now < retryAt) return false;
    return last === null || now < last.at || now - last.at >= every;
  }

  async function look(now: number): Promise<void> {
    const name = await series();
    const sets: readonly BackupSet[] = name === null ? [] : (await readCatalog(store, name)).sets;
    const whole = sets.filter(isWhole);
    const newest = whole[0];
    last = newest ? { at: newest.madeAt, bytes: newest.data.bytes } : null;
    verified = whole.map(verifiedOf).reduce(later, null);
    lookedAt = now;
    await remember();
  }

  /** Keeps what was seen, where it has changed. The disk may take no writes; that is told elsewhere, too. */
  async function remember(): Promise<void> {
    const seen: SeenBackups = { place: store.place, since, last, verified };
    if (Bun.deepEquals(seen, kept)) return;
    try {
      await keep(seen);
      kept = seen;
    } catch (error) {
      log.warn("the state of backups could not be stored", { place: store.place, ...errorFields(error) });
    }
  }

  async function make(run: RunProgram): Promise<void> {
    const { code, out, err } = await run(["backup", "now", "--json"], stopping.signal);
    if (stopping.signal.aborted) return;
    if (code !== 0) throw new StoreError(err.trim() || `The command ended with the code ${code}.`);
    const { name, bytes }: Record<string, unknown> = JSON.parse(out);
    log.info("a backup was made", { name: String(name), bytes: Number(bytes), place: store.place });
    failedInARow = 0;
    await look(clock.now());
  }

  function failed(error: unknown, now: number): void {
    failures++;
    retryAt = now + Math.min(RETRY.most, RETRY.first * 2 ** failedInARow++);
    log.warn("a backup could not be made, to be tried again", { place: store.place, ...reasonOf(error) });
  }

  async function runOnce(): Promise<void> {
    const now = clock.now();
    await remember();
    try {
      if (now < lookedAt || now - lookedAt >= LOOK_AFTER) await look(now);
      if (isAway) log.info("the place of backups can be reached again", { place: store.place });
      isAway = false;
      await alone(async () => {
        await tell(stopping.signal);
        if (!isDue(now) || program === null) return;
        // Another node may have made one meanwhile.
        await look(now);
        if (isDue(now)) await make(program).catch((error: unknown) => failed(error, now));
      });
    } catch (error) {
      if (!stopping.signal.aborted && !isAway)
        log.warn("the place of backups can't be reached, to be tried again", {
          place: store.place,
          ...reasonOf(error),
        });
      isAway = true;
    }
  }

  function run(): Promise<void> {
    if (stopping.signal.aborted) return running ?? Promise.resolve();
    running ??= runOnce().finally(() => {
      running = null;
    });
    return running;
  }

  function goOn(after: number): void {
    if (stopping.signal.aborted) return;
    cancel = timers.after(after, () => void run().then(() => goOn(Math.min(PERIOD, every ?? PERIOD))));
  }

  return {
    place: store.place,
    state: () => ({ last, verified, failures }),
    isLate: () => every !== null && clock.now() - (last?.at ?? since) > LATE_PERIODS * every,
    run,
    start: () => goOn(FIRST_AFTER),
    async stop() {
      stopping.abort(new Error("The service stops."));
      cancel();
      await running;
    },
  };
}

/** Sentences for the operator are told as they are. They hold no data of people. */
function reasonOf(error: unknown) {
  return error instanceof StoreError || error instanceof ManifestError
    ? { reason: error.message }
    : errorFields(error);
}

function verifiedOf({ verified, data }: WholeSet): Seen | null {
  return verified.length === 0 ? null : { at: Math.max(...verified.map(({ at }) => at)), bytes: data.bytes };
}

const later = (one: Seen | null, other: Seen | null) => (other && (!one || other.at > one.at) ? other : one);
