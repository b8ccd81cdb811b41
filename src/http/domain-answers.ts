import { nothingHere, UnknownShortId } from "../shared/common-faults.ts";
import { Fault } from "../shared/fault.ts";
import { readableRefusal } from "./notice.ts";
import { lostOn, type OwnDomain, plainRedirect } from "./own-domain.ts";
import type { Refusals } from "./refusals.ts";
import { addressIn } from "./requests.ts";

/** Answers a request to a domain that is no scan. The request is admitted. */
export type DomainAnswers = (request: Request, pathname: string, domain: OwnDomain) => Promise<Response>;

/** The paths of a code's page, with all that the page asks for. */
const OF_PAGES = /^\/(?:p|api\/leads|api\/events)\/([^/]+)(?:\/(?:consent|contact\.vcf|event\.ics))?$/;
const OF_IMAGES = /^\/i\/[^/]+$/;

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

/** Whatever is not listed here is not reachable on a domain: no console, no API of workspaces, no codes of others. */
export function createDomainAnswers(needs: {
  /** JSON of a verified host. */
  appLinks: (host: string, platform: "apple" | "android") => Promise<string | null>;
  /** The workspace of the code at a short address; `null` where there is none. */
  ownerOf: (address: string) => Promise<string | null>;
  /** Answers pages and all that they ask for. */
  answer: (request: Request, pathname: string) => Promise<Response>;
  refusals: Refusals;
}): DomainAnswers {
  const { appLinks, ownerOf, answer, refusals } = needs;

  async function page(
    request: Request,
    pathname: string,
    part: string,
    domain: OwnDomain,
  ): Promise<Response> {
    const owner = await ownerOf(addressIn(request, decoded(part)));
    // A code stays on a host whose domain was released, and is none of the next workspace's.
    if (owner !== null && owner !== domain.tenantId) return readableRefusal(request, new UnknownShortId());
    return answer(request, pathname);
  }

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
    const [, part] = OF_PAGES.exec(pathname) ?? [];
    if (part !== undefined) return page(request, pathname, part, domain);
    if (OF_IMAGES.test(pathname)) return answer(request, pathname);
    const found = await read(pathname, request, domain);
    if (found === null) throw nothingHere();
    if (request.method === "GET" || request.method === "HEAD") return found;
    const fault = new Fault("method_not_allowed", "This path takes GET, HEAD.");
    return refusals.answer(fault, request, { allow: "GET, HEAD" });
  };
}

/** The text that a part of a path stands for; `null` where it is badly escaped. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
