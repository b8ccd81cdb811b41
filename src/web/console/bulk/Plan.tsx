import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Notice } from "../../ui/State.tsx";
import { useMe } from "../session.ts";
import { cellIn, type Table } from "./table.ts";

/** Says what the plan does not allow of a table, before all else. */
export function Plan({ table, makes }: { readonly table: Table; readonly makes: boolean }) {
  const words = useTexts("bulk");
  const me = useMe();
  if (!me) return null;
  const { codes, bulkRows } = me.grants;
  const room = codes === null ? null : Math.max(0, codes - me.usage.codes);
  const tracked = makes ? table.rows.filter((row) => cellIn(table, row, "target") !== "").length : 0;
  const tooMany = bulkRows !== null && table.rows.length > bulkRows;
  if (!tooMany && (room === null || tracked <= room)) return null;
  return (
    <Notice tone="warn">
      <p>
        {tooMany ? words.planRows(number(bulkRows)) : words.planCodes(number(tracked), number(room ?? 0))}{" "}
        <Link to="/settings">{words.toPlan}</Link>
      </p>
    </Notice>
  );
}
