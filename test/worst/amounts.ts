import { AT_LENGTH, COMPARES_TIMES, IN_FULL } from "../extent.ts";
import { hasPostgres } from "../postgres.ts";
import type { Amounts } from "./service.ts";

/** The first in full; the second in CI and where times are compared; the third elsewhere. */
export function amount(full: number, some: number, few: number): number {
  return IN_FULL ? full : AT_LENGTH || COMPARES_TIMES ? some : few;
}

/**
 * The sizes of the workspaces that the worst inputs are sent to. Only in full do they reach the bounds of all
 * searches and steps: times tell there whether a bound holds. Elsewhere a few steps of everything show that
 * it is answered.
 */
export const AMOUNTS: Amounts = {
  codes: amount(200_000, 5_000, 1_000),
  heavy: amount(100, 20, 5),
  heavyLooks: amount(63, 8, 3),
  // The system takes some four megabytes for a client that does not read.
  slow: amount(3_000, 300, 30),
  changes: amount(1_000, 100, 40),
  scans: amount(100_000, 8_000, 800),
  automated: amount(20_000, 500, 60),
  daily: amount(1_400, 40, 3),
  // A search looks through 1,000.
  leads: amount(5_000, 1_100, 40),
  deliveries: amount(20_000, 500, 60),
  keys: amount(20_000, 200, 50),
};

const FOR_POSTGRES = process.env["QZ_TEST_ENGINE"] === "postgres";

/** SQLite, or the engine that `QZ_TEST_ENGINE` names; both in full. */
export const ENGINES = (["SQLite", "PostgreSQL"] as const).filter((engine) =>
  IN_FULL ? engine === "SQLite" || hasPostgres : (engine === "PostgreSQL") === FOR_POSTGRES,
);
