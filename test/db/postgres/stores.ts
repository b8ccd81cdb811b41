import { openPostgres, type PostgresDatabase } from "../../../db/postgres/open.ts";
import { postgresStores } from "../../../db/postgres/stores.ts";
import type { Stores } from "../../../db/stores/stores.ts";
import { postgresServer } from "../../postgres.ts";
import { LEFTOVERS, type OpenStores } from "../contract/stores.ts";

/** A node on a database, as one of several processes has it. */
export async function openNode(url: string): Promise<{ db: PostgresDatabase; stores: Stores }> {
  const db = await openPostgres(url);
  return { db, stores: postgresStores(db) };
}

/** The PostgreSQL stores over a new database, for the contract suites. */
export async function openPostgresForTests(): Promise<OpenStores> {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const { db, stores } = await openNode(url);
  return {
    ...stores,
    async leftovers() {
      const [row] = await server.query<{ leftovers: string }>(url, LEFTOVERS);
      return Number(row?.leftovers ?? 0);
    },
    analyze: async () => void (await server.query(url, "analyze")),
    close: () => db.close(),
  };
}
