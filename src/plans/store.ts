import type { RetryKey } from "../shared/retry.ts";
import type { Tenant } from "../shared/tenant.ts";

/** What puts a tenant on a plan, as often as it says. Known by its code's hash; times are milliseconds since the epoch. */
export interface Voucher {
  readonly hash: string;
  /** The first digits of its code; no two vouchers have the same. */
  readonly hint: string;
  readonly plan: string;
  /** How many tenants may redeem it. */
  readonly uses: number;
  /** For how long it gives the plan, `null` for good. */
  readonly days: number | null;
  /** From when on it can't be redeemed; `null` is never. */
  readonly expiresAt: number | null;
  readonly createdAt: number;
}

/** A voucher and what became of it. */
export interface KeptVoucher extends Voucher {
  readonly redeemed: number;
  readonly revokedAt: number | null;
}

/** Why a voucher can't be redeemed: a Fault's code. */
export type VoucherRefusal =
  "voucher_invalid" | "voucher_expired" | "voucher_used_up" | "voucher_already_redeemed";

/** What redeeming a voucher makes of a tenant. Runs inside a transaction: no waiting, no side effects. */
export type Redeem = (
  voucher: Voucher,
  tenant: Tenant,
) => {
  readonly tenant: Tenant;
  /** What the tenant is told, and told again when it asks again. */
  readonly answer: string;
} | null;

/** What came of an attempt to redeem. */
export type Redemption =
  | { readonly kind: "redeemed"; readonly answer: string }
  /** The same request was answered before; `answer` is what was sent then. */
  | { readonly kind: "replayed"; readonly answer: string }
  /** The key was used before with another body. */
  | { readonly kind: "key_reused" }
  /** The tenant left while the request was on its way. */
  | { readonly kind: "tenant_gone" }
  | { readonly kind: "refused"; readonly code: VoucherRefusal };

/** What is kept of vouchers. */
export interface VoucherStore {
  /** `false` when another voucher has its hint. */
  add(voucher: Voucher): Promise<boolean>;
  /** All of them, oldest first. */
  list(): Promise<KeptVoucher[]>;
  /** Ends a voucher; what it gave stays. `null` when there is none with this hash. */
  revoke(hash: string, at: number): Promise<KeptVoucher | null>;
  /** One transaction: replay, then the voucher's state, then use, tenant and kept answer. `redeem` gives `null` for a plan it doesn't know. */
  redeem(attempt: {
    readonly hash: string;
    readonly tenantId: string;
    readonly at: number;
    readonly retry: RetryKey | null;
    readonly redeem: Redeem;
  }): Promise<Redemption>;
  /** Adds a tenant that comes with a voucher, and its first key: both or neither. Gives the tenant as `redeem` made it. */
  admit(entry: {
    readonly hash: string;
    readonly tenant: Tenant;
    readonly keyHash: string;
    readonly redeem: Redeem;
  }): Promise<Tenant | VoucherRefusal>;
}
