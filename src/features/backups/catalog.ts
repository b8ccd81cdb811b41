import type { ObjectStore } from "../../kit/objects/objects.ts";
import { ANY_SERIES, prefixOf, readObjectName, type SetName } from "./names.ts";

/** An object with its size. */
export interface Part {
  readonly object: string;
  readonly bytes: number;
}

/** A backup as a list of objects shows it. */
export interface BackupSet extends SetName {
  /** `null` where they are missing. */
  readonly data: Part | null;
  readonly manifest: Part | null;
  /** The note of a run that has not ended, or was killed. */
  readonly begun: Part | null;
  /** The notes of those who verified it. */
  readonly verified: readonly (Part & { readonly at: number })[];
}

/** A list of erased records. */
export interface ErasedList extends Part {
  readonly series: string;
  readonly at: number;
  readonly isSealed: boolean;
}

/** All that is in a place, as far as it is ours. */
export interface Catalog {
  /** Newest first. */
  readonly sets: readonly BackupSet[];
  /** Oldest first. */
  readonly erased: readonly ErasedList[];
}

/** A set that has its data and its manifest, which is written last. */
export type WholeSet = BackupSet & { readonly data: Part; readonly manifest: Part };

/** Whether a set has its data and its manifest. */
export const isWhole = (set: BackupSet): set is WholeSet => set.data !== null && set.manifest !== null;

interface Growing extends SetName {
  data: Part | null;
  manifest: Part | null;
  begun: Part | null;
  verified: (Part & { at: number })[];
}

/**
 * Lists a place. Objects of other programs are passed over.
 * @param series - those of this series alone; `null` for all.
 * @throws the store's errors.
 */
export async function readCatalog(store: ObjectStore, series: string | null = null): Promise<Catalog> {
  const sets = new Map<string, Growing>();
  const erased: ErasedList[] = [];
  for await (const { name: object, bytes } of store.list(series === null ? ANY_SERIES : prefixOf(series))) {
    const found = readObjectName(object);
    if (found === null) continue;
    const part = { object, bytes };
    if (found.kind === "erased") {
      erased.push({ ...part, series: found.series, at: found.at, isSealed: found.isSealed });
      continue;
    }
    const set = sets.get(found.name) ?? {
      ...{ name: found.name, series: found.series, madeAt: found.madeAt },
      ...{ data: null, manifest: null, begun: null, verified: [] },
    };
    sets.set(found.name, set);
    if (found.kind === "verified") set.verified.push({ ...part, at: found.at });
    else set[found.kind] = part;
  }
  return {
    sets: [...sets.values()].toSorted((a, b) => b.madeAt - a.madeAt),
    erased: erased.toSorted((a, b) => a.at - b.at),
  };
}
