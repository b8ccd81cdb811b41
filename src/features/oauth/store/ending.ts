import { NOTHING, sql } from "../../../../db/sql.ts";
import { run, type Work } from "../../../../db/work.ts";

/**
 * Disconnects the apps of a person, within a transaction.
 * @param tenantId - in one workspace; `null` for all.
 */
export function* endApps(personId: string, tenantId: string | null): Work<void> {
  yield* run`delete from apps where person_id = ${personId} ${
    tenantId === null ? NOTHING : sql`and tenant_id = ${tenantId}`
  }`;
}
