import type { BulkEdits } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { Table } from "../../ui/Table.tsx";
import { memberName, valueText } from "../history/values.ts";
import { RowErrors } from "./RowErrors.tsx";
import { changeCodes, type Session, startOver } from "./session.ts";

type Change = NonNullable<BulkEdits["changes"]>[number];

/** The changes that a file makes, old beside new, and the button that makes them. */
export function Differences({ session: { stage, source } }: { readonly session: Session }) {
  const words = useTexts("bulk");
  if (stage.kind !== "compared" && stage.kind !== "changing" && stage.kind !== "changed") return null;
  const { changed, failed, changes = [] } = stage.answer;
  const lines = source?.table?.lines ?? [];
  return (
    <section class="stack wide" aria-labelledby="bulk-differences">
      <h2 id="bulk-differences">{stage.kind === "changed" ? words.changedTitle : words.differences}</h2>
      {failed.length > 0 && <RowErrors errors={failed} />}
      {stage.kind !== "changed" && <p>{changed === 0 ? words.noDifference : words.wouldChange(changed)}</p>}
      {changes.length > 0 && (
        <Table
          label={words.difference}
          rows={changes}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "row",
              head: words.row,
              names: true,
              cell: ({ row }) => number(lines[row - 1] ?? row + 1),
            },
            { key: "code", head: words.columnNames.shortId, cell: ({ shortId }) => <code>{shortId}</code> },
            { key: "what", head: words.difference, cell: (change) => <Members change={change} /> },
          ]}
        />
      )}
      {changed > changes.length && <p class="soft">{words.moreRows(number(changed - changes.length))}</p>}
      {/* Where the button was that is looked at: a hundred changes are longer than the window. */}
      {stage.kind === "changed" && (
        <Notice tone="good">
          <p role="status">{words.changed(changed)}</p>
        </Notice>
      )}
      <div class="row">
        {stage.kind !== "changed" && changed > 0 && (
          <Button kind="primary" busy={stage.kind === "changing"} onClick={() => void changeCodes()}>
            {words.changeNow(changed)}
          </Button>
        )}
        {stage.kind === "changed" && (
          <Button kind="quiet" onClick={startOver}>
            {words.startOver}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The members in the words of a code's history. */
function Members({ change: { before, after } }: { readonly change: Change }) {
  const all = { words: useTexts("history"), rules: useTexts("rules") };
  const old = new Map(Object.entries(before));
  return (
    <ul class="plain-list">
      {Object.entries(after).map(([name, value]) => (
        <li key={name}>
          {memberName(name, all.words)}: <del>{valueText(name, old.get(name), value, all)}</del> →{" "}
          <ins>{valueText(name, value, old.get(name), all)}</ins>
        </li>
      ))}
    </ul>
  );
}
