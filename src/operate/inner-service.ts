import type { OpenHttpServer } from "../app/http-server.ts";
import { lockUnserved } from "../app/data-folder.ts";
import { readPlans } from "../app/plans.ts";
import type { RequestHandler } from "../kit/http/request-handler.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { createRequestCounter } from "../kit/threads/request-counter.ts";

/** @throws Error with a sentence for the operator when a service runs on the data folder. */
export function refuseServed(settings: Settings, why: string): void {
  if (settings.databaseUrl === null) lockUnserved(settings, why).close();
}

/**
 * The settings for a service that an operator's command starts for itself: no limits, no mail, and the plan
 * without limits.
 */
export async function quietly(settings: Settings): Promise<Settings> {
  const { names } = await readPlans(settings);
  const off = Object.keys(settings.limits).map((name) => [name, null] as const);
  return {
    ...settings,
    limits: { ...settings.limits, ...Object.fromEntries(off) },
    redisUrl: null,
    signup: "open",
    signupConfirm: false,
    signupPlan: names.includes("unlimited") ? "unlimited" : settings.signupPlan,
    watch: null,
    smtpUrl: null,
    metrics: false,
    log: settings.log === "silent" ? "silent" : "error",
  };
}

/** A server without a port, for requests of this process. */
export function createInnerServer(): { openServer: OpenHttpServer; answer: RequestHandler } {
  const handler = Promise.withResolvers<RequestHandler>();
  let handle: RequestHandler = async (request, peer) => (await handler.promise)(request, peer);
  return {
    openServer: ({ port }) => ({
      server: { port, stop: async () => {}, timeout() {} },
      requests: createRequestCounter(),
      setHandler(given) {
        handle = given;
        handler.resolve(given);
      },
      mayPause: () => () => {},
    }),
    // Without a promise of its own: a scan is taken up in the moment that the clock shows.
    answer: (request, peer) => handle(request, peer),
  };
}
