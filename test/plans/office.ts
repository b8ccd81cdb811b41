import type { VoucherOrder } from "../../src/plans/voucher-desk.ts";
import { readSettings } from "../../src/settings.ts";
import { openOffice } from "../../src/wire.ts";
import type { Scenario } from "../scenario.ts";

/** Makes a voucher beside a running service, as its operator does. @returns the code. */
export async function makeVoucher(where: Scenario, order: Partial<VoucherOrder> = {}): Promise<string> {
  return atTheOffice(where, async ({ vouchers }) => {
    const made = await vouchers.create({ plan: "pro", uses: 1, days: null, expiresAt: null, ...order });
    return made.code;
  });
}

/** Does what an operator does, with a connection of its own. */
export async function atTheOffice<T>(
  where: Scenario,
  work: (office: Awaited<ReturnType<typeof openOffice>>) => Promise<T>,
): Promise<T> {
  return where.beside(async (storage) => {
    const office = await openOffice(readSettings(storage), { clock: where.clock });
    try {
      return await work(office);
    } finally {
      await office.close();
    }
  });
}
