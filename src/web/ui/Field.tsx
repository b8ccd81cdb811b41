import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Input } from "./Input.tsx";
import { useTexts } from "../texts/texts.ts";

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** The error text. */
  readonly error?: string | undefined;
  /** Marks the field as optional. */
  readonly optional?: boolean;
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean;
  readonly class?: string;
  /** JSON pointer into the request (RFC 6901), by which `focusField` finds it. */
  readonly pointer?: string;
}

/** Focuses the field at a pointer, or the nearest field around it. @returns whether there is one. */
export function focusField(pointer: string): boolean {
  const control = document.querySelector<HTMLElement>(
    `[data-pointer="${CSS.escape(pointer)}"] :is(input, textarea, select, button)`,
  );
  if (control) {
    for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    control.focus();
    return true;
  }
  const around = pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
  return around !== "" && focusField(around);
}

/** Focuses the first field of a form that has an error, once it is shown. */
export function toFirstWrong(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}

/** A labelled control: `<Field label="Title">{(control) => <input {...control} />}</Field>`. */
export function Field(
  props: FieldProps & { readonly children: (control: ControlProps) => ComponentChildren },
) {
  const id = useId();
  const words = useTexts("ui");
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div data-pointer={props.pointer} class={`field ${props.error ? "wrong" : ""} ${props.class ?? ""}`}>
      <label for={id} class={props.hideLabel ? "hidden" : "label"}>
        {props.label}
        {props.optional && <span class="optional"> {words.optional}</span>}
      </label>
      {props.children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": props.error ? true : undefined,
      })}
      {props.error && (
        <p class="error" id={`${id}-error`}>
          {sentence(props.error)}
        </p>
      )}
      {props.hint && (
        <p class="hint" id={`${id}-hint`}>
          {props.hint}
        </p>
      )}
    </div>
  );
}

/** Capitalizes an error that continues "the field …". */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly type?:
    "text" | "url" | "email" | "tel" | "search" | "number" | "date" | "time" | "datetime-local" | "password";
  /** Rows of a box for longer text; without it the field has one line. */
  readonly rows?: number;
  readonly name?: string;
  readonly required?: boolean;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  readonly step?: number | "any" | undefined;
  readonly autoComplete?:
    "off" | "on" | "name" | "email" | "url" | "tel" | "username" | "username webauthn" | "one-time-code";
  readonly inputMode?: "text" | "decimal" | "numeric" | "url" | "email" | "tel" | "search";
  readonly spellcheck?: boolean;
  /** Shown after the text, such as a unit. */
  readonly suffix?: string;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
}

/** One line of text, or several. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, hideLabel, pointer } = props;
  const shared = {
    name: props.name,
    value: props.value,
    required: props.required,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete ?? "off",
    spellcheck: props.spellcheck,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
  };
  return (
    <Field {...{ label, hint, optional, hideLabel, pointer }} error={error} class={props.class ?? ""}>
      {(control) =>
        props.rows === undefined ? (
          <span class={props.suffix ? "with-suffix" : "control"}>
            <Input
              {...control}
              {...shared}
              type={props.type ?? "text"}
              inputMode={props.inputMode}
              min={props.min}
              max={props.max}
              step={props.step}
              onInput={(event) => props.onInput(event.currentTarget.value)}
            />
            {props.suffix && <span class="suffix">{props.suffix}</span>}
          </span>
        ) : (
          <textarea
            {...control}
            {...shared}
            rows={props.rows}
            onInput={(event) => props.onInput(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

/** A checkbox. */
export function Check(props: {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}) {
  const id = useId();
  return (
    <div class="check">
      <input
        type="checkbox"
        id={id}
        checked={props.checked}
        disabled={props.disabled}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <label for={id}>{props.label}</label>
      {props.hint && (
        <p class="hint" id={`${id}-hint`}>
          {props.hint}
        </p>
      )}
    </div>
  );
}
