import type { AlertService } from "../watch/alerts.ts";
import { createServiceAlerts } from "./alerts.ts";
import { createPace } from "../housekeeping/pace.ts";
import { createConnections } from "../outbound/connections.ts";
import { allowedByDefault, createGuard } from "../outbound/guard.ts";
import type { ShortAddress } from "../shared/short-address.ts";
import { hasSameHost } from "../shared/target.ts";
import { timeout } from "../shared/timeout.ts";
import { VERSION } from "../version.ts";
import { knownHosts } from "../watch/known-hosts.ts";
import { createNetwork } from "../watch/network.ts";
import { createProbe } from "../watch/probe.ts";
import { createWatch, type Watch } from "../watch/watch.ts";
import type { Context } from "./context.ts";
import { meterChecks } from "./metrics/chores.ts";
import type { DomainServices } from "./domains.ts";

/** The most codes of a step. Some have a hundred destinations. */
const MOST_ROWS = 50;

/** The watch of destinations, with its mails. */
export interface Watching extends Watch {
  readonly alerts: AlertService;
}

/**
 * @param domains - verified domains, and the name servers.
 * @param onMoved - called with each code whose scans may lead elsewhere now.
 */
export async function createWatching(
  context: Context,
  domains: Pick<DomainServices, "hosts" | "textsOf">,
  onMoved: (address: ShortAddress) => void,
): Promise<Watching> {
  const watch = createServiceWatch(context, domains, onMoved);
  const alerts = await createServiceAlerts(context);
  return {
    alerts,
    start() {
      watch.start();
      alerts.start();
    },
    async run() {
      await watch.run();
      await alerts.run();
    },
    async stop() {
      await Promise.all([watch.stop(), alerts.stop()]);
    },
  };
}

/** Nothing is watched. */
const NOT_WATCHING: Watch = { start() {}, run: async () => {}, stop: async () => {} };

function createServiceWatch(
  context: Context,
  domains: Pick<DomainServices, "hosts" | "textsOf">,
  onMoved: (address: ShortAddress) => void,
): Watch {
  const { settings, clock, ids, log, stores, baseUrl, lookup, metrics, holds } = context;
  const base = new URL(baseUrl);
  if (settings.watch === null) return NOT_WATCHING;
  const guard = createGuard({
    allow: settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host),
    lookup,
    timeout,
  });
  const inSteps = createPace(() => performance.now(), MOST_ROWS);
  const probe = createProbe({
    reach: guard.reach,
    connections: createConnections({ areKept: false }),
    isOwn: (url) => hasSameHost(url, base) || domains.hosts.of(url.hostname) !== null,
    userAgent: `Quietzone/${VERSION} (+${baseUrl}/docs)`,
    clock,
  });
  return createWatch({
    store: stores.watch,
    probe: metrics ? meterChecks(metrics, probe) : probe,
    network: createNetwork(clock, knownHosts({ baseUrl, lookup, textsOf: domains.textsOf, ids })),
    period: settings.watch,
    isAway: stores.isAway,
    inSteps: (step, mayGoOn) => inSteps((rows) => holds.during("watch", () => step(rows)), mayGoOn),
    onMoved,
    timeout,
    clock,
    log,
  });
}
