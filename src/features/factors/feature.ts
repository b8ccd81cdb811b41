import { feature } from "../../app/feature.ts";
import { createSigner, deriveKey } from "../../kit/shared/hmac.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import { createSealer } from "../../kit/shared/seal.ts";
import { passwords } from "../passwords/feature.ts";
import { createSessionCookie } from "../people/cookie.ts";
import { signedIn } from "../people/scan-feature.ts";
import { createAuthenticatorApp } from "./app.ts";
import { createChallenges } from "./challenges.ts";
import { createEntry } from "./entry.ts";
import { passkeyRoutes } from "./http/passkey-routes.ts";
import { totpRoutes } from "./http/totp-routes.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPasswordCheck } from "./password-check.ts";
import { createTotpSecrets } from "./secrets.ts";

/** Second factors, and the one door to sessions, which asks for them. All ways in use it. */
export const secondFactors = feature({
  name: "second factors",
  async service({ context, emit, use }) {
    const { stores, secret, baseUrl, pool, clock, ids } = context;
    const onChanged = () => emit("keys.changed", null);
    const { sessions } = await use(signedIn);
    const [sealer, signer] = await Promise.all([
      deriveKey(secret, "factors").then((key) => createSealer(key, ids)),
      deriveKey(secret, "passkeys").then(createSigner),
    ]);
    const app = createAuthenticatorApp({
      store: stores.factors,
      people: stores.people,
      secrets: createTotpSecrets(sealer),
      issuer: new URL(baseUrl).hostname,
      ...{ clock, ids, onChanged },
    });
    const entry = createEntry({
      sessions,
      factors: stores.factors,
      steps: stores.secondSteps,
      app,
      cookie: createSessionCookie("qz_second", baseUrl.startsWith("https:")),
      clock,
      ids,
    });
    const challenges = createChallenges({ signer, clock, ids });
    const passkeys = createPasskeys({
      store: stores.passkeys,
      people: stores.people,
      jobsFor: pool.jobsFor,
      ...{ challenges, baseUrl, clock, ids, onChanged },
    });
    return { app, entry, passkeys };
  },
});

/** The second factors of the person who is signed in. */
export const factors = feature({
  name: "factors",
  service: async ({ context: { stores }, use }) => ({
    ...(await use(secondFactors)),
    checkPassword: createPasswordCheck(stores.people, await use(passwords)),
  }),
  routes({ context: { clock }, gate, service: { app, passkeys, checkPassword } }) {
    const requireRecent = (who: { readonly signedInAt: number }) => requireRecentSignIn(who, clock.now());
    return [
      totpRoutes({ gate, app, requireRecent, checkPassword }),
      passkeyRoutes({ gate, passkeys, requireRecent }),
    ];
  },
});
