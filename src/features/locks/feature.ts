import { feature } from "../../app/feature.ts";
import { admission } from "../../app/admission-feature.ts";
import { consentedOf, missesOf, reportTo } from "../../app/given.ts";
import { passwords } from "../passwords/feature.ts";
import { scanning } from "../scans/scan-feature.ts";
import { createUnlocks } from "./cookie.ts";
import { createDoor } from "./http/door.ts";
import { lockRoutes } from "./http/routes.ts";
import { createTries, TRY_RATES } from "./http/tries.ts";
import { createLocks } from "./locks.ts";
import { createLockSealing } from "./sealing.ts";

/** Hashes the passwords that locks are given. */
export const lockSealing = feature({
  name: "lock sealing",
  service: async ({ use }) => createLockSealing(await use(passwords)),
});

/** The locks of codes, and the doors of their pages. */
export const locks = feature({
  name: "locks",
  async service(given) {
    const { context, use } = given;
    const { settings, stores, keys, clock, chance, baseUrl } = context;
    const [{ resolver, observer }, gate] = [await use(scanning), await use(admission)];
    const limiter = (name: keyof typeof TRY_RATES) =>
      gate.limiter(`unlock-${name}`, settings.limits.leads === null ? null : TRY_RATES[name]);
    const signer = await keys.signer("locks");
    const unlocks = createUnlocks({ signer, clock, secure: baseUrl.startsWith("https:") });
    const made = createLocks({
      store: stores.locks,
      stamp: stores.changeStamp,
      active: resolver.active,
      passwords: await use(passwords),
      unlocks,
      tries: createTries({ code: limiter("code"), pair: limiter("pair") }),
      clock,
      onFailure: reportTo(given),
    });
    const door = createDoor({
      ...{ locks: made, activeRoute: resolver.activeRoute, observer, clock, chance, baseUrl },
      consented: await consentedOf(given),
    });
    return { locks: made, door, cookie: unlocks.cookie };
  },
  on: ({ locks: { evict, evictAll } }) => ({
    "code.changed": evict,
    "code.stale": evict,
    "tenant.gone": evictAll,
  }),
  routes: async (given) => {
    const { context, gate, service, use } = given;
    return [
      lockRoutes({
        ...{ gate, locks: service.locks, cookie: service.cookie, baseUrl: context.baseUrl },
        limit: gate.limiter("unlock", context.settings.limits.leads),
        countMisses: await missesOf(given),
        active: (await use(scanning)).resolver.active,
        report: reportTo(given),
      }),
    ];
  },
});
