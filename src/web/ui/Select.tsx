import { Field, type FieldProps } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** The heading in the list above it and those of the same group that follow. */
  readonly group?: string;
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
  const drawn = (option: Option<T>) => (
    <option key={option.value} value={option.value} selected={option.value === value}>
      {option.label}
    </option>
  );
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
            {grouped(options).map(([group, members]) =>
              group === undefined ? (
                members.map(drawn)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(drawn)}
                </optgroup>
              ),
            )}
          </select>
          <Icon name="down" size={18} />
        </span>
      )}
    </Field>
  );
}

/** Options that follow each other, by their group. */
function grouped<T extends string>(options: readonly Option<T>[]) {
  const groups: (readonly [string | undefined, Option<T>[]])[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last[0] === option.group) last[1].push(option);
    else groups.push([option.group, [option]]);
  }
  return groups;
}
