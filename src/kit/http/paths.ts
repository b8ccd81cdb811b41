import { isGs1Path } from "../gs1/gs1.ts";

/** Reads a request's address without parsing it: this is on the way of every scan. */

/** Replaces the origin of an address whose `Host` is unusable: the router could not take such an address apart. */
const PLACEHOLDER_ORIGIN = "http://localhost";

/** The origin of the last request whose address could be read: the next one's is mostly the same. */
let readableOrigin = `${PLACEHOLDER_ORIGIN}/`;

/** The router finds the path behind an origin of at least this length. */
const SHORTEST_ORIGIN = "http://host";

/** The path of an address, or of the path alone, which Bun gives where there is no usable `Host`. */
export function pathOf(url: string): string {
  const from = url.startsWith("/") ? 0 : url.indexOf("/", "https://".length);
  const to = url.indexOf("?", from);
  return from < 0 ? "/" : url.slice(from, to < 0 ? undefined : to);
}

/** The beginning of a scan's path. */
export const SCAN_PREFIX = "/r/";

/** The template of paths of GS1 Digital Link, which may have further parts. */
export const GS1_ROUTE = "/:ai/:value";

/** The path of the description of a resolver of these (GS1-Conformant Resolver 1.2, 3; RFC 8615). */
export const GS1_DESCRIPTION = "/.well-known/gs1resolver";

/** Whether a path is one of GS1 Digital Link, where these are answered. */
export function isOfGs1(pathname: string): boolean {
  return isGs1Path(pathname) || pathname === GS1_DESCRIPTION;
}

/** The template of a scan's path. */
export const SCAN_ROUTE = `${SCAN_PREFIX}:shortId`;

/** Whether a request follows a code: GET or HEAD of `/r/{shortId}`, also with an escaped or impossible short id. */
export function followsCode({ method }: Request, pathname: string): boolean {
  if (!pathname.startsWith(SCAN_PREFIX) || pathname.includes("/", SCAN_PREFIX.length)) return false;
  return method === "GET" || method === "HEAD";
}

/**
 * The path of the code that a path asks about without following it: `/r/abc` of `/r/abc+`, with the plus also
 * escaped. `null` for all others.
 */
export function askedAbout(pathname: string): string | null {
  if (pathname.endsWith("+")) return pathname.slice(0, -1);
  return pathname.slice(-3).toLowerCase() === "%2b" ? pathname.slice(0, -3) : null;
}

/**
 * The request with an address that the router can read. The router looks for the path behind a host of four characters
 * or more, and takes a fragment for a part of the path. Without a usable `Host` Bun gives the path alone. The address is
 * set on the request itself: a copy of the request would hold back its body until all of it has come.
 */
export function routable(request: Request): Request {
  const given = request.url;
  if (given.startsWith(readableOrigin) && !given.includes("#")) return request;
  const [url = ""] = given.split("#", 1);
  const origin = /^https?:\/\/[^/]*/.exec(url)?.[0] ?? "";
  const readable = origin.length >= SHORTEST_ORIGIN.length && URL.canParse(origin);
  if (readable) readableOrigin = `${origin}/`;
  if (readable && url === given) return request;
  const value = (readable ? origin : PLACEHOLDER_ORIGIN) + url.slice(origin.length);
  return Object.defineProperty(request, "url", { value });
}

/**
 * Leads from a path with a slash too many to the page, whose own links are relative.
 * @param location - relative, so that it holds under a base address with a path.
 */
export function toTwin(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}

/** The text that a part of a path stands for; `null` where it is badly escaped. */
export function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
