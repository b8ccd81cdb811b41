import { explain } from "../shared/reasons.ts";
import { dotsIn, firstOf, flawsOfEach, padded, unspaced } from "./checked.ts";
import { flawsTogether } from "./companions.ts";
import { type Entry, entryOf } from "./dictionary.ts";
import type { Arranged, Element, Flaw, Flaws } from "./model.ts";

/**
 * Elements in the order of a link: the first key among them, what narrows it, and the rest as attributes (GS1
 * Digital Link URI Syntax). Formats, check digits and companions are those of GS1's dictionary. A GTIN
 * may have spaces and hyphens between its digits.
 */
export function arrange(given: readonly Element[]): Arranged | Flaws {
  const read = given.map(unspaced);
  const elements = read.map(padded);
  const at = elements.findIndex(({ ai }) => entryOf(ai)?.sequences);
  const key = elements[at];
  const wrong = flawsOfEach(elements);
  if (wrong.length > 0) return { flaws: wrong };
  if (key === undefined) return { flaws: [{ at: null, reason: explain("gs1_no_key") }] };
  const others = elements.filter((element) => element !== key);
  const qualifiers = narrowing(others, entryOf(key.ai)?.sequences ?? []);
  const attributes = others.filter((element) => !qualifiers.includes(element));
  const unfit = firstOf(
    () => misplacedIn(elements, attributes),
    () => flawsTogether(elements),
  );
  if (unfit) return { flaws: unfit };
  return {
    identifier: { ...key, qualifiers },
    attributes: [...attributes.filter(isFixed), ...attributes.filter((element) => !isFixed(element))],
    padded: elements.some((element, i) => element !== read[i]),
  };
}

/** Elements that may be neither in the path nor in the query. */
function misplacedIn(elements: readonly Element[], attributes: readonly Element[]): Flaw[] {
  const misplaced = elements.flatMap((element, at) =>
    attributes.includes(element) && !isAttribute(element)
      ? [{ at, reason: explain("gs1_not_attribute", { ai: element.ai }) }]
      : [],
  );
  const dots = dotsIn(elements).filter(
    ({ at }) => !attributes.some((element) => element === elements[at ?? -1]),
  );
  return [...misplaced, ...dots];
}

/**
 * The elements of the one sequence that places most of them: first those that can't be attributes, then all.
 * They are in the sequence's order.
 */
function narrowing(elements: readonly Element[], sequences: Entry["sequences"] & object): Element[] {
  const choices = sequences.map((sequence) =>
    sequence.flatMap((ai) => elements.filter((element) => element.ai === ai)),
  );
  const weight = (choice: readonly Element[]) =>
    choice.length + 10 * choice.filter((element) => !isAttribute(element)).length;
  return choices.reduce((best, choice) => (weight(choice) > weight(best) ? choice : best), []);
}

function isAttribute({ ai }: Element): boolean {
  return entryOf(ai)?.isAttribute ?? false;
}

/** Attributes of a fixed length stand first. */
function isFixed({ ai }: Element): boolean {
  return entryOf(ai)?.isFixed ?? false;
}
