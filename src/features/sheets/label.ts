import { BLACK, readableOn, readColor } from "../../qr/color.ts";
import type { Design } from "../../qr/design.ts";
import type { Drawing } from "../../qr/draw.ts";
import { drawGlyph } from "../../qr/font/text-line.ts";
import { Path } from "../../qr/scene/path.ts";
import type { Layer, Scene } from "../../qr/scene/scene.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type TillWidths, tillWidths } from "../../qr/scannability/till.ts";
import { type Arrangement, arrange, type SymbolNeeds, type TextBlock } from "./arrangement.ts";
import type { LabelForm } from "./design.ts";
import { arrangeDesigned } from "./designed.ts";
import type { LabelContent, LabelScene, PlacedGlyph, PlacedText } from "./scene.ts";
import { setParagraphs } from "./text.ts";
import { ROUNDING } from "./too-small.ts";

/**
 * Lays out a label: a drawing with texts around it, all in millimetres. The style's background, where it is one
 * colour, is the ground of the whole label; a gradient stays behind the drawing.
 * @throws Fault `label_too_small` and `label_text_too_long`, each with the size that is needed; `label_text_unsupported`
 * with the characters that the font lacks.
 */
export function layLabel(drawing: Drawing, lines: readonly string[], form: LabelForm): LabelScene {
  const { design, scene } = drawing;
  const content = { payload: drawing.payload, lines };
  const { symbol, text, head } = arrangeOn(needsOf(drawing), content, form).arrangement;
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

/** The room that a symbol needs: that of all symbols of its style and version. */
export interface Needs extends Omit<SymbolNeeds, "most"> {
  /** The widths at which tills read it; `null` of a symbol that is none of theirs. */
  readonly till: TillWidths | null;
}

/** A label that would be enough for a symbol that tills read; `null` where none was found. */
export interface OffTill {
  readonly enough: { readonly width: number; readonly height: number } | null;
}

/** The places on a label, and whether the symbol there is of a size that tills don't read. */
export interface Arranged {
  readonly arrangement: Arrangement;
  readonly offTill: OffTill | null;
}

/**
 * The shorter side of labels that lie on a product, at most. On larger ones, and those with a fold or design,
 * symbols are as large as fits.
 */
export const LARGEST_ON_PRODUCT = 100;

/**
 * Finds the places on a label of a form. A symbol for tills gets modules of the size that they read, where
 * there is room for it.
 * @throws Fault as `layLabel` does.
 */
export function arrangeOn(
  { till, ...needs }: Needs,
  content: Pick<LabelContent, "payload" | "lines">,
  form: LabelForm,
): Arranged {
  const most = Number.POSITIVE_INFINITY;
  if (till === null) return { arrangement: placesOn({ ...needs, most }, content, form), offTill: null };
  const width = Math.max(needs.width, till.least);
  const isPoster = form.folded || form.design || Math.min(form.width, form.height) > LARGEST_ON_PRODUCT;
  const wanted = { ...needs, width, most: isPoster ? most : Math.max(width, till.most) };
  try {
    const arrangement = placesOn(wanted, content, form);
    const isTooLarge = arrangement.symbol.width > till.most + ROUNDING;
    const smaller = { ...form, width, height: width * needs.aspect };
    return { arrangement, offTill: isTooLarge ? { enough: enoughFor(wanted, content, smaller) } : null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // If there is no room for it at its least size, either, this is refused.
    const arrangement = placesOn({ ...needs, most }, content, form);
    return { arrangement, offTill: { enough: enoughFor(wanted, content, form) } };
  }
}

/** Sizes that are tried: one that is enough for a symbol may not be for its text, too. */
const TRIES = 5;

/**
 * The size of a label that is enough: that of one, or as much more as its refusals name. `null` when none is
 * found.
 */
function enoughFor(
  needs: SymbolNeeds,
  content: Pick<LabelContent, "payload" | "lines">,
  label: LabelForm,
): OffTill["enough"] {
  let { width, height } = label;
  for (let tries = 0; tries < TRIES; tries++)
    try {
      placesOn(needs, content, { ...label, width, height });
      return { width, height };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { width: wider = width, height: higher = height } = error.errors[0]?.params ?? {};
      width = Math.max(width, Number(wider));
      height = Math.max(height, Number(higher));
    }
  return null;
}

function placesOn(
  needs: SymbolNeeds,
  { payload, lines }: Pick<LabelContent, "payload" | "lines">,
  form: LabelForm,
): Arrangement {
  const { design } = form;
  if (design === undefined) return arrange(needs, setParagraphs(lines, payload), form);
  const [first = "", ...rest] = lines;
  const [headline = null] = design.headline ? setParagraphs([first], payload) : [];
  const texts = setParagraphs(design.headline ? rest : lines, payload);
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
export function needsOf({ payload, scene, design, scannability }: Drawing): Needs {
  const { background } = design;
  const logo = logoLayer(scene)?.box;
  return {
    logo: logo ? logo.height / logo.width : null,
    aspect: scene.height / scene.width,
    width: scannability.minimumPrintMm,
    till: tillWidths({ payload, scene }),
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
