/** What was left out and why, for the report at the end of a build. */
export interface Ledger {
  drop(id: string, why: string): null;
  /** A ledger that forgets. */
  readonly aside: Ledger;
  /** Lines for a person, most frequent reason first. */
  report(): string[];
}

const EXAMPLES = 4;

export function createLedger(): Ledger {
  const dropped = new Map<string, string[]>();
  const aside: Ledger = {
    drop: () => null,
    report: () => [],
    get aside() {
      return aside;
    },
  };
  return {
    aside,
    drop(id, why) {
      const ids = dropped.get(why) ?? [];
      dropped.set(why, ids);
      ids.push(id);
      return null;
    },
    report() {
      return [...dropped]
        .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
        .map(([why, ids]) => {
          const more = ids.length > EXAMPLES ? ", …" : "";
          return `${String(ids.length).padStart(6)}  ${why}: ${ids.slice(0, EXAMPLES).join(", ")}${more}`;
        });
    },
  };
}
