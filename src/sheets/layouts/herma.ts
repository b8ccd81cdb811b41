import { A4, centred, type Published } from "./sheet.ts";

/** Sizes and counts as HERMA prints them on the packages and publishes them (herma.com). All lie on A4. */
const SHEETS: readonly (readonly [
  part: string,
  width: number,
  height: number,
  columns: number,
  rows: number,
  gap: number,
])[] = [
  ["4457", 105, 48, 2, 6, 0],
  ["4464", 70, 37, 3, 8, 0],
  ["4098", 63.5, 29.6, 3, 9, 2.5],
  ["4200", 48.3, 25.4, 4, 11, 0],
  ["4677", 63.5, 38.1, 3, 7, 2.5],
  ["10809", 105, 148, 2, 2, 0],
];

export const HERMA = SHEETS.map(([part, width, height, columns, rows, gap]): Published => ({
  id: `herma-${part}`,
  name: `HERMA ${part}`,
  page: A4,
  label: [width, height],
  count: [columns, rows],
  gap: [gap, 0],
  corner: gap > 0 ? 2 : 0,
})).map(centred);
