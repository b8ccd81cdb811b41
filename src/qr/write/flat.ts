import type { Scene } from "../scene/scene.ts";
import type { Pictured } from "./content.ts";
import type { Size } from "./pixels.ts";
import { type Raster, renderPixels } from "./raster.ts";

/*
 * Pictures for formats without transparency. A logo that needs more than solid fills is laid over the layers below and, where there
 * are none, over white paper. Where it is clear its pixels are to be left out.
 */

/**
 * A logo in so many pixels.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export function renderLogo(logo: Pictured, size: Size): Promise<Raster> {
  return renderPixels({ layers: [logo], box: logo.box, width: size.width, height: size.height });
}

/** The layers below a logo in as many pixels, opaque. */
export function renderGround(logo: Pictured, scene: Scene, { width, height }: Size): Promise<Raster> {
  const layers = scene.layers.slice(0, scene.layers.indexOf(logo));
  return renderPixels({ layers, box: logo.box, width, height }, "white");
}

/** A logo over its ground, composited as a viewer with transparency would do it. Pixels are opaque, or clear and white. */
export function layOver(logo: Raster, ground: Raster): Raster {
  const rgba = new Uint8Array(logo.rgba.length);
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = logo.rgba[at] ?? 0;
    rgba[at] = alpha === 0 ? 0 : 255;
    const share = alpha / 255;
    for (let channel = at - 3; channel < at; channel++)
      rgba[channel] =
        alpha === 0
          ? 255
          : Math.round((logo.rgba[channel] ?? 0) * share + (ground.rgba[channel] ?? 0) * (1 - share));
  }
  return { width: logo.width, height: logo.height, rgba };
}
