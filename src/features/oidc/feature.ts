import { feature } from "../../app/feature.ts";
import { createDocuments } from "../../kit/outbound/documents.ts";
import { allowedByDefault, createGuard } from "../../kit/outbound/guard.ts";
import { MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { EVERYWHERE } from "../../kit/outbound/public.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { VERSION } from "../../version.ts";
import { secondFactors } from "../factors/entry-feature.ts";
import { createSessionCookie } from "../people/cookie.ts";
import { signedIn } from "../people/scan-feature.ts";
import { createAttempts } from "./attempts.ts";
import { linkRoutes } from "./http/link-routes.ts";
import { oidcRoutes } from "./http/routes.ts";
import { createProvider } from "./provider.ts";
import { createProviderSignIns } from "./sign-in.ts";

/** Calls of an address. A sign-in is two, and a company may have one address. */
const CALLS = { count: 120, milliseconds: MINUTE };

/** Calls of a provider, which has one address, about sign-outs. */
const NOTICES = { count: 1_200, milliseconds: MINUTE };

/** The cookies of sealed attempts. */
const SEALED = /(?:^|; ?)((?:__Host-)?qz_oidc)=([\w-]{1,2000})(?=;|$)/g;

/** For all of a request to the provider. */
const PATIENCE = 10 * SECOND;

/** Bytes of the largest answer of a provider: the keys of some come with certificates. */
const LARGEST = 256 * 1024;

/** Sign-ins at a provider of OpenID Connect; `null` where none is set up. */
export const oidc = feature({
  name: "oidc",
  async service({ context, emit, use }) {
    const { settings, stores, plans, keys, baseUrl, lookup, clock, ids, log } = context;
    const { issuer, clientId } = settings.oidc;
    if (issuer === null || clientId === null) return null;
    const [{ entry }, { sessions }] = [await use(secondFactors), await use(signedIn)];
    const { host } = new URL(issuer);
    // The operator has named this host. Others, which its description names, are treated as those of tenants.
    const own = createGuard({ allow: EVERYWHERE, lookup, timeout });
    const others = createGuard({
      allow: settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host),
      lookup,
      timeout,
    });
    const provider = createProvider({
      settings: { ...settings.oidc, issuer, clientId },
      callback: `${baseUrl}/app/api/oidc/callback`,
      home: `${baseUrl}/app`,
      read: createDocuments({
        guardOf: (url) => (url.host === host ? own : others),
        userAgent: `Quietzone/${VERSION}`,
        timeout: PATIENCE,
        largest: LARGEST,
      }),
      clock,
      log,
    });
    return createProviderSignIns({
      provider,
      attempts: createAttempts({
        sealer: await keys.sealer("oidc"),
        cookie: createSessionCookie("qz_oidc", baseUrl.startsWith("https:"), SEALED),
        clock,
        ids,
      }),
      store: stores.identities,
      rules: settings.oidc.roles,
      mostMembers: (tenant) => plans.grants(tenant, clock.now()).members,
      mayCreate: settings.oidc.create,
      enter: entry.enter,
      remembers: sessions.remembers,
      endSession: sessions.endOf,
      console: `${baseUrl}/app`,
      onChanged: () => emit("keys.changed", null),
      onFull: (tenantId) =>
        log.warn("the plan of a workspace has no place for somebody whom the provider gives a role", {
          tenantId,
        }),
      clock,
      ids,
    });
  },
  async routes({ context: { settings, baseUrl, clock }, gate, service, use }) {
    const { sessions, deviceOf } = await use(signedIn);
    const isLimited = settings.limits.signIn !== null;
    return [
      oidcRoutes({
        gate,
        limit: gate.limiter("oidc", isLimited ? CALLS : null),
        noticeLimit: gate.limiter("oidc-logout", isLimited ? NOTICES : null),
        signIns: service,
        passwords: settings.passwords,
        async signedInOf(cookieHeader) {
          const token = sessions.cookie.read(cookieHeader);
          const found = token === null ? null : await sessions.find(token, null);
          return found && { personId: found.session.personId, sessionId: found.session.id };
        },
        deviceOf,
        baseUrl,
      }),
      linkRoutes({
        gate,
        signIns: service,
        requireRecent: (who) => requireRecentSignIn(who, clock.now()),
      }),
    ];
  },
});
