import type { Landing } from "../codes/landing.ts";
import { languagesOf } from "../../kit/shared/accept.ts";

/** The languages of a page, its own first; empty where it says none or has no other. */
export function languagesOfPage({ language, languages }: Landing): string[] {
  const others = Object.keys(languages ?? {});
  return language === undefined || others.length === 0 ? [] : [language, ...others];
}

/**
 * The language of a page for a reader: the one asked for by name, else the first of the reader's that the
 * page has, else its own (RFC 4647, 3.4). A language also stands for its regions, and any region for its
 * language.
 * @param tags - of the page, its own first.
 * @param asked - as the address asks for it; `null` for none.
 */
export function pageLanguage(
  tags: readonly [string, ...string[]],
  asked: string | null,
  acceptLanguage: string | null,
): string {
  const wanted = [...(asked === null ? [] : [asked]), ...languagesOf(acceptLanguage ?? "")];
  for (const range of wanted) {
    const found = matching(tags, range.toLowerCase());
    if (found !== undefined) return found;
  }
  return tags[0];
}

function matching(tags: readonly string[], range: string): string | undefined {
  const lower = tags.map((tag) => tag.toLowerCase());
  for (let prefix = range; prefix !== ""; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf("-")))) {
    const exact = lower.indexOf(prefix);
    if (exact >= 0) return tags[exact];
  }
  const [primary = ""] = range.split("-", 1);
  return tags[lower.findIndex((tag) => tag.startsWith(`${primary}-`))];
}

/** A page in one of its languages. A text that is missing there stays that of its own language. */
export function localized(landing: Landing, tag: string): Landing {
  const { parts: texts = {}, ...others } = landing.languages?.[tag] ?? {};
  const { parts } = landing;
  return {
    ...(laidOver(landing, others) as Landing),
    ...(parts && { parts: parts.map((part) => laidOver(part, texts[part.id ?? part.type]) as typeof part) }),
  };
}

/** A value with other texts: members by their names, entries by their places, of those that are there. */
function laidOver(value: unknown, texts: unknown): unknown {
  if (texts === undefined || texts === null || value === undefined) return value;
  if (Array.isArray(value) && Array.isArray(texts))
    return value.map((entry, at) => laidOver(entry, texts[at]));
  if (!isRecord(value) || !isRecord(texts)) return isRecord(value) || Array.isArray(value) ? value : texts;
  const given = Object.entries(texts).flatMap(([name, text]) => {
    const isNew = value[name] === undefined;
    // A text may be new in a language. Half a form or a list, of which the rest is nowhere, may not.
    if (isNew && typeof text !== "string") return [];
    return [[name, isNew ? text : laidOver(value[name], text)]];
  });
  return { ...value, ...Object.fromEntries(given) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
