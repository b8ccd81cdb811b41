import { toOpenAPISchema } from "@elysiajs/openapi/openapi";
import type { AnyElysia } from "elysia";
import { CATALOG_ERROR } from "./catalog.ts";
import { BODY_EXTENSION, DOCUMENTED_AS } from "./operation.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const INFO = {
  title: "Quietzone",
  version: "0.2.0",
  summary: "QR codes that scan, count without knowing anyone, and keep working for years.",
  description:
    "Countries: [IP geolocation by DB-IP](https://db-ip.com). " +
    "What ships inside, and whose it is: [notices](docs/notices). " +
    "On many machines: [growing](docs/growing).",
  license: { name: "MIT", identifier: "MIT" },
};

const TAGS = [
  { name: "drawings", description: "QR codes for anyone, untracked" },
  { name: "codes", description: "Tracked codes of a tenant" },
  { name: "bulk", description: "Many codes at once, from a CSV file" },
  { name: "scans", description: "Following a code, and reading what was counted" },
  { name: "pages", description: "What people do on a code's hosted page" },
  { name: "webhook", description: "Where a tenant's events go, and what they look like" },
  { name: "logos", description: "The logo catalog" },
  { name: "tenants", description: "Workspaces, plans and keys" },
  { name: "service", description: "The service itself" },
];

/** What is wrong, for programs and for people. */
const EXPLANATION = {
  reason: {
    type: "string",
    pattern: "^[a-z0-9_]+$",
    description: "Stable; programs and translations go by it",
  },
  params: {
    type: "object",
    description: "Numbers and names of the sentence",
    additionalProperties: { type: ["string", "number"] },
  },
  detail: { type: "string", description: "The sentence in English" },
};

/** RFC 9457 with the members of the contract, section 1. */
const PROBLEM = {
  type: "object",
  description: "A problem document (RFC 9457)",
  required: ["type", "title", "status", "detail", "code"],
  properties: {
    type: { type: "string", format: "uri", description: "A page that explains the code" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "What to do about it" },
    code: { type: "string", pattern: "^[a-z0-9_]+$", description: "Stable; programs go by it" },
    errors: {
      type: "array",
      description: "What is wrong, and where",
      items: {
        anyOf: [
          {
            type: "object",
            required: ["pointer", "reason", "detail"],
            properties: {
              pointer: { type: "string", description: "JSON pointer into the body, or ?name of a parameter" },
              ...EXPLANATION,
            },
          },
          {
            type: "object",
            description: "Of a bulk file (`rows_invalid`)",
            required: ["row", "column", "reason", "detail"],
            properties: {
              row: { type: "integer", minimum: 1, description: "Counts rows of data from 1" },
              column: { type: ["string", "null"], description: "null when it is the row as a whole" },
              ...EXPLANATION,
            },
          },
        ],
      },
    },
    mend: { type: "object", description: "A merge patch (RFC 7396) of the style that would be accepted" },
  },
};

/** The OpenAPI 3.1.0 document, built from the routes. @param webhooks - what is sent to tenants, by event. */
export function openApiDocument(app: AnyElysia, baseUrl: string, webhooks: unknown): Json {
  // Paths with a dot are endpoints here (qr.svg), not static files.
  const generated = toOpenAPISchema(app, { staticFile: false }, undefined, undefined, "3.1.0");
  const schemas: Record<string, Json> = { Problem: PROBLEM, CatalogError: CATALOG_ERROR };
  const paths = tidy(plain(generated.paths), schemas);
  return {
    openapi: "3.1.0",
    info: INFO,
    servers: [{ url: baseUrl }],
    tags: TAGS,
    paths,
    webhooks: tidy(plain(webhooks), schemas),
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "The key from POST /app/api/signup" },
        apiKeyParameter: { type: "apiKey", in: "query", name: "api_key", description: "The same key" },
      },
      schemas,
    },
  };
}

/** A value as JSON would hold it: without undefined members, and without symbols, such as the kinds of TypeBox's schemas. */
function plain(value: unknown): Json {
  if (value === null || typeof value === "boolean" || typeof value === "number" || typeof value === "string")
    return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object") return null;
  // Examples that take long to make are made when the document is.
  if ("toJSON" in value && typeof value.toJSON === "function") return plain(value.toJSON());
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, plain(member)]));
}

/**
 * Repairs the output of the generator: bodies of routes with their own parser come from `BODY_EXTENSION`, schemas with an
 * `$id` become components, and numbers in queries, which are validated as texts, become numbers.
 */
function tidy(value: Json, schemas: Record<string, Json>): Json {
  if (Array.isArray(value)) return value.map((item) => tidy(item, schemas));
  if (!isObject(value)) return value;
  const documented = value[DOCUMENTED_AS];
  if (documented !== undefined) return documented;
  const { [BODY_EXTENSION]: body, requestBody, $id: id, ...rest } = value;
  const tidied = Object.fromEntries(
    Object.entries(rest).map(([name, member]) => [name, tidy(member, schemas)]),
  );
  if (body !== undefined) return { ...tidied, requestBody: tidy(body, schemas) };
  if (typeof id === "string") {
    schemas[id] = tidied;
    return { $ref: `#/components/schemas/${id}` };
  }
  return requestBody === undefined ? tidied : { ...tidied, requestBody: tidy(requestBody, schemas) };
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
