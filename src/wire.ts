import { createAnalytics } from "./analytics/analytics.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { createCodes } from "./codes/codes.ts";
import { codeRoutes } from "./codes/routes.ts";
import { symbolRoutes } from "./codes/symbol-routes.ts";
import { createDrawings, typeCatalog } from "./drawings/drawings.ts";
import { drawingRoutes } from "./drawings/routes.ts";
import { createConsent } from "./consent/consent.ts";
import { consentRoutes } from "./consent/routes.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createApp } from "./http/app.ts";
import { createClientAddress } from "./http/client.ts";
import { docsRoutes } from "./http/docs.ts";
import { createGate } from "./http/gate.ts";
import { openApiDocument } from "./http/openapi.ts";
import { serviceRoutes } from "./http/service.ts";
import { createLeads } from "./leads/leads.ts";
import { leadRoutes } from "./leads/routes.ts";
import { interactionRoutes } from "./pages/routes.ts";
import {
  countryLookup,
  listening,
  openFolder,
  readPlans,
  refuseUnsupported,
  secretOf,
  timeUp,
  warnOfIdleSettings,
} from "./machine.ts";
import type { Plans } from "./plans/plans.ts";
import { buildPayload } from "./qr/payload/index.ts";
import { createAgentClassifier } from "./scans/agents.ts";
import type { CountryLookup } from "./scans/country.ts";
import { createDayKeys } from "./scans/day-keys.ts";
import { createObserver } from "./scans/observe.ts";
import { createRecorder } from "./scans/recorder.ts";
import { createResolver } from "./scans/resolve.ts";
import { scanRoutes } from "./scans/routes.ts";
import { createScans } from "./scans/scans.ts";
import type { Stores } from "./stores.ts";
import type { Settings } from "./settings.ts";
import { type Clock, DAY, SECOND, systemClock } from "./shared/clock.ts";
import { deriveKey } from "./shared/hmac.ts";
import { createIds, type Ids, systemRandom, type RandomBytes } from "./shared/ids.ts";
import { createLog, errorFields, type Log } from "./shared/log.ts";
import { createSealer } from "./shared/seal.ts";
import { createAuthenticator } from "./tenants/authenticate.ts";
import { createOffice, type Office } from "./tenants/office.ts";
import { tenantRoutes } from "./tenants/routes.ts";
import { createTenants } from "./tenants/tenants.ts";
import { VERSION } from "./version.ts";

/** What tests put in place of the machine's own. */
export interface Surroundings {
  readonly clock?: Clock;
  readonly random?: RandomBytes;
  readonly log?: Log;
}

/** A running service. */
export interface Service {
  /** Where it listens, on this machine. */
  readonly url: string;
  /** What QR codes encode. */
  readonly baseUrl: string;
  /** Does now what is otherwise done every ten minutes. */
  housekeep(): Promise<void>;
  /** Counts everything again; one line for each total that does not agree. */
  audit(): Promise<string[]>;
  /** Answers what was accepted, keeps what was recorded, then ends; after 9 s without those that still hang. */
  stop(): Promise<void>;
}

const DRAIN_TIMEOUT = 9 * SECOND;

/** Bodies are counted by the routes that read them; this only keeps Bun from answering 413 without a word. */
const NO_BODY_LIMIT = Number.MAX_SAFE_INTEGER;

/** Seconds of silence after which a connection is closed. */
const IDLE_SECONDS = 30;

/**
 * Starts the service.
 * @throws SettingsError, StorageError, or the error of a port that is taken.
 */
export async function start(settings: Settings, surroundings: Surroundings = {}): Promise<Service> {
  refuseUnsupported(settings);
  const { clock, ids, log } = essentials(settings, surroundings);
  warnOfIdleSettings(settings, log);
  const plans = await readPlans(settings);
  const stores = openFolder(settings);
  try {
    const secret = await secretOf(settings);
    const country = await countryLookup(settings);
    return await serve(settings, { clock, ids, log, plans, stores, secret, country });
  } catch (error) {
    stores.close();
    throw error;
  }
}

/** What commands work with beside a running service: the same stores, no server. */
export async function openOffice(
  settings: Settings,
  surroundings: Surroundings = {},
): Promise<Office & { close(): void }> {
  refuseUnsupported(settings);
  const { clock, ids } = essentials(settings, surroundings);
  const plans = await readPlans(settings);
  const stores = openFolder(settings);
  const office = createOffice({ store: stores.tenants, plans, clock, ids });
  return { ...office, close: () => stores.close() };
}

