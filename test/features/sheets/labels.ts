import { type Drawing, draw } from "../../../src/qr/draw.ts";
import { ARITY, MOVE, type Path } from "../../../src/qr/scene/path.ts";
import type { Style } from "../../../src/qr/style.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { layLabel } from "../../../src/features/sheets/label.ts";
import type { Layout } from "../../../src/features/sheets/layout.ts";
import { LAYOUTS } from "../../../src/features/sheets/layouts.ts";
import { layPage } from "../../../src/features/sheets/page.ts";
import { placesOf } from "../../../src/features/sheets/place.ts";
import type { PlacedLabel, SheetOrder } from "../../../src/features/sheets/scene.ts";
import { writeSheetSvg } from "../../../src/features/sheets/svg.ts";

/** Labels and pages as tests ask for them. */

/** An order of a layout of the catalog. */
export function orderOf(id: string, options: Partial<SheetOrder> = {}): SheetOrder {
  return {
    layout: layoutOf(id),
    start: 1,
    copies: 1,
    marks: "none",
    bleedMm: 0,
    colorSpace: "rgb",
    standard: "pdf",
    offset: { xMm: 0, yMm: 0 },
    ...options,
  };
}

/** A layout of the catalog. */
export function layoutOf(id: string): Layout {
  const known = LAYOUTS.find((layout) => layout.id === id);
  if (!known) throw new Error(`no layout ${id}`);
  return known;
}

/** The drawing of an address that differs by number alone. */
export function drawn(number: number, style: Style = {}): Drawing {
  return draw(addressOf(number), style, null);
}

/** The payload of the drawing of that number. */
export function addressOf(number: number): string {
  return `https://quiet.example/r/a${number}b3c`;
}

/** The label of a number, in its place on its page. */
export function placed(
  order: SheetOrder,
  number: number,
  style: Style = {},
  lines: readonly string[] = [],
): PlacedLabel {
  return {
    label: layLabel(drawn(number, style), lines, order.layout.label),
    places: placesOf(order.layout, number, order.start, order.offset),
  };
}

/** The page of these labels. */
export function svgOf(order: SheetOrder, labels: readonly PlacedLabel[]): string {
  return writeSheetSvg(layPage(order), order, labels);
}

/** The refusal that something ends in. */
export function faultOf(work: () => unknown): Fault {
  try {
    work();
  } catch (fault) {
    if (fault instanceof Fault) return fault;
    throw fault;
  }
  throw new Error("nothing was refused");
}

/** Left, top, right and bottom of an outline with its control points. */
export function boundsOf({ coords }: Pick<Path, "coords">): [number, number, number, number] {
  const xs = coords.filter((_, at) => at % 2 === 0);
  const ys = coords.filter((_, at) => at % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The contours of an outline. */
export function contoursIn({ ops, coords }: Path): { coords: number[] }[] {
  const contours: { coords: number[] }[] = [];
  let next = 0;
  for (const op of ops) {
    if (op === MOVE) contours.push({ coords: [] });
    const arity = ARITY[op] ?? 0;
    contours.at(-1)?.coords.push(...coords.slice(next, next + arity));
    next += arity;
  }
  return contours;
}
