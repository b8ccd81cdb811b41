import { arrange, type Flaw, pathOf } from "../../kit/gs1/gs1.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { MOST_ERRORS } from "../../kit/shared/schema.ts";
import { type Barred, parseTarget } from "../../kit/shared/target.ts";
import type { Gs1Link, Gs1Links, NewGs1 } from "./gs1-model.ts";

/* The GS1 address of a code, and its links, as their schemas can't check them. */

/**
 * Reads what the GS1 address of a new code names. A GTIN of 8, 12 or 13 digits is padded to 14.
 * @returns its canonical path.
 * @throws Fault `invalid_request`.
 */
export function readGs1({ ai, value, qualifiers = [] }: NewGs1): string {
  const arranged = arrange([{ ai, value }, ...qualifiers]);
  if ("flaws" in arranged) throw wrong(arranged.flaws.map(detailOf));
  const [attribute] = arranged.attributes;
  if (attribute) {
    const at = qualifiers.findIndex((qualifier) => qualifier.ai === attribute.ai);
    throw wrong([{ pointer: pointerTo(at + 1), ...explain("gs1_not_qualifier", { ai: attribute.ai }) }]);
  }
  return pathOf(arranged.identifier);
}

function detailOf({ at, reason }: Flaw): FaultDetail {
  return { pointer: pointerTo(at ?? 0), ...reason };
}

/** The place of an element in a body: the key's, or that of a qualifier. */
function pointerTo(at: number): string {
  return at === 0 ? "/gs1" : `/gs1/qualifiers/${at - 1}`;
}

/**
 * Reads the links of a GS1 address. Languages are spelled as BCP 47 (RFC 5646, 2.1.1) recommends.
 * @returns `null` for none.
 * @throws Fault `target_required`, `target_invalid`, `target_blocked` for the first address that is wrong,
 *   `invalid_request` for all else.
 */
export function readLinks(links: Gs1Links, barred: Barred): Gs1Links | null {
  const read = links.map((link) => ({ link, language: languageOf(link) }));
  const errors = read.flatMap(({ link, language }, at): FaultDetail[] => [
    ...(isDefault(link) ? [{ pointer: `/links/${at}/type`, ...explain("gs1_default_link") }] : []),
    ...(language === null ? [{ pointer: `/links/${at}/language`, ...explain("language_unknown") }] : []),
  ]);
  if (errors.length > 0) throw wrong(errors);
  const kept = read.map(({ link, language }, at): Gs1Link => ({
    ...link,
    href: parseTarget(link.href, barred, `/links/${at}/href`),
    title: link.title.trim(),
    ...(language ? { language } : {}),
  }));
  return kept.length > 0 ? kept : null;
}

/** The target is the default link, and there is one. */
function isDefault({ type }: Gs1Link): boolean {
  return type.toLowerCase() === "gs1:defaultlink";
}

/** The language of a link in its usual spelling; `null` for a text that is none, `undefined` without one. */
function languageOf({ language }: Gs1Link): string | null | undefined {
  if (language === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
}

/** Checks that only a code with a GS1 address has links. @throws Fault `invalid_request`. */
export function checkLinked({
  gs1,
  links,
}: {
  readonly gs1: string | null;
  readonly links: Gs1Links | null;
}): void {
  if (links !== null && gs1 === null) throw wrong([{ pointer: "/links", ...explain("gs1_links_alone") }]);
}

function wrong(errors: readonly FaultDetail[]) {
  return invalidRequest(errors.slice(0, MOST_ERRORS));
}
