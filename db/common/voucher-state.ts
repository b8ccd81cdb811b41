import type { KeptVoucher, VoucherRefusal } from "../../src/plans/store.ts";

/** Why a tenant can't redeem a voucher at this moment; `null` when it can. @param isMine - it has done so before. */
export function refusalOf(
  voucher: KeptVoucher | undefined,
  isMine: boolean,
  at: number,
): VoucherRefusal | null {
  if (!voucher || voucher.revokedAt !== null) return "voucher_invalid";
  if (isMine) return "voucher_already_redeemed";
  if (voucher.expiresAt !== null && voucher.expiresAt <= at) return "voucher_expired";
  return voucher.redeemed < voucher.uses ? null : "voucher_used_up";
}
