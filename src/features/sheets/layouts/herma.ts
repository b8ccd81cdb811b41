import { A4, centred, type Published, type SheetRow } from "./sheet.ts";

/**
 * Sizes and counts as HERMA prints them on the packages. LibreOffice's list of labels ("Herma A4") has the same with margins.
 * All lie on A4. Labels that fill the page are as high as that makes them, not as rounded.
 */
const SHEETS: readonly SheetRow[] = [
  ["4098", 63.5, 29.6, 3, 9, 2.54],
  ["4346", 45.7, 21.2, 4, 12, 2.54],
  ["4360", 70, 36, 3, 8, 0],
  ["4457", 105, 48, 2, 6, 0],
  ["4464", 70, A4.height / 8, 3, 8, 0],
  ["4606", 38.1, 21.2, 5, 13, 0],
  ["4608", 48.3, 25.4, 4, 11, 0],
  ["4625", 105, A4.height / 7, 2, 7, 0],
  ["4667", 96, 50.8, 2, 5, 2.54],
  ["4677", 63.5, 38.1, 3, 7, 2.54],
  ["5063", 105, A4.height / 2, 2, 2, 0],
];

export const HERMA = SHEETS.map(([part, width, height, columns, rows, gap = 0]): Published => ({
  id: `herma-${part}`,
  name: `HERMA ${part}`,
  page: A4,
  label: [width, height],
  count: [columns, rows],
  gap: [gap, 0],
  corner: gap > 0 ? 2 : 0,
})).map(centred);
