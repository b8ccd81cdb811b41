import type { TenantStore } from "./store/tenants.ts";
import type { FreshKey } from "../keys/keys.ts";
import type { CurrentPlan, Grants } from "../plans/model.ts";
import type { Plans } from "../plans/plans.ts";
import { type ShownBlock, shownBlock } from "../../kit/shared/block.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import { checkOf, schemaDetails } from "../../kit/shared/schema.ts";
import { blockOf, type Tenant, type WholeUsage } from "../../kit/shared/tenant.ts";
import { type SignupAnswer, SignupInput, type TenantRecord } from "./model.ts";
import { newTenant, tenantRecord } from "./tenants.ts";

/** A tenant as the operator sees it. */
export interface TenantSummary {
  readonly tenant: TenantRecord;
  readonly plan: CurrentPlan;
  readonly grants: Grants;
  readonly suspended: boolean;
  /** Why it is suspended. */
  readonly blocked: ShownBlock | null;
  readonly usage: WholeUsage;
}

/** The operator's commands for tenants. */
export interface TenantAdmin {
  readonly planNames: readonly string[];
  /**
   * Adds a workspace and its first key, whoever may sign up.
   * @param plan - the plan of a sign-up when it is not given.
   * @throws Fault `invalid_request` for a name or address that a sign-up refuses, too.
   */
  create(input: SignupInput, plan: string | undefined): Promise<SignupAnswer>;
  /** Every tenant, oldest first. */
  list(): AsyncIterable<TenantSummary>;
  /** `null` when there is no such tenant. */
  show(id: string): Promise<TenantSummary | null>;
  /** Puts a tenant on a plan without end. `false` when there is no such tenant. */
  setPlan(id: string, plan: string): Promise<boolean>;
  /** Grants or withdraws the list of devices in scan logs. `false` when there is no such tenant. */
  grantDeviceLog(id: string, on: boolean): Promise<boolean>;
  /** Erases the workspace and everything in it, as `DELETE /app/api/me` does. `false` when there is no such tenant. */
  erase(id: string): Promise<boolean>;
}

const PAGE = 500;

const check = checkOf(SignupInput);

export function createTenantAdmin(
  needs: OperatorNeeds & {
    store: TenantStore;
    plans: Plans;
    signupPlan: string;
    /** A key as every sign-up gets one. It is not stored yet. */
    mainKey: (createdAt: number) => FreshKey;
  },
): TenantAdmin {
  const { store, plans, signupPlan, mainKey, clock, ids } = needs;

  async function summaryOf(tenant: Tenant): Promise<TenantSummary> {
    const now = clock.now();
    return {
      tenant: tenantRecord(tenant),
      plan: plans.current(tenant, now),
      grants: plans.grants(tenant, now),
      suspended: tenant.suspended,
      blocked: shownBlock(blockOf(tenant)),
      usage: await store.usage(tenant.id),
    };
  }

  return {
    planNames: plans.names,
    async create(input, plan = signupPlan) {
      if (!check.Check(input)) throw invalidRequest(schemaDetails(check, input, ""));
      const at = clock.now();
      const { apiKey, key } = mainKey(at);
      const tenant = newTenant(ids.id("ten"), input, plan, at);
      await store.add(tenant, key, null, deedOfOperator(needs));
      return { tenant: tenantRecord(tenant), plan: plans.current(tenant, at), apiKey };
    },
    async *list() {
      for (let last: string | null = null, more = true; more;) {
        const tenants: Tenant[] = await store.list(PAGE, last);
        for (const tenant of tenants) yield summaryOf(tenant);
        last = tenants.at(-1)?.id ?? last;
        more = tenants.length === PAGE;
      }
    },
    async show(id) {
      const tenant = await store.byId(id);
      return tenant ? summaryOf(tenant) : null;
    },
    setPlan: (id, plan) => store.setPlan(id, plan, null, deedOfOperator(needs)),
    grantDeviceLog: (id, on) => store.setDeviceLog(id, on, deedOfOperator(needs)),
    erase: (id) => store.remove(id, clock.now(), deedOfOperator(needs)),
  };
}
