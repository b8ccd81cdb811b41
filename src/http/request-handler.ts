import { severalHosts } from "../shared/common-faults.ts";
import { namesSeveralHosts } from "../shared/headers.ts";
import { type Ids, SHORT_ID } from "../shared/ids.ts";
import type { Client } from "../shared/request-source.ts";
import type { ShortAddress } from "../shared/short-address.ts";
import { releaseBody } from "./body.ts";
import type { ClientAddress } from "./client.ts";
import { streamEnd } from "./download.ts";
import type { HeldOperation, Holds } from "./holds.ts";
import { followsCode, pathOf, routable, SCAN_PREFIX } from "./paths.ts";
import type { Refusals } from "./refusals.ts";
import { admit } from "./requests.ts";
import type { Shedder } from "./shedding.ts";
import { operationName, type RouteNames } from "./templates.ts";

/**
 * Answers a request.
 * @param peer - the socket's address.
 */
export type RequestHandler = (request: Request, peer: string) => Promise<Response>;

/** The path of a scan with nothing escaped. Others reach the same code by the router. */
const SCAN = new RegExp(`^/r/${SHORT_ID}$`);

/** Characters of the longest path that may lead to a code. A short id has at most 48, and each may be escaped. */
const LONGEST_SCAN = 1_000;

const HEALTH = "/healthz";
const READINESS = "/readyz";

/** The routes that are answered here. The APIs declare them as well. */
export const HANDLED_ROUTES = [
  { path: `${SCAN_PREFIX}:shortId` },
  { path: HEALTH },
  { path: READINESS },
] as const;

/**
 * Handles every request: gives it an id, answers scans, `/healthz` and `/readyz`, and passes the rest to the APIs. Those may still
 * be loading: a service that was just started redirects before it is complete.
 */
export function createRequestHandler(needs: {
  /** Answers `GET /r/{shortId}`, which one of the APIs' routes declares. The empty short address is that of no code. */
  redirect: (request: Request, address: ShortAddress, client: Client) => Promise<Response>;
  /** The answer of `GET /healthz`, which one of the APIs' routes declares. */
  health: () => object;
  /** The answer of `GET /readyz`. @throws Fault while the service is not ready. */
  ready: () => object;
  /** Answers everything else. The request is admitted. */
  answer: (request: Request, pathname: string) => Promise<Response>;
  refusals: Refusals;
  clientAddress: ClientAddress;
  ids: Ids;
  shedder: Pick<Shedder, "refusedScan">;
  holds: Holds;
  routes: RouteNames;
}): RequestHandler {
  const { redirect, health, ready, answer, refusals, clientAddress, ids, shedder, holds, routes } = needs;
  return async (incoming, peer) => {
    const request = routable(incoming);
    const client = clientAddress(peer, request.headers.get("x-forwarded-for"));
    const id = ids.id("req");
    const pathname = pathOf(request.url);
    // A scan bypasses the framework, whose router and context would be a tenth of its cost, and gets no facts attached.
    const isScan = SCAN.test(pathname) && request.method === "GET";
    let operation: HeldOperation | null = null;
    if (isScan) {
      if (holds.watching) holds.cut();
    } else {
      operation = holds.begin(() => operationName(request.method, routes.of(pathname)));
      admit(request, client, id, operation);
    }
    let response: Response;
    // Not by `catch()`: on the way of a scan each further promise is a hundredth of its cost.
    try {
      if (namesSeveralHosts(request.headers)) throw severalHosts();
      const isForCode = isScan || followsCode(request, pathname);
      const refused = isForCode ? shedder.refusedScan(request) : null;
      if (refused) response = refused;
      else if (isScan) response = await redirect(request, pathname.slice(SCAN_PREFIX.length), client);
      else if (isForCode && pathname.length > LONGEST_SCAN) response = await redirect(request, "", client);
      else if (pathname === HEALTH && request.method === "GET") response = Response.json(health());
      else if (pathname === READINESS && request.method === "GET") response = Response.json(ready());
      else response = await answer(request, pathname);
    } catch (error) {
      if (isScan) admit(request, client, id);
      response = refusals.answerError(error, request);
    } finally {
      if (!isScan) releaseBody(request);
    }
    response.headers.set("x-request-id", id);
    if (operation) endWith(operation, request, response);
    return response;
  };
}

/** Ends an operation with its answer. A stream is produced later. */
function endWith(operation: HeldOperation, request: Request, response: Response): void {
  const end = request.method === "HEAD" ? undefined : streamEnd(response);
  if (end) void end.then(operation.end);
  else operation.end();
}
