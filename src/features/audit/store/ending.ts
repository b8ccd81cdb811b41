import { deedOfDay } from "../../../kit/shared/deed.ts";
import { shape, text } from "../../../../db/shape.ts";
import { forUpdateSkipLocked, isChosen, isOneOf, NOTHING, sql } from "../../../../db/sql.ts";
import { all, exists, run, value, type Work } from "../../../../db/work.ts";
import { wholeOf } from "../traits.ts";
import { countIn, rowOf } from "./rows.ts";

/** An act: what one author did. */
const ACT = shape({ id: text, who: text, action: text });

/** As `AuditStore.retire`, within a transaction. */
export function* retire(before: number, rows: number): Work<boolean> {
  const old = sql`from audit_entries where at < ${before} order by at limit ${rows} ${forUpdateSkipLocked}`;
  return (yield* run`delete from audit_entries where ${isChosen("tenant_id, id", old)}`) === rows;
}

/** As `AuditStore.nextOf`, within a transaction. */
export function* nextOf(after: string, most: number) {
  const tenantId = yield* value(text)`select tenant_id from audit_entries where tenant_id > ${after}
    order by tenant_id limit 1`;
  if (tenantId === null) return null;
  const isFull = yield* exists`select id from audit_entries where tenant_id = ${tenantId}
    order by id desc limit 1 offset ${most}`;
  return { tenantId, isFull };
}

/** As `AuditStore.acts`, within a transaction. */
export function acts(tenantId: string, before: string | null, rows: number) {
  return all(ACT)`select ${ACT} from audit_entries
    where tenant_id = ${tenantId} ${before === null ? NOTHING : sql`and id < ${before}`}
    order by id desc limit ${rows}`;
}

/** As `AuditStore.shorten`, within a transaction. */
export function* shorten(tenantId: string, ids: readonly string[], at: number): Work<void> {
  const deed = deedOfDay(at, tenantId);
  // The entry that counts them is the oldest of its day, and stays.
  const chosen = sql`from audit_entries where tenant_id = ${tenantId} and id ${isOneOf(ids)}
    and id <> ${deed.id} ${forUpdateSkipLocked}`;
  const count = yield* run`delete from audit_entries where ${isChosen("tenant_id, id", chosen)}`;
  if (count === 0) return;
  yield* countIn(rowOf(tenantId, deed, "audit.shortened", wholeOf(tenantId), { count }));
}
