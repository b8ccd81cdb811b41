import { spellColor } from "../color.ts";
import type { Design, Ink } from "../design.ts";
import type { Paint } from "../style.ts";

/** A merge patch (RFC 7396) of a style. */
export interface StylePatch {
  ecc?: Design["ecc"];
  margin?: number;
  size?: number;
  foreground?: Paint;
  background?: Paint;
  modules?: { scale: number };
  eyeFrame?: { shape?: Design["eyeFrame"]["shape"]; color?: string };
  eyeBall?: { color?: string };
  logo?: { size?: number; padding?: number } | null;
}

/**
 * The patch that turns a style whose design is `before` into one whose design is `after`. Every value is given, so that
 * it overrides a template's. A gradient is given whole, so that it overrides a plain colour. A frame's default colours
 * follow on their own.
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
  if (after.eyeFrame.shape !== before.eyeFrame.shape) patch.eyeFrame = { shape: after.eyeFrame.shape };
  for (const part of ["eyeFrame", "eyeBall"] as const) {
    const { color } = after[part];
    if (color !== before[part].color && color !== null)
      patch[part] = { ...patch[part], color: spellColor(color) };
  }
  const logo = logoPatch(before.logo, after.logo);
  if (logo !== undefined) patch.logo = logo;
  return patch;
}

function paintOf(ink: Ink): Paint {
  if (ink.kind === "solid") return spellColor(ink.color);
  const stops = ink.stops.map(({ offset, color }) => ({ offset, color: spellColor(color) }));
  return ink.kind === "linear"
    ? { gradient: "linear", angle: ink.angle, stops }
    : { gradient: "radial", stops };
}

function logoPatch(before: Design["logo"], after: Design["logo"]): StylePatch["logo"] {
  if (before === null) return undefined;
  if (after === null) return null;
  const patch: NonNullable<StylePatch["logo"]> = {};
  if (after.size !== before.size) patch.size = after.size;
  if (after.padding !== before.padding) patch.padding = after.padding;
  return Object.keys(patch).length === 0 ? undefined : patch;
}
