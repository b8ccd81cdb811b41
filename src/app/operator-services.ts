import type { Stores } from "../../db/stores.ts";
import { findPeople } from "../features/audit/people.ts";
import { createDomainAdmin } from "../features/domains/admin.ts";
import { createFileAdmin } from "../features/files/admin.ts";
import { createImageAdmin } from "../features/images/admin.ts";
import { createKeyAdmin } from "../features/keys/admin.ts";
import { mainKey } from "../features/keys/keys.ts";
import { createLogoAdmin } from "../features/logos/admin.ts";
import { createPersonAdmin } from "../features/members/admin.ts";
import type { Plans } from "../features/plans/plans.ts";
import { createVoucherAdmin } from "../features/plans/voucher-admin.ts";
import { createTenantAdmin } from "../features/tenants/admin.ts";
import type { Settings } from "../kit/settings/settings.ts";
import type { OperatorNeeds } from "../kit/shared/deed.ts";

/**
 * The services by which operators act, for the commands and for the view alike. All that they change is noted
 * as done by `by`, in the same transaction. They keep nothing, so one may be made for each call.
 */
export function operatorServices(
  needs: OperatorNeeds & {
    readonly stores: Stores;
    readonly settings: Pick<Settings, "signupPlan" | "passwords">;
    readonly plans: Plans;
    readonly baseUrl: string;
  },
) {
  const { stores, settings, plans, baseUrl, clock, ids, by } = needs;
  const own = { clock, ids, by };
  return {
    tenants: createTenantAdmin({
      ...{ ...own, store: stores.tenants, plans, signupPlan: settings.signupPlan },
      mainKey: (createdAt) => mainKey(ids, createdAt),
    }),
    people: createPersonAdmin({
      ...{ ...own, people: stores.people, sessions: stores.sessions, persons: stores.persons },
      ...{ members: stores.members, links: stores.links, baseUrl },
      removeFactors: stores.factors.removeAll,
      passwords: settings.passwords,
    }),
    keys: createKeyAdmin({ ...own, store: stores.keys, findPeople: findPeople(stores.audit) }),
    vouchers: createVoucherAdmin({ ...own, store: stores.vouchers }),
    domains: createDomainAdmin(stores.domains, own),
    logos: createLogoAdmin({ ...own, store: stores.logos }),
    images: createImageAdmin(stores.images, own),
    files: createFileAdmin(stores.files, own),
  };
}
