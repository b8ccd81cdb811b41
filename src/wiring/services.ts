import { createAnalytics } from "../analytics/analytics.ts";
import { createBulk } from "../bulk/bulk.ts";
import { createCodes } from "../codes/codes.ts";
import { createConsent } from "../consent/consent.ts";
import { createDrawings } from "../drawings/drawings.ts";
import { createHousekeeping } from "../housekeeping.ts";
import { createLeads } from "../leads/leads.ts";
import { createPages } from "../pages/pages.ts";
import { createVouchers } from "../plans/vouchers.ts";
import { createLogoStyles } from "../logos/styles.ts";
import { buildPayload } from "../qr/payload/index.ts";
import { createAgentClassifier } from "../scans/agents.ts";
import { createDayKeys } from "../scans/day-keys.ts";
import { createObserver } from "../scans/observe.ts";
import { createRecorder } from "../scans/recorder.ts";
import { createResolver } from "../scans/resolve.ts";
import { createScans } from "../scans/scans.ts";
import { DAY } from "../shared/clock.ts";
import { createSigner, deriveKey } from "../shared/hmac.ts";
import { type Metrics, NO_METRICS } from "../shared/metrics.ts";
import { createSealer } from "../shared/seal.ts";
import { createAuthenticator } from "../tenants/authenticate.ts";
import { createTenants } from "../tenants/tenants.ts";
import { createAttempts } from "../webhooks/attempts.ts";
import { createDeliveries } from "../webhooks/deliveries.ts";
import { createDispatcher } from "../webhooks/dispatcher.ts";
import { allowedByDefault, createGuard } from "../webhooks/guard.ts";
import { createThrottle } from "../webhooks/throttle.ts";
import { createReceivers } from "../webhooks/receivers.ts";
import { createSender } from "../webhooks/sender.ts";
import { createTrial } from "../webhooks/trial.ts";
import { createWebhooks } from "../webhooks/webhooks.ts";
import { timeUp } from "../machine.ts";
import { VERSION } from "../version.ts";
import { meterCommits, meterDeliveries } from "./metrics.ts";
import { wireLogos } from "./logos.ts";
import type { Parts } from "./parts.ts";

