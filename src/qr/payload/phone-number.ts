import { explain } from "../../kit/shared/reasons.ts";
import type { Reading } from "./problems.ts";

/** The visual separators of RFC 3966, 5.1.1, spaces and the slash. */
const SEPARATORS = /[ \u00a0().\-/]/g;

/** The digits of a number and its leading plus, without visual separators. */
export function dialled(text: string): string {
  return text.replace(SEPARATORS, "");
}

/**
 * Reads an international number: plus, country code, at most 15 digits (RFC 3966, 5.1.4; ITU-T E.164, 6). Separators
 * are dropped. The trunk prefix "(0)" is refused, because a number dialled with it reaches someone else.
 */
export function globalNumber(text: string): Reading {
  if (/\(\s*0\s*\)/.test(text)) return { problem: explain("phone_trunk_prefix") };
  const value = dialled(text);
  if (!/^\+[1-9]\d{4,14}$/.test(value)) return { problem: explain("phone_international") };
  return { value };
}

/** Reads the number of a contact card, international or local, and keeps its separators. */
export function cardNumber(text: string): Reading {
  const value = text.trim();
  if (!/^\+?\d{3,24}$/.test(dialled(value))) return { problem: explain("phone_of_card") };
  return { value };
}
