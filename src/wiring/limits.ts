import { createRedisLimits } from "../../db/redis/limits.ts";
import { openRedis } from "../../db/redis/open.ts";
import type { SharedLimits } from "../http/shared-limits.ts";
import type { Settings } from "../settings.ts";
import { HOUR } from "../shared/clock.ts";
import { deriveKey } from "../shared/hmac.ts";
import type { Essentials } from "./essentials.ts";

/**
 * What counts the calls of all nodes, `null` without `QZ_REDIS_URL`. Where nodes share a database and no count, the
 * log says what that means.
 */
export async function openSharedLimits(
  settings: Settings,
  secret: Uint8Array<ArrayBuffer>,
  { clock, ids, log }: Essentials,
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
    redis: openRedis(redisUrl, log),
    own: await deriveKey(secret, "limits"),
    period: Math.max(HOUR, ...windows),
    clock,
    ids,
  });
}
