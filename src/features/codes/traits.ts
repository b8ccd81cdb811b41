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

/** A link of a page, and where it stands in the body of a code. */
export interface PageLink {
  readonly pointer: string;
  readonly address: string;
}

/** The members of a code from which its page has links. */
export interface PageContent {
  readonly landing?: {
    readonly links?: readonly { readonly url: string }[];
    readonly legal?: { readonly imprintUrl?: string; readonly privacyUrl?: string };
  } | null;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** The addresses that the page of a code links, beside its target: some of its content are fields. */
export function linksOf(content: PageContent): readonly PageLink[] {
  const { landing, fields } = content;
  const { imprintUrl, privacyUrl } = landing?.legal ?? {};
  const url = fields?.["url"];
  return [
    ...(landing?.links ?? []).map((link, at) => ({ pointer: `/landing/links/${at}/url`, address: link.url })),
    ...[
      { pointer: "/landing/legal/imprintUrl", address: imprintUrl },
      { pointer: "/landing/legal/privacyUrl", address: privacyUrl },
      { pointer: "/fields/url", address: typeof url === "string" ? url : undefined },
    ].flatMap(({ pointer, address }) => (address === undefined ? [] : [{ pointer, address }])),
  ];
}

/** The host of an address and its path: `museum.example/hall-3`. Empty for a text that is no address. */
export function hostAndPath(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.host}${url.pathname.replace(/\/$/, "")}` : "";
}