interface Essentials {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

function essentials(settings: Settings, given: Surroundings): Essentials {
  const clock = given.clock ?? systemClock;
  const log = given.log ?? createLog(settings.log, clock, (line) => process.stderr.write(line));
  return { clock, log, ids: createIds(clock, given.random ?? systemRandom) };
}

interface Parts extends Essentials {
  readonly plans: Plans;
  readonly stores: Stores;
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly country: CountryLookup;
}

async function serve(settings: Settings, given: Parts): Promise<Service> {
  const { clock, ids, log, plans, stores, secret, country } = given;
  let answer = async (_request: Request, _peer: string): Promise<Response> =>
    new Response(null, { status: 503 });
  const server = listening(settings, () =>
    Bun.serve({
      hostname: settings.host,
      port: settings.port,
      idleTimeout: IDLE_SECONDS,
      maxRequestBodySize: NO_BODY_LIMIT,
      fetch: (request, self) => answer(request, self.requestIP(request)?.address ?? ""),
      error(error) {
        log.error("unexpected error", errorFields(error));
        return new Response(null, { status: 500 });
      },
    }),
  );
  const baseUrl = settings.baseUrl ?? `http://localhost:${server.port}`;

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
    onChanged: resolver.forget,
    onErasable,
  });
  const tenants = createTenants({
    store: stores.tenants,
    plans,
    signup: settings.signup,
    signupPlan: settings.signupPlan,
    clock,
    ids,
    onGone: (shortIds) => shortIds.forEach(resolver.forget),
    onKeysChanged: authenticator.forget,
    onErasable,
  });

  const leads = createLeads({
    store: stores.leads,
    sealer: await createSealer(await deriveKey(secret, "leads"), ids),
    clock,
    ids,
  });

  const gate = createGate({ authenticator, plans, clock });
  const app = createApp({
    routes: [
      serviceRoutes({
        version: VERSION,
        lostScans: () => recorder.lost,
        document: () => openApiDocument(app.routes, baseUrl),
      }),
      docsRoutes(),
      scanRoutes({
        gate,
        resolveLimit: gate.limiter("resolve", settings.limits.resolve),
        resolver,
        scans: createScans(stores.scans),
        seesDevices: (tenant) => plans.grants(tenant, clock.now()).deviceLog,
        owns: async (tenant, id) => (await stores.codes.get(tenant.id, id)) !== null,
      }),
      consentRoutes({ gate, consent, exists: resolver.exists }),
      leadRoutes({
        gate,
        limit: gate.limiter("leads", settings.limits.leads),
        leads,
        activeCode: resolver.active,
        describe: (sighting) => ({
          country: country(sighting),
          device: classify(sighting.header("user-agent")).device,
        }),
        own: async (tenant, { id = "" }) => void (await codes.get(tenant, id)),
      }),
      interactionRoutes({
        gate,
        limit: gate.limiter("events", settings.limits.events),
        store: stores.interactions,
        clock,
        activeCode: resolver.active,
      }),
      analyticsRoutes({
        gate,
        analytics: createAnalytics(stores.analytics, clock),
        ownCode: codes.get,
      }),
      tenantRoutes(gate, gate.limiter("signup", settings.limits.signup), tenants),
      codeRoutes({ gate, codes }),
      ...symbolRoutes({ gate, codes, drawings }),
      drawingRoutes({
        gate,
        generateLimit: gate.limiter("generate", settings.limits.generate),
        exportLimit: gate.limiter("export", settings.limits.export),
        drawings,
        catalog: typeCatalog,
      }),
    ],
    clientAddress: createClientAddress(settings.trustedProxies, log),
    baseUrl,
    ids,
    log,
  });
  answer = app.handle;
  housekeeping.start();
  log.info("listening", { host: settings.host, port: server.port ?? null, version: VERSION });

  return {
    url: `http://localhost:${server.port}`,
    baseUrl,
    housekeep: () => housekeeping.run(),
    audit: () => stores.auditor.discrepancies(clock.now() - settings.retentionDays * DAY),
    async stop() {
      const drained = server.stop();
      await Promise.race([drained, timeUp(DRAIN_TIMEOUT)]);
      await server.stop(true);
      await recorder.drain();
      await housekeeping.stop();
      stores.close();
      log.info("stopped", { lostScans: recorder.lost });
    },
  };
}
