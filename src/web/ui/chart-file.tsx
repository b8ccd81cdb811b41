import { render } from "preact";
import { type ChartFigures, labelsOf, Picture, plotOf } from "./chart-picture.tsx";

/**
 * A chart as a picture of its own, made in the browser: light, whatever the screen is, because it goes into
 * reports.
 */

export interface ChartFile {
  readonly title: string;
  /** The period. */
  readonly subtitle: string;
  readonly figures: ChartFigures;
}

/** Those of `tokens.css`. */
const COLORS: Readonly<Record<string, string>> = {
  "--accent": "#2f4bd8",
  "--good": "#136b3c",
  "--ink-2": "#4c4f57",
  "--ink-3": "#686a72",
  "--line": "#e0ddd4",
  "--surface": "#ffffff",
};
const INK = "#17191e";
const colorOf = (name: string) => COLORS[name] ?? INK;

/** Units: the whole picture, and its head. */
const [WIDTH, HEIGHT, HEAD, MARGIN] = [960, 480, 104, 24];

/** Pixels of a unit in a PNG. */
const DENSITY = 2;

/** Units that a letter of the legend takes, wide ones included. */
const LETTER = 7.5;

/** The chart as an SVG with title, period and legend. */
function chartSvg({ title, subtitle, figures }: ChartFile): string {
  const plot = plotOf(figures, WIDTH - 2 * MARGIN, HEIGHT - HEAD - 8);
  let keyAt = MARGIN;
  const keys = figures.lines.map(({ name, color, dashed }) => {
    const x = keyAt;
    keyAt += 48 + name.length * LETTER;
    return { name, color, dashed, x };
  });
  const host = document.createElement("div");
  render(
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      font-family="Inter, system-ui, sans-serif"
    >
      <title>{`${title}, ${subtitle}`}</title>
      <rect width={WIDTH} height={HEIGHT} fill={colorOf("--surface")} />
      <text x={MARGIN} y="38" font-size="20" font-weight="600" fill={INK}>
        {title}
      </text>
      <text x={MARGIN} y="62" font-size="13" fill={colorOf("--ink-2")}>
        {subtitle}
      </text>
      {keys.map(({ name, color, dashed, x }) => (
        <g key={name}>
          <path
            d={`M${x} 86h18`}
            stroke={colorOf(color)}
            stroke-width={dashed ? 2 : 3}
            {...(dashed && { "stroke-dasharray": "4 3" })}
          />
          <text x={x + 26} y="90" font-size="12" fill={colorOf("--ink-2")}>
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${MARGIN} ${HEAD})`}>
        <Picture figures={figures} plot={plot} pointed={null} paint={colorOf} />
        {labelsOf(figures, plot).map(({ x, y, text, isValue }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            dy="0.35em"
            font-size="12"
            text-anchor={isValue ? "end" : "middle"}
            fill={colorOf("--ink-2")}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>,
    host,
  );
  const svg = host.firstElementChild;
  const text = svg ? new XMLSerializer().serializeToString(svg) : "";
  render(null, host);
  return text;
}

/** The chart as a file. @throws DOMException when the browser can't draw it. */
export async function chartFile(chart: ChartFile, format: "png" | "svg"): Promise<Blob> {
  const svg = new Blob([chartSvg(chart)], { type: "image/svg+xml" });
  return format === "svg" ? svg : pngOf(svg);
}

async function pngOf(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH * DENSITY, HEIGHT * DENSITY];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty"))),
        "image/png",
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
