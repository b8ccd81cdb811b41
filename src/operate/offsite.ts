import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesOf } from "../../db/files/bytes.ts";
import { piecesOf } from "../../db/files/checksum.ts";
import { rowsOf, seriesOfFolder, withBackup } from "../../db/sqlite/backup.ts";
import { SPARE } from "../../db/sqlite/compact.ts";
import { DATABASE_FILE } from "../../db/sqlite/open.ts";
import { openBackupPlace } from "../app/backup-place.ts";
import { requireService } from "../app/data-folder.ts";
import { secretMark } from "../app/secret.ts";
import { openStores } from "../app/storage.ts";
import { buildFor } from "../app/this-build.ts";
import type { Manifest } from "../features/backups/manifest.ts";
import { type Kept, keepSome } from "../features/backups/keeping.ts";
import { newSeries, SERIES_BYTES, setName } from "../features/backups/names.ts";
import { writeSet } from "../features/backups/writing.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { isoTime, systemClock } from "../kit/shared/clock.ts";
import { systemRandom } from "../kit/shared/ids.ts";
import { createHeapKeeper } from "../kit/threads/heap.ts";
import { noted, partsOf } from "./backups.ts";

/** A backup that was written to its place. */
export interface Offsite extends Kept {
  readonly manifest: Manifest;
  readonly place: string;
}

const MIB = 1024 * 1024;

/**
 * Writes a backup to the place that `QZ_BACKUP_TO` names, and removes those that are not kept any more. One
 * that is encrypted holds the secret. Its draft is in the data folder meanwhile.
 * @throws Error with a sentence for the operator. Then there is no half of a backup.
 */
export async function backUp(settings: Settings, signal?: AbortSignal): Promise<Offsite> {
  const { dataDir, backup } = settings;
  const store = openBackupPlace(settings);
  requireService(settings);
  const series = await ownSeries(settings);
  const madeAt = systemClock.now();
  const holdsSecret = backup.recipients.length > 0;
  const { notes, fill, secret } = await partsOf(settings, holdsSecret, madeAt);
  const marking = { secret, mark: await secretMark(secret) };
  // Nodes may have no folder. The disk of one that is there holds the database, and `/tmp` is often in
  // memory.
  const folder = existsSync(dataDir) ? dataDir : tmpdir();
  if (settings.databaseUrl === null) await requireSpace(folder, settings);
  const manifest = await withBackup(folder, `to ${store.place}`, notes, fill, async (draft) => {
    signal?.throwIfAborted();
    const { version, commit, schema } = await buildFor("sqlite");
    const set = {
      ...{ name: setName(series, madeAt), series, madeAt: isoTime(madeAt), version, commit, schema },
      ...{ recipients: backup.recipients, holdsSecret, rows: rowsOf(draft) },
    };
    return await writeSet(store, set, bodyOf(draft), marking, signal);
  });
  const kept = await keepSome(store, series, backup.keep, systemClock.now());
  await noted(dataDir, { at: madeAt, bytes: manifest.bytes });
  return { manifest, place: store.place, ...kept };
}

/** The name of the service's series, which is made when it has none yet. */
async function ownSeries(settings: Settings): Promise<string> {
  const known = settings.databaseUrl === null ? seriesOfFolder(settings.dataDir) : null;
  if (known !== null) return known;
  const { backups, close } = await openStores(settings, null);
  try {
    return (
      (await backups.series()) ??
      (await backups.nameSeries(newSeries(systemRandom(new Uint8Array(SERIES_BYTES)))))
    );
  } finally {
    await close();
  }
}

/** With pieces of a MiB. Without it 200 MB took 140 MB of memory, and with it 110. */
const RHYTHM = { young: 4, all: 16 };

/** The bytes of a file, each piece in memory of its own: the encryption reads ahead. */
async function* bodyOf(file: string): AsyncGenerator<Uint8Array> {
  const collect = createHeapKeeper(RHYTHM);
  for (const piece of piecesOf(file)) {
    yield new Uint8Array(piece);
    collect();
  }
}

/** The draft is not to take the room that scans need. */
async function requireSpace(folder: string, { dataDir, diskFloor }: Settings): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(folder);
  const floor = diskFloor ? Math.min(diskFloor.bytes, diskFloor.share * blocks * bsize) : 0;
  const [free, needed] = [
    bavail * bsize,
    (await bytesOf(join(dataDir, DATABASE_FILE))) + Math.max(SPARE, floor),
  ];
  if (free < needed)
    throw new Error(
      `The disk of ${folder} has ${Math.floor(free / MIB)} MiB free. ${Math.ceil(needed / MIB)} MiB are needed: for the draft of the backup, and for scans meanwhile.`,
    );
}
