import { lockTenant } from "../../../../db/locks.ts";
import type { Subject } from "../../audit/traits.ts";
import type { Domain } from "../model.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdate, sql } from "../../../../db/sql.ts";
import { first, type Work } from "../../../../db/work.ts";

const PLAIN = {
  id: text,
  tenantId: text,
  host: text,
  value: text,
  home: nullable(text),
  notFound: nullable(text),
  revision: whole,
  createdAt: whole,
  verifiedAt: nullable(whole),
  checkedAt: nullable(whole),
  warning: nullable(text),
  apple: nullable(text),
  android: nullable(text),
  gs1: flag,
};

const IS_DISABLED = "exists (select 1 from disabled_hosts where disabled_hosts.host = domains.host)";

/** A domain as it is read. */
export const DOMAIN = shape({ ...PLAIN, disabled: from(IS_DISABLED, flag) });

/** A row of `domains` as it is written. */
export const DOMAIN_ROW = shape({ ...PLAIN, dueAt: nullable(whole) });

/** A verified host as requests meet it. All of it is closed where the operator switched it off, or suspended its workspace. */
export const HOST = shape({
  host: text,
  tenantId: text,
  home: nullable(text),
  notFound: nullable(text),
  gs1: flag,
  hasApple: from("apple is not null", flag),
  hasAndroid: from("android is not null", flag),
  isClosed: from(
    `${IS_DISABLED} or exists (select 1 from tenants where tenants.id = domains.tenant_id and suspended)`,
    flag,
  ),
});

/** A verified domain whose workspace has not left: a chore has yet to delete those of one that has. */
export const IS_VERIFIED = sql`verified_at is not null
  and exists (select 1 from tenants where tenants.id = domains.tenant_id and left_at is null)`;

/** A domain as the audit names it. */
export function subjectOf({ id, host }: Pick<Domain, "id" | "host">): Subject {
  return { kind: "domain", id, name: host };
}

/** The domain, if it is the tenant's. Nobody changes it until the transaction ends. */
export function* lockDomain(tenantId: string, id: string): Work<Domain | null> {
  if (!(yield* lockTenant(tenantId))) return null;
  return yield* first(DOMAIN)`select ${DOMAIN} from domains
    where id = ${id} and tenant_id = ${tenantId} ${forUpdate}`;
}
