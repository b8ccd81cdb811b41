import { useState } from "preact/hooks";
import { TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import {
  type Choice,
  dayCount,
  dayOf,
  fittingInterval,
  isDay,
  PERIODS,
  type Period,
  type Span,
  spanOf,
} from "./choice.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** The choice of a period. @param since - the time at which all time begins; `null` while it is unknown. */
export function PeriodPicker(props: {
  readonly choice: Choice;
  readonly since: string | null;
  readonly onChange: (choice: Choice) => void;
}) {
  const words = useTexts("analytics");
  const { choice, since, onChange } = props;
  const [own, setOwn] = useState(false);
  const period: Period = own ? "own" : choice.period;

  function change(span: Span) {
    onChange({ ...choice, ...span, interval: fittingInterval(dayCount(span)) });
  }

  function choose(next: Period) {
    setOwn(next === "own");
    if (next !== "own") change(spanOf(next, choice.zone, { now: Date.now(), since }));
  }

  return (
    <>
      <Segments
        class="periods"
        label={words.period}
        hideLabel
        value={period}
        options={[
          ...PERIODS.map((value) => ({ value, label: periodName(value, words) })),
          { value: "own" as const, label: words.own },
        ]}
        onChange={choose}
      />
      {period === "own" && (
        <OwnDays
          from={dayOf(choice.from, choice.zone)}
          to={dayOf(choice.to, choice.zone)}
          onChange={change}
        />
      )}
    </>
  );
}

function periodName(period: (typeof PERIODS)[number], words: Words["analytics"]): string {
  const names: Partial<Record<Period, string>> = {
    today: words.today,
    "24h": words.hours24,
    "365": words.year,
    all: words.allTime,
  };
  return names[period] ?? words.last(period);
}

/** A start and an end date. An invalid period stays in the fields and is not requested. */
function OwnDays(props: {
  readonly from: string;
  readonly to: string;
  readonly onChange: (span: Span) => void;
}) {
  const words = useTexts("analytics");
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
        label={words.from}
        value={typed.from}
        onInput={(from) => change({ ...typed, from })}
        {...shared}
        error={isWrong ? words.wrongOrder : undefined}
      />
      <TextField label={words.to} value={typed.to} onInput={(to) => change({ ...typed, to })} {...shared} />
    </div>
  );
}
