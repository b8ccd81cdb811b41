import { prefersHtml } from "../shared/accept.ts";
import { RESERVED_SHORT_IDS, type ShortAddress, shortIdFlaw } from "../shared/short-address.ts";
import { noticeResponse } from "./notice.ts";
import { decodedPart, GS1_ROUTE, isOfGs1, SCAN_PREFIX } from "./paths.ts";
import { NO_TEMPLATE, type RouteNames } from "./templates.ts";

/** A verified domain of a workspace, as requests meet it. */
export interface OwnDomain {
  readonly host: string;
  readonly tenantId: string;
  /** The redirect target of its root. */
  readonly home: string | null;
  /** The redirect target of unknown short ids. */
  readonly notFound: string | null;
  /** Whether it answers GS1 Digital Links. */
  readonly gs1: boolean;
  readonly hasApple: boolean;
  readonly hasAndroid: boolean;
  /** Whether the operator has closed it: then all of it answers 410. */
  readonly isClosed: boolean;
}

/** The domains of workspaces, by name. */
export interface OwnDomains {
  /** The verified domain of a `Host` header; `null` for all others, which are served as the service's own. */
  named(header: string | null): OwnDomain | null;
  /** The verified domain of a name as `URL` spells it. */
  of(host: string): OwnDomain | null;
  /** Whether GS1 Digital Links are answered on a verified domain, or on the service's own host (`null`). */
  gs1On(host: string | null): boolean;
}

/** The template of a scan's path on a domain. */
export const DOMAIN_SCAN_ROUTE = "/:shortId";

/** Characters of the longest path that may lead to a code. A short id has at most 64 on a domain, and each may be escaped. */
export const LONGEST_SCAN = 1_000;

/**
 * The short address that a path of a domain stands for: `/{shortId}` or `/r/{shortId}`. It is empty for one that no code can have,
 * and `null` where the path is none of a code.
 */
export function addressOn(host: string, pathname: string): ShortAddress | null {
  const part = pathname.slice(pathname.startsWith(SCAN_PREFIX) ? SCAN_PREFIX.length : 1);
  if (part.includes("/")) return null;
  const shortId = part.length <= LONGEST_SCAN ? (decodedPart(part) ?? part) : part;
  if (shortIdFlaw({ domain: host, shortId }) === null) return `${host}/${shortId}`;
  const isOther = shortId === "" || RESERVED_SHORT_IDS.includes(shortId);
  return isOther ? null : "";
}

/** The template of a request's path, on a domain or on the service's own host. */
export function routeOn(
  domains: Pick<OwnDomains, "named" | "gs1On">,
  routes: Pick<RouteNames, "of">,
  request: Request,
  pathname: string,
): string {
  const domain = domains.named(request.headers.get("host"));
  if (domain && addressOn(domain.host, pathname) !== null) return DOMAIN_SCAN_ROUTE;
  const route = routes.of(pathname);
  const isOfGs1Here = route === NO_TEMPLATE && isOfGs1(pathname) && domains.gs1On(domain?.host ?? null);
  return isOfGs1Here ? GS1_ROUTE : route;
}

/** A redirect that is no scan. @param location - a target. */
export function plainRedirect(location: string): Response {
  const { href } = new URL(location);
  return new Response(null, { status: 302, headers: { location: href, "cache-control": "no-store" } });
}

/**
 * The answer for an unknown path of a domain: a redirect to the address that its workspace has set, or for a person a small
 * page that names the host.
 * @param report - the address of the form that reports the code.
 * @throws the error, for programs.
 */
export function lostOn(
  domain: OwnDomain,
  location: string | null,
  request: Request,
  error: unknown,
  report: string | null = null,
): Response {
  if (location !== null) return plainRedirect(location);
  if (!prefersHtml(request.headers.get("accept"))) throw error;
  const acceptLanguage = request.headers.get("accept-language");
  return noticeResponse("code_not_found", {}, { acceptLanguage, host: domain.host, report });
}
