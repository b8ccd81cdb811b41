import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIds } from "../../src/shared/ids.ts";
import { readSettings } from "../../src/settings/read.ts";
import { start } from "../../src/wiring/start.ts";
import { readJson } from "../json.ts";
import type { Place, Workspace } from "./input.ts";
import { type ProbedService, startProbed } from "./probed.ts";
import { SVGS } from "./art.ts";
import { fullestPage } from "./styles.ts";
import { addCodes, addScans, openStores, plainCode, type Target, YEARS } from "./workspaces.ts";

/** The sizes of a place. */
export interface Amounts {
  /** Codes of the large workspace. */
  readonly codes: number;
  /** Codes of the heavy workspace, of some 500 KB each. */
  readonly heavy: number;
  /** Scans of the busy code. */
  readonly scans: number;
  /** Leads of the busy code. */
  readonly leads: number;
  /** Deliveries that wait for a webhook that can't be reached. */
  readonly deliveries: number;
}

/** A service over large workspaces. */
export interface MeasuredService extends ProbedService {
  readonly place: Place;
}

/** Every rate limit is off, so that no input is refused before its work is done. */
const UNLIMITED = {
  QZ_HOST: "127.0.0.1",
  QZ_PORT: "0",
  QZ_LOG: "error",
  QZ_METRICS: "on",
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_LIMIT_RESOLVE: "off",
  QZ_LIMIT_GENERATE: "off",
  QZ_LIMIT_EXPORT: "off",
  QZ_LIMIT_SIGNUP: "off",
  QZ_LIMIT_LEADS: "off",
  QZ_LIMIT_EVENTS: "off",
  QZ_LIMIT_LOGOS: "off",
  QZ_LIMIT_LOGO_FILES: "off",
  QZ_LIMIT_TENANT: "off",
};

interface Tenant {
  readonly id: string;
  readonly apiKey: string;
  readonly name: string;
}

async function send(
  url: string,
  path: string,
  body: object,
  key?: string,
  method = "POST",
): Promise<Response> {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { "content-type": "application/json", ...authorization };
  const response = await fetch(url + path, { method, body: JSON.stringify(body), headers });
  // The service is busy for a moment.
  if (response.status === 503) {
    await Bun.sleep(200);
    return send(url, path, body, key, method);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function signUp(url: string, name: string): Promise<Tenant> {
  const input = { name, email: "codes@museum.example" };
  const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(
    await send(url, "/app/api/signup", input),
  );
  return { id: tenant.id, apiKey, name };
}

async function makeCode(url: string, key: string) {
  const target = { target: "https://museum.example/hall-3", title: "Hall 3", group: "audio guide" };
  const { id, shortId } = await readJson<{ id: string; shortId: string }>(
    await send(url, "/app/api/codes", target, key),
  );
  return { id, shortId };
}

const LEADS_AT_ONCE = 4;
/** Characters of the longest message. */
const MESSAGE = 5_000;

async function addLeads(url: string, shortId: string, count: number): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0)
      await send(url, `/api/leads/${shortId}`, {
        consent: true,
        name: `Ada ${left}`,
        email: `ada-${left}@museum.example`,
        message: "ü".repeat(MESSAGE),
      });
  };
  await Promise.all(Array.from({ length: LEADS_AT_ONCE }, one));
}

interface Filled {
  readonly large: Workspace;
  readonly heavy: Workspace;
  readonly alike: Workspace;
}

/** Fills the workspaces: through the API what is few, through the stores what is many. */
async function fill(target: Target, environment: Record<string, string>, amounts: Amounts): Promise<Filled> {
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const service = await start(readSettings(environment), { log: silent });
  const [large, heavy] = [await signUp(service.url, "Large"), await signUp(service.url, "Heavy")];
  const alike = await signUp(service.url, "Alike");
  await service.stop();
  const stores = await openStores(target);
  const ids = createIds({ now: () => Date.now() });
  const [others, fat, same] = [
    await addCodes(stores, large.id, amounts.codes, (index) => plainCode(large.id, ids, index)),
    await addCodes(stores, heavy.id, amounts.heavy, (index) => ({
      ...plainCode(heavy.id, ids, index),
      style: { logo: { svg: SVGS["short paths"]?.() ?? "" } },
      landing: fullestPage("links"),
    })),
    await addCodes(stores, alike.id, amounts.codes / 10, (index) => ({
      ...plainCode(alike.id, ids, index),
      target: "https://museum.example/".padEnd(2_048, "a"),
      title: index % 2 > 0 ? "abc" : "bcd",
    })),
  ];
  await stores.close();
  const again = await start(readSettings(environment), { log: silent });
  const busy = await makeCode(again.url, large.apiKey);
  await addLeads(again.url, busy.shortId, amounts.leads);
  await again.stop();
  const scan = async (count: number, days: number) => {
    const more = await openStores(target);
    await addScans(more, busy.id, count, days);
    await more.close();
  };
  await scan(amounts.scans, YEARS);
  const webhook = { url: "https://museum.example/scans" };
  const last = await start(readSettings(environment), { log: silent });
  await send(last.url, "/app/api/webhook", webhook, large.apiKey, "PUT");
  await last.stop();
  // From now on each scan is delivered.
  await scan(amounts.deliveries, 1);
  const [first, one] = [fat[1], same[0]];
  if (!first || !one) throw new Error("A workspace has no codes");
  return {
    large: { ...large, busy, others },
    heavy: { ...heavy, busy: first, others: fat },
    alike: { ...alike, busy: one, others: same },
  };
}

/** Fills a place and starts the service over it. @param databaseUrl - an empty database, or `null` for SQLite. */
export async function startMeasured(
  amounts: Amounts,
  databaseUrl: string | null,
  settings: Record<string, string> = {},
): Promise<MeasuredService> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-worst-"));
  const environment = {
    ...UNLIMITED,
    ...settings,
    QZ_DATA_DIR: dataDir,
    ...(databaseUrl === null
      ? {}
      : { QZ_DATABASE_URL: databaseUrl, QZ_SECRET: "of a test, which ends after some minutes" }),
  };
  const filled = await fill({ dataDir, databaseUrl }, environment, amounts);
  const service = await startProbed(environment);
  const { url } = service;
  let counter = 0;
  return {
    ...service,
    place: {
      ...filled,
      fresh: () => `${Date.now().toString(36)}${++counter}`,
      async newcomer() {
        const tenant = await signUp(url, "Newcomer");
        return { ...tenant, busy: await makeCode(url, tenant.apiKey), others: [] };
      },
    },
    async stop() {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
