import { Field, type FieldProps } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** A choice in the browser's own list. */
export function Select<T extends string>(
  props: FieldProps & {
    readonly value: T;
    readonly options: readonly Option<T>[];
    readonly onChange: (value: T) => void;
  },
) {
  const { options, value, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <span class="select">
          <select
            {...control}
            value={value}
            onChange={({ currentTarget }) => {
              const chosen = options.find((option) => option.value === currentTarget.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} selected={option.value === value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={18} />
        </span>
      )}
    </Field>
  );
}
