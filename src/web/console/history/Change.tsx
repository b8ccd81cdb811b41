import { dateTime, list } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { type ChangeRecord, memberOf } from "./changes.ts";
import { Differences } from "./Differences.tsx";
import { whoText } from "../who.ts";
import { memberName } from "./values.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** One change: its time, its maker, and the values before and after. */
export function Change(props: {
  readonly change: ChangeRecord;
  readonly words: Words["history"];
  /** Offers to restore the code as it was after this change. */
  readonly onRestore?: (() => void) | undefined;
}) {
  const { change, words, onRestore } = props;
  const names = useTexts("who");
  const { at, byKey, changed, notKept, before, after } = change;
  const summary =
    before === null
      ? words.made
      : changed.length === 0
        ? words.unchanged
        : words.changed(list(changed.map((member) => memberName(member, words))));
  return (
    <li class="card stack change">
      <header class="row spread">
        <div>
          <h2>{summary}</h2>
          <p class="soft">
            <time dateTime={at}>{dateTime(at)}</time> · {makerText(change, words, names)}
            {byKey !== null && (
              <>
                {" "}
                <code class="address">{byKey}</code>
              </>
            )}
          </p>
        </div>
        {onRestore && (
          <Button small icon="undo" label={`${words.restore}: ${dateTime(at)}`} onClick={onRestore}>
            {words.restore}
          </Button>
        )}
      </header>
      {before !== null && changed.length > 0 && (
        <Differences
          of={changed.map((member) => ({
            member,
            before: memberOf(before, member, notKept),
            after: memberOf(after, member, notKept),
          }))}
        />
      )}
    </li>
  );
}

function makerText(
  { by, who, imported }: ChangeRecord,
  words: Words["history"],
  names: Words["who"],
): string {
  // An archive may say anything, so nothing of it stands for somebody here.
  if (imported) return by === null ? words.imported : words.importedBy(by);
  return who.kind === "system" ? words.unknown : words.by(whoText(who, names));
}
