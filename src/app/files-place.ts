import { type ObjectStore, StoreError } from "../kit/objects/objects.ts";
import { openStore } from "../kit/objects/open.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";

/**
 * Bytes of a part that is sent to a bucket: three are in memory at the same time, and stores take no
 * smaller ones.
 */
const PART = 5 * 1024 * 1024;

/** Opens the store that `QZ_FILES_TO` names; `null` without one. @throws SettingsError */
export function openFilesPlace({ files: { to }, s3 }: Pick<Settings, "files" | "s3">): ObjectStore | null {
  if (to === null) return null;
  try {
    return openStore(to, s3, { part: PART });
  } catch (error) {
    throw error instanceof StoreError ? new SettingsError([`QZ_FILES_TO: ${error.message}`]) : error;
  }
}
