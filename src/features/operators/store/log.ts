import { eraseSome } from "../../../../db/erase-some.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { sql } from "../../../../db/sql.ts";
import { all, bind, type Database, run, type Work } from "../../../../db/work.ts";
import { note } from "../../audit/store.ts";
import { wholeOf } from "../../audit/traits.ts";
import { nameOf, trusted } from "../../../kit/shared/column.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { OPERATOR_ACTIONS, type OperatorAction } from "../constants.ts";
import { type LogKind, LOG_KINDS, type LogRow } from "../records.ts";

const COLUMNS = {
  id: text,
  at: whole,
  kind: nameOf<LogKind>(LOG_KINDS),
  operator: text,
  name: nullable(text),
  action: nameOf<OperatorAction>(OPERATOR_ACTIONS),
  subjectKind: text,
  subject: text,
};
/** The record that an act was about. */
export interface ActSubject {
  readonly kind: string;
  readonly id: string;
}

const ENTRY = shape({ ...COLUMNS, detail: trusted<LogRow["detail"]>() });
const ROW = shape({ ...COLUMNS, detail: text });

/** Stores what operators did. Times are milliseconds since the epoch. */
export function createOperatorLogStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** Notes an act that changes no row of its own, such as an import in many steps. */
    note: write(noteAct),

    /** Notes that an operator takes the archive of a workspace, which reads it in its audit. */
    noteExport: write(noteExport),

    /** A page, newest first. @param before - the id behind which it begins; `null` for the newest. */
    list: read(
      (limit: number, before: string | null): Work<LogRow[]> => all(ENTRY)`select ${ENTRY} from operator_log
        where id < ${before ?? "~"} order by id desc limit ${limit}`,
    ),

    /** Erases at most `rows` entries that are older than a time. @returns whether there may be more. */
    eraseOld: (before: number, rows: number) => db.write(() => eraseOld(before, rows)),
  };
}

export type OperatorLogStore = ReturnType<typeof createOperatorLogStore>;

/**
 * Notes what an operator does, as the last statement of the transaction that does it. A deed of others leaves
 * no entry. One deed has one entry: its id is that of the deed.
 * @param detail - no address, no name and no text of others.
 */
export function* noteAct(
  deed: Deed | null,
  action: OperatorAction,
  subject: ActSubject,
  detail: LogRow["detail"] = {},
): Work<void> {
  const { operator } = deed ?? {};
  if (!deed || !operator) return;
  const { kind, id, name } = operator;
  const row = {
    ...{ id: deed.id.replace(/^aud_/, "opl_"), at: deed.at, kind, operator: id },
    // The name of a person is looked up when it is shown.
    name: kind === "key" ? name : null,
    ...{ action, subjectKind: subject.kind, subject: subject.id, detail: JSON.stringify(detail) },
  };
  yield* run`insert into operator_log ${ROW.values(row)}`;
}

function* noteExport(tenantId: string, deed: Deed, format: string): Work<void> {
  yield* note(tenantId, deed, "workspace.exported", wholeOf(tenantId), { format });
  yield* noteAct(deed, "workspace.exported", wholeOf(tenantId), { format });
}

function* eraseOld(before: number, rows: number): Work<boolean> {
  const old = sql`from operator_log where at < ${before}`;
  return (yield* eraseSome("operator_log", "id", old, rows)) === rows;
}
