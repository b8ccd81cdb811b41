import { findPeople } from "../features/audit/people.ts";
import { type CodeAdmin, createCodeAdmin } from "../features/codes/admin.ts";
import { createDomainAdmin, type DomainAdmin } from "../features/domains/admin.ts";
import { createImageAdmin, type ImageAdmin } from "../features/images/admin.ts";
import { createKeyAdmin, type KeyAdmin } from "../features/keys/admin.ts";
import { mainKey } from "../features/keys/keys.ts";
import { createLogoAdmin, type LogoAdmin } from "../features/logos/admin.ts";
import { createPersonAdmin, type PersonAdmin } from "../features/members/admin.ts";
import { createVoucherAdmin, type VoucherAdmin } from "../features/plans/voucher-admin.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { createTenantAdmin, type TenantAdmin } from "../features/tenants/admin.ts";
import { createPlatform, type Overrides } from "../app/context.ts";
import { readPlans } from "../app/plans.ts";
import { openStores } from "../app/storage.ts";

/** The services of the operator's commands for tenants, vouchers and codes. */
export interface Admin extends TenantAdmin {
  readonly keys: KeyAdmin;
  readonly people: PersonAdmin;
  readonly vouchers: VoucherAdmin;
  readonly codes: CodeAdmin;
  readonly domains: DomainAdmin;
  readonly images: ImageAdmin;
  close(): Promise<void>;
}

/** Opens the stores for the operator's commands. A service may be running on them. */
export async function openAdmin(settings: Settings, overrides: Overrides = {}): Promise<Admin> {
  const { clock, ids } = createPlatform(settings, overrides);
  const plans = await readPlans(settings);
  const stores = await openStores(settings, null);
  const tenants = createTenantAdmin({
    store: stores.tenants,
    plans,
    signupPlan: settings.signupPlan,
    mainKey: (createdAt) => mainKey(ids, createdAt),
    clock,
    ids,
  });
  const keys = createKeyAdmin({
    ...{ store: stores.keys, findPeople: findPeople(stores.audit), clock, ids },
  });
  const people = createPersonAdmin({
    ...{ people: stores.people, sessions: stores.sessions, persons: stores.persons },
    ...{ members: stores.members, links: stores.links, clock, ids },
    removeFactors: (personId) => stores.factors.removeAll(personId),
    baseUrl: settings.baseUrl ?? `http://localhost:${settings.port}`,
  });
  const vouchers = createVoucherAdmin({ store: stores.vouchers, clock, ids });
  const codes = createCodeAdmin(stores.codes, clock, ids);
  const domains = createDomainAdmin(stores.domains, clock, ids);
  const images = createImageAdmin(stores.images);
  return { ...tenants, keys, people, vouchers, codes, domains, images, close: () => stores.close() };
}

/** The services of the operator's commands for the logos of the catalog. */
export interface OpenLogoAdmin extends LogoAdmin {
  close(): Promise<void>;
}

/** Opens the stores for the commands that add and remove logos. A service may be running on them. */
export async function openLogoAdmin(settings: Settings, overrides: Overrides = {}): Promise<OpenLogoAdmin> {
  const { clock } = createPlatform(settings, overrides);
  const stores = await openStores(settings, null);
  return { ...createLogoAdmin({ store: stores.logos, clock }), close: () => stores.close() };
}
