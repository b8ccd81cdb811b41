import { feature } from "../../app/feature.ts";
import { HOUR } from "../../kit/shared/clock.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import type { SignedIn } from "../../kit/shared/tenant.ts";
import { post } from "../mail/scan-feature.ts";
import { passwords } from "../passwords/feature.ts";
import { people } from "../people/feature.ts";
import { addressTrying } from "../people/http/tries.ts";
import { addressUnconfirmed } from "./faults.ts";
import { secondFactors } from "./entry-feature.ts";
import { passkeyRoutes } from "./http/passkey-routes.ts";
import { signInRoutes } from "./http/sign-in-routes.ts";
import { totpRoutes } from "./http/totp-routes.ts";
import { createPasswordCheck } from "./password-check.ts";

/**
 * Codes of the second step and of an app, for each person: with three good ones of a million, by far too few
 * to guess one.
 */
export const CODES = { count: 20, milliseconds: HOUR };

/** The second factors of the person who is signed in, and the ways in by them. */
export const factors = feature({
  name: "factors",
  async service({ context: { stores, clock }, use }) {
    const { isOpen: hasMail } = await use(post);
    const requireRecent = (who: SignedIn) => requireRecentSignIn(who, clock.now());
    return {
      ...(await use(secondFactors)),
      ...(await use(people)),
      checkPassword: createPasswordCheck(stores.people, await use(passwords)),
      requireRecent,
      async requireProven(who: SignedIn): Promise<void> {
        requireRecent(who);
        if (hasMail && (await stores.people.byId(who.personId))?.confirmedAt === null)
          throw addressUnconfirmed();
      },
    };
  },
  routes({ context: { settings }, gate, service }) {
    const { app, passkeys, entry, accounts, sessions, deviceOf, tries, checkPassword } = service;
    const { requireRecent, requireProven } = service;
    return [
      totpRoutes({
        ...{ gate, app, requireRecent, requireProven, checkPassword },
        addressTrying: (request) => addressTrying(tries, request),
      }),
      passkeyRoutes({ gate, passkeys, requireRecent, requireProven }),
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
