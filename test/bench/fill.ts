import { openPostgresStores } from "../../db/postgres/stores.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import type { BotReason, DeviceClass, Scan } from "../../src/features/scans/model.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { DAY, utcDay } from "../../src/kit/shared/clock.ts";
import { start } from "../../src/app/start.ts";
import { seededRandom } from "../random.ts";

/**
 * Fills a data folder or a PostgreSQL database with scans of one code over 60 days. It uses the stores, so all totals are
 * as a service would have written them: `bun test/bench/fill.ts DIR SCANS [postgres://…]`. Prints a JSON line.
 */

/** A data folder, and the address of a PostgreSQL database, or `null` for SQLite. */
export interface FillTarget {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** The settings of a service over the filled storage. */
export function settingsFor({ dataDir, databaseUrl }: FillTarget): Record<string, string> {
  const quiet = { QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_DATA_DIR: dataDir, QZ_LOG: "error" };
  return databaseUrl === null
    ? quiet
    : { ...quiet, QZ_DATABASE_URL: databaseUrl, QZ_SECRET: "of a bench, which ends after some minutes" };
}

/** The code with the scans, and the key of its owner. */
export interface FilledCode {
  readonly apiKey: string;
  readonly codeId: string;
  readonly shortId: string;
  readonly tenantId: string;
}

const DAYS = 60;
const LARGEST_BATCH = 5_000;
const PACKED_AT_ONCE = 1_000;
const VISITOR_BYTES = 16;

/** The share of a day's scans whose visitor has not scanned before on that day. */
const NEWCOMERS = 0.7;

const COUNTRIES = [
  ..."DE AT CH FR IT ES NL BE PL CZ DK SE NO FI GB IE PT GR HU RO BG HR SI SK US CA MX BR AR CL CO PE JP KR".split(
    " ",
  ),
  ..."CN TW IN NP PK BD LK TH VN ID MY SG PH AU NZ ZA NG KE EG MA TN DZ IL TR SA AE UA RU".split(" "),
];
const SYSTEMS = ["iOS", "Android", "Windows", "macOS", "Linux", "Chrome OS", "HarmonyOS"];
const BROWSERS =
  "Safari,Chrome,Samsung Internet for Android,Firefox,Microsoft Edge,Opera,Instagram,Facebook,WeChat,Vivaldi".split(
    ",",
  );
const LANGUAGES =
  "de en fr it es nl pl cs da sv nb fi pt el hu ro bg hr sl sk ja ko zh hi ne th vi id tr ar uk ru".split(
    " ",
  );
const REFERRERS = [null, ...Array.from({ length: 120 }, (_, index) => `site-${index}.example`)];
const DEVICES: readonly DeviceClass[] = ["mobile", "mobile", "mobile", "mobile", "tablet", "desktop"];
const BOTS: readonly BotReason[] = ["crawler", "preview", "prefetch", "tool"];

/** The scans of one day, in order: more by day than by night, a few values common and the rest rare. */
function dayOfScans(codeId: string, day: number, count: number, until: number, random: () => number): Scan[] {
  const visitors: Uint8Array[] = [];
  const begin = day * DAY;
  const length = Math.min(DAY, until - begin);
  const common = <T>(values: readonly T[]): T | null =>
    values[Math.floor(values.length * random() ** 3)] ?? null;
  const times = Array.from({ length: count }, () =>
    Math.floor(begin + (length * (random() + random())) / 2),
  ).sort((a, b) => a - b);
  return times.map((at) => {
    const known = random() < NEWCOMERS ? undefined : visitors[Math.floor(visitors.length * random())];
    const visitor = known ?? crypto.getRandomValues(new Uint8Array(VISITOR_BYTES));
    if (!known) visitors.push(visitor);
    // A visitor is a bot in all of their scans or in none, as in practice.
    const bot = (visitor[0] ?? 0) < 16 ? common(BOTS) : null;
    return {
      codeId,
      at,
      visitor,
      deviceKey: null,
      device: bot ? "bot" : (common(DEVICES) ?? "other"),
      system: common(SYSTEMS),
      browser: common(BROWSERS),
      language: common(LANGUAGES),
      referrer: random() < 0.7 ? null : common(REFERRERS),
      country: random() < 0.03 ? null : common(COUNTRIES),
      bot,
      destination: null,
    };
  });
}

/** Signs a tenant up and makes a code through the API. */
async function makeCode(target: FillTarget, now: number): Promise<FilledCode> {
  const service = await start(readSettings(settingsFor(target)), { clock: { now: () => now - DAYS * DAY } });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: "POST", body: JSON.stringify(body) };
    const json = { "content-type": "application/json", ...headers };
    const response = await fetch(service.url + path, { ...init, headers: json });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return JSON.parse(await response.text());
  };
  try {
    const { apiKey, tenant } = await post("/app/api/signup", { name: "Bench", email: "b@bench.example" });
    const input = { target: "https://museum.example/hall-3", group: "audio guide" };
    const code = await post("/app/api/codes", input, { authorization: `Bearer ${apiKey}` });
    return { apiKey, codeId: code.id, shortId: code.shortId, tenantId: tenant.id };
  } finally {
    await service.stop();
  }
}

/**
 * Makes a tenant with one code and scans it `scans` times in the 60 days before `now`. Then it erases the scanners of past
 * days and packs the counts, as housekeeping does.
 */
export async function fill(target: FillTarget, scans: number, now: number = Date.now()): Promise<FilledCode> {
  const filled = await makeCode(target, now);
  const { dataDir, databaseUrl } = target;
  const stores = databaseUrl ? await openPostgresStores(databaseUrl) : openSqliteStores(dataDir);
  try {
    const { scans: store, eraser, packer } = stores;
    const random = seededRandom(scans);
    const today = utcDay(now - 1);
    for (let index = 0; index < DAYS; index++) {
      const day = today - DAYS + 1 + index;
      const share = Math.floor((scans * (index + 1)) / DAYS) - Math.floor((scans * index) / DAYS);
      const ofDay = dayOfScans(filled.codeId, day, share, now, random);
      for (let done = 0; done < ofDay.length; done += LARGEST_BATCH)
        await store.commit(ofDay.slice(done, done + LARGEST_BATCH));
      while (await store.forgetScanners(day, LARGEST_BATCH));
      while (await eraser.forgetCampaignScanners(day, LARGEST_BATCH));
      while (await packer.step(Math.min((day + 1) * DAY, now), PACKED_AT_ONCE));
    }
  } finally {
    await stores.close();
  }
  return filled;
}

if (import.meta.main) {
  const [dataDir, scans, databaseUrl = null] = process.argv.slice(2);
  if (dataDir === undefined || !Number.isInteger(Number(scans)))
    throw new Error("Usage: bun test/bench/fill.ts DIR SCANS [postgres://…]");
  const filled = await fill({ dataDir, databaseUrl }, Number(scans));
  process.stdout.write(`${JSON.stringify(filled)}\n`);
}
