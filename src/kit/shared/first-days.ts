import { isoTime } from "./clock.ts";
import { Fault } from "./fault.ts";
import { explain } from "./reasons.ts";

/** The limits of a workspace's first days. */
export type Limited = "codes" | "hosts" | "mails";

/** A limit that ends by itself. */
export interface Bound {
  readonly most: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Whether it ends as soon as an address is confirmed. */
  readonly isLifted: boolean;
}

/** The limits of its first days that hold in a workspace now; `null` where its plan alone counts. */
export type Bounds = Readonly<Record<Limited, Bound | null>>;

/** The limits of a workspace now. */
export interface Limits {
  /** Codes; `null` is no limit. */
  readonly limit: number | null;
  /** Plain codes; `null` is no limit. */
  readonly plainLimit: number | null;
  /** Bytes; `null` is no limit. */
  readonly most: number | null;
  /** Hosts to which its codes may have led; `null` is no limit. */
  readonly mostHosts: number | null;
  /** Those of its first days, which `limit` and `mostHosts` include. */
  readonly bounds: Bounds;
}

/** A workspace has as much as it may have in its first days. */
export function firstDaysReached(limited: Limited, { most, until, isLifted }: Bound): Fault {
  const why = explain(`first_${limited}`, { most, until: isoTime(until).slice(0, 16).replace("T", " ") });
  const lifted = isLifted ? " It ends sooner once the address of an owner is confirmed." : "";
  return new Fault("plan_limit", `${why.detail}${lifted}`, { errors: [{ pointer: "", ...why }] });
}

/** In its first days the codes of a workspace may lead to no more hosts. */
export function hostsReached({ hosts }: Bounds): Fault {
  if (hosts === null) throw new Error("A number of hosts is reached that nothing limits");
  return firstDaysReached("hosts", hosts);
}

/**
 * Adds hosts to those of a batch of codes. @throws Fault `plan_limit` when there are more than there may be.
 */
export function addHosts(hosts: Set<string>, more: readonly string[], { mostHosts, bounds }: Limits): void {
  for (const host of more) hosts.add(host);
  if (mostHosts !== null && hosts.size > mostHosts) throw hostsReached(bounds);
}

/** The limits that a batch of codes is committed with, which lead to some hosts. */
export function forCommit({ limit, plainLimit, most, mostHosts }: Limits, hosts: ReadonlySet<string>) {
  return {
    limit,
    plainLimit,
    most,
    hosts: mostHosts === null ? null : { names: [...hosts], most: mostHosts },
  };
}
