import { type Arranged, elementsOf, isGs1Path, linkIn, readable } from "../kit/gs1/gs1.ts";

/** Path and query of a web address. */
const ADDRESS = /^https?:\/\/[^/?#\s]+(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i;

/**
 * The GS1 Digital Link that a symbol's text is; `null` for any other text. Its path begins with the key:
 * behind other segments, as GS1 allows, most numbers are those of a news page or a shop
 * (`/2026/8004/1234-the-story`).
 */
export function gs1In(payload: string): Arranged | null {
  const [, path = "", query = ""] = ADDRESS.exec(payload) ?? [];
  const link = isGs1Path(path) ? linkIn(path, query) : null;
  return link === null || "flaws" in link ? null : link;
}

/**
 * The line that people read below a GS1 Digital Link, such as `(01) 09521234543213`; empty for any other
 * text.
 */
export function hriOf(payload: string): string {
  const link = gs1In(payload);
  return link === null ? "" : readable(link);
}

/** The same in its element strings, between which it may be broken. */
export function readableElements(link: Arranged): string[] {
  return elementsOf(link).map((element) => readable([element]));
}
