import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";

/** The parts of a page, as codes take them: `landing.parts` and the order that names them. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Café Fluss");

const CODES = "/app/api/codes";
const make = (landing: object) =>
  tenant.call("POST", CODES, {
    target: "https://cafe.example/",
    landing: { template: "action", headline: "Café", ...landing },
  });
const text = (more: object = {}) => ({ type: "text", markdown: "Welcome", ...more });
const menu = (more: object = {}) => ({
  type: "menu",
  currency: "EUR",
  sections: [{ dishes: [{ name: "Soup", prices: [{ amount: 6.5 }] }] }],
  ...more,
});
const dishes = (...list: object[]) => menu({ sections: [{ dishes: list }] });
const hours = (more: object = {}) => ({ type: "hours", zone: "Europe/Berlin", weekly: {}, ...more });
const exception = (from: string, to?: string) =>
  hours({ exceptions: [{ from, ...(to === undefined ? {} : { to }), hours: [] }] });
const audio = (...at: number[]) => ({
  type: "audio",
  file: "file_1",
  chapters: at.map((second) => ({ at: second, title: "Chapter" })),
});
const price = (currency: string) => ({ name: "Soup", prices: [{ amount: 1, currency }] });

test.each<[why: string, landing: object, pointer: string, reason: string]>([
  ["an id that is taken", { parts: [text(), text()] }, "/landing/parts/1/id", "part_id_taken"],
  [
    "the type of a part as the id of another",
    { parts: [text({ id: "menu" }), menu()] },
    "/landing/parts/1/id",
    "part_id_taken",
  ],
  ["an id of another form", { parts: [text({ id: "Über uns" })] }, "/landing/parts/0/id", "wrong_form"],
  [
    "a name that no part has",
    { parts: [text()], order: ["headline", "parts.news"] },
    "/landing/order/1",
    "part_unknown",
  ],
  ["a name of another form", { order: ["headline", "parts."] }, "/landing/order/1", "wrong_form"],
  [
    "a part that comes twice in the order",
    { parts: [text()], order: ["parts.text", "parts.text"] },
    "/landing/order",
    "repeated_entry",
  ],
  [
    "nine quotes in one another",
    { parts: [text({ markdown: `${"> ".repeat(9)}deep` })] },
    "/landing/parts/0/markdown",
    "too_deep",
  ],
  [
    "nine lists on one line",
    { parts: [text({ markdown: `so\n${"- ".repeat(9)}deep` })] },
    "/landing/parts/0/markdown",
    "too_deep",
  ],
  [
    "a text that is too long",
    { parts: [text({ markdown: "x".repeat(10_001) })] },
    "/landing/parts/0/markdown",
    "too_long",
  ],
  ["an empty text", { parts: [text({ markdown: "" })] }, "/landing/parts/0/markdown", "empty"],
  [
    "texts that are too long together",
    { parts: ["a", "b", "c"].map((id) => text({ id, markdown: "x".repeat(7_000) })) },
    "/landing/parts",
    "texts_too_long",
  ],
  [
    "parts that are too long together",
    {
      parts: [
        dishes(...Array.from({ length: 100 }, () => ({ name: "x".repeat(120), text: "y".repeat(500) }))),
        menu({
          id: "b",
          sections: [
            { dishes: Array.from({ length: 100 }, () => ({ name: "x".repeat(120), text: "y".repeat(500) })) },
          ],
        }),
      ],
    },
    "/landing/parts",
    "parts_too_long",
  ],
  [
    "31 parts",
    { parts: Array.from({ length: 31 }, (_, n) => text({ id: `t${n}` })) },
    "/landing/parts",
    "too_many_entries",
  ],
  [
    "a currency that there is not",
    { parts: [menu({ currency: "XYZ" })] },
    "/landing/parts/0/currency",
    "currency_unknown",
  ],
  [
    "a currency in small letters",
    { parts: [menu({ currency: "eur" })] },
    "/landing/parts/0/currency",
    "wrong_form",
  ],
  [
    "a price in one that there is not",
    { parts: [text(), dishes(price("USD"), price("XYZ"))] },
    "/landing/parts/1/sections/0/dishes/1/prices/0/currency",
    "currency_unknown",
  ],
  [
    "prices in seven currencies",
    { parts: [dishes(...["USD", "GBP", "CHF", "JPY", "SEK", "NOK"].map(price))] },
    "/landing/parts",
    "too_many_currencies",
  ],
  [
    "a price below nothing",
    { parts: [dishes({ name: "Soup", prices: [{ amount: -1 }] })] },
    "/landing/parts/0/sections/0/dishes/0/prices/0/amount",
    "too_small",
  ],
  [
    "an allergen that is none of the 14",
    { parts: [dishes({ name: "Soup", allergens: [15] })] },
    "/landing/parts/0/sections/0/dishes/0/allergens/0",
    "too_large",
  ],
  [
    "an allergen that comes twice",
    { parts: [dishes({ name: "Soup", allergens: [1, 1] })] },
    "/landing/parts/0/sections/0/dishes/0/allergens",
    "repeated_entry",
  ],
  [
    "another diet",
    { parts: [dishes({ name: "Soup", diet: "raw" })] },
    "/landing/parts/0/sections/0/dishes/0/diet",
    "not_one_of",
  ],
  [
    "a member that no dish has",
    { parts: [dishes({ name: "Soup", price: 4 })] },
    "/landing/parts/0/sections/0/dishes/0/price",
    "unknown_field",
  ],
  [
    "301 dishes",
    {
      parts: [
        menu({
          sections: [100, 100, 100, 1].map((length) => ({
            dishes: Array.from({ length }, () => ({ name: "x" })),
          })),
        }),
      ],
    },
    "/landing/parts/0/sections",
    "too_many_dishes",
  ],
  [
    "a menu without sections",
    { parts: [menu({ sections: [] })] },
    "/landing/parts/0/sections",
    "too_few_entries",
  ],
  [
    "a zone that there is not",
    { parts: [hours({ zone: "Europe/Bonn" })] },
    "/landing/parts/0/zone",
    "zone_unknown",
  ],
  [
    "a time that there is not",
    { parts: [hours({ weekly: { mon: [{ from: "24:00", to: "10:00" }] } })] },
    "/landing/parts/0/weekly/mon/0/from",
    "wrong_form",
  ],
  [
    "a weekday of another name",
    { parts: [hours({ weekly: { monday: [] } })] },
    "/landing/parts/0/weekly/monday",
    "unknown_field",
  ],
  [
    "five times a day",
    {
      parts: [hours({ weekly: { mon: Array.from({ length: 5 }, () => ({ from: "09:00", to: "10:00" })) } })],
    },
    "/landing/parts/0/weekly/mon",
    "too_many_entries",
  ],
  [
    "a day that there is not",
    { parts: [exception("2026-02-29")] },
    "/landing/parts/0/exceptions/0/from",
    "not_a_day",
  ],
  [
    "a last day that there is not",
    { parts: [exception("2026-02-01", "2026-13-01")] },
    "/landing/parts/0/exceptions/0/to",
    "not_a_day",
  ],
  [
    "a last day before the first",
    { parts: [exception("2026-02-03", "2026-02-01")] },
    "/landing/parts/0/exceptions/0/to",
    "day_before_from",
  ],
  [
    "chapters that are not in order",
    { parts: [audio(0, 90, 90)] },
    "/landing/parts/0/chapters/2/at",
    "chapter_not_later",
  ],
  ["no place to get an app", { parts: [{ type: "apps", others: [] }] }, "/landing/parts/0", "apps_missing"],
  [
    "a shop's address of another host",
    { parts: [{ type: "apps", appStore: "https://evil.example/app" }] },
    "/landing/parts/0/appStore",
    "wrong_form",
  ],
  [
    "an address that runs something",
    { parts: [{ type: "apps", others: [{ label: "x", url: "javascript:alert(1)" }] }] },
    "/landing/parts/0/others/0/url",
    "wrong_form",
  ],
  [
    "half of a place",
    { parts: [{ type: "location", address: "Am Ufer 1", latitude: 52.5 }] },
    "/landing/parts/0",
    "coordinates_incomplete",
  ],
  [
    "a place off the globe",
    { parts: [{ type: "location", address: "Am Ufer 1", latitude: 91, longitude: 0 }] },
    "/landing/parts/0/latitude",
    "too_large",
  ],
])("%s is refused, for a new code and for an edit", async (_, landing, pointer, reason) => {
  const { id } = await tenant.makeCode();
  const change = { landing: { template: "action", headline: "Café", ...landing } };
  for (const answer of [await make(landing), await tenant.call("PATCH", `${CODES}/${id}`, change)]) {
    const { errors } = await expectProblem(answer, 400, "invalid_request");
    expect(errors?.map((error) => ({ pointer: error.pointer, reason: error.reason }))).toEqual([
      { pointer, reason },
    ]);
  }
  expect((await readJson<CodeJson>(await tenant.call("GET", `${CODES}/${id}`)))["landing"]).toBeNull();
});

test("an unknown type is told which types there are", async () => {
  const { errors } = await expectProblem(await make({ parts: [{ type: "video" }] }), 400, "invalid_request");
  expect(errors?.[0]?.pointer).toStartWith("/landing/parts/0");
  for (const type of ["text", "menu", "gallery", "audio", "hours", "apps", "location", "downloads"])
    expect(errors?.[0]?.detail).toContain(type);
});

test("what is wrong in a part is told for the type that was meant", async () => {
  const answer = await make({ parts: [text(), { ...menu(), sections: [{ dishes: [{}] }] }] });
  const { errors } = await expectProblem(answer, 400, "invalid_request");
  expect(errors?.map((error) => error.pointer)).toEqual(["/landing/parts/1/sections/0/dishes/0/name"]);
});

test("lengths count characters, and eight levels are not too deep", async () => {
  const parts = [
    text({ markdown: `${"> ".repeat(8)}deep` }),
    text({ id: "long", markdown: "😀".repeat(9_000) }),
    hours({ weekly: { fri: [{ from: "22:00", to: "03:00" }], sat: [{ from: "10:00", to: "24:00" }] } }),
    dishes({ name: "😀".repeat(120) }),
  ];
  const answer = await make({ parts, order: ["parts.hours", "parts"] });
  expect(answer.status).toBe(200);
  const made = await readJson<CodeJson>(answer);
  expect(made["landing"]).toEqual({
    template: "action",
    headline: "Café",
    parts,
    order: ["parts.hours", "parts"],
  });
});

test("an edit replaces a page as a whole, and the history tells its parts before and after", async () => {
  const { id } = await readJson<CodeJson>(await make({ parts: [text()] }));
  const landing = { template: "menu", headline: "Café", parts: [menu(), hours()] };
  const edited = await readJson<CodeJson>(await tenant.call("PATCH", `${CODES}/${id}`, { landing }));
  expect(edited["landing"]).toEqual(landing);
  const history = await readJson<{ changes: { changed: string[]; before: object | null; after: object }[] }>(
    await tenant.call("GET", `${CODES}/${id}/history`),
  );
  expect(history.changes[0]).toMatchObject({
    changed: ["landing"],
    before: { landing: { parts: [text()] } },
    after: { landing: { parts: [menu(), hours()] } },
  });
  const restored = await tenant.call("POST", `${CODES}/${id}/restore`, { revision: 1 });
  expect((await readJson<{ landing: object }>(restored)).landing).toMatchObject({ parts: [text()] });
});
