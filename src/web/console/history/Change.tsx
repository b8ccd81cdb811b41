import { dateTime, list } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { type ChangeRecord, memberOf } from "./changes.ts";
import { Differences } from "./Differences.tsx";
import type { Wording } from "./texts.ts";
import { memberName } from "./values.ts";

/** The service's name for its operator, as the history gives it. */
const OPERATOR = "operator";

/** One change: its time, its maker, and the values before and after. */
export function Change(props: {
  readonly change: ChangeRecord;
  readonly t: Wording;
  /** Offers to restore the code as it was after this change. */
  readonly onRestore?: (() => void) | undefined;
}) {
  const { change, t, onRestore } = props;
  const { at, byKey, changed, notKept, before, after } = change;
  const summary =
    before === null
      ? t.made
      : changed.length === 0
        ? t.unchanged
        : t.changed(list(changed.map((member) => memberName(member, t))));
  return (
    <li class="card stack change">
      <header class="row spread">
        <div>
          <h2>{summary}</h2>
          <p class="soft">
            <time dateTime={at}>{dateTime(at)}</time> · {makerText(change, t)}
            {byKey !== null && (
              <>
                {" "}
                <code class="address">{byKey}</code>
              </>
            )}
          </p>
        </div>
        {onRestore && (
          <Button small icon="undo" label={`${t.restore}: ${dateTime(at)}`} onClick={onRestore}>
            {t.restore}
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

function makerText({ by, imported }: ChangeRecord, t: Wording): string {
  // An archive may say anything, so nothing of it stands for the operator here.
  if (imported) return by === null ? t.imported : t.importedBy(by);
  return by === null ? t.unknown : t.by(by === OPERATOR ? t.operator : by);
}
