import { DAY, MINUTE } from "../../../kit/shared/clock.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, value, values, type Work } from "../../../../db/work.ts";
import { nameOf } from "../../../kit/shared/column.ts";
import { CHOSEN, LEADING } from "../../codes/store/code-row.ts";
import type { Led } from "../../watch/traits.ts";
import { MANY_CODES, NEW_DAYS } from "../constants.ts";
import type { CodeSign, FoundSign, SignedPage } from "../records.ts";
import { SIGNS } from "../traits.ts";

const SIGN = { sign: nameOf(SIGNS), host: text, detail: nullable(text), foundAt: whole };
const OF_CODE = shape(SIGN);
const ROW = shape({ codeSeq: whole, ...SIGN });
const ROUND = shape({ reached: whole, seenSeq: whole, seenAt: whole });
const CHANGE = shape({ codeSeq: whole, at: whole });
const HOST = shape({ host: text, since: whole, codes: whole });
const CODE = shape({
  seq: whole,
  shortId: text,
  landing: CHOSEN.landing,
  fields: CHOSEN.fields,
  createdAt: whole,
  target: text,
  ...LEADING,
});

/** New codes are looked at once they are so old. */
const SETTLING = MINUTE;

/** With this scan, and for so long after it, a change of a code is odd. */
const FIRST_SCANS = 100;

/** A code that is to be looked at. */
export interface Looked extends Led {
  readonly seq: number;
  readonly createdAt: number;
  /** When it came to lead elsewhere; `null` of a new code. */
  readonly changedAt: number | null;
  /** When it was scanned for the hundredth time; `null` of a new code, and before. */
  readonly hundredthAt: number | null;
}

/** Codes that are to be looked at, and what to note when that is done. */
export interface Look {
  readonly codes: readonly Looked[];
  /** The changes that are looked at; of new codes none. */
  readonly changes: readonly Change[];
  /** The number up to which new codes have been looked at then; `null` where these are changed ones. */
  readonly reached: number | null;
}

interface Change {
  readonly codeSeq: number;
  readonly at: number;
}

/** The signs that were found at a code. */
export interface Finding {
  readonly seq: number;
  readonly createdAt: number;
  readonly hosts: readonly string[];
  readonly signs: readonly FoundSign[];
}

/** Stores signs of codes, and which codes are still to be looked at. */
export function createSignStore(db: Database) {
  const { read, writeUnsynced } = bind(db);
  return {
    /** The signs of a code, oldest first. */
    ofCode: (codeId: string) =>
      db.read(
        () => all(OF_CODE)`select ${OF_CODE} from code_signs
          where code_seq = (select seq from codes where id = ${codeId}) order by found_at, sign, host`,
      ),

    /**
     * Codes with signs, newest codes first. @param after - `next` of the page before; `null` for the first.
     */
    newest: read(newest),

    /**
     * The next codes that are to be looked at, changed ones first, at most `rows`; `null` when there are
     * none.
     */
    look: writeUnsynced(look),

    /**
     * Stores what a look has found. Signs that time alone can find stay as long as the code leads to the
     * host.
     */
    settle: writeUnsynced(settle),
  };
}

export type SignStore = ReturnType<typeof createSignStore>;

/** Has codes looked at that lead elsewhere now. */
export function* lookAgain(codes: readonly number[], at: number): Work<void> {
  if (codes.length === 0) return;
  yield* run`insert into sign_changes ${CHANGE.values(...codes.map((codeSeq) => ({ codeSeq, at })))}
    on conflict (code_seq) do update set at = excluded.at`;
}

function* newest(after: number | null, limit: number): Work<SignedPage> {
  const below = after ?? Number.MAX_SAFE_INTEGER;
  const seqs = yield* values(whole)`select distinct code_seq from code_signs
    where code_seq < ${below} order by code_seq desc limit ${limit + 1}`;
  const shown = seqs.slice(0, limit);
  const rows = yield* all(ROW)`select ${ROW} from code_signs
    where code_seq ${isOneOf(shown)} order by code_seq desc, found_at, sign, host`;
  const byCode = Map.groupBy(rows, ({ codeSeq }) => codeSeq);
  const codes = [...byCode].map(([codeSeq, signs]) => ({ codeSeq, signs: signs.map(withoutCode) }));
  return { codes, next: seqs.length > limit ? (shown.at(-1) ?? null) : null };
}

function withoutCode({ sign, host, detail, foundAt }: CodeSign): CodeSign {
  return { sign, host, detail, foundAt };
}

