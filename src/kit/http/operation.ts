import { type TObject, type TSchema, Type } from "@sinclair/typebox";
import type { AnyElysia, DocumentDecoration } from "elysia";
import { isObject } from "../shared/json.ts";
import type { FaultCode } from "../shared/problems.ts";
import { COMPONENT, withNulls } from "../shared/schema.ts";
import { isScope, type Scope } from "../shared/scopes.ts";
import type { BodyRule } from "./body.ts";
import { QUOTA_HEADERS } from "./catalog.ts";
import type { Gated, KeyRule } from "./gated.ts";
import { described, type HeaderTable, LIMIT_HEADERS, REQUEST_ID } from "./operation-headers.ts";
import { isCounted, problemsOf } from "./operation-problems.ts";
import { problemResponses } from "./problem-responses.ts";

/** A body in one media type. */
export interface MediaContent {
  readonly schema: TSchema;
  readonly example: unknown;
}

/** One answer of an operation other than a problem. */
export interface Answer {
  readonly description: string;
  readonly mediaType?: string;
  readonly schema?: TSchema;
  readonly example?: unknown;
  /** The same status in other media types. */
  readonly others?: Readonly<Record<string, MediaContent>>;
  /** Response headers besides `x-request-id`. */
  readonly headers?: HeaderTable;
}

/** The description of one operation in `/openapi.json`. */
export interface Operation {
  /** `operationId`: camelCase, unique. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Whether another setting of the operator makes it need the key that it takes in the header or the query. */
  readonly keyBySetting?: true;
  /** Whether it belongs to the logo catalog, whose answers have a wrapper. */
  readonly catalog?: true;
  /** Whether it falls under a rate limit per address. */
  readonly limited?: true;
  /** Whether it can fail because storage is out of order. */
  readonly storage?: true;
  /** `false` where it is never refused for too much load. */
  readonly busy?: boolean;
  /** The parameters of the path, by name. */
  readonly path?: Readonly<Record<string, PathParameter>>;
  /** Headers and cookies that it reads. */
  readonly parameters?: readonly HeaderParameter[];
  readonly body?: {
    readonly rule: BodyRule;
    readonly schema: TSchema;
    readonly example: unknown;
    readonly optional?: true;
    /** The media types that differ. */
    readonly others?: Readonly<Record<string, MediaContent>>;
  };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Said of any other answer, where linters would miss a success: they do not count 3xx. */
  readonly otherwise?: string;
  /** Whether a browser gets its problems as small pages. */
  readonly pages?: true;
  /** Fault codes besides those that follow from the other members. */
  readonly problems?: readonly FaultCode[];
}

/** A part of a path. */
export interface PathParameter {
  /** Its name among the components. */
  readonly component: string;
  readonly description: string;
  readonly example: string;
}

/** A request header or cookie that an operation reads. */
export interface HeaderParameter {
  /** The way to it among the components. */
  readonly [COMPONENT]?: string;
  readonly name: string;
  readonly in: "header" | "cookie";
  readonly description: string;
  readonly schema: { readonly type: "string"; readonly maxLength?: number };
  readonly example: string;
}

/** Carries through the generator what it drops: request bodies of routes with their own parser, headers and cookies. */
export const EXTENSION = "x-quietzone";

/** The members of `EXTENSION`. */
export interface Extension {
  readonly path: readonly object[];
  readonly parameters: readonly HeaderParameter[];
  readonly body: ReturnType<typeof requestBody> | null;
}

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

/** Bytes that are no text. Generators know this form. */
export const BINARY = Type.String({ format: "binary" });

const HEADER_OR_QUERY = [{ apiKey: [] }, { apiKeyParameter: [] }];

/**
 * The authorisation of a call. A list beside a scheme names the roles that it needs (OpenAPI 3.1.0, 4.8.30).
 */
function securityOf(
  { key, scopes, withoutKey, keyOnly, session, operator }: KeyRule,
  { keyBySetting }: Operation,
): Record<string, string[]>[] {
  if (session) return [{ session: [] }];
  if (operator) return [{ operatorKey: [] }, { operatorSession: [] }];
  if (scopes)
    return [
      { apiKey: [...scopes] },
      ...(keyOnly ? [] : [{ session: [...scopes] }]),
      // The empty one stands for none.
      ...(withoutKey ? [{}] : []),
    ];
  if (key === "header or query") return HEADER_OR_QUERY;
  return keyBySetting ? [{}, ...HEADER_OR_QUERY] : [];
}

/** A route's options: the hooks of its admission, and its description. */
export function operation<H extends object>(
  gated: Gated<H>,
  op: Operation,
): H & { detail: DocumentDecoration } {
  return { ...gated.hooks, detail: detailOf(gated.keyRule, op) };
}

