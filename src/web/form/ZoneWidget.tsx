import type { FieldProps } from "../ui/Field.tsx";
import { ZoneField } from "../ui/ZoneField.tsx";
import type { WidgetProps } from "./types.ts";
import { useTexts } from "../texts/texts.ts";

/** A time zone of the IANA database, or that of the reader. */
export function ZoneWidget({ value, onChange, field }: WidgetProps & { readonly field: FieldProps }) {
  const words = useTexts("form");
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