function* look(now: number, rows: number): Work<Look | null> {
  const changes = yield* all(CHANGE)`select ${CHANGE} from sign_changes order by code_seq limit ${rows}`;
  if (changes.length > 0) {
    const changedAt = new Map(changes.map(({ codeSeq, at }) => [codeSeq, at]));
    const codes = yield* all(
      CODE,
    )`select ${CODE} from codes where seq ${isOneOf([...changedAt.keys()])} order by seq`;
    const looked: Looked[] = [];
    for (const code of codes) {
      const hundredthAt = yield* value(whole)`select at from scans where code_seq = ${code.seq}
        order by id limit 1 offset ${FIRST_SCANS - 1}`;
      looked.push({ ...code, changedAt: changedAt.get(code.seq) ?? null, hundredthAt });
    }
    return { codes: looked, changes, reached: null };
  }
  const round = (yield* first(ROUND)`select ${ROUND} from sign_rounds where id = 1`) ?? {
    ...{ reached: 0, seenSeq: 0, seenAt: 0 },
  };
  if (round.reached >= round.seenSeq) {
    const seenSeq = (yield* value(nullable(whole))`select max(seq) from codes`) ?? 0;
    if (seenSeq > round.seenSeq)
      yield* run`insert into sign_rounds (id, reached, seen_seq, seen_at)
        values (1, ${round.reached}, ${seenSeq}, ${now})
        on conflict (id) do update set seen_seq = excluded.seen_seq, seen_at = excluded.seen_at`;
    return null;
  }
  // A clock that was ahead may have noted a time to come.
  if (now < round.seenAt + SETTLING && now >= round.seenAt) return null;
  const found = yield* all(CODE)`select ${CODE} from codes
    where seq > ${round.reached} and seq <= ${round.seenSeq} order by seq limit ${rows}`;
  const reached = found.length < rows ? round.seenSeq : (found.at(-1)?.seq ?? round.seenSeq);
  return {
    codes: found.map((code) => ({ ...code, changedAt: null, hundredthAt: null })),
    changes: [],
    reached,
  };
}

/**
 * Counts new codes for their hosts. @returns signs of hosts that are new and have many, at the newest code.
 */
function* counted(findings: readonly Finding[], now: number): Work<Map<number, FoundSign[]>> {
  const byHost = new Map<string, { codes: number; since: number; newest: number }>();
  for (const { seq, createdAt, hosts } of findings)
    for (const host of hosts) {
      const { codes = 0, since = createdAt } = byHost.get(host) ?? {};
      byHost.set(host, { codes: codes + 1, since: Math.min(since, createdAt), newest: seq });
    }
  const signs = new Map<number, FoundSign[]>();
  // In one order, so that two nodes never wait for each other.
  for (const [host, { codes, since, newest }] of [...byHost].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const row = yield* first(HOST)`insert into sign_hosts ${HOST.values({ host, since, codes })}
      on conflict (host) do update set codes = sign_hosts.codes + excluded.codes returning ${HOST}`;
    if (!row || now - row.since >= NEW_DAYS * DAY) continue;
    const most = MANY_CODES.findLast((many) => row.codes - codes < many && many <= row.codes);
    if (most !== undefined)
      signs.set(newest, [...(signs.get(newest) ?? []), { sign: "many_codes", host, detail: String(most) }]);
  }
  return signs;
}

function* settle({ changes, reached }: Look, findings: readonly Finding[], now: number): Work<void> {
  const many = reached === null ? new Map<number, FoundSign[]>() : yield* counted(findings, now);
  const seqs = findings.map(({ seq }) => seq);
  const present = new Set(yield* values(whole)`select seq from codes where seq ${isOneOf(seqs)}`);
  for (const { seq, hosts, signs: own } of findings) {
    if (!present.has(seq)) continue;
    if (reached === null)
      yield* run`delete from code_signs where code_seq = ${seq}
        and (sign not in ('phone_elsewhere', 'changed_after_scans', 'many_codes') or not (host ${isOneOf(hosts)}))`;
    const signs = [...own, ...(many.get(seq) ?? [])];
    if (signs.length > 0)
      yield* run`insert into code_signs ${ROW.values(...signs.map((sign) => ({ codeSeq: seq, ...sign, foundAt: now })))}
        on conflict do nothing`;
  }
  for (const { codeSeq, at } of changes)
    yield* run`delete from sign_changes where code_seq = ${codeSeq} and at = ${at}`;
  if (reached !== null) yield* run`update sign_rounds set reached = ${reached} where id = 1`;
}
