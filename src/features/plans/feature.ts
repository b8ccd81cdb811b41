import { feature } from "../../app/feature.ts";
import { voucherRoutes } from "./http/routes.ts";
import { createVouchers } from "./vouchers.ts";

/** Vouchers, by which a workspace comes to a plan. */
export const vouchers = feature({
  name: "vouchers",
  service: ({ context: { stores, plans, clock, ids }, emit }) =>
    createVouchers({
      store: stores.vouchers,
      plans,
      clock,
      ids,
      onPlanChanged: () => emit("keys.changed", null),
    }),
  routes: ({ gate, service }) => [voucherRoutes(gate, service)],
});
