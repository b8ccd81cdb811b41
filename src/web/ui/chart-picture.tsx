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

/** The figures of a chart. */
export interface ChartFigures {
  readonly lines: readonly ChartLine[];
  /** The point that is not complete yet: lines lead to it dotted, and end there. */
  readonly running: number | null;
  /** The label below a point along the chart. */
  readonly tick: (at: number) => string;
  readonly number: (value: number) => string;
}

/** The drawing area of a chart, in units of the picture. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** Where the lines are: the rest is for labels. */
  readonly left: number;
  readonly above: number;
  readonly across: number;
  readonly down: number;
  readonly length: number;
  readonly top: number;
  readonly levels: readonly number[];
}

/** Free space above, below and beside the lines. */
const [ABOVE, BELOW, BESIDE] = [8, 30, 14];
/** Units for each label below the chart, and at least between lines of the grid. */
const [TICK_WIDTH, GRID_SPACE] = [76, 44];
/** Lines of more points show none of them. */
const MOST_POINTS = 40;
/** Steps of the grid. */
const STEPS = [1, 1_000, 1_000_000].flatMap((unit) =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].map((step) => step * unit),
);

/** Lays out a chart. The highest line of the grid is above all values. */
export function plotOf({ lines, number }: ChartFigures, width: number, height: number): Plot {
  const most = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const down = height - ABOVE - BELOW;
  const room = Math.max(1, Math.floor(down / GRID_SPACE));
  const stepsOf = (step: number) => Math.floor(most / step) + 1;
  const step = STEPS.find((each) => stepsOf(each) <= room) ?? most + 1;
  const levels = Array.from({ length: stepsOf(step) + 1 }, (_, at) => at * step);
  const left = 14 + 7 * Math.max(...levels.map((level) => number(level).length));
  return {
    ...{ width, height, left, above: ABOVE, down, levels },
    across: Math.max(1, width - left - BESIDE),
    length: lines[0]?.values.length ?? 0,
    top: stepsOf(step) * step,
  };
}

/** Where a point along the chart is, from the left of the picture. */
export function xOf({ left, across, length }: Plot, at: number): number {
  return left + (length > 1 ? at / (length - 1) : 0.5) * across;
}

/**
 * The labels of a chart: values at the left, whose text ends at its place, and times below, in the middle.
 */
export function labelsOf(figures: ChartFigures, plot: Plot) {
  const { tick, number } = figures;
  const { left, height, length, width, levels } = plot;
  return [
    ...levels.map((value) => ({ x: left - 6, y: yOf(plot, value), text: number(value), isValue: true })),
    ...spread(length, Math.floor(width / TICK_WIDTH)).map((at) => ({
      x: rounded(xOf(plot, at)),
      y: height - BELOW + 16,
      text: tick(at),
      isValue: false,
    })),
  ];
}

function yOf({ top, down }: Plot, value: number): number {
  return rounded(ABOVE + (1 - value / top) * down);
}

/**
 * The grid and lines of a chart, as parts of an SVG in whose units the plot is laid out.
 * Everything that is seen stands in attributes, so that it is the same in a file.
 * @param props.paint - the colour that a custom property names.
 */
export function Picture(props: {
  readonly figures: ChartFigures;
  readonly plot: Plot;
  readonly pointed: number | null;
  readonly paint: (color: `--${string}`) => string;
}) {
  const { figures, plot, pointed, paint } = props;
  const { lines, running } = figures;
  const { width, left, down, length, levels } = plot;
  const x = (at: number) => rounded(xOf(plot, at));
  const y = (value: number) => yOf(plot, value);
  const pathOf = (run: readonly Point[]) => run.map(({ at, value }) => `${x(at)} ${y(value)}`).join("L");
  const hasPoints = length <= MOST_POINTS;

  return (
    <g fill="none" stroke-linejoin="round">
      {levels.map((value) => (
        <path
          key={value}
          class="grid"
          d={`M${left} ${Math.round(y(value)) + 0.5}H${width - BESIDE}`}
          stroke={paint("--line")}
        />
      ))}
      {pointed !== null && (
        <path
          class="pointer"
          d={`M${x(pointed)} ${ABOVE}v${down}`}
          stroke={paint("--ink-3")}
          stroke-dasharray="3 2"
        />
      )}
      {lines.map(({ name, values, color, filled, dashed }) => {
        const points = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
        const whole = running === null || dashed ? points : points.filter(({ at }) => at < running);
        const runs = runsOf(whole);
        const end = dashed
          ? []
          : points.filter(({ at }) => running !== null && (at === running || at === running - 1));
        const value = pointed === null ? null : (values[pointed] ?? null);
        return (
          <g key={name} stroke={paint(color)} stroke-width="2">
            {filled && (
              <path
                d={runs.map((run) => `M${x(run[0]?.at ?? 0)} ${y(0)}L${pathOf(run)}V${y(0)}Z`).join("")}
                fill={paint(color)}
                fill-opacity="0.12"
                stroke="none"
              />
            )}
            <path
              class={dashed ? "dashed" : undefined}
              d={runs.map((run) => `M${pathOf(run)}`).join("")}
              {...(dashed && { "stroke-width": "1.5", "stroke-dasharray": "4 4" })}
            />
            {end.length > 1 && <path d={`M${pathOf(end)}`} stroke-dasharray="2 5" />}
            {hasPoints &&
              !dashed &&
              [...new Set([...whole, ...end])].map(({ at, value: count }) => (
                <circle
                  key={at}
                  cx={x(at)}
                  cy={y(count)}
                  r={length === 1 ? 3.5 : 2}
                  fill={paint("--surface")}
                />
              ))}
            {pointed !== null && value !== null && (
              <circle class="mark" cx={x(pointed)} cy={y(value)} r={4} fill={paint(color)} />
            )}
          </g>
        );
      })}
    </g>
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

/** Up to `most` points, evenly spread, the first of them at the start. */
function spread(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / Math.max(1, most)));
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
