import { isProblem, problemOf, type QuietzoneProblem } from "../../../sdk/src/problem.ts";
import { type RetryPolicy, retryAfterOf, sendWithRetries, wait } from "../../../sdk/src/retry.ts";
import { prepareRoute, type Route, type RouteArguments, type RouteJson } from "../../../sdk/src/route.ts";
import type { JsonObject } from "./json.ts";
import { signedInAgain } from "./again.ts";
import {
  currentHolder,
  currentKey,
  currentWorkspace,
  forgetHolder,
  type Refusal,
  suspension,
} from "./holder.ts";
import { isSuspended, Offline } from "./problem.ts";
import { createStore } from "./store.ts";
import { isAbort } from "./wait.ts";

/**
 * Calls of the service's public API by `quietzone-client`, whose types follow from the contract. A call names
 * its route, `GET /app/api/codes/{id}`, and has the route's parameters and its body by name.
 */

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a change that a limit refuses is sent again after a wait, as reads are. */
  readonly isPatient?: boolean;
}

/** `draft` takes the place of a body that people type: only the service can say whether it is right. */
type Drafted<Args> = Args extends { readonly body?: unknown }
  ? Args | (Omit<Args, "body"> & { readonly draft: JsonObject })
  : Args;

type Values = Readonly<Record<string, unknown>>;

/** The arguments of a call; they may be left out where none is required. */
type Takes<R extends Route> =
  Record<never, never> extends RouteArguments<R>
    ? [args?: Drafted<RouteArguments<R>>, options?: CallOptions]
    : [args: Drafted<RouteArguments<R>>, options?: CallOptions];

/** The seconds that the last read which was limited waits before it is sent again; `null` while none waits. */
export const limitedFor = createStore<number | null>(null);

const POLICY: RetryPolicy = {
  retries: 2,
  longestWait: 30,
  wait(milliseconds, signal) {
    limitedFor.set(Math.ceil(milliseconds / 1_000));
    return wait(milliseconds, signal).finally(() => limitedFor.set(null));
  },
  random: Math.random,
  now: Date.now,
};

/** Routes that need nobody. */
const OPEN = /\/app\/api\/(?:types|generate|export)$/;

/** Routes of persons, in whichever workspace they are. They take the browser's cookie, and no key. */
const PERSONAL =
  /\/app\/api\/(?:signup|oidc|session|sessions|person|totp|passkeys|reset)(?:$|\/)|^(?:GET|POST) \/app\/api\/invitations\/\{id\}$/;

/**
 * Calls the API and reads its JSON answer. A rate-limited read is retried after a wait.
 * @throws QuietzoneProblem when the service refuses; Offline when no answer comes; an AbortError when
 * `signal` aborts.
 */
export function call<R extends Route>(route: R, ...rest: Takes<R>): Promise<RouteJson<R>>;
/** The contract is the warrant of the answer's type. */
export async function call(route: Route, args?: Values, options?: CallOptions): Promise<unknown> {
  return (await respond(route, args, options)).json();
}

/**
 * A record and its entity tag, by which a change can say which version it replaces. @throws the same as
 * `call`.
 */
export function callTagged<R extends Route>(
  route: R,
  ...rest: Takes<R>
): Promise<{ readonly record: RouteJson<R>; readonly tag: string }>;
export async function callTagged(route: Route, args?: Values, options?: CallOptions): Promise<unknown> {
  const response = await respond(route, args, options);
  return { record: await response.json(), tag: response.headers.get("etag") ?? "*" };
}

/** A file from the API and its name. */
export interface Download {
  readonly blob: Blob;
  /** `null` when the answer names none. */
  readonly filename: string | null;
}

/** Downloads a file from the API. @throws the same as `call`. */
export function download<R extends Route>(route: R, ...rest: Takes<R>): Promise<Download>;
export async function download(route: Route, args?: Values, options?: CallOptions): Promise<Download> {
  return fileOf(await respond(route, args, options));
}

/** The file of an answer, with the name that the service gives it. */
export async function fileOf(answer: Response): Promise<Download> {
  const [, filename = null] =
    /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return { blob: await answer.blob(), filename };
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
export function send<R extends Route>(route: R, ...rest: Takes<R>): Promise<Response>;
export function send(route: Route, args?: Values, options?: CallOptions): Promise<Response> {
  return respond(route, args, options);
}

async function respond(
  route: Route,
  { draft, ...args }: Values = {},
  { signal, headers: more, isPatient = false }: CallOptions = {},
): Promise<Response> {
  const values = draft === undefined ? args : { ...args, body: draft };
  const { url, method, headers, body } = prepareRoute(route, values, address("."));
  for (const [name, value] of Object.entries(more ?? {})) headers.set(name, value);
  const isOpen = OPEN.test(route);
  const isPersonal = PERSONAL.test(route);
  let holder = currentHolder();
  const fetched = () => {
    // Another one may have come during a wait.
    holder = currentHolder();
    const key = isOpen || isPersonal ? null : currentKey();
    const workspace = currentWorkspace();
    if (key !== null) headers.set("authorization", `Bearer ${key}`);
    else if (workspace !== null && !isOpen) headers.set("x-workspace", workspace);
    const credentials = isPersonal || (workspace !== null && !isOpen) ? "same-origin" : "omit";
    return fetch(url, { method, headers, body, signal, credentials });
  };
  const repeats = (answer?: Response) => (method === "GET" || isPatient) && answer?.status === 429;
  try {
    const answer = await sendWithRetries(fetched, repeats, POLICY, signal);
    if (answer.ok) return answer;
    const problem = await problemOf(answer, retryAfterOf(answer, Date.now()));
    // A proxy answers in place of a service that is away.
    if (problem.code === "unexpected_answer" && [502, 503, 504].includes(problem.status))
      throw new Offline("A proxy answered");
    if (problem.code === "sign_in_again" && (await signedInAgain()))
      return await respond(route, { draft, ...args }, { signal, headers: more, isPatient });
    const refusal = isOpen || holder === null || holder !== currentHolder() ? null : refusalOf(problem);
    if (refusal) forgetHolder(refusal);
    if (problem.code === "second_factor_missing") factorMissing.set(true);
    throw problem;
  } catch (error) {
    if (isAbort(error) || isProblem(error)) throw error;
    if (error instanceof Offline) throw error;
    throw new Offline("No answer came", { cause: error });
  }
}

/** Whether the workspace demands a second factor that the person has not set. */
export const factorMissing = createStore(false);

/** Why the holder of a request is none any more; `null` while it is one. */
function refusalOf(problem: QuietzoneProblem): Refusal | null {
  if (currentKey() !== null) {
    if (problem.code !== "invalid_key") return null;
    if (!isSuspended(problem)) return "invalid";
    suspension.set(problem.blocked);
    return "suspended";
  }
  if (problem.code === "session_required") return "expired";
  return problem.code === "workspace_not_found" ? "outside" : null;
}

/** The address of a path of the service, whose root may be a folder of its host. */
export function address(path: string): string {
  return new URL(path.replace(/^\//, ""), document.baseURI).href;
}

/** Whether a retry may help. */
export function isPassing(error: unknown): boolean {
  return error instanceof Offline || (isProblem(error) && [429, 503].includes(error.status));
}
