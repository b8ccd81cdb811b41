import { readFile } from "node:fs/promises";
import { createDayKeyFiles } from "../db/files/day-keys.ts";
import { loadSecret } from "../db/files/secret.ts";
import { createCodeStore } from "../db/sqlite/codes.ts";
import { createEraser } from "../db/sqlite/eraser.ts";
import { openDatabase, type SqliteDatabase } from "../db/sqlite/open.ts";
import { createScanStore } from "../db/sqlite/scans.ts";
import { createTenantStore } from "../db/sqlite/tenants.ts";
import { createCodes } from "./codes/codes.ts";
import { codeRoutes } from "./codes/routes.ts";
import { symbolRoutes } from "./codes/symbol-routes.ts";
import { createDrawings, typeCatalog } from "./drawings/drawings.ts";
import { drawingRoutes } from "./drawings/routes.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createApp } from "./http/app.ts";
import { createClientAddress } from "./http/client.ts";
import { docsRoutes } from "./http/docs.ts";
import { createGate } from "./http/gate.ts";
import { openApiDocument } from "./http/openapi.ts";
import { serviceRoutes } from "./http/service.ts";
import { BUILT_IN_PLANS, createPlans, parsePlans, type Plans } from "./plans/plans.ts";
import { buildPayload } from "./qr/payload/index.ts";
import { createAgentClassifier } from "./scans/agents.ts";
import { createDayKeys } from "./scans/day-keys.ts";
import { createObserver } from "./scans/observe.ts";
import { createRecorder } from "./scans/recorder.ts";
import { createResolver } from "./scans/resolve.ts";
import { scanRoutes } from "./scans/routes.ts";
import { createScans } from "./scans/scans.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { type Clock, SECOND, systemClock } from "./shared/clock.ts";
import { createIds, type Ids, systemRandom, type RandomBytes } from "./shared/ids.ts";
import { createLog, errorFields, type Log } from "./shared/log.ts";
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
  const plans = await readPlans(settings);
  const db = openFolder(settings);
  try {
    if (settings.secret === null)
      await loadSecret(settings.dataDir).catch((error) => unusable(settings, error));
    return serve(settings, { clock, ids, log, plans, db });
  } catch (error) {
    db.close();
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
  const db = openFolder(settings);
  const office = createOffice({ store: createTenantStore(db), plans, clock, ids });
  return { ...office, close: () => db.close() };
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

async function readPlans(settings: Settings): Promise<Plans> {
  try {
    const table = settings.plansFile
      ? parsePlans(await readFile(settings.plansFile, "utf8"))
      : BUILT_IN_PLANS;
    return createPlans(table, settings.signupPlan);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it can't be read";
    const isSignupPlan = reason.startsWith("QZ_SIGNUP_PLAN");
    throw new SettingsError([
      isSignupPlan ? reason : `QZ_PLANS holds ${JSON.stringify(settings.plansFile)}: ${reason}.`,
    ]);
  }
}

/** A setting that would silently do nothing is worse than none. */
function refuseUnsupported(settings: Settings): void {
  if (settings.databaseUrl !== null || settings.redisUrl !== null)
    throw new SettingsError([
      "QZ_DATABASE_URL and QZ_REDIS_URL are for many machines, which this version does not support. Unset them.",
    ]);
}

function serve(settings: Settings, given: Essentials & { plans: Plans; db: SqliteDatabase }): Service {
  const { clock, ids, log, plans, db } = given;
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

  const codeStore = createCodeStore(db);
  const scanStore = createScanStore(db);
  const tenantStore = createTenantStore(db);
  const stamp = () => db.changeStamp();

  const authenticator = createAuthenticator(tenantStore, clock, stamp);
  const dayKeys = createDayKeys({ store: createDayKeyFiles(settings.dataDir), clock, ids, log });
  const recorder = createRecorder({ commit: scanStore.commit, log, clock, nextTurn: setImmediate });
  const observe = createObserver({ dayKeys, classify: createAgentClassifier(), country: () => null, clock });
  const resolver = createResolver({ find: codeStore.resolve, stamp, observe, recorder, baseUrl, clock, log });
  const housekeeping = createHousekeeping({
    eraser: createEraser(db),
    scans: scanStore,
    dayKeys,
    clock,
    log,
  });
  const onErasable = () => void housekeeping.run();

  const drawings = createDrawings();
  const codes = createCodes({
    store: codeStore,
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
    store: tenantStore,
    plans,
    signup: settings.signup,
    signupPlan: settings.signupPlan,
    clock,
    ids,
    onGone: (shortIds) => shortIds.forEach(resolver.forget),
    onKeysChanged: authenticator.forget,
    onErasable,
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
        scans: createScans(scanStore),
        owns: async (tenant, id) => (await codeStore.get(tenant.id, id)) !== null,
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
    async stop() {
      const drained = server.stop();
      await Promise.race([drained, timeUp(DRAIN_TIMEOUT)]);
      await server.stop(true);
      await recorder.drain();
      await housekeeping.stop();
      db.close();
      log.info("stopped", { lostScans: recorder.lost });
    },
  };
}

/** Resolves after `milliseconds`, without keeping a process alive that has nothing else to do. */
function timeUp(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

function openFolder(settings: Settings): SqliteDatabase {
  try {
    return openDatabase(settings.dataDir);
  } catch (error) {
    return unusable(settings, error);
  }
}

/** What the machine says of a folder, as the setting that chose it. */
function unusable({ dataDir }: Settings, error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") throw error;
  throw new SettingsError([
    `QZ_DATA_DIR holds ${JSON.stringify(dataDir)}, which can't be used (${code}). It may hold a folder of ours, or one that can be made.`,
  ]);
}

function listening<T>({ host, port }: Settings, listen: () => T): T {
  try {
    return listen();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE" || code === "EACCES")
      throw new SettingsError([
        `QZ_PORT holds ${port}, which is taken or not allowed (${code}). It may hold any free port.`,
      ]);
    if (typeof code !== "string") throw error;
    throw new SettingsError([
      `QZ_HOST holds ${JSON.stringify(host)}, which can't be listened on (${code}). It may hold an address of this machine.`,
    ]);
  }
}
