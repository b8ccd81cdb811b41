import { feature } from "../../app/feature.ts";
import { audit } from "../audit/feature.ts";
import { createSessionCookie } from "../people/cookie.ts";
import { signedIn } from "../people/scan-feature.ts";
import { createAuthenticatorApp } from "./app.ts";
import { createChallenges } from "./challenges.ts";
import { createEntry } from "./entry.ts";
import { createPasskeys } from "./passkeys.ts";
import { createTotpSecrets } from "./secrets.ts";

/** Second factors, and the one door to sessions, which asks for them. All ways in use it. */
export const secondFactors = feature({
  name: "second factors",
  async service({ context, emit, use }) {
    const { stores, keys, baseUrl, pool, clock, ids } = context;
    const onChanged = () => emit("keys.changed", null);
    const { sessions } = await use(signedIn);
    const [sealer, signer] = await Promise.all([keys.sealer("factors"), keys.signer("passkeys")]);
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
      onRefused: (await use(audit)).refused,
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
