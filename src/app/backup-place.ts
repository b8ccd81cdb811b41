import { type ObjectStore, StoreError } from "../kit/objects/objects.ts";
import { openStore } from "../kit/objects/open.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";

/** Opens the place of backups that `QZ_BACKUP_TO` names. @throws SettingsError without one. */
export function openBackupPlace({ backup: { to }, s3 }: Pick<Settings, "backup" | "s3">): ObjectStore {
  if (to === null)
    throw new SettingsError([
      "QZ_BACKUP_TO is not set. It names the place of these backups: s3://bucket/prefix, or a folder.",
    ]);
  try {
    return openStore(to, s3);
  } catch (error) {
    throw error instanceof StoreError ? new SettingsError([`QZ_BACKUP_TO: ${error.message}`]) : error;
  }
}
