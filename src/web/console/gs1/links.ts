import type { Code, FieldError } from "quietzone-client";
import type { JsonObject } from "../../lib/json.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import type { Keyed } from "../landing/parts/draft.ts";

/** Links of a product by what they are (GS1 Web Vocabulary). */

/** The kinds that have words here, in the order in which they are offered; `other` has its name typed. */
export const KINDS = [
  "pip",
  "defaultLinkMulti",
  "instructions",
  "recallStatus",
  "ingredientsInfo",
  "allergenInfo",
  "nutritionalInfo",
  "recipeInfo",
  "safetyInfo",
  "certificationInfo",
  "sustainabilityInfo",
  "productPassport",
  "recyclingInfo",
  "repairInfo",
  "handlingEndOfLife",
  "registerProduct",
  "promotion",
  "support",
  "homepage",
  "hasRetailers",
  "epil",
  "smpc",
  "traceability",
  "other",
] as const;
export type Kind = (typeof KINDS)[number];

export interface LinkDraft extends Keyed {
  /** The name of its type, `gs1:pip`, in which the prefix may be missing while it is typed. */
  readonly type: string;
  readonly href: string;
  readonly title: string;
  /** A language tag; empty for any. */
  readonly language: string;
  readonly mediaType: string;
  readonly context: string;
}

/** The link that a product most likely wants first. */
export const NEW_LINK: Omit<LinkDraft, "key"> = {
  type: "gs1:pip",
  href: "",
  title: "",
  language: "",
  mediaType: "",
  context: "",
};

const PREFIX = "gs1:";

/** Links that take the place of a code's destination, for a language or a context. */
export const DESTINATIONS = "gs1:defaultLinkMulti";

/** The kind of a link among those that have words; `other` for the rest. */
export function kindOf(type: string): Kind {
  return KINDS.find((kind) => typeOf(kind) === type) ?? "other";
}

/** The type of a kind; empty of the one whose name is typed. */
export function typeOf(kind: Kind): string {
  return kind === "other" ? "" : PREFIX + kind;
}

/** A link's type in words where it has some. @param names - of the kinds. */
export function nameOfType(type: string, names: Readonly<Record<Kind, string>>): string {
  const kind = kindOf(type);
  return kind === "other" ? type : names[kind];
}

/** Drafts of the links that a code has. */
export function draftOfLinks(links: Code["links"]): readonly LinkDraft[] {
  return (links ?? []).map(({ language = "", mediaType = "", context = "", ...link }, key) => ({
    ...link,
    ...{ language, mediaType, context, key },
  }));
}

/** Whether a link is sent: one of which nothing was filled in is not. */
export function isFilled({ href, title }: LinkDraft): boolean {
  return href.trim() !== "" || title.trim() !== "";
}

/** The links as the API takes them; `null` for none. */
export function sentLinks(links: readonly LinkDraft[]): JsonObject[] | null {
  const sent = links.filter(isFilled).map((link) => {
    const [type, title] = [link.type.trim(), link.title.trim()];
    const more = ["language", "mediaType", "context"] as const;
    return {
      type: /^\w+$/.test(type) ? PREFIX + type : type,
      href: wholeAddress(link.href),
      title,
      ...Object.fromEntries(
        more.map((name) => [name, link[name].trim()] as const).filter(([, value]) => value !== ""),
      ),
    };
  });
  return sent.length === 0 ? null : sent;
}

/** Pointer of a link among those that are sent. */
export function placeOf(links: readonly LinkDraft[], at: number): string {
  return `/links/${links.slice(0, at).filter(isFilled).length}`;
}

/** Whether an error is of the links. */
export function isOfLinks({ pointer }: FieldError): boolean {
  return /^\/links(?:\/|$)/.test(pointer);
}
