import type { Code, Rule, Utm } from "quietzone-client";
import { list } from "../../lib/format.ts";
import { ruleText } from "./sentence.ts";
import { useTexts } from "../../texts/texts.ts";

/** The rules of a code and the parameters that its scans get, in words. Nothing is shown of a code without either. */
export function Rules(props: {
  readonly code: {
    readonly rules: readonly Rule[] | null;
    readonly query: Code["query"];
    readonly utm: Utm | null;
  };
}) {
  const words = useTexts("rules");
  const { rules, query, utm } = props.code;
  const added = Object.entries(utm ?? {}).flatMap(([name, value]) =>
    value === null ? [] : [`utm_${name}=${value}`],
  );
  if (!rules && query === "drop" && added.length === 0) return null;
  return (
    <section class="card stack" aria-labelledby="rules">
      <h2 id="rules">{words.title}</h2>
      {rules && (
        <>
          <p class="soft">{words.intro}</p>
          <ol class="rules">
            {rules.map((rule) => (
              <li key={rule.name}>
                <strong dir="auto">{rule.name}</strong>
                <p class="address">{ruleText(rule, words)}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      {query === "pass" && <p class="soft">{words.passes}</p>}
      {added.length > 0 && <p class="soft">{words.utm(list(added))}</p>}
    </section>
  );
}
