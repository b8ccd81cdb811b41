/** Reading a request's address on the way of every scan: nothing is parsed that need not be. */

/** Stands in for a `Host` header that makes no address, which the router could not take apart. */
const PLACEHOLDER_ORIGIN = "http://localhost";

/** The origin of the last request whose address could be read: the next one's is mostly the same. */
let readableOrigin = `${PLACEHOLDER_ORIGIN}/`;

/** The router finds the path behind an origin of at least this length. */
const SHORTEST_ORIGIN = "http://host";

/** The path of an address the router can read. */
export function pathOf(url: string): string {
  const from = url.indexOf("/", SHORTEST_ORIGIN.length);
  const to = url.indexOf("?", from);
  return url.slice(from, to < 0 ? undefined : to);
}

/**
 * The request with an address the router can read: it looks for the path behind a host of four characters or more, and
 * takes a fragment for a part of it. Without a usable `Host` Bun gives the path alone. The address is laid over the
 * request instead of wrapping it in another, which would hold back its body until the end of it has come.
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
