import type { Code } from "quietzone-client";

/** Addresses as a person reads them. */

/** An address without its scheme: `museum.example/hall-3`. */
export function shown(address: string): string {
  return address.replace(/^https?:\/\//i, "");
}

/** An address that may be linked; `null` for schemes other than http and https. */
export function webAddress(address: string): string | null {
  const url = URL.parse(address);
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url.href : null;
}

/** Whether a code's destination is its own page. The host may have changed since. */
export function leadsToItself({ target, shortId, landing }: Code): boolean {
  return landing !== null && URL.parse(target)?.pathname.endsWith(`/p/${shortId}`) === true;
}
