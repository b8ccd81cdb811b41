import type { Landing } from "quietzone-client";
import { ownZone } from "../../../lib/zones.ts";
import { textOfAmount, textOfSeconds } from "./spelling.ts";

/** Drafts of a page's own parts: every member is present, numbers are texts, and items of lists have keys. */

export type PagePart = NonNullable<Landing["parts"]>[number];
export type PartType = PagePart["type"];

/** The types in the order in which they are offered. */
export const PART_TYPES: readonly PartType[] = [
  "menu",
  "hours",
  "gallery",
  "text",
  "location",
  "audio",
  "downloads",
  "apps",
];

/** An item of a list. Its key stays while it is moved. */
export interface Keyed {
  readonly key: number;
}

interface Base<T extends PartType> {
  readonly type: T;
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
}

export interface TextDraft extends Base<"text"> {
  readonly markdown: string;
}

export interface PriceDraft extends Keyed {
  readonly amount: string;
  readonly label: string;
  /** Empty for that of the menu. */
  readonly currency: string;
}

export interface DishDraft extends Keyed {
  readonly name: string;
  readonly text: string;
  readonly prices: readonly PriceDraft[];
  readonly allergens: readonly number[];
  readonly diet: "" | "vegetarian" | "vegan";
  readonly soldOut: boolean;
}

export interface SectionDraft extends Keyed {
  readonly title: string;
  readonly text: string;
  readonly dishes: readonly DishDraft[];
}

export interface MenuDraft extends Base<"menu"> {
  readonly currency: string;
  readonly sections: readonly SectionDraft[];
}

export interface PictureDraft extends Keyed {
  readonly id: string;
  readonly alt: string;
  readonly caption: string;
}

export interface GalleryDraft extends Base<"gallery"> {
  readonly pictures: readonly PictureDraft[];
}

export interface ChapterDraft extends Keyed {
  readonly at: string;
  readonly title: string;
}

export interface AudioDraft extends Base<"audio"> {
  readonly file: string;
  readonly chapters: readonly ChapterDraft[];
  readonly transcript: string;
}

export interface OpeningDraft extends Keyed {
  readonly from: string;
  readonly to: string;
}

export interface ExceptionDraft extends Keyed {
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly hours: readonly OpeningDraft[];
}

export const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Day = (typeof DAYS)[number];

export interface HoursDraft extends Base<"hours"> {
  readonly zone: string;
  readonly weekly: Readonly<Record<Day, readonly OpeningDraft[]>>;
  readonly exceptions: readonly ExceptionDraft[];
  readonly note: string;
}

export interface AppDraft extends Keyed {
  readonly label: string;
  readonly url: string;
}

export interface AppsDraft extends Base<"apps"> {
  readonly appStore: string;
  readonly googlePlay: string;
  readonly others: readonly AppDraft[];
}

export interface LocationDraft extends Base<"location"> {
  readonly address: string;
  readonly latitude: string;
  readonly longitude: string;
}

export interface DownloadDraft extends Keyed {
  readonly id: string;
  readonly label: string;
}

export interface DownloadsDraft extends Base<"downloads"> {
  readonly files: readonly DownloadDraft[];
}

interface Drafts {
  readonly text: TextDraft;
  readonly menu: MenuDraft;
  readonly gallery: GalleryDraft;
  readonly audio: AudioDraft;
  readonly hours: HoursDraft;
  readonly apps: AppsDraft;
  readonly location: LocationDraft;
  readonly downloads: DownloadsDraft;
}
export type PartDraft = Drafts[PartType];

export const EMPTY_DISH: Omit<DishDraft, "key"> = {
  name: "",
  text: "",
  prices: [],
  allergens: [],
  diet: "",
  soldOut: false,
};

const EMPTY_WEEK: HoursDraft["weekly"] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** Makes each type of part, with nothing in it. */
const EMPTY: { readonly [T in PartType]: () => Omit<Drafts[T], "id" | "title"> } = {
  text: () => ({ type: "text", markdown: "" }),
  menu: () => ({
    type: "menu",
    currency: "EUR",
    sections: [{ key: 0, title: "", text: "", dishes: [{ key: 0, ...EMPTY_DISH }] }],
  }),
  gallery: () => ({ type: "gallery", pictures: [] }),
  audio: () => ({ type: "audio", file: "", chapters: [], transcript: "" }),
  hours: () => ({ type: "hours", zone: ownZone(), weekly: EMPTY_WEEK, exceptions: [], note: "" }),
  apps: () => ({ type: "apps", appStore: "", googlePlay: "", others: [] }),
  location: () => ({ type: "location", address: "", latitude: "", longitude: "" }),
  downloads: () => ({ type: "downloads", files: [] }),
};

