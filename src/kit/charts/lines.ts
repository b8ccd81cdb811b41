import type { Paint } from "./colors.ts";
import { type Mark, rounded } from "./mark.ts";
import { BESIDE, type ChartFigures, type ChartLine, type Plot, xOf, yOf } from "./plot.ts";

/** Lines of more points show none of them. */
const MOST_POINTS = 40;

interface Point {
  readonly at: number;
  readonly value: number;
}

/**
 * The grid and lines of a chart, in whose units the plot is laid out.
 * @param pointed - the point that is marked; `null` for none.
 */
export function lineMarks(
  figures: ChartFigures,
  plot: Plot,
  paint: Paint,
  pointed: number | null = null,
): Mark {
  const { left, above, down, levels, width } = plot;
  const grid = levels.map((value): Mark => ({
    tag: "path",
    attributes: {
      class: "grid",
      d: `M${left} ${Math.round(yOf(plot, value)) + 0.5}H${width - BESIDE}`,
      stroke: paint("--line"),
    },
  }));
  const pointer: Mark[] =
    pointed === null
      ? []
      : [
          {
            tag: "path",
            attributes: {
              class: "pointer",
              d: `M${rounded(xOf(plot, pointed))} ${above}v${down}`,
              stroke: paint("--ink-3"),
              "stroke-dasharray": "3 2",
            },
          },
        ];
  return {
    tag: "g",
    attributes: { fill: "none", "stroke-linejoin": "round" },
    marks: [
      ...grid,
      ...pointer,
      ...figures.lines.map((line) => lineMark(line, figures.running, plot, paint, pointed)),
    ],
  };
}

function lineMark(
  { values, color, filled, dashed }: ChartLine,
  running: number | null,
  plot: Plot,
  paint: Paint,
  pointed: number | null,
): Mark {
  const x = (at: number) => rounded(xOf(plot, at));
  const y = (value: number) => yOf(plot, value);
  const pathOf = (run: readonly Point[]) => run.map(({ at, value }) => `${x(at)} ${y(value)}`).join("L");
  const points = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const whole = running === null || dashed ? points : points.filter(({ at }) => at < running);
  const runs = runsOf(whole);
  const end = dashed
    ? []
    : points.filter(({ at }) => running !== null && (at === running || at === running - 1));
  const marks: Mark[] = [];
  if (filled)
    marks.push({
      tag: "path",
      attributes: {
        d: runs.map((run) => `M${x(run[0]?.at ?? 0)} ${y(0)}L${pathOf(run)}V${y(0)}Z`).join(""),
        fill: paint(color),
        "fill-opacity": 0.12,
        stroke: "none",
      },
    });
  marks.push({
    tag: "path",
    attributes: {
      d: runs.map((run) => `M${pathOf(run)}`).join(""),
      ...(dashed && { class: "dashed", "stroke-width": 1.5, "stroke-dasharray": "4 4" }),
    },
  });
  if (end.length > 1)
    marks.push({ tag: "path", attributes: { d: `M${pathOf(end)}`, "stroke-dasharray": "2 5" } });
  if (plot.length <= MOST_POINTS && !dashed)
    marks.push(
      ...[...new Set([...whole, ...end])].map(({ at, value }): Mark => ({
        tag: "circle",
        attributes: {
          cx: x(at),
          cy: y(value),
          r: plot.length === 1 ? 3.5 : 2,
          fill: paint("--surface"),
        },
      })),
    );
  const value = pointed === null ? null : (values[pointed] ?? null);
  if (pointed !== null && value !== null)
    marks.push({
      tag: "circle",
      attributes: { class: "mark", cx: x(pointed), cy: y(value), r: 4, fill: paint(color) },
    });
  return { tag: "g", attributes: { stroke: paint(color), "stroke-width": 2 }, marks };
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
