import type { Layout } from "./layout.ts";

/** A place for a label. Lengths are in millimetres, from the top left corner of the page. */
export interface Place {
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether the label is upside down: the upper panel of a table tent. */
  readonly isTurned: boolean;
}

/** A printer's misplacement, in millimetres: to the right and downwards. */
export interface Offset {
  readonly xMm: number;
  readonly yMm: number;
}

/** How many labels a page has. */
export function labelsOf({ columns, rows }: Pick<Layout, "columns" | "rows">): number {
  return columns * rows;
}

/**
 * The places of a label: one, or two on a table tent. Labels lie row by row.
 * @param number - of the label, from 0.
 * @param start - the first label of the first page that is used, from 1.
 */
export function placesOf(layout: Layout, number: number, start: number, offset: Offset): Place[] {
  const { columns, label, left, top, stepX, stepY } = layout;
  const slot = number + start - 1;
  const onPage = slot % labelsOf(layout);
  const lower: Place = {
    page: Math.floor(slot / labelsOf(layout)),
    x: left + (onPage % columns) * stepX + offset.xMm,
    y: top + Math.floor(onPage / columns) * stepY + offset.yMm,
    width: label.width,
    height: label.height,
    isTurned: false,
  };
  if (!label.folded) return [lower];
  return [lower, { ...lower, y: lower.y - label.height, isTurned: true }];
}

/** How many pages some labels need. */
export function pagesOf(layout: Layout, labels: number, start: number): number {
  return Math.ceil((labels + start - 1) / labelsOf(layout));
}
