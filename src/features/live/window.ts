import { MINUTE } from "../../kit/shared/clock.ts";
import { LIVE_MINUTES, LIVE_NAMED } from "./constants.ts";
import type { LiveScan } from "./records.ts";

/** How often something was scanned, and how often of that by programs. */
export interface LiveCount {
  scans: number;
  bots: number;
}

interface Minute extends LiveCount {
  readonly codes: Map<number, LiveCount>;
  readonly countries: Map<string | null, LiveCount>;
}

/** The last minutes of a workspace. */
export interface LivePicture {
  /** Oldest first. `at` is milliseconds since the epoch. */
  readonly minutes: readonly (LiveCount & { readonly at: number })[];
  readonly codes: readonly { readonly codeSeq: number; readonly scans: number }[];
  readonly countries: readonly { readonly country: string | null; readonly scans: number }[];
  readonly scans: number;
  readonly bots: number;
}

/** Counts the scans of the last minutes of a workspace. */
export interface LiveWindow {
  /** Counts a scan, unless it was counted before. @returns whether it was counted. */
  add(scan: LiveScan): boolean;
  /** Forgets minutes that are over, and which scans below an id were counted. */
  forget(now: number, belowId: number): void;
  picture(now: number, withBots: boolean): LivePicture;
}

/**
 * Codes of a window that are counted one by one. Scans of further ones count in its minutes and countries.
 */
const MOST_CODES = 5_000;

const minuteOf = (at: number) => Math.floor(at / MINUTE);

function countIn<K>(counts: Map<K, LiveCount>, key: K, isBot: boolean, most: number): void {
  let count = counts.get(key);
  if (!count) {
    if (counts.size >= most) return;
    count = { scans: 0, bots: 0 };
    counts.set(key, count);
  }
  count.scans++;
  if (isBot) count.bots++;
}

export function createLiveWindow(): LiveWindow {
  const minutes = new Map<number, Minute>();
  /** Ids of the scans that were counted last, with the codes that they are of. */
  const counted = new Map<number, Set<number>>();

  function isKnown({ id, codeSeq }: LiveScan): boolean {
    const codes = counted.get(id);
    if (codes?.has(codeSeq)) return true;
    if (codes) codes.add(codeSeq);
    else counted.set(id, new Set([codeSeq]));
    return false;
  }

  function minuteAt(number: number): Minute {
    const known = minutes.get(number);
    if (known) return known;
    const fresh: Minute = { scans: 0, bots: 0, codes: new Map(), countries: new Map() };
    minutes.set(number, fresh);
    return fresh;
  }

  return {
    add(scan) {
      if (isKnown(scan)) return false;
      const { codeSeq, country, isBot } = scan;
      const minute = minuteAt(minuteOf(scan.at));
      minute.scans++;
      if (isBot) minute.bots++;
      countIn(minute.codes, codeSeq, isBot, MOST_CODES);
      countIn(minute.countries, country, isBot, MOST_CODES);
      return true;
    },

    forget(now, belowId) {
      const first = minuteOf(now) - LIVE_MINUTES + 1;
      for (const number of minutes.keys()) if (number < first) minutes.delete(number);
      for (const id of counted.keys()) if (id < belowId) counted.delete(id);
    },

    picture(now, withBots) {
      const last = minuteOf(now);
      const shown = Array.from({ length: LIVE_MINUTES }, (_, index) => last - LIVE_MINUTES + 1 + index);
      const found = shown.flatMap((number) => minutes.get(number) ?? []);
      const scansOf = ({ scans, bots }: LiveCount) => scans - (withBots ? 0 : bots);
      const ofMinutes = shown.map((number) => {
        const minute = minutes.get(number);
        return { at: number * MINUTE, scans: minute ? scansOf(minute) : 0, bots: minute?.bots ?? 0 };
      });
      const most = <K extends number | string | null>(countsOf: (minute: Minute) => Map<K, LiveCount>) =>
        mostOf(found.map(countsOf), scansOf);
      return {
        minutes: ofMinutes,
        codes: most(({ codes }) => codes).map(([codeSeq, scans]) => ({ codeSeq, scans })),
        countries: most(({ countries }) => countries).map(([country, scans]) => ({ country, scans })),
        scans: ofMinutes.reduce((sum, { scans }) => sum + scans, 0),
        bots: ofMinutes.reduce((sum, { bots }) => sum + bots, 0),
      };
    },
  };
}

/**
 * The keys that were scanned most, with their scans. Of equal ones the first key stands first, on all nodes.
 */
function mostOf<K extends number | string | null>(
  parts: readonly ReadonlyMap<K, LiveCount>[],
  scansOf: (count: LiveCount) => number,
): (readonly [K, number])[] {
  const sums = new Map<K, number>();
  for (const part of parts)
    for (const [key, count] of part) sums.set(key, (sums.get(key) ?? 0) + scansOf(count));
  return [...sums]
    .filter(([, scans]) => scans > 0)
    .sort(([a, x], [b, y]) => y - x || ((a ?? "") < (b ?? "") ? -1 : 1))
    .slice(0, LIVE_NAMED);
}
