import { isoTime } from "../../kit/shared/clock.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import { nameOf } from "../../kit/shared/target.ts";
import type { Lookup, Verdict } from "./lookup.ts";
import type { ContentFacts, HeldReason, Ignored } from "./records.ts";
import type { Source } from "./sources.ts";
import type { BlocklistStore } from "./store.ts";

/** A list as the operator of the service sees it. */
export interface ListDetails {
  readonly name: string;
  readonly location: string;
  readonly kind: "block" | "allow";
  /** Hosts in force in this data folder. */
  readonly hosts: number;
  /** When that content was read; `null` where there is none. */
  readonly readAt: string | null;
  /** Entries that are public suffixes or the service itself, and verified domains. */
  readonly ignored: number;
  readonly ignoredSome: readonly string[];
  /** Lines that name no host. */
  readonly unread: number;
  /** Whether all codes were looked through with it. */
  readonly swept: boolean;
  /** A newer content that waits for `apply`; `null` for none. */
  readonly held: {
    readonly hosts: number;
    readonly since: string;
    readonly why: HeldReason;
    /** Workspaces with codes that it would block, as far as they were counted. */
    readonly workspaces: number | null;
  } | null;
}

/** The operator's side of lists. The commands use it. */
export interface BlocklistAdmin {
  show(): Promise<readonly ListDetails[]>;
  /** The verdict of lists on a host or an address; `null` for a text that is neither. */
  check(text: string): Promise<{ readonly host: string; readonly verdict: Verdict } | null>;
  /** Puts the content in force that waits. `"nothing"` where none does, `null` where no such list is set. */
  apply(name: string): Promise<"applied" | "nothing" | null>;
}

export function createBlocklistAdmin(
  needs: OperatorNeeds & {
    readonly sources: readonly Source[];
    readonly factsOf: (source: Source) => Promise<ContentFacts | null>;
    readonly lookup: () => Promise<Lookup>;
    readonly store: Pick<BlocklistStore, "all" | "apply">;
  },
): BlocklistAdmin {
  const { sources, store } = needs;
  return {
    async show() {
      const rows = await store.all();
      const details: ListDetails[] = [];
      for (const source of sources) {
        const facts = await needs.factsOf(source);
        const row = rows.find(({ name }) => name === source.name);
        const { heldDigest = null, heldHosts, heldWhy, heldWorkspaces, heldAt } = row ?? {};
        details.push({
          name: source.name,
          location: source.location,
          kind: source.isAllowed ? "allow" : "block",
          hosts: facts?.hosts ?? 0,
          readAt: facts === null ? null : isoTime(facts.readAt),
          ignored: countOf(facts?.reserved) + countOf(facts?.domains),
          ignoredSome: [...(facts?.reserved.samples ?? []), ...(facts?.domains.samples ?? [])],
          unread: countOf(facts?.unread),
          swept: facts !== null && row?.sweptDigest === facts.digest,
          held:
            heldDigest === null || !heldWhy
              ? null
              : {
                  hosts: heldHosts ?? 0,
                  since: isoTime(heldAt ?? 0),
                  why: heldWhy,
                  workspaces: heldWorkspaces ?? null,
                },
        });
      }
      return details;
    },

    async check(text) {
      const url = URL.parse(/^https?:\/\//i.test(text) ? text : `http://${text}/`);
      if (url === null || url.hostname === "") return null;
      const host = nameOf(url);
      return { host, verdict: (await needs.lookup())(host) };
    },

    async apply(name) {
      if (!sources.some((source) => source.name === name)) return null;
      return (await store.apply(name, needs.clock.now(), deedOfOperator(needs))) === null
        ? "nothing"
        : "applied";
    },
  };
}

function countOf(ignored: Ignored | undefined): number {
  return ignored?.count ?? 0;
}
