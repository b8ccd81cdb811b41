import { IS_QUICK } from "../extent.ts";
import { hasPostgres } from "../postgres.ts";
import type { OpenStores } from "./stores.ts";
import { openPostgresForTests } from "./postgres/contract-stores.ts";
import { openSqlite } from "./sqlite/stores.ts";

/** An engine that keeps everything. Each `open` gives a new, empty database. */
export interface Engine {
  readonly name: string;
  readonly open: () => Promise<OpenStores>;
}

const sqlite: Engine = { name: "SQLite", open: openSqlite };
const postgres: Engine = { name: "PostgreSQL", open: openPostgresForTests };

/** All engines that can be tested on this machine. The second one is tested from the gate on. */
export const ENGINES: readonly Engine[] = hasPostgres && !IS_QUICK ? [sqlite, postgres] : [sqlite];
