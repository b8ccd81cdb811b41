import { A4, centred, LETTER, type Published, type SheetRow } from "./sheet.ts";

/*
 * Sizes and counts as Avery prints them on the packages. LibreOffice's list of labels ("Avery A4", "Avery Zweckform", "Avery
 * Letter Size") has the same from Avery, with margins: a test holds every label of every sheet against it.
 */

/** Labels with round corners on A4: columns are a tenth of an inch apart, rows touch. */
const ROUNDED: readonly SheetRow[] = [
  ["L6009", 45.7, 21.2, 4, 12],
  ["L7160", 63.5, 38.1, 3, 7],
  ["L7161", 63.5, 46.6, 3, 6],
  ["L7162", 99.1, 33.9, 2, 8],
  ["L7163", 99.1, 38.1, 2, 7],
  ["L7164", 63.5, 72, 3, 4],
  ["L7165", 99.1, 67.7, 2, 4],
  ["L7166", 99.1, 93.1, 2, 3],
  ["L7168", 199.6, 143.5, 1, 2],
  ["L7169", 99.1, 139, 2, 2],
  ["L7173", 99.1, 57, 2, 5],
  ["L7651", 38.1, 21.2, 5, 13],
  ["L7654", 45.7, 25.4, 4, 10],
];

/** Avery Zweckform: labels with square corners that touch. Those that fill the page are as high as that makes them, not as rounded. */
const TOUCHING: readonly SheetRow[] = [
  ["3422", 70, 35, 3, 8],
  ["3424", 105, 48, 2, 6],
  ["3425", 105, 57, 2, 5],
  ["3427", 105, A4.height / 4, 2, 4],
  ["3474", 70, A4.height / 8, 3, 8],
  ["3475", 70, 36, 3, 8],
  ["3483", 105, A4.height / 2, 2, 2],
  ["3651", 52.5, A4.height / 10, 4, 10],
  ["3652", 70, A4.height / 7, 3, 7],
  ["3659", 97, 42.3, 2, 6],
  ["3664", 70, 33.8, 3, 8],
];

/** On US Letter, in inches, with the gap between columns. */
const INCHES: readonly SheetRow[] = [
  ["5160", 2.625, 1, 3, 10, 0.125],
  ["5161", 4, 1, 2, 10, 0.1875],
  ["5162", 4, 4 / 3, 2, 7, 0.1875],
  ["5163", 4, 2, 2, 5, 0.1875],
  ["5164", 4, 10 / 3, 2, 3, 0.1875],
  ["5167", 1.75, 0.5, 4, 20, 0.3125],
];

const INCH = 25.4;

const published: readonly Published[] = [
  ...ROUNDED.map(([part, width, height, columns, rows]): Published => ({
    id: `avery-${part.toLowerCase()}`,
    name: `Avery ${part}`,
    page: A4,
    label: [width, height],
    count: [columns, rows],
    gap: [INCH / 10, 0],
    corner: 2,
  })),
  ...TOUCHING.map(([part, width, height, columns, rows]): Published => ({
    id: `avery-${part}`,
    name: `Avery Zweckform ${part}`,
    page: A4,
    label: [width, height],
    count: [columns, rows],
  })),
  ...INCHES.map(([part, width, height, columns, rows, gap = 0]): Published => ({
    id: `avery-${part}`,
    name: `Avery ${part}`,
    page: LETTER,
    label: [width * INCH, height * INCH],
    count: [columns, rows],
    gap: [gap * INCH, 0],
    corner: 1.6,
  })),
];

export const AVERY = published.map(centred);
