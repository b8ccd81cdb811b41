import type { SheetInput, SheetLayouts } from "quietzone-client";
import { LONGEST, MOST_IN_LINE, SHORTEST } from "../../../features/sheets/constants.ts";
import { isObject } from "../../lib/json.ts";
import { shaped } from "../../lib/shape.ts";
import { read, write } from "../../lib/storage.ts";
import { randomKey } from "../random.ts";

/** Layouts of one's own: they are kept on the device, for each workspace, and sent whole. */

type KnownLayout = SheetLayouts["layouts"][number];

const PREFIX = "own-";

export function isOwn({ id }: Pick<KnownLayout, "id">): boolean {
  return id.startsWith(PREFIX);
}

/** A layout as a request has it: by its id, or in full. */
export function sent(layout: KnownLayout): SheetInput["layout"] {
  if (!isOwn(layout)) return layout.id;
  const { id: _, name: __, purpose: ___, ...shape } = layout;
  return shape;
}

/** A new layout like another one. */
export function ownLike(layout: KnownLayout, name: string): KnownLayout {
  return { ...layout, id: `${PREFIX}${randomKey()}`, name };
}

const nameOf = (tenantId: string) => `layouts.${tenantId}`;

const hasNumbers = shaped<Omit<KnownLayout, "page" | "label" | "purpose">>({
  id: "string",
  name: "string",
  columns: "number",
  rows: "number",
  left: "number",
  top: "number",
  stepX: "number",
  stepY: "number",
});
const isSize = shaped<KnownLayout["page"]>({ width: "number", height: "number" });

function isLayout(value: unknown): value is KnownLayout {
  return isObject(value) && isSize(value["page"]) && isSize(value["label"]) && hasNumbers(value);
}

/** The layouts that the device keeps for a workspace. */
export function readOwn(tenantId: string): readonly KnownLayout[] {
  try {
    const kept: unknown = JSON.parse(read("device", nameOf(tenantId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isLayout) : [];
  } catch {
    return [];
  }
}

export function writeOwn(tenantId: string, layouts: readonly KnownLayout[]): void {
  write("device", nameOf(tenantId), layouts.length === 0 ? null : JSON.stringify(layouts));
}

/** A length or a number of a layout in its form. */
interface Measure {
  readonly name: MeasureName;
  readonly minimum: number;
  readonly maximum: number;
  readonly isWhole?: true;
  readonly of: (layout: KnownLayout) => number;
  readonly put: (layout: KnownLayout, value: number) => KnownLayout;
}

export type MeasureName =
  | "pageWidth"
  | "pageHeight"
  | "labelWidth"
  | "labelHeight"
  | "columns"
  | "rows"
  | "left"
  | "top"
  | "stepX"
  | "stepY"
  | "corner";

const SIZE = { minimum: SHORTEST, maximum: LONGEST };
const LENGTH = { minimum: 0, maximum: LONGEST };
const COUNT = { minimum: 1, maximum: MOST_IN_LINE, isWhole: true } as const;

/** A member of the layout itself. */
function plain(
  name: "columns" | "rows" | "left" | "top" | "stepX" | "stepY",
  range: Omit<Measure, "name" | "of" | "put">,
): Measure {
  return {
    name,
    ...range,
    of: (layout) => layout[name],
    put: (layout, value) => ({ ...layout, [name]: value }),
  };
}

/** All of them, in the order of the form. */
export const MEASURES: readonly Measure[] = [
  {
    ...{ name: "pageWidth", ...SIZE, of: ({ page }) => page.width },
    put: (layout, width) => ({ ...layout, page: { ...layout.page, width } }),
  },
  {
    ...{ name: "pageHeight", ...SIZE, of: ({ page }) => page.height },
    put: (layout, height) => ({ ...layout, page: { ...layout.page, height } }),
  },
  {
    ...{ name: "labelWidth", ...SIZE, of: ({ label }) => label.width },
    put: (layout, width) => ({ ...layout, label: { ...layout.label, width } }),
  },
  {
    ...{ name: "labelHeight", ...SIZE, of: ({ label }) => label.height },
    put: (layout, height) => ({ ...layout, label: { ...layout.label, height } }),
  },
  plain("columns", COUNT),
  plain("rows", COUNT),
  plain("left", LENGTH),
  plain("top", LENGTH),
  plain("stepX", LENGTH),
  plain("stepY", LENGTH),
  {
    ...{ name: "corner", ...LENGTH, of: ({ label }) => label.corner ?? 0 },
    put: (layout, corner) => ({ ...layout, label: { ...layout.label, corner } }),
  },
];
