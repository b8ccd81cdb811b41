import { LANDING_ORDERS, type LandingPart } from "../../../features/codes/traits.ts";
import { PAGE_OF_CONTENT } from "../edit/content.ts";
import { hasLead, type LandingDraft } from "./draft.ts";
import type { About } from "./types.ts";

/** The parts that a page has, from the top. */
export function shownParts(page: LandingDraft, about: About): LandingPart[] {
  const { template } = page;
  const isShown: Readonly<Record<LandingPart, boolean>> = {
    cover: page.coverId !== "",
    headline: true,
    text: page.text.trim() !== "",
    content: template === "offer" || about.type === "wifi" || PAGE_OF_CONTENT.get(about.type) === template,
    file: page.file !== null,
    button: !about.isOwnPage,
    links: page.links.length > 0,
    lead: hasLead(page),
  };
  return allParts(page).filter((part) => isShown[part]);
}

/**
 * The order of a page in which a part comes right before another, so that parts that the page may get later stay behind theirs.
 * Empty when it is its template's own.
 */
export function movedBefore(
  page: LandingDraft,
  part: LandingPart,
  other: LandingPart,
): readonly LandingPart[] {
  const others = allParts(page).filter((each) => each !== part);
  const order = others.toSpliced(others.indexOf(other), 0, part);
  return LANDING_ORDERS[page.template].every((each, at) => each === order[at]) ? [] : order;
}

function allParts({ template, order }: LandingDraft): LandingPart[] {
  return [...new Set([...order, ...LANDING_ORDERS[template]])];
}
