import { type Static, Type } from "@sinclair/typebox";
import { type Arranged, arrange, elementsIn, type Flaw, inCapitals, linkUri } from "../../kit/gs1/gs1.ts";
import { parseAddress } from "../../kit/shared/address.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { LINE } from "../../kit/shared/schema.ts";
import { spelledHost } from "../../kit/shared/short-address.ts";
import { bitsOfText } from "../segments.ts";
import { closed, lineField } from "./fields.ts";
import { Problems, type Reading } from "./problems.ts";
import { defineType } from "./type.ts";

/** Characters of a host (RFC 1035, 2.3.4) behind a scheme. */
const LONGEST_HOST = 253 + "https://".length;
/** Characters of a text of element strings: a key with its qualifiers and a dozen attributes. */
const LONGEST = 500;
const MOST_ELEMENTS = 30;
/** Characters of the longest value of the dictionary, in a release to come. */
const LONGEST_VALUE = 120;

const Element = Type.Object(
  {
    ai: Type.String({
      title: "Application Identifier",
      description: "Of GS1, two to four digits",
      pattern: "^\\d{2,4}$",
    }),
    value: lineField("Value", LONGEST_VALUE, { minLength: 1, description: "What it says" }),
  },
  closed,
);

const Fields = Type.Object(
  {
    elements: Type.Union(
      [
        Type.String({ minLength: 1, maxLength: LONGEST, pattern: LINE }),
        Type.Array(Element, { minItems: 1, maxItems: MOST_ELEMENTS }),
      ],
      {
        title: "GTIN or element string",
        description: "A GTIN of 8, 12, 13 or 14 digits, or more with Application Identifiers in parentheses",
        examples: ["(01)09521234543213(10)AB-1"],
      },
    ),
    host: Type.Optional(
      lineField("Host", LONGEST_HOST, {
        description:
          "Host of the resolver that scans ask, GS1's own by default; with http:// before it where it has no TLS",
        examples: ["id.gs1.org"],
      }),
    ),
    capitals: Type.Optional(
      Type.Boolean({
        title: "Capitals",
        description: "Scheme and host in capitals, where the symbol gets smaller by them",
        default: true,
      }),
    ),
  },
  closed,
);

/** GS1's own resolver, and the host of the canonical form (GS1 Digital Link URI Syntax, 4.12). */
const GS1_HOST = "id.gs1.org";

/**
 * A GS1 Digital Link URI (GS1 Digital Link Standard: URI Syntax): one key and its qualifiers in the path, in
 * their order, the rest in the query.
 */
export const gs1 = defineType({
  type: "gs1",
  name: "GS1 product",
  description: "Names a product to the tills of shops, and opens what its maker says about it.",
  fields: Fields,
  example: { elements: "(01)09521234543213(10)AB-1" },
  payload({ elements, host = GS1_HOST, capitals = true }) {
    const problems = new Problems();
    const origin = problems.read("host", host, originOf);
    const read = arranged(elements);
    if ("flaws" in read) noteFlaws(problems, read.flaws, typeof elements !== "string");
    problems.settle();
    return "flaws" in read ? "" : gs1Symbol(linkUri(origin, read), capitals);
  },
  notes({ elements }) {
    const read = arranged(elements);
    return "flaws" in read || !read.padded
      ? []
      : [{ pointer: "/fields/elements", ...explain("gtin_padded") }];
  },
});

/**
 * The text of a symbol that holds a link. With `capitals` its scheme and host are in capitals where that
 * takes fewer bits: they stand for the same address (RFC 3986, 6.2.2.1), and a symbol holds capitals in 5.5
 * bits each.
 */
export function gs1Symbol(uri: string, capitals: boolean): string {
  const loud = inCapitals(uri);
  return capitals && bitsOfText(loud) < bitsOfText(uri) ? loud : uri;
}

function arranged(elements: Static<typeof Fields>["elements"]): Arranged | { flaws: readonly Flaw[] } {
  const found = typeof elements === "string" ? elementsIn(elements.trim()) : elements;
  return "reason" in found ? { flaws: [found] } : arrange(found);
}

/** Notes flaws at their elements in a list, or at the whole of a text. */
function noteFlaws(problems: Problems, flaws: readonly Flaw[], isList: boolean): void {
  for (const { at, reason } of flaws)
    problems.note(isList && at !== null ? `elements/${at}` : "elements", reason);
}

/** Whether a link can have a host: it is a name, without a port. */
export function isLinkHost(text: string): boolean {
  return "value" in hostName(text);
}

/**
 * The address of a resolver. A link may begin with either scheme (GS1 Digital Link URI Syntax), and one that is
 * answered without TLS opens by its own alone.
 */
function originOf(text: string): Reading {
  const [, scheme = "https://", host = ""] = /^(https?:\/\/)?(.*)$/i.exec(text.trim()) ?? [];
  const name = hostName(host);
  return "value" in name ? { value: scheme.toLowerCase() + name.value } : name;
}

function hostName(text: string): Reading {
  const value = spelledHost(text.trim());
  return value === null || !value.includes(".") || parseAddress(value)
    ? { problem: explain("gs1_host") }
    : { value };
}
