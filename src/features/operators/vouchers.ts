import type { Static } from "@sinclair/typebox";
import type { Clock } from "../../kit/shared/clock.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import type { VoucherAdmin } from "../plans/voucher-admin.ts";
import { noPlan, noSuch } from "./faults.ts";
import { endOf } from "./making.ts";
import type { MadeVoucher, NewVoucher, OperatorVoucher, OperatorVouchers } from "./vouchers-model.ts";

/** Vouchers, which give plans. */
export interface OperatorVouchersDesk {
  list(): Promise<OperatorVouchers>;
  /** @throws Fault `invalid_request` for an unknown plan, and for an end that is past or no time. */
  make(input: NewVoucher, by: Operator): Promise<MadeVoucher>;
  /** @throws Fault `not_found` */
  revoke(hint: string, by: Operator): Promise<Static<typeof OperatorVoucher>>;
}

export function createOperatorVouchers(needs: {
  /** The service of the commands. @param by - who acts; `null` to read. */
  as: (by: Operator | null) => { vouchers: VoucherAdmin };
  planNames: readonly string[];
  clock: Clock;
}): OperatorVouchersDesk {
  const { as, planNames, clock } = needs;

  return {
    list: async () => ({ vouchers: await as(null).vouchers.list() }),

    async make({ plan, uses = 1, days, expiresAt }, by) {
      if (!planNames.includes(plan)) throw noPlan(planNames);
      const terms = { plan, uses, days: days ?? null, expiresAt: endOf(expiresAt, clock.now()) };
      const { code, ...voucher } = await as(by).vouchers.create(terms);
      return { code, voucher };
    },

    async revoke(hint, by) {
      const voucher = await as(by).vouchers.revoke(hint);
      if (!voucher) throw noSuch("voucher");
      return voucher;
    },
  };
}
