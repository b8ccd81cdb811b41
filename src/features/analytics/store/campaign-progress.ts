import { DAY } from "../../../kit/shared/clock.ts";
import { lowestScanId } from "../../../../db/common/scanner.ts";

/** Scans looked at in one step, and scanners erased: a few milliseconds. */
export const ROWS_AT_ONCE = 500;

/** The progress of a recount of a campaign's day; the schema describes each member. */
export interface Progress {
  codeId: string | null;
  scanId: number;
  firsts: number;
  met: number;
  base: number;
  kept: number;
  incomplete: boolean;
  counted: boolean;
}

/** A campaign's day that is to be recounted, and the progress of that. */
export interface Recount extends Progress {
  readonly tenantId: string;
  readonly group: string;
  readonly day: number;
}

/** The day's scanners are erased, and no code is counted yet. `base` is to be set to the number shown. */
export const AT_START = {
  codeId: "",
  scanId: 0,
  firsts: 0,
  met: 0,
  kept: 0,
  incomplete: false,
  counted: false,
};

/** Scans of one code whose ids lie between `after` and `until`. */
export interface CampaignPart {
  readonly after: number;
  readonly until: number;
  /** Whether it extends beyond the usual ids of the day. */
  readonly isBeyond: boolean;
}

/** The findings in a part: at most `ROWS_AT_ONCE` scans, the id of the last, and how many were a scanner's first. */
export interface Found {
  readonly last: number | null;
  readonly looked: number;
  readonly firsts: number;
}

/** The scans of a code to look at next. */
export function nextPart({ scanId }: Progress, day: number): CampaignPart {
  // Ids run ahead of the time only after a clock was set back: the ids of two days nearly always cover the day.
  const usual = lowestScanId((day + 2) * DAY);
  const isBeyond = scanId >= usual - 1;
  const after = Math.max(scanId, lowestScanId(day * DAY) - 1);
  return { after, until: isBeyond ? Number.MAX_SAFE_INTEGER : usual, isBeyond };
}

/**
 * Continues after the findings in a part.
 * @param unique - how many scanners the code counted once on the day.
 * @returns whether the code is complete.
 */
export function advance(
  progress: Progress,
  part: CampaignPart,
  { last, looked, firsts }: Found,
  unique: number,
) {
  if (last !== null) {
    progress.scanId = last;
    progress.firsts += firsts;
  }
  if (looked === ROWS_AT_ONCE) return false;
  if (progress.firsts >= unique || part.isBeyond) return true;
  progress.scanId = part.until - 1;
  return false;
}

/** Continues after a code. @param unique - how many scanners it counted once. */
export function passCode(progress: Progress, id: string, unique: number): void {
  if (progress.firsts < unique) progress.incomplete = true;
  progress.kept += unique;
  progress.codeId = id;
  progress.scanId = 0;
  progress.firsts = 0;
}

/** The number that the campaign's day shows after the recount. @param shown - the number it has shown so far. */
export function recounted({ met, base, kept, incomplete }: Progress, shown: number): number {
  // Where single scans have been erased, the numbers of the codes are the best estimate.
  return incomplete ? kept : met + shown - base;
}
