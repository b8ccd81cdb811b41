import { explain } from "../../kit/shared/reasons.ts";
import type { Reading } from "./problems.ts";

/** Longest address that every browser, server and short-link service accepts. */
export const LONGEST_ADDRESS = 2048;

/** Every character a URI may hold (RFC 3986, section 2). */
const URI_CHARACTERS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

/**
 * Reads an absolute http or https address (RFC 3986). A valid URI stays as typed, so that an address in capitals gets
 * the smaller symbol of alphanumeric mode. Others are spelled as a browser requests them: IDN hosts in Punycode, other
 * characters percent-encoded.
 */
export function webAddress(text: string): Reading {
  const typed = text.trim();
  if (!/^https?:\/\/[^/?#]/i.test(typed) || !URL.canParse(typed)) return { problem: explain("web_address") };
  const value = URI_CHARACTERS.test(typed) ? typed : new URL(typed).href;
  if (value.length > LONGEST_ADDRESS)
    return { problem: explain("web_address_too_long", { limit: LONGEST_ADDRESS }) };
  return { value };
}
