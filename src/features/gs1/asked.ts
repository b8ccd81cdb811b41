import { bestMediaType, languagesOf, mediaRangesOf } from "../../kit/shared/accept.ts";
import type { Wish } from "./choice.ts";
import { ALL_LINKS, LINKSET_TYPE, linkTypeOf } from "./traits.ts";

/** The wish of a request. */
export interface Asked {
  /** All links, and no redirect. */
  readonly all: boolean;
  /**
   * The type of a link; `null` for the default. `"unknown"` is none of GS1's, so that no code has such a
   * link.
   */
  readonly type: string | null;
  readonly context: string | null;
}

const NOTHING: Asked = { all: false, type: null, context: null };

/** An agent that names the type of linksets at all. Nearly no scan does, and lists take time to sort. */
const NAMES_LINKSET = /linkset\+json/i;

/**
 * Reads what a request asks for (GS1-Conformant Resolver 1.2, 2.2 and 2.6). Of a parameter that is repeated
 * the first holds, and an empty one says nothing.
 * @param query - without its question mark.
 */
export function askedOf(query: string, accept: string | null): Asked {
  const parameters = query === "" ? null : new URLSearchParams(`?${query}`);
  const linkType = parameters?.get("linkType") || null;
  const all = (linkType !== null && ALL_LINKS.includes(linkType)) || prefersLinkset(accept);
  if (!all && parameters === null) return NOTHING;
  const type = linkType === null || all ? null : (linkTypeOf(linkType) ?? "unknown");
  return { all, type, context: parameters?.get("context") || null };
}

function prefersLinkset(accept: string | null): boolean {
  if (accept === null || !NAMES_LINKSET.test(accept)) return false;
  return bestMediaType(accept, ["text/html", LINKSET_TYPE]) === LINKSET_TYPE;
}

/** How a request chooses between links of one type. */
export function wishOf(headers: Headers, { context }: Asked): Wish {
  return {
    languages: languagesOf(headers.get("accept-language") ?? ""),
    mediaTypes: mediaRangesOf(headers.get("accept") ?? ""),
    context,
  };
}
