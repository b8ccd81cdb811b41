import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { lineMarks } from "../../kit/charts/lines.ts";
import type { Mark } from "../../kit/charts/mark.ts";
import { type ChartFigures, labelsOf, plotOf, xOf } from "../../kit/charts/plot.ts";

/** Units of the picture on paper, where nothing is measured: as many as a page of A4 is wide. */
const PAPER_WIDTH = 640;

/** Half of the thumb of a slider, which stands that far away from its ends. */
const THUMB = 8;

/** The height of the picture; a phone has less room. */
const heightOf = (width: number) => (width < 480 ? 190 : 260);

/**
 * A line chart: an image with a description, and over it a slider, by which the pointer, the finger and the
 * arrow keys choose the point whose values are shown. The caller shows the same numbers in a table beside it.
 * Nothing in it is animated.
 */
export function Chart(props: {
  /** The chart's description. */
  readonly label: string;
  readonly figures: ChartFigures;
  /** The name of the point that is not complete yet. */
  readonly runningName: string;
  /** The name of the slider. */
  readonly sliderName: string;
  /** The time of a point. */
  readonly when: (at: number) => string;
  /** A value of a point; `null` where there is none. */
  readonly shown: (value: number | null) => string;
}) {
  const { label, figures, when, shown } = props;
  const { lines } = figures;
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    const measure = () => setWidth(Math.floor(host.clientWidth));
    const forPaper = () => setWidth(PAPER_WIDTH);
    const watcher = new ResizeObserver(measure);
    watcher.observe(host);
    addEventListener("beforeprint", forPaper);
    addEventListener("afterprint", measure);
    return () => {
      watcher.disconnect();
      removeEventListener("beforeprint", forPaper);
      removeEventListener("afterprint", measure);
    };
  }, []);
  useEffect(() => setPointed(null), [lines]);

  const height = heightOf(width);
  const plot = plotOf(figures, width, height);
  const last = Math.max(0, plot.length - 1);
  const valuesAt = (at: number) =>
    lines.map(({ name, color, values }) => ({ name, color, text: shown(values[at] ?? null) }));
  const indexAt = ({ offsetX }: MouseEvent) =>
    Math.round(Math.min(1, Math.max(0, (offsetX - THUMB) / plot.across)) * last);
  const side = pointed === null ? 0 : (100 * xOf(plot, pointed)) / Math.max(1, width);

  return (
    <figure class="chart">
      <figcaption>
        <ul class="chart-key">
          {lines.map(({ name, color, dashed }) => (
            <li key={name}>
              <Swatch color={color} dashed={dashed === true} />
              {name}
            </li>
          ))}
          {figures.running !== null && (
            <li>
              <span class="chart-line dotted" aria-hidden="true" />
              {props.runningName}
            </li>
          )}
        </ul>
      </figcaption>
      <div class="chart-frame" ref={frame} style={width > 0 ? { height: `${height}px` } : {}}>
        {width > 0 && (
          <>
            <svg
              role="img"
              aria-label={label}
              preserveAspectRatio="none"
              viewBox={[plot.left, plot.above, plot.across, plot.down].join(" ")}
              style={{
                left: part(plot.left, width),
                top: part(plot.above, height),
                width: part(plot.across, width),
                height: part(plot.down, height),
              }}
            >
              {elementOf(lineMarks(figures, plot, (color) => `var(${color})`, pointed))}
            </svg>
            {labelsOf(figures, plot).map(({ x, y, text, isValue }) => (
              <span
                key={`${x} ${y}`}
                class={isValue ? "chart-value" : "chart-time"}
                style={{ left: part(x, width), top: part(y, height) }}
                aria-hidden="true"
              >
                {text}
              </span>
            ))}
            <input
              type="range"
              class="chart-slider no-print"
              style={{ left: `${plot.left - THUMB}px`, width: `${plot.across + 2 * THUMB}px` }}
              max={last}
              value={pointed ?? last}
              aria-label={props.sliderName}
              aria-valuetext={[
                when(pointed ?? last),
                ...valuesAt(pointed ?? last).map(({ name, text }) => `${name}: ${text}`),
              ].join(", ")}
              onInput={({ currentTarget }) => setPointed(Number(currentTarget.value))}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(":focus-visible")) setPointed((at) => at ?? last);
              }}
              onBlur={() => setPointed(null)}
              onMouseMove={(event) => setPointed(indexAt(event))}
              onMouseLeave={() => setPointed(null)}
            />
          </>
        )}
        {pointed !== null && (
          <p
            class="chart-readout no-print"
            aria-hidden="true"
            style={side < 50 ? { left: `calc(${side}% + 12px)` } : { right: `calc(${100 - side}% + 12px)` }}
          >
            <strong>
              {when(pointed)}
              {pointed === figures.running && ` (${props.runningName.toLocaleLowerCase()})`}
            </strong>
            {valuesAt(pointed).map(({ name, color, text }) => (
              <span key={name}>
                <Swatch color={color} dashed={false} />
                {name} <b>{text}</b>
              </span>
            ))}
          </p>
        )}
      </div>
    </figure>
  );
}

/** Shares of the frame, which is narrower on paper than where it was measured. */
function part(length: number, of: number): string {
  return `${(100 * length) / of}%`;
}

function elementOf({ tag: Tag, attributes, marks = [] }: Mark): JSX.Element {
  return <Tag {...attributes}>{marks.map(elementOf)}</Tag>;
}

function Swatch({ color, dashed }: { readonly color: string; readonly dashed: boolean }) {
  return (
    <span
      class={dashed ? "chart-line dashed" : "chart-line"}
      style={{ "--line-color": `var(${color})` }}
      aria-hidden="true"
    />
  );
}
