import type { Conflict, Dropped, ImportAnswer } from "./model.ts";

/** Rows that an answer names one by one, in each of its lists. */
const MOST_NAMED = 10_000;

/** The most kinds of dropped values that are counted beyond these rows. A file may have any number. */
const MOST_KINDS = 500;

/** Counts of records that only an archive brings: told where there are some. */
const OTHERS = ["plainCodes", "looks", "leads", "webhooks", "waiting"] as const;

/** The report on a file. Its lists are bounded: further rows are reported by kind, each kind once with its number of rows. */
export interface ImportTally {
  found: number;
  made: number;
  unchanged: number;
  plainCodes: number;
  looks: number;
  leads: number;
  webhooks: number;
  waiting: number;
  conflict(row: number, shortId: string, reason: string): void;
  drop(row: number, what: readonly string[]): void;
  readonly conflicts: number;
  answer(): ImportAnswer;
}

export function createTally(): ImportTally {
  const conflicts = createList<Conflict>(
    ({ reason }) => reason,
    (conflict, reason) => ({ ...conflict, reason }),
  );
  const drops = createList<Dropped>(
    ({ what }) => what,
    (drop, what) => ({ ...drop, what }),
  );
  return {
    found: 0,
    made: 0,
    unchanged: 0,
    plainCodes: 0,
    looks: 0,
    leads: 0,
    webhooks: 0,
    waiting: 0,
    conflict: (row, shortId, reason) => conflicts.add({ row, shortId, reason }),
    drop(row, what) {
      for (const each of what) drops.add({ row, what: each });
    },
    get conflicts() {
      return conflicts.length;
    },
    answer() {
      const { found, made, unchanged } = this;
      const others = Object.fromEntries(
        OTHERS.map((name) => [name, this[name]]).filter(([, count]) => count),
      );
      return { found, made, unchanged, ...others, conflicts: conflicts.all(), dropped: drops.all() };
    },
  };
}

function createList<T extends { readonly row: number }>(
  kindOf: (entry: T) => string,
  withKind: (entry: T, kind: string) => T,
) {
  const named: T[] = [];
  const further = new Map<string, { readonly first: T; count: number }>();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(entry: T): void {
      length++;
      if (named.length < MOST_NAMED) {
        named.push(entry);
        return;
      }
      const kind = kindOf(entry);
      const known = further.get(kind) ?? (further.size >= MOST_KINDS ? further.get(OTHER_VALUES) : undefined);
      if (known) known.count++;
      else further.set(further.size >= MOST_KINDS ? OTHER_VALUES : kind, { first: entry, count: 1 });
    },
    all: (): T[] => [
      ...named.toSorted((a, b) => a.row - b.row),
      ...[...further].map(([kind, { first, count }]) =>
        withKind(first, count === 1 ? kind : `${kind} (and in ${count - 1} more rows)`),
      ),
    ],
  };
}

const OTHER_VALUES = "other values";
