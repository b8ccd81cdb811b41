import { DAY } from "../../kit/shared/clock.ts";

/* In a file of its own, because the stores load no schemas. */

/** A verified domain whose record has been missing for so long is another workspace's that proves it. */
export const LAPSE = 7 * DAY;

/**
 * Names that are verified for the first time within a day. A proxy orders a certificate for each of them, and an issuer gives the
 * operator's account only so many: Let's Encrypt 50 a week for names of one domain.
 */
export const NEW_NAMES = { within: DAY, ofSite: 20, ofTenant: 50 } as const;

/**
 * The part of a name that one registers, about: without a list of public suffixes its last two labels, or three where the last
 * two are short, as in `museum.co.uk`.
 */
export function siteOf(host: string): string {
  const labels = host.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && second.length <= 3 ? -3 : -2).join(".");
}
