import { useMemo } from "preact/hooks";
import type { Analytics, Interval } from "../../../analytics/model.ts";
import { number, time } from "../../lib/format.ts";
import { useTexts } from "../../lib/texts.ts";
import { Chart, type ChartLine } from "../../ui/Chart.tsx";
import { texts, type Wording } from "./texts.ts";

type Bucket = Analytics["timeline"][number];

const SHORT: Readonly<Record<Interval, Intl.DateTimeFormatOptions>> = {
  hour: { weekday: "short", hour: "2-digit" },
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
  month: { month: "short", year: "2-digit" },
};

const LONG: Readonly<Record<Interval, Intl.DateTimeFormatOptions>> = {
  hour: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  day: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  week: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "long", year: "numeric" },
};

/** Scans and visitors over time, compared with the previous period, and the same as a table. */
export function Timeline(props: {
  readonly analytics: Analytics;
  /** The timeline of the previous period; empty until it is read. */
  readonly before: readonly Bucket[];
  readonly period: string;
}) {
  const t = useTexts(texts);
  const { analytics, before, period } = props;
  const { timeline, interval, timezone, totals } = analytics;
  const lines = useMemo(() => linesOf(timeline, before, t), [timeline, before, t]);
  const at = (bucket: Bucket | undefined, options: Intl.DateTimeFormatOptions) =>
    bucket ? time(bucket.at, { ...options, timeZone: timezone }) : "";
  const named = (bucket: Bucket) => {
    const when = at(bucket, LONG[interval]);
    return interval === "week" ? t.weekOf(when) : when;
  };

  return (
    <section class="card" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{t.timeline}</h2>
      <Chart
        label={t.timelineOf(number(totals.scans), period)}
        lines={lines}
        tick={(place) => at(timeline[place], SHORT[interval])}
        describe={(place) => {
          const bucket = timeline[place];
          return bucket ? said(named(bucket), lines, place) : "";
        }}
        resting={period}
        number={(value) => number(value)}
      />
      <details class="as-table">
        <summary>{t.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
        <section class="scroll" tabIndex={0} aria-label={`${t.timeline}: ${t.asTable}`}>
          <table class="data-table">
            <thead>
              <tr>
                <th scope="col">{t.when}</th>
                {lines.map(({ name }) => (
                  <th scope="col" class="num" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {timeline.map((bucket, place) => (
                <tr key={bucket.at}>
                  <th scope="row">{named(bucket)}</th>
                  {lines.map(({ name, values }) => (
                    <td class="num" key={name}>
                      {shown(values[place])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

function linesOf(timeline: readonly Bucket[], before: readonly Bucket[], t: Wording): ChartLine[] {
  const lines: ChartLine[] = [
    { name: t.scans, values: timeline.map(({ scans }) => scans), color: "--accent", filled: true },
    { name: t.uniqueVisitors, values: timeline.map(({ uniqueVisitors }) => uniqueVisitors), color: "--good" },
  ];
  if (before.length === 0) return lines;
  const values = timeline.map((_, place) => before[place]?.scans ?? null);
  return [...lines, { name: t.previousScans, values, color: "--ink-3", dashed: true }];
}

function said(when: string, lines: readonly ChartLine[], place: number): string {
  return [when, ...lines.map(({ name, values }) => `${name}: ${shown(values[place])}`)].join(" · ");
}

function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : number(value);
}
