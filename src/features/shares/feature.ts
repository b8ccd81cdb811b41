import { feature } from "../../app/feature.ts";
import { reportTo } from "../../app/given.ts";
import { MINUTE } from "../../kit/shared/clock.ts";
import { analytics, overview } from "../analytics/feature.ts";
import { readPeriod } from "../analytics/period.ts";
import { passwords } from "../passwords/feature.ts";
import { openShareRoutes } from "./http/open-routes.ts";
import { shareRoutes } from "./http/routes.ts";
import { createSharedReader } from "./reading.ts";
import { createShares } from "./shares.ts";
import { createUnlocks } from "./unlocks.ts";

/** Tries of the password of a share, per address and share. */
const TRIES = { count: 10, milliseconds: 10 * MINUTE } as const;

/** Links to numbers. */
export const shares = feature({
  name: "shares",
  async service({ context, use }) {
    const { stores, plans, keys, clock, ids, baseUrl } = context;
    const common = { store: stores.shares, passwords: await use(passwords), readPeriod, clock };
    return {
      shares: createShares({ ...common, sealer: await keys.sealer("shares"), ids, baseUrl }),
      reader: createSharedReader({
        ...common,
        analytics: await use(analytics),
        overview: await use(overview),
        hasAnalytics: (tenant, now) => plans.grants(tenant, now).analytics,
      }),
      unlocks: createUnlocks({ signer: await keys.signer("share unlocks"), clock, baseUrl }),
    };
  },
  routes: (given) => {
    const { context, gate, service } = given;
    const { clock, baseUrl, settings } = context;
    const { shares: own, reader, unlocks } = service;
    return [
      shareRoutes({ gate, shares: own }),
      openShareRoutes({
        ...{ gate, reader, unlocks, baseUrl, clock },
        limit: gate.limiter("shares", settings.limits.shares),
        passwordLimit: gate.limiter("share-passwords", TRIES),
        report: reportTo(given),
      }),
    ];
  },
});
