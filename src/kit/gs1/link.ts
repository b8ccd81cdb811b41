import { explain } from "../shared/reasons.ts";
import { dotsIn, firstOf, flawsOfEach, padded } from "./checked.ts";
import { flawsTogether } from "./companions.ts";
import { isGs1Path } from "./constants.ts";
import { entryOf } from "./dictionary.ts";
import { unescaped } from "./escapes.ts";
import type { Arranged, Element, Flaw, Flaws, Identifier } from "./model.ts";
import { objectionTo } from "./values.ts";

const DIGITS = /^\d*$/;

/** An element of a link, whose value is `null` where its escapes can't be read. */
type Read = Element | { readonly ai: string; readonly value: null };

/**
 * The identifier and attributes of a GS1 Digital Link's path and query. The rightmost key of the path counts;
 * what stands before it is left out. A slash at the end, a fragment, and names in the query that are not of
 * digits alone say nothing. `null` where the path has no key.
 */
export function linkIn(path: string, query: string): Arranged | Flaws | null {
  const plain = before(path, "#");
  const segments = (plain.endsWith("/") ? plain.slice(0, -1) : plain).split("/");
  const start = keyIn(segments);
  if (start < 0) return isGs1Path(path) ? { flaws: [{ at: null, reason: explain("gs1_path") }] } : null;
  const inPath = pairsFrom(segments, start);
  const read = query === "" ? inPath : [...inPath, ...attributesIn(before(query, "#"))];
  const elements: Element[] = [];
  let isPadded = false;
  for (const given of read) {
    if (given.value === null) return { flaws: unreadIn(read) };
    const element = padded(given);
    if (element !== given) isPadded = true;
    elements.push(element);
  }
  const flaws = flawsIn(elements, inPath.length);
  if (flaws) return { flaws };
  const [key] = elements;
  if (key === undefined) return null;
  const identifier = { ai: key.ai, value: key.value, qualifiers: elements.slice(1, inPath.length) };
  return { identifier, attributes: elements.slice(inPath.length), padded: isPadded };
}

function unreadIn(read: readonly Read[]): Flaw[] {
  return read.flatMap(({ value }, at) => (value === null ? [{ at, reason: explain("gs1_escape") }] : []));
}

/**
 * Lists of Application Identifiers that may stand together in this order. Nearly all links have one of a few,
 * and to look at a list takes as long as the rest of a link: this is on the way of scans.
 */
const FITTING = new Set<string>();
const MOST_FITTING = 1_000;
/** Whether it may be there depends on a value besides. */
const SIGNATURE = "8030";

/**
 * An identifier with a further qualifier, as it stands in a path. It takes a fifth of the time of reading the
 * whole path. `null` where that has to be read, because it is new or wrong.
 */
export function narrowed({ ai, value, qualifiers }: Identifier, further: Element): Identifier | null {
  const text = unescaped(further.value, "path");
  const entry = entryOf(further.ai);
  if (text === null || entry === undefined || objectionTo(further.ai, text, entry)) return null;
  const all = [...qualifiers, { ai: further.ai, value: text }];
  const fits = FITTING.has(listOf([{ ai, value }, ...all], all.length + 1));
  return fits && dotsIn(all).length === 0 ? { ai, value, qualifiers: all } : null;
}

/** The Application Identifiers of elements, and how many of them are in the path. */
function listOf(elements: readonly Element[], inPath: number): string {
  let list = `${inPath}`;
  for (const { ai } of elements) list += ` ${ai}`;
  return list;
}

/** The flaws of a link's elements, of which the first so many are in its path; `null` where it has none. */
function flawsIn(elements: readonly Element[], inPath: number): Flaw[] | null {
  const flaws = flawsOfEach(elements);
  if (flaws.length > 0) return flaws;
  const list = listOf(elements, inPath);
  const path = elements.slice(0, inPath);
  if (FITTING.has(list)) return firstOf(() => dotsIn(path));
  const unfit = firstOf(
    () => flawsOfOrder(path, elements.slice(inPath)),
    () => dotsIn(path),
    () => flawsTogether(elements),
  );
  if (unfit === null && FITTING.size < MOST_FITTING && !elements.some(({ ai }) => ai === SIGNATURE))
    FITTING.add(list);
  return unfit;
}

/** The place of the rightmost key that has a value behind it, with pairs from there to the end. */
function keyIn(segments: readonly string[]): number {
  for (let at = segments.length - 2; at > 0; at -= 2) if (entryOf(segments[at] ?? "")?.sequences) return at;
  return -1;
}

function pairsFrom(segments: readonly string[], start: number): Read[] {
  const pairs: Read[] = [];
  for (let at = start; at < segments.length; at += 2)
    pairs.push({ ai: segments[at] ?? "", value: unescaped(segments[at + 1] ?? "", "path") });
  return pairs;
}

/** Names that are not of digits alone are others', such as `linkType`. */
function attributesIn(query: string): Read[] {
  return query
    .replace(/^\?/, "")
    .split("&")
    .flatMap((part) => {
      const [ai = "", ...rest] = part.split("=");
      if (rest.length === 0 || !DIGITS.test(ai)) return [];
      return [{ ai, value: unescaped(rest.join("="), "query") }];
    });
}

function before(text: string, sign: string): string {
  const at = text.indexOf(sign);
  return at < 0 ? text : text.slice(0, at);
}

/**
 * Qualifiers behind a key have to be a sequence of it, gaps allowed, and one that belongs there may not stand
 * in the query.
 */
function flawsOfOrder([key, ...qualifiers]: readonly Element[], attributes: readonly Element[]): Flaw[] {
  const ai = key?.ai ?? "";
  const sequences = entryOf(ai)?.sequences ?? [];
  const fitting = sequences.filter((sequence) => isWithin(qualifiers, sequence));
  if (fitting.length === 0) {
    const order = sequences.map((sequence) => [ai, ...sequence].map((ai) => `(${ai})`).join(" "));
    return [{ at: null, reason: explain("gs1_path_order", { order: order.join(" / ") }) }];
  }
  return attributes.flatMap(({ ai }, i): Flaw[] => {
    const at = qualifiers.length + 1 + i;
    if (fitting.some((sequence) => sequence.includes(ai)))
      return [{ at, reason: explain("gs1_not_in_query", { ai }) }];
    return entryOf(ai)?.isAttribute ? [] : [{ at, reason: explain("gs1_not_attribute", { ai }) }];
  });
}

function isWithin(qualifiers: readonly Element[], sequence: readonly string[]): boolean {
  let last = -1;
  return qualifiers.every(({ ai }) => {
    const place = sequence.indexOf(ai);
    const isLater = place > last;
    last = place;
    return isLater;
  });
}
