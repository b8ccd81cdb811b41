import { eraseSome } from "../../../../db/erase-some.ts";
import { lockTenant } from "../../../../db/locks.ts";
import { shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf, sql } from "../../../../db/sql.ts";
import { bind, type Database, exists, run, value, values, type Work } from "../../../../db/work.ts";

const USE = shape({ tenantId: text, kind: text, name: text, at: whole });

/** Stores what workspaces use of the limits of their first days. */
export function createFirstUseStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** Whether an owner has confirmed an address, or the one for alerts is. */
    isConfirmed: read(isConfirmed),

    /** Counts a mail. @returns `false`, and counts none, when there were as many as there may be. */
    addMail: write(addMail),

    removeMail: async (tenantId: string, name: string) =>
      void (await db.write(
        () => run`delete from first_uses where tenant_id = ${tenantId} and kind = 'mail' and name = ${name}`,
      )),

    /** Forgets about `rows` uses before a time. @returns whether there may be more. */
    forget: async (before: number, rows: number) =>
      (await db.writeUnsynced(() =>
        eraseSome("first_uses", "tenant_id, kind, name", sql`from first_uses where at < ${before}`, rows),
      )) === rows,
  };
}

export type FirstUseStore = ReturnType<typeof createFirstUseStore>;

function isConfirmed(tenantId: string): Work<boolean> {
  return exists`select 1 from members join people on people.id = person_id
      where tenant_id = ${tenantId} and role = 'owner' and confirmed_at is not null
    union all select 1 from alert_mails where tenant_id = ${tenantId} and confirmed_at is not null`;
}

function* addMail(tenantId: string, name: string, most: number, at: number): Work<boolean> {
  if (!(yield* lockTenant(tenantId))) return true;
  return yield* use(tenantId, "mail", [name], most, at);
}

/**
 * Notes to which hosts codes of a workspace lead, which is locked.
 * @returns `false`, and notes none, when there would be more than `most` of all that it has ever led to.
 */
export function leadTo(tenantId: string, hosts: readonly string[], most: number, at: number): Work<boolean> {
  return use(tenantId, "host", hosts, most, at);
}

function* use(
  tenantId: string,
  kind: "host" | "mail",
  names: readonly string[],
  most: number,
  at: number,
): Work<boolean> {
  if (names.length === 0) return true;
  if (names.length > most) return false;
  const known = new Set(
    yield* values(text)`select name from first_uses
      where tenant_id = ${tenantId} and kind = ${kind} and name ${isOneOf(names)}`,
  );
  const fresh = names.filter((name) => !known.has(name));
  if (fresh.length === 0) return true;
  const used = yield* value(whole)`select count(*) from first_uses
    where tenant_id = ${tenantId} and kind = ${kind}`;
  if ((used ?? 0) + fresh.length > most) return false;
  yield* run`insert into first_uses ${USE.values(...fresh.map((name) => ({ tenantId, kind, name, at })))}`;
  return true;
}
