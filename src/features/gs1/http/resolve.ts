import { type Identifier, linkIn, pathOf } from "../../../kit/gs1/gs1.ts";
import { CORS_HEADERS, preflight } from "../../../kit/http/cors.ts";
import { type Limiter, limitKey, takeFrom } from "../../../kit/http/limits.ts";
import { noticeResponse, readableRefusal } from "../../../kit/http/notice.ts";
import { GS1_DESCRIPTION } from "../../../kit/http/paths.ts";
import { LONGEST_SCAN, lostOn, type OwnDomain } from "../../../kit/http/own-domain.ts";
import { bestMediaType, prefersHtml } from "../../../kit/shared/accept.ts";
import {
  addressTooLong,
  codeBlocked,
  codeGone,
  LONGEST_ADDRESS,
  nothingHere,
} from "../../../kit/shared/common-faults.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Client } from "../../../kit/shared/request-source.ts";
import { hostUrl, reportUrl } from "../../../kit/shared/short-address.ts";
import type { Gs1Name } from "../../codes/store/gs1-names.ts";
import type { Follow } from "../../scans/http/redirect.ts";
import type { ResolvedCode, Resolver } from "../../scans/resolver.ts";
import { type Asked, askedOf, wishOf } from "../asked.ts";
import { choose } from "../choice.ts";
import { InvalidLink, noSuchLink, UnknownLink } from "../faults.ts";
import { descriptionOf, type ResolverDescription } from "../description.ts";
import type { Route } from "../../rules/route.ts";
import type { Level } from "../links.ts";
import { type Linkset, linksetOf, someOf } from "../linkset.ts";
import type { Names } from "../names.ts";
import { CONTEXT, DEFAULT_MULTI, LINKSET_TYPE } from "../traits.ts";
import { createKnownPaths } from "./known-paths.ts";
import { linkPage } from "./link-pages.ts";

/**
 * Answers requests for GS1 paths, and for the description of a resolver. The request is admitted, unless it
 * is GET.
 * @param domain - the domain that it was sent to; `null` for the service's own host.
 */
export type Gs1Answers = (
  request: Request,
  pathname: string,
  client: Client,
  domain: OwnDomain | null,
) => Response | Promise<Response>;

const METHODS = ["GET", "HEAD", "OPTIONS"] as const;

const VARY = "Accept, Accept-Language";

/**
 * The part that all redirects of GS1 paths share. No page reads the headers of a redirect that it follows, so
 * none is exposed; and nobody stores one, so it does not say by what it varies.
 */
const REDIRECT = new Response(null, {
  status: 307,
  headers: {
    "cache-control": "no-store",
    "access-control-allow-origin": CORS_HEADERS["access-control-allow-origin"],
  },
});

/** Seconds. */
const FIVE_MINUTES = 300;

/** A request, with all that its answer depends on besides its path. */
interface Question {
  readonly request: Request;
  readonly client: Client;
  readonly domain: OwnDomain | null;
  readonly asked: Asked;
}

/** The code that a GS1 path stands for, and its names with those above it. */
interface Found {
  readonly code: ResolvedCode;
  readonly name: Gs1Name;
  /** The codes above it, the most specific first. */
  readonly above: readonly Gs1Name[];
}

