import { eraseSome } from "../../../db/erase-some.ts";
import { bytes, flag, from, nullable, shape, text, whole } from "../../../db/shape.ts";
import { forUpdateSkipLocked, isAmong, NOTHING, sql } from "../../../db/sql.ts";
import { all, bind, type Database, exists, first, run, value, values, type Work } from "../../../db/work.ts";
import { DAY } from "../../kit/shared/clock.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import { noteErased } from "../backups/store/erased.ts";
import { noteAct } from "../operators/store/log.ts";
import { known } from "../watch/store/code-health.ts";
import { MAIL_LANGUAGES } from "../watch/traits.ts";
import { type Decision, DECISIONS, REPORT_REASONS } from "./constants.ts";
import type { NewReport, ReportState, StoredReport, Taken } from "./records.ts";

/** For so long a report is kept after its decision, and for so long one that is never decided. */
const KEPT = { decided: 180 * DAY, open: 730 * DAY } as const;

const NEW = {
  ...{ number: text, address: text, reason: known("a reason", REPORT_REASONS) },
  language: known("a language", MAIL_LANGUAGES),
  ...{ at: whole, sealed: bytes, hasEmail: flag },
};
const ROW = shape(NEW);
const STORED = shape({
  seq: whole,
  ...NEW,
  ...{ others: whole, decidedAt: nullable(whole), decision: nullable(known("a decision", DECISIONS)) },
  ...{ words: nullable(text), mailDueAt: nullable(whole), mailFailures: whole, mailedAt: nullable(whole) },
});
const OPEN = shape({ count: from("count(*)", whole), oldest: from("min(at)", nullable(whole)) });

/** Stores reports of codes, what was decided, and which mails about it are due. */
export function createReportStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    /**
     * Stores a report. Of a code that has as many open ones as it may, the first one counts it, and so it
     * does once there are as many of all codes; without one it is refused then.
     */
    add: write(add),

    /** The number of open ones, and when the oldest was sent, in milliseconds since the epoch. */
    open: read(function* () {
      return (
        (yield* first(OPEN)`select ${OPEN} from reports where decided_at is null`) ?? {
          count: 0,
          oldest: null,
        }
      );
    }),

    /** @param after - the last one that is known, by its number in the table; `null` for the first page. */
    list: read(list),

    find: (number: string) =>
      db.read(() => first(STORED)`select ${STORED} from reports where number = ${number}`),

    /**
     * Notes a decision on an open report, or on all open ones of its code. One with an address has a mail due
     * at once, where `mails` says so.
     * @returns the numbers of those that were decided: none when it is decided already, or there is none.
     */
    decide: write(decide),

    /** Erases a report. `false` when there is none. */
    erase: write(erase),

    /** Takes the first mail that is due, until `until`. `null` when there is none. */
    takeMail: write(takeMail),

    /** Notes that a mail was sent. */
    mailed: async (number: string, at: number) =>
      void (await db.write(
        () => run`update reports set mailed_at = ${at}, mail_due_at = null where number = ${number}`,
      )),

    /** Notes that it could not be sent. @param dueAt - when to try again; `null` for never. */
    mailFailed: async (number: string, dueAt: number | null) =>
      void (await db.write(
        () => run`update reports set mail_failures = mail_failures + 1, mail_due_at = ${dueAt}
          where number = ${number}`,
      )),

    /** Erases at most `rows` reports at their age. @returns whether there may be more. */
    retire: writeUnsynced(retire),
  };
}

export type ReportStore = ReturnType<typeof createReportStore>;

function* add(report: NewReport, most: { readonly ofCode: number; readonly inAll: number }): Work<Taken> {
  const { address } = report;
  const ofCode = sql`from reports where address = ${address} and decided_at is null`;
  const hasMost = yield* exists`select 1 ${ofCode} limit 1 offset ${most.ofCode - 1}`;
  const isFull =
    hasMost ||
    (yield* exists`select 1 from reports where decided_at is null limit 1 offset ${most.inAll - 1}`);
  if (isFull) {
    const number = yield* value(text)`update reports set others = others + 1
      where seq = (select min(seq) ${ofCode}) returning number`;
    return number === null ? { kind: "full" } : { kind: "counted", number };
  }
  yield* run`insert into reports ${ROW.values(report)}`;
  return { kind: "stored", number: report.number };
}

function list(state: ReportState, limit: number, after: number | null): Work<StoredReport[]> {
  if (state === "open")
    return all(STORED)`select ${STORED} from reports
      where decided_at is null and seq > ${after ?? 0} order by seq limit ${limit}`;
  return all(STORED)`select ${STORED} from reports
    where decided_at is not null ${after === null ? NOTHING : sql`and seq < ${after}`} order by seq desc limit ${limit}`;
}

function* decide(
  number: string,
  decided: {
    readonly decision: Decision;
    readonly words: string | null;
    readonly at: number;
    /** Whether it holds for all open reports of the code. */
    readonly ofCode: boolean;
    readonly mails: boolean;
  },
  deed: Deed | null = null,
): Work<string[]> {
  const { decision, words, at, ofCode, mails } = decided;
  const found = yield* value(
    text,
  )`select address from reports where number = ${number} and decided_at is null`;
  if (found === null) return [];
  const address: ShortAddress = found;
  const which = ofCode ? sql`address = ${address}` : sql`number = ${number}`;
  const numbers = yield* values(
    text,
  )`update reports set decided_at = ${at}, decision = ${decision}, words = ${words},
      mail_due_at = case when has_email and ${mails} then cast(${at} as bigint) end
    where decided_at is null and ${which} returning number`;
  const others = numbers.filter((one) => one !== number);
  const alike = others.length === 0 ? {} : { alike: others.join(" ") };
  yield* noteAct(deed, "report.decided", { kind: "report", id: number }, { decision, ...alike });
  return numbers;
}

function* erase(number: string, deed: Deed | null = null): Work<boolean> {
  if ((yield* run`delete from reports where number = ${number}`) === 0) return false;
  yield* noteErased("report", number);
  yield* noteAct(deed, "report.erased", { kind: "report", id: number });
  return true;
}

function takeMail(now: number, until: number): Work<StoredReport | null> {
  return first(STORED)`update reports set mail_due_at = ${until} where seq ${isAmong(
    sql`select seq from reports where mail_due_at <= ${now} order by mail_due_at limit 1 ${forUpdateSkipLocked}`,
  )} returning ${STORED}`;
}

function* retire(rows: number, now: number): Work<boolean> {
  const ends = [
    sql`from reports where decided_at is not null and decided_at <= ${now - KEPT.decided}`,
    sql`from reports where decided_at is null and at <= ${now - KEPT.open}`,
  ];
  let left = rows;
  for (const end of ends) if (left > 0) left -= yield* eraseSome("reports", "seq", end, left);
  return left <= 0;
}
