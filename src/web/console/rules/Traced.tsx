import type { Rule, Trace } from "quietzone-client";
import { list, percent } from "../../lib/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { shown } from "../codes/addresses.ts";
import { conditionText } from "./sentence.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** The answer of a trace: the destination, and of each rule whether it fits. */
export function Traced({ trace, rules }: { readonly trace: Trace; readonly rules: readonly Rule[] }) {
  const words = useTexts("ruleEditor");
  const ruleWords = useTexts("rules");
  const deciding = trace.rules.find(({ holds }) => holds);
  return (
    <div class="stack">
      <p class="rule-result">
        {words.leads} <strong class="address">{shown(trace.location)}</strong>
      </p>
      <p>{causeText(trace, words)}</p>
      <ol class="plain-list stack-tight">
        {trace.rules.map((traced) => {
          const { name, holds, because, split } = traced;
          const rule = rules.find((each) => each.name === name);
          const reason = words.reason(because, deciding?.name);
          const verdict = traced === deciding ? words.decides : holds ? words.fits : words.fitsNot;
          return (
            <li key={name} class={traced === deciding ? "rule-traced decides" : "rule-traced"}>
              <Icon name={holds ? "check" : "close"} size={18} />
              <div>
                <p>
                  <strong dir="auto">{name}</strong> {verdict}
                  {rule && <span class="soft"> ({conditionText(rule.when, ruleWords)})</span>}
                </p>
                {reason === null ? (
                  <p class="hint" lang="en">
                    {because}
                  </p>
                ) : (
                  <p class="hint">{reason}</p>
                )}
                {traced === deciding && split && (
                  <p class="hint">
                    {list(split.map((branch) => words.share(percent(branch.share), branch.name)))}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function causeText({ destination, rules }: Trace, words: Words["ruleEditor"]): string {
  const causes = new Map([
    ["default", words.decidesTarget],
    ["page", words.decidesPage],
    ["fallback", words.decidesFallback],
  ]);
  const name = rules.find(({ holds }) => holds)?.name ?? destination;
  return causes.get(destination) ?? words.decidesRule(name);
}
