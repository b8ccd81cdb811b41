import type { Import } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { Table } from "../../ui/Table.tsx";
import { type SourceKind, kindsOf } from "./arriving.ts";
import { useTexts } from "../../texts/texts.ts";

/** Counts of records that only an archive brings. */
const OF_ARCHIVES = ["plainCodes", "looks", "leads", "webhooks", "waiting"] as const;

/** The numbers of a report, and its conflicts and dropped values by kind. */
export function Counts({ answer, made }: { readonly answer: Import; readonly made: string }) {
  const words = useTexts("move");
  const conflicts = kindsOf(answer.conflicts);
  const dropped = kindsOf(answer.dropped);
  const sum = (kinds: readonly SourceKind[]) => kinds.reduce((all, { count }) => all + count, 0);
  const stats = [
    ["found", words.found, answer.found],
    ["made", made, answer.made],
    ["unchanged", words.unchanged, answer.unchanged],
    ...OF_ARCHIVES.flatMap((name) => {
      const count = answer[name];
      return count === undefined ? [] : [[name, words[name], count] as const];
    }),
    ["conflicts", words.conflicts, sum(conflicts)],
  ] as const;
  return (
    <>
      <dl class="stats">
        {stats.map(([name, label, count]) => (
          <div class="stat" key={name} data-total={name}>
            <dt>{label}</dt>
            <dd class="stat-value">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {conflicts.length > 0 && (
        <section class="card stack">
          <h3>{words.conflictsTitle}</h3>
          <p class="soft">{words.conflictsText}</p>
          <Kinds label={words.conflictsTitle} head={words.conflict} kinds={conflicts} />
        </section>
      )}
      {dropped.length > 0 && (
        <section class="card stack">
          <h3>{words.droppedTitle}</h3>
          <p class="soft">{words.droppedText}</p>
          <Kinds label={words.droppedTitle} head={words.dropped} kinds={dropped} />
        </section>
      )}
    </>
  );
}

/** Kinds that a table has: a file may have thousands. */
const SHOWN = 100;

function Kinds(props: {
  readonly label: string;
  readonly head: string;
  readonly kinds: readonly SourceKind[];
}) {
  const { label, head, kinds } = props;
  const words = useTexts("move");
  return (
    <>
      <Table
        label={label}
        rows={kinds.slice(0, SHOWN)}
        rowKey={({ what }) => what}
        columns={[
          { key: "what", head, names: true, cell: ({ what }) => words.notice(what) },
          { key: "count", head: words.count, end: true, cell: ({ count }) => number(count) },
          { key: "rows", head: words.rows, cell: (kind) => rowsTold(kind, words.andMore) },
        ]}
      />
      {kinds.length > SHOWN && <p class="soft">{words.further(kinds.length - SHOWN)}</p>}
    </>
  );
}

function rowsTold({ rows, count }: SourceKind, andMore: (more: string) => string): string {
  const first = rows.map(({ row, shortId }) =>
    shortId === undefined ? number(row) : `${number(row)} (${shortId})`,
  );
  return `${first.join(", ")}${count > rows.length ? ` ${andMore(number(count - rows.length))}` : ""}`;
}
