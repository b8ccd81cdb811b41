import type { KnownLayout } from "../layout.ts";
import { A4, centred, LETTER, type Published } from "./sheet.ts";

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

/** Four of A6 fill an A4 page, to be cut. */
const QUARTERS: Pick<Published, "page" | "label" | "count"> = {
  page: A4,
  label: [A4.width / 2, A4.height / 2],
  count: [2, 2],
};

/** Business cards as printers cut them in Europe and in North America. */
const TEN_CARDS: readonly Omit<Published, "count">[] = [
  { id: "card-85x55", name: "Ten cards 85 × 55 mm", page: A4, label: [85, 55] },
  { id: "card-3.5x2", name: "Ten cards 3.5 × 2 in", page: LETTER, label: [88.9, 50.8] },
];

export const ROLL_LABELS = ROLLS.map((roll) => filled(roll, "rolls"));
export const CARDS = TEN_CARDS.map((card) => centred({ ...card, purpose: "cards", count: [2, 5] }));
export const WHOLE_PAGES = [
  ...PAGES.map((page) => filled(page, "pages")),
  centred({ id: "a6-4", name: "Four A6", purpose: "pages", ...QUARTERS }),
];
export const TABLE_TENTS = [
  ...TENTS.map((tent) => filled(tent, "tents")),
  centred({ id: "tent-a6-4", name: "Four table tents A6", purpose: "tents", ...QUARTERS }),
].map(folded);

function filled([id, name, width, height]: Single, purpose: KnownLayout["purpose"]): KnownLayout {
  const page = { width, height };
  const steps = { left: 0, top: 0, stepX: width, stepY: height };
  return { id, name, purpose, page, label: { ...page, corner: 0 }, columns: 1, rows: 1, ...steps };
}

/** The lower half of each label is the label, and the upper half shows it upside down. */
function folded(layout: KnownLayout): KnownLayout {
  const height = layout.label.height / 2;
  const { rows, stepY } = layout;
  const label = { ...layout.label, height, folded: true };
  return { ...layout, label, top: layout.top + height, stepY: rows > 1 ? stepY : height };
}
