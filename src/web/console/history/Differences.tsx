import { useTexts } from "../../lib/texts.ts";
import { texts as ruleTexts } from "../rules/texts.ts";
import { texts } from "./texts.ts";
import { memberName, valueText } from "./values.ts";

/** A member with its values before and after. */
export interface Difference {
  readonly member: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Values before and after, in words. */
export function Differences({ of }: { readonly of: readonly Difference[] }) {
  const t = useTexts(texts);
  const rules = useTexts(ruleTexts);
  const words = { t, rules };
  return (
    <dl class="pairs">
      {of.map(({ member, before, after }) => (
        <div key={member}>
          <dt>{memberName(member, t)}</dt>
          <dd>
            <del>
              <span class="hidden">{t.before}: </span>
              {valueText(member, before, after, words)}
            </del>
            <ins>
              <span class="hidden">{t.after}: </span>
              {valueText(member, after, before, words)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
