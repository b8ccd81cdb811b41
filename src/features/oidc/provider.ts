import type { Configuration, CustomFetch } from "openid-client";
import type { DocumentRequest } from "../../kit/outbound/documents.ts";
import { type Clock, HOUR, SECOND } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Log } from "../../kit/shared/log.ts";
import { isIncomplete, type Proof, proofOf } from "./claims.ts";
import { type LogoutNotice, type LogoutReader, logoutReader } from "./logout-token.ts";
import { causeOf } from "./causes.ts";
import { fitsAccessToken } from "./token-hash.ts";

/** The secrets of one attempt to sign in, which the browser keeps sealed. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider at which people sign in. */
export interface Provider {
  /** Its name, on buttons and pages. */
  readonly name: string;
  /** The address to which an attempt leads the browser. @throws Fault `provider_unavailable` */
  begin(attempt: Attempt): Promise<URL>;
  /**
   * Ends an attempt, by the query with which the provider sent the browser back.
   * @throws Fault `sign_in_expired`, `sign_in_denied`, `provider_unavailable`
   */
  finish(query: string, attempt: Attempt): Promise<Proof>;
  /**
   * The address at which a browser signs out at the provider; `null` where it has none.
   * @throws Fault `provider_unavailable`
   */
  signOutAddress(): Promise<URL | null>;
  /** Reads the token of a back-channel logout. @throws Fault `invalid_request`, `provider_unavailable` */
  readLogout(token: string): Promise<LogoutNotice>;
}

/** After this time the provider's description is read again. */
const DESCRIPTION_LIFE = HOUR;

/** Seconds by which the clocks may differ. */
const TOLERANCE = 30;

/** All that is known of a provider. */
interface Known {
  readonly config: Configuration;
  readonly readLogout: LogoutReader;
  readonly at: number;
}

type Read = (url: string, request: DocumentRequest) => Promise<Response>;

/** A provider, as the operator has set it up. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** `null` for a public client. */
  readonly clientSecret: string | null;
  /** `null`: the host of the issuer. */
  readonly name: string | null;
  readonly scopes: string;
  readonly trustEmail: boolean;
  readonly trustMfa: boolean;
  readonly roleClaim: string | null;
}

/**
 * @param needs.callback - the address at which the provider sends browsers back.
 * @param needs.home - the address at which it sends them after a sign-out.
 * @param needs.read - sends requests.
 */
export function createProvider(needs: {
  settings: ProviderSettings;
  callback: string;
  home: string;
  read: Read;
  clock: Clock;
  log: Log;
}): Provider {
  const { settings, callback, home, read, clock, log } = needs;
  let known: Known | null = null;
  let looking: Promise<Known> | null = null;

  async function discover(): Promise<Known> {
    const client = await import("openid-client");
    const issuer = new URL(settings.issuer);
    const isPlain = issuer.protocol === "http:";
    const reading: Read = async (url, request) => {
      // Also where the description names others: an answer over plain http could be anybody's.
      if (!isPlain && !url.startsWith("https:"))
        throw new Error("The provider leads to an address that is not https");
      return read(url, request);
    };
    const fetching: CustomFetch = (url, { method, headers, body, signal }) =>
      reading(url, { method, headers, body, signal });
    const now = clock.now();
    const config = await client.discovery(
      issuer,
      settings.clientId,
      {
        [client.clockSkew]: Math.round((now - Date.now()) / SECOND),
        [client.clockTolerance]: TOLERANCE,
      },
      settings.clientSecret === null ? client.None() : client.ClientSecretPost(settings.clientSecret),
      {
        [client.customFetch]: fetching,
        execute: [
          // Without it the signature of an ID token is not looked at, as OpenID Connect Core 1.0, 3.1.3.7
          // allows.
          client.enableNonRepudiationChecks,
          ...(isPlain ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    const readLogout = await logoutReader(config.serverMetadata(), settings.clientId, reading, clock);
    return { config, readLogout, at: now };
  }

  async function look(): Promise<Known> {
    try {
      known = await discover();
      return known;
    } finally {
      looking = null;
    }
  }

  /** The provider by its description. An old one serves while there is no new one. */
  async function describe(): Promise<Known> {
    const last = known;
    if (last && clock.now() - last.at < DESCRIPTION_LIFE) return last;
    looking ??= look();
    try {
      return await looking;
    } catch (error) {
      if (last === null) throw error;
      log.warn("the sign-in provider can't be read anew", causeOf(error));
      return last;
    }
  }

  /**
   * Does work with the provider.
   * @throws Fault `provider_unavailable` where it, or the work, fails otherwise than by a fault.
   */
  async function withProvider<T>(work: (known: Known) => Promise<T> | T): Promise<T> {
    try {
      return await work(await describe());
    } catch (error) {
      if (error instanceof Fault) throw error;
      log.warn("the sign-in provider failed", causeOf(error));
      throw new Fault(
        "provider_unavailable",
        "The sign-in provider did not answer as it should. The operator finds the reason in the log.",
      );
    }
  }

  return {
    name: settings.name ?? new URL(settings.issuer).host,

    begin: ({ state, nonce, verifier }) =>
      withProvider(async ({ config }) => {
        const client = await import("openid-client");
        return client.buildAuthorizationUrl(config, {
          ...{ redirect_uri: callback, scope: settings.scopes, state, nonce },
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
        });
      }),

    async finish(query, { state, nonce, verifier }) {
      const answer = new URLSearchParams(query);
      // The browser came back from another attempt, or from none: what else the query says is of no interest.
      if (answer.getAll("state").join() !== state) throw signInExpired();
      return withProvider(async ({ config }) => {
        const client = await import("openid-client");
        const url = new URL(callback);
        url.search = query;
        const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
        const tokens = await client.authorizationCodeGrant(config, url, checks).catch((error: unknown) => {
          throw error instanceof client.AuthorizationResponseError ? denied(error) : error;
        });
        const claims = tokens.claims();
        if (!claims || !(await fitsAccessToken(claims, tokens)))
          throw new Error("The access token is not that of the ID token");
        const metadata = config.serverMetadata();
        const asks = metadata.userinfo_endpoint !== undefined && isIncomplete(claims, settings.roleClaim);
        const more = asks ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        const proof = proofOf(claims, more, settings);
        if (!proof) throw new Error("The subject is not valid");
        return proof;
      });
    },

    signOutAddress: () =>
      withProvider(async ({ config }) => {
        if (config.serverMetadata().end_session_endpoint === undefined) return null;
        const client = await import("openid-client");
        return client.buildEndSessionUrl(config, { post_logout_redirect_uri: home });
      }),

    readLogout: (token) => withProvider(({ readLogout }) => readLogout(token)),
  };

  function denied(error: Error): Fault {
    log.info("the sign-in provider refused a person", causeOf(error));
    return new Fault("sign_in_denied", "The provider did not sign you in.");
  }
}

/** The fault of a browser that comes back without an attempt of its own, or too late. */
export function signInExpired(): Fault {
  return new Fault("sign_in_expired", "This sign-in was not begun here, or it took too long. Begin again.");
}