/** The options of a gated route that the contract leaves out, because it speaks a protocol of its own. */
export function unlisted<H extends object>(gated: Gated<H>): H & { detail: DocumentDecoration } {
  return { ...gated.hooks, detail: { hide: true } };
}

/** The description of a route, as facts. */
export interface RouteFacts {
  /** The scopes that it asks for; none where it needs no key. */
  readonly scopes: readonly Scope[];
  /** The names of its query's parameters. */
  readonly query: readonly string[];
  /** The schema of its answer in JSON; `null` where it answers with a file or nothing. */
  readonly answer: unknown;
  /** Whether it answers with nothing. */
  readonly isSilent: boolean;
}

/**
 * The facts that the description of a route holds.
 * @throws Error when there is no such route.
 */
export function factsOfRoute(
  routes: readonly Pick<AnyElysia["routes"][number], "method" | "path" | "hooks">[],
  named: { readonly method: string; readonly path: string },
): RouteFacts {
  const route = routes.find(({ method, path }) => method === named.method && path === named.path);
  if (!route) throw new Error(`There is no route ${named.method} ${named.path}`);
  const { detail, query }: { detail: DocumentDecoration; query?: Partial<TObject> } = route.hooks;
  const { security, responses = {} } = detail;
  const answer: unknown = responses["200"];
  const content = isObject(answer) && isObject(answer["content"]) ? answer["content"] : {};
  const inJson = content["application/json"];
  return {
    scopes: (security?.[0]?.["apiKey"] ?? []).filter(isScope),
    query: Object.keys(query?.properties ?? {}),
    answer: isObject(inJson) ? (inJson["schema"] ?? null) : null,
    isSilent: answer === undefined,
  };
}

/** The description of a route that the gate does not see: everyone may call it. */
export function openOperation(op: Operation): { detail: DocumentDecoration } {
  return { detail: detailOf({}, op) };
}

/** The sentence on scopes for readers: tools show no roles of a bearer. */
function scopeSentence({ scopes = [] }: KeyRule): string {
  const names = scopes.map((scope) => `\`${scope}\``).join(", ");
  return names === "" ? "" : `Scope: ${names}.`;
}

/** The `detail` of an Elysia route, for the document generator. */
function detailOf(keyRule: KeyRule, op: Operation): DocumentDecoration {
  const extension: Extension = {
    path: Object.entries(op.path ?? {}).map(([name, { component, ...told }]) => ({
      [COMPONENT]: `parameters/${component}`,
      name,
      in: "path",
      required: true,
      ...told,
      schema: { type: "string" },
    })),
    parameters: op.parameters ?? [],
    body: op.body ? requestBody(op.body) : null,
  };
  const told = [op.description ?? "", scopeSentence(keyRule)].filter((text) => text !== "").join(" ");
  const detail = {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    ...(told === "" ? {} : { description: told }),
    security: securityOf(keyRule, op),
    responses: {
      ...Object.fromEntries(
        Object.entries(op.answers).map(([status, answer]) => [
          status,
          response(op.catalog ? quoted(answer) : isCounted(keyRule) ? counted(answer) : answer),
        ]),
      ),
      ...(op.otherwise === undefined ? {} : { default: response({ description: op.otherwise }) }),
      ...problemResponses([...problemsOf(keyRule, op)], {
        catalog: op.catalog ?? false,
        pages: op.pages ?? false,
      }),
    },
    [EXTENSION]: extension,
  };
  return detail;
}

/** The body of a request. Schemas with nulls are made when the document is written, because that takes a while. */
function requestBody({ rule, schema, example, optional, others = {} }: NonNullable<Operation["body"]>) {
  return {
    required: !optional,
    content: Object.fromEntries(
      rule.mediaTypes.map((mediaType) => [
        mediaType,
        others[mediaType] ?? {
          schema: rule.nullsAbsent ? { toJSON: () => withNulls(schema) } : schema,
          example,
        },
      ]),
    ),
  };
}

function response(answer: Answer) {
  const { description, mediaType, schema, example, others = {}, headers = {} } = answer;
  const content = {
    ...(schema === undefined ? {} : { schema }),
    ...(example === undefined ? {} : { example }),
  };
  return {
    description,
    headers: described({ ...REQUEST_ID, ...headers }),
    ...(mediaType === undefined ? {} : { content: { [mediaType]: content, ...others } }),
  };
}

function counted(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, ...LIMIT_HEADERS } };
}

function quoted(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, ...QUOTA_HEADERS } };
}
