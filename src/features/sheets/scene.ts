import type { Glyph } from "../../qr/font/glyphs.ts";
import type { Path } from "../../qr/scene/path.ts";
import type { Box, Rgb, Scene } from "../../qr/scene/scene.ts";
import type { ColorSpace } from "../../qr/write/color.ts";
import type { Style } from "../../qr/style.ts";
import type { LabelForm } from "./design.ts";
import type { Layout } from "./layout.ts";
import type { Offset, Place } from "./place.ts";

/*
 * A sheet on its way from the request to the paper. All lengths are in millimetres, x to the right and y downwards; symbols are
 * scenes of their own, in modules.
 */

/** The options of a sheet, with defaults for all that a request left out. */
export interface SheetOrder {
  readonly layout: Omit<Layout, "label"> & { readonly label: LabelForm };
  /** The first label of the first page that is used, from 1. */
  readonly start: number;
  /** Labels of each code. */
  readonly copies: number;
  readonly marks: "none" | "crop" | "frame";
  readonly bleedMm: number;
  /** Inks where the standard has no other colours. */
  readonly colorSpace: ColorSpace;
  readonly standard: "pdf" | "pdf/x-1a";
  readonly offset: Offset;
}

/** The content of a label. */
export interface LabelContent {
  readonly payload: string;
  readonly style: Style;
  /** Texts around the symbol, in this order. They are wrapped where they are too long. */
  readonly lines: readonly string[];
}

/** A label as it is printed. Its origin is its upper left corner. */
export interface LabelScene {
  readonly symbol: { readonly scene: Scene; readonly box: Box };
  /** The ground of the whole label; `null` where the style has none. It goes on into the bleed. */
  readonly ground: Rgb | null;
  /** The characters of its text; `null` without text. */
  readonly text: PlacedText | null;
  /** The head that a design adds above the symbol. */
  readonly head: {
    /** Along the upper edge, over the ground, and on into the bleed. */
    readonly band: { readonly color: Rgb; readonly height: number } | null;
    readonly logo: { readonly scene: Scene; readonly box: Box } | null;
    readonly headline: PlacedText | null;
  };
}

/** Characters of one colour. */
export interface PlacedText {
  readonly glyphs: readonly PlacedGlyph[];
  readonly color: Rgb;
}

/** A character on a label, from its origin on the baseline. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly x: number;
  readonly baseline: number;
  /** An em. */
  readonly size: number;
}

/** A label on a page. */
export interface PlacedLabel {
  readonly label: LabelScene;
  readonly places: readonly Place[];
}

/**
 * The boxes and marks that all pages of a sheet have. The origin is the upper left corner of the trimmed
 * page, so boxes may begin below zero.
 */
export interface PageScene {
  readonly media: Box;
  readonly bleed: Box;
  readonly trim: Box;
  /** Outlines of the crop marks, to be printed in all inks; `null` without. */
  readonly marks: Path | null;
  /** Outlines of the labels' edges, to be printed over them; `null` without. */
  readonly frame: Path | null;
}