/** The rooms' services, each given what it calls. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Makes every service. Nothing runs yet: the housekeeping is started by the caller. */
export async function createServices(parts: Parts) {
  const { settings, clock, ids, log, plans, stores, secret, country, pool, baseUrl, metrics, leftoversFrom } =
    parts;
  const stamp = stores.changeStamp;

  const authenticator = createAuthenticator(stores.tenants, clock, stamp);
  const dayKeys = createDayKeys({ store: stores.dayKeys, clock, ids, log });
  const throttle = createThrottle(() => performance.now());
  const { commit } = stores.scans;
  const metered = metrics ? meterCommits(metrics, commit, () => performance.now()) : commit;
  const recorder = createRecorder({
    async commit(batch) {
      await metered(batch);
      throttle.kept(batch.length);
    },
    log,
    clock,
    nextTurn: setImmediate,
  });
  const counted: Metrics = metrics ?? NO_METRICS;
  counted.reading(
    "quietzone_scans_lost_total",
    "Scans that could not be kept; their redirects went on.",
    "counter",
    () => recorder.lost,
  );
  const secure = baseUrl.startsWith("https:");
  // Keys are derived on other threads: one after the other, a start would wait for each of them.
  const [consent, leadSealer, leadMarker, webhookSealer] = await Promise.all([
    createConsent({
      secret,
      store: stores.devices,
      clock,
      ids,
      secure,
      settled: () => recorder.drain(),
    }),
    deriveKey(secret, "leads").then((key) => createSealer(key, ids)),
    deriveKey(secret, "lead-marks").then(createSigner),
    deriveKey(secret, "webhooks").then((key) => createSealer(key, ids)),
  ]);
  const classify = createAgentClassifier();
  const observe = createObserver({ dayKeys, classify, country, recognise: consent.recognise, clock });
  const resolver = createResolver({
    find: stores.codes.resolve,
    stamp,
    observe,
    recorder,
    baseUrl,
    clock,
    log,
  });
  const housekeeping = createHousekeeping({
    stores,
    dayKeys,
    retention: settings.retentionDays * DAY,
    leftoversFrom,
    clock,
    log,
  });
  const logos = wireLogos(parts);
  const logoStyles = createLogoStyles(logos);
  const pages = createPages({
    store: stores.pages,
    stamp,
    logoArt: logoStyles.picture,
    newLogoArt: logoStyles.newPicture,
    ids,
  });
  const forget = (shortId: string) => {
    resolver.forget(shortId);
    pages.forget(shortId);
  };
  stores.onCodeChanged(forget);
  const onErasable = () => void housekeeping.run();

  const drawings = createDrawings(pool);
  const codes = createCodes({
    store: stores.codes,
    plans,
    baseUrl,
    clock,
    ids,
    checkFields: (type, fields) => void buildPayload(type, fields),
    checkStyle: drawings.check,
    onChanged: forget,
    logos: logoStyles,
    onErasable,
  });
  const bulk = createBulk({
    store: stores.bulk,
    codes,
    logoStyles,
    pool,
    baseUrl,
    plans,
    clock,
    onMade: forget,
  });
  const vouchers = createVouchers({
    store: stores.vouchers,
    plans,
    clock,
    onPlanChanged: authenticator.forget,
  });
  const tenants = createTenants({
    store: stores.tenants,
    plans,
    signup: settings.signup,
    signupPlan: settings.signupPlan,
    admitByVoucher: vouchers.admit,
    clock,
    ids,
    onGone: (shortIds) => shortIds.forEach(forget),
    onKeysChanged: authenticator.forget,
    onErasable,
  });

  const leads = createLeads({
    store: stores.leads,
    sealer: leadSealer,
    marker: leadMarker,
    clock,
    ids,
    log,
  });
  await leads.checkSeals();

  const guard = createGuard({
    allow: settings.webhookAllow ?? allowedByDefault(baseUrl),
    resolve: parts.resolve,
    timeUp,
  });
  const send = createSender({ route: guard.route, userAgent: `Quietzone/${VERSION}`, clock });
  const deliveries = createDeliveries({
    store: stores.deliveries,
    hasReceiver: async (tenantId) => (await webhooks.get(tenantId)).configured,
    onDue: (tenantId) => dispatcher.wake([tenantId]),
    clock,
    log,
  });
  const webhooks = createWebhooks({
    store: {
      ...stores.webhooks,
      async replace(tenantId, next) {
        const outcome = await stores.webhooks.replace(tenantId, next);
        receivers.forget(tenantId);
        return outcome;
      },
    },
    checkUrl: guard.check,
    pending: deliveries,
    sealer: webhookSealer,
    clock,
    ids,
  });

  const receivers = createReceivers({ receiverOf: webhooks.receiverOf, clock });
  const dispatcher = createDispatcher({
    store: metrics ? meterDeliveries(metrics, stores.deliveries) : stores.deliveries,
    attempt: createAttempts({ receiverOf: receivers.of, send, clock, ids }),
    remove: webhooks.remove,
    throttle,
    clock,
    log,
  });
  stores.deliveries.onAdded(dispatcher.wake);
  stores.deliveries.onOrphaned(dispatcher.lookEverywhere);

  return {
    analytics: createAnalytics(stores.analytics, clock),
    authenticator,
    bulk,
    classify,
    codes,
    consent,
    deliveries,
    dispatcher,
    drawings,
    housekeeping,
    leads,
    pages,
    logos,
    logoStyles,
    recorder,
    resolver,
    scans: createScans(stores.scans),
    tenants,
    trial: createTrial({ webhooks, send, clock, ids }),
    webhooks,
    vouchers,
  };
}
