import { useState } from "preact/hooks";
import { MOST_RULES } from "../../../features/rules/constants.ts";
import type { FieldError } from "quietzone-client";
import { Button } from "../../ui/Button.tsx";
import { focusField } from "../../ui/Field.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { newRule, type RuleDraft } from "./draft.ts";
import { RuleCard } from "./RuleCard.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Most rules of a code. */

type Rules = readonly RuleDraft[];

/** The rules in order. */
export function RuleList(props: {
  readonly rules: Rules;
  /** Changes the latest rules: an undo may come after another change. */
  readonly onChange: (edit: (rules: Rules) => Rules) => void;
  readonly errors: readonly FieldError[];
}) {
  const { rules, onChange, errors } = props;
  const words = useTexts("ruleEditor");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState("");

  function setIsOpen(key: string, isOpen: boolean): void {
    setOpen((last) => new Set(isOpen ? [...last, key] : [...last].filter((each) => each !== key)));
  }

  function move(rule: RuleDraft, from: number, to: number): void {
    onChange((all) => all.toSpliced(from, 1).toSpliced(to, 0, rule));
    setNotice(words.moved(rule.name, to + 1, rules.length));
  }

  function remove(rule: RuleDraft, at: number): void {
    onChange((all) => all.filter(({ key }) => key !== rule.key));
    const undo = { label: words.undo, run: () => onChange((all) => all.toSpliced(at, 0, rule)) };
    toast({ text: words.removed(rule.name), action: undo });
    // The button that had the focus is gone.
    requestAnimationFrame(() => focusField("/rules/-"));
  }

  function add(): void {
    const taken = new Set(rules.map(({ name }) => name));
    let count = rules.length + 1;
    while (taken.has(words.newName(count))) count++;
    const rule = newRule(words.newName(count));
    onChange((all) => [...all, rule]);
    setIsOpen(rule.key, true);
    requestAnimationFrame(() => focusField(`/rules/${rules.length}/name`));
  }

  return (
    <>
      <p class="hidden" role="status">
        {notice}
      </p>
      {rules.length === 0 ? (
        <p class="card">{words.none}</p>
      ) : (
        <ol class="plain-list stack">
          {rules.map((rule, at) => (
            <RuleCard
              key={rule.key}
              rule={rule}
              position={at}
              count={rules.length}
              isOpen={open.has(rule.key)}
              onOpen={(isOpen) => setIsOpen(rule.key, isOpen)}
              onChange={(part) =>
                onChange((all) => all.map((each) => (each.key === rule.key ? { ...each, ...part } : each)))
              }
              onMove={(to) => move(rule, at, to)}
              onRemove={() => remove(rule, at)}
              errors={errors.filter(({ pointer }) => `${pointer}/`.startsWith(`/rules/${at}/`))}
            />
          ))}
        </ol>
      )}
      <div data-pointer="/rules/-">
        {rules.length < MOST_RULES ? (
          <Button icon="plus" onClick={add}>
            {words.add}
          </Button>
        ) : (
          <p class="soft">{words.full}</p>
        )}
      </div>
    </>
  );
}
