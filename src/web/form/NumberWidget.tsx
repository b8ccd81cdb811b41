import { useEffect, useState } from "preact/hooks";
import { type FieldProps, TextField } from "../ui/Field.tsx";
import { kindOf } from "./schema.ts";
import type { WidgetProps } from "./types.ts";

/**
 * A number, typed with a point or a comma. The typed text stays, `52.` included; its value goes out. Text that is not a
 * number goes out as text, so that the service can refuse it. An amount of money always goes out as text:
 * `12.50` keeps its zero.
 */
export function NumberWidget({
  schema,
  name,
  value,
  onChange,
  field,
}: WidgetProps & { readonly field: FieldProps }) {
  const kind = kindOf(schema);
  const [typed, setTyped] = useState(value === undefined ? "" : String(value));
  const meaning = (text: string) => {
    const point = text.trim().replace(",", ".");
    if (point === "") return undefined;
    return kind === "decimal" || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(point) ? point : Number(point);
  };
  useEffect(() => {
    // Changed from outside: by an undo or another design.
    if (meaning(typed) !== value) setTyped(value === undefined ? "" : String(value));
  }, [value]);
  return (
    <TextField
      {...field}
      name={name}
      value={typed}
      inputMode={
        kind === "whole" ? "numeric" : schema.minimum !== undefined && schema.minimum < 0 ? "text" : "decimal"
      }
      onInput={(text) => {
        setTyped(text);
        onChange(meaning(text));
      }}
    />
  );
}
