import { useEffect, useRef, useState } from "preact/hooks";
import uPlot from "uplot";

/** One line of a chart. */
export interface ChartLine {
  readonly name: string;
  /** One value for each place along the chart; `null` where there is none. */
  readonly values: readonly (number | null)[];
  /** Custom property that holds its colour: `--accent`. */
  readonly color: `--${string}`;
  /** Whether the area below is tinted. */
  readonly filled?: boolean;
  /** Whether it is only shown for comparison. */
  readonly dashed?: boolean;
}

export interface ChartProps {
  /** The chart's description. */
  readonly label: string;
  readonly lines: readonly ChartLine[];
  /** The place that is not complete yet: lines lead to it dotted, and end there. */
  readonly running?: { readonly at: number; readonly name: string } | null;
  /** The label below a place along the chart. */
  readonly tick: (at: number) => string;
  /** The text for the place that is pointed at. */
  readonly describe: (at: number) => string;
  /** The text while nothing is pointed at. */
  readonly resting: string;
  readonly number: (value: number) => string;
}

const HEIGHT = 260;
/** Pixels for each label below the chart. */
const TICK_WIDTH = 76;

/**
 * A line chart: an image with a description. The caller shows the same numbers in a table beside it. Nothing in it
 * is animated.
 */
export function Chart(props: ChartProps) {
  const { label, lines, resting, describe } = props;
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const scheme = useScheme();
  const length = lines[0]?.values.length ?? 0;
  const runningAt = props.running?.at ?? null;

  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    const chart = new uPlot(
      optionsFor(host, latest, (at) => setPointed(at)),
      dataOf(lines, runningAt),
      host,
    );
    // The description is on the frame.
    for (const canvas of host.querySelectorAll("canvas")) canvas.setAttribute("aria-hidden", "true");
    const watcher = new ResizeObserver(() => {
      const width = Math.floor(host.clientWidth);
      if (width > 0 && width !== chart.width) chart.setSize({ width, height: HEIGHT });
    });
    watcher.observe(host);
    return () => {
      watcher.disconnect();
      chart.destroy();
      setPointed(null);
    };
  }, [lines, runningAt, scheme]);

  return (
    <figure class="chart">
      <figcaption class="chart-head">
        <ul class="chart-key">
          {lines.map(({ name, color, dashed }) => (
            <li key={name}>
              <span
                class={dashed ? "chart-line dashed" : "chart-line"}
                style={{ "--line-color": `var(${color})` }}
                aria-hidden="true"
              />
              {name}
            </li>
          ))}
          {props.running && (
            <li>
              <span class="chart-line dotted" aria-hidden="true" />
              {props.running.name}
            </li>
          )}
        </ul>
        <p class="chart-readout" aria-hidden="true">
          {pointed === null || pointed >= length ? resting : describe(pointed)}
        </p>
      </figcaption>
      <div class="chart-frame" ref={frame} role="img" aria-label={label} />
    </figure>
  );
}

/** @param running - the place that is not complete yet: each line but dashed ones ends before it, and has a dotted end. */
function dataOf(lines: readonly ChartLine[], running: number | null): uPlot.AlignedData {
  const length = lines[0]?.values.length ?? 0;
  const xs = Array.from({ length }, (_, at) => at);
  if (running === null) return [xs, ...lines.map(({ values }) => [...values])];
  const upTo = ({ values, dashed }: ChartLine) =>
    values.map((value, at) => (dashed || at < running ? value : null));
  const end = ({ values }: ChartLine) =>
    values.map((value, at) => (at === running || at === running - 1 ? value : null));
  return [xs, ...lines.map(upTo), ...dottedOf(lines).map(end)];
}

/** The lines that have a dotted end. */
function dottedOf(lines: readonly ChartLine[]): ChartLine[] {
  return lines.filter(({ dashed }) => !dashed);
}

function optionsFor(
  host: HTMLElement,
  latest: { readonly current: ChartProps },
  point: (at: number | null) => void,
): uPlot.Options {
  const styles = getComputedStyle(host);
  const color = (name: string) => styles.getPropertyValue(name).trim();
  const { lines, running } = latest.current;
  const length = lines[0]?.values.length ?? 0;
  const font = `12px ${styles.fontFamily}`;
  const axis = {
    stroke: color("--ink-2"),
    font,
    ticks: { show: false },
    border: { show: false },
  };
  return {
    width: Math.max(1, Math.floor(host.clientWidth)),
    height: HEIGHT,
    legend: { show: false },
    padding: [8, 12, 0, 0],
    cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { size: 8 } },
    scales: {
      x: { time: false, range: [length > 1 ? 0 : -0.5, Math.max(0.5, length - 1)] },
      y: { range: (_, __, most) => [0, topOf(most)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 32,
        splits: ({ width }) => places(length, Math.floor(width / TICK_WIDTH)),
        values: (_, splits) => splits.map((at) => latest.current.tick(at)),
      },
      {
        ...axis,
        grid: { stroke: color("--line"), width: 1 },
        size: (_, values) => 16 + 7 * Math.max(1, ...(values ?? []).map(({ length: long }) => long)),
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500]
          .flatMap((step) => [step, step * 1_000, step * 1_000_000])
          .sort((a, b) => a - b),
        space: 48,
        values: (_, splits) => splits.map((value) => latest.current.number(value)),
      },
    ],
    series: [
      {},
      ...lines.map((line): uPlot.Series => ({
        label: line.name,
        stroke: color(line.color),
        width: line.dashed ? 1.5 : 2,
        points: { show: !line.dashed && length <= 40, size: length === 1 ? 8 : 5 },
        ...(line.dashed ? { dash: [4, 4] } : {}),
        ...(line.filled ? { fill: tint(color(line.color)) } : {}),
      })),
      ...(running ? dottedOf(lines) : []).map((line): uPlot.Series => ({
        stroke: color(line.color),
        width: 2,
        dash: [2, 5],
        points: { show: length <= 40, size: 5 },
      })),
    ],
    hooks: { setCursor: [({ cursor }) => point(cursor.idx ?? null)] },
  };
}

/** Adds room above the highest point; the top is a whole number even when all values are zero. */
function topOf(most: number | null): number {
  return Math.max(4, Math.ceil((most ?? 0) * 1.08));
}

/** Up to `most` places, evenly spread, the first of them at the start. */
function places(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / Math.max(1, most)));
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
}

function tint(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? `${color}1f` : color;
}

/** A number that goes up when the colour scheme changes or the page is printed. */
function useScheme(): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const query = matchMedia("(prefers-color-scheme: dark)");
    const changed = () => setRound((last) => last + 1);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return round;
}
