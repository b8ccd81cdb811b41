import type { Ids } from "../../kit/shared/ids.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";

/**
 * The forms of secrets, by which their finder knows them. Codes and refresh tokens begin with the secret of
 * their family.
 */
const FORMS = {
  code: /^qzc_[\w-]{86}$/,
  refresh: /^qzr_[\w-]{86}$/,
  access: /^qza_[\w-]{43}$/,
} as const;

const PREFIX_LENGTH = 4;
const TOKEN_LENGTH = 43;

/** A secret that is given to an app, and the hash that is stored. */
export interface Secret {
  readonly text: string;
  readonly hash: string;
}

/** A secret of a family, as it is looked up. */
export interface Shown {
  readonly family: string;
  readonly hash: string;
}

const secretOf = (text: string): Secret => ({ text, hash: hashToken(text) });

/** A new code, whose first half is the secret of a new family. */
export function newCode(ids: Pick<Ids, "bytes">): Secret & Shown {
  const family = newToken(ids);
  return { ...secretOf(`qzc_${family}${newToken(ids)}`), family: hashToken(family) };
}

/** New tokens of the family of a code or a refresh token, which was checked by `shown`. */
export function newTokens(ids: Pick<Ids, "bytes">, former: string) {
  const family = former.slice(PREFIX_LENGTH, PREFIX_LENGTH + TOKEN_LENGTH);
  return {
    access: secretOf(`qza_${newToken(ids)}`),
    refresh: secretOf(`qzr_${family}${newToken(ids)}`),
  };
}

/** The hashes of a code or a refresh token; `null` where the text is none. */
export function shown(text: string, kind: "code" | "refresh"): Shown | null {
  if (!FORMS[kind].test(text)) return null;
  const family = text.slice(PREFIX_LENGTH, PREFIX_LENGTH + TOKEN_LENGTH);
  return { family: hashToken(family), hash: hashToken(text) };
}

/** The hash of an access token; `null` where the text is none. */
export function accessHash(text: string | null): string | null {
  return text !== null && FORMS.access.test(text) ? hashToken(text) : null;
}
