/** The list of public suffixes, with its private part: names under which others register theirs. */
export interface Suffixes {
  /**
   * Whether a host is a suffix itself, such as `co.uk` or `github.io`. A name that nobody knows is one
   * without a dot.
   */
  isSuffix(host: string): boolean;
  /** The host below the suffix of a host, its registrable domain; `null` of a suffix and of an address. */
  registrable(host: string): string | null;
}

const OPTIONS = { allowPrivateDomains: true, validateHostname: false, extractHostname: false } as const;

/** Loads the list when it is needed: it takes some megabytes while it is parsed. */
export async function loadSuffixes(): Promise<Suffixes> {
  const { getDomain, getPublicSuffix } = await import("tldts");
  return {
    isSuffix: (host) => getPublicSuffix(host, OPTIONS) === host,
    registrable: (host) => getDomain(host, OPTIONS),
  };
}
