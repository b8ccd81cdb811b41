import type { VoucherTerms } from "../../../src/features/plans/voucher-admin.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openAdmin } from "../../../src/operate/admin.ts";
import type { Scenario } from "../../scenario.ts";

type Admin = Awaited<ReturnType<typeof openAdmin>>;

/** Creates a voucher beside a running service, as its operator does. @returns the code. */
export async function makeVoucher(where: Scenario, order: Partial<VoucherTerms> = {}): Promise<string> {
  return openFor(where, where.storage.environment, async ({ vouchers }) => {
    const made = await vouchers.create({ plan: "pro", uses: 1, days: null, expiresAt: null, ...order });
    return made.code;
  });
}

/** Runs `work` as the operator, with a connection of its own. */
export async function withAdmin<T>(where: Scenario, work: (admin: Admin) => Promise<T>): Promise<T> {
  return where.beside((storage) => openFor(where, storage, work));
}

async function openFor<T>(
  { clock }: Scenario,
  storage: Readonly<Record<string, string>>,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  const admin = await openAdmin(readSettings(storage), { clock });
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}
