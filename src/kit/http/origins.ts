/**
 * Whether a browser says that a request comes from a page of our own. A browser lets no page set these
 * headers.
 * @param origin - of the service's public address.
 */
export function isOfOurPage(headers: Headers, origin: string): boolean {
  return headers.get("sec-fetch-site") === "same-origin" || headers.get("origin") === origin;
}

/** Whether a browser says that it comes from a page of another origin. A program says neither. */
export function isOfAnotherPage(headers: Headers, origin: string): boolean {
  if (isOfOurPage(headers, origin)) return false;
  // A person who follows a bookmark comes from no page.
  const site = headers.get("sec-fetch-site") ?? "none";
  return site !== "none" || headers.get("origin") !== null;
}
