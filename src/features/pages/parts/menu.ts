import type { LanguageTag } from "../../../kit/languages/tags.ts";
import { listFormat, priceFormat } from "../../../kit/languages/formats.ts";
import type { PartTexts } from "../../../kit/languages/parts-model.ts";
import { markup, type Markup, type Piece } from "../../../kit/shared/markup.ts";
import type { PartOf } from "../../codes/part-models.ts";
import type { RenderContext } from "../render-context.ts";
import { partSection } from "./section.ts";

type Menu = PartOf<"menu">;
type Section = Menu["sections"][number];
type Dish = Section["dishes"][number];
type Price = NonNullable<Dish["prices"]>[number];

/** Dishes with their prices, and a line that says what the numbers of allergens stand for. */
export function menuPart(part: Menu, { language, partTexts: { menu: texts } }: RenderContext): Markup {
  const drawn = part.sections.map((section) => [
    heading(section, part),
    section.text !== undefined && markup`<p class="text" dir="auto">${section.text}</p>`,
    section.dishes.length > 0 &&
      markup`<ul dir="auto">${section.dishes.map((dish) => dishItem(dish, part.currency, language, texts))}</ul>`,
  ]);
  return partSection(part, [drawn, legend(part, language, texts)], { label: texts.heading });
}

/** A heading of the level below that of the part, which may have none. */
function heading({ title = "" }: Section, part: Menu): Piece {
  if (title.trim() === "") return null;
  return part.title?.trim() ? markup`<h3 dir="auto">${title}</h3>` : markup`<h2 dir="auto">${title}</h2>`;
}

function dishItem(dish: Dish, currency: string, language: LanguageTag, texts: PartTexts["menu"]): Markup {
  const { name, text, prices = [], diet, soldOut } = dish;
  const called = soldOut ? markup`<s>${name}</s>` : name;
  const line = [
    markup`<b>${called}</b>`,
    allergens(dish, texts),
    diet !== undefined && markup` <em>${texts[diet]}</em>`,
    soldOut === true && markup` <strong>${texts.soldOut}</strong>`,
  ];
  const cost = prices.map((price) => priced(price, currency, language, prices.length > 1));
  return markup`
    <li>
      <div>${line}</div>
      ${cost.length > 0 && markup`<div class="cost">${cost}</div>`}
      ${text !== undefined && markup`<p>${text}</p>`}
    </li>`;
}

/** @param isOneOfSome - whether it has a line of its own. */
function priced(
  { amount, label, currency }: Price,
  ofMenu: string,
  language: LanguageTag,
  isOneOfSome: boolean,
): Piece {
  const price = priceFormat(language, currency ?? ofMenu).format(amount);
  if (label === undefined) return isOneOfSome ? markup`<div>${price}</div>` : price;
  return markup`<div><small>${label}</small> ${price}</div>`;
}

/** Numbers to see, and their words for those who hear the page. */
function allergens({ allergens: numbers = [] }: Dish, texts: PartTexts["menu"]): Piece {
  if (numbers.length === 0) return null;
  const named = numbers
    .toSorted((one, other) => one - other)
    .map((number, n) => markup`${n > 0 && " "}${number}<i> ${nameOf(number, texts)}</i>`);
  return markup`<sup>${named}</sup>`;
}

/** The words of the numbers that this menu has: `1 gluten, 7 milk`. */
function legend({ sections }: Menu, language: LanguageTag, texts: PartTexts["menu"]): Piece {
  const numbers = new Set(
    sections.flatMap(({ dishes }) => dishes.flatMap(({ allergens = [] }) => allergens)),
  );
  if (numbers.size === 0) return null;
  const words = [...numbers]
    .sort((one, other) => one - other)
    .map((number) => `${number}\u00a0${nameOf(number, texts)}`);
  return markup`<p class="key">${texts.legend}: ${listFormat(language).format(words)}</p>`;
}

function nameOf(number: number, { allergenNames }: PartTexts["menu"]): string {
  return allergenNames[number - 1] ?? "";
}
