import type { ApiOperation, Call } from "./tool.ts";
import { RETRY_KEY } from "./tool.ts";
import type { Scope } from "../../kit/shared/scopes.ts";

/** Arguments of a tool that fit its input. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The part of an operation's contract that tools need. */
export interface OperationFacts {
  /** The scopes that it asks for. */
  readonly scopes: readonly Scope[];
  /** The names of its query's parameters. */
  readonly query: readonly string[];
  /** The schema of its answer in JSON; `null` where it answers with a file or nothing. */
  readonly answer: unknown;
  /** Whether it answers with nothing. */
  readonly isSilent: boolean;
}

/** The public API, as tools call it. */
export interface PublicApi {
  /** Answers a request within the answer to another one. */
  readonly call: (outer: Request, request: Request) => Promise<Response>;
  /** @throws Error when there is no such operation. */
  readonly factsOf: (operation: ApiOperation) => OperationFacts;
}

/** The parameters of a path, `:id`. */
const PARAMETER = /:(\w+)/g;

/** The calls of a tool that arguments choose. */
export function chosen(calls: readonly Call[], given: Arguments): Call[] {
  const holds = ([name, value]: readonly [string, boolean | string]) =>
    typeof value === "boolean" ? name in given === value : given[name] === value;
  return calls.filter(({ when = {} }) => Object.entries(when).every(holds));
}

/**
 * The arguments that an operation without a body does not know: it would ignore them, and answer something
 * else than was asked for.
 */
export function strangers({ method, path, when = {} }: Call, { query }: OperationFacts, given: Arguments) {
  if (method !== "GET" && method !== "DELETE") return [];
  const known = [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
  return Object.keys(given).filter(
    (name) => ![...known, ...query].includes(name) && typeof when[name] !== "string",
  );
}

/** The request by which a tool calls an operation, with the key and for the client of the request that the agent has sent. */
export function requestOf(
  outer: Request,
  { method, path, defaults, list, when = {}, renamed = {} }: Call,
  given: Arguments,
): Request {
  const rest = new Map<string, unknown>(
    Object.entries({ ...defaults, ...given }).map(([name, value]) => [renamed[name] ?? name, value]),
  );
  const take = (name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return value;
  };
  const url = new URL(
    path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(take(name)))),
    outer.url,
  );
  const authorization = outer.headers.get("authorization") ?? "";
  const headers = new Headers({ accept: "application/json", authorization });
  const retryKey = take(RETRY_KEY);
  if (retryKey !== undefined) headers.set("idempotency-key", String(retryKey));
  const { signal } = outer;
  if (method === "GET" || method === "DELETE") {
    for (const [name, value] of rest)
      if (typeof when[name] !== "string") url.searchParams.set(name, String(value));
    return new Request(url.href, { method, headers, signal });
  }
  headers.set("content-type", "application/json");
  const body = JSON.stringify(list === undefined ? Object.fromEntries(rest) : take(list));
  return new Request(url.href, { method, headers, body, signal });
}
