/** Pixels row by row from the top left: red, green, blue, premultiplied, and alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** The source pixels that a pixel of the result is mixed from: a share for each, from the first one on. */
interface Share {
  readonly from: number;
  readonly shares: Float32Array;
}

/**
 * Pixels in another size, by a triangle filter as wide as a pixel of the coarser grid: larger it is linear interpolation,
 * smaller an average. The renderer's own scaling takes a second where this takes milliseconds.
 */
export function resample(source: Pixels, width: number, height: number): Pixels {
  if (source.width === width && source.height === height) return source;
  const across = sharesOf(source.width, width);
  const down = sharesOf(source.height, height);
  // One kind of array throughout: the loop that mixes is compiled for it once.
  const samples = Float32Array.from(source.rgba);
  const rows = new Float32Array(source.height * width * 4);
  for (let y = 0; y < source.height; y++)
    for (let x = 0; x < width; x++) {
      const { from, shares } = across[x] ?? NOTHING;
      mix(samples, (y * source.width + from) * 4, 4, shares, rows, (y * width + x) * 4);
    }
  const mixed = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const { from, shares } = down[y] ?? NOTHING;
    for (let x = 0; x < width; x++)
      mix(rows, (from * width + x) * 4, width * 4, shares, mixed, (y * width + x) * 4);
  }
  return { width, height, rgba: Uint8Array.from(mixed, Math.round) };
}

const NOTHING: Share = { from: 0, shares: new Float32Array() };

function sharesOf(source: number, target: number): Share[] {
  const scale = source / target;
  const reach = Math.max(1, scale);
  return Array.from({ length: target }, (_, at) => {
    const center = (at + 0.5) * scale - 0.5;
    const from = Math.max(0, Math.ceil(center - reach));
    const to = Math.min(source - 1, Math.floor(center + reach));
    const shares = Float32Array.from({ length: to - from + 1 }, (_, step) =>
      Math.max(0, 1 - Math.abs(from + step - center) / reach),
    );
    const sum = shares.reduce((total, share) => total + share, 0);
    return { from, shares: shares.map((share) => share / sum) };
  });
}

/** Adds up four channels, `step` values from one pixel to the next. */
function mix(
  source: Float32Array,
  start: number,
  step: number,
  shares: Float32Array,
  into: Float32Array,
  to: number,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  let at = start;
  for (let next = 0; next < shares.length; next++, at += step) {
    const share = shares[next] ?? 0;
    red += (source[at] ?? 0) * share;
    green += (source[at + 1] ?? 0) * share;
    blue += (source[at + 2] ?? 0) * share;
    alpha += (source[at + 3] ?? 0) * share;
  }
  into[to] = red;
  into[to + 1] = green;
  into[to + 2] = blue;
  into[to + 3] = alpha;
}
