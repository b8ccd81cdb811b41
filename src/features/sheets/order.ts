import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import type { Layout } from "./layout.ts";
import { LAYOUTS } from "./layouts.ts";
import { MOST_LABELS, MOST_ON_PAGE, type SheetOptions } from "./model.ts";
import { labelsOf } from "./place.ts";
import type { SheetOrder } from "./scene.ts";

/** A sheet as it was asked for, without what is printed. */
export interface Sheet {
  readonly order: SheetOrder;
  /** Names and templates of its lines of text. */
  readonly texts: readonly string[];
  /** The serial number of the first code. */
  readonly numberFrom: number;
  /** Where the members of the sheet stand in the request: `/` in a body, `?` in a query. */
  readonly at: "/" | "?";
}

/** Labels that touch differ by rounding. In millimetres. */
const ROUNDING = 0.001;

/**
 * Completes the options of a sheet.
 * @throws Fault `invalid_request` with pointers.
 */
export function readSheet(options: SheetOptions, at: Sheet["at"] = "/"): Sheet {
  const { start = 1, copies = 1, text = [], numberFrom = 1, marks = "none", bleedMm = 0 } = options;
  const { standard = "pdf", offset, design } = options;
  const layout = layoutOf(options.layout, at);
  const refuse = (member: string, why: Explanation) =>
    invalidRequest([{ pointer: `${at}${member}`, ...why }]);
  const most = labelsOf(layout);
  if (start > most) throw refuse("start", explain("integer_out_of_range", { minimum: 1, maximum: most }));
  if (standard === "pdf/x-1a" && options.colorSpace === "rgb")
    throw refuse("colorSpace", explain("sheet_rgb"));
  if (design?.headline && text.length === 0) throw refuse("text", explain("sheet_no_headline"));
  const order: SheetOrder = {
    layout: design ? { ...layout, label: { ...layout.label, design } } : layout,
    start,
    copies,
    marks,
    bleedMm,
    colorSpace: standard === "pdf/x-1a" ? "cmyk" : (options.colorSpace ?? "rgb"),
    standard,
    offset: { xMm: offset?.xMm ?? 0, yMm: offset?.yMm ?? 0 },
  };
  return { order, texts: text, numberFrom, at };
}

/** Where a line of text stands in the request. */
export function textPointer({ at }: Pick<Sheet, "at">): (index: number) => string {
  return (index) => (at === "/" ? `/text/${index}` : "?text");
}

/** How many codes a file may have with so many labels at most. */
export function mostCodes({ order }: Sheet, labels = MOST_LABELS): number {
  return Math.floor(labels / order.copies);
}

/**
 * @param codes - counted so far: nobody counts on once there are too many.
 * @throws Fault `invalid_request` when there are more labels than a file may have.
 */
export function checkCount(codes: number, { order, at }: Sheet, limit = MOST_LABELS): void {
  if (codes * order.copies <= limit) return;
  const pointer = order.copies > 1 ? `${at}copies` : "";
  throw invalidRequest([{ pointer, ...explain("sheet_too_many_labels", { limit }) }]);
}

function layoutOf(given: SheetOptions["layout"], at: Sheet["at"]): Layout {
  if (typeof given !== "string") return checked(given);
  const known = LAYOUTS.find(({ id }) => id === given);
  if (known) return known;
  throw invalidRequest([{ pointer: `${at}layout`, ...explain("sheet_layout_unknown") }]);
}

/** Checks that the labels of a layout of one's own lie on its page, and not on each other. */
function checked(layout: Layout): Layout {
  const { page, label, columns, rows, left, top, stepX, stepY } = layout;
  const refuse = (member: string, why: Explanation) =>
    invalidRequest([{ pointer: `/layout${member}`, ...why }]);
  if (labelsOf(layout) > MOST_ON_PAGE)
    throw refuse("", explain("sheet_too_many_on_page", { limit: MOST_ON_PAGE }));
  const above = label.folded ? label.height : 0;
  const height = above + label.height;
  if (columns > 1 && stepX < label.width - ROUNDING)
    throw refuse("/stepX", explain("sheet_overlap", { limit: label.width }));
  if (rows > 1 && stepY < height - ROUNDING)
    throw refuse("/stepY", explain("sheet_overlap", { limit: height }));
  if (left + (columns - 1) * stepX + label.width > page.width + ROUNDING)
    throw refuse("/left", explain("sheet_off_page"));
  const bottom = top + (rows - 1) * stepY + label.height;
  if (bottom > page.height + ROUNDING || top < above - ROUNDING)
    throw refuse("/top", explain("sheet_off_page"));
  const roundest = Math.min(label.width, label.height) / 2;
  if ((label.corner ?? 0) > roundest)
    throw refuse("/label/corner", explain("too_large", { limit: roundest }));
  return layout;
}
