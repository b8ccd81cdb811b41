import { DAY, instantOf } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { KeyAdmin } from "../keys/admin.ts";
import type { CreatedKey, CreateKey, KeyList } from "../keys/model.ts";
import type { PersonAdmin } from "../members/admin.ts";
import type { TenantAdmin } from "../tenants/admin.ts";
import { noPlan, noSuch } from "./faults.ts";
import type { MadeOwner, MadeWorkspace, NewWorkspace } from "./making-model.ts";

/** Records that operators make for workspaces. */
export interface OperatorMaking {
  /** @throws Fault `invalid_request` */
  workspace(input: NewWorkspace, by: Operator): Promise<MadeWorkspace>;
  /** @throws Fault `not_found`, `invalid_request`, and `passwords_off` for somebody new. */
  owner(tenantId: string, address: string, by: Operator): Promise<MadeOwner>;
  /** @throws Fault `not_found` */
  keys(tenantId: string): Promise<KeyList>;
  /** @throws Fault `not_found`, `invalid_request`, `plan_limit` */
  key(tenantId: string, input: CreateKey, by: Operator): Promise<CreatedKey>;
  /** @throws Fault `key_not_found`, `last_key` */
  revoke(tenantId: string, id: string, by: Operator): Promise<void>;
  /** Replaces the sign-up's key. @throws Fault `not_found` */
  mainKey(tenantId: string, by: Operator): Promise<{ apiKey: string }>;
}

export function createOperatorMaking(needs: {
  /** The services of the commands. @param by - who acts; `null` to read. */
  as: (by: Operator | null) => {
    tenants: Pick<TenantAdmin, "create" | "planNames">;
    people: Pick<PersonAdmin, "makeOwner">;
    keys: KeyAdmin;
  };
  now: () => number;
  /** Called when a key or a member was changed. */
  onChanged: () => void;
}): OperatorMaking {
  const { as, now, onChanged } = needs;
  const { tenants, keys } = as(null);

  async function ownerOf(tenantId: string, address: string, by: Operator): Promise<MadeOwner | "nobody"> {
    const made = await as(by).people.makeOwner(tenantId, address);
    if (!made) throw noSuch("workspace");
    onChanged();
    return made === "nobody" ? made : { ...made, link: made.link && { ...made.link } };
  }

  async function requireKeys(tenantId: string) {
    const found = await keys.list(tenantId);
    // Every workspace has one: the last can't be deleted.
    if (found.length === 0) throw noSuch("workspace");
    return found;
  }

  return {
    async workspace({ name, email: address, plan }, by) {
      if (plan !== undefined && !tenants.planNames.includes(plan)) throw noPlan(tenants.planNames);
      const { tenant, apiKey } = await as(by).tenants.create({ name, email: address }, plan);
      const owner = await ownerOf(tenant.id, address, by);
      return { id: tenant.id, apiKey, owner: owner === "nobody" ? null : owner };
    },

    async owner(tenantId, address, by) {
      const owner = await ownerOf(tenantId, address, by);
      if (owner === "nobody")
        throw new Fault("passwords_off", "Nobody has this address, and a new person would have no way in.");
      return owner;
    },

    keys: async (tenantId) => ({ keys: await requireKeys(tenantId) }),

    async key(tenantId, { name, scopes, expiresAt }, by) {
      await requireKeys(tenantId);
      const order = { name, scopes, expiresAt: endOf(expiresAt, now()) };
      const made = await as(by).keys.create(tenantId, order);
      onChanged();
      return made;
    },

    async revoke(tenantId, id, by) {
      await as(by).keys.revoke(tenantId, id);
      onChanged();
    },

    async mainKey(tenantId, by) {
      const apiKey = await as(by).keys.renewMain(tenantId);
      if (apiKey === null) throw noSuch("workspace");
      onChanged();
      return { apiKey };
    },
  };
}

/**
 * The end of something: that of a date is the day's, in UTC.
 * @throws Fault `invalid_request` for what is no time, or past.
 */
export function endOf(asked: string | undefined, now: number): number | null {
  if (asked === undefined) return null;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(asked);
  const at = instantOf(isDate ? `${asked}T00:00:00Z` : asked);
  const end = at !== null && isDate ? at + DAY : at;
  if (end === null || end <= now)
    throw invalidRequest([{ pointer: "/expiresAt", ...explain("key_end_not_ahead") }]);
  return end;
}
