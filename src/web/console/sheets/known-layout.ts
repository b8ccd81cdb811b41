import type { SheetLayouts } from "quietzone-client";
import { number } from "../../lib/format.ts";

/** A layout of the catalog. */
export type KnownLayout = SheetLayouts["layouts"][number];

/** A size in words. */
export function millimetres({ width, height }: KnownLayout["page"]): string {
  const [across, down] = [width, height].map((length) => number(length, { maximumFractionDigits: 1 }));
  return `${across} × ${down} mm`;
}
