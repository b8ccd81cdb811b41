import type { TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import type { BodyRule } from "./body.ts";
import { PROBLEM_MEDIA_TYPE, PROBLEMS, type ProblemCode, statusOf } from "./problems.ts";

/** One answer of an operation other than a problem. */
export interface Answer {
  readonly description: string;
  readonly mediaType?: string;
  readonly schema?: TSchema;
  readonly example?: unknown;
  /** Other media types the same answer comes in, as text. */
  readonly alternatives?: readonly string[];
  /** Response headers besides `x-request-id`, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What `/openapi.json` says of one operation. */
export interface Operation {
  /** `operationId`: camelCase, unique. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Whether it needs a tenant's key. */
  readonly key?: "required";
  /** Whether it falls under a rate limit. */
  readonly limited?: true;
  /** Whether it can fail because storage is out of order. */
  readonly storage?: true;
  readonly parameters?: readonly HeaderParameter[];
  readonly body?: {
    readonly rule: BodyRule;
    readonly schema: TSchema;
    readonly example: unknown;
    readonly optional?: true;
  };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Whether a browser gets its problems as small pages. */
  readonly pages?: true;
  /** Codes it answers with, besides those that follow from the above. */
  readonly problems?: readonly ProblemCode[];
}

/** A request header that an operation heeds. */
export interface HeaderParameter {
  readonly name: string;
  readonly in: "header";
  readonly description: string;
  readonly schema: { readonly type: "string"; readonly maxLength?: number };
  readonly example: string;
}

/** Carries the request body past the generator, which drops it for routes with a parser of their own. */
export const BODY_EXTENSION = "x-quietzone-body";

/** Holds what is documented of a schema in place of what is validated. */
export const DOCUMENTED_AS = "x-quietzone-documented-as";

/** An answer in JSON. */
export function json(description: string, schema: TSchema, example: unknown, headers = {}): Answer {
  return { description, mediaType: "application/json", schema, example, headers };
}

/** The `detail` of an Elysia route, for the document generator. */
export function operation(op: Operation): { detail: DocumentDecoration } {
  const problems = new Set<ProblemCode>(op.problems);
  if (op.limited) problems.add("rate_limited");
  if (op.key) problems.add("invalid_key");
  if (op.storage) problems.add("storage_unavailable");
  if (op.body)
    for (const code of [
      "invalid_json",
      "invalid_request",
      "body_too_large",
      "unsupported_media_type",
    ] as const)
      problems.add(code);
  const detail = {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    ...(op.description === undefined ? {} : { description: op.description }),
    security: op.key ? [{ apiKey: [] }] : [],
    parameters: [...(op.parameters ?? [])],
    responses: {
      ...Object.fromEntries(Object.entries(op.answers).map(([status, answer]) => [status, response(answer)])),
      ...problemResponses([...problems], op.pages ?? false),
    },
    ...(op.body ? { [BODY_EXTENSION]: requestBody(op.body) } : {}),
  };
  return { detail };
}

function requestBody({ rule, schema, example, optional }: NonNullable<Operation["body"]>) {
  return {
    required: !optional,
    content: Object.fromEntries(rule.mediaTypes.map((mediaType) => [mediaType, { schema, example }])),
  };
}

const REQUEST_ID = {
  description: "Identifies this answer; quote it in reports",
  schema: { type: "string" },
} as const;

function response({ description, mediaType, schema, example, alternatives = [], headers = {} }: Answer) {
  const texts = alternatives.map((other) => [other, { schema: { type: "string" as const } }]);
  const content = {
    ...(schema === undefined ? {} : { schema }),
    ...(example === undefined ? {} : { example }),
  };
  return {
    description,
    headers: { "x-request-id": REQUEST_ID, ...described(headers) },
    ...(mediaType === undefined ? {} : { content: { [mediaType]: content, ...Object.fromEntries(texts) } }),
  };
}

function described(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: "string" as const } },
    ]),
  );
}

/** Headers that problems of a status carry. */
const PROBLEM_HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { "www-authenticate": "Bearer" },
  429: {
    "retry-after": "Seconds until a call is allowed again",
    ratelimit: "What is left of the limit, a structured field",
    "ratelimit-policy": "The limit, a structured field",
  },
};

function problemResponses(codes: readonly ProblemCode[], pages: boolean) {
  const byStatus = Map.groupBy(codes, statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      {
        description: all.map((code) => `${PROBLEMS[code][1]} (\`${code}\`)`).join("; "),
        headers: { "x-request-id": REQUEST_ID, ...described(PROBLEM_HEADERS[status] ?? {}) },
        content: {
          [PROBLEM_MEDIA_TYPE]: {
            schema: { $ref: "#/components/schemas/Problem" },
            example: problemExample(status, all),
          },
          ...(pages ? { "text/html": { schema: { type: "string" as const } } } : {}),
        },
      },
    ]),
  );
}

function problemExample(status: number, [code]: readonly ProblemCode[]) {
  if (code === undefined) return undefined;
  const title = PROBLEMS[code][1];
  return { type: `https://qr.example.org/docs/problems#${code}`, title, status, detail: `${title}.`, code };
}
