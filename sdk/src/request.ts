import type { Operation, Values } from "./operation.ts";

/** The parts of a request that stay the same when it is sent again. */
export interface Prepared {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | Blob | undefined;
}

/**
 * The request of an operation with these arguments.
 * @param baseUrl - the service's address; it may have a path.
 * @throws TypeError when a parameter of the path is missing.
 */
export function prepare(operation: Operation, args: Values, baseUrl: string): Prepared {
  const { body, ...parameters } = args;
  const headers = new Headers();
  const inPath = new Set<string>();
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    const value = parameters[name];
    // An empty part would be another operation's path.
    if (value === undefined || value === "") throw new TypeError(`${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || inPath.has(name)) continue;
    if (operation.headers?.includes(name)) headers.set(name, String(value));
    else for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  const sent = encoded(body, operation.bodies ?? []);
  if (sent.type !== undefined) headers.set("content-type", sent.type);
  const search = query.size > 0 ? `?${query}` : "";
  return {
    url: baseUrl.replace(/\/+$/, "") + path + search,
    method: operation.method,
    headers,
    body: sent.body,
  };
}

interface Encoded {
  readonly body: string | Blob | undefined;
  readonly type?: string;
}

/** A body and its media type. Text and files go as they are, anything else as JSON. */
function encoded(body: unknown, types: readonly string[]): Encoded {
  if (body === undefined) return { body: undefined };
  if (body instanceof Blob)
    return { body, type: body.type || (types.find((type) => type !== "application/json") ?? "") };
  const text = types.find((type) => type.startsWith("text/"));
  if (typeof body === "string" && text !== undefined) return { body, type: text };
  return { body: JSON.stringify(body), type: "application/json" };
}
