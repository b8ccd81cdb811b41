import { memberName, valueText } from "./values.ts";
import { useTexts } from "../../texts/texts.ts";

/** A member with its values before and after. */
export interface Difference {
  readonly member: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Values before and after, in words. */
export function Differences({ of }: { readonly of: readonly Difference[] }) {
  const words = useTexts("history");
  const rules = useTexts("rules");
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
