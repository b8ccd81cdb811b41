import { feature } from "../../app/feature.ts";
import { createDocuments } from "../../kit/outbound/documents.ts";
import { allowedByDefault, createGuard } from "../../kit/outbound/guard.ts";
import { MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { VERSION } from "../../version.ts";
import { signedIn } from "../people/scan-feature.ts";
import { createApps } from "./apps.ts";
import { createAuthorizing } from "./authorize.ts";
import { createClients } from "./clients.ts";
import { PATHS } from "./constants.ts";
import { appRoutes } from "./http/app-routes.ts";
import { consentRoutes } from "./http/consent-routes.ts";
import { protocolRoutes } from "./http/protocol-routes.ts";
import { createTokens } from "./tokens.ts";

/** Calls of an address: to connect an app is four or five, and a company may have one address. */
const CALLS = { count: 120, milliseconds: MINUTE };

/** Registrations of an address. Most programs register once. */
const REGISTRATIONS = { count: 30, milliseconds: MINUTE };

/** For the document of a client. */
const PATIENCE = 5 * SECOND;
const LARGEST = 16 * 1024;

/** OAuth for `/mcp`: people connect apps, which then call for them. */
export const oauth = feature({
  name: "oauth",
  async service({ context, emit }) {
    const { settings, stores, keys, baseUrl, lookup, clock, ids } = context;
    const allow = settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host);
    const guard = createGuard({ allow, lookup, timeout });
    const resource = new URL(`${baseUrl}${PATHS.resource}`).href;
    const needs = {
      store: stores.apps,
      // Schemes and hosts may be in capitals.
      isResource: (text: string) => URL.parse(text)?.href === resource,
      clock,
      ids,
      onChanged: () => emit("keys.changed", null),
    };
    const clients = createClients({
      sealer: await keys.sealer("oauth clients"),
      read: createDocuments({
        guardOf: () => guard,
        userAgent: `Quietzone/${VERSION}`,
        timeout: PATIENCE,
        largest: LARGEST,
      }),
      clock,
    });
    return {
      clients,
      authorizing: createAuthorizing({ ...needs, clients, issuer: baseUrl }),
      tokens: createTokens(needs),
      apps: createApps(needs),
    };
  },
  async routes({ context: { settings, stores, baseUrl, clock }, gate, service, use }) {
    const { clients, authorizing, tokens, apps } = service;
    const { sessions } = await use(signedIn);
    const isLimited = settings.limits.signIn !== null;
    const limit = gate.limiter("oauth", isLimited ? CALLS : null);
    const registerLimit = gate.limiter("oauth-clients", isLimited ? REGISTRATIONS : null);
    return [
      appRoutes({ gate, apps }),
      protocolRoutes({ gate, registerLimit, limit, clients, tokens, baseUrl }),
      consentRoutes({
        ...{ gate, limit, authorizing, baseUrl },
        async sessionIn(cookieHeader, tenantId) {
          const token = sessions.cookie.read(cookieHeader);
          return token === null ? null : sessions.find(token, tenantId);
        },
        memberships: stores.memberships,
        personOf: stores.people.byId,
        requireRecent: (who) => requireRecentSignIn(who, clock.now()),
      }),
    ];
  },
});
