import { feature } from "../../app/feature.ts";
import { HOUR } from "../../kit/shared/clock.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import { passwords } from "../passwords/feature.ts";
import { people } from "../people/feature.ts";
import { secondFactors } from "./entry-feature.ts";
import { passkeyRoutes } from "./http/passkey-routes.ts";
import { signInRoutes } from "./http/sign-in-routes.ts";
import { totpRoutes } from "./http/totp-routes.ts";
import { createPasswordCheck } from "./password-check.ts";

/**
 * Codes of the second step and of an app, for each person: with three good ones of a million, by far too few
 * to guess one.
 */
const CODES = { count: 20, milliseconds: HOUR };

/** The second factors of the person who is signed in, and the ways in by them. */
export const factors = feature({
  name: "factors",
  service: async ({ context: { stores }, use }) => ({
    ...(await use(secondFactors)),
    ...(await use(people)),
    checkPassword: createPasswordCheck(stores.people, await use(passwords)),
  }),
  routes({ context: { clock, settings }, gate, service }) {
    const { app, passkeys, entry, accounts, sessions, deviceOf, checkPassword } = service;
    const requireRecent = (who: { readonly signedInAt: number }) => requireRecentSignIn(who, clock.now());
    return [
      totpRoutes({ gate, app, requireRecent, checkPassword }),
      passkeyRoutes({ gate, passkeys, requireRecent }),
      signInRoutes({
        ...{ gate, entry, passkeys, deviceOf },
        limit: gate.limiter("sign-in", settings.limits.signIn),
        codeLimit: gate.limiter("sign-in-code", settings.limits.signIn === null ? null : CODES),
        endFormer: sessions.endOf,
        shown: ({ session: { personId, id } }) => accounts.shown({ personId, sessionId: id }),
      }),
    ];
  },
});
