import { Fault } from "../shared/fault.ts";
import { STORAGE_TROUBLES, type StorageTrouble } from "../shared/storage.ts";

/** Why the service is degraded. With a low disk scans are kept, and little else; with late backups all is. */
export const HEALTH_REASONS = [...STORAGE_TROUBLES, "disk_low", "backup_late"] as const;

/** The answer of `GET /healthz`. */
export interface Health {
  readonly status: "ok" | "degraded";
  /** Why it is degraded. */
  readonly reason?: (typeof HEALTH_REASONS)[number];
  readonly version: string;
  /** The commit that the program was built from; `null` where it is not known. */
  readonly commit: string | null;
  /** The number of the database's schema. */
  readonly schema: number;
  /** Scans since the start that could not be stored. */
  readonly lostScans: number;
}

type Build = Pick<Health, "version" | "commit" | "schema">;

/**
 * @param trouble - what keeps scans from being stored; `null` while they can be.
 * @param isDiskLow - whether nothing but scans, leads and deletions is stored.
 * @param isBackupLate - whether the last backup in its place is too old.
 */
export function healthOf(
  trouble: StorageTrouble | null,
  isDiskLow: boolean,
  build: Build,
  lostScans: number,
  isBackupLate: boolean,
): Health {
  const reason = trouble ?? (isDiskLow ? "disk_low" : isBackupLate ? "backup_late" : null);
  return reason === null
    ? { status: "ok", ...build, lostScans }
    : { status: "degraded", reason, ...build, lostScans };
}

/** The answer of `GET /readyz`. @throws Fault `storage_unavailable` while scans can't be kept. */
export function readiness(health: Health): Health {
  if (health.status === "ok" || health.reason === "disk_low" || health.reason === "backup_late")
    return health;
  throw new Fault("storage_unavailable", `Scans can't be kept: ${health.reason}. Redirects go on.`);
}
