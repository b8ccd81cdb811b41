import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newOperatorKey } from "../../src/features/operators/access.ts";
import { createIds } from "../../src/kit/shared/ids.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { start } from "../../src/app/start.ts";
import { readJson } from "../json.ts";
import type { Place, Workspace } from "./input.ts";
import { startNameServer } from "./name-server.ts";
import { LARGEST_PNG, SVGS } from "./art.ts";
import { addChanged } from "./changed.ts";
import { addBusyPerson, newPerson } from "./person.ts";
import { startProvider } from "./provider.ts";
import { prepare } from "./send.ts";
import { createLeadsOf } from "./leads.ts";
import { addRuled, LARGEST_RULES } from "./rules.ts";
import { addSigns } from "./signs.ts";
import { addSpares, oneByOne } from "./spares.ts";
import { addLooks } from "./saved.ts";
import { fullestPage } from "./styles.ts";
import { addCodes, addScans, openStores, plainCode, type Target, YEARS } from "./workspaces.ts";
import { PRESENT } from "../present.ts";
import { systemClock } from "../../src/kit/shared/clock.ts";

/** The sizes of a place. */
export interface Amounts {
  /** Codes of the large workspace. */
  readonly codes: number;
  /** Codes of the heavy workspace, of some 500 KB each. */
  readonly heavy: number;
  /** Looks of the heavy workspace, of half a megabyte each. */
  readonly heavyLooks: number;
  /** Changes of a code that was changed often. */
  readonly changes: number;
  /** Codes of each workspace with a long download. */
  readonly slow: number;
  /** Scans of the busy code. */
  readonly scans: number;
  /** Scans of programs that gave consent, each as another device. */
  readonly automated: number;
  /** Days on which each code of the daily workspace is scanned. */
  readonly daily: number;
  /** Leads of the busy code. */
  readonly leads: number;
  /** Deliveries that wait for a webhook that can't be reached. */
  readonly deliveries: number;
  /** Old keys of each spare workspace. */
  readonly keys: number;
}

/** A service over large workspaces. */
export type Placed<Service> = Service & { readonly place: Place };

