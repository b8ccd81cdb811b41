import { type Static, type TObject, Type } from "@sinclair/typebox";
import { LINE, LINES, named, oneOf } from "../../kit/shared/schema.ts";
import { APP_STORE, GOOGLE_PLAY, line, WEB, webAddress } from "./address-models.ts";
import { PART_LIMITS as MOST, PART_ID } from "./constants.ts";

/** The parts that a page has besides those of its template. */

const closed = { additionalProperties: false } as const;

const id = Type.String({
  pattern: `^${PART_ID}$`,
  description: "Name of the part on its page, its type by default",
});

function part<const T extends string, P extends Parameters<typeof Type.Object>[0]>(
  type: T,
  component: string,
  properties: P,
): TObject<P & { type: ReturnType<typeof Type.Literal<T>>; id: typeof OptionalId; title: typeof Title }> {
  return Type.Object(
    {
      type: Type.Literal(type, { description: "Kind of part" }),
      id: OptionalId,
      title: Title,
      ...properties,
    },
    { ...closed, ...named(component) },
  );
}

const OptionalId = Type.Optional(id);
const Title = Type.Optional(line(MOST.title, "Heading of the part"));

function lines(maxLength: number, description: string) {
  return Type.String({ minLength: 1, maxLength, pattern: LINES, description });
}

export const TextPart = part("text", "TextPart", {
  markdown: lines(
    MOST.markdown,
    "Text with headings, lists, emphasis, quotes and links in Markdown; HTML and pictures are shown as text",
  ),
});

const currency = Type.String({ pattern: "^[A-Z]{3}$", description: "a currency of ISO 4217, such as EUR" });

const Price = Type.Object(
  {
    amount: Type.Number({
      minimum: 0,
      maximum: MOST.amount,
      description: "In the unit of the currency: 4.5",
    }),
    label: Type.Optional(line(MOST.priceLabel, "Size or kind: 0.3 l")),
    currency: Type.Optional(currency),
  },
  closed,
);

const Dish = Type.Object(
  {
    name: line(MOST.name, "Name of the dish"),
    text: Type.Optional(lines(MOST.dishText, "About the dish")),
    prices: Type.Optional(Type.Array(Price, { maxItems: MOST.prices, description: "Its prices" })),
    allergens: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 14 }), {
        maxItems: 14,
        uniqueItems: true,
        description: "Numbers 1 to 14 of Regulation (EU) 1169/2011, Annex II: 1 gluten to 14 molluscs",
      }),
    ),
    diet: Type.Optional(oneOf(["vegetarian", "vegan"], { description: "Sign beside the dish" })),
    soldOut: Type.Optional(Type.Boolean({ description: "Whether it is sold out today" })),
  },
  { ...closed, ...named("Dish") },
);

export const MenuPart = part("menu", "MenuPart", {
  currency,
  sections: Type.Array(
    Type.Object(
      {
        title: Type.Optional(line(MOST.name, "Heading of the section")),
        text: Type.Optional(lines(MOST.dishText, "About the section")),
        dishes: Type.Array(Dish, { maxItems: MOST.dishes, description: "Its dishes from the top" }),
      },
      { ...closed, ...named("MenuSection") },
    ),
    {
      minItems: 1,
      maxItems: MOST.sections,
      description: `Sections from the top; ${MOST.dishesInAll} dishes in all`,
    },
  ),
});

export const GalleryPart = part("gallery", "GalleryPart", {
  pictures: Type.Array(
    Type.Object(
      {
        id: line(64, "Id of a picture from POST /app/api/images"),
        alt: Type.String({
          maxLength: MOST.alt,
          pattern: LINE,
          description: "The picture in words, for people who don't see it; empty for decoration",
        }),
        caption: Type.Optional(lines(MOST.caption, "Text below the picture")),
      },
      closed,
    ),
    { minItems: 1, maxItems: MOST.pictures, description: "Pictures in their order" },
  ),
});

export const AudioPart = part("audio", "AudioPart", {
  file: line(64, "Id of an audio file from POST /app/api/files"),
  chapters: Type.Optional(
    Type.Array(
      Type.Object(
        {
          at: Type.Number({ minimum: 0, maximum: MOST.seconds, description: "Its start in seconds" }),
          title: line(MOST.name, "Name of the chapter"),
        },
        closed,
      ),
      { maxItems: MOST.chapters, description: "Chapters, each later than the one before" },
    ),
  ),
  transcript: Type.Optional(lines(MOST.transcript, "The words that are heard")),
});

const Opening = Type.Object(
  {
    from: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "a time of day such as 09:00" }),
    to: Type.String({
      pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$",
      description: "a time of day such as 18:00; not later than from, it is one of the next day",
    }),
  },
  closed,
);
const Openings = Type.Array(Opening, { maxItems: MOST.openings, description: "Times; none where closed" });
const day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "a day such as 2026-12-24" });

export const HoursPart = part("hours", "HoursPart", {
  zone: line(64, "Time zone of the place, of the IANA database: Europe/Berlin"),
  weekly: Type.Object(
    {
      mon: Type.Optional(Openings),
      tue: Type.Optional(Openings),
      wed: Type.Optional(Openings),
      thu: Type.Optional(Openings),
      fri: Type.Optional(Openings),
      sat: Type.Optional(Openings),
      sun: Type.Optional(Openings),
    },
    { ...closed, description: "Times of each weekday; a day that is left out is closed" },
  ),
  exceptions: Type.Optional(
    Type.Array(
      Type.Object(
        {
          from: day,
          to: Type.Optional(day),
          hours: Openings,
          note: Type.Optional(line(MOST.name, "Reason, such as a holiday's name")),
        },
        closed,
      ),
      { maxItems: MOST.exceptions, description: "Days with other times; the last that names a day holds" },
    ),
  ),
  note: Type.Optional(lines(MOST.dishText, "Text below the times")),
});

export const AppsPart = part("apps", "AppsPart", {
  appStore: Type.Optional(webAddress("an address of https://apps.apple.com/", APP_STORE)),
  googlePlay: Type.Optional(webAddress("an address of https://play.google.com/", GOOGLE_PLAY)),
  others: Type.Optional(
    Type.Array(
      Type.Object(
        {
          label: line(MOST.label, "Name of the shop"),
          url: webAddress("a whole http or https address", WEB),
        },
        closed,
      ),
      { maxItems: MOST.apps, description: "Other places to get the app" },
    ),
  ),
});

export const LocationPart = part("location", "LocationPart", {
  address: lines(MOST.address, "Postal address, on several lines"),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: "Degrees; with longitude" })),
  longitude: Type.Optional(
    Type.Number({ minimum: -180, maximum: 180, description: "Degrees; with latitude" }),
  ),
});

export const DownloadsPart = part("downloads", "DownloadsPart", {
  files: Type.Array(
    Type.Object(
      {
        id: line(64, "Id of a file from POST /app/api/files"),
        label: Type.Optional(line(MOST.label, "Text of the link, the file's title by default")),
      },
      closed,
    ),
    { minItems: 1, maxItems: MOST.files, description: "Files in their order" },
  ),
});

export const Part = Type.Union(
  [TextPart, MenuPart, GalleryPart, AudioPart, HoursPart, AppsPart, LocationPart, DownloadsPart],
  { description: "A part of a page, by its type", ...named("PagePart") },
);
export type Part = Static<typeof Part>;
/** A part of one type. */
export type PartOf<T extends Part["type"]> = Extract<Part, { type: T }>;

export const Parts = Type.Array(Part, {
  maxItems: MOST.parts,
  description: "More parts of the page: texts, menus, pictures, recordings, hours, apps, places and files",
});
