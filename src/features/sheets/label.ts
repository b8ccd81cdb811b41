import { BLACK, readableOn, readColor } from "../../qr/color.ts";
import type { Design } from "../../qr/design.ts";
import type { Drawing } from "../../qr/draw.ts";
import { drawGlyph } from "../../qr/font/text-line.ts";
import { Path } from "../../qr/scene/path.ts";
import type { Layer, Scene } from "../../qr/scene/scene.ts";
import { type Arrangement, arrange, type SymbolNeeds, type TextBlock } from "./arrangement.ts";
import type { LabelForm } from "./design.ts";
import { arrangeDesigned } from "./designed.ts";
import type { LabelScene, PlacedGlyph, PlacedText } from "./scene.ts";
import { setParagraphs } from "./text.ts";

/**
 * Lays out a label: a drawing with texts around it, all in millimetres. The style's background, where it is one
 * colour, is the ground of the whole label; a gradient stays behind the drawing.
 * @throws Fault `label_too_small` and `label_text_too_long`, each with the size that is needed; `label_text_unsupported`
 * with the characters that the font lacks.
 */
export function layLabel(drawing: Drawing, lines: readonly string[], form: LabelForm): LabelScene {
  const { design, scene } = drawing;
  const { symbol, text, head } = arrangeOn(needsOf(drawing), lines, form);
  const { background } = design;
  const color = textColor(design);
  const band = form.design?.band ? readColor(form.design.band.color) : null;
  const placed = (block: TextBlock | null, ink: number): PlacedText | null =>
    block && { glyphs: glyphsOf(block), color: ink };
  const logo = logoLayer(scene);
  return {
    symbol: { scene, box: symbol },
    ground: background?.kind === "solid" ? background.color : null,
    text: placed(text, color),
    head: {
      band: band !== null && head.band !== null ? { color: band, height: head.band } : null,
      logo: logo && head.logo && { scene: alone(logo), box: head.logo },
      headline: placed(head.headline, band === null ? color : readableOn(band)),
    },
  };
}

/** Finds the places on a label of a form. @throws Fault as `layLabel` does. */
export function arrangeOn(needs: SymbolNeeds, lines: readonly string[], form: LabelForm): Arrangement {
  const { design } = form;
  if (design === undefined) return arrange(needs, setParagraphs(lines), form);
  const [first = "", ...rest] = lines;
  const [headline = null] = design.headline ? setParagraphs([first]) : [];
  const texts = setParagraphs(design.headline ? rest : lines);
  return arrangeDesigned(needs, { headline, texts }, form, design);
}

/** The logo of a drawing. */
function logoLayer({ layers }: Scene): Exclude<Layer, { kind: "fill" }> | null {
  return layers.find((layer) => layer.kind !== "fill") ?? null;
}

/** A drawing of a logo alone. */
function alone(logo: Exclude<Layer, { kind: "fill" }>): Scene {
  const { width, height } = logo.box;
  return { width, height, layers: [{ ...logo, box: { x: 0, y: 0, width, height } }] };
}

/** The room that a drawing needs on a label. It is the same for all symbols of a style and version. */
export function needsOf({ scene, design, scannability }: Drawing): SymbolNeeds {
  const { background } = design;
  const logo = logoLayer(scene)?.box;
  return {
    logo: logo ? logo.height / logo.width : null,
    aspect: scene.height / scene.width,
    width: scannability.minimumPrintMm,
    showsEdge: design.frame.shape !== "none" || (background !== null && background.kind !== "solid"),
  };
}

function textColor({ foreground }: Design): number {
  return foreground.kind === "solid" ? foreground.color : BLACK;
}

function glyphsOf({ size, lines }: TextBlock): PlacedGlyph[] {
  return lines.flatMap(({ line, x, baseline }) =>
    line.glyphs.map((placed) => ({ glyph: placed.glyph, x: x + placed.x * size, baseline, size })),
  );
}

/** The outlines of a text, for the nonzero rule. */
export function outlinesOf(glyphs: readonly PlacedGlyph[]): Path {
  const path = new Path();
  for (const { glyph, x, baseline, size } of glyphs) drawGlyph(path, glyph, x, baseline, size);
  return path;
}
