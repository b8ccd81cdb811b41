import { DAY } from "../../src/shared/clock.ts";
import { lowestScanId } from "./scanner.ts";

/** Scans looked at in one step, and scanners forgotten: a few milliseconds. */
export const ROWS_AT_ONCE = 500;

/** How far a campaign's day is counted again; the engines' schemas say what each part means. */
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

/** Scanners are forgotten, and no code is counted yet. What is still to be said is what the campaign shows: `base`. */
export const AT_START = {
  codeId: "",
  scanId: 0,
  firsts: 0,
  met: 0,
  kept: 0,
  incomplete: false,
  counted: false,
};

/** Scans of one code, by their ids: those between `after` and `until`. */
export interface Part {
  readonly after: number;
  readonly until: number;
  /** Whether it reaches further than a day's scans do as a rule. */
  readonly isBeyond: boolean;
}

/** What was found in a part: no more than `ROWS_AT_ONCE` scans, the `last` of them, and how many were a scanner's first. */
export interface Found {
  readonly last: number | null;
  readonly looked: number;
  readonly firsts: number;
}

export const NOTHING_FOUND: Found = { last: null, looked: 0, firsts: 0 };

/** Which scans of a code to look at next. */
export function nextPart({ scanId }: Progress, day: number): Part {
  // Ids run ahead of the time only where a clock was set back: the ids of two days hold the day, as a rule.
  const rule = lowestScanId((day + 2) * DAY);
  const isBeyond = scanId >= rule - 1;
  const after = Math.max(scanId, lowestScanId(day * DAY) - 1);
  return { after, until: isBeyond ? Number.MAX_SAFE_INTEGER : rule, isBeyond };
}

/**
 * Goes on behind what was found in a part.
 * @param unique - how many scanners the code counted once on the day.
 * @returns whether those were all of the code's scans that matter.
 */
export function advance(progress: Progress, part: Part, { last, looked, firsts }: Found, unique: number) {
  if (last !== null) {
    progress.scanId = last;
    progress.firsts += firsts;
  }
  if (looked === ROWS_AT_ONCE) return false;
  if (progress.firsts >= unique || part.isBeyond) return true;
  progress.scanId = part.until - 1;
  return false;
}

/** Goes on behind a code of the campaign. @param unique - how many scanners it counted once; 0 where it does not count. */
export function passCode(progress: Progress, id: string, unique: number): void {
  if (progress.firsts < unique) progress.incomplete = true;
  progress.kept += unique;
  progress.codeId = id;
  progress.scanId = 0;
  progress.firsts = 0;
}

/** What a campaign's day is to show once it is counted. @param shown - what it has shown till now. */
export function recounted({ met, base, kept, incomplete }: Progress, shown: number): number {
  // Where single scans have been erased, what each code counted is all there is to go by.
  return incomplete ? kept : met + shown - base;
}
