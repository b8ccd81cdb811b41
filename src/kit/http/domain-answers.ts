import { nothingHere, UnknownShortId } from "../shared/common-faults.ts";
import { Fault } from "../shared/fault.ts";
import { reportUrl, type ShortAddress } from "../shared/short-address.ts";
import { readableRefusal } from "./notice.ts";
import { decodedPart } from "./paths.ts";
import { lostOn, type OwnDomain, type OwnDomains, plainRedirect } from "./own-domain.ts";
import type { Refusals } from "./refusals.ts";
import { addressIn, domainOf } from "./requests.ts";

/** Answers an admitted request to a domain that is not a scan. */
export type DomainAnswers = (request: Request, pathname: string, domain: OwnDomain) => Promise<Response>;

/** The paths of a code's page, with all that the page asks for. */
const OF_PAGES = /^\/(?:p|api\/leads|api\/events)\/([^/]+)(?:\/(?:consent|unlock|contact\.vcf|event\.ics))?$/;
/** Pictures and files. */
const OF_MEDIA = /^\/[if]\/[^/]+$/;

/** A page and its choice: on a domain that is closed the page is 410, too, and has the form by which consent is withdrawn. */
const WITH_CHOICE = /^\/p\/[^/]+(?:\/consent)?$/;

/** Whether a path is answered by its route on a domain that is closed, too. */
export function isOpenOnClosed(pathname: string): boolean {
  return WITH_CHOICE.test(pathname);
}

/** The files of links that the apps of a platform open. */
const LINKS = {
  "/.well-known/apple-app-site-association": "apple",
  "/.well-known/assetlinks.json": "android",
} as const;

/** No crawler finds anything here: pages are for those who scan. */
const ROBOTS = "User-agent: *\nDisallow: /\n";

/** Seconds. */
const AN_HOUR = 3_600;
const FIVE_MINUTES = 300;

/** The only paths that a domain serves: no console, no API of workspaces, no codes of other workspaces. */
export function createDomainAnswers(needs: {
  /** JSON of a verified host. */
  appLinks: (host: string, platform: "apple" | "android") => Promise<string | null>;
  /** Answers pages and all that they ask for. */
  answer: (request: Request, pathname: string) => Promise<Response>;
  refusals: Refusals;
}): DomainAnswers {
  const { appLinks, answer, refusals } = needs;

  async function links(path: keyof typeof LINKS, { host, hasApple, hasAndroid }: OwnDomain) {
    const platform = LINKS[path];
    const json = (platform === "apple" ? hasApple : hasAndroid) ? await appLinks(host, platform) : null;
    if (json === null) throw nothingHere();
    return new Response(json, {
      headers: { "content-type": "application/json", "cache-control": `public, max-age=${FIVE_MINUTES}` },
    });
  }

  async function read(pathname: string, request: Request, domain: OwnDomain): Promise<Response | null> {
    const headers = { "cache-control": `public, max-age=${AN_HOUR}` };
    switch (pathname) {
      case "/":
        return domain.home === null
          ? lostOn(domain, null, request, nothingHere())
          : plainRedirect(domain.home);
      case "/robots.txt":
        return new Response(ROBOTS, { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
      case "/favicon.ico":
        return new Response(null, { status: 204, headers });
      case "/.well-known/apple-app-site-association":
      case "/.well-known/assetlinks.json":
        return links(pathname, domain);
      default:
        return null;
    }
  }

  return async (request, pathname, domain) => {
    if (OF_PAGES.test(pathname) || OF_MEDIA.test(pathname)) return answer(request, pathname);
    const found = await read(pathname, request, domain);
    if (found === null) throw nothingHere();
    if (request.method === "GET" || request.method === "HEAD") return found;
    const fault = new Fault("method_not_allowed", "This path takes GET, HEAD.");
    return refusals.answer(fault, request, { allow: "GET, HEAD" });
  };
}

/**
 * Refuses a request for a page when its code and its host belong to different workspaces. A code stays on its host when the
 * operator releases the domain, and the host's next workspace must not serve it.
 */
export type PageGuard = (request: Request, pathname: string) => Promise<Response | null>;

export function createPageGuard(needs: {
  /** The workspace of the code at a short address; `null` where there is none. @throws Fault `storage_unavailable` */
  ownerOf: (address: ShortAddress) => Promise<string | null>;
  domains: Pick<OwnDomains, "of">;
  baseUrl: string;
}): PageGuard {
  return async (request, pathname) => {
    const host = domainOf(request);
    const [, part] = (host !== null && OF_PAGES.exec(pathname)) || [];
    if (host === null || part === undefined) return null;
    const address = addressIn(request, decodedPart(part));
    try {
      const owner = await needs.ownerOf(address);
      if (owner === null || owner === needs.domains.of(host)?.tenantId) return null;
      throw new UnknownShortId();
    } catch (error) {
      return readableRefusal(request, error, { report: reportUrl(needs.baseUrl, address) });
    }
  };
}
