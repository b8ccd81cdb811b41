import type { JsonObject } from "../../../lib/json.ts";
import { jsonObjectOf } from "../../../lib/json.ts";
import { DAYS, type ExceptionDraft, type OpeningDraft, type PartDraft } from "./draft.ts";
import type { AppDraft, ChapterDraft, DishDraft, PriceDraft, SectionDraft } from "./draft.ts";
import { amountOf, numberOf, secondsOf } from "./spelling.ts";

/** A page's own parts as the API takes them. Empty rows of lists are not sent. */

/** The members that are filled in; texts without blanks around them. */
function given(members: Readonly<Record<string, unknown>>): JsonObject {
  const filled = Object.entries(members)
    .map(([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const)
    .filter(([, value]) => value !== "" && value !== false && !(Array.isArray(value) && value.length === 0));
  return jsonObjectOf(Object.fromEntries(filled));
}

function isBlank(sent: JsonObject): boolean {
  return Object.values(sent).every((value) => Array.isArray(value) && value.length === 0);
}

/** Whether a row is sent. */
export function isFilled(sent: JsonObject): boolean {
  return !isBlank(sent);
}

/** The items of a list that are sent. */
function filled<T>(list: readonly T[], sent: (item: T) => JsonObject): JsonObject[] {
  return list.map(sent).filter((each) => !isBlank(each));
}

/** The place among those that are sent of the item at a place of a list; -1 where it is not sent. */
export function placeOf<T>(list: readonly T[], at: number, sent: (item: T) => JsonObject): number {
  const places = filled(list.slice(0, at + 1), sent).length;
  return places === filled(list.slice(0, at), sent).length ? -1 : places - 1;
}

export function sentPrice({ amount, label, currency }: PriceDraft): JsonObject {
  const price = given({ amount: amount.trim() === "" ? "" : amountOf(amount), label, currency });
  // A currency alone is no price.
  return amount.trim() === "" && label.trim() === "" ? {} : price;
}

export function sentDish({ name, text, prices, allergens, diet, soldOut }: DishDraft): JsonObject {
  return given({ name, text, prices: filled(prices, sentPrice), allergens, diet, soldOut });
}

export function sentSection({ title, text, dishes }: SectionDraft): JsonObject {
  return { ...given({ title, text }), dishes: filled(dishes, sentDish) };
}

export function sentChapter({ at, title }: ChapterDraft): JsonObject {
  return given({ at: at.trim() === "" ? "" : secondsOf(at), title });
}

export function sentApp({ label, url }: AppDraft): JsonObject {
  return given({ label, url });
}

function sentOpening({ from, to }: OpeningDraft): JsonObject {
  return { from, to };
}

function sentException({ from, to, note, hours }: ExceptionDraft): JsonObject {
  return { from, ...given({ to, note }), hours: hours.map(sentOpening) };
}

/** A part as the API takes it. */
export function sentPart(part: PartDraft): JsonObject {
  const { type, id, title } = part;
  return { ...given({ type, id: id === type ? "" : id, title }), ...contentOf(part) };
}

function contentOf(part: PartDraft): JsonObject {
  switch (part.type) {
    case "text":
      return given({ markdown: part.markdown });
    case "menu":
      return { ...given({ currency: part.currency }), sections: filled(part.sections, sentSection) };
    case "gallery":
      return {
        pictures: part.pictures.map(({ id, alt, caption }) => ({
          id,
          alt: alt.trim(),
          ...given({ caption }),
        })),
      };
    case "audio":
      return given({
        file: part.file,
        chapters: filled(part.chapters, sentChapter),
        transcript: part.transcript,
      });
    case "hours":
      return {
        ...given({ zone: part.zone, exceptions: part.exceptions.map(sentException), note: part.note }),
        weekly: given(Object.fromEntries(DAYS.map((day) => [day, part.weekly[day].map(sentOpening)]))),
      };
    case "apps":
      return given({
        appStore: part.appStore,
        googlePlay: part.googlePlay,
        others: filled(part.others, sentApp),
      });
    case "location":
      return given({
        address: part.address,
        latitude: part.latitude.trim() === "" ? "" : numberOf(part.latitude),
        longitude: part.longitude.trim() === "" ? "" : numberOf(part.longitude),
      });
    case "downloads":
      return { files: part.files.map(({ id, label }) => ({ id, ...given({ label }) })) };
  }
}

/** Whether a part has what its type can't do without. */
export function hasContent(part: PartDraft): boolean {
  switch (part.type) {
    case "text":
      return part.markdown.trim() !== "";
    case "menu":
      return filled(part.sections, sentSection).length > 0;
    case "gallery":
      return part.pictures.length > 0;
    case "audio":
      return part.file !== "";
    case "hours":
      return true;
    case "apps":
      return !isBlank(contentOf(part));
    case "location":
      return part.address.trim() !== "";
    case "downloads":
      return part.files.length > 0;
  }
}

/** Stands for a text that is not typed yet. */
const LATER = "…";
/** Stands for an address that is not typed yet (RFC 2606). */
const SOMEWHERE = "https://example.com/";

/**
 * The same for the preview. A part that has nothing yet is a text that says so, and a row that is begun has
 * placeholders: the places of all others stay as they are.
 */
export function lookOfPart(part: PartDraft, nothing: string): JsonObject {
  const sent = sentPart(part);
  if (!hasContent(part)) {
    const { id, type, title } = part;
    return { type: "text", id, ...given({ title }), markdown: type === "text" ? LATER : nothing };
  }
  const named = (name: string) => (row: JsonObject) => ({ [name]: LATER, ...row });
  if (part.type === "menu")
    return {
      ...sent,
      sections: filled(part.sections, (section) => ({
        ...sentSection(section),
        dishes: filled(section.dishes, sentDish).map((dish) => ({
          ...named("name")(dish),
          // A price without its amount yet.
          ...given({ prices: pricesOf(dish["prices"]) }),
        })),
      })),
    };
  if (part.type === "audio")
    return { ...sent, ...given({ chapters: filled(part.chapters, sentChapter).map(named("title")) }) };
  if (part.type === "apps")
    return {
      ...sent,
      ...given({
        others: filled(part.others, sentApp).map((app) => ({ label: LATER, url: SOMEWHERE, ...app })),
      }),
    };
  return sent;
}

function pricesOf(prices: JsonObject[string] | undefined): unknown {
  return Array.isArray(prices) ? prices.map((price: JsonObject) => ({ amount: 0, ...price })) : [];
}
