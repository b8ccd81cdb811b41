import type { Style } from "../../src/qr/style.ts";
import type { Condition } from "./conditions.ts";
import type { Decoder } from "./decoders/decoder.ts";
import { examine, type PlainReads } from "./examine.ts";
import { randomOf } from "./random.ts";
import type { Result } from "./results.ts";
import type { Body } from "./subjects.ts";

/** What a code says, without a style. */
export type Content = Omit<Body, "style">;

export interface Sample {
  readonly style: Style;
  readonly conditions: readonly Condition[];
  readonly decoders: readonly Decoder[];
  /** Another seed gives other addresses and other photographs; the same one gives every style the same. */
  readonly seed: number;
  /** What the codes say; `addresses(seed)` if it is left out. */
  readonly contents?: readonly Content[];
  /** Give the same one to every style: plain symbols are then read once. */
  readonly plainReads?: PlainReads;
}

/**
 * How a style is read, beside plain symbols in the same photographs: a result for each content. `tallyOf` counts them,
 * `table` prints them.
 * @throws Fault `style_not_scannable` where the service refuses the style, and `payload_too_long`
 */
export async function readsOf(sample: Sample): Promise<Result[]> {
  const { style, conditions, decoders, seed, contents = addresses(seed), plainReads } = sample;
  const results: Result[] = [];
  for (const [index, content] of contents.entries()) {
    const name = `sample ${index}, seed ${seed}`;
    const subject = { name, group: "sample", body: { ...content, style } };
    const result = await examine(subject, conditions, decoders, undefined, plainReads);
    if (result) results.push(result);
  }
  return results;
}

/** Lengths of the addresses of codes that are seen in the street, and of longer ones: at level M versions 2 to 8. */
const LENGTHS = [24, 30, 38, 48, 60, 75, 95, 130];

/** Addresses of different lengths. */
export function addresses(seed: number, lengths: readonly number[] = LENGTHS): Content[] {
  const random = randomOf(seed);
  return lengths.map((length) => {
    let url = "https://qz.example/";
    while (url.length < length) url += Math.floor(random.between(0, 36)).toString(36);
    return { type: "url", fields: { url } };
  });
}
