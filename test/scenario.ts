import { afterAll, expect } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROBE_TIMES } from "../db/postgres/open.ts";
import type { TxtLookup } from "../src/features/domains/txt.ts";
import { readSettings } from "../src/kit/settings/read.ts";
import type { Clock } from "../src/kit/shared/clock.ts";
import type { FaultDetail } from "../src/kit/shared/fault.ts";
import type { Log, LogFields } from "../src/kit/shared/log.ts";
import { startThread } from "../src/kit/threads/start.ts";
import type { Service } from "../src/app/service.ts";
import { acceptSecret } from "../src/app/secret.ts";
import { start } from "../src/app/start.ts";
import { type Overrides, PATIENCE } from "../src/app/context.ts";
import { expectDocumented } from "./documented.ts";
import { COMPARES_TIMES } from "./extent.ts";
import { recordExchange } from "./exchanges.ts";
import { readJson } from "./json.ts";
import { startKeptThread } from "./kept-threads.ts";
import type { Storage } from "./db/storage.ts";
import { PATIENT_TIMERS, patiently, soon } from "./patiently.ts";
import { newStorage } from "./storage.ts";

/** A clock that stands still until it is advanced. */
export class TestClock implements Clock {
  #now: number;
  constructor(at = "2026-11-21T12:00:00Z") {
    this.#now = Date.parse(at);
  }
  now(): number {
    return this.#now;
  }
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** One line that the service logged. */
export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly fields: LogFields;
}

/** A tenant of a scenario, and the calls it makes. */
export interface TenantClient {
  readonly apiKey: string;
  readonly id: string;
  /** Calls the API with the tenant's key. A `body` that is not a string is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The same tenant with another key. */
  withKey(apiKey: string): TenantClient;
  /** Creates a code and returns its record. */
  makeCode(input?: Record<string, unknown>): Promise<CodeJson>;
}

export interface CodeJson {
  readonly id: string;
  readonly shortId: string;
  readonly shortUrl: string;
  readonly pageUrl: string;
  readonly target: string;
  readonly scans: number;
  readonly [name: string]: unknown;
}

/** A running service in a temporary folder, and a client whose every answer is checked against `/openapi.json`. */
export interface Scenario {
  readonly url: string;
  readonly dataDir: string;
  readonly storage: Storage;
  readonly clock: TestClock;
  readonly logged: readonly LogLine[];
  readonly service: Service;
  request(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  signUp(name?: string): Promise<TenantClient>;
  /** Scans a code as a phone does. */
  scan(shortId: string, headers?: Record<string, string>): Promise<Response>;
  /** Runs `work` as another process would. When it resolves, the service knows of the changes. */
  beside<T>(work: (environment: Readonly<Record<string, string>>) => Promise<T>): Promise<T>;
  /** Stops the service and starts it again on the same folder. */
  restart(environment?: Record<string, string>): Promise<void>;
  /** Restarts with another secret after the loss of the former one was accepted. */
  acceptSecret(secret: string): Promise<void>;
  stop(): Promise<void>;
}

/** A phone's browser. */
export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
/** A desktop's browser. */
export const DESKTOP =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

const QUIET_LIMITS = {
  QZ_LIMIT_RESOLVE: "off",
  QZ_LIMIT_GENERATE: "off",
  QZ_LIMIT_EXPORT: "off",
  QZ_LIMIT_SIGNUP: "off",
  QZ_LIMIT_SIGN_IN: "off",
  QZ_LIMIT_SIGNUP_DAY: "off",
  QZ_LIMIT_LEADS: "off",
  QZ_LIMIT_REPORTS: "off",
  QZ_LIMIT_SHARES: "off",
  QZ_LIMIT_EVENTS: "off",
  QZ_LIMIT_TENANT: "off",
};

/**
 * A slow machine is no outage: scans wait for their commits, and the database's server never counts as away
 * because it is slow. Otherwise a scan would be answered before it is counted. A drawing whose thread begins
 * late is not refused.
 */
export const PATIENT = {
  startThread: COMPARES_TIMES ? startThread : startKeptThread,
  threadTimers: PATIENT_TIMERS,
  patience: { lookUp: 60_000, commit: 60_000, limit: 60_000 },
  probeTimes: { after: 60_000, patience: 60_000 },
  // An answer that waits for its thread is silent. Bun allows no longer silence.
  idleSeconds: 255,
};

/** The service's own times, for tests of a server that does not answer. */
export const IMPATIENT = { patience: PATIENCE, probeTimes: PROBE_TIMES };

/**
 * Starts a service on a free loopback port with a data folder of its own. Both are removed after the test file.
 * Rate limits are off unless `environment` sets them. Only localhost can be looked up, unless `overrides` say otherwise, and TXT records
 * where `environment` names servers.
 */
export async function startScenario(
  environment: Record<string, string> = {},
  overrides: Omit<Overrides, "clock" | "log"> = {},
): Promise<Scenario> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-test-"));
  const storage = await newStorage(dataDir);
  const clock = new TestClock();
  const logged: LogLine[] = [];
  const log = recordingLog(logged);
  let settings: Record<string, string> = {
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    ...QUIET_LIMITS,
    // A machine whose disk is nearly full can be tested on.
    QZ_DISK_FLOOR: "off",
    // Nothing is asked for beside what a test does.
    QZ_WATCH: "off",
    ...storage.environment,
    ...environment,
  };
  const names = {
    lookup: findNothing,
    ...("QZ_DNS_SERVERS" in environment ? {} : { txtLookup: findNoText }),
  };
  const testOverrides = { clock, log, ...names, ...PATIENT, ...overrides };
  let service = await start(readSettings(settings), testOverrides);
  let running = true;

