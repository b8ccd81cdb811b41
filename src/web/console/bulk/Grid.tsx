import { number } from "../../lib/format.ts";
import { useTexts, type Words } from "../../texts/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Input } from "../../ui/Input.tsx";
import type { BadRow } from "./alike.ts";
import { errorsIn } from "./errors.ts";
import { changeTable, type Session, startOver } from "./session.ts";
import { OWN, type Table } from "./table.ts";

/** Rows that are shown; more of them when they are wrong. */
const SHOWN = 5;
const MOST_BAD = 20;

/** The name of a column: in words where it has some here. */
export function nameOfColumn(column: string, words: Words["bulk"]): string {
  const own = OWN.find((name) => name === column);
  return own ? words.columnNames[own] : column;
}

/** The table: what each column is, and the first rows. Rows with errors are shown too, to be mended here. */
export function Grid({ session: { source, stage } }: { readonly session: Session }) {
  const words = useTexts("bulk");
  const table = source?.table;
  if (!source || !table) return null;
  const isBusy = stage.kind === "making" || stage.kind === "changing";
  const errors = errorsIn(stage);
  // A column that is not known is mended in its head, and not row by row.
  const isUnknown = ({ reason, column }: BadRow) =>
    reason === "unknown_field" && column !== null && table.columns.includes(column);
  const unknown = new Set(errors.filter(isUnknown).map(({ column }) => column));
  const bad = new Set(errors.filter((error) => !isUnknown(error)).map(({ row }) => row - 1));
  // A column without a cell is as good as none, unless it is what is missing.
  const columns = table.head.flatMap((name, at) =>
    table.rows.some((cells) => cells[at] !== "") || errors.some(({ column }) => column === table.columns[at])
      ? [{ name, at }]
      : [],
  );
  const shown = table.rows
    .map((cells, at) => ({ cells, at }))
    .filter(({ at }) => (bad.size > 0 ? bad.has(at) : at < SHOWN))
    .slice(0, MOST_BAD);
  const more = (bad.size || table.rows.length) - shown.length;
  return (
    <section class="card stack wide" aria-label={words.fileTitle}>
      <div class="row spread">
        <p class="file-name">
          <Icon name="text" />
          <strong>{words.fileIs(source.name ?? words.typed, number(table.rows.length))}</strong>
        </p>
        <Button kind="quiet" small onClick={startOver} disabled={isBusy}>
          {words.another}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section class="table grid" aria-label={words.columns} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.row}</th>
              {columns.map(({ name, at }) => (
                <th key={at} scope="col">
                  {name}
                  <Meaning
                    table={table}
                    at={at}
                    isUnknown={unknown.has(table.columns[at] ?? "")}
                    disabled={isBusy}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ cells, at: row }) => (
              <tr key={row}>
                <th scope="row">{number(table.lines[row] ?? row + 2)}</th>
                {columns.map(({ name, at }) => (
                  <td key={at} data-label={name} class={table.columns[at] === "" ? "left-out" : ""}>
                    <Input
                      aria-label={words.cell(table.lines[row] ?? 0, name)}
                      value={cells[at] ?? ""}
                      dir="auto"
                      readOnly={isBusy}
                      onChange={({ currentTarget }) => put(table, row, at, currentTarget.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p class="soft">{words.moreRows(number(more))}</p>}
    </section>
  );
}

function put(table: Table, row: number, at: number, cell: string): void {
  const change = (cells: readonly string[], index: number) => (index === row ? cells.with(at, cell) : cells);
  changeTable({ ...table, rows: table.rows.map(change) });
}

/** Chooses what a column is. */
function Meaning(props: {
  readonly table: Table;
  readonly at: number;
  readonly isUnknown: boolean;
  readonly disabled: boolean;
}) {
  const { table, at, isUnknown, disabled } = props;
  const words = useTexts("bulk");
  const name = table.head[at] ?? "";
  const value = table.columns[at] ?? "";
  const others = [value, name].filter((each) => each !== "" && !OWN.some((own) => own === each));
  const options = [...OWN, ...new Set(others)];
  return (
    <span class="select">
      <select
        aria-label={words.meaningOf(name)}
        aria-invalid={isUnknown}
        disabled={disabled}
        value={value}
        onChange={({ currentTarget }) =>
          changeTable({ ...table, columns: table.columns.with(at, currentTarget.value) })
        }
      >
        <option value="">{words.leaveOut}</option>
        {options.map((option) => (
          <option key={option} value={option} selected={option === value}>
            {nameOfColumn(option, words)}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </span>
  );
}
