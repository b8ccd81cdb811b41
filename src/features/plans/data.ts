import type { Keeping } from "../../../db/engine.ts";
import { createFirstUseStore } from "./store/first-uses.ts";
import { createVoucherStore } from "./store/vouchers.ts";
import { firstUses, voucherRedemptions, vouchers } from "./tables.ts";

/** Vouchers, who redeemed them, and what workspaces use of the limits of their first days. */
export const plansData = {
  tables: [vouchers, voucherRedemptions, firstUses],
  stores: ({ database }: Keeping) => ({
    vouchers: createVoucherStore(database),
    firstUses: createFirstUseStore(database),
  }),
};
