import { AT_LENGTH, COMPARES_TIMES, IN_FULL } from "../extent.ts";
import { hasPostgres } from "../postgres.ts";
import type { Amounts } from "./service.ts";

/**
 * The sizes of the workspaces that the worst inputs are sent to. CI takes a tenth of the codes: all inputs together take
 * minutes. Where no times are compared a few of everything do.
 */
export const AMOUNTS: Amounts = AT_LENGTH
  ? {
      codes: IN_FULL ? 200_000 : 20_000,
      heavy: IN_FULL ? 100 : 40,
      heavyLooks: IN_FULL ? 63 : 20,
      changes: 1_000,
      scans: IN_FULL ? 100_000 : 50_000,
      leads: IN_FULL ? 5_000 : 2_000,
      deliveries: IN_FULL ? 20_000 : 5_000,
      keys: IN_FULL ? 20_000 : 1_000,
    }
  : COMPARES_TIMES
    ? {
        codes: 5_000,
        heavy: 20,
        heavyLooks: 8,
        changes: 100,
        scans: 8_000,
        leads: 300,
        deliveries: 500,
        keys: 200,
      }
    : { codes: 1_000, heavy: 5, heavyLooks: 3, changes: 40, scans: 800, leads: 40, deliveries: 60, keys: 50 };

const FOR_POSTGRES = process.env["QZ_TEST_ENGINE"] === "postgres";

/** SQLite, or the engine that `QZ_TEST_ENGINE` names; both in full. */
export const ENGINES = (["SQLite", "PostgreSQL"] as const).filter((engine) =>
  IN_FULL ? engine === "SQLite" || hasPostgres : (engine === "PostgreSQL") === FOR_POSTGRES,
);
