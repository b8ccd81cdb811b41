import { postgresServer } from "../../postgres.ts";
import { LEFTOVERS, type OpenStores } from "../stores.ts";
import { pagesRead } from "./plans.ts";
import { openNode, PATIENT } from "./stores.ts";

/** The PostgreSQL stores over a new database, for the contract suites. */
export async function openPostgresForTests(): Promise<OpenStores> {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const { db, stores } = await openNode(url, PATIENT);
  return {
    ...stores,
    async leftovers() {
      const [row] = await server.query<{ leftovers: string }>(url, LEFTOVERS);
      return Number(row?.leftovers ?? 0);
    },
    damage: (statement) => server.query(url, statement),
    pagesRead: (work) => pagesRead(url, work),
    analyze: async () => void (await server.query(url, "analyze")),
    close: () => db.close(),
  };
}
