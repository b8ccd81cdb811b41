import { statfsSync } from "node:fs";
import { createDiskFloor, type DiskFloor, type DiskSpace } from "../kit/shared/disk-floor.ts";
import type { TxtLookup } from "../features/domains/txt.ts";
import type { Holds } from "../kit/http/holds.ts";
import type { Loop } from "../kit/http/loop.ts";
import type { Refusals } from "../kit/http/refusals.ts";
import type { MayPause } from "../kit/http/requests.ts";
import type { SharedLimits } from "../kit/http/shared-limits.ts";
import type { Plans } from "../features/plans/plans.ts";
import type { CountryLookup } from "../features/scans/country.ts";
import type { Settings } from "../kit/settings/settings.ts";
import type { Chance } from "../features/rules/route.ts";
import { type Clock, SECOND, systemClock } from "../kit/shared/clock.ts";
import { createIds, type Ids, type RandomBytes, systemRandom } from "../kit/shared/ids.ts";
import { linePrefix } from "../kit/shared/journald.ts";
import { createLog, type Log } from "../kit/shared/log.ts";
import { type RecentProblem, remembering } from "../kit/shared/recent-problems.ts";
import type { Keyring } from "../kit/shared/keyring.ts";
import type { RunProgram } from "../kit/shared/own-program.ts";
import type { Timers } from "../kit/shared/timers.ts";
import type { MetricsRegistry } from "../kit/shared/metrics.ts";
import type { Build } from "./this-build.ts";
import type { MarkedSecrets } from "./secret.ts";
import type { OpenHttpServer } from "./http-server.ts";
import type { ProbeTimes } from "../../db/postgres/pool.ts";
import type { FolderLock } from "../../db/sqlite/folder-lock.ts";
import type { Stores } from "../../db/stores.ts";
import { mayLowerPriority } from "../kit/threads/priority.ts";
import type { ThreadPool } from "../kit/threads/pool.ts";
import type { StartThread } from "../kit/threads/start.ts";
import type { Lookup } from "../kit/outbound/lookup.ts";

/** For so long a stop waits for requests and deliveries, in milliseconds. */
export const DRAIN_TIMEOUT = 9 * SECOND;

/** Milliseconds that a scan waits for a store that does not answer. */
export interface Patience {
  /** Until a cached code that may have changed is used as it was. */
  readonly lookUp: number;
  /** Until the scan goes to the journal, where there is one. */
  readonly commit: number;
  /** Until this node counts a limit alone. */
  readonly limit: number;
}

/** With all else that a scan waits for, its answer takes less than a second. */
export const PATIENCE: Patience = { lookUp: 300, commit: 500, limit: 250 };

/** Replacements for parts of the machine. Tests set them, and the demonstration sets some. */
export interface Overrides {
  readonly clock?: Clock;
  readonly random?: RandomBytes;
  /** Numbers from 0 to 1, by which scans choose between the ways of a split. */
  readonly chance?: Chance;
  readonly log?: Log;
  /** Looks up the host names of webhook receivers. */
  readonly lookup?: Lookup;
  /** Looks up TXT records. */
  readonly txtLookup?: TxtLookup;
  readonly startThread?: StartThread;
  /** By which jobs on threads are given up. */
  readonly threadTimers?: Timers;
  /** Opens the port, or answers requests without one. */
  readonly openServer?: OpenHttpServer;
  /** The event loop, by which it is known whether there is more to do than can be done. */
  readonly loop?: Loop;
  /** Seconds of silence after which a connection is closed. */
  readonly idleSeconds?: number;
  readonly patience?: Patience;
  /** The space of the data folder's disk. */
  readonly diskSpace?: () => DiskSpace;
  /** Milliseconds of a monotonic clock, by which that is looked at again. */
  readonly floorNow?: () => number;
  /** When a database server that does not answer counts as away. */
  readonly probeTimes?: ProbeTimes;
  /** By which backups are made by themselves. */
  readonly backupTimers?: Timers;
  /** Runs commands of this program. Without it the service makes no backups by itself. */
  readonly program?: RunProgram;
}

