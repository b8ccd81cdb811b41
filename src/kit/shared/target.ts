import { TARGET_LENGTH } from "./constants.ts";
import { Fault } from "./fault.ts";
import { explain, type ParametersOf, type Reason } from "./reasons.ts";
import { isLongerThan } from "./surrogates.ts";

/** Control characters, U+0000 among them. */
const CONTROL = /\p{Cc}/u;

/**
 * The beginning of a GS1 Digital Link: an application identifier, which has two to four digits (GS1 General
 * Specifications, 3.2). No other path of ours begins with digits.
 */
const GS1_PATH = /^\/\d{2,4}\//;

/** Addresses of ours, where no target may lie: it would redirect in circles. */
export interface OwnAddresses {
  /** Our public address: no target lies under its `/r/`, nor is one of its GS1 Digital Links. */
  readonly baseUrl: string;
  /** Whether a host is a verified domain of some workspace: there all paths but `/p/` may lead on. */
  readonly isOurHost: (host: string) => boolean;
  /** Whether GS1 Digital Links are answered on a verified domain, or at our public address (`null`). */
  readonly gs1On: (domain: string | null) => boolean;
}

/** Hosts to which no target may lead. */
export interface Barred extends OwnAddresses {
  /** The list of the operator that a host is on, as a URL spells it; `null` for none. */
  readonly listedBy: ListedBy;
}

export type ListedBy = (host: string) => string | null;

/**
 * Reads a destination.
 * @param pointer - where the value stands in the body.
 * @returns the text as it is stored; `Location` carries `new URL(text).href`.
 * @throws Fault `target_required` when it is missing or empty, `target_invalid` when it is anything but an absolute
 * http or https address of at most 2,048 characters, `target_blocked` when its host is on a list.
 */
export function parseTarget(value: unknown, own: Barred, pointer = "/target"): string {
  if (value === undefined || value === null || (typeof value === "string" && value.trim() === ""))
    throw new Fault(
      "target_required",
      "Say where the code leads: target is an absolute http or https address.",
      {
        errors: [{ pointer, ...explain("required") }],
      },
    );
  if (typeof value !== "string") throw invalid(pointer, "not_text");
  const text = value.trim();
  if (isLongerThan(text, TARGET_LENGTH)) throw invalid(pointer, "too_long", { limit: TARGET_LENGTH });
  // The URL parser silently drops line breaks.
  if (CONTROL.test(text)) throw invalid(pointer, "control_characters");
  // `http:example.org` would parse too, as an address relative to nothing, and `http:///x` as one of the host x.
  const url = /^https?:\/\/[^/?#\\]/i.test(text) ? URL.parse(text) : null;
  if (!url) throw invalid(pointer, "target_not_web_address");
  if (isOwnShortUrl(url, own)) throw invalid(pointer, "target_own_short_url");
  // Pages are recognised as they are spelled: `/p%2fx` is an unknown short id, which may lead to `notFound`, and so to itself.
  if (own.isOurHost(nameOf(url)) && !url.pathname.startsWith("/p/"))
    throw invalid(pointer, "target_on_domain");
  refuseListed(url, pointer, own.listedBy);
  return text;
}

/**
 * Checks that an address is on no list. One without a host, such as `mailto:`, is on none.
 * @param pointer - where it stands in the body.
 * @throws Fault `target_blocked`
 */
export function refuseListed(url: URL, pointer: string, listedBy: ListedBy): void {
  const list = url.hostname === "" ? null : listedBy(nameOf(url));
  if (list === null) return;
  const why = explain("target_blocked", { list });
  throw new Fault("target_blocked", `The address ${why.detail}.`, { errors: [{ pointer, ...why }] });
}

function isOwnShortUrl(url: URL, { baseUrl, gs1On }: OwnAddresses): boolean {
  const base = new URL(baseUrl);
  if (!hasSameHost(url, base)) return false;
  const [path, start] = [decodedPath(url), base.pathname.replace(/\/$/, "")];
  if (!path.startsWith(`${start}/`)) return false;
  const below = path.slice(start.length);
  return below.startsWith("/r/") || (gs1On(null) && GS1_PATH.test(below));
}

/** Whether two addresses have the same host and port. The scheme is left out: a service behind https often answers http too. */
export function hasSameHost(one: URL, other: URL): boolean {
  return nameOf(one) === nameOf(other) && one.port === other.port;
}

/** `example.org.` is `example.org` spelled out (RFC 1034, 3.1). */
export function nameOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, "");
}

/** The host of an address; `null` for a text that is none, and for one without a host, such as `mailto:`. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address);
  return url === null || url.hostname === "" ? null : nameOf(url);
}

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    // A badly escaped path is none of our short addresses.
    return url.pathname;
  }
}

function invalid<R extends Reason>(pointer: string, reason: R, ...params: ParametersOf<R>): Fault {
  const why = explain(reason, ...params);
  return new Fault("target_invalid", `The target ${why.detail}.`, {
    errors: [{ pointer, ...why }],
  });
}