/** An empty part with an id that no other of its page has. */
export function newPart<T extends PartType>(type: T, parts: readonly PartDraft[]): Drafts[T];
export function newPart(type: PartType, parts: readonly PartDraft[]): object {
  return { ...EMPTY[type](), id: freeId(type, parts), title: "" };
}

/** The id that a part gets: its type, with a number where another has that. */
export function freeId(type: PartType, parts: readonly PartDraft[]): string {
  const taken = new Set(parts.map(({ id }) => id));
  for (let at = 1; ; at++) {
    const id = at === 1 ? type : `${type}-${at}`;
    if (!taken.has(id)) return id;
  }
}

/** Items with keys by their places. */
export function keyed<T, D>(list: readonly T[] | undefined, draft: (item: T) => D): (D & Keyed)[] {
  return (list ?? []).map((item, key) => ({ key, ...draft(item) }));
}

let lastKey = -1;

/** A key that no item of a list has or had: texts in other languages are kept by keys. */
export function freeKey(list: readonly Keyed[]): number {
  lastKey = Math.max(lastKey, ...list.map(({ key }) => key)) + 1;
  return lastKey;
}

/** The draft of a part that exists. */
export function draftOfPart(part: PagePart): PartDraft {
  const base = { id: part.id ?? part.type, title: part.title ?? "" };
  switch (part.type) {
    case "text":
      return { type: part.type, ...base, markdown: part.markdown };
    case "menu":
      return { type: part.type, ...base, ...menuOf(part) };
    case "gallery":
      return {
        type: part.type,
        ...base,
        pictures: keyed(part.pictures, ({ id, alt, caption = "" }) => ({ id, alt, caption })),
      };
    case "audio":
      return {
        type: part.type,
        ...base,
        file: part.file,
        chapters: keyed(part.chapters, ({ at, title }) => ({ at: textOfSeconds(at), title })),
        transcript: part.transcript ?? "",
      };
    case "hours":
      return { type: part.type, ...base, ...hoursOf(part) };
    case "apps":
      return {
        type: part.type,
        ...base,
        appStore: part.appStore ?? "",
        googlePlay: part.googlePlay ?? "",
        others: keyed(part.others, ({ label, url }) => ({ label, url })),
      };
    case "location":
      return {
        type: part.type,
        ...base,
        address: part.address,
        latitude: String(part.latitude ?? ""),
        longitude: String(part.longitude ?? ""),
      };
    case "downloads":
      return {
        type: part.type,
        ...base,
        files: keyed(part.files, ({ id, label = "" }) => ({ id, label })),
      };
  }
}

function menuOf({ currency, sections }: Extract<PagePart, { type: "menu" }>) {
  return {
    currency,
    sections: keyed(sections, ({ title = "", text = "", dishes }) => ({
      title,
      text,
      dishes: keyed(dishes, (dish) => ({
        name: dish.name,
        text: dish.text ?? "",
        prices: keyed(dish.prices, (price) => ({
          amount: textOfAmount(price.amount),
          label: price.label ?? "",
          currency: price.currency ?? "",
        })),
        allergens: dish.allergens ?? [],
        diet: dish.diet ?? ("" as const),
        soldOut: dish.soldOut ?? false,
      })),
    })),
  };
}

function hoursOf({ zone, weekly, exceptions, note = "" }: Extract<PagePart, { type: "hours" }>) {
  const openings = (list: readonly { readonly from: string; readonly to: string }[] | undefined) =>
    keyed(list, ({ from, to }) => ({ from, to }));
  return {
    zone,
    note,
    weekly: {
      mon: openings(weekly.mon),
      tue: openings(weekly.tue),
      wed: openings(weekly.wed),
      thu: openings(weekly.thu),
      fri: openings(weekly.fri),
      sat: openings(weekly.sat),
      sun: openings(weekly.sun),
    },
    exceptions: keyed(exceptions, (exception) => ({
      from: exception.from,
      to: exception.to ?? "",
      note: exception.note ?? "",
      hours: openings(exception.hours),
    })),
  };
}
