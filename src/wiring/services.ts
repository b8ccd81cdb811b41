import { createAnalytics } from "../analytics/analytics.ts";
import { createCodes } from "../codes/codes.ts";
import { createConsent } from "../consent/consent.ts";
import { createDrawings } from "../drawings/drawings.ts";
import { createHousekeeping } from "../housekeeping.ts";
import { createLeads } from "../leads/leads.ts";
import { createPages } from "../pages/pages.ts";
import { buildPayload } from "../qr/payload/index.ts";
import { createAgentClassifier } from "../scans/agents.ts";
import { createDayKeys } from "../scans/day-keys.ts";
import { createObserver } from "../scans/observe.ts";
import { createRecorder } from "../scans/recorder.ts";
import { createResolver } from "../scans/resolve.ts";
import { createScans } from "../scans/scans.ts";
import { DAY } from "../shared/clock.ts";
import { deriveKey } from "../shared/hmac.ts";
import { createSealer } from "../shared/seal.ts";
import { createAuthenticator } from "../tenants/authenticate.ts";
import { createTenants } from "../tenants/tenants.ts";
import type { Parts } from "./parts.ts";

/** The rooms' services, each given what it calls. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Makes every service. Nothing runs yet: the housekeeping is started by the caller. */
export async function createServices(parts: Parts) {
  const { settings, clock, ids, log, plans, stores, secret, country, baseUrl } = parts;
  const stamp = stores.changeStamp;

  const authenticator = createAuthenticator(stores.tenants, clock, stamp);
  const dayKeys = createDayKeys({ store: stores.dayKeys, clock, ids, log });
  const recorder = createRecorder({ commit: stores.scans.commit, log, clock, nextTurn: setImmediate });
  const secure = baseUrl.startsWith("https:");
  const consent = await createConsent({
    secret,
    store: stores.devices,
    clock,
    ids,
    secure,
    settled: () => recorder.drain(),
  });
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
    clock,
    log,
  });
  const pages = createPages({
    store: stores.pages,
    stamp,
    // The catalog will know; until then a page goes without.
    logoArt: () => null,
    ids,
  });
  const forget = (shortId: string) => {
    resolver.forget(shortId);
    pages.forget(shortId);
  };
  const onErasable = () => void housekeeping.run();

  const drawings = createDrawings();
  const codes = createCodes({
    store: stores.codes,
    plans,
    baseUrl,
    clock,
    ids,
    checkFields: (type, fields) => void buildPayload(type, fields),
    checkStyle: drawings.check,
    onChanged: forget,
    onErasable,
  });
  const tenants = createTenants({
    store: stores.tenants,
    plans,
    signup: settings.signup,
    signupPlan: settings.signupPlan,
    clock,
    ids,
    onGone: (shortIds) => shortIds.forEach(forget),
    onKeysChanged: authenticator.forget,
    onErasable,
  });

  const leads = createLeads({
    store: stores.leads,
    sealer: await createSealer(await deriveKey(secret, "leads"), ids),
    clock,
    ids,
    log,
  });
  await leads.checkSeals();

  return {
    analytics: createAnalytics(stores.analytics, clock),
    authenticator,
    classify,
    codes,
    consent,
    drawings,
    housekeeping,
    leads,
    pages,
    recorder,
    resolver,
    scans: createScans(stores.scans),
    tenants,
  };
}
