/** The candidates left out and the reasons, for the report at the end of a build. */
export interface Ledger {
  drop(id: string, why: string): null;
  /** A ledger that records nothing. */
  readonly silent: Ledger;
  /** Lines for a person, most frequent reason first. */
  report(): string[];
}

const EXAMPLES = 4;

export function createLedger(): Ledger {
  const dropped = new Map<string, string[]>();
  const silent: Ledger = {
    drop: () => null,
    report: () => [],
    get silent() {
      return silent;
    },
  };
  return {
    silent,
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
