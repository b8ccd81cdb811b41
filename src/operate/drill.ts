import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isGone } from "../../db/files/draft.ts";
import { rowsOf, seriesOf } from "../../db/sqlite/backup.ts";
import { type Backup, type BackupNotes, readBackup } from "../../db/sqlite/backup-file.ts";
import { restoreBackup } from "../../db/sqlite/restore.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import type { Manifest } from "../features/backups/manifest.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { type BackupSource, withBackup } from "./backups.ts";
import { contentFindings, sqliteFindings } from "./check-database.ts";
import type { Finding } from "./finding.ts";
import { FlawedBackup } from "./opening.ts";

/** The findings about a backup that was restored as a test. */
export interface Drilled extends Pick<BackupNotes, "version" | "madeAt"> {
  /** The bytes of its database. */
  readonly bytes: number;
  /** The SHA-256 of those bytes. */
  readonly sha256: string;
  readonly hasSecret: boolean;
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The findings of `quietzone check` about the restored service. */
  readonly findings: readonly Finding[];
  /** Checks that were not possible, as sentences. */
  readonly unchecked: readonly string[];
}

/**
 * Reads a backup to its end, restores it into a temporary folder, and checks what is there. The folder is
 * removed.
 * @throws Error with a sentence for the operator when it can't be restored. Faults in its content are
 * findings.
 */
export function drillFile(
  settings: Settings,
  source: BackupSource,
  identities: readonly string[],
): Promise<Drilled> {
  return withBackup(source, identities, async (backup) => {
    const drilled = await drill(settings, backup);
    const unchecked = "Whether rows are missing: a file has no manifest to compare their numbers with.";
    return { ...drilled, unchecked: [...drilled.unchecked, unchecked] };
  });
}

/**
 * The same for the data of a set, which are compared with its manifest.
 * @param path - of a file with the data.
 * @throws FlawedBackup
 */
export async function drillSet(settings: Settings, manifest: Manifest, path: string): Promise<Drilled> {
  const { name } = manifest;
  const backup = readSet(manifest, path);
  const series = seriesOf(path);
  if (series !== null && series !== manifest.series)
    throw new FlawedBackup(
      "foreign",
      `${name} holds the data of another service, whose backups begin with qz-${series}.`,
    );
  const drilled = await drill(settings, backup);
  requireRows(manifest, drilled.rows);
  return drilled;
}

/** Reads the data of a set to their end. @throws FlawedBackup */
export function readSet({ name, madeAt }: Manifest, path: string): Backup {
  let backup: Backup;
  try {
    backup = readBackup(path, name);
  } catch (error) {
    throw new FlawedBackup("damaged", error instanceof Error ? error.message : `${name} can't be restored.`);
  }
  if (backup.notes.madeAt === madeAt) return backup;
  throw new FlawedBackup(
    "damaged",
    `${name} was made at ${backup.notes.madeAt}, and its manifest says ${madeAt}.`,
  );
}

/** @throws FlawedBackup where a table has another number of rows than the manifest says. */
function requireRows({ name, rows }: Manifest, found: Readonly<Record<string, number>>): void {
  for (const table of new Set([...Object.keys(rows), ...Object.keys(found)])) {
    const [said, there] = [rows[table] ?? 0, found[table] ?? 0];
    if (said !== there)
      throw new FlawedBackup(
        "damaged",
        `${name} has ${there} rows of ${table}, and its manifest says ${said}.`,
      );
  }
}

async function drill(settings: Settings, backup: Backup): Promise<Drilled> {
  const { notes, length, sha256, path } = backup;
  const folder = newFolder();
  try {
    const dataDir = join(folder, "data");
    await restoreBackup(backup, dataDir);
    // As its first start does.
    await openSqliteStores(dataDir).close();
    const hasSecret = notes.secret !== null;
    const restored = { ...settings, dataDir, databaseUrl: null, secret: hasSecret ? null : settings.secret };
    const isReadable = hasSecret || settings.secret !== null;
    const findings: Finding[] = [];
    for await (const finding of isReadable ? sqliteFindings(restored) : contentFindings(restored))
      findings.push(finding);
    return {
      ...{ version: notes.version, madeAt: notes.madeAt, bytes: length, sha256, hasSecret },
      rows: rowsOf(path),
      findings,
      unchecked: isReadable
        ? []
        : [
            "Whether leads and the secrets of webhooks can be read: the backup does not hold the secret, and QZ_SECRET is not set.",
          ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder with the data of a service. Those of processes that were killed are removed. */
function newFolder(): string {
  const start = "quietzone-drill-";
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = (name.startsWith(start) && /^(\d+)-/.exec(name.slice(start.length))) || [];
    if (pid && isGone(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
  return mkdtempSync(join(tmpdir(), `${start}${process.pid}-`));
}
