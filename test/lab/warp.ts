/**
 * Where a point of a photograph lies on the paper. Both are in modules from the symbol's centre, x rightwards and y
 * downwards; `null` is where no paper is seen.
 */
export type Warp = (x: number, y: number) => readonly [x: number, y: number] | null;

export const UPRIGHT: Warp = (x, y) => [x, y];

/** Turned clockwise about its centre. */
export function turned(degrees: number): Warp {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => [x * cos + y * sin, y * cos - x * sin];
}

/**
 * Tilted by `degrees` about an axis through the centre that points in the direction `axis` (degrees, 0 is rightwards), seen
 * from `distance` modules away.
 */
export function tilted(degrees: number, axis: number, distance: number): Warp {
  const [cosTilt, sinTilt] = cosSin(degrees);
  const [cosAxis, sinAxis] = cosSin(axis);
  return (x, y) => {
    // Along the axis and across it; a point farther away appears smaller.
    const across = y * cosAxis - x * sinAxis;
    const depth = distance * cosTilt - across * sinTilt;
    if (depth <= 0) return null;
    const t = (across * distance) / depth;
    const s = ((x * cosAxis + y * sinAxis) * (distance + t * sinTilt)) / distance;
    return [s * cosAxis - t * sinAxis, s * sinAxis + t * cosAxis];
  };
}

/** Wrapped around an upright bottle of that radius in modules, seen from afar. */
export function aroundBottle(radius: number): Warp {
  return (x, y) => (Math.abs(x) < radius ? [radius * Math.asin(x / radius), y] : null);
}

/** First one, then the other, as seen from the paper. */
export function both(first: Warp, second: Warp): Warp {
  return (x, y) => {
    const between = second(x, y);
    return between === null ? null : first(...between);
  };
}

function cosSin(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
