import type { Scope } from "../../kit/shared/scopes.ts";
import { type ApiOperation, RETRY_KEY } from "./tool.ts";

/** Arguments of a tool that fit its input. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The public API, as tools call it. */
export interface PublicApi {
  /** Answers a request within the answer to another one. */
  readonly call: (outer: Request, request: Request) => Promise<Response>;
  /** The scopes that an operation asks for. */
  readonly scopesOf: (operation: ApiOperation) => readonly Scope[];
}

/** The request by which a tool calls an operation, with the key and for the client of the request that the agent has sent. */
export function requestOf(
  outer: Request,
  { method, path, defaults }: ApiOperation,
  given: Arguments,
): Request {
  const rest = new Map<string, unknown>(Object.entries({ ...defaults, ...given }));
  const take = (name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return value;
  };
  const url = new URL(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(take(name)))),
    outer.url,
  );
  const headers = new Headers({ authorization: outer.headers.get("authorization") ?? "" });
  const retryKey = take(RETRY_KEY);
  if (retryKey !== undefined) headers.set("idempotency-key", String(retryKey));
  const { signal } = outer;
  if (method === "GET" || method === "DELETE") {
    for (const [name, value] of rest) url.searchParams.set(name, String(value));
    return new Request(url.href, { method, headers, signal });
  }
  headers.set("content-type", "application/json");
  return new Request(url.href, { method, headers, body: JSON.stringify(Object.fromEntries(rest)), signal });
}
