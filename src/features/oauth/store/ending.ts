import { shape, text } from "../../../../db/shape.ts";
import { type Fragment, NOTHING, sql } from "../../../../db/sql.ts";
import { all, exists, run, type Work } from "../../../../db/work.ts";
import { deedOfSystem } from "../../../kit/shared/deed.ts";
import { note } from "../../audit/store.ts";

const ENDED = shape({ id: text, tenantId: text, name: text });

/**
 * Disconnects the apps of a person, within a transaction.
 * @param tenantId - in one workspace; `null` for all.
 */
export function* endApps(personId: string, tenantId: string | null): Work<void> {
  yield* run`delete from apps where person_id = ${personId} ${
    tenantId === null ? NOTHING : sql`and tenant_id = ${tenantId}`
  }`;
}

/**
 * Disconnects apps for the service itself, within a transaction, and notes it in the audit of their
 * workspaces.
 * @param those - a condition.
 * @returns how many there were.
 */
export function* endAppsWhere(those: Fragment, at: number): Work<number> {
  const ended = yield* all(ENDED)`delete from apps where ${those} returning ${ENDED}`;
  for (const app of ended) {
    const { id, tenantId } = app;
    // A workspace that has left is being erased, and its audit with it.
    if (yield* exists`select 1 from tenants where id = ${tenantId} and left_at is null`)
      yield* note(tenantId, deedOfSystem(at, id), "app.ended", subjectOf(app));
  }
  return ended.length;
}

/** An app as entries of the audit name it. */
export function subjectOf({ id, name }: { readonly id: string; readonly name: string }) {
  return { kind: "app" as const, id, name };
}
