/** A percent sign without two digits, or a zero byte. */
const BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})|%00/;

const PLAIN = /^[A-Za-z0-9._~-]*$/;

/** All but letters, digits, `-`, `.`, `_` and `~` is escaped (RFC 3986, 2.3), in a path as in a query. */
export function escaped(value: string): string {
  if (PLAIN.test(value)) return value;
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * A value out of a link; `null` where an escape can't be read. `+` is a space in a query, and a plus sign
 * in a path. Bytes beyond ASCII become characters that no value may have.
 */
export function unescaped(text: string, place: "path" | "query"): string | null {
  const plain = place === "query" ? text.replaceAll("+", " ") : text;
  if (!plain.includes("%")) return plain;
  if (BAD_ESCAPE.test(plain)) return null;
  return plain.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
