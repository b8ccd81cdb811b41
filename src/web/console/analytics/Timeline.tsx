import { useMemo, useState } from "preact/hooks";
import type { Analytics } from "quietzone-client";
import type { Interval } from "../../../features/analytics/constants.ts";
import { dateRange } from "./dates.ts";
import type { ChartFigures, ChartLine } from "../../../kit/charts/plot.ts";
import { locale, number, time } from "../../lib/format.ts";
import { Chart } from "../../ui/Chart.tsx";
import { chartFile } from "../../ui/chart-file.ts";
import { useExport } from "../../ui/ExportButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
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

/** Units of a picture that is saved. */
const SAVED_WIDTH = 960;

/** Hours of a day, also of one with a change of clocks, need no weekday. */
const ONE_DAY = 25;

const LONG: Readonly<Record<Interval, Intl.DateTimeFormatOptions>> = {
  hour: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  day: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  week: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "long", year: "numeric" },
};

/**
 * Scans and visitors over time, compared with the previous period, and the same as a table and as a picture.
 */
export function Timeline(props: {
  readonly counts: Counts;
  /** The counts of the previous period, once they are read. */
  readonly before: Counts | null | undefined;
  /** The name of the code or workspace that was counted. */
  readonly subject: string;
  /** The name of the picture's file, without its ending. */
  readonly filename: string;
}) {
  const words = useTexts("analytics");
  const { timeline, from, to, interval, timezone, totals } = props.counts;
  const before = props.before?.timeline ?? NOTHING;
  const period = dateRange(from, to, timezone);
  const figures = useMemo((): ChartFigures => {
    const now = Date.now();
    const running = runningIndex(timeline, to, now);
    const short = tickOptions(timeline, interval);
    return {
      lines: linesOf(timeline, before, now, words),
      // There is a line to it from the point before.
      running: running === 0 ? null : running,
      tick: (index) => time(timeline[index]?.at ?? "", { ...short, timeZone: timezone }),
      number: (value) => number(value),
    };
  }, [timeline, before, to, interval, timezone, words]);
  const { lines, running } = figures;
  const named = (bucket: Bucket | undefined) => {
    const when = time(bucket?.at ?? "", { ...LONG[interval], timeZone: timezone });
    return interval === "week" ? words.weekOf(when) : when;
  };
  const [opened, setOpened] = useState(false);
  const { submit } = useExport();
  const save = (format: "png" | "svg") => () =>
    submit({
      file: async () => {
        const at = figures.running;
        const chart = {
          kind: "lines",
          subject: props.subject,
          title: words.timeline,
          subtitle: period,
          description: words.timelineOf(number(totals.scans), period),
          // Light, whatever the screen is, because it goes into reports.
          theme: "light",
          width: SAVED_WIDTH,
          locale: locale(),
          lines,
          times: timeline.map((bucket) => bucket.at),
          timeFormat: { ...tickOptions(timeline, interval), timeZone: timezone },
          running: at === null ? null : { at, name: words.running },
        } as const;
        return { blob: await chartFile(chart, format) };
      },
      filename: `${props.filename}.${format}`,
    });

  return (
    <section class="card" aria-labelledby="timeline-title">
      <header class="card-head">
        <h2 id="timeline-title">{words.timeline}</h2>
        <div class="no-print">
          <Menu
            label={words.saveChart}
            icon="download"
            items={[
              { label: words.asPng, run: save("png") },
              { label: words.asSvg, run: save("svg") },
            ]}
          />
        </div>
      </header>
      <Chart
        label={words.timelineOf(number(totals.scans), period)}
        figures={figures}
        runningName={words.running}
        sliderName={words.pointOf}
        when={(index) => named(timeline[index])}
        shown={shown}
      />
      <details class="as-table" onToggle={() => setOpened(true)}>
        <summary>{words.asTable}</summary>
        {opened && (
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
                cell: (_: Bucket, index: number) => shown(values[index] ?? null),
              })),
            ]}
          />
        )}
      </details>
    </section>
  );
}

function tickOptions(timeline: readonly Bucket[], interval: Interval): Intl.DateTimeFormatOptions {
  return timeline.length <= ONE_DAY && interval === "hour" ? HOURS : SHORT[interval];
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
  // A line along the bottom would only add an entry to the legend.
  if (before.every(({ scans }) => scans === 0)) return lines;
  const earlier = timeline.map((_, index) => before[index]?.scans ?? null);
  return [...lines, { name: words.previousScans, values: earlier, color: "--ink-3", dashed: true }];
}

function shown(value: number | null): string {
  return value === null ? "–" : number(value);
}