/** Every rate limit is off, so that no input is refused before its work is done. Nothing is asked for outside. */
const UNLIMITED = {
  QZ_HOST: "127.0.0.1",
  QZ_PORT: "0",
  QZ_LOG: "error",
  QZ_METRICS: "on",
  QZ_GS1: "on",
  QZ_WATCH: "off",
  // The most that an operator may allow.
  QZ_HEAD_BYTES: "1048576",
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_LIMIT_RESOLVE: "off",
  QZ_LIMIT_GENERATE: "off",
  QZ_LIMIT_EXPORT: "off",
  QZ_LIMIT_SIGNUP: "off",
  QZ_LIMIT_SIGN_IN: "off",
  QZ_LIMIT_SIGNUP_DAY: "off",
  QZ_LIMIT_LEADS: "off",
  QZ_LIMIT_OFFERS: "off",
  QZ_LIMIT_REPORTS: "off",
  QZ_LIMIT_SHARES: "off",
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

async function signUp(url: string, name: string): Promise<Tenant> {
  const body = { name, email: "codes@museum.example" };
  const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(
    await prepare(url, "POST", { path: "/app/api/signup", body }),
  );
  return { id: tenant.id, apiKey, name };
}

async function makeCode(url: string, key: string) {
  const body = { target: "https://museum.example/hall-3", title: "Hall 3", group: "audio guide" };
  const { id, shortId } = await readJson<{ id: string; shortId: string }>(
    await prepare(url, "POST", { path: "/app/api/codes", key, body }),
  );
  return { id, shortId };
}

/** Characters of the longest message, and of a short one. */
const MESSAGE = 5_000;
const SHORT_MESSAGE = 50;
/** The most leads that a search looks through for a page. */
const LOOKED_THROUGH = 1_000;

interface Filled {
  readonly large: Workspace;
  readonly heavy: Workspace;
  readonly alike: Workspace;
  readonly looks: Place["looks"];
  readonly changed: Place["changed"];
  readonly ruled: Place["ruled"];
  readonly automated: Place["automated"];
  readonly daily: Place["daily"];
  readonly oversized: Place["oversized"];
  readonly busyPerson: Place["busyPerson"];
  readonly operatorKey: Place["operatorKey"];
  readonly slow: Place["slow"];
  /** Workspaces and codes that a call may use up, each for one. */
  readonly spares: Workspace[];
  readonly aged: Workspace["others"][number][];
}

/** Spare workspaces, and codes that have been scanned for years: each of three operations uses one up, or tries again. */
const SPARES = 4;

/** Codes of the daily workspace: an overview looks at the 60 most scanned of all time and the ten newest. */
const DAILY_CODES = 80;

/** Workspaces that have all places of downloads together: each has two of sixteen. */
const SLOW = 8;

/** Fills the workspaces: through the API what is few, through the stores what is many. */
async function fill(target: Target, environment: Record<string, string>, amounts: Amounts): Promise<Filled> {
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const service = await start(readSettings(environment), { log: silent });
  const [large, heavy] = [await signUp(service.url, "Large"), await signUp(service.url, "Heavy")];
  const [alike, daily] = [await signUp(service.url, "Alike"), await signUp(service.url, "Daily")];
  const empty: Tenant[] = [];
  while (empty.length < SPARES) empty.push(await signUp(service.url, `Spare ${empty.length}`));
  const slow: Tenant[] = [];
  while (slow.length < SLOW) slow.push(await signUp(service.url, `Slow ${slow.length}`));
  await service.stop();
  const stores = await openStores(target);
  const ids = createIds(systemClock);
  const looks = await addLooks(stores, ids, [large.id, heavy.id], amounts.heavyLooks);
  const [others, fat, same] = [
    await addCodes(stores, large.id, amounts.codes, (index) => ({
      ...plainCode(large.id, ids, index),
      style: { saved: looks.everywhere },
    })),
    await addCodes(stores, heavy.id, amounts.heavy, (index) => ({
      ...plainCode(heavy.id, ids, index),
      // The first has a look, the last a logo that no new code may have.
      style:
        index === 0
          ? { saved: looks.heavy[0]?.id ?? "" }
          : {
              logo:
                index < amounts.heavy - 1 ? { svg: SVGS["short paths"]?.() ?? "" } : { png: LARGEST_PNG() },
            },
      landing: fullestPage("links"),
      ...LARGEST_RULES.queries(),
    })),
    await addCodes(stores, alike.id, amounts.codes / 10, (index) => ({
      ...plainCode(alike.id, ids, index),
      target: "https://museum.example/".padEnd(2_048, "a"),
      title: index % 2 > 0 ? "abc" : "bcd",
    })),
  ];
  for (const { id } of slow)
    await addCodes(stores, id, amounts.slow, (index) => ({
      ...plainCode(id, ids, index),
      target: "https://museum.example/".padEnd(2_048, "a"),
    }));
  const changed = await addChanged(stores, heavy.id, ids, amounts.changes);
  const ruled = await addRuled(stores, heavy.id, ids);
  const spares = await addSpares(stores, empty, amounts);
  const addLeads = await createLeadsOf(stores, ids, environment);
  const add = async (group: string | null = "audio guide") => {
    const target = "https://museum.example/hall-3";
    const code = { ...plainCode(large.id, ids, 1), target, group };
    await stores.codes.add({ code, limit: null, retry: null });
    return { id: code.id, shortId: code.shortId };
  };
  const automated = await add();
  const busy = await add();
  await addLeads(busy.id, amounts.leads, MESSAGE);
  const aged: Filled["aged"] = [];
  while (aged.length < SPARES) aged.push(await add());
  for (const { id } of aged) await addLeads(id, amounts.leads / 10, MESSAGE);
  // The newest leads are short, so that a search of all looks through as many as it may.
  const brief = await add(null);
  await addLeads(brief.id, Math.min(LOOKED_THROUGH, amounts.leads), SHORT_MESSAGE);
  for (const { id } of aged) await addScans(stores, id, amounts.scans / 20, YEARS);
  await addScans(stores, busy.id, amounts.scans, YEARS);
  await addScans(stores, automated.id, amounts.automated, YEARS, "crawler");
  const [oversized] = await addCodes(stores, daily.id, 1, (index) => ({
    ...plainCode(daily.id, ids, index),
    style: { logo: { png: LARGEST_PNG() } },
  }));
  for (const { id } of await addCodes(stores, daily.id, DAILY_CODES, (index) =>
    plainCode(daily.id, ids, index),
  ))
    await addScans(stores, id, amounts.daily, amounts.daily);
  await stores.close();
  const webhook = { url: "https://museum.example/scans" };
  const last = await start(readSettings(environment), { log: silent });
  await prepare(last.url, "PUT", { path: "/app/api/webhook", key: large.apiKey, body: webhook });
  await last.stop();
  // From now on each scan is delivered.
  const more = await openStores(target);
  await addScans(more, busy.id, amounts.deliveries, 1);
  const busyPerson = await addBusyPerson(more, ids);
  await addSigns(more);
  const { key: operatorKey, hash } = newOperatorKey(ids);
  await more.operators.addKey(hash, { id: ids.id("opk"), name: "worst", createdAt: 0 });
  await more.close();
  const [first, one] = [fat[1], same[0]];
  if (!first || !one || !oversized) throw new Error("A workspace has no codes");
  return {
    large: { ...large, busy, others },
    heavy: { ...heavy, busy: first, others: fat },
    alike: { ...alike, busy: one, others: same },
    looks,
    changed,
    ruled,
    automated,
    daily,
    oversized,
    busyPerson,
    operatorKey,
    slow,
    spares,
    aged,
  };
}

/**
 * Fills a place and starts a service over it.
 * @param databaseUrl - an empty database, or `null` for SQLite.
 * @param startService - starts it with its settings.
 */
export async function startPlaced<Service extends { readonly url: string; stop(): Promise<void> }>(
  amounts: Amounts,
  databaseUrl: string | null,
  startService: (environment: Readonly<Record<string, string>>) => Promise<Service>,
): Promise<Placed<Service>> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-worst-"));
  const environment = {
    ...UNLIMITED,
    QZ_DATA_DIR: dataDir,
    ...(databaseUrl === null
      ? {}
      : { QZ_DATABASE_URL: databaseUrl, QZ_SECRET: "of a test, which ends after some minutes" }),
  };
  const { spares, aged, ...filled } = await fill({ dataDir, databaseUrl }, environment, amounts);
  const names = await startNameServer();
  const provider = startProvider();
  const service = await startService({
    ...environment,
    QZ_DNS_SERVERS: names.address,
    QZ_OIDC_ISSUER: provider.issuer,
    QZ_OIDC_CLIENT_ID: "quietzone",
  });
  const { url } = service;
  let counter = 0;
  return {
    ...service,
    place: {
      ...filled,
      url,
      spare: oneByOne(spares),
      aged: oneByOne(aged),
      fresh: () => `${PRESENT.toString(36)}${++counter}`,
      person: () => newPerson(url, `newcomer${++counter}@museum.example`),
      async newcomer() {
        const tenant = await signUp(url, "Newcomer");
        return { ...tenant, busy: await makeCode(url, tenant.apiKey), others: [] };
      },
    },
    async stop() {
      await service.stop();
      names.stop();
      provider.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
