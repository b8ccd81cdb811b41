/** Headers that proxies add to the requests that they pass on, besides those that begin with `x-forwarded-`. */
const ADDED = ["x-real-ip", "forwarded", "via"];

/** Whether a request was passed on by a proxy that says so. */
export function isForwarded(headers: Headers): boolean {
  if (ADDED.some((name) => headers.has(name))) return true;
  for (const name of headers.keys()) if (name.startsWith("x-forwarded-")) return true;
  return false;
}
