import { type Static, Type } from "@sinclair/typebox";
import { identifierAt } from "../../kit/gs1/gs1.ts";
import { TARGET_LENGTH } from "../../kit/shared/constants.ts";
import { FILLED, named, orNull } from "../../kit/shared/schema.ts";
import { GS1_LIMITS, MOST_GS1_LINKS } from "./constants.ts";

/* The GS1 address of a code, and its links. */

/**
 * Unknown properties are refused: a link with a member that is not understood would be chosen for wrong
 * requests.
 */
const closed = { additionalProperties: false } as const;

const element = {
  ai: Type.String({ pattern: "^[0-9]{2,4}$", description: "an application identifier, such as 01" }),
  value: Type.String({ minLength: 1, maxLength: GS1_LIMITS.value, description: "Its value" }),
};

const Element = Type.Object(element, { ...closed, description: "A qualifier" });

/**
 * The identifier of a GS1 address, as it is shown: a primary key and its qualifiers, in the order of GS1's
 * dictionary.
 */
export const Gs1 = Type.Object(
  { ...element, qualifiers: Type.Array(Element, { description: "Qualifiers, such as a lot" }) },
  named("Gs1"),
);
export type Gs1 = Static<typeof Gs1>;

/** The same as it is given. */
export const NewGs1 = Type.Object(
  {
    ...element,
    qualifiers: Type.Optional(
      Type.Array(Element, { maxItems: GS1_LIMITS.qualifiers, description: "In any order" }),
    ),
  },
  {
    ...closed,
    description:
      "What its GS1 Digital Link names; fixed, as the short id is. A GTIN may have 8, 12, 13 or 14 digits",
    ...named("NewGs1"),
  },
);
export type NewGs1 = Static<typeof NewGs1>;

export const Gs1Link = Type.Object(
  {
    type: Type.String({
      maxLength: GS1_LIMITS.type,
      pattern: "^gs1:[A-Za-z][A-Za-z0-9]*$",
      description: "a type of GS1's vocabulary, such as gs1:pip; gs1:defaultLink is target",
    }),
    href: Type.String({ maxLength: TARGET_LENGTH, description: "Where it leads, as target" }),
    title: Type.String({ maxLength: GS1_LIMITS.title, pattern: FILLED, description: "Title" }),
    language: Type.Optional(
      Type.String({
        maxLength: GS1_LIMITS.language,
        pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$",
        description: "a language such as de or pt-BR (BCP 47)",
      }),
    ),
    mediaType: Type.Optional(
      Type.String({
        maxLength: GS1_LIMITS.mediaType,
        pattern: "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*$",
        description: "a media type such as text/html (RFC 6838, 4.2)",
      }),
    ),
    context: Type.Optional(
      Type.String({
        maxLength: GS1_LIMITS.context,
        pattern: "^[A-Za-z0-9._~-]+$",
        description: "a context such as a country: letters, digits, . _ ~ -",
      }),
    ),
  },
  { ...closed, ...named("Gs1Link") },
);

export type Gs1Link = Static<typeof Gs1Link>;

/** The links of a code. */
export const Gs1Links = Type.Array(Gs1Link, {
  maxItems: MOST_GS1_LINKS,
  description: "Where its GS1 Digital Link leads by ?linkType=, language, media type and context",
});
export type Gs1Links = Static<typeof Gs1Links>;

/** The GS1 address of a code in its record. */
export const GS1_MEMBER = {
  gs1: orNull(Gs1, { description: "The identifier that its GS1 Digital Link names" }),
};

/** The identifier of a GS1 address, as records show it. @param path - canonical. */
export function shownGs1(path: string): Gs1 {
  const { ai, value, qualifiers } = identifierAt(path);
  return { ai, value, qualifiers: [...qualifiers] };
}
