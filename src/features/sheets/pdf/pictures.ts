import type { Scene } from "../../../qr/scene/scene.ts";
import { type ColorSpace, colorSamples } from "../../../qr/write/color.ts";
import type { Pictured } from "../../../qr/write/content.ts";
import { layOver, renderGround, renderLogo } from "../../../qr/write/flat.ts";
import { printPixels } from "../../../qr/write/print-size.ts";
import type { Raster } from "../../../qr/write/raster.ts";
import { Lru } from "../../../kit/shared/lru.ts";
import { nameOf } from "./digest.ts";
import { flate } from "./flate.ts";
import type { Picture } from "./part.ts";

/**
 * Bytes of logos and of pictures that a thread keeps: labels of one style have the same ones. A logo has a hundred kilobytes on a
 * label, and ten megabytes on a poster.
 */
const MOST_LOGO_BYTES = 16 * 1024 * 1024;
const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

const logos = new Lru<string, Raster>(MOST_LOGO_BYTES, ({ rgba }) => rgba.length);
const pictures = new Lru<string, Picture>(MOST_PICTURE_BYTES, ({ samples }) => samples.length);

/**
 * A logo as a picture without transparency, laid over the layers below it.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export async function pictureOf(
  logo: Pictured,
  scene: Scene,
  widthMm: number,
  space: ColorSpace,
): Promise<Picture> {
  const size = printPixels(logo, scene, widthMm);
  const source = logo.kind === "picture" ? logo.png : `${logo.viewBox.join(" ")} ${logo.markup}`;
  const id = nameOf(`${size.width} ${size.height}`, source);
  const raster = logos.get(id) ?? (await renderLogo(logo, size));
  logos.set(id, raster);
  const ground = await renderGround(logo, scene, size);
  const name = `P${nameOf(id, space, seenThrough(raster, ground))}`;
  const known = pictures.get(name);
  if (known) return known;
  const { rgba } = layOver(raster, ground);
  const samples = flate(colorSamples(rgba, space));
  const picture: Picture = { kind: "picture", name, ...size, samples, mask: maskOf({ ...size, rgba }) };
  pictures.set(name, picture);
  return picture;
}

/** The ground where the logo lets it through. Modules may lie beside a round logo, under its clear corners. */
function seenThrough(logo: Raster, ground: Raster): Uint8Array {
  const seen = ground.rgba.slice();
  for (let at = 3; at < seen.length; at += 4) {
    const alpha = logo.rgba[at] ?? 0;
    if (alpha === 0 || alpha === 255) seen.fill(0, at - 3, at);
  }
  return seen;
}

/** A bit for each pixel, row by row in whole bytes, which is set where the picture is clear; `null` where it is nowhere clear. */
function maskOf({ width, height, rgba }: Raster): Uint8Array | null {
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * stride + (x >> 3);
      if (rgba[(y * width + x) * 4 + 3] === 0) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  return bits.some((byte) => byte > 0) ? flate(bits) : null;
}
