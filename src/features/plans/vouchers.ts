import type { VoucherStore } from "./store/vouchers.ts";
import { type Clock, DAY, END_OF_TIME } from "../../kit/shared/clock.ts";
import { keyReused, workspaceErased } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Retried, RetryKey } from "../../kit/shared/retry.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { RedeemAnswer } from "./model.ts";
import type { NewKey } from "../keys/records.ts";
import type { NewOwner, OwnerRefusal } from "../people/records.ts";
import type { Plans } from "./plans.ts";
import type { Redeem, Voucher, VoucherRefusal } from "./records.ts";
import { hashVoucher } from "./voucher-code.ts";

/** Redeeming vouchers, and signing up with one. */
export interface Vouchers {
  /**
   * Puts a tenant on the voucher's plan.
   * @param code - as it was typed.
   * @param author - as `shared/author.ts` spells it.
   * @returns a `RedeemAnswer`.
   * @throws Fault `voucher_invalid`, `voucher_expired`, `voucher_used_up`, `voucher_already_redeemed`,
   * `idempotency_key_reused`, or `invalid_key` when the workspace was erased meanwhile.
   */
  redeem(tenant: Tenant, code: string, retry: RetryKey | null, author: string | null): Promise<Retried>;
  /**
   * Adds a new tenant with its first key and owner, on the voucher's plan.
   * @returns the tenant, or why the person can't own it.
   * @throws Fault `voucher_invalid`, `voucher_expired` or `voucher_used_up`; nothing is added then.
   */
  admit(tenant: Tenant, key: NewKey, code: string, owner: NewOwner | null): Promise<Tenant | OwnerRefusal>;
}

const REFUSALS: Readonly<Record<VoucherRefusal, string>> = {
  voucher_invalid: "There is no such voucher. Check the code against what you were given.",
  voucher_expired: "This voucher has expired. Ask for a new one.",
  voucher_used_up: "This voucher was redeemed as often as it allows. Ask for a new one.",
  voucher_already_redeemed: "This workspace has redeemed this voucher already.",
};

export function createVouchers(needs: {
  store: VoucherStore;
  plans: Plans;
  clock: Clock;
  ids: Ids;
  /** Called when a tenant has a new plan. */
  onPlanChanged: () => void;
}): Vouchers {
  const { store, plans, clock } = needs;

  /** A voucher for the present plan extends it; one for another plan replaces it. */
  function validUntil(voucher: Voucher, tenant: Tenant, now: number): number | null {
    const present = plans.current(tenant, now);
    const isSame = present.name === voucher.plan;
    // A plan without end is not cut short.
    if (voucher.days === null || (isSame && present.validUntil === null)) return null;
    const from = isSame && present.validUntil !== null ? Date.parse(present.validUntil) : now;
    return Math.min(from + voucher.days * DAY, END_OF_TIME);
  }

  function redeemAt(now: number): Redeem {
    return (voucher, before) => {
      if (!plans.names.includes(voucher.plan)) return null;
      const planValidUntil = validUntil(voucher, before, now);
      const tenant = { ...before, plan: voucher.plan, planValidUntil };
      const answer: RedeemAnswer = { plan: plans.current(tenant, now), grants: plans.grants(tenant, now) };
      return { tenant, answer: JSON.stringify(answer) };
    };
  }

  return {
    async redeem(tenant, code, retry, author) {
      const at = clock.now();
      const deed = deedOf(needs, author);
      // A text that can't be a code goes to the store too, under a hash that no voucher has: this may be a retry.
      const hash = hashVoucher(code) ?? "";
      const attempt = { hash, tenantId: tenant.id, at, retry, redeem: redeemAt(at), deed };
      const redemption = await store.redeem(attempt);
      switch (redemption.kind) {
        case "redeemed":
          needs.onPlanChanged();
          return { answer: redemption.answer, isReplay: false };
        case "replayed":
          return { answer: redemption.answer, isReplay: true };
        case "key_reused":
          throw keyReused();
        case "tenant_gone":
          throw workspaceErased();
        case "refused":
          throw refusal(redemption.code);
      }
    },

    async admit(tenant, key, code, owner) {
      const hash = hashVoucher(code);
      if (hash === null) throw refusal("voucher_invalid");
      const admitted = await store.admit({ hash, tenant, key, owner, redeem: redeemAt(tenant.createdAt) });
      if (isVoucherRefusal(admitted)) throw refusal(admitted);
      return admitted;
    },
  };
}

function isVoucherRefusal(outcome: unknown): outcome is VoucherRefusal {
  return typeof outcome === "string" && Object.hasOwn(REFUSALS, outcome);
}

function refusal(code: VoucherRefusal): Fault {
  return new Fault(code, REFUSALS[code]);
}
