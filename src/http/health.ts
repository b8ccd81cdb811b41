import { Fault } from "../shared/fault.ts";
import type { StorageTrouble } from "../shared/storage.ts";

/** The answer of `GET /healthz`. */
export interface Health {
  readonly status: "ok" | "degraded";
  /** Why it is degraded. */
  readonly reason?: StorageTrouble;
  readonly version: string;
  /** The commit that the program was built from; `null` where it is not known. */
  readonly commit: string | null;
  /** The number of the database's schema. */
  readonly schema: number;
  /** Scans since the start that could not be stored. */
  readonly lostScans: number;
}

type Build = Pick<Health, "version" | "commit" | "schema">;

/** @param trouble - what keeps scans from being stored; `null` while they can be. */
export function healthOf(trouble: StorageTrouble | null, build: Build, lostScans: number): Health {
  return trouble === null
    ? { status: "ok", ...build, lostScans }
    : { status: "degraded", reason: trouble, ...build, lostScans };
}

/** The answer of `GET /readyz`. @throws Fault `storage_unavailable` while scans can't be kept. */
export function readiness(health: Health): Health {
  if (health.status === "ok") return health;
  throw new Fault("storage_unavailable", `Scans can't be kept: ${health.reason}. Redirects go on.`);
}
