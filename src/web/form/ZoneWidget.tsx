import { useTexts } from "../lib/texts.ts";
import type { FieldProps } from "../ui/Field.tsx";
import { ZoneField } from "../ui/ZoneField.tsx";
import { texts } from "./texts.ts";
import type { WidgetProps } from "./types.ts";

/** A time zone of the IANA database, or that of the reader. */
export function ZoneWidget({ value, onChange, field }: WidgetProps & { readonly field: FieldProps }) {
  const words = useTexts(texts);
  return (
    <ZoneField
      {...field}
      hint={words.zoneHint}
      none={words.anyZone}
      value={typeof value === "string" ? value : ""}
      onChange={(next) => onChange(next === "" ? undefined : next)}
    />
  );
}
