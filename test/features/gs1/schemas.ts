import Ajv from "ajv";
import addFormats from "ajv-formats";
import { PRIMARY_KEYS } from "../../../src/kit/gs1/gs1.ts";
import published from "./linkset-schema.json" with { type: "json" };

/*
 * The schemas of GS1-Conformant Resolver 1.2. Linksets SHALL validate against the first (2.10), descriptions
 * against the second (3): https://ref.gs1.org/standards/resolver/1.2.0/linkset-schema and
 * …/description-file-schema.
 *
 * Linksets are validated against the schema that GS1 has published in its repository, which
 * `linkset-schema.json` keeps, and against its demands written anew, with those in which the standard is
 * stricter. Of descriptions no published schema could be kept: GS1's repositories have none. So its demands
 * are written from what the standard says, and it takes no members but those that the standard names.
 */

/**
 * The kept schema is older than 1.2, which deprecates `itemDescription` for `description` (2.10). Nothing
 * else is changed.
 */
const ofGs1 = JSON.parse(JSON.stringify(published).replaceAll("itemDescription", "description"));

const WEB_ADDRESS = "^https?://[a-zA-Z0-9./]+";

const linkObject = {
  type: "object",
  properties: {
    href: { type: "string", pattern: WEB_ADDRESS },
    title: { type: "string", minLength: 1 },
    hreflang: { type: "array", minItems: 1, items: { type: "string", pattern: "^\\w{2}(?:-\\w{2})?$" } },
    type: { type: "string", pattern: "^\\w+/[-+.\\w]+$" },
    context: { type: "array", minItems: 1, items: { type: "string" } },
    fwqs: { type: "boolean" },
    public: { type: "boolean" },
  },
  required: ["href", "title"],
  additionalProperties: false,
};

/** A default link has no optional attribute, and there is one (2.5.8). */
const defaultLinks = {
  type: "array",
  minItems: 1,
  maxItems: 1,
  items: {
    type: "object",
    properties: { href: linkObject.properties.href, title: linkObject.properties.title },
    required: ["href", "title"],
    additionalProperties: false,
  },
};

const linkset = {
  type: "object",
  properties: {
    linkset: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: {
          anchor: { type: "string", pattern: WEB_ADDRESS },
          description: { type: "string", minLength: 1 },
          itemDescription: { type: "string", deprecated: true },
          "https://ref.gs1.org/voc/defaultLink": defaultLinks,
        },
        patternProperties: {
          // A relation of IANA's, or the address of a link type.
          "^(?!anchor$|description$|itemDescription$)[a-z-]+$|^https?://[a-zA-Z0-9./]+$": {
            type: "array",
            minItems: 1,
            items: linkObject,
          },
        },
        required: ["anchor"],
        additionalProperties: false,
      },
    },
  },
  required: ["linkset"],
  additionalProperties: false,
};

const uri = { type: "string", format: "uri" };

const description = {
  type: "object",
  properties: {
    resolverRoot: uri,
    supportedPrimaryKeys: {
      type: "array",
      minItems: 1,
      // The keys of the dictionary, and four more locations.
      items: { type: "string", enum: ["all", ...PRIMARY_KEYS, "410", "411", "412", "413"] },
    },
    name: { type: "string" },
    supportedLinkType: {
      type: "array",
      items: {
        type: "object",
        properties: { namespace: uri, prefix: { type: "string", pattern: "^[a-zA-Z_][A-Za-z0-9_-]*:$" } },
        required: ["namespace", "prefix"],
        additionalProperties: false,
      },
    },
    linkTypeDefaultCanBeLinkset: { type: "boolean" },
    supportedContextValuesEnumerated: { type: "array", items: { type: "string" } },
    supportedContextValuesExternal: {
      type: "array",
      items: {
        type: "object",
        properties: { nameOfList: { type: "string" }, url: uri },
        required: ["nameOfList", "url"],
        additionalProperties: false,
      },
    },
    // Words of vCard's ontology (https://www.w3.org/TR/vcard-rdf/), which has these as addresses.
    contact: {
      type: "object",
      properties: {
        fn: { type: "string", minLength: 1 },
        hasAddress: { type: "object", additionalProperties: { type: "string" } },
        hasTelephone: { type: "string", pattern: "^tel:." },
        hasEmail: { type: "string", pattern: "^mailto:." },
        hasURL: { type: "string", format: "uri", pattern: "^https?:" },
      },
      required: ["fn"],
      additionalProperties: false,
    },
    extensionProfile: uri,
    jsonLdContextLocation: uri,
  },
  required: ["resolverRoot", "supportedPrimaryKeys"],
  additionalProperties: false,
};

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats(ajv);
const checks = {
  linkset: [ajv.compile(ofGs1), ajv.compile(linkset)],
  description: [ajv.compile(description)],
};

/** The errors of a document by the schemas of its kind; none where it is valid. */
export function flawsBy(kind: keyof typeof checks, document: unknown): string[] {
  return checks[kind].flatMap((check) =>
    check(document) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`),
  );
}
