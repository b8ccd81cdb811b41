import { feature } from "../../app/feature.ts";
import { choresOf } from "../../app/given.ts";
import { keys } from "../keys/feature.ts";
import { vouchers } from "../plans/feature.ts";
import { firstDays } from "../plans/scan-feature.ts";
import { HOUR } from "../../kit/shared/clock.ts";
import { confirmations } from "../members/feature.ts";
import { people } from "../people/feature.ts";
import { mails } from "../watch/scan-feature.ts";
import { tenantRoutes } from "./http/routes.ts";
import { createTenants } from "./tenants.ts";

/** Mails that ask for a confirmation, for each address of a client. */
const CONFIRMATIONS = { count: 10, milliseconds: HOUR };

/** Workspaces: their sign-up, name, plan and end. */
export const tenants = feature({
  name: "tenants",
  async service(given) {
    const { context, emit, use } = given;
    const { stores, plans, settings, clock, ids } = context;
    const [{ main }, { admit }, owning] = [await use(keys), await use(vouchers), await use(people)];
    const confirming = await use(confirmations);
    const tenants = createTenants({
      store: stores.tenants,
      plans,
      firstDays: await use(firstDays),
      signup: settings.signup,
      signupPlan: settings.signupPlan,
      admitByVoucher: admit,
      owners: owning.owners,
      enter: owning.enterQuietly,
      alerts: await use(mails),
      mainKey: main,
      askToConfirm: settings.signupConfirm ? confirming.askQuietly : null,
      clock,
      ids,
      onGone: (tenantId) => emit("tenant.gone", tenantId),
      onEdited() {
        emit("keys.changed", null);
        emit("tenant.edited", null);
      },
      onKeysChanged: () => emit("keys.changed", null),
      onChores: choresOf(given),
    });
    return { tenants, tries: owning.tries, deviceOf: owning.deviceOf };
  },
  routes: ({ context: { settings, clock }, gate, service: { tenants, tries, deviceOf } }) => [
    tenantRoutes({
      gate,
      limits: {
        signupLimit: gate.limiter("signup", settings.limits.signup),
        dayLimit: gate.limiter("signup-day", settings.limits.signupDay),
        mailLimit: gate.limiter("mails", CONFIRMATIONS),
      },
      tenants,
      tries,
      deviceOf,
      clock,
    }),
  ],
});
