import { expect, test } from "bun:test";
import fc from "fast-check";
import { PAGES } from "../browser/landings.ts";
import {
  draftOfPart,
  freeId,
  type MenuDraft,
  newPart,
  type PagePart,
  PART_TYPES,
} from "../../src/web/console/landing/parts/draft.ts";
import {
  hasContent,
  lookOfPart,
  placeOf,
  sentDish,
  sentPart,
} from "../../src/web/console/landing/parts/sent.ts";
import {
  amountOf,
  dishesOfLines,
  numberOf,
  secondsOf,
  textOfAmount,
  textOfSeconds,
} from "../../src/web/console/landing/parts/spelling.ts";

/** Numbers and lines as people type them, and drafts of parts as they are sent. */

test.each([
  ["4.5", 4.5],
  ["4,50", 4.5],
  [" 4,50 € ", 4.5],
  ["€4.50", 4.5],
  ["12", 12],
  ["4.", 4],
  ["1.200", 1_200],
  ["1,200.50", 1_200.5],
  ["1.200,50", 1_200.5],
  ["1 200,5", 1_200.5],
  ["1'200.00", 1_200],
  ["0.125", 0.125],
  ["0", 0],
  ["four", "four"],
  ["4,5,6", "4,5,6"],
  ["-3", "-3"],
] as const)("the amount %p is %p", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test("an amount that is shown in a form is read as it was", () => {
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 1e9 }),
    fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 1e9 }).map((mills) => mills / 1_000),
    fc.double({ min: 0, max: 1e9, noNaN: true }).map((amount) => Number(amount.toFixed(6))),
  );
  fc.assert(fc.property(amounts, (amount) => amountOf(textOfAmount(amount)) === amount));
  expect(["4.5", "4", "4.125", "0.125"].map((text) => textOfAmount(Number(text)))).toEqual([
    "4.50",
    "4",
    "4.1250",
    "0.125",
  ]);
});

test("a time of a recording that is shown in a form is read as it was", () => {
  const times = fc.integer({ min: 0, max: 864_000 }).map((tenths) => tenths / 10);
  fc.assert(fc.property(times, (seconds) => secondsOf(textOfSeconds(seconds)) === seconds));
  expect([5, 65, 3_725, 12.5].map(textOfSeconds)).toEqual(["0:05", "1:05", "1:02:05", "0:12.5"]);
  expect(["90", "1:30", "1:2:3", "soon"].map(secondsOf)).toEqual([90, 90, 3_723, "soon"]);
});

test("a coordinate may have a comma", () => {
  expect(["52,5", "-13.4", "−13.4", "north"].map(numberOf)).toEqual([52.5, -13.4, -13.4, "north"]);
});

test.each([
  ["Soup 4,50", "Soup", "4,50"],
  ["Soup of the day ........ 4.50 €", "Soup of the day", "4.50"],
  ["Soup\t€ 4.50", "Soup", "4.50"],
  ["- Bread and butter 2 EUR", "Bread and butter", "2"],
  ["Pad Thai – 12,-", "Pad Thai", "12"],
  ["Menu 3 21.00", "Menu 3", "21.00"],
  ["Fish, fresh", "Fish, fresh", ""],
  ["7", "7", ""],
] as const)("the line %p is a dish", (line, name, amount) => {
  expect(dishesOfLines(line)).toEqual([{ name, amount }]);
});

test("empty lines are no dishes", () => {
  expect(dishesOfLines("Soup 4\r\n\r\n  \nCake 3\n").map(({ name }) => name)).toEqual(["Soup", "Cake"]);
});

const PARTS: readonly PagePart[] = [
  { type: "text", id: "about", title: "About", markdown: "## Us" },
  PAGES.menu.landing.parts[0],
  {
    type: "menu",
    id: "drinks",
    currency: "CHF",
    sections: [
      {
        text: "All day",
        dishes: [
          {
            name: "Tea",
            prices: [
              { amount: 4.125, label: "0.3 l" },
              { amount: 6, currency: "EUR" },
            ],
          },
          { name: "Water", text: "Still" },
        ],
      },
    ],
  },
  {
    type: "gallery",
    pictures: [
      { id: "img_1", alt: "" },
      { id: "img_2", alt: "Hall", caption: "1902" },
    ],
  },
  {
    type: "audio",
    file: "file_1",
    chapters: [
      { at: 0, title: "Start" },
      { at: 61.5, title: "Next" },
    ],
    transcript: "Hi",
  },
  {
    type: "hours",
    zone: "Europe/Berlin",
    weekly: { mon: [{ from: "09:00", to: "24:00" }], sun: [{ from: "20:00", to: "02:00" }] },
    exceptions: [{ from: "2026-12-24", to: "2026-12-26", note: "Christmas", hours: [] }],
    note: "Ring twice.",
  },
  { type: "hours", id: "hours-2", zone: "UTC", weekly: {} },
  {
    type: "apps",
    appStore: "https://apps.apple.com/app/id1",
    others: [{ label: "F-Droid", url: "https://f-droid.org/" }],
  },
  { type: "location", address: "Am Ufer 1", latitude: 52.5, longitude: -13.4 },
  { type: "downloads", files: [{ id: "file_1" }, { id: "file_2", label: "Map" }] },
];

test("a part that is not changed is sent as it was", () => {
  const sent: unknown = PARTS.map(draftOfPart).map(sentPart);
  expect(sent).toEqual(PARTS);
});

test("each type can be begun, with an id of its own, and the preview has something in its place", () => {
  for (const type of PART_TYPES) {
    const first = newPart(type, []);
    const second = newPart(type, [first]);
    expect([first.id, second.id, freeId(type, [second])]).toEqual([type, `${type}-2`, type]);
    expect(hasContent(first)).toBe(type === "hours");
    const look = lookOfPart(second, "nothing yet");
    expect(look["id"]).toBe(`${type}-2`);
    expect(look["type"]).toBe(type === "hours" ? "hours" : "text");
  }
});

test("rows without anything are not sent, and errors find the others", () => {
  const menu: MenuDraft = newPart("menu", []);
  const [section] = menu.sections;
  const [blank] = section?.dishes ?? [];
  if (!section || !blank) throw new Error("A new menu has a dish");
  const named = {
    ...blank,
    key: 1,
    name: " Soup ",
    prices: [{ key: 0, amount: "4,50", label: "", currency: "" }],
  };
  const priced = { ...blank, key: 2, prices: [{ key: 0, amount: "3", label: "", currency: "" }] };
  const dishes = [blank, named, blank, priced];
  const filled: MenuDraft = {
    ...menu,
    sections: [
      { ...section, dishes },
      { ...section, key: 1 },
    ],
  };
  expect(sentPart(filled)).toEqual({
    type: "menu",
    currency: "EUR",
    sections: [{ dishes: [{ name: "Soup", prices: [{ amount: 4.5 }] }, { prices: [{ amount: 3 }] }] }],
  });
  expect(dishes.map((_, at) => placeOf(dishes, at, sentDish))).toEqual([-1, 0, -1, 1]);
  // The preview shows a dish that is begun, at the same place.
  expect(lookOfPart(filled, "")["sections"]).toEqual([
    {
      dishes: [
        { name: "Soup", prices: [{ amount: 4.5 }] },
        { name: "…", prices: [{ amount: 3 }] },
      ],
    },
  ]);
});
