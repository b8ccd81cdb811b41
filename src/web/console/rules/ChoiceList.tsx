import { useId } from "preact/hooks";
import { Check } from "../../ui/Field.tsx";

/** Chooses some of a few values. They keep their order. */
export function ChoiceList<T extends string>(props: {
  readonly label: string;
  readonly options: readonly T[];
  readonly name: (value: T) => string;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: T[]) => void;
  readonly pointer: string;
  readonly error: string | undefined;
}) {
  const { label, options, name, chosen, onChange, pointer, error } = props;
  const id = useId();
  return (
    <fieldset data-pointer={pointer} aria-describedby={error && id}>
      <legend class="label">{label}</legend>
      <div class="row rule-choices">
        {options.map((value) => (
          <Check
            key={value}
            label={name(value)}
            checked={chosen.includes(value)}
            onChange={(on) =>
              onChange(options.filter((each) => (each === value ? on : chosen.includes(each))))
            }
          />
        ))}
      </div>
      {error && (
        <p class="error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
