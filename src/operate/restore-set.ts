import { openBackupPlace } from "../app/backup-place.ts";
import { type ErasedLists, readErased } from "../features/backups/erased.ts";
import type { ObjectStore } from "../kit/objects/objects.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { readSet } from "./drill.ts";
import { doubtOf, findSet, withFetched } from "./fetching.ts";
import { FlawedBackup } from "./opening.ts";
import { type Repeated, repeatErasures } from "./repeating.ts";
import { type Restored, type RestoreHow, restoreRead } from "./restores.ts";

/** The outcome of a restore from a place. */
export interface RestoredSet extends Restored {
  readonly repeated: Repeated;
  /** Lists of what was erased since that were left out, as they can't be read. */
  readonly leftOut: readonly string[];
  /** Why it is not known whether the service made the backup; `null` where it did. */
  readonly doubt: Awaited<ReturnType<typeof doubtOf>>;
}

/** How a backup of a place is restored. */
export interface RestoreSetHow extends RestoreHow {
  /** Whether lists of what was erased since are left out where they can't be read. */
  readonly mayLackErasures?: boolean;
}

/**
 * Restores a backup from the place that `QZ_BACKUP_TO` names, as `restoreFrom` does, and erases and blocks
 * again what was erased or blocked since.
 * @throws FlawedBackup; Error with a sentence for the operator.
 */
export async function restoreSet(
  settings: Settings,
  name: string,
  { identities = [], replaces = false, mayLackErasures = false }: RestoreSetHow,
): Promise<RestoredSet> {
  const store = openBackupPlace(settings);
  const manifest = await findSet(store, name, null);
  const doubt = await doubtOf(manifest, settings);
  const { records, unreadable } = await erasedSince(store, manifest.series, identities, mayLackErasures);
  let repeated: Repeated = { records: 0, ownerless: [] };
  const restored = await withFetched(store, manifest, identities, (path) =>
    restoreRead(settings, readSet(manifest, path), replaces, async (stores) => {
      repeated = await repeatErasures(stores, records, settings);
    }),
  );
  return { ...restored, repeated, leftOut: unreadable.map(({ object }) => object), doubt };
}

/**
 * Reads the lists beside the backups of a series.
 * @param mayLack - whether lists that can't be read are left out.
 * @throws FlawedBackup, and the store's errors.
 */
export async function erasedSince(
  store: ObjectStore,
  series: string,
  identities: readonly string[],
  mayLack = false,
): Promise<ErasedLists> {
  const lists = await readErased(store, series, identities);
  const { unreadable } = lists;
  if (unreadable.length === 0 || mayLack) return lists;
  const [locked, damaged] = [true, false].map((one) => unreadable.filter(({ isLocked }) => isLocked === one));
  const flaws = [
    ...(damaged ?? []).map(({ object }) => `${object} is damaged, or was written by a newer version.`),
    ...(locked ?? []).map(
      ({ object }) => `No key of the file opens ${object}. A file may hold several keys.`,
    ),
  ];
  throw new FlawedBackup(
    damaged?.length ? "damaged" : "locked",
    `Lists of what was erased since, in ${store.place}, can't be read. ${flaws.join(" ")} ` +
      "`restore` with --without-unreadable-erasures goes on without them: what only they name is there again.",
  );
}