export function createGs1Answers(needs: {
  names: Pick<Names, "of">;
  resolver: Pick<Resolver, "peek" | "resolve">;
  follow: Follow;
  /** Of scans, per address and code. */
  limit: Limiter;
  /** Of addresses that stand for nothing, per address. */
  missLimit: Limiter;
  baseUrl: string;
  /** The operator's contact: an https or mailto address. */
  contact: string | null;
}): Gs1Answers {
  const { names, resolver, follow, limit, missLimit, baseUrl, contact } = needs;
  const paths = createKnownPaths();

  const originAt = (domain: OwnDomain | null) => hostUrl(baseUrl, domain?.host ?? null);

  /** The names of codes that are there, of one workspace: the domain's, or that of the key itself. */
  function namesIn(all: readonly Gs1Name[], domain: OwnDomain | null): readonly Gs1Name[] {
    const there = all.filter(({ address }) => address !== "gone");
    const tenantId = domain?.tenantId ?? there.at(-1)?.tenantId;
    return there.filter((name) => name.tenantId === tenantId);
  }

  /** The first code of some names that is still there. */
  async function find(found: readonly Gs1Name[]): Promise<Found> {
    for (const [at, name] of found.entries()) {
      const code = resolver.peek(name.address) ?? (await resolver.resolve(name.address));
      if (code !== null && code !== "gone") return { code, name, above: found.slice(at + 1) };
    }
    throw codeGone();
  }

  /** The same, where nothing has to be read. */
  function known(found: readonly Gs1Name[]): Found | null {
    const [name] = found;
    const code = name === undefined || name.address === "gone" ? null : resolver.peek(name.address);
    return code === null || code === undefined || code === "gone" || name === undefined
      ? null
      : { code, name, above: found.slice(1) };
  }

  /** The levels of a code. One that is switched off shows nothing. */
  async function levelsOf({ code, above }: Found): Promise<readonly [Level, ...Level[]]> {
    const higher: Level[] = [];
    for (const { address } of above) {
      const next = resolver.peek(address) ?? (await resolver.resolve(address));
      if (next !== null && next !== "gone" && next.destination.active) higher.push(...levelOf(next));
    }
    const [own] = levelOf(code);
    if (own === undefined) throw new Error("A code that was found by its GS1 address has none.");
    return [own, ...higher];
  }

  /** A code that was deleted is gone, and every other guess counts. */
  async function refuseUnknown(all: readonly Gs1Name[], client: Client): Promise<never> {
    if (all.some(({ address }) => address === "gone")) throw codeGone();
    await takeFrom(missLimit, limitKey(client.address));
    throw new UnknownLink();
  }

  /**
   * Answers a GS1 path. Nearly all of them go where their code leads, and what is known of that is in memory:
   * then nothing is awaited on the way, because each promise is a hundredth of a scan's cost.
   * @throws InvalidLink, Fault
   */
  function resolve(request: Request, pathname: string, client: Client, domain: OwnDomain | null) {
    const query = queryOf(request.url);
    const asked = askedOf(query, request.headers.get("accept"));
    const kept = query === "" ? paths.get(pathname) : undefined;
    const identifier = kept ?? identifierIn(pathname, query);
    const named = names.of(domain?.host ?? null, identifier);
    const found = named instanceof Promise ? null : known(namesIn(named, domain));
    if (found !== null && kept === undefined && query === "") paths.keep(pathname, identifier);
    const question = { request, client, domain, asked };
    return found === null || isChosen(asked, found.code)
      ? considered(question, named)
      : lead(question, found, null);
  }

  /** Redirects by the names that they are of. To copy one with its `Link` costs a third of setting it. */
  const redirects = new WeakMap<Gs1Name, Response>();

  /** The part that all redirects of a name share. */
  function redirectOf(name: Gs1Name, domain: OwnDomain | null): Response {
    const made = redirects.get(name);
    if (made) return made;
    const redirect = new Response(null, REDIRECT);
    redirect.headers.set("link", linkTo(`${originAt(domain)}/${name.path}`));
    redirects.set(name, redirect);
    return redirect;
  }

  /** Follows a code, or one of its links. It answers errors itself. */
  function lead({ request, client, domain }: Question, { code, name }: Found, route: Route | null) {
    const redirect = redirectOf(name, domain);
    return follow(request, name.address, client, domain, code, { route, redirect });
  }

  async function considered(question: Question, named: ReturnType<Names["of"]>): Promise<Response> {
    const { request, client, domain, asked } = question;
    try {
      const all = await named;
      const own = namesIn(all, domain);
      if (own.length === 0) await refuseUnknown(all, client);
      const found = known(own) ?? (await find(own));
      const { code, name } = found;
      if (!isChosen(asked, code)) return await lead(question, found, null);

      const levels = await levelsOf(found);
      const choice = asked.all ? null : choose(levels, asked.type, wishOf(request.headers, asked));
      if (choice?.kind === "default")
        return await lead(question, found, choice.level === levels[0] ? null : choice.level.route);
      if (choice?.kind === "link") return await lead(question, found, choice.link.route);
      // The rest is no scan.
      const taken = takeFrom(limit, `${limitKey(client.address)} ${name.address}`);
      if (taken) await taken;
      if (!code.destination.active) throw code.destination.isBlocked ? codeBlocked() : codeGone();
      const origin = originAt(domain);
      if (choice === null) return linksetAnswer(linksetOf(levels, origin), 200, request);
      const address = `${origin}/${name.path}`;
      const page = linkPage(request, choice, address, { link: linkTo(address), vary: VARY });
      if (page) return page;
      if (choice.kind === "none") throw noSuchLink();
      return linksetAnswer(someOf(choice.level, choice.links, origin), 300, request);
    } catch (error) {
      return refusal(error, request, domain);
    }
  }

  /** A refusal: for people a small page, which names no address that was asked for. */
  function refusal(error: unknown, request: Request, domain: OwnDomain | null): Response {
    const report = reportUrl(baseUrl, "");
    if (error instanceof InvalidLink && prefersHtml(request.headers.get("accept"))) {
      const acceptLanguage = request.headers.get("accept-language");
      return noticeResponse("code_not_found", {}, { acceptLanguage, status: 400 });
    }
    if (domain !== null && error instanceof UnknownLink) return lostOn(domain, null, request, error, report);
    return readableRefusal(request, error, { report });
  }

  /** @throws Fault `method_not_allowed`. */
  function answer(request: Request, pathname: string, client: Client, domain: OwnDomain | null) {
    const { method } = request;
    if (method === "OPTIONS") return options(pathname, originAt(domain));
    if (method !== "GET" && method !== "HEAD") {
      const allow = METHODS.join(", ");
      throw new Fault("method_not_allowed", `This path takes ${allow}.`, { headers: { allow } });
    }
    if (pathname === GS1_DESCRIPTION) return described(descriptionOf(originAt(domain), contact));
    try {
      return resolve(request, pathname, client, domain);
    } catch (error) {
      return refusal(error, request, domain);
    }
  }
  return answer;
}

