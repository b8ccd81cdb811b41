import type { Ids } from "../shared/ids.ts";
import type { Client, ClientAddress } from "./client.ts";
import { pathOf, routable } from "./paths.ts";
import type { Refusals } from "./refusals.ts";
import { admit } from "./requests.ts";

/** Where every request comes in. */
export interface FrontDoor {
  /**
   * Answers a request.
   * @param peer - the socket's address.
   */
  handle(request: Request, peer: string): Promise<Response>;
}

/** A scan of what a code can be called; anything odder takes the long way. */
const SCAN = /^\/r\/[A-Za-z0-9_-]{3,48}$/;
const SCAN_PREFIX = "/r/";

const HEALTH = "/healthz";

/** The routes that are answered here, which the APIs declare as well. */
export const FRONT_DOOR_ROUTES = [{ path: `${SCAN_PREFIX}:shortId` }, { path: HEALTH }] as const;

/**
 * Gives every request an id, answers scans and whether the service is up, and leaves the rest to the APIs, which may
 * still be on their way: codes are followed while a service that was started anew is not complete.
 */
export function createFrontDoor(needs: {
  /** Answers `GET /r/{shortId}`, which one of the APIs' routes declares. */
  follow: (request: Request, shortId: string, client: Client) => Promise<Response>;
  /** What `GET /healthz` tells, which one of the routes declares too. */
  health: () => object;
  /** Answers everything else; the request is admitted. */
  answer: (request: Request, pathname: string) => Promise<Response>;
  refusals: Refusals;
  clientAddress: ClientAddress;
  ids: Ids;
}): FrontDoor {
  const { follow, health, answer, refusals, clientAddress, ids } = needs;
  return {
    async handle(incoming, peer) {
      const request = routable(incoming);
      const client = clientAddress(peer, request.headers.get("x-forwarded-for"));
      const id = ids.id("req");
      const pathname = pathOf(request.url);
      // A scan goes past the framework, whose router and context would be a tenth of its cost, and has nothing attached.
      const isScan = SCAN.test(pathname) && request.method === "GET";
      if (!isScan) admit(request, client, id);
      let response: Response;
      // Not by `catch()`: on the way of a scan each promise more is a hundredth of its cost.
      try {
        if (isScan) response = await follow(request, pathname.slice(SCAN_PREFIX.length), client);
        else if (pathname === HEALTH && request.method === "GET") response = Response.json(health());
        else response = await answer(request, pathname);
      } catch (error) {
        if (isScan) admit(request, client, id);
        response = refusals.answerError(error, request);
      }
      response.headers.set("x-request-id", id);
      return response;
    },
  };
}
