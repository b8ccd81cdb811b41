import { deedOfPerson } from "../../kit/shared/deed.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { hashToken } from "../../kit/shared/token.ts";
import { isScope, type Scope } from "../../kit/shared/scopes.ts";
import type { Client, Clients } from "./clients.ts";
import { CODE_LIFE, MOST_APPS, USUAL_SCOPES } from "./constants.ts";
import { isRegistered, readRedirect } from "./redirects.ts";
import { OAuthRefusal } from "./refusal.ts";
import { newCode } from "./secrets.ts";
import type { AppStore } from "./store/apps.ts";

/** The parameters of an authorization request, as they came. */
export type Sent = Readonly<Record<string, string>>;

/**
 * A request for access, checked. Only a person's click leads anywhere, and only to an address that the client
 * has registered.
 */
export interface Wish {
  readonly client: Client;
  readonly redirectUri: string;
  /** The host of that address, for the person. */
  readonly host: string;
  /** Whether it is on the person's own computer. */
  readonly isLocal: boolean;
  /** Those that it asks for; what a person gives may be more or less. */
  readonly scopes: readonly Scope[];
  readonly challenge: string;
  readonly state: string | null;
}

/** A person's consent. */
export interface Consent {
  readonly personId: string;
  readonly sessionId: string;
  readonly tenantId: string;
  readonly scopes: readonly Scope[];
  /** Whether a provider vouched for a second factor in that session. */
  readonly secondFactor: boolean;
}

/** Requests for access, and the consent of people. */
export interface Authorizing {
  /** Checks a request. @throws OAuthRefusal */
  read(sent: Sent): Promise<Wish>;
  /**
   * The address to which a person who consents is led. `null` when the person is not in the workspace any
   * more, or the session has ended.
   */
  grant(wish: Wish, consent: Consent): Promise<string | null>;
  /** The address to which a person who declines is led. */
  decline(wish: Wish): string;
}

/** A challenge of S256: SHA-256 as base64url (RFC 7636, 4.2). */
const CHALLENGE = /^[\w-]{43}$/;

export function createAuthorizing(needs: {
  store: Pick<AppStore, "add">;
  clients: Pick<Clients, "find">;
  /** Whether a `resource` is this server. */
  isResource: (resource: string) => boolean;
  /** The issuer: the public address. */
  issuer: string;
  clock: Clock;
  ids: Ids;
}): Authorizing {
  const { store, clients, isResource, issuer, clock, ids } = needs;

  /** The address of an answer, with the issuer, by which a client tells servers apart (RFC 9207). */
  function answerTo({ redirectUri, state }: Wish, answer: Readonly<Record<string, string>>): string {
    const url = new URL(redirectUri);
    const all = { ...answer, ...(state === null ? {} : { state }), iss: issuer };
    for (const [name, value] of Object.entries(all)) url.searchParams.append(name, value);
    return url.href;
  }

  return {
    async read(sent) {
      const client = await clients.find(sent["client_id"] ?? "");
      const redirectUri = sent["redirect_uri"] ?? "";
      const redirect = isRegistered(redirectUri, client.redirectUris) ? readRedirect(redirectUri) : null;
      if (!redirect)
        throw new OAuthRefusal(
          "invalid_redirect_uri",
          "The redirect_uri is none that the client has registered.",
        );
      if (sent["response_type"] !== "code")
        throw new OAuthRefusal("unsupported_response_type", "Only response_type=code is known.");
      const challenge = sent["code_challenge"] ?? "";
      if (sent["code_challenge_method"] !== "S256" || !CHALLENGE.test(challenge))
        throw new OAuthRefusal(
          "invalid_request",
          "A code_challenge with code_challenge_method=S256 is needed.",
        );
      const { resource } = sent;
      if (resource !== undefined && !isResource(resource))
        throw new OAuthRefusal("invalid_target", "The resource is another server than this one.");
      return {
        client,
        redirectUri,
        host: redirect.url.host,
        isLocal: redirect.isLocal,
        scopes: scopesIn(sent["scope"]),
        challenge,
        state: sent["state"] ?? null,
      };
    },

    async grant(wish, { personId, sessionId, tenantId, scopes, secondFactor }) {
      const { client, redirectUri, challenge, host } = wish;
      const code = newCode(ids);
      const now = clock.now();
      const app = {
        ...{ id: ids.id("app"), tenantId, personId, clientHash: hashToken(client.id), name: client.name },
        ...{ host, scopes, secondFactor, createdAt: now, endsAt: now + CODE_LIFE },
        ...{ family: code.family, codeHash: code.hash, challenge, redirectUri },
      };
      const isAdded = await store.add(app, MOST_APPS, deedOfPerson(needs, personId), sessionId);
      return isAdded ? answerTo(wish, { code: code.text }) : null;
    },

    decline: (wish) => answerTo(wish, { error: "access_denied" }),
  };
}

/**
 * The scopes that are asked for. Of names that are none here, such as `offline_access`, nothing is given.
 * @throws OAuthRefusal
 */
function scopesIn(text: string | undefined): readonly Scope[] {
  const names = (text ?? "").split(" ").filter((name) => name !== "");
  if (names.length === 0) return USUAL_SCOPES;
  const known = new Set(names.filter(isScope));
  if (known.size === 0) throw new OAuthRefusal("invalid_scope", "None of these scopes is known here.");
  return [...known];
}
