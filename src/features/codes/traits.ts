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
