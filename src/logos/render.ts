import type { LogoArt } from "../qr/logo/art.ts";
import { encodePng, unpremultiplied } from "../qr/write/pixels.ts";
import { loadResvg, type RenderedImage, renderSvg } from "../qr/write/resvg.ts";
import { fitted, svgDocument } from "./art.ts";
import { type Pixels, resample } from "./resample.ts";

/** Renders art as a PNG file, clear where nothing is drawn, `longest` pixels along its longer side. */
export async function renderLogo(art: LogoArt, longest: number): Promise<Uint8Array> {
  if (art.kind === "vector") return rendered(art, longest, (image) => image.asPng());
  const { rgba, ...size } = await renderPixels(art, longest);
  return encodePng(unpremultiplied(rgba), size, 6);
}

/** Renders art as pixels, `longest` along its longer side. */
export async function renderPixels(art: LogoArt, longest: number): Promise<Pixels> {
  const take = ({ width, height, pixels }: RenderedImage) => ({ width, height, rgba: pixels });
  if (art.kind === "vector") return rendered(art, longest, take);
  const { width, height } = fitted(art, longest);
  return resample(await rendered(art, Math.max(art.width, art.height), take), width, height);
}

async function rendered<T>(art: LogoArt, longest: number, take: (image: RenderedImage) => T): Promise<T> {
  await loadResvg();
  return renderSvg(svgDocument(art, fitted(art, longest)), take);
}
