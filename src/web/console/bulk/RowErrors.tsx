import { useExplain } from "../../lib/explain.ts";
import { number } from "../../lib/format.ts";
import { useStore } from "../../lib/store.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { alike, type BadRow } from "./alike.ts";
import { nameOfColumn } from "./Grid.tsx";
import { changeTable, session } from "./session.ts";

/** The errors of rows. One that many rows of a column have is told once. */
export function RowErrors({ errors }: { readonly errors: readonly BadRow[] }) {
  const words = useTexts("bulk");
  const explain = useExplain();
  const table = useStore(session).source?.table;
  const lineOf = (row: number) => number(table?.lines[row - 1] ?? row + 1);
  return (
    <Notice tone="bad">
      <p>
        <strong>{words.errorsTitle}</strong>
      </p>
      <ul class="plain-list stack-tight">
        {alike(errors).map((group) => {
          const [{ column, row, ...why }] = group;
          const name = column === null ? words.wholeRow : nameOfColumn(column, words);
          const what = why.reason === "unknown_field" ? words.unknownColumn : explain(why);
          const at = column === null ? -1 : (table?.columns.indexOf(column) ?? -1);
          return (
            <li key={`${column} ${row} ${why.reason}`} data-column={column ?? ""}>
              {words.inColumn(name, group.length, lineOf(row))} {what}{" "}
              {why.reason === "unknown_field" && table && at >= 0 && (
                <Button small onClick={() => changeTable({ ...table, columns: table.columns.with(at, "") })}>
                  {words.leaveOut}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
