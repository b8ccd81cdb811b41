import type { Design, Ink } from "../design.ts";
import type { Rgb } from "../scene/scene.ts";
import type { Paint } from "../style.ts";

/** A merge patch (RFC 7396) of a style. */
export interface StylePatch {
  ecc?: Design["ecc"];
  margin?: number;
  size?: number;
  foreground?: Paint;
  background?: Paint;
  modules?: { scale: number };
  eyeFrame?: { color: string };
  eyeBall?: { color: string };
  logo?: { size?: number; padding?: number } | null;
}

/**
 * What makes a style that resolves to `before` resolve to `after`. Every value is spelled out, so that it holds over a
 * template's, and a gradient is whole, so that it holds over a plain colour. A frame's default colours follow by themselves.
 */
export function patchOf(before: Design, after: Design): StylePatch {
  const patch: StylePatch = {};
  if (after.ecc !== before.ecc) patch.ecc = after.ecc;
  if (after.margin !== before.margin) patch.margin = after.margin;
  if (after.size !== before.size) patch.size = after.size;
  if (after.foreground !== before.foreground) patch.foreground = paintOf(after.foreground);
  if (after.background !== before.background && after.background)
    patch.background = paintOf(after.background);
  if (after.modules.scale !== before.modules.scale) patch.modules = { scale: after.modules.scale };
  for (const part of ["eyeFrame", "eyeBall"] as const) {
    const { color } = after[part];
    if (color !== before[part].color && color !== null) patch[part] = { color: spelled(color) };
  }
  if (after.logo !== before.logo) patch.logo = logoPatch(before.logo, after.logo);
  return patch;
}

function paintOf(ink: Ink): Paint {
  if (ink.kind === "solid") return spelled(ink.color);
  const stops = ink.stops.map(({ offset, color }) => ({ offset, color: spelled(color) }));
  return ink.kind === "linear"
    ? { gradient: "linear", angle: ink.angle, stops }
    : { gradient: "radial", stops };
}

function logoPatch(before: Design["logo"], after: Design["logo"]): NonNullable<StylePatch["logo"]> | null {
  if (after === null) return null;
  return {
    ...(after.size !== before?.size && { size: after.size }),
    ...(after.padding !== before?.padding && { padding: after.padding }),
  };
}

function spelled(color: Rgb): string {
  return `#${color.toString(16).padStart(6, "0")}`;
}
