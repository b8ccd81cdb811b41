import type { Tenant } from "../../kit/shared/tenant.ts";

/** A voucher puts tenants on a plan. It is stored under its code's hash. Times are milliseconds since the epoch. */
export interface Voucher {
  readonly hash: string;
  /** The first characters of its code, unique among vouchers. */
  readonly hint: string;
  readonly plan: string;
  /** How many tenants may redeem it. */
  readonly uses: number;
  /** For how many days it gives the plan; `null` without end. */
  readonly days: number | null;
  /** When it expires; `null` is never. */
  readonly expiresAt: number | null;
  readonly createdAt: number;
}

/** A voucher as it is stored, with its uses so far. */
export interface StoredVoucher extends Voucher {
  readonly redeemed: number;
  readonly revokedAt: number | null;
}

/** Why a voucher can't be redeemed: a Fault's code. */
export type VoucherRefusal =
  "voucher_invalid" | "voucher_expired" | "voucher_used_up" | "voucher_already_redeemed";

/**
 * Changes a tenant by a voucher. Runs in a transaction: synchronously, without side effects.
 * @returns `null` for a plan that does not exist.
 */
export type Redeem = (
  voucher: Voucher,
  tenant: Tenant,
) => {
  readonly tenant: Tenant;
  /** The answer to the request, also when it is repeated. */
  readonly answer: string;
} | null;

/** The result of redeeming a voucher. */
export type Redemption =
  | { readonly kind: "redeemed"; readonly answer: string }
  /** The same request was answered before; `answer` is what was sent then. */
  | { readonly kind: "replayed"; readonly answer: string }
  /** The key was used before with another body. */
  | { readonly kind: "key_reused" }
  /** The tenant was erased during the request. */
  | { readonly kind: "tenant_gone" }
  | { readonly kind: "refused"; readonly code: VoucherRefusal };
