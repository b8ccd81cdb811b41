import { logoFault } from "../logo/refuse.ts";
import type { Box, Layer, Picture } from "../scene/scene.ts";
import { type Size, unpremultiplied } from "./pixels.ts";
import { loadResvg, type RenderedImage, renderSvg } from "./resvg.ts";
import { pngSize, shrinkPng, shrunkSize } from "./shrink.ts";
import { spellSvgLayers } from "./svg-layers.ts";

/** A part of the layers to render: `box`, in modules, stretched to whole pixels. */
export interface View extends Size {
  readonly layers: readonly Layer[];
  readonly box: Box;
}

/** Pixels row by row from the top left: red, green, blue and alpha, not premultiplied. */
export interface Raster extends Size {
  readonly rgba: Uint8Array;
}

/**
 * Renders a view as pixels; where nothing is drawn they are clear or, given `page` (a CSS colour), that colour.
 * @throws Fault `logo_invalid` when the renderer gives up on a logo.
 */
export async function renderPixels(view: View, page?: string): Promise<Raster> {
  const rgba = await renderImage(view, (image) => image.pixels, page);
  return { width: view.width, height: view.height, rgba: unpremultiplied(rgba) };
}

/**
 * Renders a view and returns the result of `take` on the image, which is clear or `page` where nothing is drawn.
 * @throws Fault `logo_invalid` when the renderer gives up on a logo.
 */
export async function renderImage<T>(
  view: View,
  take: (image: RenderedImage) => T,
  page?: string,
): Promise<T> {
  await loadResvg();
  try {
    const scale = view.width / view.box.width;
    const layers = view.layers.map((layer) => (layer.kind === "picture" ? shrunk(layer, scale) : layer));
    return renderSvg(spell({ ...view, layers }), take, page);
  } catch (cause) {
    if (view.layers.every((layer) => layer.kind === "fill")) throw cause;
    throw logoFault("/style/logo", "logo_not_drawable");
  }
}

function spell({ layers, box, width, height }: View): string {
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const body = spellSvgLayers(layers);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="none">${body}</svg>`;
}

function shrunk(picture: Picture, pixelsPerModule: number): Picture {
  const size = shrunkSize(pngSize(picture.png), picture.box.width * pixelsPerModule);
  return { ...picture, png: shrinkPng(picture.png, size) };
}
