/** Looks up all addresses of a name in DNS. Rejects when there are none. */
export type Lookup = (name: string) => Promise<readonly string[]>;

/**
 * Uses the machine's hosts file and name servers, through c-ares, which blocks no thread. With the system's own resolver
 * eight names whose servers are silent hold up every other name (measured: for over 15 s, against 1 ms beside 3,000 of
 * them).
 */
export const systemLookup: Lookup = async (name) =>
  (await Bun.dns.lookup(name, { backend: "c-ares" })).map(({ address }) => address);
