import { useId, useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import type { Named } from "./names.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses some of many values by their names. */
export function ListPicker(props: {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Named[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly pointer: string;
}) {
  const { label, hint, options, chosen, onChange, pointer } = props;
  const words = useTexts("ruleEditor");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;

  function add(): void {
    const wanted = typed.trim().toLocaleLowerCase();
    const found = options.find(
      (option) => option.label.toLocaleLowerCase() === wanted || option.value.toLowerCase() === wanted,
    );
    setWrong(found === undefined);
    if (!found) return;
    setTyped("");
    if (!chosen.includes(found.value)) onChange([...chosen, found.value]);
  }

  return (
    <div class="stack-tight">
      <Field label={label} hint={hint} pointer={pointer} error={wrong ? words.unknownValue : undefined}>
        {(control) => (
          <span class="rule-picker">
            <input
              {...control}
              type="text"
              list={id}
              autoComplete="off"
              value={typed}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                setWrong(false);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Enter must not save the rules.
                event.preventDefault();
                add();
              }}
            />
            <Button icon="plus" label={`${words.addValue}: ${label}`} onClick={add}>
              {words.addValue}
            </Button>
          </span>
        )}
      </Field>
      <datalist id={id}>
        {options.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
      {chosen.length > 0 && (
        <ul class="plain-list row" aria-label={label}>
          {chosen.map((value) => (
            <li key={value} class="rule-chip">
              {nameOf(value)}
              <Button
                small
                kind="quiet"
                icon="close"
                label={words.removeValue(nameOf(value))}
                onClick={() => onChange(chosen.filter((each) => each !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
