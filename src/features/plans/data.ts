import type { Keeping } from "../../../db/engine.ts";
import { createVoucherStore } from "./store.ts";
import { vouchers, voucherRedemptions } from "./tables.ts";

/** Vouchers, and who redeemed them. */
export const plansData = {
  tables: [vouchers, voucherRedemptions],
  stores: ({ database }: Keeping) => ({
    vouchers: createVoucherStore(database),
  }),
};
