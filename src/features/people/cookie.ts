/** Reads and writes the cookie of a signed-in browser. */
export interface SessionCookie {
  readonly name: string;
  /** The token in a `Cookie` header; `null` without one of its form. */
  read(cookieHeader: string | null): string | null;
  /** The `Set-Cookie` of a token. @param maxAge - seconds; `null` for as long as the browser is open. */
  write(token: string, maxAge: number | null): string;
  /** The `Set-Cookie` that removes it. */
  clear(): string;
}

/**
 * A token is random and needs no signature. On https the prefix has browsers refuse one that a neighbouring host set (RFC 6265bis,
 * 4.1.3.2). `Bun.CookieMap` takes 80 ms for a head of a megabyte, because it decodes all cookies of all names.
 * @param name - without the prefix.
 */
export function createSessionCookie(name: string, isSecure: boolean): SessionCookie {
  const full = isSecure ? `__Host-${name}` : name;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const pattern = new RegExp(`(?:^|; ?)${full}=([\\w-]{43})(?=;|$)`);
  return {
    name: full,
    read: (header) => (header === null ? null : (pattern.exec(header)?.[1] ?? null)),
    write: (token, maxAge) => `${full}=${token}${maxAge === null ? "" : `; Max-Age=${maxAge}`}${attributes}`,
    clear: () => `${full}=; Max-Age=0${attributes}`,
  };
}
