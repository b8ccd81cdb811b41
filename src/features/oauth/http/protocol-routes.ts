import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { FORM_TYPES } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { unlisted } from "../../../kit/http/operation.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { ALL_SCOPES } from "../../../kit/shared/scopes.ts";
import type { Sent } from "../authorize.ts";
import type { Clients } from "../clients.ts";
import { PATHS } from "../constants.ts";
import { OAuthRefusal } from "../refusal.ts";
import type { Tokens } from "../tokens.ts";

const json: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
export const FORM: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: [FORM_TYPES[0]] };

/**
 * The parts of the protocol that programs speak: descriptions, registration, tokens. Their refusals are
 * OAuth's.
 */
export function protocolRoutes(needs: {
  gate: Gate;
  /** Of registrations, and of other calls, each per address. */
  registerLimit: Limiter;
  limit: Limiter;
  clients: Pick<Clients, "register">;
  tokens: Tokens;
  /** The public address. */
  baseUrl: string;
}) {
  const { gate, registerLimit, limit, clients, tokens, baseUrl } = needs;

  /** RFC 9728, 2. */
  const resource = {
    resource: `${baseUrl}${PATHS.resource}`,
    authorization_servers: [baseUrl],
    scopes_supported: ALL_SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: "Quietzone",
    resource_documentation: `${baseUrl}/docs/agents`,
  };

  /** RFC 8414, 2. */
  const server = {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}${PATHS.authorize}`,
    token_endpoint: `${baseUrl}${PATHS.token}`,
    registration_endpoint: `${baseUrl}${PATHS.register}`,
    revocation_endpoint: `${baseUrl}${PATHS.revoke}`,
    scopes_supported: ALL_SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${baseUrl}/docs/agents`,
  };

  const described = (document: object) => () =>
    Response.json(document, { headers: { "cache-control": "public, max-age=3600" } });

  return new Elysia()
    .get(PATHS.resourceMetadata, described(resource), { detail: { hide: true } })
    .get(`${PATHS.resourceMetadata}${PATHS.resource}`, described(resource), { detail: { hide: true } })
    .get(PATHS.serverMetadata, described(server), { detail: { hide: true } })
    .post(
      PATHS.register,
      ({ body }) =>
        answered(201, async () => {
          const { id, name, redirectUris } = await clients.register(submittedBody(body));
          return {
            client_id: id,
            client_name: name,
            redirect_uris: redirectUris,
            grant_types: ["authorization_code", "refresh_token"],
            response_types: ["code"],
            token_endpoint_auth_method: "none",
          };
        }),
      unlisted(gate.submits({ limit: registerLimit, body: json })),
    )
    .post(
      PATHS.token,
      ({ body }) => answered(200, () => tokens.give(textsIn(submittedBody(body)))),
      unlisted(gate.submits({ limit, body: FORM })),
    )
    .post(
      PATHS.revoke,
      ({ body }) =>
        answered(200, async () => {
          await tokens.revoke(textsIn(submittedBody(body)));
          return {};
        }),
      unlisted(gate.submits({ limit, body: FORM })),
    );
}

/** The fields of a form, which are texts. */
export function textsIn(body: Readonly<Record<string, unknown>>): Sent {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** An answer in JSON, or the refusal of OAuth. @throws all other errors. */
async function answered(status: number, work: () => Promise<object>): Promise<Response> {
  const headers = { "cache-control": CONFIDENTIAL, pragma: "no-cache" };
  try {
    return Response.json(await work(), { status, headers });
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    return Response.json(
      { error: error.code, error_description: error.message },
      { status: error.code === "invalid_client" ? 401 : 400, headers },
    );
  }
}
