import { useTexts } from "../../lib/texts.ts";
import { Check } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { allZones, type Choice, dayCount, intervalsFor } from "./choice.ts";
import { PeriodPicker } from "./PeriodPicker.tsx";
import { texts } from "./texts.ts";

/** The choice of period, interval, time zone and bots. */
export function Picker(props: {
  readonly choice: Choice;
  readonly since: string | null;
  readonly onChange: (choice: Choice) => void;
}) {
  const t = useTexts(texts);
  const { choice, onChange } = props;
  return (
    <div class="picker no-print">
      <PeriodPicker {...props} />
      <div class="picker-row">
        <Select
          label={t.interval}
          value={choice.interval}
          options={intervalsFor(dayCount(choice)).map((value) => ({ value, label: t[value] }))}
          onChange={(interval) => onChange({ ...choice, interval })}
        />
        <Select
          label={t.zone}
          value={choice.zone}
          options={allZones().map((value) => ({ value, label: value.replaceAll("_", " ") }))}
          onChange={(zone) => onChange({ ...choice, zone })}
        />
        <Check label={t.withBots} checked={choice.bots} onChange={(bots) => onChange({ ...choice, bots })} />
      </div>
    </div>
  );
}
