/** Names of the resolver standard. */

/** The namespace of GS1's link types (GS1-Conformant Resolver 1.2, 2.14). */
export const VOCABULARY = "https://ref.gs1.org/voc/";

/** The context by which a linkset is read as JSON-LD (2.10). It is GS1's, and the same since 1.0. */
export const CONTEXT = "https://ref.gs1.org/standards/resolver/linkset-context";

/** The media type of a linkset (RFC 9264, 4.2). */
export const LINKSET_TYPE = "application/linkset+json";

/**
 * The values of `linkType` that ask for all links. The second is deprecated, and the suite of GS1 still tries
 * it.
 */
export const ALL_LINKS: readonly string[] = ["linkset", "all"];

export const DEFAULT_LINK = "gs1:defaultLink";

/** Links that take the place of the default where the request decides for one of them (2.5.8). */
export const DEFAULT_MULTI = "gs1:defaultLinkMulti";

/** The spellings of a link type: with GS1's prefix, or with one of the three addresses of its vocabulary. */
const TYPE = /^(?:gs1:|https?:\/\/(?:ref\.|www\.)?gs1\.org\/voc\/)([A-Za-z][A-Za-z0-9]{0,99})$/;

/** The link type that a request names, such as `gs1:pip`; `null` for a text that is none of GS1's. */
export function linkTypeOf(text: string): string | null {
  const name = TYPE.exec(text)?.[1];
  return name === undefined ? null : `gs1:${name}`;
}

/** The address of a link type. @param type - such as `gs1:pip`. */
export function addressOfType(type: string): string {
  return VOCABULARY + type.slice(type.indexOf(":") + 1);
}
