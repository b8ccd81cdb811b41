import { ascii85 } from "./ascii85.ts";
import { type ColorSpace, colorSamples, DEVICE_SPACES } from "./color.ts";
import type { Raster } from "./raster.ts";

/** Sample ranges as the image dictionaries want them, a pair a component. */
const DECODE = { rgb: "[0 1 0 1 0 1]", cmyk: "[0 1 0 1 0 1 0 1]" } as const;

/**
 * Spells a picture that fills the unit square: `art` laid over `ground`, an opaque picture of the same size, and masked out
 * where it is clear (a masked image, ImageType 3: PostScript Language Reference, 4.10.6; mask and colours interleaved).
 */
export async function spellEpsImage(art: Raster, ground: Raster, space: ColorSpace): Promise<string> {
  const { width, height } = art;
  const samples = colorSamples(laidOver(art, ground), space);
  const components = samples.length / (width * height);
  const masked = new Uint8Array(width * height * (components + 1));
  let next = 0;
  let sample = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    masked[next++] = art.rgba[pixel * 4 + 3] === 0 ? 255 : 0;
    for (let i = 0; i < components; i++) masked[next++] = samples[sample++] ?? 0;
  }
  const size = `/Width ${width}/Height ${height}/BitsPerComponent 8/ImageMatrix[${width} 0 0 -${height} 0 ${height}]`;
  return `/${DEVICE_SPACES[space]} setcolorspace
<</ImageType 3/InterleaveType 1
/MaskDict<</ImageType 1${size}/Decode[0 1]>>
/DataDict<</ImageType 1${size}/Decode${DECODE[space]}
/DataSource currentfile/ASCII85Decode filter/FlateDecode filter>>
>>image
${ascii85(await deflate(masked))}`;
}

/** Simple alpha compositing, as a viewer with transparency would do it. */
function laidOver(art: Raster, ground: Raster): Uint8Array {
  const mixed = ground.rgba.slice();
  for (let i = 0; i < mixed.length; i++) {
    if (i % 4 === 3) continue;
    const share = (art.rgba[i - (i % 4) + 3] ?? 0) / 255;
    mixed[i] = Math.round((art.rgba[i] ?? 0) * share + (ground.rgba[i] ?? 0) * (1 - share));
  }
  return mixed;
}

/** Uses pdf-lib's deflate in JavaScript, because the runtime's own gives other bytes on other processors. */
async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const { PDFContext } = await import("pdf-lib");
  return PDFContext.create().flateStream(bytes).getContents();
}
