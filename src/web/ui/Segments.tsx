import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Option } from "./Select.tsx";

/** Radio buttons that look like one control. `tiles` shows each with a picture. */
export function Segments<T extends string>(props: {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly (Option<T> & { readonly picture?: ComponentChildren })[];
  readonly onChange: (value: T) => void;
  readonly hideLabel?: boolean;
  readonly tiles?: boolean;
  readonly class?: string;
  /** Stands behind the last of the options. */
  readonly after?: ComponentChildren;
}) {
  const name = useId();
  return (
    <fieldset class={`${props.tiles ? "tiles" : "segments"} ${props.class ?? ""}`}>
      <legend class={props.hideLabel ? "hidden" : "label"}>{props.label}</legend>
      <div>
        {props.options.map(({ value, label, picture }) => (
          <label key={value} class="segment" title={props.tiles ? label : undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {picture}
            <span>{label}</span>
          </label>
        ))}
        {props.after}
      </div>
    </fieldset>
  );
}
