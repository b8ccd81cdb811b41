import { STORED } from "../../codes/members.ts";
import { titleKey } from "../../codes/store/title-key.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf, raw, sql } from "../../../../db/sql.ts";
import { all, type Work } from "../../../../db/work.ts";
import { differences, sums } from "./audit-queries.ts";

const CODE = shape({ codeSeq: whole });
const TOTALS = shape({ tag: text });

const PLACED = { tenantId: text, id: text, active: flag };
const TAGGED = shape({ seq: whole, ...PLACED, title: nullable(text), tags: STORED.tags.column });
const ROW = shape({ seq: from("code_seq", whole), tag: text, ...PLACED, key: from("title_key", text) });

/** Codes that one statement reads. */
const AT_ONCE = 1_000;

/** Compares the rows of tags with the tags of codes, and the totals of tags with the rows. */
export function* auditTags(): Work<string[]> {
  const wrong = new Set(yield* wrongRows());
  const isUpToDate = raw("not exists (select 1 from campaign_changes w where w.code_seq = p.code_seq)");
  const counts = yield* differences(
    CODE,
    sql`select code_seq, tag, scans, bots from code_tags p where ${isUpToDate} and (counted or gone)`,
    sql`select p.code_seq, p.tag, code_totals.scans, code_totals.bots from code_tags p
      join code_totals on code_totals.code_seq = p.code_seq where ${isUpToDate} and not gone`,
  );
  for (const { codeSeq } of counts) wrong.add(codeSeq);
  const totals = yield* differences(
    TOTALS,
    sql`select tenant_id, tag, codes, scans, bots from tag_totals`,
    sql`select tenant_id, tag, count(*), ${sums(["scans", "bots"])} from code_tags where counted group by 1, 2`,
  );
  return [
    ...[...wrong].map((codeSeq) => `code ${codeSeq}: its tags`),
    ...totals.map(({ tag }) => `tag ${JSON.stringify(tag)}: its totals`),
  ];
}

/** The numbers of codes whose rows are not those of their tags. */
function* wrongRows(): Work<number[]> {
  const wrong: number[] = [];
  for (let after: number | undefined = 0; after !== undefined;) {
    const codes: ReturnType<typeof TAGGED.read>[] = yield* all(TAGGED)`select ${TAGGED} from codes
      where seq > ${after} and (tags is not null
        or exists (select 1 from code_tags where code_seq = codes.seq and not gone))
      order by seq limit ${AT_ONCE}`;
    const rows = yield* all(ROW)`select ${ROW} from code_tags
      where code_seq ${isOneOf(codes.map(({ seq }) => seq))} and not gone`;
    const bySeq = Map.groupBy(rows, ({ seq }) => seq);
    for (const { seq, tags, title, ...place } of codes) {
      const due = tags.map((tag) => ({ seq, tag, ...place, key: titleKey(title) }));
      if (!isSame(due, bySeq.get(seq) ?? [])) wrong.push(seq);
    }
    after = codes.at(-1)?.seq;
  }
  return wrong;
}

function isSame(
  due: readonly { readonly tag: string }[],
  rows: readonly { readonly tag: string }[],
): boolean {
  const byTag = new Map(rows.map((row) => [row.tag, row]));
  return due.length === rows.length && due.every((row) => Bun.deepEquals(row, byTag.get(row.tag)));
}