function spaceOf(folder: string): DiskSpace {
  const { bavail, bsize, blocks } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Time, randomness, the log, and how long scans wait. */
export interface Platform {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly chance: Chance;
  readonly log: Log;
  /** The last warnings and errors of the log, newest first. */
  readonly problems: () => readonly RecentProblem[];
  readonly patience: Patience;
  readonly disk: DiskFloor;
}

/** The machine's own clock, randomness and log, unless tests override them. */
export function createPlatform(settings: Settings, overrides: Overrides): Platform {
  const clock = overrides.clock ?? systemClock;
  const remembered = remembering(overrides.log ?? stderrLog(settings, clock), clock);
  const ids = createIds(clock, overrides.random ?? systemRandom);
  const { chance = Math.random, diskSpace = () => spaceOf(settings.dataDir) } = overrides;
  const disk = createDiskFloor(
    diskSpace,
    settings.diskFloor,
    overrides.floorNow ?? (() => performance.now()),
  );
  return { clock, ...remembered, ids, chance, disk, patience: overrides.patience ?? PATIENCE };
}

function stderrLog(settings: Settings, clock: Clock): Log {
  const prefix = linePrefix(process.env["JOURNAL_STREAM"]);
  return createLog(settings.log, clock, (line) => process.stderr.write(line), prefix);
}

/**
 * Says in the log what the runtime may not do here, and sends its own warnings there. Without this they would
 * break the rule that standard error holds one JSON object a line. Bun warns, for example, of a PostgreSQL
 * connection that it can't open again yet.
 */
export function logRuntime(log: Log): void {
  if (!mayLowerPriority())
    log.warn("drawing threads may not run at low priority here, so scans wait for them");
  console.warn = (...words: unknown[]) =>
    log.warn("the runtime warns", { message: words.map(String).join(" ") });
}

/** Everything that is open before the first service is created. All services are created from it. */
export interface Context extends Platform {
  readonly settings: Settings;
  readonly build: Build;
  readonly plans: Plans;
  /** The lock of the data folder; `null` with PostgreSQL. */
  readonly lock: Pick<FolderLock, "leave"> | null;
  /**
   * From this time on, in Unix milliseconds, open bulk files of other processes can only be left over from a
   * crash.
   */
  readonly leftoversFrom: number;
  readonly stores: Stores;
  /** `null` when `QZ_METRICS` is off. */
  readonly metrics: MetricsRegistry | null;
  readonly holds: Holds;
  /** Rate limits that all nodes count together; `null` when each node counts its own. */
  readonly sharedLimits: SharedLimits | null;
  /** The keys that are derived from the secret. */
  readonly keys: Keyring;
  /** The secret as it was found at the start. */
  readonly secrets: MarkedSecrets;
  /** Finds it anew: it may be changed while the service runs. @throws SettingsError */
  readonly findSecrets: () => Promise<MarkedSecrets>;
  readonly country: CountryLookup;
  readonly lookup: Lookup;
  /** Looks up TXT records; `null` for the name servers of the settings. */
  readonly txtLookup: TxtLookup | null;
  readonly loop: Loop;
  readonly refusals: Refusals;
  /** Threads for work that takes long. */
  readonly pool: ThreadPool;
  /** Threads for pictures. */
  readonly picturePool: ThreadPool;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
  /** Has the stop wait for work before the stores are closed. */
  readonly untilDone: (work: Promise<unknown>) => void;
  /** Allows the answer to a request to pause for minutes. Other connections are closed after `IDLE_SECONDS`. */
  readonly mayPause: MayPause;
  /** Runs commands of this program as processes of their own; `null` where that is not possible. */
  readonly program: RunProgram | null;
  readonly backupTimers: Timers;
  /** The public address, without a slash at its end. */
  readonly baseUrl: string;
}
