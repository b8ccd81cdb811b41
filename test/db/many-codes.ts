import { createIds } from "../../src/shared/ids.ts";
import { systemClock } from "../../src/shared/clock.ts";
import type { Code } from "../../src/codes/model.ts";
import type { Stores } from "../../db/stores/stores.ts";
import { NOON } from "./contract/stores.ts";

const ids = createIds(systemClock);

const PLACES = [
  "audio",
  "guide",
  "hall",
  "museum",
  "garden",
  "winter",
  "poster",
  "ticket",
  "menu",
  "entrance",
];

/** Codes that one statement stages. */
const AT_ONCE = 500;

/** Codes that one step of housekeeping indexes. */
const INDEXED_AT_ONCE = 100;

/** The code number `n` of a large workspace. Groups have some 400 codes, and one in fifty codes is inactive. */
export function plainCode(tenantId: string, n: number): Code {
  const place = PLACES[n % PLACES.length] ?? "";
  const other = PLACES[Math.floor(n / 7) % PLACES.length] ?? "";
  return {
    id: ids.id("code"),
    shortId: ids.shortId(),
    tenantId,
    type: "url",
    fields: {},
    style: null,
    target: `https://museum.example/${other}/${place}-${(n * 7_919) % 100_000}?utm_campaign=${n % 97}`,
    title: `${place} ${other} ${n}`,
    group: `group ${n % 500}`,
    landing: null,
    active: n % 50 > 0,
    revision: 1,
    createdAt: NOON,
    updatedAt: NOON,
  };
}

/**
 * Adds many codes to a tenant, as a bulk file does, and has them indexed for searches.
 * @param codeOf - makes the code with a number, from `from` on.
 */
export async function addMany(
  stores: Stores,
  tenantId: string,
  count: number,
  codeOf: (tenantId: string, n: number) => Code = plainCode,
): Promise<void> {
  const batch = (await stores.bulk.open(tenantId, NOON)) ?? 0;
  for (let from = 0; from < count; from += AT_ONCE) {
    const drafts = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) =>
      codeOf(tenantId, from + at),
    );
    await stores.bulk.stage(batch, drafts);
  }
  await stores.bulk.commit(batch, null, null, NOON);
  while (await stores.codes.indexSome(INDEXED_AT_ONCE));
}
