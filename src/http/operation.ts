import type { TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import type { FaultCode } from "../shared/fault.ts";
import type { BodyRule } from "./body.ts";
import { CATALOG_VERSION, QUOTA_HEADERS } from "./catalog.ts";
import { PROBLEM_MEDIA_TYPE, PROBLEMS, statusOf } from "./problems.ts";

/** One answer of an operation other than a problem. */
export interface Answer {
  readonly description: string;
  readonly mediaType?: string;
  readonly schema?: TSchema;
  readonly example?: unknown;
  /** Other media types the same answer comes in, as text. */
  readonly alternatives?: readonly string[];
  /** The same status in JSON, where that is another answer. */
  readonly orJson?: { readonly schema: TSchema; readonly example: unknown };
  /** Response headers besides `x-request-id`. */
  readonly headers?: HeaderTable;
}

/** Response headers with their descriptions. */
export type HeaderTable = Readonly<
  Record<string, string | { readonly description: string; readonly optional: true }>
>;

/** The description of one operation in `/openapi.json`. */
export interface Operation {
  /** `operationId`: camelCase, unique. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Whether it needs a tenant's key, and where the key may be. */
  readonly key?: "required" | "header or query";
  /** Whether it belongs to the logo catalog, whose answers have a wrapper. */
  readonly catalog?: true;
  /** Whether it falls under a rate limit per address. */
  readonly limited?: true;
  /** Whether it can fail because storage is out of order. */
  readonly storage?: true;
  /** `false` where it is never refused for too much load. */
  readonly busy?: boolean;
  readonly parameters?: readonly HeaderParameter[];
  readonly body?: {
    readonly rule: BodyRule;
    readonly schema: TSchema;
    readonly example: unknown;
    readonly optional?: true;
    /** Schemas of the media types that differ. */
    readonly others?: Readonly<Record<string, { readonly schema: TSchema; readonly example: unknown }>>;
  };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Whether a browser gets its problems as small pages. */
  readonly pages?: true;
  /** Fault codes besides those that follow from the other members. */
  readonly problems?: readonly FaultCode[];
}

/** A request header that an operation reads. */
export interface HeaderParameter {
  readonly name: string;
  readonly in: "header";
  readonly description: string;
  readonly schema: { readonly type: "string"; readonly maxLength?: number };
  readonly example: string;
}

/** Carries the request body through the generator, which drops it for routes with their own parser. */
export const BODY_EXTENSION = "x-quietzone-body";

/** The schema that is documented in place of the one that is validated. */
export const DOCUMENTED_AS = "x-quietzone-documented-as";

/** An answer in JSON. */
export function json(
  description: string,
  schema: TSchema,
  example: unknown,
  headers: HeaderTable = {},
): Answer {
  return { description, mediaType: "application/json", schema, example, headers };
}

const SECURITY = {
  none: [],
  required: [{ apiKey: [] }],
  "header or query": [{ apiKey: [] }, { apiKeyParameter: [] }],
};

/** The `detail` of an Elysia route, for the document generator. */
export function operation(op: Operation): { detail: DocumentDecoration } {
  const problems = new Set<FaultCode>(op.problems);
  if (op.limited) problems.add("rate_limited");
  if (op.key) problems.add("invalid_key");
  // The limit per workspace.
  if (op.key === "required") problems.add("rate_limited");
  if (op.storage) problems.add("storage_unavailable");
  if (op.busy ?? true) problems.add("busy");
  if (op.body)
    for (const code of [
      "invalid_json",
      "invalid_request",
      "body_too_slow",
      "body_too_large",
      "unsupported_media_type",
      "busy",
    ] as const)
      problems.add(code);
  const detail = {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    ...(op.description === undefined ? {} : { description: op.description }),
    security: SECURITY[op.key ?? "none"],
    parameters: [...(op.parameters ?? [])],
    responses: {
      ...Object.fromEntries(
        Object.entries(op.answers).map(([status, answer]) => [
          status,
          response(op.catalog ? quoted(answer) : answer),
        ]),
      ),
      ...problemResponses([...problems], op.catalog ? CATALOG : { ...PLAIN, pages: op.pages ?? false }),
    },
    ...(op.body ? { [BODY_EXTENSION]: requestBody(op.body) } : {}),
  };
  return { detail };
}

function requestBody({ rule, schema, example, optional, others = {} }: NonNullable<Operation["body"]>) {
  return {
    required: !optional,
    content: Object.fromEntries(
      rule.mediaTypes.map((mediaType) => [mediaType, others[mediaType] ?? { schema, example }]),
    ),
  };
}

const REQUEST_ID = {
  description: "Identifies this answer; quote it in reports",
  schema: { type: "string" },
} as const;

function response(answer: Answer) {
  const { description, mediaType, schema, example, alternatives = [], orJson, headers = {} } = answer;
  const texts = alternatives.map((other) => [other, { schema: { type: "string" as const } }]);
  const content = {
    ...(schema === undefined ? {} : { schema }),
    ...(example === undefined ? {} : { example }),
  };
  return {
    description,
    headers: { "x-request-id": REQUEST_ID, ...described(headers) },
    ...(mediaType === undefined
      ? {}
      : {
          content: {
            [mediaType]: content,
            ...Object.fromEntries(texts),
            ...(orJson ? { "application/json": orJson } : {}),
          },
        }),
  };
}

function described(headers: HeaderTable) {
  const schema = { type: "string" as const };
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      name,
      typeof header === "string"
        ? { description: header, schema }
        : { description: header.description, required: false, schema },
    ]),
  );
}

