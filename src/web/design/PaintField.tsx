import { Button } from "../ui/Button.tsx";
import { ColorField } from "../ui/ColorField.tsx";
import { Segments } from "../ui/Segments.tsx";
import { Slider } from "../ui/Slider.tsx";
import { firstColor } from "./style.ts";
import type { Paint } from "./style.ts";
import { useTexts } from "../texts/texts.ts";

type Gradient = Exclude<Paint, string>;
type AnyPaint = Paint | "transparent";

/** The most stops that the API takes. */
const MOST_STOPS = 8;

/** A paint: a colour, a gradient or, where allowed, transparent. */
export function PaintField(props: {
  readonly label: string;
  readonly value: AnyPaint;
  readonly onChange: (paint: Paint) => void;
  /** Makes it transparent; absent where that is not allowed. */
  readonly onClear?: () => void;
  readonly pointer: string;
  readonly error?: string | undefined;
}) {
  const { label, value, onChange, onClear } = props;
  const words = useTexts("design");
  const kind = value === "transparent" ? "transparent" : typeof value === "string" ? "solid" : value.gradient;
  const choose = (next: string) => {
    if (next === "transparent") onClear?.();
    else if (next === "solid") onChange(firstColor(value));
    else if (next === "linear" || next === "radial") onChange(gradientOf(value, next));
  };
  return (
    <div class="paint" data-pointer={props.pointer}>
      <div class="row spread">
        <h3 class="label">{label}</h3>
        <Segments
          class="small"
          label={words.paintKind(label)}
          hideLabel
          value={kind}
          onChange={choose}
          options={[
            { value: "solid", label: words.solid },
            { value: "linear", label: words.linear },
            { value: "radial", label: words.radial },
            ...(onClear ? [{ value: "transparent", label: words.transparent }] : []),
          ]}
        />
      </div>
      {kind === "transparent" && <p class="hint">{words.transparentHint}</p>}
      {typeof value === "string" && value !== "transparent" && (
        <ColorField
          label={`${label}: ${words.color}`}
          hideLabel
          value={value}
          error={props.error}
          onChange={onChange}
        />
      )}
      {typeof value !== "string" && <GradientField value={value} onChange={onChange} />}
      {props.error && (typeof value !== "string" || value === "transparent") && (
        <p class="error">{props.error}</p>
      )}
    </div>
  );
}

/** A gradient that begins with the previous colour. */
function gradientOf(value: AnyPaint, kind: Gradient["gradient"]): Gradient {
  if (typeof value !== "string") return { ...value, gradient: kind };
  const stops = [
    { offset: 0, color: firstColor(value) },
    { offset: 1, color: value === "transparent" || isLight(value) ? "#dbe4ff" : "#2f4bd8" },
  ];
  return { gradient: kind, ...(kind === "linear" ? { angle: 45 } : {}), stops };
}

function isLight(color: string): boolean {
  return Number.parseInt(color.slice(1, color.length === 4 ? 2 : 3).padEnd(2, color[1]), 16) > 160;
}

function GradientField({
  value,
  onChange,
}: {
  readonly value: Gradient;
  readonly onChange: (value: Gradient) => void;
}) {
  const words = useTexts("design");
  const { stops } = value;
  const put = (at: number, change: Partial<Gradient["stops"][number]>) =>
    onChange({ ...value, stops: stops.map((stop, each) => (each === at ? { ...stop, ...change } : stop)) });
  const inOrder = stops.toSorted((a, b) => a.offset - b.offset);
  const css = inOrder.map(({ color, offset }) => `${color} ${offset * 100}%`).join(", ");
  const around = value.gradient === "linear" ? "90deg" : "circle";
  return (
    <div class="gradient">
      <div class="gradient-bar" style={{ background: `${value.gradient}-gradient(${around}, ${css})` }} />
      {stops.map((stop, at) => (
        <div key={at} class="gradient-stop">
          <ColorField
            label={words.stop(at + 1)}
            hideLabel
            value={stop.color}
            onChange={(color) => put(at, { color })}
          />
          <Slider
            label={words.offset(at + 1)}
            hideLabel
            value={Math.round(stop.offset * 100)}
            min={0}
            max={100}
            step={1}
            show={(share) => `${share} %`}
            onInput={(share) => put(at, { offset: share / 100 })}
          />
          <Button
            kind="quiet"
            icon="trash"
            label={words.removeStop(at + 1)}
            disabled={stops.length <= 2}
            onClick={() => onChange({ ...value, stops: stops.toSpliced(at, 1) })}
          />
        </div>
      ))}
      {stops.length < MOST_STOPS && (
        <Button
          small
          icon="plus"
          onClick={() => {
            const last = inOrder.at(-1);
            onChange({ ...value, stops: [...stops, { offset: 0.5, color: last?.color ?? "#000000" }] });
          }}
        >
          {words.addStop}
        </Button>
      )}
      {value.gradient === "linear" && (
        <Slider
          label={words.angle}
          value={value.angle ?? 0}
          min={-180}
          max={180}
          step={5}
          show={(angle) => `${angle}°`}
          onInput={(angle) => onChange({ ...value, angle })}
        />
      )}
    </div>
  );
}
