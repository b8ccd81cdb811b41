import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDayKeyFiles } from "../../db/files/day-keys.ts";
import type { DayKeyStore } from "../../src/scans/records.ts";
import { IS_QUICK } from "../extent.ts";
import { hasPostgres } from "../postgres.ts";
import type { OpenStoresOf } from "./contract/stores.ts";
import { openPostgresForTests } from "./postgres/contract-stores.ts";
import { openSqlite } from "./sqlite/stores.ts";

/** An engine that keeps everything. Each `open` gives a new, empty database. */
export interface Engine {
  readonly name: string;
  readonly open: OpenStoresOf;
  readonly openDayKeys: () => Promise<DayKeyStore & { close(): Promise<void> }>;
}

const sqlite: Engine = {
  name: "SQLite",
  open: openSqlite,
  async openDayKeys() {
    const folder = mkdtempSync(join(tmpdir(), "quietzone-keys-"));
    return {
      ...createDayKeyFiles(folder),
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

const postgres: Engine = {
  name: "PostgreSQL",
  open: openPostgresForTests,
  async openDayKeys() {
    const { dayKeys, close } = await openPostgresForTests();
    return { ...dayKeys, close };
  },
};

/** All engines that can be tested on this machine. The second one is tested from the gate on. */
export const ENGINES: readonly Engine[] = hasPostgres && !IS_QUICK ? [sqlite, postgres] : [sqlite];
