import { type Picture, sample } from "./picture.ts";
import type { Warp } from "./warp.ts";

/** A printed drawing: its picture, and where in it the symbol is. */
export interface Sheet {
  readonly picture: Picture;
  /** Pixels of the picture a module. */
  readonly scale: number;
  /** The symbol's centre, in pixels of the picture. */
  readonly centre: readonly [x: number, y: number];
  /** Modules from the centre to the farthest side of the drawing. */
  readonly reach: number;
}

export interface View {
  /** Pixels of the photograph a module. */
  readonly scale: number;
  /** Modules from the photograph's middle to its sides. */
  readonly reach: number;
  readonly warp: Warp;
  /** The level of the desk around the drawing. */
  readonly desk: number;
  /** Pixels by which the photograph is off the grid of modules. */
  readonly shift: readonly [x: number, y: number];
}

/** Photographs a sheet. A pixel is the mean of the area that it covers. */
export function photograph(sheet: Sheet, { scale, reach, warp, desk, shift }: View): Picture {
  const side = Math.ceil(2 * reach * scale);
  const levels = new Float32Array(side * side);
  // As many samples a pixel, each way, as pixels of the sheet fall into it.
  const steps = Math.max(1, Math.round(sheet.scale / scale));
  const { picture, scale: sheetScale } = sheet;
  const [centreX, centreY] = sheet.centre;
  const [shiftX, shiftY] = [side / 2 + shift[0], side / 2 + shift[1]];
  const place = { x: 0, y: 0 };
  for (let row = 0, pixel = 0; row < side; row++)
    for (let column = 0; column < side; column++, pixel++) {
      let sum = 0;
      for (let stepY = 0; stepY < steps; stepY++) {
        const y = (row + (stepY + 0.5) / steps - shiftY) / scale;
        for (let stepX = 0; stepX < steps; stepX++) {
          const x = (column + (stepX + 0.5) / steps - shiftX) / scale;
          sum += warp(x, y, place)
            ? sample(picture, centreX + place.x * sheetScale, centreY + place.y * sheetScale, desk)
            : desk;
        }
      }
      levels[pixel] = sum / (steps * steps);
    }
  return { width: side, height: side, levels };
}
