import type { Fill } from "../scene/scene.ts";

/** A logo made safe and measured by `logo/svg.ts` or `logo/png.ts`, before it is placed. */
export type LogoArt =
  | {
      readonly kind: "vector";
      /** x, y, width, height in the art's own units; width and height are positive. */
      readonly viewBox: readonly [number, number, number, number];
      /** Sanitised inner SVG markup: allow-listed elements and attributes only, ids prefixed. */
      readonly markup: string;
      /** The art as solid fills in its own units, or `null` where it needs gradients, clips, strokes, masks or opacity. */
      readonly fills: readonly Fill[] | null;
    }
  | {
      readonly kind: "bitmap";
      /** Pixels. */
      readonly width: number;
      readonly height: number;
      readonly png: Uint8Array;
    };
