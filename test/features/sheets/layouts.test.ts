import { expect, test } from "bun:test";
import { checkOf } from "../../../src/kit/shared/schema.ts";
import { KnownLayout } from "../../../src/features/sheets/layout.ts";
import { LAYOUTS } from "../../../src/features/sheets/layouts.ts";
import { PUBLISHED, type PublishedSheet } from "./published.ts";
import { labelsOf, pagesOf, placesOf } from "../../../src/features/sheets/place.ts";

/** Layouts of sheets, and the places of labels on them. */

const NONE = { xMm: 0, yMm: 0 };

/** Labels a sheet as the makers print them on the packages. */
const COUNTS: Readonly<Record<string, number>> = {
  "avery-l6009": 48,
  "avery-l7160": 21,
  "avery-l7161": 18,
  "avery-l7162": 16,
  "avery-l7163": 14,
  "avery-l7164": 12,
  "avery-l7165": 8,
  "avery-l7166": 6,
  "avery-l7168": 2,
  "avery-l7169": 4,
  "avery-l7173": 10,
  "avery-l7651": 65,
  "avery-l7654": 40,
  "avery-3422": 24,
  "avery-3424": 12,
  "avery-3425": 10,
  "avery-3427": 8,
  "avery-3474": 24,
  "avery-3475": 24,
  "avery-3483": 4,
  "avery-3651": 40,
  "avery-3652": 21,
  "avery-3659": 12,
  "avery-3664": 24,
  "avery-5160": 30,
  "avery-5161": 20,
  "avery-5162": 14,
  "avery-5163": 10,
  "avery-5164": 6,
  "avery-5167": 80,
  "herma-4098": 27,
  "herma-4346": 48,
  "herma-4360": 24,
  "herma-4457": 12,
  "herma-4464": 24,
  "herma-4606": 65,
  "herma-4608": 44,
  "herma-4625": 14,
  "herma-4667": 10,
  "herma-4677": 21,
  "herma-5063": 4,
  "card-85x55": 10,
  "card-3.5x2": 10,
  "a6-4": 4,
  "tent-a6-4": 4,
};

const SHEETS = LAYOUTS.filter((layout) => labelsOf(layout) > 1);

test("sheets have as many labels as their makers say", () => {
  expect(Object.fromEntries(SHEETS.map((layout) => [layout.id, labelsOf(layout)]))).toEqual({ ...COUNTS });
});

/** Half a millimetre: lists round labels that fill a page down to whole millimetres, and their margins with them. */
const AGREED = 0.5;

test("every label of every sheet lies where others publish it", () => {
  const ofMakers = SHEETS.filter(({ purpose }) => purpose === "labels");
  expect(PUBLISHED.map(({ id }) => id)).toEqual(ofMakers.map(({ id }) => id));
  const centres = (one: Omit<PublishedSheet, "id">) =>
    Array.from({ length: one.columns * one.rows }, (_, at) => [
      one.left + (at % one.columns) * one.stepX + one.width / 2,
      one.top + Math.floor(at / one.columns) * one.stepY + one.height / 2,
    ]);
  for (const published of PUBLISHED) {
    const layout = SHEETS.find(({ id }) => id === published.id);
    if (!layout) throw new Error(`no layout ${published.id}`);
    const { width, height } = layout.label;
    const ours = centres({ ...layout, width, height });
    const away = centres(published).map(([x = 0, y = 0], at) =>
      Math.hypot(x - (ours[at]?.[0] ?? Infinity), y - (ours[at]?.[1] ?? Infinity)),
    );
    expect([published.id, away.filter((distance) => !(distance < AGREED))]).toEqual([published.id, []]);
    expect([published.id, Math.abs(width - published.width) < 0.2]).toEqual([published.id, true]);
    expect([published.id, Math.abs(height - published.height) <= AGREED]).toEqual([published.id, true]);
  }
});

test.each(LAYOUTS.map((layout) => [layout.id, layout] as const))("%s lies on its page", (_, layout) => {
  expect([...checkOf(KnownLayout).Errors(layout)]).toEqual([]);
  const { page, columns, rows, label, left, top, stepX, stepY } = layout;
  expect(stepX).toBeGreaterThanOrEqual(label.width - 1e-4);
  expect(stepY).toBeGreaterThanOrEqual(label.height - 1e-4);
  expect(2 * left + (columns - 1) * stepX + label.width).toBeCloseTo(page.width, 2);
  const height = (rows - 1) * stepY + label.height;
  expect(label.folded ? top + height : 2 * top + height).toBeCloseTo(page.height, 2);
  expect(left + (columns - 1) * stepX + label.width).toBeLessThanOrEqual(page.width + 1e-9);
  expect(top + height).toBeLessThanOrEqual(page.height + 1e-9);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
});

test("ids are unique, and there are at least sixteen sheets", () => {
  expect(new Set(LAYOUTS.map(({ id }) => id)).size).toBe(LAYOUTS.length);
  expect(SHEETS.length).toBeGreaterThanOrEqual(16);
});

test("labels follow row by row, behind those that are used, and over pages", () => {
  const layout = LAYOUTS.find(({ id }) => id === "avery-l7160");
  if (!layout) throw new Error("no layout");
  const places = Array.from({ length: 21 }, (_, number) => placesOf(layout, number, 20, NONE)).flat();
  expect(places.slice(0, 4).map(({ page, x, y }) => [page, x, y])).toEqual([
    [0, expect.closeTo(73.25, 4), expect.closeTo(243.75, 6)],
    [0, expect.closeTo(139.29, 4), expect.closeTo(243.75, 6)],
    [1, expect.closeTo(7.21, 4), expect.closeTo(15.15, 6)],
    [1, expect.closeTo(73.25, 4), expect.closeTo(15.15, 6)],
  ]);
  expect(pagesOf(layout, 21, 20)).toBe(2);
  expect([pagesOf(layout, 21, 1), pagesOf(layout, 22, 1), pagesOf(layout, 2, 21)]).toEqual([1, 2, 2]);
});

test("a printer's misplacement moves every label, and a tent has each label twice", () => {
  const tent = LAYOUTS.find(({ id }) => id === "tent-a4");
  if (!tent) throw new Error("no layout");
  expect(placesOf(tent, 1, 1, { xMm: -1, yMm: 0.5 })).toEqual([
    { page: 1, x: -1, y: 149, width: 210, height: 148.5, isTurned: false },
    { page: 1, x: -1, y: 0.5, width: 210, height: 148.5, isTurned: true },
  ]);
});
