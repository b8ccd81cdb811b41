import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { checkOf, LINE, LINES, named, orNull } from "../../kit/shared/schema.ts";
import { line } from "./address-models.ts";
import { LANDING_LENGTHS, MOST_LANGUAGES, MOST_LINKS, PART_ID, PART_LIMITS as MOST } from "./constants.ts";
import type { Part } from "./part-models.ts";

/** The texts of a page in another language: those of its members that are texts, and nothing else. */

const closed = { additionalProperties: false } as const;
/** Of a member that is an object of texts. */
const texts = { ...closed, description: "Its texts in this language" } as const;

/** Of a text whose member says what it is: that of the page in its own language. */
const description = "The same in this language";

function lines(maxLength: number) {
  return Type.Optional(Type.String({ minLength: 1, maxLength, pattern: LINES, description }));
}

function words(maxLength: number) {
  return Type.Optional(Type.String({ minLength: 1, maxLength, pattern: LINE, description }));
}

/** The texts of the entries of a list, by their place; `null` for one that has none. */
function each<T extends TSchema>(entry: T, maxItems: number) {
  return Type.Optional(Type.Array(orNull(entry), { maxItems, description: "By place; null for none" }));
}

const title = words(MOST.title);
const label = words(MOST.label);
const file = Type.Optional(line(64, "Id of a file in this language"));

/** The texts of a part, by its type. */
const PART_TEXTS = {
  text: Type.Object({ title, markdown: lines(MOST.markdown) }, closed),
  menu: Type.Object(
    {
      title,
      sections: each(
        Type.Object(
          {
            title: words(MOST.name),
            text: lines(MOST.dishText),
            dishes: each(
              Type.Object(
                {
                  name: words(MOST.name),
                  text: lines(MOST.dishText),
                  prices: each(Type.Object({ label: words(MOST.priceLabel) }, closed), MOST.prices),
                },
                closed,
              ),
              MOST.dishes,
            ),
          },
          closed,
        ),
        MOST.sections,
      ),
    },
    closed,
  ),
  gallery: Type.Object(
    {
      title,
      pictures: each(
        Type.Object({ alt: words(MOST.alt), caption: lines(MOST.caption) }, closed),
        MOST.pictures,
      ),
    },
    closed,
  ),
  audio: Type.Object(
    {
      title,
      file,
      chapters: each(Type.Object({ title: words(MOST.name) }, closed), MOST.chapters),
      transcript: lines(MOST.transcript),
    },
    closed,
  ),
  hours: Type.Object(
    {
      title,
      exceptions: each(Type.Object({ note: words(MOST.name) }, closed), MOST.exceptions),
      note: lines(MOST.dishText),
    },
    closed,
  ),
  apps: Type.Object({ title, others: each(Type.Object({ label }, closed), MOST.apps) }, closed),
  location: Type.Object({ title, address: lines(MOST.address) }, closed),
  downloads: Type.Object(
    { title, files: each(Type.Object({ id: file, label }, closed), MOST.files) },
    closed,
  ),
} as const satisfies Record<Part["type"], TSchema>;

/** The checks of the texts of a part, by its type. */
export const PART_TEXT_CHECKS = {
  text: checkOf(PART_TEXTS.text),
  menu: checkOf(PART_TEXTS.menu),
  gallery: checkOf(PART_TEXTS.gallery),
  audio: checkOf(PART_TEXTS.audio),
  hours: checkOf(PART_TEXTS.hours),
  apps: checkOf(PART_TEXTS.apps),
  location: checkOf(PART_TEXTS.location),
  downloads: checkOf(PART_TEXTS.downloads),
} as const;

/** A language of a page: a tag as BCP 47 has them. */
export const LANGUAGE_TAG = "[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8}){0,3}";

/** The texts of a page in one more language. A text that is missing is shown in the page's own language. */
export const Translation = Type.Object(
  {
    headline: words(LANDING_LENGTHS.headline),
    text: lines(LANDING_LENGTHS.text),
    cta: Type.Optional(Type.Object({ label: words(LANDING_LENGTHS.button) }, texts)),
    lead: Type.Optional(
      Type.Object(
        {
          submitLabel: words(LANDING_LENGTHS.button),
          consentText: lines(LANDING_LENGTHS.consent),
          thanks: lines(LANDING_LENGTHS.thanks),
        },
        texts,
      ),
    ),
    stop: Type.Optional(
      Type.Object(
        {
          tour: words(LANDING_LENGTHS.tour),
          next: Type.Optional(Type.Object({ title: words(LANDING_LENGTHS.tour) }, texts)),
        },
        texts,
      ),
    ),
    notice: Type.Optional(Type.Object({ where: words(LANDING_LENGTHS.where) }, texts)),
    links: each(Type.Object({ label: words(LANDING_LENGTHS.link) }, closed), MOST_LINKS),
    parts: Type.Optional(
      Type.Record(Type.String({ pattern: `^${PART_ID}$` }), Type.Union(Object.values(PART_TEXTS)), {
        additionalProperties: false,
        description: "Texts of the page's parts, by their ids",
      }),
    ),
  },
  { ...closed, description: "Texts in this language", ...named("PageTranslation") },
);
export type Translation = Static<typeof Translation>;

export const Translations = Type.Record(Type.String({ pattern: `^${LANGUAGE_TAG}$` }), Translation, {
  additionalProperties: false,
  maxProperties: MOST_LANGUAGES,
  description: "The page in more languages, by their tags; language has to be given, too",
});
