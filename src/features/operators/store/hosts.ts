import { shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, forUpdate, isOneOf, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, run, value, type Work } from "../../../../db/work.ts";
import { lockCodes } from "../../../../db/locks.ts";
import { CHOSEN, LEADING } from "../../codes/store/code-row.ts";
import { hostsLedTo, type Led } from "../../watch/traits.ts";
import { hostKeyOf } from "../traits.ts";

const ROW = shape({ host: text, codeSeq: whole });
const SOURCE = shape({
  seq: whole,
  shortId: text,
  target: CHOSEN.target,
  landing: CHOSEN.landing,
  fields: CHOSEN.fields,
  ...LEADING,
});

/** Codes of a step, each with a page of up to 64 KiB. */
const MOST_CODES = 25;

/** A code that is locked or new, by its number. */
export type HostedCode = Led & { readonly seq: number };

/** Notes where new codes lead, within their transaction. */
export function* addHosts(codes: readonly HostedCode[]): Work<void> {
  const rows = codes.flatMap((code) =>
    hostsLedTo(code).map((host) => ({ host: hostKeyOf(host), codeSeq: code.seq })),
  );
  if (rows.length > 0) yield* run`insert into code_hosts ${ROW.values(...rows)} on conflict do nothing`;
}

/** The same of codes that lead elsewhere now. */
export function* replaceHosts(codes: readonly HostedCode[]): Work<void> {
  if (codes.length === 0) return;
  yield* run`delete from code_hosts where code_seq ${isOneOf(codes.map(({ seq }) => seq))}`;
  yield* addHosts(codes);
}

/** The numbers of codes that lead to a host, or to one below it: behind `in`. @param column - to select. */
export function codesOfHost(host: string): Fragment {
  const key = hostKeyOf(host);
  // The sign behind the point is a slash: all names below a host lie between them.
  return sql`(select code_seq from code_hosts where host = ${key}
    union select code_seq from code_hosts where host > ${`${key}.`} and host < ${`${key}/`})`;
}

/** Stores the hosts of codes that were made before they were noted. */
export function createCodeHostStore(db: Database) {
  const { writeUnsynced } = bind(db);
  return {
    /** Looks at some codes, newest first. @returns whether there are more. */
    fill: writeUnsynced(fill),
  };
}

export type CodeHostStore = ReturnType<typeof createCodeHostStore>;

function* fill(rows: number): Work<boolean> {
  const upTo = yield* value(whole)`select up_to from code_host_backlog ${forUpdate}`;
  if (upTo === null) return false;
  const most = Math.min(rows, MOST_CODES);
  const seqs = yield* all(SEQ)`select seq from codes where seq <= ${upTo} order by seq desc limit ${most}`;
  const locked = yield* lockCodes(seqs.map(({ seq }) => seq));
  yield* replaceHosts(yield* all(SOURCE)`select ${SOURCE} from codes where seq ${isOneOf([...locked])}`);
  const last = seqs.at(-1);
  if (last === undefined || seqs.length < most) {
    yield* run`delete from code_host_backlog`;
    return false;
  }
  yield* run`update code_host_backlog set up_to = ${last.seq - 1}`;
  return true;
}

const SEQ = shape({ seq: whole });
