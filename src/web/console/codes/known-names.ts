import { useEffect } from "preact/hooks";
import { currentHolder } from "../../lib/holder.ts";
import { createStore, useStore } from "../../lib/store.ts";

/**
 * Names of a workspace, for filters and suggestions: those that were read, and those that were seen since.
 */
export interface KnownNames {
  /** The names, sorted. @param mayRead - whether they may be read, which is done once. */
  use(mayRead: boolean): readonly string[];
  /** Adds names that were seen on codes. */
  note(seen: readonly (string | null)[]): void;
}

/**
 * Names of the workspace that the present key opens. Those of another key's workspace are forgotten.
 * @param readFirst - reads some, and notes them; `isWanted` says whether they still are.
 */
export function createKnownNames(
  readFirst: (note: (names: readonly (string | null)[]) => void, isWanted: () => boolean) => Promise<void>,
): KnownNames {
  const known = createStore<readonly string[]>([]);
  /** The key whose workspace has these names, and the key with which they were read. */
  let seenWith: string | null = null;
  let readWith: string | null = null;

  /** Forgets the names of another key's workspace. @returns the session's key. */
  function keyNow(): string | null {
    const key = currentHolder();
    if (key !== seenWith) {
      seenWith = key;
      readWith = null;
      known.set([]);
    }
    return key;
  }

  function note(seen: readonly (string | null)[]): void {
    keyNow();
    const all = new Set([...known.get(), ...seen.filter((name) => name !== null)]);
    if (all.size > known.get().length) known.set([...all].sort((a, b) => a.localeCompare(b)));
  }

  return {
    use(mayRead) {
      const names = useStore(known);
      useEffect(() => {
        const key = keyNow();
        if (!mayRead || key === null || readWith === key) return;
        readWith = key;
        const isWanted = () => readWith === key;
        readFirst((read) => isWanted() && note(read), isWanted).catch(() => {
          // Only suggestions are missing then.
          if (isWanted()) readWith = null;
        });
      }, [mayRead]);
      return names;
    },
    note,
  };
}
