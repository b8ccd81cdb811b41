import { openPostgres, type PostgresDatabase } from "../../../db/postgres/open.ts";
import { postgresStores } from "../../../db/postgres/stores.ts";
import type { Stores } from "../../../db/stores/stores.ts";

/** A node on a database, as one of several processes has it. */
export async function openNode(url: string): Promise<{ db: PostgresDatabase; stores: Stores }> {
  const db = await openPostgres(url);
  return { db, stores: postgresStores(db) };
}
