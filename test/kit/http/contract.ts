import { isObject } from "../../../src/kit/shared/json.ts";
import { readJson } from "../../json.ts";

/** One documented operation, as tests walk over it. */
export interface DocumentedOperation {
  readonly method: string;
  /** As documented, `/r/{shortId}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly schema: unknown;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Record<string, DocumentedContent> };
  readonly responses: Record<string, DocumentedResponse>;
}

export interface DocumentedResponse {
  readonly description: string;
  readonly headers?: Record<
    string,
    { readonly description?: string; readonly required?: boolean; readonly schema?: unknown }
  >;
  readonly content?: Record<string, DocumentedContent>;
}

export interface DocumentedContent {
  readonly schema?: unknown;
  readonly example?: unknown;
}

export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Record<string, Record<string, Omit<DocumentedOperation, "method" | "path">>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

const VERBS = new Set(["get", "post", "put", "patch", "delete"]);

/**
 * Documents that were served, by their texts without the ports, by which alone most differ. To resolve one
 * takes as long as a hundred requests.
 */
const contracts = new Map<string, ContractDocument>();

/** The service compresses thoroughly, which takes longer than to make the document. */
const PLAIN = { headers: { "accept-encoding": "identity" } };

/** The document that the service serves. References to parameters, responses and headers are replaced by these; those to schemas stay. */
export async function fetchContract(url: string): Promise<ContractDocument> {
  const response = await fetch(`${url}/openapi.json`, PLAIN);
  const served = await response.text();
  if (response.status !== 200) throw new Error(`The service has no contract now: ${served}`);
  const text = served.replaceAll(/localhost:\d+/g, "localhost");
  const contract = contracts.get(text) ?? resolvedIn(await readJson(new Response(text)));
  contracts.set(text, contract);
  return contract;
}

function resolvedIn(document: ContractDocument): ContractDocument {
  return { ...document, paths: resolved(document.paths, document) };
}

const SHARED = /^#\/components\/(?:parameters|responses|headers)\//;

function resolved<T>(value: T, document: ContractDocument): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    const ref = isObject(part) ? part["$ref"] : undefined;
    return typeof ref === "string" && SHARED.test(ref) ? resolved(at(document, ref), document) : part;
  });
}

/** The object that a reference within a document names; `undefined` for none. */
export function at(document: unknown, ref: string): unknown {
  const steps = ref.split("/").slice(1);
  return steps.reduce<unknown>((part, step) => (isObject(part) ? part[step] : undefined), document);
}

/** A member of an object's schema, with its place in the document. */
interface SchemaMember {
  readonly place: string;
  readonly schema: unknown;
}

/** The members of all schemas in a part of the document. Examples have none. */
export function* membersIn(part: unknown, way = ""): Generator<SchemaMember> {
  if (typeof part !== "object" || part === null) return;
  const properties = isObject(part) ? part["properties"] : undefined;
  if (isObject(properties))
    for (const [name, schema] of Object.entries(properties)) yield { place: `${way}/${name}`, schema };
  for (const [name, value] of Object.entries(part))
    if (!/^examples?$/.test(name)) yield* membersIn(value, `${way}/${name}`);
}

/** Every operation of a contract. */
export function operationsOf(contract: ContractDocument): DocumentedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([verb]) => VERBS.has(verb))
      .map(([verb, operation]) => ({ ...operation, method: verb.toUpperCase(), path })),
  );
}

/** Whether an operation is refused without a key. A session may stand for it. */
export function asksForKey({ security = [] }: Pick<DocumentedOperation, "security">): boolean {
  return security.some(({ apiKey }) => apiKey) && security.every((way) => Object.keys(way).length > 0);
}

/** Whether an operation takes a session and nothing else. */
export function asksForSession({ security = [] }: Pick<DocumentedOperation, "security">): boolean {
  return security.length === 1 && security[0]?.["session"] !== undefined;
}

/** Whether an operation is for those who run the service. */
export function asksForOperator({ security = [] }: Pick<DocumentedOperation, "security">): boolean {
  return security.some(({ operatorKey }) => operatorKey);
}

/** Whether an operation takes the session of a person, in place of a key or of nothing. */
export function takesSession({ security = [] }: Pick<DocumentedOperation, "security">): boolean {
  return security.some(({ session }) => session);
}

/** The scopes that an operation asks for; `null` where a call needs none of a key. */
export function scopesOf(operation: Pick<DocumentedOperation, "security">): readonly string[] | null {
  return asksForKey(operation) ? (operation.security?.[0]?.["apiKey"] ?? null) : null;
}

/** A documented path with something in place of its parameters. */
export function concrete(path: string, value = "code_00000000000000000000000000"): string {
  return path.replace(/\{\w+\}/g, value);
}

/** A documented path with a code in it, where it is one of codes. Others keep their parameters. */
export function withCode(path: string, code: { readonly id: string; readonly shortId: string }): string {
  return path
    .replace(/(?<=^\/app\/api\/codes\/)\{id\}/, code.id)
    .replace(/(?<=^\/app\/api\/codes\/)\{shortId\}/, code.shortId);
}
