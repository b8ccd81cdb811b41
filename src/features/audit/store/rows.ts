import { appOf, authorKey } from "../../../kit/shared/author.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { run, type Work } from "../../../../db/work.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import type { Detail } from "../records.ts";
import type { Action, Subject } from "../traits.ts";

/** An entry as a row. */
export const ROW = shape({
  ...{ tenantId: text, id: text, at: whole, author: nullable(text), who: text, action: text },
  ...{ subjectKind: text, subject: text, subjectName: nullable(text), detail: text },
  count: nullable(whole),
});

/** Characters of a subject's name that are kept. */
const LONGEST_NAME = 100;

/** The row of an entry. */
export function rowOf(
  tenantId: string,
  { id, at, author }: Deed,
  action: Action,
  subject: Subject,
  { count, ...detail }: Detail,
) {
  const app = appOf(author);
  return {
    ...{ tenantId, id, at, author, who: authorKey(author), action },
    ...{ subjectKind: subject.kind, subject: subject.id },
    subjectName: subject.name === null ? null : cut(subject.name),
    detail: JSON.stringify(app === null ? detail : { ...detail, app }),
    count: count ?? null,
  };
}

/** Adds entries of a day, or adds their counts to those that are there. */
export function* countIn(...rows: readonly ReturnType<typeof rowOf>[]): Work<void> {
  if (rows.length > 0)
    yield* run`insert into audit_entries ${ROW.values(...rows)}
      on conflict (tenant_id, id) do update set count = audit_entries.count + excluded.count`;
}

/** The beginning of a name, in whole characters. */
function cut(name: string): string {
  return name.length <= LONGEST_NAME
    ? name
    : [...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join("");
}
