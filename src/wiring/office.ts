import { type CodeDesk, createCodeDesk } from "../codes/desk.ts";
import { createLogoDesk, type LogoDesk } from "../logos/desk.ts";
import { readPlans } from "../machine.ts";
import { createVoucherDesk, type VoucherDesk } from "../plans/voucher-desk.ts";
import type { Settings } from "../settings.ts";
import { createOffice, type Office } from "../tenants/office.ts";
import { essentials, type Surroundings } from "./essentials.ts";
import { openStores } from "./storage.ts";

/** The operator's side of tenants, vouchers and codes. */
export interface OpenOffice extends Office {
  readonly vouchers: VoucherDesk;
  readonly codes: CodeDesk;
  close(): Promise<void>;
}

/** What commands work with beside a running service: the same stores, no server. */
export async function openOffice(settings: Settings, surroundings: Surroundings = {}): Promise<OpenOffice> {
  const { clock, ids } = essentials(settings, surroundings);
  const plans = await readPlans(settings);
  const stores = await openStores(settings, null);
  const office = createOffice({ store: stores.tenants, plans, clock, ids });
  const vouchers = createVoucherDesk({ store: stores.vouchers, clock, ids });
  const codes = createCodeDesk(stores.codes, clock);
  return { ...office, vouchers, codes, close: () => stores.close() };
}

/** What commands add logos with beside a running service. */
export async function openLogoDesk(
  settings: Settings,
  surroundings: Surroundings = {},
): Promise<LogoDesk & { close(): Promise<void> }> {
  const { clock } = essentials(settings, surroundings);
  const stores = await openStores(settings, null);
  return { ...createLogoDesk({ store: stores.logos, clock }), close: () => stores.close() };
}
