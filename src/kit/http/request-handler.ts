import { codeBlocked, misdirected, severalHosts } from "../shared/common-faults.ts";
import { namesSeveralHosts } from "../shared/headers.ts";
import { type Ids, SHORT_ID } from "../shared/ids.ts";
import type { Client } from "../shared/request-source.ts";
import { reportUrl, type ShortAddress } from "../shared/short-address.ts";
import { releaseBody } from "./body.ts";
import type { ClientAddress } from "./client.ts";
import { type DomainAnswers, isOpenOnClosed } from "./domain-answers.ts";
import type { HeldOperation, Holds } from "./holds.ts";
import { readableRefusal } from "./notice.ts";
import { addressOn, DOMAIN_SCAN_ROUTE, LONGEST_SCAN, type OwnDomain, type OwnDomains } from "./own-domain.ts";
import type { IsMisdirected } from "./own-names.ts";
import {
  askedAbout,
  followsCode,
  GS1_ROUTE,
  isOfGs1,
  pathOf,
  routable,
  SCAN_PREFIX,
  SCAN_ROUTE,
} from "./paths.ts";
import type { Refusals } from "./refusals.ts";
import { openToOrigins } from "./cors.ts";
import { admit, factsOf, type MayPause } from "./requests.ts";
import type { Shedder } from "./shedding.ts";
import { TLS_PERMISSION } from "./tls-permission.ts";
import { operationName, type RouteNames } from "./templates.ts";

/**
 * Answers a request.
 * @param peer - the socket's address.
 */
export type RequestHandler = (request: Request, peer: string) => Promise<Response>;

/** The path of a scan with nothing escaped. Others reach the same code by the router. */
const SCAN = new RegExp(`^/r/${SHORT_ID}$`);

const HEALTH = "/healthz";
const READINESS = "/readyz";

/** The routes that are answered here. The APIs declare them as well. */
export const HANDLED_ROUTES = [{ path: SCAN_ROUTE }, { path: HEALTH }, { path: READINESS }] as const;

/** All routes that are answered here, also the one that no API declares. */
export const OWN_ROUTES = [...HANDLED_ROUTES, { path: TLS_PERMISSION }] as const;

/**
 * Handles every request: gives it an id, answers scans, `/healthz` and `/readyz`, and passes the rest to the APIs. Those may still
 * be loading: a service that was just started redirects before it is complete.
 */
