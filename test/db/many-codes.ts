import type { Code } from "../../src/features/codes/model.ts";
import type { Stores } from "../../db/stores.ts";
import { addCodes } from "../worst/workspaces.ts";
import { newCode } from "./stores.ts";

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

/** The code number `n` of a large workspace. Groups have some 400 codes, and one in fifty codes is inactive. */
export function plainCode(tenantId: string, n: number): Code {
  const place = PLACES[n % PLACES.length] ?? "";
  const other = PLACES[Math.floor(n / 7) % PLACES.length] ?? "";
  return newCode(
    { id: tenantId },
    {
      target: `https://museum.example/${other}/${place}-${(n * 7_919) % 100_000}?utm_campaign=${n % 97}`,
      title: `${place} ${other} ${n}`,
      group: `group ${n % 500}`,
      active: n % 50 > 0,
    },
  );
}

/**
 * Adds many codes to a tenant, as a bulk file does, and has them indexed for searches.
 * @param codeOf - makes the code with a number.
 */
export async function addMany(
  stores: Stores,
  tenantId: string,
  count: number,
  codeOf: (tenantId: string, n: number) => Code = plainCode,
): Promise<void> {
  await addCodes(stores, tenantId, count, (n) => codeOf(tenantId, n));
}
