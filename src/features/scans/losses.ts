import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";

/** Counts the scans that were answered and could not be stored, and says so in the log. */
export interface Losses {
  /** Since the start. */
  readonly scans: number;
  /** Scans are lost. @param error - why. */
  add(scans: number, error: unknown): void;
  /** A commit of scans took place. */
  recovered(): void;
}

/** While storage is out of order the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

export function createLosses({ log, clock }: { log: Log; clock: Clock }): Losses {
  let total = 0;
  let inRow = 0;
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);
  return {
    get scans() {
      return total;
    },
    add(scans, error) {
      total += scans;
      inRow += scans;
      if (isTimeToComplain())
        log.error("scans lost: storage is out of order", { ...errorFields(error), lost: inRow });
    },
    recovered() {
      if (inRow > 0) log.info("scans are kept again", { lost: inRow });
      inRow = 0;
      isTimeToComplain.reset();
    },
  };
}
