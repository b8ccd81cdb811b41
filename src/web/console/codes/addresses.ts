/** Addresses as a person reads them. */

/** Where an address leads, without what stands before the host: `museum.example/hall-3`. */
export function shown(address: string): string {
  return address.replace(/^https?:\/\//i, "");
}

/** The host of an address and the beginning of its path; the text itself where it is no address. */
export function hostOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname === "/" ? "" : url.pathname;
  return `${url.host}${path}`;
}

/** An address that a link may lead to; `null` for any other than http and https. */
export function webAddress(address: string): string | null {
  const url = URL.parse(address);
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url.href : null;
}
