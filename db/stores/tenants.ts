import type { NewKey } from "../../src/keys/store.ts";
import type { ShortAddress } from "../../src/shared/short-address.ts";
import type { Tenant } from "../../src/shared/tenant.ts";
import type { TenantStore } from "../../src/tenants/store.ts";
import { insertKey } from "./keys.ts";
import { lockTenant, TENANT } from "./locks.ts";
import { removeTotals, usageOf } from "./tenant-totals.ts";
import { nullable, text } from "./shape.ts";
import { isAt } from "./short-address.ts";
import { all, type Database, first, run, value, type Work } from "./work.ts";

/** Tenants. */
export function createTenantStore(db: Database): TenantStore {
  return {
    add: (tenant, key) => db.write(() => insertTenant(tenant, key)),

    byId: (id) =>
      db.read(() => first(TENANT)`select ${TENANT} from tenants where id = ${id} and left_at is null`),

    list: (limit, after) =>
      db.read(
        () =>
          all(
            TENANT,
          )`select ${TENANT} from tenants where id > ${after ?? ""} and left_at is null order by id limit ${limit}`,
      ),

    usage: (id) => db.read(() => usageOf(id)),

    edit: (id, changes) => db.write(() => change(id, changes)),

    contactOf: (address) => db.read(() => contactOf(address)),

    setPlan: (id, plan, planValidUntil) => db.write(() => change(id, { plan, planValidUntil })),

    setDeviceLog: (id, deviceLog) => db.write(() => change(id, { deviceLog })),

    setSuspended: (id, suspended) => db.write(() => change(id, { suspended })),

    remove: (id, at) => db.write(() => remove(id, at)),
  };
}

/** Adds a tenant and its first key, within a transaction. */
export function* insertTenant(tenant: Tenant, key: NewKey): Work<void> {
  yield* run`insert into tenants ${TENANT.values(tenant)}`;
  yield* insertKey(tenant.id, key);
}

/** A code that the operator took down, or whose workspace is suspended, names nobody. */
function contactOf(address: ShortAddress): Work<string | null> {
  return value(nullable(text))`select contact from codes join tenants on tenants.id = codes.tenant_id
    where ${isAt(address)} and not active and wanted_active is null and not suspended and left_at is null`;
}

function* change(id: string, changes: Partial<Tenant>): Work<boolean> {
  return (yield* run`update tenants set ${TENANT.set(changes)} where id = ${id} and left_at is null`) > 0;
}

/**
 * The part of leaving that must take effect at once: it closes open bulk files, removes the webhook, the name and the
 * address, and marks the tenant as left, so that its keys find nobody, its codes are gone and no code can be added.
 * `leaving.ts` erases the rest in steps.
 */
function* remove(id: string, at: number): Work<boolean> {
  if (!(yield* lockTenant(id))) return false;
  yield* run`delete from open_batches where tenant_id = ${id}`;
  yield* run`delete from webhooks where tenant_id = ${id}`;
  yield* run`delete from alert_mails where tenant_id = ${id}`;
  yield* run`update tenants set name = '', email = '', contact = null, plan = '', plan_valid_until = null, left_at = ${at}
    where id = ${id}`;
  yield* removeTotals(id);
  return true;
}
