import { useId, useRef, useState } from "preact/hooks";
import { afterPress } from "../../lib/press.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { type Named, valueNamed } from "./names.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses some of many values by their names. */
export function ListPicker(props: {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Named[];
  readonly chosen: readonly string[];
  /** Kept outside: a text that is not added yet must not be lost. */
  readonly typed: string;
  readonly onChange: (chosen: readonly string[], typed: string) => void;
  readonly pointer: string;
  readonly error: string | undefined;
}) {
  const { label, hint, options, chosen, typed, onChange, pointer } = props;
  const words = useTexts("ruleEditor");
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;

  /** Adds what is typed. Leaving the field is enough. */
  function add(): void {
    if (typed.trim() === "") return;
    const found = valueNamed(options, typed);
    setWrong(found === undefined);
    if (found !== undefined) onChange([...new Set([...chosen, found])], "");
  }
  // After a click the rule may have changed by it.
  const latest = useRef(add);
  latest.current = add;

  return (
    <div class="stack-tight">
      <Field label={label} hint={hint} pointer={pointer} error={wrong ? words.unknownValue : props.error}>
        {(control) => (
          <span class="rule-picker">
            <input
              {...control}
              type="text"
              list={id}
              autoComplete="off"
              value={typed}
              onInput={(event) => {
                onChange(chosen, event.currentTarget.value);
                setWrong(false);
              }}
              onBlur={({ currentTarget }) =>
                afterPress(() => {
                  if (currentTarget.isConnected) latest.current();
                })
              }
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
                onClick={() =>
                  onChange(
                    chosen.filter((each) => each !== value),
                    typed,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
