import { SECOND } from "./clock.ts";
import { Fault } from "./fault.ts";

/** The free space below which little is written: the smaller of both. */
export interface Floor {
  readonly bytes: number;
  /** Of the whole disk. */
  readonly share: number;
}

/** Bytes of a disk: those that this process may still use, and all. */
export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

/** Watches the free space of the data folder's disk, so that scans, leads and deletions can be written when nothing else may be. */
export interface DiskFloor {
  /** Free bytes; `null` where the system does not tell. */
  free(): number | null;
  isLow(): boolean;
}

/** Milliseconds for which the space that was seen last counts. */
const FRESH = SECOND;

/** Seconds after which a refused write makes sense again: an operator has to make room. */
const RETRY = 60;

/**
 * @param look - asks the system. @throws where it does not tell.
 * @param floor - `null` for none.
 * @param now - milliseconds of a monotonic clock.
 */
export function createDiskFloor(look: () => DiskSpace, floor: Floor | null, now: () => number): DiskFloor {
  let seen: DiskSpace | null = null;
  let seenAt = Number.NEGATIVE_INFINITY;

  function space(): DiskSpace | null {
    if (now() - seenAt < FRESH) return seen;
    seenAt = now();
    try {
      seen = look();
    } catch {
      // A folder whose disk can't be looked at is not known to be full. Writes find out.
      seen = null;
    }
    return seen;
  }

  return {
    free: () => space()?.free ?? null,
    isLow() {
      const known = floor && space();
      return known !== null && known.free < Math.min(floor?.bytes ?? 0, (floor?.share ?? 0) * known.total);
    },
  };
}

/** Something was to be stored, and the disk is nearly full. */
export function diskLow(): Fault {
  return new Fault(
    "storage_unavailable",
    "The disk of this service is nearly full. Scans, leads and deletions are stored, anything else once its operator has made room.",
    { retryAfter: RETRY },
  );
}
