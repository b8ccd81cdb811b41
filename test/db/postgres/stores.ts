import { type OpenOptions, openPostgres, type PostgresDatabase } from "../../../db/postgres/open.ts";
import { postgresStores } from "../../../db/postgres/stores.ts";
import type { Stores } from "../../../db/stores.ts";

/** For tests of anything but a silent server: on a busy machine one may answer late. */
export const PATIENT: OpenOptions = { probeTimes: { after: 60_000, patience: 60_000 } };

/** A node on a database, as one of several processes has it. */
export async function openNode(
  url: string,
  options: OpenOptions = {},
): Promise<{ db: PostgresDatabase; stores: Stores }> {
  const db = await openPostgres(url, options);
  return { db, stores: postgresStores(db) };
}
