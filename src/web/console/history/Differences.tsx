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
  const words = useTexts(texts);
  const rules = useTexts(ruleTexts);
  const all = { words, rules };
  return (
    <dl class="pairs">
      {of.map(({ member, before, after }) => (
        <div key={member}>
          <dt>{memberName(member, words)}</dt>
          <dd>
            <del>
              <span class="hidden">{words.before}: </span>
              {valueText(member, before, after, all)}
            </del>
            <ins>
              <span class="hidden">{words.after}: </span>
              {valueText(member, after, before, all)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
