import { useMemo } from "preact/hooks";
import type { Json } from "../lib/json.ts";
import { useTexts } from "../lib/texts.ts";
import { Check, type FieldProps, TextField } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { texts } from "./texts.ts";
import type { WidgetProps } from "./types.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Whether a field holds a day or a time. A time with an offset is text: the browser's control can't show it. */
export function isMoment(name: string, value: Json | undefined): boolean {
  if (!["dtstart", "dtend", "bday"].includes(name)) return false;
  return value === undefined || (typeof value === "string" && (DAY.test(value) || LOCAL.test(value)));
}

/** A day, or a day and a time. A birthday is only a day. */
export function MomentWidget({ name, value, onChange, field }: WidgetProps & { readonly field: FieldProps }) {
  const words = useTexts(texts);
  const text = typeof value === "string" ? value : "";
  const onlyDay = name === "bday";
  const day = onlyDay || DAY.test(text);
  return (
    <div class="moment">
      <TextField
        {...field}
        name={name}
        type={day ? "date" : "datetime-local"}
        value={text}
        onInput={(next) => onChange(next === "" ? undefined : next)}
      />
      {!onlyDay && (
        <Check
          label={words.wholeDay}
          checked={day}
          onChange={(whole) => {
            const date = text.slice(0, 10) || new Date().toISOString().slice(0, 10);
            onChange(whole ? date : `${date}T09:00`);
          }}
        />
      )}
    </div>
  );
}

/** A time zone of the IANA database. */
export function ZoneWidget({ value, onChange, field }: WidgetProps & { readonly field: FieldProps }) {
  const words = useTexts(texts);
  const chosen = typeof value === "string" ? value : "";
  const options = useMemo(() => {
    const zones = Intl.supportedValuesOf("timeZone");
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const first = [...new Set([own, ...(chosen === "" ? [] : [chosen])])];
    return [...first, ...zones.filter((zone) => !first.includes(zone))].map((zone) => ({
      value: zone,
      label: zone.replaceAll("_", " "),
    }));
  }, [chosen]);
  return (
    <Select
      {...field}
      hint={words.zoneHint}
      value={chosen}
      options={[{ value: "", label: words.anyZone }, ...options]}
      onChange={(next) => onChange(next === "" ? undefined : next)}
    />
  );
}
