import { Fault } from "../kit/shared/fault.ts";
import { explain } from "../kit/shared/reasons.ts";
import { contrastRatio, readableOn, readColor, WHITE } from "./color.ts";
import type { Design, Ink } from "./design.ts";
import { setTextLine, tidyText } from "./font/text-line.ts";
import type { Rgb } from "./scene/scene.ts";
import type { Paint, Style } from "./style.ts";
import { STYLE_TEMPLATES } from "./templates.ts";

/** Caption of a banner or bubble that is given none. Without it there would be an empty bar. */
const CALL = "Scan me";

/** Least contrast at which a frame's colour may serve as the colour of a box's caption. */
const LEGIBLE = 3;

/**
 * Completes a style with its template and the defaults, reads every colour and sorts gradient stops. A template's
 * objects are merged property by property, except that a paint or a logo is replaced as a whole.
 * @throws Fault `template_unknown` when no template has that id, and `frame_text_unsupported` when a caption that
 * would be drawn has a character the shipped font lacks.
 */
export function completeStyle(style: Style): Design {
  const merged = withTemplate(style);
  const foreground = readInk(merged.foreground ?? "#000000");
  const background = merged.background === "transparent" ? null : readInk(merged.background ?? "#ffffff");
  return {
    ecc: merged.ecc ?? "auto",
    eccOfTemplate: style.ecc === undefined,
    margin: merged.margin ?? 4,
    size: merged.size ?? 512,
    reach: merged.reach ?? "all",
    encoding: merged.encoding ?? "auto",
    hri: merged.hri ?? false,
    foreground,
    background,
    modules: { shape: merged.modules?.shape ?? "square", scale: merged.modules?.scale ?? 1 },
    eyeFrame: { shape: merged.eyeFrame?.shape ?? "square", color: readOptional(merged.eyeFrame?.color) },
    eyeBall: { shape: merged.eyeBall?.shape ?? "square", color: readOptional(merged.eyeBall?.color) },
    logo: merged.logo === undefined ? null : completeLogo(merged.logo),
    frame: completeFrame(merged.frame ?? {}, foreground, background),
  };
}

function withTemplate(style: Style): Style {
  if (style.template === undefined) return style;
  const below = STYLE_TEMPLATES.find(({ id }) => id === style.template)?.style;
  if (below === undefined) throw unknownTemplate();
  return {
    ...below,
    ...style,
    modules: { ...below.modules, ...style.modules },
    eyeFrame: { ...below.eyeFrame, ...style.eyeFrame },
    eyeBall: { ...below.eyeBall, ...style.eyeBall },
    frame: { ...below.frame, ...style.frame },
  };
}

function completeLogo(logo: NonNullable<Style["logo"]>): Design["logo"] {
  const round = logo.background === "circle";
  const background = round || logo.background === "transparent" ? null : readOptional(logo.background);
  return { size: logo.size ?? 0.2, padding: logo.padding ?? 1, background, ...(round ? { round } : {}) };
}

function completeFrame(
  frame: NonNullable<Style["frame"]>,
  foreground: Ink,
  background: Ink | null,
): Design["frame"] {
  const shape = frame.shape ?? "none";
  const given = tidyText(frame.text ?? "");
  const text = given === "" && (shape === "banner" || shape === "bubble") ? CALL : given;
  if (shape !== "none") setTextLine(text);
  const color = readOptional(frame.color) ?? firstColor(foreground);
  const surface = shape === "box" ? firstColor(background) : color;
  const quiet = shape === "box" && contrastRatio(color, surface) >= LEGIBLE ? color : readableOn(surface);
  return { shape, text, color, textColor: readOptional(frame.textColor) ?? quiet };
}

/** One colour that stands for an ink: the first of a gradient. A transparent background counts as white. */
function firstColor(ink: Ink | null): Rgb {
  if (ink === null) return WHITE;
  return ink.kind === "solid" ? ink.color : (ink.stops[0]?.color ?? WHITE);
}

function readInk(paint: Paint): Ink {
  if (typeof paint === "string") return { kind: "solid", color: readColor(paint) };
  const stops = paint.stops
    .map(({ offset, color }) => ({ offset, color: readColor(color) }))
    .sort((a, b) => a.offset - b.offset);
  return paint.gradient === "radial"
    ? { kind: "radial", stops }
    : { kind: "linear", angle: paint.angle ?? 0, stops };
}

function readOptional(color: string | undefined): Rgb | null {
  return color === undefined ? null : readColor(color);
}

function unknownTemplate(): Fault {
  const ids = STYLE_TEMPLATES.map(({ id }) => id).join(", ");
  return new Fault("template_unknown", `There is no such style template. Use one of ${ids}.`, {
    errors: [{ pointer: "/style/template", ...explain("template_unknown", { templates: ids }) }],
  });
}
