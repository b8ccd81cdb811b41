import { useState } from "preact/hooks";
import { useTexts } from "../../lib/texts.ts";
import { Check, TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Select } from "../../ui/Select.tsx";
import {
  addDays,
  allZones,
  type Choice,
  dayCount,
  fittingInterval,
  intervalsFor,
  isDay,
  PERIODS,
  type Period,
} from "./choice.ts";
import { texts } from "./texts.ts";

type Days = Pick<Choice, "from" | "to" | "period">;

/** The choice of period, interval, time zone and bots. */
export function Picker(props: { readonly choice: Choice; readonly onChange: (choice: Choice) => void }) {
  const t = useTexts(texts);
  const { choice, onChange } = props;
  const [own, setOwn] = useState(false);
  const period: Period = own ? "own" : choice.period;

  function days(next: Days) {
    onChange({ ...choice, ...next, interval: fittingInterval(dayCount(next)) });
  }

  function choose(next: Period) {
    setOwn(next === "own");
    if (next !== "own") days({ period: next, from: addDays(choice.to, 1 - Number(next)), to: choice.to });
  }

  return (
    <div class="picker no-print">
      <Segments
        label={t.period}
        hideLabel
        value={period}
        options={[
          ...PERIODS.map((value) => ({ value, label: value === "365" ? t.year : t.last(value) })),
          { value: "own" as const, label: t.own },
        ]}
        onChange={choose}
      />
      {period === "own" && <OwnDays from={choice.from} to={choice.to} onChange={days} />}
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

/** A start and an end date. An invalid period stays in the fields and is not requested. */
function OwnDays(props: {
  readonly from: string;
  readonly to: string;
  readonly onChange: (days: Days) => void;
}) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState({ from: props.from, to: props.to });
  const isWrong = isDay(typed.from) && isDay(typed.to) && typed.from > typed.to;

  function change(next: { from: string; to: string }) {
    setTyped(next);
    if (isDay(next.from) && isDay(next.to) && next.from <= next.to)
      props.onChange({ ...next, period: "own" });
  }

  const shared = { type: "date", min: "2000-01-01", max: "2199-12-31", required: true } as const;
  return (
    <div class="picker-row">
      <TextField
        label={t.from}
        value={typed.from}
        onInput={(from) => change({ ...typed, from })}
        {...shared}
        error={isWrong ? t.wrongOrder : undefined}
      />
      <TextField label={t.to} value={typed.to} onInput={(to) => change({ ...typed, to })} {...shared} />
    </div>
  );
}
