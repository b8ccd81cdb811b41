import { nextTurn } from "../../src/shared/next-turn.ts";
import { ALL_SCOPES } from "../../src/shared/scopes.ts";
import type { Tenant } from "../../src/shared/tenant.ts";
import type { TenantStore } from "../../src/tenants/store.ts";
import { eraseSome } from "./erase-some.ts";
import { lockTenant, TENANT } from "./locks.ts";
import { flag, from, nullable, shape, text, whole } from "./shape.ts";
import { isAmong, sql } from "./sql.ts";
import { countCodes, removeTotals } from "./tenant-totals.ts";
import { all, type Database, first, run, type Work } from "./work.ts";

/** A row of `api_keys`. */
const KEY = shape({ hash: text, tenantId: text, createdAt: whole, validUntil: nullable(whole) });

/** A tenant beside the key that was shown. */
const HOLDER = shape({
  id: from("t.id", text),
  name: text,
  email: text,
  plan: text,
  planValidUntil: nullable(whole),
  deviceLog: flag,
  suspended: flag,
  createdAt: from("t.created_at", whole),
  validUntil: nullable(whole),
});

/** Tenants and their keys. */
export function createTenantStore(db: Database): TenantStore {
  return {
    add: (tenant, keyHash) => db.write(() => insertTenant(tenant, keyHash)),

    byKey: (hash) => db.read(() => byKey(hash)),

    byId: (id) =>
      db.read(() => first(TENANT)`select ${TENANT} from tenants where id = ${id} and left_at is null`),

    list: (limit, after) =>
      db.read(
        () =>
          all(
            TENANT,
          )`select ${TENANT} from tenants where id > ${after ?? ""} and left_at is null order by id limit ${limit}`,
      ),

    codeCount: (id) => db.read(() => countCodes(id)),

    async addKey(id, keyHash, at, othersUntil) {
      const { isAdded, isFull } = await db.write(() => addKey(id, keyHash, at, othersUntil));
      for (let more = isFull; more;) {
        await nextTurn();
        more = await db.write(() => endKeys(id, keyHash, othersUntil));
      }
      return isAdded;
    },

    setPlan: (id, plan, planValidUntil) => db.write(() => change(id, { plan, planValidUntil })),

    setDeviceLog: (id, deviceLog) => db.write(() => change(id, { deviceLog })),

    setSuspended: (id, suspended) => db.write(() => change(id, { suspended })),

    remove: (id, at) => db.write(() => remove(id, at)),
  };
}

/** Adds a tenant and its first key, within a transaction. */
export function* insertTenant(tenant: Tenant, keyHash: string): Work<void> {
  yield* run`insert into tenants ${TENANT.values(tenant)}`;
  yield* insertKey(tenant.id, keyHash, tenant.createdAt);
}

function* insertKey(tenantId: string, hash: string, createdAt: number): Work<void> {
  yield* run`insert into api_keys ${KEY.values({ hash, tenantId, createdAt })}`;
}

function* byKey(hash: string) {
  const row = yield* first(HOLDER)`select ${HOLDER}
    from api_keys k join tenants t on t.id = k.tenant_id where k.hash = ${hash} and t.left_at is null`;
  if (!row) return null;
  const { validUntil, ...tenant } = row;
  return { tenant, key: { scopes: ALL_SCOPES, validUntil } };
}

/** Keys that one transaction ends or erases: a workspace may have rotated its key thousands of times within a day. */
const KEYS_AT_ONCE = 500;

/** Adds a key, and ends the one without an end. @returns whether there may be more to end. */
function* addKey(id: string, keyHash: string, at: number, othersUntil: number) {
  if (!(yield* lockTenant(id))) return { isAdded: false, isFull: false };
  // Expired keys are of no use. If there are too many for one step, the next rotations erase the others.
  yield* eraseSome(
    "api_keys",
    "hash",
    sql`from api_keys where tenant_id = ${id} and valid_until <= ${at}`,
    KEYS_AT_ONCE,
  );
  yield* run`update api_keys set valid_until = ${othersUntil} where tenant_id = ${id} and valid_until is null`;
  const isFull = yield* endKeys(id, keyHash, othersUntil);
  yield* insertKey(id, keyHash, at);
  return { isAdded: true, isFull };
}

/** Has other keys that would work longer end at `until`. @returns whether there may be more. */
function* endKeys(id: string, keyHash: string, until: number): Work<boolean> {
  const ended = yield* run`update api_keys set valid_until = ${until} where hash ${isAmong(
    sql`select hash from api_keys where tenant_id = ${id} and valid_until > ${until} and hash <> ${keyHash} limit ${KEYS_AT_ONCE}`,
  )}`;
  return ended === KEYS_AT_ONCE;
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
  yield* run`update tenants set name = '', email = '', plan = '', plan_valid_until = null, left_at = ${at}
    where id = ${id}`;
  yield* removeTotals(id);
  return true;
}
