import type { Client } from "./client.ts";
import type { Limiter, Verdict } from "./limits.ts";
import type { Sighting } from "../scans/observe.ts";
import type { Tenant } from "../tenants/model.ts";

/** What is known of a request besides what it says: it lives as long as the request object does. */
export interface RequestFacts {
  /** The answer's `x-request-id`. */
  readonly id: string;
  /** The client's address, behind trusted proxies the forwarded one. Held in memory only. */
  readonly address: string;
  /** Whether the peer is a trusted proxy, so that what it says of the client is believed. */
  readonly proxied: boolean;
  /** Set once the key was accepted. */
  tenant?: Tenant;
  /** What the address limit said, once it was asked. */
  quota?: { readonly limiter: Limiter; readonly verdict: Verdict };
  /** The body's bytes, once read. */
  body?: Uint8Array;
}

const facts = new WeakMap<Request, RequestFacts>();

/** Attaches facts to a request that has just come in. */
export function admit(request: Request, client: Client, id: string): void {
  facts.set(request, { id, address: client.address, proxied: client.proxied });
}

/** The facts of an admitted request. */
export function factsOf(request: Request): RequestFacts {
  const known = facts.get(request);
  if (!known) throw new Error("The request was never admitted");
  return known;
}

/** Who a request of a tenant endpoint comes from. */
export function tenantOf(request: Request): Tenant {
  const { tenant } = factsOf(request);
  if (!tenant) throw new Error("The route does not ask for a tenant");
  return tenant;
}

/**
 * What a request says of its sender, for as long as it is looked at.
 * @param client - where it comes from; of an admitted request it is known.
 */
export function sightingOf(request: Request, client: Client = factsOf(request)): Sighting {
  const { address, proxied } = client;
  const { headers } = request;
  return { address, proxied, header: (name) => headers.get(name) };
}
