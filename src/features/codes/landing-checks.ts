import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { zoneNamed } from "../../kit/shared/zone.ts";
import { PART_LIMITS } from "./constants.ts";
import type { Landing } from "./landing.ts";
import { orderName, partId } from "./traits.ts";
import type { Part, PartOf } from "./part-models.ts";

/** Characters of all parts of a page as JSON: a page of this length is still sent and read at once. */
const LONGEST_PARTS = 100_000;

/** Characters of all texts in Markdown of a page: they are read wherever its links are looked at. */
const LONGEST_TEXTS = 20_000;

/**
 * Nine quotes or lists in one another, begun on one line. A reader of Markdown takes time by the square of
 * such a depth.
 */
const DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){9}/m;

/** The flaws of a page that its schema can't tell, as details of a refusal. */
export function landingFlaws(landing: Landing): FaultDetail[] {
  const parts = landing.parts ?? [];
  return [
    ...unaskedFields(landing),
    ...unseenForm(landing),
    ...takenIds(parts),
    ...unknownNames(landing),
    ...(lengthOfTexts(parts) > LONGEST_TEXTS
      ? [{ pointer: "/landing/parts", ...explain("texts_too_long", { limit: LONGEST_TEXTS }) }]
      : []),
    ...(JSON.stringify(parts).length > LONGEST_PARTS
      ? [{ pointer: "/landing/parts", ...explain("parts_too_long", { limit: LONGEST_PARTS }) }]
      : []),
    ...(currenciesOf(parts).size > PART_LIMITS.currencies
      ? [
          {
            pointer: "/landing/parts",
            ...explain("too_many_currencies", { limit: PART_LIMITS.currencies }),
          },
        ]
      : []),
    ...parts.flatMap((part, at) => partFlaws(part, `/landing/parts/${at}`)),
  ];
}

/** The fields that a lead form requires without asking for them: nobody could fill them in. */
function unaskedFields({ lead }: Landing): FaultDetail[] {
  return (lead?.required ?? []).flatMap((field, index) =>
    lead?.ask.includes(field)
      ? []
      : [{ pointer: `/landing/lead/required/${index}`, ...explain("lead_field_unasked") }],
  );
}

/** The flaw of a page that nobody sees although it has a form. */
function unseenForm({ file, lead, template }: Landing): FaultDetail[] {
  const hasForm = lead !== undefined || template === "lead";
  return file?.open === "direct" && hasForm
    ? [{ pointer: "/landing/file/open", ...explain("file_direct_form") }]
    : [];
}

function lengthOfTexts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + (part.type === "text" ? part.markdown.length : 0), 0);
}

/** The currencies of a page. To begin to format prices in one takes a third of a millisecond. */
function currenciesOf(parts: readonly Part[]): ReadonlySet<string> {
  const menus = parts.filter((part) => part.type === "menu");
  const dishes = menus.flatMap(({ sections }) => sections.flatMap((section) => section.dishes));
  const prices = dishes.flatMap((dish) => (dish.prices ?? []).flatMap(({ currency }) => currency ?? []));
  return new Set([...menus.map(({ currency }) => currency), ...prices]);
}

/** Parts that can't be told apart. */
function takenIds(parts: readonly Part[]): FaultDetail[] {
  const taken = new Set<string>();
  return parts.flatMap((part, at) => {
    const id = partId(part);
    if (taken.has(id)) return [{ pointer: `/landing/parts/${at}/id`, ...explain("part_id_taken") }];
    taken.add(id);
    return [];
  });
}

/** Names of the order that no part has. */
function unknownNames({ order = [], parts = [] }: Landing): FaultDetail[] {
  const names = new Set(parts.map(orderName));
  return order.flatMap((name, at) =>
    name.startsWith("parts.") && !names.has(name)
      ? [{ pointer: `/landing/order/${at}`, ...explain("part_unknown") }]
      : [],
  );
}

function partFlaws(part: Part, at: string): FaultDetail[] {
  switch (part.type) {
    case "text":
      return DEEP.test(part.markdown) ? [{ pointer: `${at}/markdown`, ...explain("too_deep") }] : [];
    case "menu":
      return menuFlaws(part, at);
    case "audio":
      return (part.chapters ?? []).flatMap((chapter, index, all) =>
        index > 0 && chapter.at <= (all[index - 1]?.at ?? 0)
          ? [{ pointer: `${at}/chapters/${index}/at`, ...explain("chapter_not_later") }]
          : [],
      );
    case "hours":
      return hoursFlaws(part, at);
    case "apps":
      return part.appStore || part.googlePlay || part.others?.length
        ? []
        : [{ pointer: at, ...explain("apps_missing") }];
    case "location":
      return (part.latitude === undefined) === (part.longitude === undefined)
        ? []
        : [{ pointer: at, ...explain("coordinates_incomplete") }];
    default:
      return [];
  }
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function menuFlaws({ currency, sections }: PartOf<"menu">, at: string): FaultDetail[] {
  const unknown = (code: string | undefined, pointer: string) =>
    code === undefined || CURRENCIES.has(code) ? [] : [{ pointer, ...explain("currency_unknown") }];
  const dishes = sections.reduce((sum, section) => sum + section.dishes.length, 0);
  return [
    ...unknown(currency, `${at}/currency`),
    ...sections.flatMap((section, s) =>
      section.dishes.flatMap((dish, d) =>
        (dish.prices ?? []).flatMap((price, p) =>
          unknown(price.currency, `${at}/sections/${s}/dishes/${d}/prices/${p}/currency`),
        ),
      ),
    ),
    ...(dishes > PART_LIMITS.dishesInAll
      ? [{ pointer: `${at}/sections`, ...explain("too_many_dishes", { limit: PART_LIMITS.dishesInAll }) }]
      : []),
  ];
}

function hoursFlaws({ zone, exceptions = [] }: PartOf<"hours">, at: string): FaultDetail[] {
  return [
    ...(zoneNamed(zone) !== null ? [] : [{ pointer: `${at}/zone`, ...explain("zone_unknown") }]),
    ...exceptions.flatMap(({ from, to }, index) => {
      const place = `${at}/exceptions/${index}`;
      if (!isDay(from)) return [{ pointer: `${place}/from`, ...explain("not_a_day") }];
      if (to === undefined) return [];
      if (!isDay(to)) return [{ pointer: `${place}/to`, ...explain("not_a_day") }];
      return to < from ? [{ pointer: `${place}/to`, ...explain("day_before_from") }] : [];
    }),
  ];
}

/** Whether a text such as `2026-02-29` is a day of the calendar. */
function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
