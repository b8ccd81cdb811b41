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

/**
 * Milliseconds for which the space that was seen last counts: few while it could be written full meanwhile.
 */
const FRESH = { most: SECOND, least: 20 } as const;

/** Bytes a millisecond: more than one service writes to a fast disk. */
const FASTEST = 500_000;

/** Seconds after which a refused write makes sense again: an operator has to make room. */
const RETRY = 60;

/**
 * @param look - asks the system. @throws where it does not tell.
 * @param floor - `null` for none.
 * @param now - milliseconds of a monotonic clock.
 */
export function createDiskFloor(look: () => DiskSpace, floor: Floor | null, now: () => number): DiskFloor {
  let seen: DiskSpace | null = null;
  let staleAt = Number.NEGATIVE_INFINITY;

  const leastOf = ({ total }: DiskSpace) => Math.min(floor?.bytes ?? 0, (floor?.share ?? 0) * total);

  function space(): DiskSpace | null {
    const time = now();
    if (time < staleAt) return seen;
    try {
      seen = look();
    } catch {
      // A folder whose disk can't be looked at is not known to be full. Writes find out.
      seen = null;
    }
    const room = seen && floor ? (seen.free - leastOf(seen)) / FASTEST : FRESH.most;
    staleAt = time + Math.min(FRESH.most, Math.max(FRESH.least, room));
    return seen;
  }

  return {
    free: () => space()?.free ?? null,
    isLow() {
      const known = floor && space();
      return known !== null && known.free < leastOf(known);
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
