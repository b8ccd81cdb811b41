import { typedBody } from "./bodies.ts";
import { contentOf, mediaTypeOf } from "./content.ts";
import type { CallOptions } from "./method.ts";
import type { Operation, Values } from "./operation.ts";
import { LISTS, type Methods, OPERATIONS, VERSION } from "./operations.gen.ts";
import { pagesOf, itemsOf } from "./pages.ts";
import { foreignAnswer, problemOf } from "./problem.ts";
import { prepare } from "./request.ts";
import { isPassing, type RetryPolicy, retryAfterOf, sendWithRetries, wait } from "./retry.ts";
import { answered } from "./unreachable.ts";

/** An option that is `undefined`, as one of a program's own settings may be, counts as left out. */
type Optional<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/**
 * Where the service is, and how it is called. By default a request is sent again 3 times, and never
 * after more than a minute.
 */
export interface ClientOptions extends Optional<RetryPolicy> {
  /** The service's address, such as `https://qr.example`. */
  readonly baseUrl: string;
  /** A key of a workspace. Drawings, logos and signing up need none. */
  readonly apiKey?: string | undefined;
  /**
   * Seconds until an answer has to begin, with the time that sending takes; `Infinity` to wait as long as the
   * runtime does. By default 120, and `Infinity` where a file is sent.
   */
  readonly timeout?: number | undefined;
  /** Sends requests in place of the runtime's own `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Makes the keys under which the service knows a request that is sent again. */
  readonly idempotencyKey?: (() => string) | undefined;
}

const IDEMPOTENCY_KEY = "Idempotency-Key";

/** Seconds within which an answer has to begin by default. */
const TIMEOUT = 120;

/** Files take as long as they take: sending them, and the work before the answer begins. */
function timeoutOf({ bodies = [] }: Operation): number {
  return bodies.some((type) => type !== "application/json") ? Number.POSITIVE_INFINITY : TIMEOUT;
}

/**
 * A browser sends a User-Agent of its own, and would send a preflight (Fetch Standard, 3.2.2) for another
 * one.
 */
const saysItsName = !globalThis.navigator?.userAgent?.startsWith("Mozilla/");

/**
 * A client: a method for each operation of the contract, by its `operationId`.
 * @throws TypeError when `baseUrl` is not the address of a service.
 */
export function createClient(options: ClientOptions): Methods;
/** The contract is the warrant of the methods' types: they are made from it, as the table of operations is. */
export function createClient(options: ClientOptions): unknown {
  if (!URL.canParse(options.baseUrl) || !/^https?:$/.test(new URL(options.baseUrl).protocol))
    throw new TypeError("createClient needs the service's address as baseUrl, such as https://qr.example");
  const { retries = 3, longestWait = 60, random = Math.random, now = Date.now } = options;
  const policy: RetryPolicy = { retries, longestWait, random, now, wait: options.wait ?? wait };
  const fetcher = options.fetch ?? ((url, init) => fetch(url, init));
  const newKey = options.idempotencyKey ?? (() => crypto.randomUUID());

  async function respond(operation: Operation, args: Values = {}, call: CallOptions = {}): Promise<Response> {
    const typed = { ...args, body: await typedBody(args["body"], operation) };
    const { url, method, headers, body } = prepare(operation, typed, options.baseUrl);
    if (saysItsName) headers.set("user-agent", `quietzone-client/${VERSION}`);
    if (options.apiKey !== undefined) headers.set("authorization", `Bearer ${options.apiKey}`);
    // An answer that may be a stream comes as a whole, unless the call asks for the stream.
    if (operation.answers.includes("text/event-stream")) headers.set("accept", "application/json");
    for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value);
    const makesKey = operation.headers?.includes(IDEMPOTENCY_KEY) && !headers.has(IDEMPOTENCY_KEY);
    if (makesKey) headers.set(IDEMPOTENCY_KEY, newKey());
    const init: RequestInit = {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(call.signal ? { signal: call.signal } : {}),
    };
    const mayRepeat = method === "GET" || makesKey === true;
    const repeats = mayRepeat ? isPassing : () => false;
    const response = await sendWithRetries(
      () => answered(url, init, call.timeout ?? options.timeout ?? timeoutOf(operation), fetcher),
      repeats,
      policy,
      call.signal,
    );
    if (isForeign(response, operation)) {
      // Its connection is free again.
      await response.body?.cancel();
      throw foreignAnswer(response.status);
    }
    if (response.ok || response.status === 304) return response;
    throw await problemOf(response, retryAfterOf(response, policy.now()));
  }

  function methodOf(operation: Operation) {
    const response = (args?: Values, call?: CallOptions) => respond(operation, args, call);
    const content = async (args?: Values, call?: CallOptions) => contentOf(await response(args, call));
    const { items } = operation;
    if (items === undefined) return Object.assign(content, { response });
    const pages = (args?: Values, call?: CallOptions) =>
      pagesOf(operation, (each) => content(each, call), args);
    const each = (args?: Values, call?: CallOptions) => itemsOf(pages(args, call), items);
    return Object.assign(content, { response, pages, each });
  }

  const all = [
    ...Object.entries(OPERATIONS),
    ...Object.entries(LISTS).map(([name, id]) => [name, OPERATIONS[id]] as const),
  ];
  return Object.fromEntries(all.map(([name, operation]) => [name, methodOf(operation)]));
}

/**
 * Whether an answer that counts as a success is a page of something in between, such as a proxy's sign-in.
 */
function isForeign(response: Response, { answers }: Operation): boolean {
  return response.ok && mediaTypeOf(response) === "text/html" && !answers.includes("text/html");
}
