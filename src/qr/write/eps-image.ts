import { deflate } from "pako";
import { ascii85 } from "./ascii85.ts";
import { type ColorSpace, colorSamples, DEVICE_SPACES } from "./color.ts";
import type { Raster } from "./raster.ts";

/** Sample ranges as the image dictionaries want them, a pair a component. */
const DECODE = { rgb: "[0 1 0 1 0 1]", cmyk: "[0 1 0 1 0 1 0 1]" } as const;

/**
 * Spells a picture that fills the unit square, and is masked out where it is clear (a masked image, ImageType 3: PostScript
 * Language Reference, 4.10.6; mask and colours interleaved).
 */
export function spellEpsImage({ width, height, rgba }: Raster, space: ColorSpace): string {
  const samples = colorSamples(rgba, space);
  const components = samples.length / (width * height);
  const masked = new Uint8Array(width * height * (components + 1));
  let next = 0;
  let sample = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    masked[next++] = rgba[pixel * 4 + 3] === 0 ? 255 : 0;
    for (let i = 0; i < components; i++) masked[next++] = samples[sample++] ?? 0;
  }
  // Its own deflate in JavaScript, because the runtime's gives other bytes on other processors.
  const data = ascii85(deflate(masked));
  const size = `/Width ${width}/Height ${height}/BitsPerComponent 8/ImageMatrix[${width} 0 0 -${height} 0 ${height}]`;
  return `/${DEVICE_SPACES[space]} setcolorspace
<</ImageType 3/InterleaveType 1
/MaskDict<</ImageType 1${size}/Decode[0 1]>>
/DataDict<</ImageType 1${size}/Decode${DECODE[space]}
/DataSource currentfile/ASCII85Decode filter/FlateDecode filter>>
>>image
${data}`;
}
