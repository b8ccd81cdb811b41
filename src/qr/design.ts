import type { Level } from "./matrix.ts";
import type { Rgb, Stop } from "./scene/scene.ts";
import type {
  ENCODINGS,
  EYE_BALL_SHAPES,
  EYE_FRAME_SHAPES,
  FRAME_SHAPES,
  MODULE_SHAPES,
  REACHES,
} from "./style.ts";

/** The paint of an area whose place is not known yet. */
export type Ink =
  | { readonly kind: "solid"; readonly color: Rgb }
  /** Runs across the whole symbol; `angle` in degrees clockwise, 0 is left to right. */
  | { readonly kind: "linear"; readonly angle: number; readonly stops: readonly Stop[] }
  /** From the symbol's centre to its corners. */
  | { readonly kind: "radial"; readonly stops: readonly Stop[] };

/** The scanners that are to read a drawing. */
export type Reach = (typeof REACHES)[number];

/** Whether a symbol names the encoding of its text. */
export type Encoding = (typeof ENCODINGS)[number];

/** A style with its template merged in, every default filled and every colour read. */
export interface Design {
  readonly ecc: Level | "auto";
  /** Whether the level is only the template's, so that a payload's standard goes before it. */
  readonly eccOfTemplate: boolean;
  /** Quiet zone in modules. */
  readonly margin: number;
  /** Pixels, for SVG and PNG. */
  readonly size: number;
  readonly reach: Reach;
  readonly encoding: Encoding;
  /** Whether the human readable interpretation of a GS1 symbol is drawn below it. */
  readonly hri: boolean;
  readonly foreground: Ink;
  /** `null` is transparent. */
  readonly background: Ink | null;
  readonly modules: { readonly shape: (typeof MODULE_SHAPES)[number]; readonly scale: number };
  /** A colour of `null` is the foreground's ink. */
  readonly eyeFrame: { readonly shape: (typeof EYE_FRAME_SHAPES)[number]; readonly color: Rgb | null };
  readonly eyeBall: { readonly shape: (typeof EYE_BALL_SHAPES)[number]; readonly color: Rgb | null };
  /** How the logo is placed. Its art comes separately, because parsing it is slow. */
  readonly logo: {
    /** Share of the symbol's width. */
    readonly size: number;
    /** Modules. */
    readonly padding: number;
    /** A patch behind the logo and its padding; `null` leaves the drawing's own background. */
    readonly background: Rgb | null;
    /** The space that is kept free for it is a circle, not a rectangle. */
    readonly round?: boolean;
  } | null;
  readonly frame: {
    readonly shape: (typeof FRAME_SHAPES)[number];
    readonly text: string;
    readonly color: Rgb;
    readonly textColor: Rgb;
  };
}
