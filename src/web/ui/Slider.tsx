import { Field, type FieldProps } from "./Field.tsx";

/** A number in a range. @param show - formats the number. */
export function Slider(
  props: FieldProps & {
    readonly value: number;
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly show: (value: number) => string;
    readonly onInput: (value: number) => void;
  },
) {
  const { value, min, max, step, show, onInput, ...field } = props;
  return (
    <Field {...field} class="slider">
      {(control) => (
        <>
          <input
            {...control}
            type="range"
            {...{ min, max, step, value }}
            aria-valuetext={show(value)}
            onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
          />
          <output for={control.id}>{show(value)}</output>
        </>
      )}
    </Field>
  );
}
