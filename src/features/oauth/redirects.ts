/**
 * Hosts of the computer itself, at which programs wait for an answer (RFC 8252, 7.3; MCP names `localhost`,
 * too).
 */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A name of a host in its written form. Others could bring a policy of the page to an end. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/;

/** Characters of an address to which a person is led back. */
export const LONGEST_REDIRECT = 500;

/** An address to which a person is led back. */
export interface Redirect {
  readonly url: URL;
  /** Whether it is on the person's own computer. */
  readonly isLocal: boolean;
}

/** Reads an address: on https, or on the person's computer. `null` for any other. */
export function readRedirect(text: string): Redirect | null {
  const url = text.length <= LONGEST_REDIRECT ? URL.parse(text) : null;
  if (!url || !HOST.test(url.hostname) || url.username !== "" || url.password !== "") return null;
  // An empty fragment would take in what is added (RFC 6749, 3.1.2).
  if (text.includes("#")) return null;
  const isLocal = LOOPBACK.test(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal) ? { url, isLocal } : null;
}

/**
 * Whether an address is one of those that an app has registered: the same text. On the person's computer the
 * port may be another, because a program takes one that is free (RFC 8252, 7.3).
 */
export function isRegistered(text: string, registered: readonly string[]): boolean {
  if (registered.includes(text)) return true;
  const local = withoutPort(text);
  return local !== null && registered.some((one) => withoutPort(one) === local);
}

/** A local address without its port; `null` for others. */
function withoutPort(text: string): string | null {
  const redirect = readRedirect(text);
  if (!redirect?.isLocal || redirect.url.protocol !== "http:") return null;
  const { url } = redirect;
  url.port = "";
  return url.href;
}
