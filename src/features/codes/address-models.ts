import { Type } from "@sinclair/typebox";
import { LINE } from "../../kit/shared/schema.ts";
import { LANDING_LENGTHS } from "./constants.ts";

/** Schemas of the addresses and lines of a page. */

/**
 * A character behind the scheme of a link: no blank, no control character, and none of the characters that
 * no URI holds (RFC 3986, appendix A), with which text could break out of an attribute.
 */
const REST = '[^\\s\\u0000-\\u001f\\u007f-\\u009f"<>\\\\`]';
export const WEB = `[Hh][Tt][Tt][Pp][Ss]?://(?![/?#:])${REST}+`;
export const MAIL = `[Mm][Aa][Ii][Ll][Tt][Oo]:${REST}+`;
/** RFC 3966, 3; without `*` and `#`, which would let a link send commands to a telephone. */
export const PHONE = "[Tt][Ee][Ll]:\\+?(?=[().\\-]*[0-9])[0-9().\\-]+(?:;[A-Za-z0-9.=+-]+)*";
export const APP_STORE = `https://(?:apps|itunes)\\.apple\\.com/${REST}+`;
export const GOOGLE_PLAY = `https://play\\.google\\.com/${REST}+`;

/** An address of one of the forms. @param description - names them in a refusal. */
export function webAddress(description: string, ...forms: readonly string[]) {
  return Type.String({
    maxLength: LANDING_LENGTHS.address,
    pattern: `^(?:${forms.join("|")})$`,
    description,
  });
}

/** Text on one line, of one character at least. */
export function line(maxLength: number, description: string) {
  return Type.String({ minLength: 1, maxLength, pattern: LINE, description });
}
