import { BLACK } from "../../qr/color.ts";
import type { Design } from "../../qr/design.ts";
import type { Drawing } from "../../qr/draw.ts";
import { drawGlyph } from "../../qr/font/text-line.ts";
import { Path } from "../../qr/scene/path.ts";
import { arrange, type SymbolNeeds, type TextBlock } from "./arrangement.ts";
import type { Layout } from "./layout.ts";
import type { LabelScene, PlacedGlyph } from "./scene.ts";
import { setParagraphs } from "./text.ts";

/**
 * Lays out a label: a drawing with texts around it, all in millimetres. The style's background, where it is one
 * colour, is the ground of the whole label; a gradient stays behind the drawing.
 * @throws Fault `label_too_small` and `label_text_too_long`, each with the size that is needed; `label_text_unsupported`
 * with the characters that the font lacks.
 */
export function layLabel(drawing: Drawing, lines: readonly string[], size: Layout["label"]): LabelScene {
  const { design, scene } = drawing;
  const { symbol, text } = arrange(needsOf(drawing), setParagraphs(lines), size);
  const { background } = design;
  return {
    symbol: { scene, box: symbol },
    ground: background?.kind === "solid" ? background.color : null,
    text: text && { glyphs: glyphsOf(text), color: textColor(design) },
  };
}

/** The room that a drawing needs on a label. It is the same for all symbols of a style and version. */
export function needsOf({ scene, design, scannability }: Drawing): SymbolNeeds {
  const { background } = design;
  return {
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
