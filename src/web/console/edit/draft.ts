import type { Code } from "quietzone-client";
import type { Design } from "../../design/model.ts";
import { elementsText } from "../../lib/elements.ts";
import { isSame, type Json, type JsonObject, jsonObjectOf } from "../../lib/json.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { leadsToItself } from "../codes/addresses.ts";
import { contentName, PAGE_OF_CONTENT, showsItself } from "./content.ts";
import { randomShortId } from "../random.ts";
import { draftOfLinks, type LinkDraft as ProductLink, sentLinks } from "../gs1/links.ts";
import { type Product, readingOf } from "../gs1/number.ts";
import { draftOf, EMPTY_LANDING, type LandingDraft, landingOf } from "../landing/draft.ts";

/** The draft of a code. */
export interface CodeDraft {
  readonly target: string;
  readonly title: string;
  readonly group: string;
  readonly tags: readonly string[];
  readonly notes: string;
  /** The chosen short id of a new code; empty for a generated one. */
  readonly shortId: string;
  /** The domain of a new code; empty for the service's own. */
  readonly domain: string;
  /** The address of its own page; empty until a new code is sent. */
  readonly ownPage: string;
  /** Its type, content and look. */
  readonly design: Design;
  /** The saved look that it is drawn in until it has a style of its own; `null` for none. */
  readonly look: string | null;
  /** Whether a scan leads to the hosted page first. */
  readonly hasPage: boolean;
  readonly page: LandingDraft;
  /** Its product, once it is made; that of a new code is typed as the content of the type `gs1`. */
  readonly product: Product | null;
  /** The links of its product. */
  readonly links: readonly ProductLink[];
}

/** The type of content whose number a product's code has in its address. */
export const PRODUCT = "gs1";

export const EMPTY_DRAFT: CodeDraft = {
  target: "",
  title: "",
  group: "",
  tags: [],
  notes: "",
  shortId: "",
  domain: "",
  ownPage: "",
  design: { type: "url", fields: {}, style: {} },
  look: null,
  hasPage: false,
  page: EMPTY_LANDING,
  product: null,
  links: [],
};

/** The draft of a code that was designed in the studio, where the address was the content. */
export function draftOfDesign({ type, fields, style }: Design): CodeDraft {
  const { url } = fields;
  const draft =
    type === "url"
      ? { ...EMPTY_DRAFT, target: typeof url === "string" ? url : "" }
      : withType(EMPTY_DRAFT, type, fields);
  return { ...draft, design: { ...draft.design, style } };
}

/** The draft of a code that exists. */
export function draftOfCode(code: Code): CodeDraft {
  const style = code.style ?? {};
  const isSaved = "saved" in style;
  return {
    target: leadsToItself(code) ? "" : code.target,
    title: code.title ?? "",
    group: code.group ?? "",
    tags: code.tags,
    notes: code.notes ?? "",
    shortId: code.shortId,
    domain: code.domain ?? "",
    ownPage: code.pageUrl,
    design: { type: code.type, fields: jsonObjectOf(code.fields), style: isSaved ? {} : style },
    look: isSaved ? style.saved : null,
    hasPage: code.landing !== null,
    page: code.landing ? draftOf(code.landing) : EMPTY_LANDING,
    product: code.gs1,
    links: draftOfLinks(code.links),
  };
}

/** The parts of a code that can change, by their names in the API. */
export const PARTS = [
  "target",
  "title",
  "group",
  "tags",
  "notes",
  "fields",
  "style",
  "landing",
  "links",
] as const;
type DraftPart = (typeof PARTS)[number];
type Parts = Readonly<Record<DraftPart, Json>>;

/** Whether a draft is of a product with a GS1 address. */
export function isProduct({ product, design }: CodeDraft): boolean {
  return product !== null || design.type === PRODUCT;
}

/** The number of a new code's product as it was typed. */
export function typedNumber({ design: { fields } }: CodeDraft): string {
  return elementsText(fields["elements"]);
}

/** The product of a draft; `null` where it has none, or its number can't be read yet. */
export function productOf(draft: CodeDraft): Product | null {
  if (draft.product !== null || !isProduct(draft)) return draft.product;
  const reading = readingOf(typedNumber(draft));
  return reading.kind === "product" ? reading.product : null;
}

