import type { Destination } from "../codes/records.ts";
import { hasSerial, identifierAt, productsOf, type Identifier } from "../../kit/gs1/gs1.ts";
import { hostOf } from "../../kit/shared/target.ts";
import type { Route, Signpost } from "../rules/route.ts";
import type { Gs1Links } from "../codes/gs1-model.ts";

/** A link of a code, ready to be followed. */
export type TypedLink = Gs1Links[number] & {
  /** Its way adds `utm` and the query to it, as the code says. */
  readonly route: Route;
};

/** Facts of a code that has a GS1 address. */
export interface Gs1Side {
  readonly identifier: Identifier;
  /** Links to hosts on a list of the operator are left out. */
  readonly links: readonly TypedLink[];
  /**
   * The type under which a linkset describes the default link, besides that it is the default; `null` where a
   * link of the code does that.
   */
  readonly described: string | null;
  /**
   * The paths above it without a serial, the most specific first: its scans are counted there. `null` where
   * it has no serial itself.
   */
  readonly countedAt: readonly string[] | null;
  /** Bytes that it takes in memory. */
  readonly size: number;
}

/** One of the codes that a GS1 address stands for: its own, or one above it. */
export interface Level extends Pick<Gs1Side, "identifier" | "links" | "described"> {
  readonly isLocked: boolean;
  /** The way of its scans. A way that leads no further than its default link is `route.plain`. */
  readonly route: Route;
}

/** Types that describe a default link. The first that the owner has not given to another link is taken. */
const DESCRIPTIVE = ["gs1:pip", "gs1:homepage", "gs1:serviceInfo"] as const;

const SIZE = { side: 400, link: 300 } as const;

type Leading = Omit<Destination, "codeId" | "tenantId" | "shortId" | "active" | "isBlocked" | "isLocked">;

/** Makes what a code has besides, if it has a GS1 address. */
export type SideOf = (code: Leading) => Gs1Side | null;

export function createSides(routeOf: (signpost: Signpost) => Route): SideOf {
  /** A rule that always holds has its scans counted by the type of the link. */
  function routeOfLink({ type, href }: Gs1Links[number], code: Leading): Route {
    const { query, utm, fallback, dead, listed } = code;
    const rules = [{ name: type, when: {}, target: href }];
    return routeOf({ target: href, page: null, rules, query, utm, fallback, dead, listed });
  }

  return (code) => {
    if (code.gs1 === null) return null;
    const identifier = identifierAt(code.gs1);
    const isFree = ({ href }: Gs1Links[number]) => !Object.hasOwn(code.listed ?? {}, hostOf(href) ?? "");
    const own = (code.links ?? []).filter(isFree);
    const links = own.map((link) => ({ ...link, route: routeOfLink(link, code) }));
    const sizes = links.map(({ title, route }) => SIZE.link + 2 * title.length + route.size);
    return {
      identifier,
      links,
      described: describedAs(code, own),
      countedAt: hasSerial(identifier) ? productsOf(identifier) : null,
      size: SIZE.side + sizes.reduce((sum, size) => sum + size, 0),
    };
  };
}

function describedAs({ target, hasLanding }: Leading, links: Gs1Links): string | null {
  const isTarget = ({ href }: Gs1Links[number]) => URL.parse(href)?.href === URL.parse(target)?.href;
  if (!hasLanding && links.some(isTarget)) return null;
  const taken = new Set(links.map(({ type }) => type));
  return DESCRIPTIVE.find((type) => !taken.has(type)) ?? DESCRIPTIVE[0];
}