/** The headers of problems by status. */
const PROBLEM_HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { "www-authenticate": '`Bearer`, with `error="invalid_token"` where a key came' },
  429: {
    "retry-after": "Seconds until a call is allowed again",
    ratelimit: "What is left of the limit, a structured field",
    "ratelimit-policy": "The limit, a structured field",
  },
};

/** Of a 503 with `busy`. A 503 because storage is out of order has none: nobody knows when that ends. */
const RETRY_AFTER = {
  description: "With `busy`: seconds after which there is likely to be room",
  required: false,
  schema: { type: "string" },
} as const;

/** The form of an operation's problems. */
interface ProblemForm {
  readonly mediaType: string;
  readonly schema: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly example: (status: number, codes: readonly FaultCode[]) => unknown;
  /** Whether a browser gets it as a small page. */
  readonly pages: boolean;
}
const PLAIN: ProblemForm = {
  mediaType: PROBLEM_MEDIA_TYPE,
  schema: "Problem",
  headers: {},
  example: problemExample,
  pages: false,
};
const CATALOG: ProblemForm = {
  mediaType: "application/json",
  schema: "CatalogError",
  headers: QUOTA_HEADERS,
  example: catalogExample,
  pages: false,
};

function quoted(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, ...QUOTA_HEADERS } };
}

function problemResponses(codes: readonly FaultCode[], form: ProblemForm) {
  const byStatus = Map.groupBy(codes, statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      {
        description: all.map((code) => `${PROBLEMS[code][1]} (\`${code}\`)`).join("; "),
        headers: {
          "x-request-id": REQUEST_ID,
          ...described({ ...PROBLEM_HEADERS[status], ...form.headers }),
          ...(all.includes("busy") ? { "retry-after": RETRY_AFTER } : {}),
        },
        content: {
          [form.mediaType]: {
            schema: { $ref: `#/components/schemas/${form.schema}` },
            example: form.example(status, all),
          },
          ...(form.pages ? { "text/html": { schema: { type: "string" as const } } } : {}),
        },
      },
    ]),
  );
}

function catalogExample(_status: number, [code]: readonly FaultCode[]) {
  if (code === undefined) return undefined;
  const error = { code, message: `${PROBLEMS[code][1]}.` };
  const meta = { version: CATALOG_VERSION, requestId: "req_01kahgxyz0f3v8m2q4c6j9t1sw" };
  return { success: false, data: null, error, meta };
}

function problemExample(status: number, [code]: readonly FaultCode[]) {
  if (code === undefined) return undefined;
  const title = PROBLEMS[code][1];
  return { type: `https://qr.example.org/docs/problems#${code}`, title, status, detail: `${title}.`, code };
}
