import { feature } from "../../app/feature.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { createPace } from "../housekeeping/pace.ts";
import { sending } from "../mail/scan-feature.ts";
import { createConnections } from "../../kit/outbound/connections.ts";
import { allowedByDefault, createGuard } from "../../kit/outbound/guard.ts";
import { hasSameHost } from "../../kit/shared/target.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { VERSION } from "../../version.ts";
import { createAlerts } from "./alerts.ts";
import { knownHosts } from "./known-hosts.ts";
import { meterChecks } from "./metrics.ts";
import { createNetwork } from "./network.ts";
import { createProbe, PHONE_AGENT } from "./probe.ts";
import { isSameSite } from "./same-site.ts";
import { createWatch } from "./watch.ts";

/** The most codes of a step. Some have a hundred destinations. */
const MOST_ROWS = 50;

/** Mails to workspaces whose destinations died or are back. */
export const mails = feature({
  name: "mails",
  async service({ context: { stores, keys, baseUrl, clock, ids, log }, use }) {
    const signer = await keys.signer("alerts");
    const { send } = await use(sending);
    return createAlerts({ store: stores.alerts, send, signer, baseUrl, timeout, clock, ids, log });
  },
  start: ({ start }) => start(),
  stop: ({ stop }) => stop(),
});

/** The watch of destinations; `null` where nothing is watched. */
export const watching = feature({
  name: "watching",
  async service({ context, emit, use }) {
    const { settings, clock, ids, log, stores, baseUrl, lookup, metrics, holds } = context;
    const { hosts, textsOf } = await use(ownDomains);
    if (settings.watch === null) return null;
    const base = new URL(baseUrl);
    const guard = createGuard({
      allow: settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host),
      lookup,
      timeout,
    });
    const inSteps = createPace(() => performance.now(), MOST_ROWS);
    const shared = {
      reach: guard.reach,
      connections: createConnections({ areKept: false }),
      isOwn: (url: URL) => hasSameHost(url, base) || hosts.of(url.hostname) !== null,
      clock,
    };
    const probe = createProbe({ ...shared, userAgent: `Quietzone/${VERSION} (+${baseUrl}/docs)` });
    return createWatch({
      store: stores.watch,
      probe: metrics ? meterChecks(metrics, probe) : probe,
      phoneProbe: createProbe({ ...shared, userAgent: PHONE_AGENT }),
      isSameSite,
      network: createNetwork(clock, knownHosts({ baseUrl, lookup, textsOf, ids })),
      period: settings.watch,
      isAway: stores.isAway,
      inSteps: (step, mayGoOn) => inSteps((rows) => holds.during("watch", () => step(rows)), mayGoOn),
      onMoved: (address) => emit("code.stale", address),
      timeout,
      clock,
      log,
    });
  },
  start: (watch) => watch?.start(),
  stop: (watch) => watch?.stop(),
});
