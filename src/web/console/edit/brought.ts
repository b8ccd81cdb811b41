import { BROUGHT, bring } from "../../design/brought.ts";
import type { Design } from "../../design/model.ts";
import { like } from "../../lib/shape.ts";
import { read } from "../../lib/storage.ts";

const isDesign = like<Design>({ type: "", fields: {}, style: {} });

/** The design that was brought from the studio, which is then no longer there. */
export function takeBrought(): Design | null {
  const stored = read("tab", BROUGHT);
  if (stored === null) return null;
  bring(null);
  const design: unknown = JSON.parse(stored);
  return isDesign(design) ? design : null;
}
