import { blank, mapped, type Picture } from "./picture.ts";

/** The effects of a press or a printer on a drawing, before it is photographed. */

const PAPER = 255;
const DIRECTIONS = 8;

/**
 * Every dark edge moved outwards by `spread` pixels; a negative one moves it inwards. A pixel takes the darkest (or the
 * lightest) level on a circle around it, which for a pixel or less is as good as the whole disc. Outside is paper.
 */
export function withInkSpread({ width, height, levels }: Picture, spread: number): Picture {
  const radius = Math.abs(spread);
  const rim = Math.ceil(radius) + 1;
  const wide = width + 2 * rim;
  const padded = blank(wide, height + 2 * rim, PAPER).levels;
  for (let row = 0; row < height; row++)
    padded.set(levels.subarray(row * width, (row + 1) * width), (row + rim) * wide + rim);
  const spreadOut = levels.slice();
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = (2 * Math.PI * direction) / DIRECTIONS;
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const [left, top] = [Math.floor(dx), Math.floor(dy)];
    // The four pixels around that place, and their weights.
    const [east, south] = [dx - left, dy - top];
    const [a, b] = [(1 - east) * (1 - south), east * (1 - south)];
    const [c, d] = [(1 - east) * south, east * south];
    for (let row = 0, pixel = 0; row < height; row++) {
      let at = (row + rim + top) * wide + rim + left;
      for (let column = 0; column < width; column++, pixel++, at++) {
        const level =
          a * (padded[at] ?? 0) +
          b * (padded[at + 1] ?? 0) +
          c * (padded[at + wide] ?? 0) +
          d * (padded[at + wide + 1] ?? 0);
        const old = spreadOut[pixel] ?? 0;
        spreadOut[pixel] = spread > 0 ? Math.min(old, level) : Math.max(old, level);
      }
    }
  }
  return { width, height, levels: spreadOut };
}

/** Ink of which only a share of the density is left, 0 to 1, on white paper. */
export function faded(picture: Picture, share: number): Picture {
  return mapped(picture, (old) => PAPER - share * (PAPER - old));
}

/**
 * Tones printed as black dots whose area grows with the tone: a screen of `cell` pixels at 45°. Black stays solid. The
 * dots' edges are as soft as a pixel.
 */
export function halftoned(picture: Picture, cell: number): Picture {
  // Along a diagonal of pixels a step is √2 long, and sum and difference of the coordinates grow by 2.
  const turn = (Math.PI * Math.SQRT2) / cell;
  const soft = 1.5 / cell;
  return mapped(picture, (old, column, row) => {
    const ink = 1 - old / PAPER;
    if (ink < 0.01 || ink > 0.99) return old;
    // The spot function of a round dot, from 0 in a dot's middle to 1 between dots.
    const spot = (2 - Math.cos((column + row) * turn) - Math.cos((column - row) * turn)) / 4;
    const covered = (shareBelow(ink) - spot) / soft + 0.5;
    return PAPER * (1 - Math.min(1, Math.max(0, covered)));
  });
}

/** Values of the spot function over a cell, in order: the share of the area below the n-th of N is n ÷ N. */
const SPOT = Array.from({ length: 64 * 64 }, (_, index) => {
  const [x, y] = [((index % 64) + 0.5) / 64, (Math.floor(index / 64) + 0.5) / 64];
  return (2 - Math.cos(2 * Math.PI * x) - Math.cos(2 * Math.PI * y)) / 4;
}).toSorted((a, b) => a - b);

/** The threshold below which the spot function has that share of its area. */
function shareBelow(share: number): number {
  return SPOT[Math.round(share * (SPOT.length - 1))] ?? 1;
}
