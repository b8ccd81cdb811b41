import { useEffect, useRef, useState } from "preact/hooks";
import { Field, type FieldProps } from "./Field.tsx";
import { useTexts } from "../texts/texts.ts";

/** `#rgb` as `#rrggbb`, the only form that the browser's picker takes. */
export function longColor(color: string): string {
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color) ?? [];
  return r && g && b ? `#${r}${r}${g}${g}${b}${b}` : color;
}

/** Whether a text is a colour the API takes. */
export function isColor(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** A colour, picked or typed as `#rgb` or `#rrggbb`. Typed text counts as soon as it is a colour. */
export function ColorField(
  props: FieldProps & { readonly value: string; readonly onChange: (color: string) => void },
) {
  const { value, onChange, ...field } = props;
  const [typed, setTyped] = useState(value);
  const words = useTexts("ui");
  const given = useRef(value);
  useEffect(() => {
    // The field's own value is not written back: the next character may have been typed already.
    if (value !== given.current) setTyped(value);
    given.current = value;
  }, [value]);
  const type = (text: string) => {
    const color = text.startsWith("#") || text === "" ? text : `#${text}`;
    setTyped(color);
    if (!isColor(color)) return;
    given.current = color.toLowerCase();
    onChange(given.current);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span class="color">
          <input
            type="color"
            aria-label={`${field.label}: ${words.pickColor}`}
            value={isColor(value) ? longColor(value) : "#000000"}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <input
            {...control}
            type="text"
            maxLength={7}
            spellcheck={false}
            autoComplete="off"
            aria-invalid={control["aria-invalid"] ?? (isColor(typed) ? undefined : true)}
            value={typed}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(value)}
          />
        </span>
      )}
    </Field>
  );
}
