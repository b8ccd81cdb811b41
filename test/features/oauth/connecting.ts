import { expect } from "bun:test";
import {
  auth,
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { Scope } from "../../../src/kit/shared/scopes.ts";
import { readJson } from "../../json.ts";
import type { Scenario } from "../../scenario.ts";
import type { SignedIn } from "../people/browser.ts";

export const CALLBACK = "http://localhost:7777/callback";
export const VERIFIER = "v".repeat(43);

/** The challenge of a verifier. */
export const challengeOf = (verifier: string) =>
  new Bun.CryptoHasher("sha256").update(verifier).digest("base64url");

/** Registers a client, and gives its id. */
export async function register(
  scenario: Pick<Scenario, "post">,
  redirectUris: readonly string[] = [CALLBACK],
  name = "Robot",
): Promise<string> {
  const answer = await scenario.post("/oauth/register", { client_name: name, redirect_uris: redirectUris });
  expect(answer.status).toBe(201);
  return (await readJson<{ client_id: string }>(answer)).client_id;
}

/** The parameters of a request for access. */
export function wishOf(clientId: string, change: Readonly<Record<string, string>> = {}) {
  return {
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    state: "s1",
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: "S256",
    ...change,
  };
}

export const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** A person's click on the page of consent. */
export function decide(
  browser: Pick<SignedIn, "call">,
  wish: Readonly<Record<string, string>>,
  given: { readonly tenantId: string; readonly scopes: readonly Scope[]; readonly decision?: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { tenantId, scopes, decision = "allow" } = given;
  const fields = {
    ...wish,
    workspace: tenantId,
    decision,
    ...Object.fromEntries(scopes.map((scope) => [`may:${scope}`, "on"])),
  };
  const body = new URLSearchParams(fields).toString();
  return browser.call("POST", "/oauth/authorize", body, { ...FORM, ...headers });
}

/** The code that a person's consent gives. */
export async function codeOf(...consent: Parameters<typeof decide>): Promise<string> {
  const answer = await decide(...consent);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
}

/** Asks for tokens. */
export function exchange(
  scenario: Pick<Scenario, "request">,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  return scenario.request("/oauth/token", { method: "POST", headers: FORM, body });
}

/** The fields with which a code is exchanged. */
export const withCode = (clientId: string, code: string) => ({
  grant_type: "authorization_code",
  client_id: clientId,
  code,
  redirect_uri: CALLBACK,
  code_verifier: VERIFIER,
});

/** The tokens of an app. */
export interface Given {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
}

/** Connects an app for a person, as far as its tokens. */
export async function connect(
  scenario: Scenario,
  browser: Pick<SignedIn, "call">,
  tenantId: string,
  scopes: readonly Scope[] = ["codes:read", "codes:write"],
): Promise<Given & { readonly clientId: string }> {
  const clientId = await register(scenario);
  const code = await codeOf(browser, wishOf(clientId), { tenantId, scopes });
  const answer = await exchange(scenario, withCode(clientId, code));
  expect(answer.status).toBe(200);
  return { ...(await readJson<Given>(answer)), clientId };
}

/** Lists the tools of `/mcp` with a token. */
export function listTools(
  scenario: Pick<Scenario, "request">,
  token: string | null,
  message: object = { jsonrpc: "2.0", id: 1, method: "tools/list" },
): Promise<Response> {
  return scenario.request("/mcp", {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": "2025-11-25",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
  });
}

/** A program with the official client, which keeps in memory what it gets. */
export class Program implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata: OAuthClientMetadata = {
    client_name: "Robot",
    redirect_uris: [CALLBACK],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  };
  /** Where the person was led. */
  asked: URL | null = null;
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #verifier = "";
  #discovered: Awaited<ReturnType<NonNullable<OAuthClientProvider["discoveryState"]>>>;

  state = () => "state of the program";
  clientInformation = () => this.#client;
  saveClientInformation = (client: OAuthClientInformationMixed) => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: OAuthTokens) => {
    this.#tokens = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.asked = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier;
  };
  codeVerifier = () => this.#verifier;
  discoveryState = () => this.#discovered;
  saveDiscoveryState = (
    state: NonNullable<Awaited<ReturnType<NonNullable<OAuthClientProvider["discoveryState"]>>>>,
  ) => {
    this.#discovered = state;
  };
}

/** A client that is not connected yet, with its way. */
export function clientOf(url: string, authProvider: Program) {
  const client = new Client(
    { name: "robot", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { authProvider });
  return { client, transport };
}

export { auth };
