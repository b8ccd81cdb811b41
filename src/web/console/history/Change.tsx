import type { ChangeList } from "../../../history/model.ts";
import { dateTime, list } from "../../lib/format.ts";
import { memberName, valueText } from "./values.ts";
import type { Wording } from "./texts.ts";

type ChangeRecord = ChangeList["changes"][number];

/** The service's name for its operator, as the history gives it. */
const OPERATOR = "operator";

/** One change: its time, its maker, and the values before and after. */
export function Change({ change, t }: { readonly change: ChangeRecord; readonly t: Wording }) {
  const { at, by, changed, before, after } = change;
  const former = new Map<string, unknown>(Object.entries(before ?? {}));
  const values = new Map<string, unknown>(Object.entries(after));
  const summary =
    before === null
      ? t.made
      : changed.length === 0
        ? t.unchanged
        : t.changed(list(changed.map((member) => memberName(member, t))));
  return (
    <li class="card stack change">
      <header>
        <h2>{summary}</h2>
        <p class="soft">
          <time dateTime={at}>{dateTime(at)}</time> · {makerText(by, t)}
        </p>
      </header>
      {before !== null && changed.length > 0 && (
        <dl class="pairs">
          {changed.map((member) => (
            <div key={member}>
              <dt>{memberName(member, t)}</dt>
              <dd>
                <del>
                  <span class="hidden">{t.before}: </span>
                  {valueText(former.get(member), t)}
                </del>
                <ins>
                  <span class="hidden">{t.after}: </span>
                  {valueText(values.get(member), t)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function makerText(by: string | null, t: Wording): string {
  return by === null ? t.unknown : t.by(by === OPERATOR ? t.operator : by);
}
