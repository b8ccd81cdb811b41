import { currentKey, forgetKey } from "./key.ts";
import { Offline, Problem, problemOf } from "./problem.ts";
import type { Guard } from "./shape.ts";
import { createStore } from "./store.ts";
import { isAbort, wait } from "./wait.ts";

/** Calls of the service's public API. */

export interface CallOptions {
  /** Sent as JSON; a `FormData`, a `Blob` and a text are sent as they are. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The longest wait, in seconds, before a rate-limited read is retried. */
const LONGEST_WAIT = 30;
const MOST_TRIES = 3;

/** The seconds that the last read which was limited waits before it is sent again; `null` while none waits. */
export const limitedFor = createStore<number | null>(null);

/** Paths that need no key. */
const OPEN = /^\/app\/api\/(?:types|generate|export|signup)(?:\?|$)/;

/**
 * Calls the API and reads its JSON answer. A rate-limited read is retried after a wait.
 * @param path - from the root, with its query: `/app/api/codes?limit=20`.
 * @param is - guard of the answer's type.
 * @throws Problem when the service refuses; Offline when no answer comes; an AbortError when `signal` aborts; an
 * Error when the answer fails the guard.
 */
export async function call<T>(
  method: string,
  path: string,
  is: Guard<T>,
  options: CallOptions = {},
): Promise<T> {
  return answerOf(await send(method, path, options), is);
}

/** The JSON of an answer. @throws Error when it fails the guard. */
export async function answerOf<T>(response: Response, is: Guard<T>): Promise<T> {
  const answer: unknown = await response.json();
  if (is(answer)) return answer;
  throw new Error("The service answered something else than was asked for");
}

/** A file from the API and its name. */
export interface Download {
  readonly blob: Blob;
  /** `null` when the answer names none. */
  readonly filename: string | null;
}

/** Downloads a file from the API. @throws the same as `call`. */
export async function download(method: string, path: string, options: CallOptions = {}): Promise<Download> {
  const response = await send(method, path, options);
  const [, filename = null] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { blob: await response.blob(), filename };
}

/** Has the browser save a file. The key never becomes part of an address this way. */
export function save(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  // The browser starts to read it in the next turn of the event loop, but no standard says when it is done.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Calls the API and returns the response: for its headers, or when it has no content.
 * @throws the same as `call`.
 */
export async function send(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const key = OPEN.test(path) ? null : currentKey();
    const response = await fetched(method, path, options, key);
    if (response.ok) return response;
    const problem = await problemOf(response);
    const pause = problem.status === 429 && method === "GET" ? (problem.retryAfter ?? 1) : null;
    if (pause !== null && pause <= LONGEST_WAIT && tries < MOST_TRIES) {
      limitedFor.set(pause);
      await wait(pause * 1_000, options.signal).finally(() => limitedFor.set(null));
      continue;
    }
    if (key !== null && key === currentKey() && problem.code === "invalid_key") forgetKey(true);
    throw problem;
  }
}

async function fetched(
  method: string,
  path: string,
  { body, signal, headers }: CallOptions,
  key: string | null,
): Promise<Response> {
  const isRaw = typeof body === "string" || body instanceof FormData || body instanceof Blob;
  const init: RequestInit = {
    method,
    headers: {
      ...(body === undefined || isRaw ? {} : { "content-type": "application/json" }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    credentials: "omit",
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
  try {
    return await fetch(address(path), init);
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new Offline("No answer came", { cause: error });
  }
}

/** The address of a path of the service, whose root may be a folder of its host. */
export function address(path: string): string {
  return new URL(path.replace(/^\//, ""), document.baseURI).href;
}

/** Whether a retry may help. */
export function isPassing(error: unknown): boolean {
  return error instanceof Offline || (error instanceof Problem && [429, 503].includes(error.status));
}
