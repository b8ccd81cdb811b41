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

/** Cookies of ours in the only form that they have: a name, and 256 bits as base64url. */
const TOKENS = /(?:^|; ?)((?:__(?:Host|Secure)-)?qz_[a-z]+)=([\w-]{43})(?=;|$)/g;

/** A cookie of all paths. */
const EVERYWHERE = { prefix: "__Host-", path: "/", sameSite: "Lax" };

/**
 * A token is random and needs no signature. On https the prefix has browsers refuse one that a neighbouring
 * host set (RFC 6265bis, 4.1.3.2). `Bun.CookieMap` takes 80 ms for a head of a megabyte, because it decodes
 * all cookies of all names.
 * @param name - without the prefix.
 * @param tokens - finds such cookies: their names, and values of the right form.
 * @param place - the pages and prefix of a cookie that is not for all of the service.
 */
export function createSessionCookie(
  name: string,
  isSecure: boolean,
  tokens = TOKENS,
  { prefix, path, sameSite } = EVERYWHERE,
): SessionCookie {
  const full = isSecure ? `${prefix}${name}` : name;
  const attributes = `; Path=${path}; HttpOnly; SameSite=${sameSite}${isSecure ? "; Secure" : ""}`;
  return {
    name: full,
    read(header) {
      for (const [, cookie, token = null] of header?.matchAll(tokens) ?? [])
        if (cookie === full) return token;
      return null;
    },
    write: (token, maxAge) => `${full}=${token}${maxAge === null ? "" : `; Max-Age=${maxAge}`}${attributes}`,
    clear: () => `${full}=; Max-Age=0${attributes}`,
  };
}
