import { readJson } from "../json.ts";

/** One documented operation, as tests walk over it. */
export interface DocumentedOperation {
  readonly method: string;
  /** As documented, `/r/{shortId}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: unknown;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Record<string, DocumentedContent> };
  readonly responses: Record<string, DocumentedResponse>;
}

export interface DocumentedResponse {
  readonly description: string;
  readonly headers?: Record<string, { readonly description?: string; readonly schema?: unknown }>;
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

/** What the service says of itself. */
export async function fetchContract(url: string): Promise<ContractDocument> {
  return readJson<ContractDocument>(await fetch(`${url}/openapi.json`));
}

/** Every operation of a contract. */
export function operationsOf(contract: ContractDocument): DocumentedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([verb]) => VERBS.has(verb))
      .map(([verb, operation]) => ({ ...operation, method: verb.toUpperCase(), path })),
  );
}

/** A documented path with something in place of its parameters. */
export function concrete(path: string, value = "code_00000000000000000000000000"): string {
  return path.replace(/\{\w+\}/g, value);
}
