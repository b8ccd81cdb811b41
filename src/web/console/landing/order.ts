import { type FixedPart, orderedParts, orderName } from "../../../features/codes/traits.ts";
import { PAGE_OF_CONTENT } from "../edit/content.ts";
import { hasLead, type LandingDraft } from "./draft.ts";
import type { PartDraft } from "./parts/draft.ts";
import type { About } from "./types.ts";

/** The parts that a page has, from the top. */
export function shownParts(page: LandingDraft, about: About): (FixedPart | PartDraft)[] {
  const { template } = page;
  const isShown: Readonly<Record<FixedPart, boolean>> = {
    cover: page.coverId !== "",
    headline: true,
    text: page.text.trim() !== "",
    content: template === "offer" || about.type === "wifi" || PAGE_OF_CONTENT.get(about.type) === template,
    file: page.file.id !== "",
    button: !about.isOwnPage,
    links: page.links.length > 0,
    lead: hasLead(page),
  };
  return orderedParts(page).filter((part) => typeof part !== "string" || isShown[part]);
}

/** The name of a part in the order of its page. */
export function nameInOrder(part: FixedPart | PartDraft): string {
  return typeof part === "string" ? part : orderName(part);
}

/**
 * The order of a page in which a part comes right before another, so that parts that the page may get later stay behind theirs.
 * Empty when it is its template's own.
 */
export function movedBefore(page: LandingDraft, part: string, other: string): readonly string[] {
  const others = orderedParts(page)
    .map(nameInOrder)
    .filter((each) => each !== part);
  const order = others.toSpliced(others.indexOf(other), 0, part);
  const usual = orderedParts({ ...page, order: [] }).map(nameInOrder);
  return usual.every((each, at) => each === order[at]) ? [] : order;
}
