import type { Scene } from "../../qr/scene/scene.ts";
import { type ColorSpace, colorSamples } from "../../qr/write/color.ts";
import type { Pictured } from "../../qr/write/content.ts";
import { flatPicture, groundOf } from "../../qr/write/flat.ts";
import type { Raster } from "../../qr/write/raster.ts";
import { Lru } from "../../shared/lru.ts";
import { nameOf } from "./digest.ts";
import { flate } from "./flate.ts";
import type { Picture } from "./part.ts";

/** Bytes of pictures that a thread keeps. A logo on a sheet's labels has some tens of kilobytes, on a poster some megabytes. */
const MOST_BYTES = 8 * 1024 * 1024;

const pictures = new Lru<string, Picture>(MOST_BYTES, ({ samples }) => samples.length);

/**
 * A logo as a picture without transparency, laid over the layers below it. Labels of one style have the same one, so it is made
 * once.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export async function pictureOf(
  logo: Pictured,
  scene: Scene,
  widthMm: number,
  space: ColorSpace,
): Promise<Picture> {
  const ground = await groundOf(logo, scene, widthMm);
  const art = logo.kind === "picture" ? logo.png : `${logo.viewBox.join(" ")} ${logo.markup}`;
  const name = `P${nameOf(space, `${ground.width} ${ground.height}`, art, ground.rgba)}`;
  const known = pictures.get(name);
  if (known) return known;
  const picture = spelled(name, await flatPicture(logo, ground), space);
  pictures.set(name, picture);
  return picture;
}

function spelled(name: string, raster: Raster, space: ColorSpace): Picture {
  const { width, height, rgba } = raster;
  return {
    kind: "picture",
    name,
    width,
    height,
    samples: flate(colorSamples(rgba, space)),
    mask: maskOf(raster),
  };
}

function maskOf({ width, height, rgba }: Raster): Uint8Array | null {
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  let clear = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3] !== 0) continue;
      const at = y * stride + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      clear++;
    }
  return clear === 0 ? null : flate(bits);
}
