import { createPace } from "../housekeeping/pace.ts";
import { createConnections } from "../outbound/connections.ts";
import { allowedByDefault, createGuard } from "../outbound/guard.ts";
import type { ShortAddress } from "../shared/short-address.ts";
import { timeout } from "../shared/timeout.ts";
import { VERSION } from "../version.ts";
import { createNetwork } from "../watch/network.ts";
import { createProbe } from "../watch/probe.ts";
import { createWatch, type Watch } from "../watch/watch.ts";
import type { Context } from "./context.ts";

/** The most codes of a step. Some have a hundred destinations. */
const MOST_ROWS = 50;

/** Nothing is watched. */
const NOT_WATCHING: Watch = { start() {}, run: async () => {}, stop: async () => {} };

/**
 * Creates what asks for destinations of codes.
 * @param isOurHost - whether a host is a verified domain.
 */
export function createServiceWatch(
  context: Context,
  isOurHost: (host: string) => boolean,
  onMoved: (address: ShortAddress) => void,
): Watch {
  const { settings, clock, log, stores, baseUrl, lookup, holds } = context;
  const { host } = new URL(baseUrl);
  if (settings.watch === null) return NOT_WATCHING;
  const guard = createGuard({
    allow: settings.webhookAllow ?? allowedByDefault(baseUrl),
    lookup,
    timeout,
  });
  const inSteps = createPace(() => performance.now(), MOST_ROWS);
  return createWatch({
    store: stores.watch,
    probe: createProbe({
      reach: guard.reach,
      connections: createConnections({ areKept: false }),
      isOwn: (url) => url.host === host || isOurHost(url.hostname),
      userAgent: `Quietzone/${VERSION} (+${baseUrl}/docs)`,
      clock,
    }),
    network: createNetwork(clock),
    period: settings.watch,
    inSteps: (step, mayGoOn) => inSteps((rows) => holds.during("watch", () => step(rows)), mayGoOn),
    onMoved,
    timeout,
    clock,
    log,
  });
}