/** Whether a code's page shows its content, so that the code needs no destination of its own. */
export function showsContent({ hasPage, design }: CodeDraft): boolean {
  return hasPage && showsItself(design.type);
}

/** Whether a draft leads to its own page: it has content for that, and no address. */
export function leadsToPage(draft: CodeDraft): boolean {
  return draft.target.trim() === "" && showsContent(draft) && !isSame(draft.design.fields, {});
}

/** Whether a draft neither has an address nor the content that would stand in for one. */
export function isContentMissing(draft: CodeDraft): boolean {
  return draft.target.trim() === "" && showsContent(draft) && !leadsToPage(draft);
}

/** The address of a draft's destination; empty while there is none. */
function targetOf(draft: CodeDraft): string {
  return leadsToPage(draft) ? draft.ownPage : wholeAddress(draft.target);
}

/** The page of a draft. Its title, or the name of its content, is the headline of one that has none. */
function pageOf({ page, title, design }: CodeDraft): Json {
  const landing = landingOf(page);
  return jsonObjectOf({
    ...landing,
    headline: landing.headline || title.trim() || contentName(design.fields),
  });
}

/**
 * A draft of a new code with another type of content: some types have a page that shows them. That page goes with its type.
 * @param fields - the content that the type had before.
 */
export function withType(draft: CodeDraft, type: string, fields: JsonObject = {}): CodeDraft {
  const template = PAGE_OF_CONTENT.get(type);
  const changed = { ...draft, design: { ...draft.design, type, fields } };
  if (template !== undefined) return { ...changed, hasPage: true, page: { ...draft.page, template } };
  return showsContent(draft) ? { ...changed, hasPage: false } : changed;
}

/** A draft as the API takes it; `null` for empty parts. */
export function partsOf(draft: CodeDraft): Parts {
  return {
    target: targetOf(draft),
    title: draft.title.trim() || null,
    group: draft.group.trim() || null,
    tags: [...draft.tags],
    notes: draft.notes.trim() || null,
    fields: draft.design.fields,
    style: orNull(draft.design.style) ?? (draft.look === null ? null : { saved: draft.look }),
    landing: draft.hasPage ? pageOf(draft) : null,
    links: isProduct(draft) ? sentLinks(draft.links) : null,
  };
}

/** Whether no look was chosen yet. */
export function isPlain({ look, design }: CodeDraft): boolean {
  return look === null && orNull(design.style) === null;
}

/** An empty style is `null`. */
function orNull(style: Design["style"]): Json {
  const json = jsonObjectOf(style);
  return isSame(json, {}) ? null : json;
}

/**
 * A draft that can be sent: one that leads to its own page has a short id, which the page's address holds.
 * @param pageAt - the address of the page of a short id.
 */
export function withOwnPage(draft: CodeDraft, pageAt: (shortId: string) => string): CodeDraft {
  if (!leadsToPage(draft)) return draft;
  const shortId = draft.shortId.trim() || randomShortId();
  return { ...draft, shortId, ownPage: pageAt(shortId) };
}

/** The body that creates the code. Empty parts are left out. */
export function creationOf(draft: CodeDraft): JsonObject {
  const { fields, tags, ...parts } = partsOf(draft);
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  const shortId = draft.shortId.trim();
  return {
    ...Object.fromEntries(given),
    // The number is the address, and no content of its own.
    ...(isProduct(draft)
      ? { gs1: jsonObjectOf(productOf(draft) ?? { ai: "01", value: typedNumber(draft).trim() }) }
      : { type: draft.design.type, ...(isSame(fields, {}) ? {} : { fields }) }),
    ...(isSame(tags, []) ? {} : { tags }),
    ...(shortId === "" ? {} : { shortId }),
    ...(draft.domain === "" ? {} : { domain: draft.domain }),
  };
}

/**
 * The parts that a draft changes; empty when nothing changed. A code that a program made may have blanks and empty members, which
 * the form leaves out: that alone is no change.
 */
export function changesOf(draft: CodeDraft, code: Code): JsonObject {
  const parts = partsOf(draft);
  const before = partsOf(draftOfCode(code));
  const changed = PARTS.filter((part) => !isSame(parts[part], before[part]));
  return Object.fromEntries(changed.map((part) => [part, parts[part]]));
}
