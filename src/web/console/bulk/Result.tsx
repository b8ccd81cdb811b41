import { useMemo } from "preact/hooks";
import type { BulkCheck, RowError } from "quietzone-client";
import { MOST_ERRORS } from "../../../features/bulk/constants.ts";
import { useExplain } from "../../lib/explain.ts";
import { number } from "../../lib/format.ts";
import { useStore } from "../../lib/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { Table } from "../../ui/Table.tsx";
import { showRow } from "./FileShown.tsx";
import { rowsOf } from "./lines.ts";
import { chooseSkips, make, session } from "./session.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** The result of a check: counts, errors and the button that makes the codes. */
export function Result(props: {
  readonly result: BulkCheck;
  readonly skips: boolean;
  /** Whether labels are printed: then no manifest would list the rows that were left out. */
  readonly isSheet: boolean;
}) {
  const { result, skips, isSheet } = props;
  const words = useTexts("bulk");
  const { rows, tracked, errors } = result;
  const isCut = errors.length >= MOST_ERRORS;
  const good = rows - errors.length;
  const wrong = isCut ? words.atLeast(number(errors.length)) : number(errors.length);

  return (
    <section class="stack wide" aria-labelledby="bulk-result">
      <h2 id="bulk-result">{words.resultTitle}</h2>
      <dl class="stats">
        <Stat name="rows" label={words.rows} value={number(rows)} />
        <Stat name="tracked" label={words.tracked} value={number(tracked)} />
        <Stat name="static" label={words.static} value={number(result.static)} />
        <Stat name="errors" label={words.wrong} value={wrong} />
      </dl>
      {errors.length === 0 ? (
        <Notice tone="good">
          <p>{words.allGood}</p>
        </Notice>
      ) : (
        <>
          <RowErrors errors={errors} words={words} />
          {isCut && <p class="soft">{words.errorsFirst}</p>}
          {isSheet ? (
            <p class="soft">{words.sheetNeedsAll}</p>
          ) : good > 0 || isCut ? (
            <Check label={words.skip} hint={words.skipHint} checked={skips} onChange={chooseSkips} />
          ) : (
            <p class="soft">{words.nothingGood}</p>
          )}
        </>
      )}
      {(errors.length === 0 || skips) && (
        <p>
          <Button kind="primary" icon="qr" onClick={() => void make(result)}>
            {makeLabel(isCut ? null : good, words)}
          </Button>
        </p>
      )}
    </section>
  );
}

function makeLabel(count: number | null, words: Words["bulk"]): string {
  if (count === null) return words.makeGood;
  return count === 1 ? words.makeOne : words.make(number(count));
}

function Stat(props: { readonly name: string; readonly label: string; readonly value: string }) {
  return (
    <div class="stat" data-total={props.name}>
      <dt>{props.label}</dt>
      <dd class="stat-value">{props.value}</dd>
    </div>
  );
}

/** The first error of each bad row. */
export function RowErrors({
  errors,
  words,
}: {
  readonly errors: readonly RowError[];
  readonly words: Words["bulk"];
}) {
  const explain = useExplain();
  const text = useStore(session).source?.text ?? null;
  const rows = useMemo(() => (text === null ? [] : rowsOf(text)), [text]);
  // A file that is too long to be read here has no blank rows, as far as is known.
  const lineOf = (row: number) => number(rows[row]?.line ?? row + 1);
  return (
    <section class="card stack">
      <h3>{words.errorsTitle}</h3>
      <Table
        label={words.errorsTitle}
        rows={errors}
        rowKey={({ row }) => String(row)}
        columns={[
          {
            key: "row",
            head: words.row,
            names: true,
            cell: ({ row }) =>
              text === null ? (
                lineOf(row)
              ) : (
                <Button kind="quiet" small label={words.goTo(lineOf(row))} onClick={() => showRow(row)}>
                  {lineOf(row)}
                </Button>
              ),
          },
          {
            key: "column",
            head: words.column,
            cell: ({ column }) => (column === null ? words.wholeRow : <code>{column}</code>),
          },
          { key: "detail", head: words.detail, cell: explain },
        ]}
      />
    </section>
  );
}
