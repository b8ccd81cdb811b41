import { createRedisLimits } from "../../db/redis/limits.ts";
import { openRedis } from "../../db/redis/open.ts";
import type { SharedLimits } from "../kit/http/shared-limits.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { DAY } from "../kit/shared/clock.ts";
import type { Keyring } from "../kit/shared/keyring.ts";
import type { Platform } from "./context.ts";

/**
 * Rate limits that all nodes count together in Redis; `null` without `QZ_REDIS_URL`. With PostgreSQL but without Redis
 * the log says what that means.
 */
export async function openSharedLimits(
  settings: Settings,
  keys: Pick<Keyring, "key">,
  { clock, ids, log, patience }: Platform,
): Promise<SharedLimits | null> {
  const { redisUrl, databaseUrl, limits } = settings;
  if (redisUrl === null) {
    if (databaseUrl !== null)
      log.info(
        "each node counts its limits alone: a client gets as many times the limit as there are nodes. QZ_REDIS_URL shares them",
      );
    return null;
  }
  const windows = Object.values(limits).map((rate) => rate?.milliseconds ?? 0);
  return createRedisLimits({
    redis: openRedis(redisUrl, log, patience.limit),
    own: await keys.key("limits"),
    period: Math.max(DAY, ...windows),
    clock,
    ids,
  });
}
