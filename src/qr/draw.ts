import { Fault } from "../kit/shared/fault.ts";
import { checkOf, schemaDetails } from "../kit/shared/schema.ts";
import type { Design } from "./design.ts";
import type { LogoArt } from "./logo/art.ts";
import { completeStyle } from "./complete-style.ts";
import { assess, type Scannability } from "./scannability/assess.ts";
import { createEncoder } from "./scannability/choose-symbol.ts";
import { judge, type Judgement } from "./scannability/judge.ts";
import { gs1In, readableElements } from "./gs1.ts";
import { labelOf } from "./label.ts";
import { buildScene } from "./scene/build.ts";
import { leastWidth, setHri } from "./scene/hri.ts";
import type { Scene } from "./scene/scene.ts";
import { Style } from "./style.ts";

/** A finished drawing of one payload, ready for any writer. */
export interface Drawing {
  readonly payload: string;
  readonly scene: Scene;
  readonly design: Design;
  readonly scannability: Scannability;
}

/**
 * Draws a payload in a style. `art` is the style's logo, read beforehand; without it no logo is drawn.
 * @throws Fault `style_not_scannable` with every reason in `errors` and, in `extra`, `mend`: a merge patch (RFC 7396)
 * of the style that would be accepted, or `null`; `payload_too_long`; and what `completeStyle` throws.
 */
export function draw(payload: string, style: Style, art: LogoArt | null): Drawing {
  const design = completeStyle(style);
  const { problems, mend, ...chosen } = assess(payload, design, art);
  if (problems.length === 0) return drawingOf(payload, design, art, chosen);
  throw new Fault(
    "style_not_scannable",
    "This style would not scan. See errors for the reasons; the style merged with mend would be accepted.",
    { errors: problems, extra: { mend } },
  );
}

/**
 * The same drawing, or `null` where `draw` refuses the style. It looks for no mend, which takes longer than a drawing.
 * @throws Fault `payload_too_long`; and what `completeStyle` throws.
 */
export function drawIfScannable(payload: string, style: Style, art: LogoArt | null): Drawing | null {
  const design = completeStyle(style);
  const { problems, ...chosen } = judge(createEncoder(payload), design, art);
  return problems.length > 0 ? null : drawingOf(payload, design, art, chosen);
}

function drawingOf(
  payload: string,
  design: Design,
  art: LogoArt | null,
  { matrix, scannability }: Omit<Judgement, "problems">,
): Drawing {
  const link = gs1In(payload);
  const elements = link === null ? [] : readableElements(link);
  const said = elements.join(" ");
  const side = matrix.size + 2 * design.margin;
  const hri = design.hri && link !== null ? setHri(elements, side, design.margin) : null;
  const scene = { ...buildScene(matrix, design, art, hri), label: labelOf(payload, said) };
  if (link === null) return { payload, scene, design, scannability };
  const legible = hri === null ? 0 : leastWidth(hri, scene.width);
  const minimumPrintMm = Math.max(scannability.minimumPrintMm, legible);
  return { payload, scene, design, scannability: { ...scannability, minimumPrintMm, hri: said } };
}

const check = checkOf(Style);

/**
 * Validates a value from a request as a style.
 * @throws Fault `style_invalid` with pointers below `/style`.
 */
export function parseStyle(value: unknown): Style {
  if (check.Check(value)) return value;
  throw new Fault("style_invalid", "The style is not valid. See errors for what to change.", {
    errors: schemaDetails(check, value, "/style"),
  });
}
