/** Addresses by which people are reached, as settings and workspaces name them. */

/** Characters of a URI (RFC 3986, 2). A parser of URLs drops line breaks, which would begin another field of security.txt. */
const URI = /^[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]{1,500}$/;
const MAIL = /^mailto:[^\s@?]{1,64}@[^\s@?.]+(?:\.[^\s@?.]+)+(?:\?.*)?$/i;

/** Whether a text is a URI of at most 500 characters whose percent-encodings are those of a text in UTF-8. */
export function isUri(text: string): boolean {
  if (!URI.test(text)) return false;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a mailto address, or an https address without a name and a password. */
export function isContact(text: string): boolean {
  return isUri(text) && (MAIL.test(text) || isWebAddress(text));
}

function isWebAddress(text: string): boolean {
  const url = /^https:\/\/[^/?#]/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "";
}
