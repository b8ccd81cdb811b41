import { explain } from "../../kit/shared/reasons.ts";
import type { Reading } from "./problems.ts";

/** `atext` of RFC 5322, 3.2.3, with the letters of every script (RFC 6532). */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const QUOTED = '"(?:[^"\\\\]|\\\\.)+"';
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
const ADDRESS = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})@(?:${LABEL}\\.)+${LABEL}$`, "u");

/** Octets of the part before the @ (RFC 5321, 4.5.3.1.1) and of the whole (RFC 3696, erratum 1690). */
const LONGEST_LOCAL = 64;
const LONGEST = 254;

/**
 * Reads one mail address: a dot-atom or quoted string, @, and a domain of at least two labels (RFC 5322,
 * 3.4.1).
 */
export function mailAddress(text: string): Reading {
  const value = text.trim();
  if (!ADDRESS.test(value)) return { problem: explain("email_address") };
  const local = value.slice(0, value.lastIndexOf("@"));
  if (Buffer.byteLength(local) > LONGEST_LOCAL || Buffer.byteLength(value) > LONGEST)
    return { problem: explain("email_address_too_long", { local: LONGEST_LOCAL, limit: LONGEST }) };
  return { value };
}

/** Splits a list of addresses at its commas, but not at those inside a quoted string. */
export function splitAddresses(list: string): string[] {
  return list.match(/(?:"(?:[^"\\]|\\.)*"|[^",]|")+/g) ?? [];
}
