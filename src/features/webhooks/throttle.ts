/**
 * Slows deliveries down while many scans are recorded. A visitor waits for a scan; nobody waits for a delivery. Under load
 * scans come first, and deliveries catch up later.
 */
export interface Throttle {
  /** Counts scans that were committed. */
  committed(scans: number): void;
  /** Whether a delivery may be sent now; `true` uses the permission up. */
  admits(): boolean;
}

/** Up to so many scans a millisecond deliveries are not slowed down. */
const CALM = 2;

/**
 * Above that rate, one delivery is sent for so many scans (measured with 64 connections: scans keep 0.72 of the rate they have
 * without a webhook, and about a thousand deliveries are sent a second).
 */
const SCANS_PER_DELIVERY = 48;

/** The rate of scans is measured over so many milliseconds. */
const WINDOW = 50;

/** @param now - milliseconds of a monotonic clock. */
export function createThrottle(now: () => number): Throttle {
  let since = now();
  let scans = 0;
  let isBusy = false;
  let credit = 0;

  function measure(): void {
    const elapsed = now() - since;
    if (elapsed < WINDOW) return;
    isBusy = scans / elapsed > CALM;
    credit = Math.min(credit, 1);
    since = now();
    scans = 0;
  }

  return {
    committed(count) {
      scans += count;
      credit += count / SCANS_PER_DELIVERY;
    },
    admits() {
      measure();
      if (!isBusy) return true;
      if (credit < 1) return false;
      credit--;
      return true;
    },
  };
}
