import { pathOf, readable } from "../../kit/gs1/gs1.ts";
import type { Level, TypedLink } from "./links.ts";
import { addressOfType, DEFAULT_LINK } from "./traits.ts";

/** A link as a linkset has it (RFC 9264, 4.2.4). */
interface LinkObject {
  readonly href: string;
  readonly title: string;
  readonly type?: string;
  readonly hreflang?: readonly string[];
  readonly context?: readonly string[];
}

type LinkContext = { readonly anchor: string; readonly description: string } & {
  readonly [type: string]: string | readonly LinkObject[];
};

export interface Linkset {
  readonly linkset: readonly LinkContext[];
}

/**
 * The languages that GS1's schema of linksets takes. Others, such as `zh-Hant`, are chosen by and not told.
 */
const TOLD_LANGUAGE = /^\w{2}(?:-\w{2})?$/;

/**
 * The links of all levels, each under the address that it belongs to (GS1-Conformant Resolver 1.2, 2.9 and
 * 2.10).
 * @param origin - of the addresses, without a slash at its end.
 */
export function linksetOf(levels: readonly Level[], origin: string): Linkset {
  return { linkset: levels.map((level) => contextOf(level, origin, level.isLocked ? [] : level.links)) };
}

/** Only some links of one level, between which a request does not decide. */
export function someOf(level: Level, links: readonly TypedLink[], origin: string): Linkset {
  return { linkset: [{ ...headOf(level, origin), ...byType(links) }] };
}

function contextOf(level: Level, origin: string, links: readonly TypedLink[]): LinkContext {
  const head = headOf(level, origin);
  // A default link has no optional attributes, and stands under a descriptive type, too (2.5.8).
  const byDefault: readonly LinkObject[] = [{ href: level.route.plain.location, title: head.description }];
  const described = level.described === null ? {} : { [addressOfType(level.described)]: byDefault };
  return { ...head, ...described, ...byType(links), [addressOfType(DEFAULT_LINK)]: byDefault };
}

/** The owner's own title of a code is not public, so GS1's readable line stands for it. */
function headOf({ identifier }: Level, origin: string) {
  return {
    anchor: `${origin}/${pathOf(identifier)}`,
    description: readable([identifier, ...identifier.qualifiers]),
  };
}

function byType(links: readonly TypedLink[]): Record<string, readonly LinkObject[]> {
  const types = Map.groupBy(links, ({ type }) => addressOfType(type));
  return Object.fromEntries([...types].map(([type, some]) => [type, some.map(objectOf)]));
}

function objectOf({ href, title, mediaType, language, context }: TypedLink): LinkObject {
  return {
    href: new URL(href).href,
    title,
    ...(mediaType === undefined ? {} : { type: mediaType }),
    ...(language !== undefined && TOLD_LANGUAGE.test(language) ? { hreflang: [language] } : {}),
    ...(context === undefined ? {} : { context: [context] }),
  };
}
