import { parseAddress } from "../../kit/shared/address.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { spelledHost } from "../../kit/shared/short-address.ts";

/** Characters of the longest name (RFC 1035, 2.3.4) that still leaves room for that of its TXT record. */
const LONGEST_HOST = 253 - "_quietzone.".length;

/** A name of at least two labels of letters, digits and inner dashes (RFC 1123, 2.1). Its last label is no number. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Reads a host that may be a domain.
 * @param own - the service's own name.
 * @returns the name as `URL` spells it, in lower case, in ASCII (IDNA), without a dot at its end; or the reason why it can't be a domain.
 */
export function hostOf(text: string, own: string): { readonly host: string } | Explanation {
  const host = spelledHost(text);
  if (parseAddress(host ?? text)) return explain("host_address");
  if (host === null || host.length > LONGEST_HOST || !NAME.test(host)) return explain("host_form");
  return host === own ? explain("host_own") : { host };
}

/** The name of the TXT record of a host. */
export function recordName(host: string): string {
  return `_quietzone.${host}`;
}
