/** Whether two hosts are below one registrable domain, as the mobile pages of most sites are. */
export async function isSameSite(one: string, other: string): Promise<boolean> {
  // It takes some megabytes while it is parsed, and is needed where a phone was led to another host.
  const { getDomain } = await import("tldts");
  const [site, otherSite] = [one, other].map((host) => getDomain(host, { allowPrivateDomains: true }));
  return typeof site === "string" && site === otherSite;
}
