import type { VoucherOrder } from "../../src/plans/voucher-desk.ts";
import { readSettings } from "../../src/settings.ts";
import { openOffice } from "../../src/wiring/office.ts";
import type { Scenario } from "../scenario.ts";

type Office = Awaited<ReturnType<typeof openOffice>>;

/** Makes a voucher beside a running service, as its operator does: nobody has to hear of it. @returns the code. */
export async function makeVoucher(where: Scenario, order: Partial<VoucherOrder> = {}): Promise<string> {
  return atTheDesk(where, where.storage.environment, async ({ vouchers }) => {
    const made = await vouchers.create({ plan: "pro", uses: 1, days: null, expiresAt: null, ...order });
    return made.code;
  });
}

/** Does what an operator does, with a connection of its own. */
export async function atTheOffice<T>(where: Scenario, work: (office: Office) => Promise<T>): Promise<T> {
  return where.beside((storage) => atTheDesk(where, storage, work));
}

async function atTheDesk<T>(
  { clock }: Scenario,
  storage: Readonly<Record<string, string>>,
  work: (office: Office) => Promise<T>,
): Promise<T> {
  const office = await openOffice(readSettings(storage), { clock });
  try {
    return await work(office);
  } finally {
    await office.close();
  }
}
