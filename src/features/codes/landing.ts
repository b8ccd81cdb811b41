import { type Static, Type } from "@sinclair/typebox";
import { LEAD_FIELDS } from "../leads/constants.ts";
import { LINES, named, oneOf } from "../../kit/shared/schema.ts";
import { line, MAIL, PHONE, WEB, webAddress as address } from "./address-models.ts";
import { FILE_OPENINGS, LANDING_LENGTHS, MOST_LINKS, PART_ID, PART_LIMITS } from "./constants.ts";
import { LANDING_ORDERS } from "./traits.ts";
import { LANGUAGE_TAG, Translations } from "./language-models.ts";
import { Parts } from "./part-models.ts";
import { Notice, Offer, Stop } from "./template-models.ts";

const closed = { additionalProperties: false } as const;

export const Color = Type.String({
  pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",
  description: "#rgb or #rrggbb",
});

/** The links at the foot of a page. */
export const LEGAL_LINKS = {
  imprintUrl: Type.Optional(address("a whole http or https address", WEB)),
  privacyUrl: Type.Optional(address("a whole http or https address", WEB)),
  accessibilityUrl: Type.Optional(address("a whole http or https address", WEB)),
};

/** Templates of landing pages, as the catalog lists them. */
export const LANDING_TEMPLATES = [
  { id: "action", kind: "landing", name: "Action", description: "A headline, a text and one button" },
  { id: "profile", kind: "landing", name: "Profile", description: "A contact, to be saved with one tap" },
  { id: "links", kind: "landing", name: "Links", description: "A list of links" },
  { id: "offer", kind: "landing", name: "Offer", description: "Something to be had, put large" },
  { id: "event", kind: "landing", name: "Event", description: "When and where, with a calendar file" },
  { id: "lead", kind: "landing", name: "Lead", description: "A form for those who want to be contacted" },
  { id: "menu", kind: "landing", name: "Menu", description: "Dishes and prices of a place" },
  { id: "guide", kind: "landing", name: "Guide", description: "A stop of a tour, with the way to the next" },
  {
    id: "notice",
    kind: "landing",
    name: "Notice",
    description: "Where something holds, and from when until when",
  },
] as const;

/** The content of a hosted page. */
export const Landing = Type.Object(
  {
    template: oneOf(
      LANDING_TEMPLATES.map(({ id }) => id),
      { description: "Kind of page; GET /app/api/types lists them" },
    ),
    headline: line(LANDING_LENGTHS.headline, "Headline of the page"),
    text: Type.Optional(
      Type.String({ maxLength: LANDING_LENGTHS.text, pattern: LINES, description: "Text of the page" }),
    ),
    cta: Type.Optional(
      Type.Object(
        { label: line(LANDING_LENGTHS.button, "Text of the button") },
        { ...closed, description: "The button, which leads to the code's destination" },
      ),
    ),
    lead: Type.Optional(
      Type.Object(
        {
          ask: Type.Array(oneOf(LEAD_FIELDS), {
            minItems: 1,
            maxItems: 5,
            uniqueItems: true,
            description: "Fields of the form",
          }),
          required: Type.Optional(
            Type.Array(oneOf(LEAD_FIELDS), {
              maxItems: 5,
              uniqueItems: true,
              description: "Those of ask without which a lead is not taken",
            }),
          ),
          submitLabel: Type.Optional(line(LANDING_LENGTHS.button, "Text of the form's button")),
          consentText: Type.String({
            minLength: 1,
            maxLength: LANDING_LENGTHS.consent,
            pattern: LINES,
            description: "Text beside the box that people tick to agree",
          }),
          thanks: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: LANDING_LENGTHS.thanks,
              pattern: LINES,
              description: "What the page says once a lead was sent",
            }),
          ),
        },
        {
          ...closed,
          description:
            "The form for those who want to be contacted; template lead has one for email and message without this",
        },
      ),
    ),
    cover: Type.Optional(
      Type.Object(
        { id: line(64, "Id of the picture") },
        { ...closed, description: "A picture from POST /app/api/images" },
      ),
    ),
    file: Type.Optional(
      Type.Object(
        {
          id: line(64, "Id of the file"),
          open: Type.Optional(
            oneOf(FILE_OPENINGS, {
              description:
                "`button`, the default, or `direct`: scans and the page lead straight to the file, and nobody sees the page",
            }),
          ),
          label: Type.Optional(line(LANDING_LENGTHS.file, "Text of the button")),
        },
        { ...closed, description: "A file from POST /app/api/files" },
      ),
    ),
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: line(LANDING_LENGTHS.link, "Text of the link"),
            url: address("a whole http, https, mailto or tel address", WEB, MAIL, PHONE),
          },
          closed,
        ),
        { maxItems: MOST_LINKS, description: "Links of the page, from the top" },
      ),
    ),
    theme: Type.Optional(
      Type.Object(
        { accent: Type.Optional(Color), background: Type.Optional(Color) },
        { ...closed, description: "Colours of the page" },
      ),
    ),
    logo: Type.Optional(
      Type.Object(
        { id: line(128, "Id of a logo of the catalog") },
        { ...closed, description: "Logo of the page" },
      ),
    ),
    order: Type.Optional(
      Type.Array(
        Type.String({
          pattern: `^(?:${LANDING_ORDERS.action.join("|")}|parts\\.${PART_ID})$`,
          description: `one of ${LANDING_ORDERS.action.join(", ")}, or parts. and the id of a part`,
        }),
        {
          maxItems: LANDING_ORDERS.action.length + PART_LIMITS.parts,
          uniqueItems: true,
          description:
            "Parts of the page from the top; others follow in the template's order, and parts that are not named where it has parts",
        },
      ),
    ),
    parts: Type.Optional(Parts),
    stop: Type.Optional(Stop),
    notice: Type.Optional(Notice),
    offer: Type.Optional(Offer),
    recognition: Type.Optional(
      Type.Boolean({
        description: "false folds the question about recognition into a link at the foot; true by default",
      }),
    ),
    language: Type.Optional(
      Type.String({ pattern: `^${LANGUAGE_TAG}$`, description: "a language tag such as de or pt-BR" }),
    ),
    languages: Type.Optional(Translations),
    legal: Type.Optional(
      Type.Object(LEGAL_LINKS, {
        ...closed,
        description: "Links at the foot of the page: imprint, privacy notice and accessibility statement",
      }),
    ),
  },
  { ...closed, description: "Content of the code's hosted page", ...named("Landing") },
);
export type Landing = Static<typeof Landing>;
