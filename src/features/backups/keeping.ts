import type { ObjectStore } from "../../kit/objects/objects.ts";
import { DAY } from "../../kit/shared/clock.ts";
import { type Generations, keptOf } from "../../kit/shared/generations.ts";
import { type BackupSet, type Catalog, isWhole, readCatalog } from "./catalog.ts";
import { getBegun, getManifest } from "./manifest.ts";

/** A set that is begun and no further after so long was killed. */
const ABANDONED_AFTER = DAY;

/** Clocks of nodes may differ by less, when a list of erased is compared with a backup. */
const MARGIN = DAY;

/** The names of removed sets, and of those that were begun and not ended. */
export interface Kept {
  readonly removed: readonly string[];
  readonly abandoned: readonly string[];
}

/**
 * Removes the sets of a series that are not kept any more, what killed runs left, and lists of erased that
 * are older than every backup. Only what a manifest or a note of the series names is removed.
 * @param rule - `null`: all that are whole are kept.
 * @param now - milliseconds since 1970.
 * @throws ManifestError, and the store's errors.
 */
export async function keepSome(
  store: ObjectStore,
  series: string,
  rule: Generations | null,
  now: number,
): Promise<Kept> {
  const catalog = await readCatalog(store, series);
  const removed: string[] = [];
  const abandoned: string[] = [];
  const kept = keptSets(catalog, rule);
  for (const set of catalog.sets) {
    if (set.manifest !== null && !kept.has(set)) {
      await removeSet(store, set);
      removed.push(set.name);
    } else if (set.begun !== null && (set.manifest !== null || isAbandoned(set, now))) {
      if (set.manifest === null) {
        await store.remove((await getBegun(store, set.name)).object);
        abandoned.push(set.name);
      }
      await store.remove(set.begun.object);
    }
  }
  await forgetErased(store, catalog, kept);
  return { removed, abandoned };
}

/**
 * A set without its data is kept no longer than with them: until then the operator sees that they are
 * missing.
 */
function keptSets({ sets }: Catalog, rule: Generations | null): ReadonlySet<BackupSet> {
  const listed = sets.filter(({ manifest }) => manifest !== null);
  if (rule === null) return new Set(listed);
  const madeAt = (set: BackupSet) => set.madeAt;
  const whole: ReadonlySet<BackupSet> = keptOf<BackupSet>(listed.filter(isWhole), madeAt, rule);
  const all = keptOf(listed, madeAt, rule);
  return new Set(listed.filter((set) => whole.has(set) || (!isWhole(set) && all.has(set))));
}

/** The manifest goes last: a killed run leaves one that still names what is left. */
async function removeSet(store: ObjectStore, { name, verified, begun, manifest }: BackupSet): Promise<void> {
  const { object } = await getManifest(store, name);
  await store.remove(object);
  for (const note of verified) await store.remove(note.object);
  if (begun) await store.remove(begun.object);
  if (manifest) await store.remove(manifest.object);
}

/** A time that is ahead is that of a clock which was set back since. */
function isAbandoned({ madeAt }: BackupSet, now: number): boolean {
  return Math.abs(now - madeAt) > ABANDONED_AFTER;
}

async function forgetErased(
  store: ObjectStore,
  { sets, erased }: Catalog,
  kept: ReadonlySet<BackupSet>,
): Promise<void> {
  const oldest = Math.min(...sets.filter((set) => kept.has(set)).map(({ madeAt }) => madeAt));
  // Without any backup the lists are all there is.
  if (!Number.isFinite(oldest)) return;
  for (const list of erased) if (list.at < oldest - MARGIN) await store.remove(list.object);
}
