import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll } from "bun:test";
import type { Clock } from "../../../src/kit/shared/clock.ts";
import { SECOND } from "../../../src/kit/shared/clock.ts";

/** Statements of a provider that are not as they should be. A claim that is `undefined` is left out. */
export interface Lies {
  /** Members of the description. */
  readonly description?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly userInfo?: Readonly<Record<string, unknown>>;
  /** Members of the ID token's header. */
  readonly header?: Readonly<Record<string, unknown>>;
  /** The key that signs: its own, another one under the same name, or none. */
  readonly key?: "stranger" | "none" | "secret";
  /** Parameters with which the browser is sent back. */
  readonly answer?: Readonly<Record<string, string | null>>;
  /** Members of the token endpoint's answer. */
  readonly tokens?: Readonly<Record<string, unknown>>;
  /** Answers of its own, by path. */
  readonly instead?: Readonly<Record<string, () => Response | Promise<Response>>>;
  /** Publishes several keys, without names. */
  readonly nameless?: true;
}

/** A provider that tells the truth unless it is told to lie. */
export interface Liar {
  readonly issuer: string;
  /** Requests so far, as `POST /token` with their bodies. */
  readonly asked: readonly { readonly path: string; readonly body: string; readonly headers: Headers }[];
  lie(lies: Lies): void;
  /**
   * Does what a browser does there: the address to which it is sent back.
   * @param lies - what it says of this sign-in alone.
   */
  visit(address: string | URL, lies?: Lies): Promise<URL>;
  /** A logout token. */
  logoutToken(
    claims?: Readonly<Record<string, unknown>>,
    header?: Readonly<Record<string, unknown>>,
    key?: Lies["key"],
  ): Promise<string>;
  stop(): void;
}

export const CLIENT = { id: "quietzone", secret: "s3cret-of~the.client" };

const [own, stranger, second] = [
  await generateKeyPair("RS256"),
  await generateKeyPair("RS256"),
  await generateKeyPair("RS256"),
];
const KEYS = await Promise.all([own, second].map(({ publicKey }) => exportJWK(publicKey)));

/** @param clock - by which tokens are issued. */
export function startLiar(clock: Clock): Liar {
  let lies: Lies = {};
  let issuer = "";
  const asked: { path: string; body: string; headers: Headers }[] = [];
  const nonces = new Map<string, string>();
  /** By code. */
  const liesOf = new Map<string, Lies>();
  const seconds = () => Math.floor(clock.now() / SECOND);

  async function sign(
    claims: Readonly<Record<string, unknown>>,
    header: Readonly<Record<string, unknown>>,
    key: Lies["key"],
  ): Promise<string> {
    if (key === "none") return new UnsecuredJWT(claims).encode();
    const alg = key === "secret" ? "HS256" : "RS256";
    const named = lies.nameless ? {} : { kid: "first" };
    const token = new SignJWT(claims).setProtectedHeader({ alg, ...named, ...header });
    if (key === "secret") return token.sign(new TextEncoder().encode(CLIENT.secret));
    return token.sign(key === "stranger" ? stranger.privateKey : own.privateKey, { crit: { x: true } });
  }

  async function tokens(code: string): Promise<Response> {
    const told = liesOf.get(code) ?? lies;
    const claims = {
      ...{ iss: issuer, sub: "ada", aud: CLIENT.id, iat: seconds(), exp: seconds() + 300 },
      ...{ nonce: nonces.get(code), sid: "session-1" },
      ...{ email: "ada@museum.example", email_verified: true, name: "Ada", ...told.claims },
    };
    return Response.json({
      ...{ access_token: "opaque", token_type: "Bearer", expires_in: 300 },
      id_token: await sign(claims, told.header ?? {}, told.key),
      ...told.tokens,
    });
  }

  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request): Promise<Response> {
      const url = new URL(request.url);
      const body = await request.text();
      asked.push({ path: `${request.method} ${url.pathname}`, body, headers: request.headers });
      const instead = lies.instead?.[url.pathname];
      if (instead) return instead();
      switch (url.pathname) {
        case "/.well-known/openid-configuration":
          return Response.json({
            issuer,
            ...Object.fromEntries(Object.entries(ENDPOINTS).map(([name, path]) => [name, issuer + path])),
            ...{ response_types_supported: ["code"], subject_types_supported: ["public"] },
            id_token_signing_alg_values_supported: ["RS256"],
            authorization_response_iss_parameter_supported: true,
            ...lies.description,
          });
        case "/jwks":
          return Response.json({
            keys: lies.nameless
              ? KEYS.map((key) => ({ ...key, use: "sig" }))
              : KEYS.map((key, i) => ({ ...key, use: "sig", kid: i === 0 ? "first" : "second" })),
          });
        case "/authorize": {
          const { state = "", nonce = "", redirect_uri = "" } = Object.fromEntries(url.searchParams);
          const code = `code-${nonces.size}`;
          nonces.set(code, nonce);
          const back = new URL(redirect_uri);
          const answer = { code, state, iss: issuer, ...lies.answer };
          for (const [name, value] of Object.entries(answer))
            if (value !== null) back.searchParams.set(name, value);
          return new Response(null, { status: 302, headers: { location: back.href } });
        }
        case "/token":
          return tokens(new URLSearchParams(body).get("code") ?? "");
        case "/userinfo":
          return Response.json({ sub: lies.claims?.["sub"] ?? "ada", ...lies.userInfo });
        default:
          return new Response(null, { status: 404 });
      }
    },
  });
  issuer = `http://localhost:${server.port}`;
  const stop = () => void server.stop(true);
  afterAll(stop);

  return {
    issuer,
    asked,
    lie: (next) => {
      lies = next;
    },
    async visit(address, alone) {
      const answer = await fetch(address, { redirect: "manual" });
      const back = new URL(answer.headers.get("location") ?? "");
      if (alone) liesOf.set(back.searchParams.get("code") ?? "", alone);
      return back;
    },
    logoutToken: (claims = {}, header = {}, key) =>
      sign(
        {
          ...{ iss: issuer, aud: CLIENT.id, iat: seconds(), exp: seconds() + 120 },
          ...{ jti: "logout-1", sub: "ada", sid: "session-1", events: { [LOGOUT]: {} }, ...claims },
        },
        { typ: "logout+jwt", ...header },
        key,
      ),
    stop,
  };
}

const LOGOUT = "http://schemas.openid.net/event/backchannel-logout";

const ENDPOINTS = {
  authorization_endpoint: "/authorize",
  token_endpoint: "/token",
  userinfo_endpoint: "/userinfo",
  jwks_uri: "/jwks",
  end_session_endpoint: "/end",
};