  async function request(path: string, given: RequestInit = {}): Promise<Response> {
    const init = path.startsWith(STREAM) ? { ...given, headers: onceIn(given.headers) } : given;
    const response = await fetch(service.url + path, { redirect: "manual", ...init });
    await expectDocumented(service.url, init.method ?? "GET", path, response, contractBy(settings));
    await recordExchange(service.url, path, init, response);
    return response;
  }

  /** Nodes that share a database hear of changes in the order of their commits: what came before this one is known with it. */
  async function hearAll(): Promise<void> {
    const before = service.changeStamp();
    await storage.run("select pg_notify('quietzone_changes', 'test')");
    await soon(() => service.changeStamp() !== before);
  }

  async function stop(): Promise<void> {
    if (!running) return;
    running = false;
    await service.stop();
  }

  const scenario: Scenario = {
    get url() {
      return service.url;
    },
    get service() {
      return service;
    },
    dataDir,
    storage,
    clock,
    logged,
    request,
    post: (path, body, headers) => request(path, { method: "POST", ...encoded(body, headers) }),
    async signUp(name = "Museum am Fluss") {
      const response = await patiently(() =>
        scenario.post("/app/api/signup", { name, email: "codes@museum.example" }),
      );
      expect(response.status).toBe(200);
      const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(response);
      return tenantClient(request, apiKey, tenant.id);
    },
    scan: (shortId, headers = {}) =>
      request(`/r/${shortId}`, {
        headers: { "user-agent": PHONE, "accept-language": "de-DE,de;q=0.9", ...headers },
      }),
    async beside(work) {
      const done = await work(storage.environment);
      if (!storage.isFiles) await hearAll();
      return done;
    },
    async restart(changed = {}) {
      await stop();
      settings = { ...settings, ...changed };
      service = await start(readSettings(settings), testOverrides);
      running = true;
    },
    async acceptSecret(secret) {
      await stop();
      const changed = { QZ_SECRET: secret };
      await acceptSecret(readSettings({ ...settings, ...changed }));
      await scenario.restart(changed);
    },
    stop,
  };
  afterAll(async () => {
    await stop();
    await storage.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return scenario;
}

/** The only answer that does not end by itself. Tests that walk through all operations read it once. */
const STREAM = "/app/api/live";

function onceIn(given: RequestInit["headers"]): Headers {
  const headers = new Headers(given);
  if (!headers.has("accept")) headers.set("accept", "application/json");
  return headers;
}

/** The settings that a contract depends on: it names the address and the contact of the operator. */
const IN_CONTRACT = ["QZ_BASE_URL", "QZ_SECURITY_CONTACT"];

/** Services with the same answer have the same contract. */
function contractBy(settings: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(settings).filter(([name]) => IN_CONTRACT.includes(name)));
}

async function findNothing(): Promise<never> {
  throw new Error("There are no name servers in tests");
}

const findNoText: TxtLookup = async () => ({ texts: null, trouble: "ECONNREFUSED" });

export function tenantClient(request: Scenario["request"], apiKey: string, id: string): TenantClient {
  const client: TenantClient = {
    apiKey,
    id,
    call: (method, path, body, headers = {}) =>
      request(path, { method, ...encoded(body, { authorization: `Bearer ${apiKey}`, ...headers }) }),
    withKey: (other) => tenantClient(request, other, id),
    async makeCode(input = {}) {
      const target = "https://museum.example/hall-3";
      const response = await patiently(() => client.call("POST", "/app/api/codes", { target, ...input }));
      expect(response.status).toBe(200);
      return readJson<CodeJson>(response);
    },
  };
  return client;
}

function encoded(body: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body === undefined) return { headers };
  const json = { "content-type": "application/json", ...headers };
  return { body: typeof body === "string" ? body : JSON.stringify(body), headers: json };
}

export function recordingLog(lines: LogLine[]): Log {
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ level, message, fields });
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

export interface ProblemJson {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly FaultDetail[];
  /** Of `style_not_scannable`: a merge patch of the style. */
  readonly mend?: unknown;
  /** Of `invalid_key`: why a workspace is suspended. */
  readonly blocked?: unknown;
}

/** Expects a problem document with this status and code, and returns it. */
export async function expectProblem(response: Response, status: number, code: string): Promise<ProblemJson> {
  const problem = await readJson<ProblemJson>(response);
  expect({ status: response.status, code: problem.code }).toEqual({ status, code });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return problem;
}