/** The query of an address, without its question mark. */
function queryOf(url: string): string {
  const start = url.indexOf("?") + 1;
  return start === 0 ? "" : url.slice(start);
}

/**
 * @throws InvalidLink where the path is none of GS1's, Fault `invalid_request` where it is too long to be
 * read.
 */
function identifierIn(pathname: string, query: string): Identifier {
  if (pathname.length > LONGEST_SCAN || query.length > LONGEST_ADDRESS) throw addressTooLong();
  const link = linkIn(pathname, query);
  if (link === null) throw nothingHere();
  if ("flaws" in link) throw new InvalidLink(link.flaws);
  return link.identifier;
}

/** Whether there is something to choose. Nearly all scans go where their code leads. */
function isChosen({ all, type }: Asked, { gs1 }: ResolvedCode): boolean {
  return all || type !== null || gs1?.links.some((link) => link.type === DEFAULT_MULTI) === true;
}

function levelOf({ gs1, destination, route }: ResolvedCode): Level[] {
  if (gs1 === null) return [];
  const { identifier, links, described } = gs1;
  return [{ identifier, links, described, isLocked: destination.isLocked, route }];
}

/** @param address - without a query. */
function linkTo(address: string): string {
  return `<${address}?linkType=linkset>; rel="linkset"; type="${LINKSET_TYPE}"`;
}

function linksetAnswer(linkset: Linkset, status: 200 | 300, request: Request): Response {
  // The same is recommended for clients that take JSON alone (2.10).
  const type = bestMediaType(request.headers.get("accept"), [LINKSET_TYPE, "application/json"]);
  return new Response(JSON.stringify(linkset), {
    status,
    headers: {
      "content-type": type ?? LINKSET_TYPE,
      link: `<${CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
      "cache-control": "no-cache",
      vary: VARY,
    },
  });
}

function described(description: ResolverDescription): Response {
  return Response.json(description, { headers: { "cache-control": `public, max-age=${FIVE_MINUTES}` } });
}

/** The answer to OPTIONS of a path, whatever is there: nothing is looked up. */
function options(pathname: string, origin: string): Response {
  const response = preflight(METHODS);
  response.headers.set("allow", METHODS.join(", "));
  const link = pathname.length > LONGEST_SCAN ? null : linkIn(pathname, "");
  if (link !== null && "identifier" in link)
    response.headers.set("link", linkTo(`${origin}/${pathOf(link.identifier)}`));
  return response;
}