export function createRequestHandler(needs: {
  /** Answers `GET /r/{shortId}`, which one of the APIs' routes declares. The empty short address is that of no code. */
  redirect: (
    request: Request,
    address: ShortAddress,
    client: Client,
    domain: OwnDomain | null,
  ) => Promise<Response>;
  /** Answers the same path with a plus behind it: where the code leads. */
  preview: (
    request: Request,
    address: ShortAddress,
    client: Client,
    domain: OwnDomain | null,
  ) => Promise<Response>;
  /** Answers paths of GS1 Digital Link, on hosts that have them. The request is admitted unless it is GET. */
  gs1: (
    request: Request,
    pathname: string,
    client: Client,
    domain: OwnDomain | null,
  ) => Response | Promise<Response>;
  /** The answer of `GET /healthz`, which one of the APIs' routes declares. */
  health: () => object;
  /** The answer of `GET /readyz`. @throws Fault while the service is not ready. */
  ready: () => object;
  /** The answer of `GET /tls/permission`. @throws Fault `not_found` */
  tlsPermission: (request: Request, client: Client) => Response;
  domains: Pick<OwnDomains, "named" | "gs1On">;
  isMisdirected: IsMisdirected;
  /** Answers an admitted request to a domain that is not a scan. */
  answerOnDomain: DomainAnswers;
  /** Answers everything else. The request is admitted. */
  answer: (request: Request, pathname: string) => Promise<Response>;
  refusals: Refusals;
  clientAddress: ClientAddress;
  mayPause?: MayPause;
  ids: Ids;
  shedder: Pick<Shedder, "refusedScan">;
  holds: Holds;
  routes: RouteNames;
  baseUrl: string;
}): RequestHandler {
  const {
    redirect,
    preview,
    gs1,
    health,
    ready,
    tlsPermission,
    domains,
    isMisdirected,
    answerOnDomain,
    answer,
  } = needs;
  const { refusals, clientAddress, mayPause, ids, shedder, holds, routes, baseUrl } = needs;

  function answerOwn(request: Request, pathname: string, client: Client): Promise<Response> | Response {
    if (request.method === "GET") {
      if (pathname === HEALTH) return Response.json(health());
      if (pathname === READINESS) return Response.json(ready());
      if (pathname === TLS_PERMISSION) return tlsPermission(request, client);
    }
    return answer(request, pathname);
  }

  /** Ends an operation with its answer. A stream is produced later. */
  function endWith(operation: HeldOperation, request: Request): void {
    const end = factsOf(request).download?.end;
    if (end === undefined) operation.end();
    else
      void end.then((ended) => {
        operation.end();
        if (ended) refusals.reportBroken(ended.error, request);
      });
  }

  return async (incoming, peer) => {
    const request = routable(incoming);
    const client = clientAddress(peer, request.headers.get("x-forwarded-for"));
    const id = ids.id("req");
    const pathname = pathOf(request.url);
    const host = request.headers.get("host");
    const domain = domains.named(host);
    const address = domain === null ? addressHere(pathname) : addressOn(domain.host, pathname);
    const isGs1 = address === null && isOfGs1(pathname) && domains.gs1On(domain?.host ?? null);
    // A scan bypasses the framework, whose router and context would be a tenth of its cost, and gets no facts attached.
    const isScan = address !== null && address !== "" && request.method === "GET";
    const isBare = isScan || (isGs1 && request.method === "GET");
    const asked = isBare ? null : previewed(request, pathname, domain);
    let operation: HeldOperation | null = null;
    if (isBare) {
      if (holds.isMeasuring) holds.cut();
    } else {
      const onDomain = domain !== null && address !== null;
      const route = () => (onDomain ? DOMAIN_SCAN_ROUTE : isGs1 ? GS1_ROUTE : routes.of(pathname));
      operation = holds.begin(() => operationName(request.method, route()));
      admit(request, client, id, operation, domain?.host ?? null, mayPause && (() => mayPause(incoming)));
    }
    let response: Response;
    // Not by `catch()`: on the way of a scan each further promise is a hundredth of its cost.
    try {
      if (namesSeveralHosts(host)) throw severalHosts();
      const isForCode =
        isGs1 || (domain === null ? isScan || followsCode(request, pathname) : follows(request, address));
      const refused = isForCode ? shedder.refusedScan(request) : null;
      if (domain?.isClosed && !isOpenOnClosed(pathname))
        response = readableRefusal(request, codeBlocked(), {
          report: reportUrl(baseUrl, asked ?? address ?? ""),
        });
      else if (refused) response = refused;
      else if (isGs1) response = await gs1(request, pathname, client, domain);
      else if (isScan) response = await redirect(request, address, client, domain);
      else if (asked !== null) response = await preview(request, asked, client, domain);
      else if (domain !== null)
        response = await (isForCode && address !== null
          ? redirect(request, address, client, domain)
          : answerOnDomain(request, pathname, domain));
      else if (isMisdirected(host, pathname)) response = readableRefusal(request, misdirected());
      else if (isForCode && pathname.length > LONGEST_SCAN)
        response = await redirect(request, "", client, null);
      else response = await answerOwn(request, pathname, client);
    } catch (error) {
      if (isBare) admit(request, client, id, null, domain?.host ?? null);
      response = refusals.answerError(error, request);
    } finally {
      if (!isBare) releaseBody(request);
    }
    if (isGs1) openToOrigins(response);
    response.headers.set("x-request-id", id);
    if (operation) endWith(operation, request);
    return response;
  };
}

/** The short address of a scan on the service's own host, where nothing of it is escaped. */
function addressHere(pathname: string): ShortAddress | null {
  return SCAN.test(pathname) ? pathname.slice(SCAN_PREFIX.length) : null;
}

/**
 * The short address of a code that a request asks about without following it; `null` for all other requests.
 */
function previewed({ method }: Request, pathname: string, domain: OwnDomain | null): ShortAddress | null {
  const path = method === "GET" || method === "HEAD" ? askedAbout(pathname) : null;
  if (path === null) return null;
  return (domain === null ? addressHere(path) : addressOn(domain.host, path)) || null;
}

/** Whether a request to a domain follows a code. */
function follows({ method }: Request, address: ShortAddress | null): boolean {
  return address !== null && (method === "GET" || method === "HEAD");
}
