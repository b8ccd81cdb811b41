import { DAY } from "../../../kit/shared/clock.ts";
import { GRAIN } from "../../../../db/common/grain.ts";
import { advance, nextPart, passCode, type Recount, ROWS_AT_ONCE } from "./campaign-progress.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { counted, isOneOf, NOTHING, prefixed, raw, sql } from "../../../../db/sql.ts";
import { all, first, run, type Work } from "../../../../db/work.ts";

/** A range of a campaign's codes, and the days to be counted, in order. */
interface Stretch {
  readonly tenantId: string;
  readonly group: string;
  /** The range begins behind the code `after` and ends with the code `until`, or with the last one if that is `null`. */
  readonly after: string;
  readonly until: string | null;
  readonly days: readonly number[];
}

/** A code of the campaign. Its `uniques` are the numbers of scanners that it counted once, by day; days without any are left out. */
interface CountedCode {
  readonly id: string;
  readonly seq: number;
  readonly uniques: Map<number, number>;
}

/** Totals read in one statement, unless a single code has more. */
const TOTALS_AT_ONCE = 1_000;

/** Up to so many days are looked up one by one. Of more, all between the first and the last are read. */
const FEW_DAYS = 4;

/** Scans that a code's day counts as, if it has fewer: its statements take as long as reading so many. */
const LEAST_COST = 5;

const CODE = shape({ id: text, seq: whole });
const TOTAL = shape({ codeSeq: whole, day: whole, unique: whole });
const FOUND = shape({ last: nullable(whole), looked: whole, firsts: whole });

/**
 * The next codes of a campaign, in order: as many of `looked` as have few enough totals to be read in one step.
 * @returns also whether they are all of the stretch.
 */
export function* codesAfter(stretch: Stretch, looked: number) {
  const { tenantId, group, after, until } = stretch;
  const isOfGroup = group === "" ? raw("group_tag is null") : sql`group_tag = ${group}`;
  const isInStretch = until === null ? NOTHING : sql`and id <= ${until}`;
  const found = yield* all(CODE)`select id, seq from codes
    where tenant_id = ${tenantId} and ${isOfGroup} and id > ${after} ${isInStretch} order by id limit ${looked}`;
  let codes: CountedCode[] = [];
  for (let [size, isRead] = [found.length, found.length === 0]; !isRead;) {
    codes = found.slice(0, size).map((code) => ({ ...code, uniques: new Map() }));
    const codesRead = yield* readUniques(codes, stretch);
    isRead = codesRead === null;
    size = Math.max(1, Math.floor((codesRead ?? 0) / 2));
  }
  return { codes, isAll: found.length < looked && codes.length === found.length };
}

/** Reads how many scanners the codes counted. @returns `null`, or of how many codes it read if they have too many totals. */
function* readUniques(codes: readonly CountedCode[], { days }: Stretch): Work<number | null> {
  const wanted = new Set(days);
  const bySeq = new Map(codes.map((code) => [code.seq, code]));
  const onDays =
    days.length <= FEW_DAYS
      ? sql`slot ${isOneOf(days)}`
      : sql`slot between ${days[0] ?? 0} and ${days.at(-1) ?? 0}`;
  const isOne = codes.length === 1;
  // One code may have any number of counts that are still to be added to its totals: the engine adds them up.
  const [unique, end] = isOne
    ? [raw("cast(sum(unique_visitors) as bigint)"), raw("group by 1, 2")]
    : [raw("unique_visitors"), sql`limit ${TOTALS_AT_ONCE}`];
  const totals = yield* all(TOTAL)`
    select code_seq as "codeSeq", slot as day, ${unique} as "unique" from ${counted("totals")}
    where code_seq ${isOneOf([...bySeq.keys()])} and grain = ${GRAIN.day} and ${onDays} ${end}`;
  if (!isOne && totals.length === TOTALS_AT_ONCE) return new Set(totals.map(({ codeSeq }) => codeSeq)).size;
  for (const { codeSeq, day, unique } of totals) {
    const uniques = bySeq.get(codeSeq)?.uniques;
    if (unique > 0 && wanted.has(day)) uniques?.set(day, (uniques.get(day) ?? 0) + unique);
  }
  return null;
}

/** The first codes that were scanned on the days, up to the most that one step counts. */
export function countable(codes: readonly CountedCode[], most: number): number[] {
  const scanned = codes.filter(({ uniques }) => uniques.size > 0);
  return scanned.slice(0, most).map(({ seq }) => seq);
}

/**
 * Counts the days of one code after the other, as much as one step may.
 * @param locked - codes that may be counted.
 * @returns the days whose progress changed, and the last code with which all days are through.
 */
export function* countCodes(
  recounts: readonly Recount[],
  codes: readonly CountedCode[],
  locked: ReadonlySet<number>,
  after: string,
) {
  const byDay = new Map(recounts.map((recount) => [recount.day, { ...recount }]));
  const changed = new Set<Recount>();
  let through = after;
  let left = ROWS_AT_ONCE;
  for (const { id, seq, uniques } of codes) {
    for (const [day, unique] of uniques) {
      const progress = byDay.get(day);
      if (!progress) continue;
      for (let isComplete = false; !isComplete;) {
        if (left <= 0 || !locked.has(seq)) return { changed: [...changed], through };
        const part = yield* countSome(seq, unique, progress);
        changed.add(progress);
        left -= Math.max(LEAST_COST, part.looked);
        isComplete = part.isComplete;
      }
      passCode(progress, id, unique);
    }
    through = id;
  }
  return { changed: [...changed], through };
}

/** Counts some scans of a code. */
function* countSome(seq: number, unique: number, progress: Recount) {
  const { tenantId, group, day } = progress;
  const part = nextPart(progress, day);
  const onDay = sql`(first and at >= ${day * DAY} and at < ${(day + 1) * DAY})`;
  const found = (yield* first(FOUND)`
    select max(id) as last, count(*) as looked, count(*) filter (where ${onDay}) as firsts from (
      select id, first, at from scans where code_seq = ${seq} and id > ${part.after} and id < ${part.until}
      order by id limit ${ROWS_AT_ONCE}) as part`) ?? { last: null, looked: 0, firsts: 0 };
  if (found.last !== null && found.firsts > 0)
    // Sorted as scans sort them, so that nodes never deadlock.
    progress.met += yield* run`insert into campaign_scanners (day, tenant_id, group_tag, scanner)
      select ${day}, ${tenantId}, ${group}, ${SCANNER_KEY} from scans
      where code_seq = ${seq} and id > ${part.after} and id <= ${found.last} and ${onDay} order by 4
      on conflict do nothing`;
  return { looked: found.looked, isComplete: advance(progress, part, found, unique) };
}

/** The key of a scan's scanner, as `scannerKey` makes it. */
const SCANNER_KEY = sql`case
  when device_key is null and bot is null then ${prefixed("00", "visitor")}
  when device_key is null then ${prefixed("01", "visitor")}
  when bot is null then ${prefixed("02", "device_key")}
  else ${prefixed("03", "device_key")} end`;
