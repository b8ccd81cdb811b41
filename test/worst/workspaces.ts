import { openPostgresStores } from "../../db/postgres/stores.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import type { Stores } from "../../db/stores.ts";
import type { Code } from "../../src/features/codes/model.ts";
import type { DeviceClass, Scan } from "../../src/features/scans/model.ts";
import { DAY } from "../../src/kit/shared/clock.ts";
import type { createIds } from "../../src/kit/shared/ids.ts";
import { BARE_CODE } from "../features/codes/bare.ts";
import { PRESENT } from "../present.ts";

/**
 * Fills workspaces that a service has made. It uses the stores in large transactions, so that totals and indexes are as the
 * service would have written them.
 */

/** Where the data of a service is: a data folder, and the address of a database or `null` for SQLite. */
export interface Target {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

export const openStores = async ({ dataDir, databaseUrl }: Target): Promise<Stores> =>
  databaseUrl === null ? openSqliteStores(dataDir) : openPostgresStores(databaseUrl);

/** Codes staged in one transaction. */
const STAGED_AT_ONCE = 500;

/** Codes that one step of housekeeping indexes. */
const INDEXED_AT_ONCE = 100;

/** A plain code without a style or a page. */
export function plainCode(tenantId: string, ids: ReturnType<typeof createIds>, index: number): Code {
  const at = PRESENT;
  return {
    ...BARE_CODE,
    id: ids.id("code"),
    shortId: ids.shortId(),
    tenantId,
    target: `https://museum.example/hall-${index}`,
    title: `Poster ${index} of the exhibition`,
    // A third shares a campaign, a third has one of its own.
    group: [null, "audio guide", `room ${index}`][index % 3] ?? null,
    tags: [index % 3 === 0 ? "third" : "other", ...(index % 10 > 0 ? ["most"] : [])],
    active: index % 10 > 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** Adds codes to a tenant in one batch, as a bulk file does, and has them indexed for searches. @returns the last of them. */
export async function addCodes(
  stores: Stores,
  tenantId: string,
  count: number,
  make: (index: number) => Code,
): Promise<Pick<Code, "id" | "shortId">[]> {
  const at = PRESENT;
  const batch = await stores.bulk.open(tenantId, at);
  if (batch === null) throw new Error("There is no such tenant");
  let last: Pick<Code, "id" | "shortId">[] = [];
  for (let done = 0; done < count; done += STAGED_AT_ONCE) {
    const codes = Array.from({ length: Math.min(STAGED_AT_ONCE, count - done) }, (_, index) =>
      make(done + index),
    );
    await stores.bulk.stage(batch, codes);
    last = codes.map(({ id, shortId }) => ({ id, shortId }));
  }
  await stores.bulk.commit({ tenantId, batch, at });
  while (await stores.codes.indexSome(INDEXED_AT_ONCE));
  return last;
}

const DEVICES: readonly DeviceClass[] = ["mobile", "tablet", "desktop", "other"];
/** Scans of one commit. PostgreSQL gives one up after 5 s, and scans of so many days are dear. */
const SCANS_AT_ONCE = 100;
/** Days of scans, almost four years. */
export const YEARS = 1_400;

/**
 * Scans a code, spread evenly over some days, every other time with a device, and by programs each time.
 * There are 1,600 values of systems, browsers, referrers and destinations, more than are counted by name.
 * @param bot - why all are automated; `null` where one of fifty is.
 */
export async function addScans(
  stores: Stores,
  codeId: string,
  count: number,
  days: number,
  bot: Scan["bot"] = null,
): Promise<void> {
  const now = PRESENT;
  const scans = Array.from({ length: count }, (_, index): Scan => {
    const value = index % 400;
    return {
      codeId,
      at: Math.floor(now - days * DAY + (days * DAY * index) / count),
      visitor: crypto.getRandomValues(new Uint8Array(16)),
      deviceKey: index % 2 === 0 || bot !== null ? crypto.getRandomValues(new Uint8Array(16)) : null,
      device: DEVICES[index % 4] ?? "other",
      system: `System ${value}`,
      browser: `Browser ${value}`,
      language: ["de", "en", "fr"][index % 3] ?? null,
      referrer: `site-${value}.example`,
      country: ["DE", "AT", "CH", "FR"][index % 4] ?? null,
      bot: bot ?? (index % 50 === 0 ? "crawler" : null),
      destination: `rule ${value}`,
    };
  });
  for (let done = 0; done < count; done += SCANS_AT_ONCE)
    await stores.scans.commit(scans.slice(done, done + SCANS_AT_ONCE));
}
