import { CONTEXT, VOCABULARY } from "./traits.ts";

interface Reached {
  readonly hasEmail?: string;
  readonly hasTelephone?: string;
  readonly hasURL?: string;
}

/** Tells what a resolver supports, at `/.well-known/gs1resolver` (GS1-Conformant Resolver 1.2, 3). */
export interface ResolverDescription {
  readonly resolverRoot: string;
  readonly name: string;
  readonly supportedPrimaryKeys: readonly string[];
  readonly supportedLinkType: readonly { readonly namespace: string; readonly prefix: string }[];
  readonly supportedContextValuesExternal: readonly { readonly nameOfList: string; readonly url: string }[];
  readonly linkTypeDefaultCanBeLinkset: boolean;
  readonly jsonLdContextLocation: string;
  readonly contact?: { readonly fn: string } & Reached;
}

/**
 * The description of the resolver of a host.
 * @param origin - without a slash at its end.
 * @param contact - of the operator: a mailto, https or tel address; `null` for none.
 */
export function descriptionOf(origin: string, contact: string | null): ResolverDescription {
  const name = new URL(origin).host;
  return {
    resolverRoot: origin,
    name,
    supportedPrimaryKeys: ["all"],
    supportedLinkType: [{ namespace: VOCABULARY, prefix: "gs1:" }],
    // A context is any word that the owner of a code chose, so there is no list of all. Most are countries.
    supportedContextValuesExternal: [
      { nameOfList: "ISO 3166-1 alpha-2", url: "https://www.iso.org/iso-3166-country-codes.html" },
    ],
    linkTypeDefaultCanBeLinkset: false,
    jsonLdContextLocation: CONTEXT,
    ...(contact === null ? {} : { contact: { fn: name, ...reachedAt(contact) } }),
  };
}

/** A contact in the words of vCard's ontology, which the standard borrows. */
function reachedAt(contact: string): Reached {
  if (contact.startsWith("mailto:")) return { hasEmail: contact };
  return contact.startsWith("tel:") ? { hasTelephone: contact } : { hasURL: contact };
}
