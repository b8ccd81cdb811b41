import type { ObjectStore } from "../kit/objects/objects.ts";
import { openBackupPlace } from "../app/backup-place.ts";
import { NoServiceError, requireService } from "../app/data-folder.ts";
import { openStores } from "../app/storage.ts";
import { type BackupSet, isWhole, readCatalog } from "../features/backups/catalog.ts";
import { getManifest, type Manifest, ManifestError, putVerified } from "../features/backups/manifest.ts";
import { readSetName } from "../features/backups/names.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { isoTime, systemClock } from "../kit/shared/clock.ts";
import { type Drilled, drillSet } from "./drill.ts";
import { ok } from "./finding.ts";
import { erasedSince } from "./restore-set.ts";
import { doubtOf, findSet, flawOf, withFetched } from "./fetching.ts";
import { FlawedBackup } from "./opening.ts";

/** Whether a text is the name of a backup in a place. */
export const isBackupName = (text: string) => readSetName(text) !== null;

/** A backup as it is listed. */
export interface ListedBackup {
  readonly name: string;
  readonly madeAt: string;
  /** Of its data; `null` where they are missing. */
  readonly bytes: number | null;
  readonly isWhole: boolean;
  /** Why it is not whole, as the end of a sentence. */
  readonly flaw: string | null;
  /** Whether it belongs to the service of the settings; `null` where there is none. */
  readonly isOwn: boolean | null;
  readonly recipients: readonly string[];
  readonly holdsSecret: boolean | null;
  /** When it was last restored as a test; `null` before that. */
  readonly verifiedAt: string | null;
}

/**
 * Lists the backups of a place, those of other services as well, newest first.
 * @throws Error with a sentence for the operator.
 */
export async function listBackups(settings: Settings): Promise<{ place: string; backups: ListedBackup[] }> {
  const store = openBackupPlace(settings);
  const own = await ownSeries(settings);
  const backups: ListedBackup[] = [];
  for (const set of (await readCatalog(store)).sets) backups.push(await listed(store, set, own));
  return { place: store.place, backups };
}

async function listed(store: ObjectStore, set: BackupSet, own: string | null): Promise<ListedBackup> {
  const [manifest, flaw] = await manifestOf(store, set);
  const verifiedAt = Math.max(...set.verified.map(({ at }) => at));
  return {
    ...{ name: set.name, madeAt: isoTime(set.madeAt), bytes: set.data?.bytes ?? null },
    ...{ isWhole: flaw === null, flaw, isOwn: own === null ? null : own === set.series },
    ...{ recipients: manifest?.recipients ?? [], holdsSecret: manifest?.holdsSecret ?? null },
    verifiedAt: set.verified.length > 0 ? isoTime(verifiedAt) : null,
  };
}

async function manifestOf(store: ObjectStore, set: BackupSet): Promise<[Manifest | null, string | null]> {
  const flaw = flawOf(set);
  if (set.manifest === null) return [null, flaw];
  try {
    const manifest = await getManifest(store, set.name);
    const isCut = isWhole(set) && set.data.bytes !== manifest.bytes;
    return [manifest, isCut ? `it has ${set.data.bytes} of its ${manifest.bytes} bytes` : flaw];
  } catch (error) {
    if (error instanceof ManifestError) return [null, "its manifest is damaged"];
    throw error;
  }
}

/**
 * The series of the service that settings lead to; `null` where there is none, or it has made no backup yet.
 */
export async function ownSeries(settings: Settings): Promise<string | null> {
  try {
    requireService(settings);
  } catch (error) {
    if (error instanceof NoServiceError) return null;
    throw error;
  }
  const { backups, close } = await openStores(settings, null);
  try {
    return await backups.series();
  } finally {
    await close();
  }
}

/** A backup of a place that was restored as a test. */
export interface VerifiedSet extends Drilled {
  readonly manifest: Manifest;
  readonly fetchedInMs: number;
  readonly tookMs: number;
  /** Why the place does not take the note of it; `null` where it has. */
  readonly unnoted: string | null;
}

/**
 * Fetches a backup, opens it, restores it into a temporary folder, checks that, and compares the numbers of
 * rows.
 * @param name - `null`: the newest one that is whole.
 * @throws FlawedBackup; Error with a sentence for the operator.
 */
export async function verifySet(
  settings: Settings,
  name: string | null,
  identities: readonly string[],
): Promise<VerifiedSet> {
  const store = openBackupPlace(settings);
  const own = await ownSeries(settings);
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  const manifest = await findSet(store, name, own);
  const doubt = await doubtOf(manifest, settings);
  const { records } = await erasedSince(store, manifest.series, identities);
  const [drilled, fetchedInMs] = await withFetched(store, manifest, identities, async (path) => {
    const fetched = since();
    return [await drillSet(settings, manifest, path), fetched] as const;
  });
  const { series, bytes } = manifest;
  if (own !== null && own !== series)
    throw new FlawedBackup(
      "foreign",
      `${manifest.name} is whole, and it is a backup of another service: those of this one begin with qz-${own}.`,
    );
  const tookMs = since();
  const isSound = drilled.findings.every(({ state }) => state !== "fail");
  const note = {
    name: manifest.name,
    series,
    verifiedAt: isoTime(systemClock.now()),
    bytes,
    fetchedInMs,
    tookMs,
  };
  const whose = "Whether it is a backup of your service: QZ_DATA_DIR leads to none here.";
  const unchecked = [...drilled.unchecked, ...(own === null ? [whose] : []), ...(doubt ? [doubt.text] : [])];
  return {
    ...drilled,
    findings: [
      ...drilled.findings,
      ok("erased since", `${records.length} records, which a restore erases or blocks again`),
    ],
    unchecked,
    ...{ manifest, fetchedInMs, tookMs },
    unnoted: isSound ? await reasonOf(putVerified(store, note)) : null,
  };
}

async function reasonOf(writing: Promise<void>): Promise<string | null> {
  try {
    await writing;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
