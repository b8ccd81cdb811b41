import { Check } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { ZoneField } from "../../ui/ZoneField.tsx";
import { type Choice, dayCount, intervalsFor } from "./choice.ts";
import { PeriodPicker } from "./PeriodPicker.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The choice of period, interval, time zone and bots. */
export function Picker(props: {
  readonly choice: Choice;
  readonly since: string | null;
  readonly onChange: (choice: Choice) => void;
}) {
  const words = useTexts("analytics");
  const { choice, onChange } = props;
  return (
    <div class="picker no-print">
      <PeriodPicker {...props} />
      <div class="picker-row">
        <Select
          label={words.interval}
          value={choice.interval}
          options={intervalsFor(dayCount(choice)).map((value) => ({ value, label: words[value] }))}
          onChange={(interval) => onChange({ ...choice, interval })}
        />
        <ZoneField
          label={words.zone}
          value={choice.zone}
          onChange={(zone) => onChange({ ...choice, zone })}
        />
        <Check
          label={words.withBots}
          checked={choice.bots}
          onChange={(bots) => onChange({ ...choice, bots })}
        />
      </div>
    </div>
  );
}
