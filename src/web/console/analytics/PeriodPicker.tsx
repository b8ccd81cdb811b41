import { useId, useState } from "preact/hooks";
import { Check, TextField } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Select } from "../../ui/Select.tsx";
import { ZoneField } from "../../ui/ZoneField.tsx";
import {
  type Choice,
  dayCount,
  dayOf,
  fittingInterval,
  intervalsFor,
  isDay,
  PERIODS,
  type Period,
  type Span,
  spanOf,
} from "./choice.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/**
 * The choice of period, interval, time zone and automated scans: a button with the period, and a panel behind
 * it.
 * @param since - the time at which all time begins; `null` while it is unknown.
 */
export function PeriodPicker(props: {
  readonly choice: Choice;
  readonly since: string | null;
  readonly onChange: (choice: Choice) => void;
}) {
  const words = useTexts("analytics");
  const id = useId();
  const { choice, since, onChange } = props;
  const [own, setOwn] = useState(false);
  // Of what it holds, time zones are the most elements of the view: they are made when it is opened.
  const [opened, setOpened] = useState(false);
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
      <button type="button" class="button small period no-print" popovertarget={id}>
        <Icon name="calendar" size={18} />
        <span>{periodName(choice.period, words)}</span>
        <Icon name="down" size={16} />
      </button>
      <section
        id={id}
        popover="auto"
        class="period-panel no-print"
        aria-label={words.period}
        onBeforeToggle={() => setOpened(true)}
      >
        {opened && (
          <>
            <Segments
              class="periods"
              label={words.period}
              hideLabel
              value={period}
              options={[...PERIODS, "own" as const].map((value) => ({
                value,
                label: periodName(value, words),
              }))}
              onChange={choose}
            />
            {period === "own" && (
              <OwnDays
                from={dayOf(choice.from, choice.zone)}
                to={dayOf(choice.to, choice.zone)}
                onChange={change}
              />
            )}
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
            </div>
            <Check
              label={words.withBots}
              checked={choice.bots}
              onChange={(bots) => onChange({ ...choice, bots })}
            />
          </>
        )}
      </section>
    </>
  );
}

function periodName(period: Period, words: Words["analytics"]): string {
  const names: Partial<Record<Period, string>> = {
    today: words.today,
    "24h": words.hours24,
    "365": words.year,
    all: words.allTime,
    own: words.own,
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
