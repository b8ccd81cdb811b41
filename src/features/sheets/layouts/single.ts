import type { KnownLayout } from "../layout.ts";
import { A4, LETTER } from "./sheet.ts";

/** A page that is one label: width and height in millimetres. */
type Single = readonly [id: string, name: string, width: number, height: number];

/** Labels of rolls: sizes as Brother prints them in its service manuals of QL printers, and DYMO on its packages (gLabels has the same). */
const ROLLS: readonly Single[] = [
  ["brother-dk-11221", "Brother DK-11221", 23, 23],
  ["brother-dk-11209", "Brother DK-11209", 62, 29],
  ["brother-dk-11202", "Brother DK-11202", 62, 100],
  ["dymo-99010", "DYMO 99010", 89, 28],
  ["dymo-99012", "DYMO 99012", 89, 36],
  ["dymo-11354", "DYMO 11354", 57, 32],
  ["roll-2x1", "Roll 2 × 1 in", 50.8, 25.4],
  ["roll-4x6", "Roll 4 × 6 in", 101.6, 152.4],
];

/** One code a page: ISO 216, and US Letter (ANSI A). */
const PAGES: readonly Single[] = [
  ["a6", "A6", 105, 148],
  ["a5", "A5", 148, 210],
  ["a4", "A4", A4.width, A4.height],
  ["a3", "A3", 297, 420],
  ["letter", "Letter", LETTER.width, LETTER.height],
];

/** Table tents: a page that is folded in the middle. */
const TENTS: readonly Single[] = [
  ["tent-a6", "Table tent A6", 105, 148],
  ["tent-a5", "Table tent A5", 148, 210],
  ["tent-a4", "Table tent A4", A4.width, A4.height],
];

export const ROLL_LABELS = ROLLS.map(filled);
export const WHOLE_PAGES = PAGES.map(filled);
export const TABLE_TENTS = TENTS.map(folded);

function filled([id, name, width, height]: Single): KnownLayout {
  const page = { width, height };
  const steps = { left: 0, top: 0, stepX: width, stepY: height };
  return { id, name, page, label: { ...page, corner: 0 }, columns: 1, rows: 1, ...steps };
}

/** The lower half is the label, and the upper half shows it upside down. */
function folded(single: Single): KnownLayout {
  const layout = filled(single);
  const height = layout.page.height / 2;
  return { ...layout, label: { ...layout.label, height, folded: true }, top: height, stepY: height };
}
