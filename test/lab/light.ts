import { decode, encode } from "jpeg-js";
import { blank, mapped, type Picture, toBytes, toRaster } from "./picture.ts";
import type { Random } from "./random.ts";

/** The effects of lens, light, sensor and file format on a picture. */

/** Out of focus: a Gaussian of `sigma` pixels. Beyond the border the outermost pixels go on. */
export function blurred(picture: Picture, sigma: number): Picture {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  );
  return along(along(picture, weights, 1, 0), weights, 0, 1);
}

/** Moved while the shutter was open: `length` pixels in a direction of `degrees`. */
export function movedBy(picture: Picture, length: number, degrees: number): Picture {
  const steps = Math.max(1, Math.ceil(length * 2));
  const angle = (degrees * Math.PI) / 180;
  const { width, height, levels } = picture;
  const moved = blank(width, height, 0);
  for (let step = 0; step <= steps; step++) {
    const distance = length * (step / steps - 0.5);
    const [dx, dy] = [distance * Math.cos(angle), distance * Math.sin(angle)];
    const [left, top] = [Math.floor(dx), Math.floor(dy)];
    const [east, south] = [dx - left, dy - top];
    for (let row = 0, pixel = 0; row < height; row++) {
      const above = clip(row + top, height) * width;
      const below = clip(row + top + 1, height) * width;
      for (let column = 0; column < width; column++, pixel++) {
        const [a, b] = [clip(column + left, width), clip(column + left + 1, width)];
        const upper = (levels[above + a] ?? 0) * (1 - east) + (levels[above + b] ?? 0) * east;
        const lower = (levels[below + a] ?? 0) * (1 - east) + (levels[below + b] ?? 0) * east;
        moved.levels[pixel] = (moved.levels[pixel] ?? 0) + upper * (1 - south) + lower * south;
      }
    }
  }
  return mapped(moved, (sum) => sum / (steps + 1));
}

/** Each pixel the mean of its neighbours along a line, by their weights. */
function along(picture: Picture, weights: readonly number[], dx: number, dy: number): Picture {
  const { width, height, levels } = picture;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reach = (weights.length - 1) / 2;
  return mapped(picture, (_, column, row) => {
    let sum = 0;
    for (let step = -reach; step <= reach; step++)
      sum +=
        (weights[step + reach] ?? 0) *
        (levels[clip(row + dy * step, height) * width + clip(column + dx * step, width)] ?? 0);
    return sum / total;
  });
}

function clip(place: number, length: number): number {
  return place < 0 ? 0 : place >= length ? length - 1 : place;
}

/** Only `share` of the range of levels, above a floor of `black`. */
export function dimmed(picture: Picture, share: number, black: number): Picture {
  return mapped(picture, (old) => black + share * old);
}

/** More light on one side than on the other: from `1 - fall` to 1 along a direction of `degrees`. */
export function litFromTheSide(picture: Picture, fall: number, degrees: number): Picture {
  const { width, height } = picture;
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) / width, Math.sin(angle) / height];
  return mapped(picture, (old, column, row) => {
    const place = (column - width / 2) * dx + (row - height / 2) * dy;
    return old * (1 - fall * Math.min(1, Math.max(0, 0.5 + place)));
  });
}

/** Darker where a cylinder of that radius in pixels turns away. */
export function litAsBottle(picture: Picture, radius: number, fall: number): Picture {
  return mapped(picture, (old, column) => {
    const across = Math.min(1, Math.abs(column + 0.5 - picture.width / 2) / radius);
    return old * (1 - fall * (1 - Math.sqrt(1 - across * across)));
  });
}

/** A lamp's reflection: a spot of that radius around a point, in pixels, which takes up to `share` of the contrast. */
export function withGlare(
  picture: Picture,
  [x, y]: readonly [x: number, y: number],
  radius: number,
  share: number,
): Picture {
  return mapped(picture, (old, column, row) => {
    const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y) / radius;
    return old + (255 - old) * share * Math.exp(-2 * distance * distance);
  });
}

/** Noise of a sensor: normal, of `sigma` levels, another for every pixel. */
export function noisy(picture: Picture, sigma: number, random: Random): Picture {
  return mapped(picture, (old) => old + sigma * random.normal());
}

/** Through a JPEG file of that quality, 1 to 100, as the Independent JPEG Group counts it. */
export function throughJpeg(picture: Picture, quality: number): Picture {
  const { width, height, rgba } = toRaster(toBytes(picture));
  const { data } = decode(encode({ width, height, data: rgba }, quality).data, { useTArray: true });
  return mapped(picture, (_, column, row) => data[(row * width + column) * 4] ?? 0);
}
