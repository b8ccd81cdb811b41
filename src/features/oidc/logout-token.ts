import type { FetchImplementation } from "jose";
import type { ServerMetadata } from "openid-client";
import type { DocumentRequest } from "../../kit/outbound/documents.ts";
import { type Clock, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { isObject } from "../../kit/shared/json.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { isProviderId } from "./claims.ts";

/** The provider says that a person signed out there. */
export interface LogoutNotice {
  readonly issuer: string;
  /** `null` where one session of a person is meant, and only that is named. */
  readonly subject: string | null;
  /** `null` where all sessions of the person are meant. */
  readonly session: string | null;
  /** Names the token, so that it counts once. */
  readonly id: string;
  /** When it may be forgotten, because it is refused for its age, in Unix milliseconds. */
  readonly until: number;
}

/** @throws Fault `invalid_request`; DocumentError where the provider's keys can't be read. */
export type LogoutReader = (token: string) => Promise<LogoutNotice>;

const EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** The age at which a token is refused, and how far the clocks may differ, in milliseconds. */
const LIFE = 5 * MINUTE;
const TOLERANCE = 30 * SECOND;

/**
 * Signatures by a key that only the provider has. Its own algorithms are among them, or nobody could sign in.
 */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];

/**
 * Codes of errors that say that the provider's keys can't be read: another status than 200, and what is no
 * list of keys.
 */
const KEYS_FAILED: ReadonlySet<string> = new Set([
  "ERR_JOSE_GENERIC",
  "ERR_JWKS_INVALID",
  "ERR_JWKS_TIMEOUT",
]);

/** Reads tokens as OpenID Connect Back-Channel Logout 1.0, 2.6 says. */
export async function logoutReader(
  { issuer, jwks_uri: address }: ServerMetadata,
  clientId: string,
  read: (url: string, request: DocumentRequest) => Promise<Response>,
  clock: Clock,
): Promise<LogoutReader> {
  const { createRemoteJWKSet, customFetch, errors, jwtVerify } = await import("jose");
  const reading: FetchImplementation = (url, { method, headers, signal }) =>
    read(url, { method, headers: Object.fromEntries(headers), signal });
  const keys =
    address === undefined ? null : createRemoteJWKSet(new URL(address), { [customFetch]: reading });

  return async (token) => {
    if (keys === null) throw refused();
    const now = clock.now();
    const verified = await jwtVerify(token, keys, {
      ...{ issuer, audience: clientId, algorithms: ALGORITHMS, currentDate: new Date(now) },
      ...{ clockTolerance: TOLERANCE / SECOND, maxTokenAge: LIFE / SECOND, requiredClaims: ["jti", "iat"] },
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && !KEYS_FAILED.has(error.code)) throw refused();
      throw error;
    });
    const { payload, protectedHeader } = verified;
    const { sub: subject, sid: session, jti, events, nonce } = payload;
    const isTyped = [undefined, "JWT", "logout+jwt"].includes(protectedHeader.typ);
    const isLogout = isObject(events) && isObject(events[EVENT]) && nonce === undefined;
    const isNamed = [subject, session].every((name) => name === undefined || isProviderId(name));
    if (!isTyped || !isLogout || !isNamed || !isProviderId(jti)) throw refused();
    if (subject === undefined && session === undefined) throw refused();
    return {
      ...{ issuer, subject: subject ?? null, session: isProviderId(session) ? session : null, id: jti },
      until: now + LIFE + 2 * TOLERANCE,
    };
  };
}

function refused() {
  return invalidRequest([{ pointer: "/logout_token", ...explain("not_valid") }]);
}
