import type { Rgb } from "../scene/scene.ts";
import { blackAlone } from "./black-alone.ts";
import { spellDecimal } from "./spelling.ts";

/** How PDF and EPS name colours: as they are on screen, or as four process inks. */
export type ColorSpace = "rgb" | "cmyk";

/** Their names in PDF and PostScript. */
export const DEVICE_SPACES = { rgb: "DeviceRGB", cmyk: "DeviceCMYK" } as const;

/**
 * The shares, 0 to 1, of each primary in a colour.
 *
 * sRGB becomes CMYK with all grey taken into black: K = 1 − max(R, G, B), and the rest is divided by 1 − K. So black is
 * pure K and so is every grey, and every dark colour that the eye can't tell from one (`blackAlone`). White is no ink at
 * all, and no more than three inks ever lie on each other. It is device CMYK without a profile: the press decides how it
 * looks.
 */
export function primaries(given: Rgb, space: ColorSpace): number[] {
  const color = space === "rgb" ? given : blackAlone(given);
  const r = color >> 16;
  const g = (color >> 8) & 255;
  const b = color & 255;
  if (space === "rgb") return [r / 255, g / 255, b / 255];
  const most = Math.max(r, g, b);
  if (most === 0) return [0, 0, 0, 1];
  return [1 - r / most, 1 - g / most, 1 - b / most, 1 - most / 255];
}

/** The operator that sets the fill colour (PDF 1.7, 8.6.8): `0 0 0 1 k`. */
export function spellFillColor(color: Rgb, space: ColorSpace): string {
  const shares = primaries(color, space).map((share) => spellDecimal(share, 4));
  return `${shares.join(" ")} ${space === "rgb" ? "rg" : "k"}`;
}

/**
 * The colours of RGBA pixels as 8-bit samples, three or four a pixel; alpha is left out. They are converted as `primaries`
 * does, but for near-blacks: a picture has millions of pixels, and its soft edges hide inks that are out of place.
 */
export function colorSamples(rgba: Uint8Array, space: ColorSpace): Uint8Array<ArrayBuffer> {
  const samples = new Uint8Array((rgba.length / 4) * (space === "rgb" ? 3 : 4));
  let next = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const r = rgba[i] ?? 0;
    const g = rgba[i + 1] ?? 0;
    const b = rgba[i + 2] ?? 0;
    if (space === "rgb") {
      samples[next++] = r;
      samples[next++] = g;
      samples[next++] = b;
      continue;
    }
    const most = Math.max(r, g, b);
    const scale = most === 0 ? 0 : 255 / most;
    samples[next++] = Math.round((most - r) * scale);
    samples[next++] = Math.round((most - g) * scale);
    samples[next++] = Math.round((most - b) * scale);
    samples[next++] = 255 - most;
  }
  return samples;
}

/** The alpha of RGBA pixels. */
export function alphaSamples(rgba: Uint8Array): Uint8Array {
  const samples = new Uint8Array(rgba.length / 4);
  for (let pixel = 0; pixel < samples.length; pixel++) samples[pixel] = rgba[pixel * 4 + 3] ?? 0;
  return samples;
}
