import { invalidRequest } from "../shared/common-faults.ts";
import { explain } from "../shared/reasons.ts";
import type { Client, RequestSource } from "../shared/request-source.ts";
import { addressOf, type ShortAddress, shortIdFlaw } from "../shared/short-address.ts";
import type { Semaphore } from "../shared/semaphore.ts";
import type { Holder, SignedIn, Tenant } from "../shared/tenant.ts";
import type { OperatorHolder } from "../shared/operator.ts";
import type { HeldOperation } from "./holds.ts";
import type { BodyShare } from "./body-budget.ts";
import type { SpooledBody } from "./body-spool.ts";
import type { Limiter, LimitState } from "./limits.ts";

/** A limit that a request was counted by. */
export interface Quota {
  readonly limiter: Limiter;
  readonly key: string;
  /** After the last of what the request took. */
  state: LimitState;
}

/** How a streamed answer ended: `null`, or the error that broke it off. */
export type StreamEnd = { readonly error: unknown } | null;

/** The content of an answer that is produced as its client reads it. */
export interface Download {
  /** Each piece is made in a turn of the event loop. An empty one only lets others have a turn. */
  readonly pieces: AsyncGenerator<string | Uint8Array>;
  /** Whether its work has a permit already, which was taken and paid for before. */
  readonly hasPermit: boolean;
  /** The line in which it waits for a permit; that of all other downloads by default. */
  readonly line?: Pick<Semaphore, "take">;
  /** Bytes of its content, where that is known: HEAD tells it. */
  readonly length?: number;
  /** Resolves when the content has ended or its client has left. Set once it has begun. */
  end?: Promise<StreamEnd>;
}

/** Facts about a request. They live as long as the request object does. */
export interface RequestFacts extends Client {
  /** The answer's `x-request-id`. */
  readonly id: string;
  /** The operation whose holds of the event loop are measured; `null` for a scan. */
  readonly operation: HeldOperation | null;
  /** The verified domain that it was sent to; `null` for the service's own host. */
  readonly domain: string | null;
  /** Allows its answer to pause. @returns takes that back. */
  readonly mayPause: () => () => void;
  /** The key or member that asks, and its tenant, set once the key or the session was accepted. */
  holder?: Holder;
  /** The holder of the request that it was made for, for an app's token, which is good there alone. */
  readonly lent?: Holder;
  /** The person who is signed in, where the route asks for one. */
  signedIn?: SignedIn;
  /** The operator who asks, where the route is for operators. */
  operator?: OperatorHolder;
  /** The limits that it was counted by, in this order. */
  readonly quotas: Quota[];
  /** Counts of the request that it was made for. Each stands for one of its own, by the same limit. */
  readonly counted?: Quota[];
  /** The body's bytes, once read and until the request is answered. */
  body?: Uint8Array<ArrayBuffer>;
  /** The file of a body that was not read into memory. It is open until the request is answered. */
  spooled?: SpooledBody;
  /** Whether it is HEAD, which its route answers as GET. */
  isHead?: boolean;
  /** The download that answers it. */
  download?: Download;
  /** The share of the budget that the body has, once it is being read. */
  bodyShare?: BodyShare;
}

/** Allows the answer to a request to pause for minutes from now on. @returns takes that back. */
export type MayPause = (request: Request) => () => void;

/** Requests that came over no connection of their own may pause as they like. */
const NO_CONNECTION: MayPause = () => () => {};

const facts = new WeakMap<Request, RequestFacts>();

/** Attaches facts to a request that has just come in. */
export function admit(
  request: Request,
  { address, proxied }: Client,
  id: string,
  operation: HeldOperation | null = null,
  domain: string | null = null,
  pause: MayPause = NO_CONNECTION,
): void {
  const mayPause = () => pause(request);
  facts.set(request, { id, address, proxied, operation, domain, mayPause, quotas: [] });
}

/** Attaches facts to a request that is made within the answer to another: it has the same client and id, and shares its counts. */
export function admitWithin(outer: Request, request: Request): void {
  const { address, proxied, id, operation, domain, mayPause, quotas, holder } = factsOf(outer);
  const shared = { counted: quotas, ...(holder ? { lent: holder } : {}) };
  facts.set(request, { id, address, proxied, operation, domain, mayPause, quotas: [], ...shared });
}

/** The facts of an admitted request. */
export function factsOf(request: Request): RequestFacts {
  const known = facts.get(request);
  if (!known) throw new Error("The request was never admitted");
  return known;
}

/**
 * Allows the answer to a request to pause for minutes from now on: threads of low priority make it. Called
 * again as the work goes on, it pauses as long as that takes.
 * @returns takes that back.
 */
export function mayPause(request: Request): () => void {
  return factsOf(request).mayPause();
}

/** The verified domain that a request was sent to; `null` for the service's own host. */
export function domainOf(request: Request): string | null {
  return factsOf(request).domain;
}

/**
 * The short address that a path names on its request's host. It is empty for a short id that no code can have there, which
 * is neither looked up nor cached: it may be as long as a request line.
 * @param shortId - `null` where the path is badly escaped.
 */
export function addressIn(request: Request, shortId: string | null): ShortAddress {
  if (shortId === null) return "";
  const named = { domain: domainOf(request), shortId };
  return shortIdFlaw(named) === null ? addressOf(named) : "";
}

/** The tenant of the request's holder. The route's admission must ask for a key. */
export function tenantOf(request: Request): Tenant {
  return holderOf(request).tenant;
}

/** The same; `null` without a holder, where the route's admission allows that. */
export function tenantIfAny(request: Request): Tenant | null {
  return factsOf(request).holder?.tenant ?? null;
}

/** The key or the member that asks, and its tenant. The route's admission must ask for a key. */
export function holderOf(request: Request): Holder {
  const { holder } = factsOf(request);
  if (!holder) throw new Error("The route does not ask for a key");
  return holder;
}

/** The person whose browser is signed in. The route's admission must ask for a session. */
export function signedInOf(request: Request): SignedIn {
  const { signedIn } = factsOf(request);
  if (!signedIn) throw new Error("The route does not ask for a session");
  return signedIn;
}

/** The operator who asks. The route's admission must ask for one. */
export function operatorOf(request: Request): OperatorHolder {
  const { operator } = factsOf(request);
  if (!operator) throw new Error("The route does not ask for an operator");
  return operator;
}

/** Takes the body out of a request. It is transferred to a worker, and would stay here until the answer is written. */
export function takeBody(request: Request): Uint8Array<ArrayBuffer> {
  const facts = factsOf(request);
  const body = facts.body ?? new Uint8Array();
  delete facts.body;
  return body;
}

/** The file that the body of a request was received into. It is closed once the request is answered. */
export function spooledBody(request: Request): SpooledBody {
  const { spooled } = factsOf(request);
  if (!spooled) throw invalidRequest([{ pointer: "", ...explain("empty") }]);
  return spooled;
}

/**
 * Where a request comes from: its client and its headers.
 * @param client - needed only for a request that is not admitted.
 */
export function sourceOf(request: Request, client: Client = factsOf(request)): RequestSource {
  const { address, proxied } = client;
  const { headers } = request;
  return { address, proxied, header: (name) => headers.get(name) };
}
