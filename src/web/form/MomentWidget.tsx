import type { Json } from "../lib/json.ts";
import { Check, type FieldProps, TextField } from "../ui/Field.tsx";
import { daysAfter, isDay } from "./event-times.ts";
import type { WidgetProps } from "./types.ts";
import { useTexts } from "../texts/texts.ts";

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Whether a field holds a day or a time. A time with an offset is text: the browser's control can't show it. */
export function isMoment(name: string, value: Json | undefined): boolean {
  if (!["dtstart", "dtend", "bday"].includes(name)) return false;
  return value === undefined || (typeof value === "string" && (isDay(value) || LOCAL.test(value)));
}

/**
 * A day, or a day and a time. A birthday is only a day. The end of an event is a day where its start is one: the last of the event,
 * while the value is the day after it. The hint of the schema is about the text, which the browser's control writes.
 */
export function MomentWidget(props: WidgetProps & { readonly field: FieldProps }) {
  const { name, value, around, onChange, field } = props;
  const words = useTexts("form");
  const text = typeof value === "string" ? value : "";
  const isEnd = name === "dtend";
  const day = name === "bday" || isDay(isEnd ? (around?.["dtstart"] ?? text) : text);
  const isLast = isEnd && day;
  return (
    <div class="moment">
      <TextField
        {...field}
        hint={isLast ? words.lastDay : undefined}
        name={name}
        type={day ? "date" : "datetime-local"}
        value={isLast ? daysAfter(text, -1) : text}
        onInput={(next) => onChange(next === "" ? undefined : isLast ? daysAfter(next, 1) : next)}
      />
      {name === "dtstart" && (
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
