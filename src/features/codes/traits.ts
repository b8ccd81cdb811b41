/* In a file of its own, because the console loads no schemas. */

/** The members of a code from which its name is made. A short record may lack some. */
export interface Called {
  readonly title: string | null;
  readonly shortId: string;
  readonly landing?: { readonly headline: string } | null;
  readonly target?: string;
}

/**
 * The name of a code for people: its title, else the headline of its page, else where it leads, else its
 * short id.
 */
export function nameOfCode({ title, landing, target = "", shortId }: Called): string {
  return title?.trim() || landing?.headline.trim() || hostAndPath(target) || shortId;
}

/** The host of an address and its path: `museum.example/hall-3`. Empty for a text that is no address. */
export function hostAndPath(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.host}${url.pathname.replace(/\/$/, "")}` : "";
}

/**
 * The parts of a page in the order of each template. `content` is the code's own: a contact, an event, a
 * code for the desk, a network; `file` is the button that opens its file. `parts` are those of
 * `landing.parts` that its order does not name.
 */
export const LANDING_ORDERS = {
  action: ["cover", "headline", "text", "content", "file", "parts", "button", "links", "lead"],
  profile: ["cover", "headline", "text", "content", "file", "button", "parts", "links", "lead"],
  links: ["cover", "headline", "text", "content", "file", "links", "parts", "button", "lead"],
  offer: ["cover", "headline", "text", "content", "file", "button", "parts", "links", "lead"],
  event: ["cover", "headline", "text", "content", "file", "button", "parts", "links", "lead"],
  lead: ["cover", "headline", "text", "content", "file", "parts", "lead", "button", "links"],
  menu: ["cover", "headline", "text", "parts", "content", "file", "button", "links", "lead"],
  guide: ["headline", "cover", "parts", "text", "content", "file", "links", "button", "lead"],
  notice: ["headline", "content", "file", "text", "cover", "parts", "button", "links", "lead"],
} as const;
/** A part that each template has. */
export type LandingPart = (typeof LANDING_ORDERS)["action"][number];

/** A part that each template has by itself. */
export type FixedPart = Exclude<LandingPart, "parts">;

/** The members of a part by which it is named. */
export interface NamedPart {
  readonly type: string;
  readonly id?: string | undefined;
}

/** The id of a part on its page. */
export function partId({ id, type }: NamedPart): string {
  return id ?? type;
}

/** The name of a part in the order of its page. */
export function orderName(part: NamedPart): string {
  return `parts.${partId(part)}`;
}

/**
 * All parts of a page from the top: those that its owner ordered, then the others as its template has them.
 * Its own parts that the order does not name stand together, where the template or the order has `parts`.
 */
export function orderedParts<P extends NamedPart>(landing: {
  readonly template: keyof typeof LANDING_ORDERS;
  readonly order?: readonly string[] | undefined;
  readonly parts?: readonly P[] | undefined;
}): (FixedPart | P)[] {
  const { template, order = [], parts = [] } = landing;
  const named = new Map(parts.map((part) => [orderName(part), part]));
  const ordered = new Set<string>([...order, ...LANDING_ORDERS[template]]);
  const rest = parts.filter((part) => !ordered.has(orderName(part)));
  return [...ordered].flatMap((name): (FixedPart | P)[] => {
    if (name === "parts") return rest;
    if (isFixed(name)) return [name];
    const part = named.get(name);
    return part ? [part] : [];
  });
}

function isFixed(name: string): name is FixedPart {
  return name !== "parts" && (LANDING_ORDERS.action as readonly string[]).includes(name);
}
