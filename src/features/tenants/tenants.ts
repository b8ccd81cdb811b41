import type { TenantStore } from "./store/tenants.ts";
import type { FreshKey } from "../keys/keys.ts";
import type { NewKey } from "../keys/records.ts";
import type { Plans } from "../plans/plans.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { invalidRequest, nothingToChange, workspaceErased } from "../../kit/shared/common-faults.ts";
import { isContact } from "../../kit/shared/contact.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { EditTenant, Ours, SignupAnswer, SignupInput, TenantRecord } from "./model.ts";
import type { AlertService } from "../watch/alerts.ts";

/** Sign-up, the own record, and leaving. */
export interface Tenants {
  /** @throws Fault `signup_closed` when sign-up is closed. */
  checkOpen(): void;
  /**
   * Adds a workspace and its first key.
   * @throws Fault `voucher_invalid` without the voucher that `QZ_SIGNUP` requires, and what `Vouchers.admit` throws.
   */
  signup(input: SignupInput): Promise<SignupAnswer>;
  me(tenant: Tenant): Promise<Ours>;
  /**
   * Changes the workspace's name, email or contact, or where alerts are mailed.
   * @throws Fault `invalid_request`, `nothing_to_change` and `invalid_key`.
   */
  edit(tenant: Tenant, input: EditTenant): Promise<Ours>;
  /** Erases the workspace. @throws Fault `confirmation_mismatch` when `confirm` is not its name. */
  leave(tenant: Tenant, confirm: string): Promise<void>;
}

export interface TenantsNeeds {
  readonly store: TenantStore;
  readonly plans: Plans;
  readonly signup: "open" | "voucher" | "closed";
  readonly signupPlan: string;
  /** Adds a tenant and its first key on a voucher's plan. @throws Fault what `Vouchers.admit` throws. */
  readonly admitByVoucher: (tenant: Tenant, key: NewKey, voucher: string) => Promise<Tenant>;
  /** A key as every sign-up gets one. It is not stored yet. */
  readonly mainKey: (createdAt: number) => FreshKey;
  /** The address that gets mail when destinations of codes die. */
  readonly alerts: Pick<AlertService, "of" | "set">;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called with the id of a tenant whose short ids answer 410 from now on. */
  readonly onGone: (tenantId: string) => void;
  /** Called when a tenant has another name or contact. */
  readonly onEdited: () => void;
  /** Called when cached keys may be out of date. */
  readonly onKeysChanged: () => void;
  /** Called when there is something to erase in the background. */
  readonly onChores: () => void;
}

export function tenantRecord(tenant: Tenant): TenantRecord {
  const { id, name, email, createdAt, contact } = tenant;
  return { id, name, email, createdAt: isoTime(createdAt), contact };
}

/** A workspace that nobody has used yet. */
export function newTenant(id: string, { name, email }: SignupInput, plan: string, createdAt: number): Tenant {
  const off = { deviceLog: false, suspended: false, requireSecondFactor: false };
  return { id, name: name.trim(), email, plan, createdAt, planValidUntil: null, contact: null, ...off };
}

export function createTenants(needs: TenantsNeeds): Tenants {
  const { store, plans, clock, ids } = needs;

  /** Adds a new tenant and its key. Where sign-up is open a voucher is optional. */
  async function admit(tenant: Tenant, key: NewKey, voucher: string): Promise<Tenant> {
    if (voucher !== "") return needs.admitByVoucher(tenant, key, voucher);
    if (needs.signup === "voucher")
      throw new Fault("voucher_invalid", "Signing up here needs a valid voucher. Ask the operator for one.");
    await store.add(tenant, key);
    return tenant;
  }

  async function me(tenant: Tenant): Promise<Ours> {
    const now = clock.now();
    return {
      tenant: tenantRecord(tenant),
      plan: plans.current(tenant, now),
      grants: plans.grants(tenant, now),
      alerts: await needs.alerts.of(tenant.id),
      usage: await store.usage(tenant.id),
    };
  }

  return {
    checkOpen() {
      if (needs.signup === "closed")
        throw new Fault(
          "signup_closed",
          "This service takes no new tenants. Ask its operator for an account.",
        );
    },

    async signup(input) {
      const at = clock.now();
      const { apiKey, key } = needs.mainKey(at);
      const applicant = newTenant(ids.id("ten"), input, needs.signupPlan, at);
      const tenant = await admit(applicant, key, input.voucher?.trim() ?? "");
      return { tenant: tenantRecord(tenant), plan: plans.current(tenant, at), apiKey };
    },

    me,

    async edit(tenant, { name, email, contact, alerts }) {
      const changes = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(email === undefined ? {} : { email }),
        ...(contact === undefined ? {} : { contact: contact === null ? null : contactAddress(contact) }),
      };
      if (alerts !== undefined) await needs.alerts.set(tenant.id, alerts);
      else if (Object.keys(changes).length === 0) throw nothingToChange("name", "email", "contact", "alerts");
      if (Object.keys(changes).length === 0) return me(tenant);
      if (!(await store.edit(tenant.id, changes))) throw workspaceErased();
      needs.onEdited();
      return me({ ...tenant, ...changes });
    },

    async leave(tenant, confirm) {
      if (confirm !== tenant.name)
        throw new Fault("confirmation_mismatch", "To erase the workspace, confirm must be its exact name.", {
          errors: [{ pointer: "/confirm", ...explain("not_tenant_name") }],
        });
      await store.remove(tenant.id, clock.now());
      needs.onKeysChanged();
      needs.onGone(tenant.id);
      needs.onChores();
    },
  };
}

/** @returns the address as browsers write it, in ASCII. @throws Fault `invalid_request` */
function contactAddress(text: string): string {
  const address = URL.parse(text.trim())?.href;
  if (address !== undefined && isContact(address)) return address;
  throw invalidRequest([{ pointer: "/contact", ...explain("contact_address") }]);
}
