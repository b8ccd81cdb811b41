import { noteErased } from "../../backups/store/erased.ts";
import type { NewKey } from "../../keys/records.ts";
import type { NewOwner, OwnerRefusal } from "../../people/records.ts";
import type { Detail } from "../../audit/records.ts";
import { note } from "../../audit/store.ts";
import { type Action, wholeOf } from "../../audit/traits.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { differing } from "../../../kit/shared/differing.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import type { Tenant, WholeUsage } from "../../../kit/shared/tenant.ts";
import { noteAct } from "../../operators/store/log.ts";
import { insertKey } from "../../keys/store/keys.ts";
import { insertMember } from "../../people/store/members.ts";
import { changePerson, emailKeyOf, lockPerson } from "../../people/store/people.ts";
import { admitOwner } from "../../people/store/owners.ts";
import { bytesOfFiles } from "../../files/store.ts";
import { lockTenant, TENANT } from "../../../../db/locks.ts";
import { removeTotals, usageOf } from "./tenant-totals.ts";
import { nullable, text } from "../../../../db/shape.ts";
import { isAt } from "../../codes/store/short-address.ts";
import { all, bind, type Database, first, run, value, type Work } from "../../../../db/work.ts";

/** Stores tenants. Times are milliseconds since the epoch. */
export function createTenantStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /**
     * Adds a tenant, its first key and, where there is one, its first owner.
     * @returns why that one can't be it.
     */
    add: write(add),

    byId: (id: string) =>
      db.read(() => first(TENANT)`select ${TENANT} from tenants where id = ${id} and left_at is null`),

    /** A page by id, oldest first: those after the id `after`. */
    list: (limit: number, after: string | null) =>
      db.read(
        () =>
          all(
            TENANT,
          )`select ${TENANT} from tenants where id > ${after ?? ""} and left_at is null order by id limit ${limit}`,
      ),

    /** The use that a tenant makes of its plan. */
    usage: read(function* (id: string): Work<WholeUsage> {
      return { ...(yield* usageOf(id)), fileBytes: yield* bytesOfFiles(id) };
    }),

    /** `false` when there is no such tenant. */
    edit: (id: string, changes: Partial<Tenant>, deed: Deed | null = null) =>
      db.write(() => noted(id, changes, deed, "workspace.changed", (members) => ({ members }))),

    /**
     * Confirms the address of a tenant, and that of a person who has the same. `false` when the tenant has
     * another by now.
     */
    confirm: write(confirm),

    /**
     * The contact of the workspace of a code that it has switched off itself; `null` where there is none, and
     * for any other short address.
     */
    contactOf: read(contactOf),

    /** `false` when there is no such tenant. */
    setPlan: (id: string, plan: string, planValidUntil: number | null, deed: Deed | null = null) =>
      db.write(() => noted(id, { plan, planValidUntil }, deed, "plan.changed", () => ({ plan }), { plan })),

    setDeviceLog: (id: string, deviceLog: boolean, deed: Deed | null = null) =>
      db.write(() =>
        noted(id, { deviceLog }, deed, "workspace.changed", (members) => ({ members }), { deviceLog }),
      ),

    /**
     * Erases a tenant: its keys are unknown and its codes are gone from then on, whatever they are. The
     * eraser deletes them, with their scans and leads, and retires their short ids for ever.
     * @returns `false` when there is no such tenant.
     */
    remove: write(remove),
  };
}

export type TenantStore = ReturnType<typeof createTenantStore>;

function* add(
  tenant: Tenant,
  key: NewKey,
  owner: NewOwner | null = null,
  deed: Deed | null = null,
): Work<OwnerRefusal | null> {
  const refusal = yield* insertTenant(tenant, key, owner);
  if (refusal) return refusal;
  yield* noteAct(deed, "workspace.made", wholeOf(tenant.id), { plan: tenant.plan });
  return null;
}

/** As `TenantStore.add`, within a transaction. */
export function* insertTenant(
  tenant: Tenant,
  key: NewKey,
  owner: NewOwner | null,
): Work<OwnerRefusal | null> {
  const refusal = owner && (yield* admitOwner(owner));
  if (refusal) return refusal;
  yield* run`insert into tenants ${TENANT.values(tenant)}`;
  yield* insertKey(tenant.id, key);
  if (owner) yield* insertMember(tenant.id, owner.person.id, "owner", tenant.createdAt);
  return null;
}

/** A code that the operator took down, or whose workspace is suspended, names nobody. */
function contactOf(address: ShortAddress): Work<string | null> {
  return value(nullable(text))`select contact from codes join tenants on tenants.id = codes.tenant_id
    where ${isAt(address)} and not active and wanted_active is null and not suspended and left_at is null`;
}

function* change(id: string, changes: Partial<Tenant>): Work<boolean> {
  return (yield* run`update tenants set ${TENANT.set(changes)} where id = ${id} and left_at is null`) > 0;
}

function* confirm(id: string, email: string, personId: string | null, at: number): Work<boolean> {
  const tenant = yield* lockTenant(id);
  if (!tenant || emailKeyOf(tenant.email) !== emailKeyOf(email)) return false;
  yield* change(id, { unconfirmed: false });
  const person = personId === null ? null : yield* lockPerson(personId);
  if (person?.confirmedAt === null && emailKeyOf(person.email) === emailKeyOf(email))
    yield* changePerson(person.id, { confirmedAt: at });
  return true;
}

/**
 * Changes a tenant, and notes it where it is not so already.
 * @param detail - gives the details of the entry, by the members that differ.
 * @param granted - those of the entry in the operators' log, where an operator does it.
 */
function* noted(
  id: string,
  changes: Partial<Tenant>,
  deed: Deed | null,
  action: Action,
  detail: (members: readonly string[]) => Detail = () => ({}),
  granted: Readonly<Record<string, string | boolean>> = {},
): Work<boolean> {
  const before = yield* lockTenant(id);
  if (!before) return false;
  const members = differing(before, changes);
  if (members.length === 0) return true;
  yield* change(id, changes);
  yield* note(id, deed, action, wholeOf(id), detail(members));
  yield* noteAct(deed, "workspace.changed", wholeOf(id), granted);
  return true;
}

/**
 * The part of leaving that must take effect at once: it closes open bulk files, removes the webhook, the name and the
 * address, and marks the tenant as left, so that its keys find nobody, its codes are gone and no code can be added.
 * `leaving.ts` erases the rest in steps.
 */
function* remove(id: string, at: number, deed: Deed | null = null): Work<boolean> {
  if (!(yield* lockTenant(id))) return false;
  yield* run`delete from open_batches where tenant_id = ${id}`;
  yield* run`delete from webhooks where tenant_id = ${id}`;
  yield* run`delete from alert_mails where tenant_id = ${id}`;
  yield* run`update tenants set name = '', email = '', contact = null, plan = '', plan_valid_until = null, blocked_words = null, left_at = ${at}
    where id = ${id}`;
  yield* run`delete from block_notices where tenant_id = ${id}`;
  yield* removeTotals(id);
  yield* noteAct(deed, "workspace.deleted", wholeOf(id));
  yield* noteErased("workspace", id);
  return true;
}
