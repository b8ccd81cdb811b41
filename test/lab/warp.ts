/** A point in modules from the symbol's centre, x rightwards and y downwards. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Finds where a point of a photograph lies on the paper. A photograph has a million points, so that the place
 * is written to an object of the caller.
 * @returns whether paper is seen there.
 */
export type Warp = (x: number, y: number, place: Point) => boolean;

export const UPRIGHT: Warp = (x, y, place) => {
  place.x = x;
  place.y = y;
  return true;
};

/** Turned clockwise about its centre. */
export function turned(degrees: number): Warp {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, place) => {
    place.x = x * cos + y * sin;
    place.y = y * cos - x * sin;
    return true;
  };
}

/**
 * Tilted by `degrees` about an axis through the centre that points in the direction `axis` (degrees, 0 is rightwards), seen
 * from `distance` modules away.
 */
export function tilted(degrees: number, axis: number, distance: number): Warp {
  const [cosTilt, sinTilt] = cosSin(degrees);
  const [cosAxis, sinAxis] = cosSin(axis);
  return (x, y, place) => {
    // Along the axis and across it; a point farther away appears smaller.
    const across = y * cosAxis - x * sinAxis;
    const depth = distance * cosTilt - across * sinTilt;
    if (depth <= 0) return false;
    const t = (across * distance) / depth;
    const s = ((x * cosAxis + y * sinAxis) * (distance + t * sinTilt)) / distance;
    place.x = s * cosAxis - t * sinAxis;
    place.y = s * sinAxis + t * cosAxis;
    return true;
  };
}

/** Wrapped around an upright bottle of that radius in modules, seen from afar. */
export function aroundBottle(radius: number): Warp {
  return (x, y, place) => {
    if (Math.abs(x) >= radius) return false;
    place.x = radius * Math.asin(x / radius);
    place.y = y;
    return true;
  };
}

/** First one, then the other, as seen from the paper. */
export function both(first: Warp, second: Warp): Warp {
  return (x, y, place) => second(x, y, place) && first(place.x, place.y, place);
}

function cosSin(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
