/** The media type of a `content-type` header in lower case, without parameters; "" without one (RFC 9110, 8.3.1). */
export function mediaTypeOf(contentType: string | null): string {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The `charset` of a `content-type` header in lower case; `null` without one. */
export function charsetOf(contentType: string | null): string | null {
  return /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType ?? "")?.[1]?.toLowerCase() ?? null;
}

/** Whether a request had several `Host` headers: Bun joins them by a comma and a space, which no host has. */
export function namesSeveralHosts(host: string | null): boolean {
  return host?.includes(", ") ?? false;
}

/** The token of an `Authorization: Bearer …` header; `null` without one. The scheme is case-insensitive (RFC 9110, 11.1). */
export function bearerToken(authorization: string | null): string | null {
  return /^bearer +(\S+) *$/i.exec(authorization ?? "")?.[1] ?? null;
}

/**
 * The bytes of a body as its head announces them; 0 when it does not. Bun takes only digits, and several lengths where they
 * are equal: those read `5, 5`.
 */
export function announcedLength(headers: Headers): number {
  return Number.parseInt(headers.get("content-length") ?? "0", 10);
}
