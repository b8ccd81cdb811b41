import { healthOf, readiness } from "../kit/http/health.ts";
import { createHolds } from "../kit/http/holds.ts";
import { readableRefusal } from "../kit/http/notice.ts";
import { SCAN_PREFIX } from "../kit/http/paths.ts";
import type { Refusals } from "../kit/http/refusals.ts";
import { createRequestHandler, OWN_ROUTES, type RequestHandler } from "../kit/http/request-handler.ts";
import { createRouteNames } from "../kit/http/templates.ts";
import { Fault } from "../kit/shared/fault.ts";
import type { Ids } from "../kit/shared/ids.ts";
import type { Build } from "./this-build.ts";

/** Seconds after which a client may ask again. */
const AGAIN = 5;

/**
 * Answers while a start waits for its database. Nothing can be redirected, because no code is known: everything is asked to
 * come again, and `/healthz` says why.
 */
export function answerWhileAway(needs: {
  build: Build;
  refusals: Refusals;
  ids: Ids;
  baseUrl: string;
}): RequestHandler {
  const { build, refusals, ids, baseUrl } = needs;
  const health = () => healthOf("database_away", false, build, 0, false);
  const refuse = async (request: Request) => readableRefusal(request, notYet());
  return createRequestHandler({
    redirect: refuse,
    preview: refuse,
    gs1: refuse,
    health,
    ready: () => readiness(health()),
    tlsPermission() {
      throw notYet();
    },
    domains: { named: () => null, gs1On: () => false },
    isMisdirected: () => false,
    answerOnDomain: refuse,
    answer: refuse,
    refusals,
    // Nothing is limited or counted by address here.
    clientAddress: (address) => ({ address, proxied: false }),
    ids,
    shedder: { refusedScan: () => null },
    holds: createHolds({ onOperation: null, onHold() {} }),
    routes: createRouteNames(OWN_ROUTES, SCAN_PREFIX),
    baseUrl,
  });
}

function notYet(): Fault {
  return new Fault(
    "storage_unavailable",
    "The service starts, and its database does not answer yet. Try again later.",
    {
      retryAfter: AGAIN,
    },
  );
}
