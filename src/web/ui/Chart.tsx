import { useEffect, useRef, useState } from "preact/hooks";

/** One line of a chart. */
export interface ChartLine {
  readonly name: string;
  /** One value for each point along the chart; `null` where there is none. */
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
  /** The point that is not complete yet: lines lead to it dotted, and end there. */
  readonly running?: { readonly at: number; readonly name: string } | null;
  /** The label below a point along the chart. */
  readonly tick: (at: number) => string;
  /** The text for the point that is pointed at. */
  readonly describe: (at: number) => string;
  /** The text while nothing is pointed at. */
  readonly resting: string;
  readonly number: (value: number) => string;
}

/** Pixels: the whole picture, and what is left free above and beside the lines. */
const [HEIGHT, ABOVE, BELOW, BESIDE] = [260, 8, 32, 12];
/** Pixels for each label below the chart, and between lines of the grid. */
const [TICK_WIDTH, GRID_SPACE] = [76, 48];
/** Lines of more points show none of them. */
const MOST_POINTS = 40;
/** Steps of the grid. */
const STEPS = [1, 1_000, 1_000_000].flatMap((unit) =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].map((step) => step * unit),
);

/**
 * A line chart: an image with a description. The caller shows the same numbers in a table beside it. Nothing in it
 * is animated.
 */
export function Chart(props: ChartProps) {
  const { label, lines, running, resting, describe } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    const watcher = new ResizeObserver(() => setWidth(Math.floor(host.clientWidth)));
    watcher.observe(host);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => setPointed(null), [lines]);

  return (
    <figure class="chart">
      <figcaption class="chart-head">
        <ul class="chart-key">
          {lines.map(({ name, color, dashed }) => (
            <li key={name}>
              <span
                class={dashed ? "chart-line dashed" : "chart-line"}
                style={colored(color)}
                aria-hidden="true"
              />
              {name}
            </li>
          ))}
          {running && (
            <li>
              <span class="chart-line dotted" aria-hidden="true" />
              {running.name}
            </li>
          )}
        </ul>
        <p class="chart-readout" aria-hidden="true">
          {pointed === null ? resting : describe(pointed)}
        </p>
      </figcaption>
      <div class="chart-frame" ref={frame} role="img" aria-label={label}>
        {width > 0 && <Picture {...props} width={width} pointed={pointed} point={setPointed} />}
      </div>
    </figure>
  );
}

function Picture(
  props: ChartProps & {
    readonly width: number;
    readonly pointed: number | null;
    readonly point: (at: number | null) => void;
  },
) {
  const { lines, width, pointed, point, tick } = props;
  const running = props.running?.at ?? null;
  const length = lines[0]?.values.length ?? 0;
  const most = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  // Room above the highest point; the top is a whole number even when all values are zero.
  const top = Math.max(4, Math.ceil(most * 1.08));
  const levels = levelsOf(top).map((value) => ({ value, text: props.number(value) }));
  const left = 16 + 7 * Math.max(1, ...levels.map(({ text }) => text.length));
  const [across, down] = [Math.max(1, width - left - BESIDE), HEIGHT - ABOVE - BELOW];
  const x = (at: number) => (length > 1 ? at / (length - 1) : 0.5) * across;
  const y = (value: number) => (1 - value / top) * down;
  const hasPoints = length <= MOST_POINTS;
  const pathOf = (run: readonly Point[]) => run.map(({ at, value }) => `${x(at)} ${y(value)}`).join("L");

  const drawn = lines.map(({ name, values, color, filled, dashed }) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
    const whole = running === null || dashed ? points : points.filter(({ at }) => at < running);
    const runs = runsOf(whole);
    const end = dashed
      ? []
      : points.filter(({ at }) => running !== null && (at === running || at === running - 1));
    return (
      <g key={name} style={colored(color)}>
        {filled && (
          <path
            class="area"
            d={runs.map((run) => `M${x(run[0]?.at ?? 0)} ${y(0)}L${pathOf(run)}V${y(0)}Z`).join("")}
          />
        )}
        <path class={dashed ? "dashed" : undefined} d={runs.map((run) => `M${pathOf(run)}`).join("")} />
        {end.length > 1 && <path class="dotted" d={`M${pathOf(end)}`} />}
        {hasPoints &&
          !dashed &&
          [...new Set([...whole, ...end])].map(({ at, value }) => (
            <circle key={at} cx={x(at)} cy={y(value)} r={length === 1 ? 3.5 : 2} />
          ))}
        {pointed !== null && <Mark x={x(pointed)} value={values[pointed]} y={y} />}
      </g>
    );
  });

  const indexAt = ({ offsetX }: MouseEvent) =>
    length > 0 ? Math.round(Math.min(1, Math.max(0, offsetX / across)) * (length - 1)) : null;
  return (
    // The frame has the description; what is in it is part of the picture.
    <>
      {levels.map(({ value, text }) => (
        <span
          key={value}
          class="level"
          style={{ top: `${ABOVE + y(value)}px`, right: `${width - left + 5}px` }}
        >
          {text}
        </span>
      ))}
      <svg
        width={across}
        height={down}
        aria-hidden="true"
        style={{ top: `${ABOVE}px`, left: `${left}px` }}
        onMouseMove={(event) => point(indexAt(event))}
        onMouseLeave={() => point(null)}
      >
        {levels.map(({ value }) => (
          <path key={value} class="grid" d={`M0 ${Math.round(y(value)) + 0.5}h${across}`} />
        ))}
        {pointed !== null && <path class="pointer" d={`M${x(pointed)} 0v${down}`} />}
        {drawn}
      </svg>
      {spread(length, Math.floor(width / TICK_WIDTH)).map((at) => (
        <span key={at} class="tick" style={{ top: `${HEIGHT - BELOW + 6}px`, left: `${left + x(at)}px` }}>
          {tick(at)}
        </span>
      ))}
    </>
  );
}

interface Point {
  readonly at: number;
  readonly value: number;
}

/** Points that follow one another, since a line has a gap where there is no value. */
function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.at(-1)?.at === point.at - 1) last.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The point of a line that is pointed at. */
function Mark(props: {
  readonly x: number;
  readonly value: number | null | undefined;
  readonly y: (value: number) => number;
}) {
  const { x, value, y } = props;
  return value === null || value === undefined ? null : <circle class="mark" cx={x} cy={y(value)} r={4} />;
}

/** The values that have a line of the grid, from zero up to `top`. */
function levelsOf(top: number): number[] {
  const room = (HEIGHT - ABOVE - BELOW) / GRID_SPACE;
  const step = STEPS.find((each) => top / each <= room) ?? top;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step);
}

/** Up to `most` points, evenly spread, the first of them at the start. */
function spread(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / Math.max(1, most)));
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
}

function colored(color: string): { readonly "--line-color": string } {
  return { "--line-color": `var(${color})` };
}
