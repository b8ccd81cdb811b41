import { useMemo } from "preact/hooks";
import type { Analytics } from "quietzone-client";
import type { Interval } from "../../../features/analytics/constants.ts";
import { dateRange } from "./dates.ts";
import { number, time } from "../../lib/format.ts";
import { Chart, type ChartLine } from "../../ui/Chart.tsx";
import { Table } from "../../ui/Table.tsx";
import { runningIndex } from "./choice.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** The parts of an answer that a timeline is drawn from. */
export type Counts = Pick<Analytics, "from" | "to" | "interval" | "timezone" | "timeline"> & {
  readonly totals: { readonly scans: number };
};

type Bucket = Analytics["timeline"][number];

const NOTHING: readonly Bucket[] = [];

const HOURS: Intl.DateTimeFormatOptions = { hour: "numeric" };

const SHORT: Readonly<Record<Interval, Intl.DateTimeFormatOptions>> = {
  hour: { weekday: "short", hour: "2-digit" },
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
  month: { month: "short", year: "2-digit" },
};

/** Hours of a day, also of one with a change of clocks, need no weekday. */
const ONE_DAY = 25;

const LONG: Readonly<Record<Interval, Intl.DateTimeFormatOptions>> = {
  hour: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  day: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  week: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "long", year: "numeric" },
};

/** Scans and visitors over time, compared with the previous period, and the same as a table. */
export function Timeline(props: {
  readonly counts: Counts;
  /** The counts of the previous period, once they are read. */
  readonly before: Counts | null | undefined;
}) {
  const words = useTexts("analytics");
  const { timeline, from, to, interval, timezone, totals } = props.counts;
  const before = props.before?.timeline ?? NOTHING;
  const period = dateRange(from, to, timezone);
  const { lines, running } = useMemo(() => {
    const now = Date.now();
    return { lines: linesOf(timeline, before, now, words), running: runningIndex(timeline, to, now) };
  }, [timeline, before, to, words]);
  const at = (bucket: Bucket | undefined, options: Intl.DateTimeFormatOptions) =>
    bucket ? time(bucket.at, { ...options, timeZone: timezone }) : "";
  const short = timeline.length <= ONE_DAY && interval === "hour" ? HOURS : SHORT[interval];
  const named = (bucket: Bucket) => {
    const when = at(bucket, LONG[interval]);
    return interval === "week" ? words.weekOf(when) : when;
  };

  return (
    <section class="card" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{words.timeline}</h2>
      <Chart
        label={words.timelineOf(number(totals.scans), period)}
        lines={lines}
        running={running === null ? null : { at: running, name: words.running }}
        tick={(index) => at(timeline[index], short)}
        describe={(index) => {
          const bucket = timeline[index];
          if (!bucket) return "";
          const line = said(named(bucket), lines, index);
          return index === running ? `${line} · ${words.soFar}` : line;
        }}
        resting={period}
        number={(value) => number(value)}
      />
      <details class="as-table">
        <summary>{words.asTable}</summary>
        <Table
          label={`${words.timeline}: ${words.asTable}`}
          rows={timeline}
          rowKey={(bucket) => bucket.at}
          columns={[
            {
              key: "when",
              head: words.when,
              names: true,
              cell: (bucket, index) => (
                <>
                  {named(bucket)}
                  {index === running && <span class="soft"> {words.soFar}</span>}
                </>
              ),
            },
            ...lines.map(({ name, values }) => ({
              key: name,
              head: name,
              end: true,
              cell: (_: Bucket, index: number) => shown(values[index]),
            })),
          ]}
        />
      </details>
    </section>
  );
}

/** The lines of a chart. Intervals that have not begun have no values. */
function linesOf(
  timeline: readonly Bucket[],
  before: readonly Bucket[],
  now: number,
  words: Words["analytics"],
): ChartLine[] {
  const values = (of: (bucket: Bucket) => number) =>
    timeline.map((bucket) => (Date.parse(bucket.at) > now ? null : of(bucket)));
  const lines: ChartLine[] = [
    { name: words.scans, values: values(({ scans }) => scans), color: "--accent", filled: true },
    { name: words.uniqueVisitors, values: values(({ uniqueVisitors }) => uniqueVisitors), color: "--good" },
  ];
  if (before.length === 0) return lines;
  const earlier = timeline.map((_, index) => before[index]?.scans ?? null);
  return [...lines, { name: words.previousScans, values: earlier, color: "--ink-3", dashed: true }];
}

function said(when: string, lines: readonly ChartLine[], index: number): string {
  return [when, ...lines.map(({ name, values }) => `${name}: ${shown(values[index])}`)].join(" · ");
}

function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : number(value);
}
