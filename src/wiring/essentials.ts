import type { StartThread } from "../drawings/pool.ts";
import type { Settings } from "../settings.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { createIds, type Ids, type RandomBytes, systemRandom } from "../shared/ids.ts";
import { createLog, type Log } from "../shared/log.ts";
import type { Resolve } from "../webhooks/resolve.ts";

/** What tests put in place of the machine's own. */
export interface Surroundings {
  readonly clock?: Clock;
  readonly random?: RandomBytes;
  readonly log?: Log;
  /** Resolves the names of webhooks' receivers. */
  readonly resolve?: Resolve;
  /** Starts a thread for what takes long. */
  readonly startThread?: StartThread;
  /** Seconds of silence after which a connection is closed. */
  readonly idleSeconds?: number;
}

/** Time, randomness and the log: what nearly everything is given. */
export interface Essentials {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

/** The machine's own clock, randomness and log, or what tests put in their place. */
export function essentials(settings: Settings, given: Surroundings): Essentials {
  const clock = given.clock ?? systemClock;
  const log = given.log ?? createLog(settings.log, clock, (line) => process.stderr.write(line));
  return { clock, log, ids: createIds(clock, given.random ?? systemRandom) };
}
