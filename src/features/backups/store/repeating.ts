import { isAt } from "../../codes/store/short-address.ts";
import { endApps } from "../../oauth/store/ending.ts";
import { addToTotals } from "../../tenants/store/tenant-totals.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import { shape, text, whole } from "../../../../db/shape.ts";
import { bind, type Database, exists, first, run, value, values, type Work } from "../../../../db/work.ts";

const CODE = shape({ id: text, tenantId: text });

/**
 * Finds and erases records in a database that a backup was restored to, before a service has it. It asks
 * nothing that a service would ask before, such as for another owner: that was settled when they were erased.
 */
export function createRepeatStore(db: Database) {
  const { read, write } = bind(db);
  return {
    codeAt: read((address: ShortAddress) => first(CODE)`select ${CODE} from codes where ${isAt(address)}`),
    tenantOfLead: read((id: string) => value(text)`select tenant_id from leads where id = ${id}`),
    tenantOfPlainCode: read((id: string) => value(text)`select tenant_id from plain_codes where id = ${id}`),

    /**
     * Takes a look off the codes that name it, which are drawn plain then: it was deleted once none of them
     * named it.
     * @returns its workspace; `null` where there is no such look.
     */
    takeLookOff: write(function* (id: string) {
      const tenantId = yield* value(text)`select tenant_id from looks where id = ${id}`;
      if (tenantId === null) return null;
      const styles = yield* value(whole)`select coalesce(sum(octet_length(style)), 0) from codes
        where look_id = ${id}`;
      yield* run`update codes set style = null, look_id = null where look_id = ${id}`;
      yield* addToTotals(tenantId, { bytes: -(styles ?? 0) });
      return tenantId;
    }),

    /** @returns the workspaces that have no owner then; `null` where there is no such person. */
    erasePerson: write(function* (id: string) {
      const tenants = yield* values(
        text,
      )`select tenant_id from members where person_id = ${id} and role = 'owner'`;
      yield* endApps(id, null);
      yield* run`delete from members where person_id = ${id}`;
      const erased = yield* run`delete from people where id = ${id}`;
      return erased === 0 ? null : { ownerless: yield* withoutOwner(tenants) };
    }),

    /** The same for a member of a workspace. */
    eraseMember: write(function* (tenantId: string, personId: string) {
      const isOwner = yield* exists`select 1 from members
        where tenant_id = ${tenantId} and person_id = ${personId} and role = 'owner'`;
      yield* endApps(personId, tenantId);
      const left = yield* run`delete from members where tenant_id = ${tenantId} and person_id = ${personId}`;
      return left === 0 ? null : { ownerless: yield* withoutOwner(isOwner ? [tenantId] : []) };
    }),

    eraseKey: write(
      (tenantId: string, id: string) =>
        run`delete from api_keys where tenant_id = ${tenantId} and id = ${id}`,
    ),
  };
}

export type RepeatStore = ReturnType<typeof createRepeatStore>;

function* withoutOwner(tenants: readonly string[]): Work<string[]> {
  const left: string[] = [];
  for (const tenant of tenants) {
    const owner = yield* value(text)`select person_id from members
      where tenant_id = ${tenant} and role = 'owner' limit 1`;
    if (owner === null) left.push(tenant);
  }
  return left;
}
