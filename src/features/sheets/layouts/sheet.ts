import type { KnownLayout } from "../layout.ts";

/** A size in millimetres. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export const A4: Size = { width: 210, height: 297 };
export const LETTER: Size = { width: 215.9, height: 279.4 };

/** A sheet as a line of a table. `gap` is between columns; without it they touch, or all sheets of the table have the same. */
export type SheetRow = readonly [
  part: string,
  width: number,
  height: number,
  columns: number,
  rows: number,
  gap?: number,
];

/** A sheet as its maker publishes it: the size of a label, how many there are, and the gaps between them. */
export interface Published {
  readonly id: string;
  readonly name: string;
  /** Labels, where nothing else is said. */
  readonly purpose?: KnownLayout["purpose"];
  readonly page: Size;
  /** Width and height. */
  readonly label: readonly [number, number];
  /** Columns and rows. */
  readonly count: readonly [number, number];
  /** Between columns and between rows. */
  readonly gap?: readonly [number, number];
  readonly corner?: number;
}

/**
 * The layout of a published sheet. Makers publish sizes and counts, and cut labels in the middle of the page: so the margins
 * are what is left of it.
 */
export function centred(published: Published): KnownLayout {
  const { id, name, purpose = "labels", page, label, count, gap = [0, 0], corner = 0 } = published;
  const [width, height] = label;
  const [columns, rows] = count;
  const stepX = width + gap[0];
  const stepY = height + gap[1];
  return {
    id,
    name,
    purpose,
    page: { ...page },
    label: { width: rounded(width), height: rounded(height), corner },
    columns,
    rows,
    left: rounded((page.width - (columns - 1) * stepX - width) / 2),
    top: rounded((page.height - (rows - 1) * stepY - height) / 2),
    stepX: rounded(stepX),
    stepY: rounded(stepY),
  };
}

/** Down to a ten-thousandth of a millimetre, because inches and sevenths have endless digits: no sum is larger than the page. */
function rounded(millimetres: number): number {
  return Math.floor(millimetres * 10_000 + 1e-6) / 10_000;
}
