import { toOpenAPISchema } from "@elysiajs/openapi/openapi";
import type { AnyElysia } from "elysia";
import { ROLES } from "../shared/roles.ts";
import { SCOPES } from "../shared/scopes.ts";
import { CATALOG_ERROR } from "./catalog.ts";
import { createDocumentWriter, type Json } from "./document-writer.ts";
import { PROBLEM } from "./problem-schema.ts";

const INFO = {
  title: "Quietzone",
  version: "0.2.0",
  summary: "QR codes that scan, count without knowing anyone, and keep working for years.",
  description:
    "Every answer has the header `x-request-id`. Text comes in the coding that `Accept-Encoding` prefers (zstd, br or gzip) and then " +
    "has `Content-Encoding` and `Vary`. Unknown query parameters, and unknown properties at the top of a body, are ignored. " +
    "`HEAD` works wherever `GET` does. Types and drawings without a key, and the logo catalog, are open to pages of every origin (CORS).\n\n" +
    "Countries: [IP geolocation by DB-IP](https://db-ip.com). " +
    "What ships inside, and whose it is: [notices](docs/notices). " +
    "On many machines: [growing](docs/growing).",
  license: { name: "MIT", identifier: "MIT" },
};

const TAGS = [
  { name: "drawings", description: "QR codes for anyone, untracked" },
  { name: "codes", description: "Tracked codes of a workspace" },
  { name: "plain-codes", description: "Codes of a workspace that hold their content, and are not tracked" },
  { name: "bulk", description: "Many codes at once, from a CSV file" },
  { name: "sheets", description: "Labels on sheets, for a printer" },
  { name: "moving", description: "Arriving with codes of another service, and leaving" },
  { name: "scans", description: "Following a code, and reading what was counted" },
  { name: "shares", description: "Links to numbers, for people without an account" },
  { name: "pages", description: "What people do on a code's hosted page" },
  { name: "domains", description: "Hosts of a workspace, on which its codes may be" },
  { name: "webhook", description: "Where the events of a workspace go, and what they look like" },
  { name: "logos", description: "The logo catalog" },
  { name: "tenants", description: "Workspaces, plans and keys" },
  { name: "people", description: "People who sign in, their sessions and accounts" },
  { name: "service", description: "The service itself" },
  { name: "operator", description: "Running the service: for its operators, and for no workspace" },
];

const KEY =
  "The key from POST /app/api/signup, or one from POST /app/api/keys. An operation lists the scopes that the key must have:\n\n" +
  Object.entries(SCOPES)
    .map(([scope, allows]) => `- \`${scope}\`: ${allows}`)
    .join("\n");

const SESSION =
  "The cookie of a person who is signed in. It has the scopes of the person's role in the workspace that `X-Workspace` names by its id, or " +
  "`?workspace=` of a GET; without either it is the only one that the person is in. A call that changes something needs `Sec-Fetch-Site: same-origin`, or " +
  "the service's own `Origin`. A key goes first:\n\n" +
  Object.entries(ROLES)
    .map(([role, scopes]) => `- ${role}: ${scopes.map((scope) => `\`${scope}\``).join(", ")}`)
    .join("\n");

/** An installation's own addresses, which the document names. */
export interface Operator {
  readonly baseUrl: string;
  /** Where weaknesses are reported: an https or mailto address. */
  readonly securityContact: string | null;
  /** The name of the cookie of a session. */
  readonly sessionCookie: string;
  /** The same of an operator's session. */
  readonly operatorCookie: string;
}

/** The OpenAPI 3.1.0 document, built from the routes. @param webhooks - what is sent to tenants, by event. */
export async function openApiDocument(app: AnyElysia, operator: Operator, webhooks: unknown): Promise<Json> {
  // Paths with a dot are endpoints here (qr.svg), not static files.
  const generated = toOpenAPISchema(app, { staticFile: false }, undefined, undefined, "3.1.0");
  const writer = createDocumentWriter({ "schemas/Problem": PROBLEM, "schemas/CatalogError": CATALOG_ERROR });
  const paths = await writer.paths(generated.paths);
  const events = writer.write(webhooks);
  return {
    openapi: "3.1.0",
    info: { ...INFO, contact: contactOf(operator) },
    servers: [{ url: operator.baseUrl }],
    tags: TAGS,
    paths,
    webhooks: events,
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: KEY },
        session: { type: "apiKey", in: "cookie", name: operator.sessionCookie, description: SESSION },
        operatorKey: {
          type: "http",
          scheme: "bearer",
          description: "A key from the command `quietzone operator key`, for operators of the service",
        },
        operatorSession: {
          type: "apiKey",
          in: "cookie",
          name: operator.operatorCookie,
          description:
            "The cookie from POST /operator/api/session, which ends 30 minutes after its last use. A call that changes something needs `Sec-Fetch-Site: same-origin`, or the service's own `Origin`",
        },
        apiKeyParameter: { type: "apiKey", in: "query", name: "api_key", description: "The same key" },
      },
      ...writer.components(),
    },
  };
}

function contactOf({ baseUrl, securityContact }: Operator): Json {
  const name = "The operator of this service";
  if (securityContact === null) return { name, url: baseUrl };
  const [, address] = /^mailto:([^?]+)/i.exec(securityContact) ?? [];
  return address === undefined
    ? { name, url: securityContact }
    : { name, email: decodeURIComponent(address) };
}
