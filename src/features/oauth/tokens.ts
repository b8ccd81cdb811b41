import { type Clock, SECOND } from "../../kit/shared/clock.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { hashToken } from "../../kit/shared/token.ts";
import type { Sent } from "./authorize.ts";
import { ACCESS_LIFE, IDLE_LIFE, LONGEST_LIFE } from "./constants.ts";
import type { Tried } from "./records.ts";
import { OAuthRefusal } from "./refusal.ts";
import { accessHash, newTokens, shown } from "./secrets.ts";
import type { AppStore } from "./store/apps.ts";

/** The answer to a request for tokens (RFC 6749, 5.1). */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: "Bearer";
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** Gives tokens to apps, and ends them. */
export interface Tokens {
  /** Gives tokens for a code, or for a refresh token. Either is good once. @throws OAuthRefusal */
  give(sent: Sent): Promise<TokenAnswer>;
  /** Disconnects the app of a token, if there is one (RFC 7009). @throws OAuthRefusal */
  revoke(sent: Sent): Promise<void>;
}

/** A verifier (RFC 7636, 4.1). */
const VERIFIER = /^[\w.~-]{43,128}$/;

export function createTokens(needs: {
  store: Pick<AppStore, "redeem" | "refresh" | "endOfToken">;
  /** Whether a `resource` is this server. */
  isResource: (resource: string) => boolean;
  clock: Clock;
  ids: Ids;
  /** Called when an app was disconnected. */
  onChanged: () => void;
}): Tokens {
  const { store, isResource, clock, ids, onChanged } = needs;

  /** Attempts one exchange with fresh tokens of the family. */
  async function exchange(
    sent: Sent,
    kind: "code" | "refresh",
    attempt: (
      proof: { readonly family: string; readonly hash: string; readonly clientHash: string },
      at: number,
      tokens: Parameters<AppStore["refresh"]>[2],
    ) => Promise<Tried>,
  ): Promise<TokenAnswer> {
    const clientHash = hashToken(clientIn(sent));
    const secret = sent[kind === "code" ? "code" : "refresh_token"] ?? "";
    const proof = shown(secret, kind);
    if (!proof) throw invalidGrant();
    const { access, refresh } = newTokens(ids, secret);
    const now = clock.now();
    const tokens = {
      ...{ accessHash: access.hash, accessEndsAt: now + ACCESS_LIFE },
      ...{ refreshHash: refresh.hash, endsAt: now + IDLE_LIFE, longest: LONGEST_LIFE },
    };
    const tried = await attempt({ ...proof, clientHash }, now, tokens);
    if (tried.kind === "ended") onChanged();
    if (tried.kind !== "given") throw invalidGrant();
    return {
      access_token: access.text,
      token_type: "Bearer",
      expires_in: Math.floor((tried.accessEndsAt - now) / SECOND),
      refresh_token: refresh.text,
      scope: tried.scopes.join(" "),
    };
  }

  const ways: Readonly<Record<string, (sent: Sent) => Promise<TokenAnswer>>> = {
    authorization_code(sent) {
      const { code_verifier: verifier = "", redirect_uri: redirectUri = "" } = sent;
      if (!VERIFIER.test(verifier))
        throw new OAuthRefusal("invalid_request", "A code_verifier of 43 to 128 characters is needed.");
      const challenge = new Bun.CryptoHasher("sha256").update(verifier).digest("base64url");
      return exchange(sent, "code", ({ hash, ...proof }, at, tokens) =>
        store.redeem({ ...proof, codeHash: hash, redirectUri, challenge }, at, tokens, deedOf(needs, null)),
      );
    },
    refresh_token: (sent) =>
      exchange(sent, "refresh", ({ hash, ...proof }, at, tokens) =>
        store.refresh({ ...proof, refreshHash: hash }, at, tokens, deedOf(needs, null)),
      ),
  };

  return {
    async give(sent) {
      const type = sent["grant_type"] ?? "";
      const way = Object.hasOwn(ways, type) ? ways[type] : undefined;
      if (!way)
        throw new OAuthRefusal(
          "unsupported_grant_type",
          "Known are grant_type=authorization_code and grant_type=refresh_token.",
        );
      const { resource } = sent;
      if (resource !== undefined && !isResource(resource))
        throw new OAuthRefusal("invalid_target", "The resource is another server than this one.");
      return way(sent);
    },

    async revoke(sent) {
      const clientHash = hashToken(clientIn(sent));
      const token = sent["token"] ?? "";
      const family = shown(token, "refresh")?.family ?? null;
      const named = { family, accessHash: accessHash(token) };
      if (named.family === null && named.accessHash === null) return;
      if (await store.endOfToken(named, clientHash, deedOf(needs, null))) onChanged();
    },
  };
}

/** @throws OAuthRefusal `invalid_client` */
function clientIn({ client_id: id = "" }: Sent): string {
  if (id !== "") return id;
  throw new OAuthRefusal("invalid_client", "A client_id is needed. Clients have no secrets here.");
}

/** In the same words for all reasons: what does not fit tells nothing. */
function invalidGrant(): OAuthRefusal {
  return new OAuthRefusal(
    "invalid_grant",
    "The code or refresh token is not good, or not any more: both are good once. Connect again.",
  );
}
