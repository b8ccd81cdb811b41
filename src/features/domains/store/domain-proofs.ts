import { note } from "../../audit/store.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import type { Domain } from "../model.ts";
import type { Check, Refused } from "../records.ts";
import { LAPSE, NEW_NAMES, siteOf } from "../traits.ts";
import { DOMAIN, DOMAIN_ROW, IS_VERIFIED, lockDomain, subjectOf } from "./domain-row.ts";
import { lockHost } from "../../../../db/locks.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdate, sql } from "../../../../db/sql.ts";
import { all, exists, first, run, type Work } from "../../../../db/work.ts";

/** The workspace that has a host. `missingSince` is the time at which its record was first found to be gone. */
const HOLDER = shape({ tenantId: text, missingSince: nullable(whole) });

const NEW = shape({ count: from("count(*)", whole), first: from("min(verified_at)", nullable(whole)) });

/** Whether a workspace has a host and keeps it, whoever else proves that it is theirs. */
export function* isHeld(host: string, at: number): Work<boolean> {
  const holder = yield* first(HOLDER)`select ${HOLDER} from domains where host = ${host} and ${IS_VERIFIED}`;
  return holder !== null && (holder.missingSince === null || holder.missingSince > at - LAPSE);
}

/** Makes a domain verified, or notes that it still is. */
export function* verify(
  tenantId: string,
  id: string,
  check: Check,
  deed: Deed | null = null,
): Work<Domain | Refused | null> {
  const before = yield* lockDomain(tenantId, id);
  if (!before) return null;
  const { host } = before;
  // The domain of the workspace that loses the host, before the host's name: so nobody waits for both in another order.
  yield* all(
    DOMAIN,
  )`select ${DOMAIN} from domains where host = ${host} and verified_at is not null ${forUpdate}`;
  yield* lockHost(host);
  const { checkedAt, warning } = check;
  if (before.verifiedAt !== null) {
    yield* noteCheck(id, check);
    return { ...before, checkedAt, warning };
  }
  if (yield* isHeld(host, checkedAt)) return { kind: "taken" };
  const freeAt = yield* countNew(host, tenantId, checkedAt);
  if (freeAt !== null) return { kind: "too_many", freeAt };
  yield* run`update domains set verified_at = null, due_at = null, missing_since = null, warning = null, revision = revision + 1
    where host = ${host} and ${IS_VERIFIED}`;
  // A workspace that has left may still hold the host, until a chore deletes the domain.
  yield* run`delete from domains where host = ${host} and verified_at is not null`;
  const verified = { revision: before.revision + 1, verifiedAt: checkedAt };
  yield* run`update domains set ${DOMAIN_ROW.set({ ...verified, checkedAt, warning, dueAt: check.dueAt })}
    where id = ${id}`;
  yield* note(tenantId, deed, "domain.verified", subjectOf(before));
  return { ...before, ...verified, checkedAt, warning };
}

/** Stores the result of a look-up. */
export function* noteCheck(id: string, { checkedAt, warning, dueAt, isMissing }: Check): Work<void> {
  yield* run`update domains set ${DOMAIN_ROW.set({ checkedAt, warning })} where id = ${id}`;
  yield* run`update domains set due_at = ${dueAt} where id = ${id} and verified_at is not null`;
  // Name servers that do not answer say nothing about the record.
  if (isMissing === false) yield* run`update domains set missing_since = null where id = ${id}`;
  else if (isMissing)
    yield* run`update domains set missing_since = coalesce(missing_since, ${checkedAt})
      where id = ${id} and verified_at is not null`;
}

/**
 * Counts a name as new, unless it was verified within a day.
 * @returns the time at which there is room again; `null` when it was counted.
 */
function* countNew(host: string, tenantId: string, at: number): Work<number | null> {
  const site = siteOf(host);
  const since = at - NEW_NAMES.within;
  yield* lockHost(site);
  yield* run`delete from new_hosts where verified_at <= ${since}`;
  if (yield* exists`select 1 from new_hosts where host = ${host}`) return null;
  for (const [which, most] of [
    [sql`site = ${site}`, NEW_NAMES.ofSite],
    [sql`tenant_id = ${tenantId}`, NEW_NAMES.ofTenant],
  ] as const) {
    const found = yield* first(NEW)`select ${NEW} from new_hosts where ${which}`;
    if (found && found.first !== null && found.count >= most) return found.first + NEW_NAMES.within;
  }
  yield* run`insert into new_hosts (host, site, tenant_id, verified_at) values (${host}, ${site}, ${tenantId}, ${at})
    on conflict (host) do nothing`;
  return null;
}
