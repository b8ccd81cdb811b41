import type { Scene } from "../scene/scene.ts";
import type { Pictured } from "./content.ts";
import { printPixels } from "./print-size.ts";
import { type Raster, renderPixels } from "./raster.ts";

/*
 * Pictures for formats without transparency. A logo that needs more than solid fills is laid over the layers below and, where there
 * are none, over white paper. Where the logo is clear its pixels are left out.
 */

/**
 * The layers below a logo, in the pixels that the logo gets in a drawing printed `widthMm` wide. It is opaque.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export function groundOf(logo: Pictured, scene: Scene, widthMm: number): Promise<Raster> {
  const layers = scene.layers.slice(0, scene.layers.indexOf(logo));
  return renderPixels({ layers, box: logo.box, ...printPixels(logo, scene, widthMm) }, "white");
}

/**
 * The logo over its ground: opaque pixels and, where it is clear, clear ones in the colours of the ground.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export async function flatPicture(logo: Pictured, ground: Raster): Promise<Raster> {
  const { width, height } = ground;
  const art = await renderPixels({ layers: [logo], box: logo.box, width, height });
  return { width, height, rgba: laidOver(art.rgba, ground.rgba) };
}

/** Simple alpha compositing, as a viewer with transparency would do it. */
function laidOver(art: Uint8Array, ground: Uint8Array): Uint8Array {
  const mixed = ground.slice();
  for (let at = 3; at < mixed.length; at += 4) {
    const alpha = art[at] ?? 0;
    mixed[at] = alpha === 0 ? 0 : 255;
    const share = alpha / 255;
    for (let channel = at - 3; channel < at; channel++)
      mixed[channel] = Math.round((art[channel] ?? 0) * share + (ground[channel] ?? 0) * (1 - share));
  }
  return mixed;
}
