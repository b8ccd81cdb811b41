import { isShortId } from "./ids.ts";
import { LONGEST_ON_DOMAIN } from "./constants.ts";

/**
 * The name of a code in memory: its short id (`Kx7fP2m`) on the service's own host, and host and short id on a domain
 * (`qr.museum.example/Kx7fP2m`). No host and no short id has a slash.
 */
export type ShortAddress = string;

/** The host of a code, `null` for the service's own, and its short id there. */
export interface Addressed {
  readonly domain: string | null;
  readonly shortId: string;
}

/** A code by its addresses. */
export interface Linked extends Addressed {
  /** The canonical path of its GS1 address; `null` without one. */
  readonly gs1: string | null;
}

/** Short ids on a domain. */
const ON_DOMAIN = new RegExp(`^[\\w.~-]{1,${LONGEST_ON_DOMAIN}}$`);

/** Paths of a domain that are no short ids. This list never grows: a printed code could be on it. */
export const RESERVED_SHORT_IDS: readonly string[] = [
  ".",
  "..",
  "robots.txt",
  "favicon.ico",
  "r",
  "p",
  "i",
  "api",
  "assets",
  "tls",
  ".well-known",
];

export function addressOf({ domain, shortId }: Addressed): ShortAddress {
  return domain === null ? shortId : `${domain}/${shortId}`;
}

export function splitAddress(address: ShortAddress): Addressed {
  const slash = address.indexOf("/");
  return slash < 0
    ? { domain: null, shortId: address }
    : { domain: address.slice(0, slash), shortId: address.slice(slash + 1) };
}

/** The rule that a short id breaks on its host; `null` when it may be one there. */
export function shortIdFlaw({
  domain,
  shortId,
}: Addressed): "short_id_base" | "short_id_domain" | "short_id_reserved" | null {
  if (domain === null) return isShortId(shortId) ? null : "short_id_base";
  if (!ON_DOMAIN.test(shortId)) return "short_id_domain";
  return RESERVED_SHORT_IDS.includes(shortId) ? "short_id_reserved" : null;
}

/** Whether a code may have a short address. Other texts are neither looked up nor cached: they may be as long as a request line. */
export function isShortAddress(address: ShortAddress): boolean {
  return shortIdFlaw(splitAddress(address)) === null;
}

/** Characters of a name (RFC 1035, 2.3.4), with a dot at its end. */
const LONGEST_HOST = 254;

/** The domain that a client names by its host, however it spells it; `null` for the service's own host. */
export function domainNamed(baseUrl: string, host: string): string | null {
  const own = new URL(baseUrl);
  const spelled = spelledHost(host) ?? host;
  return host.toLowerCase() === own.host || spelled === own.host ? null : spelled;
}

/** A host as `URL` spells it: in lower case, in ASCII (IDNA), without a dot at its end. `null` for what is no host alone. */
export function spelledHost(text: string): string | null {
  // The parser would drop or translate what is refused here.
  if (text.length > LONGEST_HOST || /[\s\p{Cc}/\\?#@:[\]%]/u.test(text)) return null;
  return URL.parse(`https://${text}/`)?.hostname.replace(/\.$/, "") ?? null;
}

/**
 * The address that a code's QR code holds: its GS1 address, if it has one.
 * @param baseUrl - the service's own address, whose scheme domains share.
 */
export function shortUrl(baseUrl: string, { gs1, ...code }: Linked): string {
  return gs1 === null ? scanUrl(baseUrl, code) : `${hostUrl(baseUrl, code.domain)}/${gs1}`;
}

/** The address of a code by its short id, which every code answers. */
export function scanUrl(baseUrl: string, { domain, shortId }: Addressed): string {
  return domain === null ? `${baseUrl}/r/${shortId}` : `${hostUrl(baseUrl, domain)}/${shortId}`;
}

/** The address that says where a code leads, and is no scan. */
export function previewUrl(baseUrl: string, code: Addressed): string {
  return `${scanUrl(baseUrl, code)}+`;
}

/**
 * The address at which a code is reported, on the service's own host.
 * @param address - empty where no code can be meant. Its characters need no escapes.
 */
export function reportUrl(baseUrl: string, address: ShortAddress): string {
  if (address === "") return `${baseUrl}/report`;
  const named = address.includes("/") ? address : `${new URL(baseUrl).host}/${address}`;
  return `${baseUrl}/report?code=${named}`;
}

/** The address of a code's hosted page. */
export function pageUrl(baseUrl: string, { domain, shortId }: Addressed): string {
  return `${hostUrl(baseUrl, domain)}/p/${shortId}`;
}

/**
 * Whether a code with a page of its own content leads nowhere but to that page. The host is not compared: the service may have had
 * another one when the code was made.
 */
export function leadsToOwnPage(code: {
  readonly target: string;
  readonly shortId: string;
  readonly landing: object | null;
}): boolean {
  return code.landing !== null && URL.parse(code.target)?.pathname.endsWith(`/p/${code.shortId}`) === true;
}

/** The address of a picture on a page's host. @param domain - `null` for the service's own host. */
export function imageUrl(baseUrl: string, domain: string | null, imageId: string): string {
  return `${hostUrl(baseUrl, domain)}/i/${imageId}`;
}

/** The address of a file on a page's host. @param domain - `null` for the service's own host. */
export function fileUrl(baseUrl: string, domain: string | null, fileId: string): string {
  return `${hostUrl(baseUrl, domain)}/f/${fileId}`;
}

/** Where the addresses of a host begin. @param domain - `null` for the service's own. */
export function hostUrl(baseUrl: string, domain: string | null): string {
  return domain === null ? baseUrl : `${baseUrl.slice(0, baseUrl.indexOf(":"))}://${domain}`;
}
