import type { Operation, Values } from "./operation.ts";

/** The parts of a request that stay the same when it is sent again. */
export interface Prepared {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | Blob | undefined;
}

/** An operation, as far as a request is built by it. */
type Asked = Pick<Operation, "path" | "headers" | "bodies"> & { readonly method: string };

/** Parts of a path that are left out or resolved before it is sent (URL Standard, 4.4). */
const ELSEWHERE = ["", ".", ".."];

/**
 * The request of an operation with these arguments.
 * @param baseUrl - the service's address; it may have a path.
 * @throws TypeError when a parameter of the path is missing, or would lead to another operation.
 */
export function prepare(operation: Asked, args: Values, baseUrl: string): Prepared {
  const { body, ...parameters } = args;
  const headers = new Headers();
  const inPath = new Set<string>();
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    const value = parameters[name];
    if (value === undefined || ELSEWHERE.includes(String(value)))
      throw new TypeError(`${name} is missing, or leads to another operation`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || inPath.has(name)) continue;
    if (operation.headers?.includes(name)) headers.set(name, String(value));
    else for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const sent = encoded(body, operation.bodies ?? []);
  if (sent.type) headers.set("content-type", sent.type);
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
  /** None of a file that does not say. */
  readonly type?: string | undefined;
}

/** A body and its media type. Text and files go as they are, anything else as JSON. */
function encoded(body: unknown, types: readonly string[]): Encoded {
  if (body === undefined) return { body: undefined };
  const text = types.find((type) => type.startsWith("text/"));
  if (body instanceof Blob) return { body, type: body.type || text };
  if (typeof body === "string" && text !== undefined) return { body, type: text };
  return { body: JSON.stringify(body), type: "application/json" };
}
