import type { Scene } from "../scene/scene.ts";
import type { Pictured } from "./content.ts";
import type { Size } from "./pixels.ts";
import { pngSize, shrunkSize } from "./shrink.ts";

/** Pixels an inch of a picture in print, twice the resolution of the eye at reading distance. */
const DPI = 600;

/**
 * Pixels along a picture's longer side, however large the print: 600 an inch on a drawing of a third of a metre, 100 an
 * inch, as in posters, on one of two metres. More would block other work for a second.
 */
const MOST = 1600;

/**
 * How many pixels a logo's picture gets in a drawing printed `widthMm` wide: 600 an inch, at most 1,600 along its
 * longer side. A bitmap gets a whole part of its own pixels, and no fewer than that where it has them.
 */
export function printPixels(layer: Pictured, scene: Scene, widthMm: number): Size {
  const { width, height } = layer.box;
  const longer = Math.max(width, height);
  const perModule = Math.min((widthMm / 25.4 / scene.width) * DPI, MOST / longer);
  if (layer.kind === "picture") return shrunkSize(pngSize(layer.png), width * perModule);
  return {
    width: Math.max(1, Math.round(width * perModule)),
    height: Math.max(1, Math.round(height * perModule)),
  };
}
