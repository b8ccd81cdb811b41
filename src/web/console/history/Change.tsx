import { dateTime, list } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { type ChangeRecord, memberOf } from "./changes.ts";
import { Differences } from "./Differences.tsx";
import { memberName } from "./values.ts";
import type { Words } from "../../texts/texts.ts";

/** The service's name for its operator, as the history gives it. */
const OPERATOR = "operator";

/** One change: its time, its maker, and the values before and after. */
export function Change(props: {
  readonly change: ChangeRecord;
  readonly words: Words["history"];
  /** Offers to restore the code as it was after this change. */
  readonly onRestore?: (() => void) | undefined;
}) {
  const { change, words, onRestore } = props;
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
            <time dateTime={at}>{dateTime(at)}</time> · {makerText(change, words)}
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

function makerText({ by, imported }: ChangeRecord, words: Words["history"]): string {
  // An archive may say anything, so nothing of it stands for the operator here.
  if (imported) return by === null ? words.imported : words.importedBy(by);
  return by === null ? words.unknown : words.by(by === OPERATOR ? words.operator : by);
}
