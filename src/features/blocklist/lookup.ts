import { type HostTable, hashOf, holds } from "./host-table.ts";
import type { Suffixes } from "./suffixes.ts";

/** A list as it is in force. */
export interface List {
  readonly name: string;
  /** Whether its hosts pass, whatever another list says. */
  readonly isAllowed: boolean;
  readonly hosts: HostTable;
  /** Hosts that it lets through itself. */
  readonly exceptions: HostTable;
}

/** The list that a host is on, and the host or the parent of it that the list names. */
export interface Match {
  readonly list: string;
  readonly host: string;
}

/** The verdict of lists on a host. */
export interface Verdict {
  readonly blocked: Match | null;
  /** The entry that lets it pass although it is on a list. */
  readonly allowed: Match | null;
}

/** Asks lists. @param host - as a URL spells it. */
export type Lookup = (host: string) => Verdict;

/** No list names a host. */
export const UNLISTED: Verdict = { blocked: null, allowed: null };

/**
 * Asks lists for a host and its parents, down to the domain that somebody registered: `github.io` is no
 * parent of a page there.
 */
export function createLookup(lists: readonly List[], { registrable }: Suffixes): Lookup {
  const allowing = lists.filter((list) => list.isAllowed);
  const blocking = lists.filter((list) => !list.isAllowed);

  return (host) => {
    const chain = namesOf(host, registrable).map((name) => ({ name, hash: hashOf(name) }));
    const found = (table: HostTable) => chain.find(({ hash }) => holds(table, hash))?.name;
    let passed: Match | null = null;
    for (const { name: list, hosts, exceptions } of blocking) {
      const named = found(hosts);
      if (named === undefined) continue;
      const own = found(exceptions);
      if (own === undefined) {
        const by = allowing.find((allowed) => found(allowed.hosts) !== undefined);
        const blocked = { list, host: named };
        if (by === undefined) return { blocked, allowed: null };
        return { blocked: null, allowed: { list: by.name, host: found(by.hosts) ?? host } };
      }
      passed ??= { list, host: own };
    }
    return passed === null ? UNLISTED : { blocked: null, allowed: passed };
  };
}

/**
 * Parents of a host that are asked for. A name has up to 127 labels, and a code may lead to a hundred hosts.
 */
const MOST_PARENTS = 8;

/** A host and its parents, from the host to its registrable domain: of many, those nearest to the domain. */
export function namesOf(host: string, registrable: Suffixes["registrable"]): readonly string[] {
  const domain = registrable(host);
  if (domain === null || !host.endsWith(domain)) return [host];
  const names: string[] = [];
  let at = host.length - domain.length;
  while (at > 0 && names.length < MOST_PARENTS) {
    names.unshift(host.slice(at));
    at = host.lastIndexOf(".", at - 2) + 1;
  }
  return [host, ...names];
}
