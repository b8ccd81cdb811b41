import type { Metrics } from "../shared/metrics.ts";
import { DOMAIN_SCAN_ROUTE } from "./own-domain.ts";
import { GS1_ROUTE, pathOf, SCAN_ROUTE } from "./paths.ts";
import type { RequestHandler } from "./request-handler.ts";
import { methodName } from "./templates.ts";

/**
 * Upper bounds of buckets: few, because each operation has them. A drawing takes up to hundreds of
 * milliseconds.
 */
const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Those of scans, which take one to ten milliseconds. */
const SCAN_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Statuses of scans that have a series from the start, so that the first of them is an increase. */
const SCAN_STATUSES = [302, 307, 404, 410, 429, 503];

/**
 * A GS1 path has further answers that are none to scans: linksets, and 400 for what is no GS1 Digital Link.
 */
const NO_SCANS: ReadonlySet<number> = new Set([200, 300, 400]);

/** Reading the clock twice is a fiftieth of a scan's cost: one scan in eight is timed, and counts for eight. */
const SCANS: ReadonlySet<string> = new Set([SCAN_ROUTE, DOMAIN_SCAN_ROUTE, GS1_ROUTE]);
const TIMED_OF = 8;

/** The series of one route and method. */
interface Meter {
  readonly labels: { readonly route: string; readonly method: string };
  /** Requests by the first digit of the status. */
  readonly answers: { add(): void }[];
  readonly seconds: { observe(value: number, times: number): void };
}

/**
 * The same handler, with all requests counted and timed by their route's template, so that there are as many series as
 * routes and not as paths.
 * @param needs.now - milliseconds of a monotonic clock.
 */
export function meteredRequests(
  handle: RequestHandler,
  needs: {
    metrics: Metrics;
    /** The template of a request's path. */
    routeOf: (request: Request, path: string) => string;
    now: () => number;
  },
): RequestHandler {
  const { metrics, routeOf, now } = needs;
  const requests = metrics.counter("quietzone_requests_total", "Requests by route, method and status.");
  const duration = metrics.histogram(
    "quietzone_request_duration_seconds",
    "Time from a request's coming in to its answer's leaving, without a streamed body. Of scans one in eight is timed.",
    SECONDS,
  );
  const scanAnswers = metrics.counter(
    "quietzone_scan_answers_total",
    "Answers to scans, by status: 302 led on, and 307 of a GS1 path, 404 has no code or no such link, 410 is switched off or deleted, 429 came too often, 503 is to come again.",
  );
  const byStatus = new Map(SCAN_STATUSES.map((status) => [status, scanAnswers({ status: String(status) })]));
  const meters = new Map<string, Map<string, Meter>>();

  function countScan(status: number): void {
    const count = byStatus.get(status) ?? scanAnswers({ status: String(status) });
    byStatus.set(status, count);
    count.add();
  }

  function meterOf(route: string, named: string): Meter {
    const known = meters.get(route)?.get(named);
    if (known) return known;
    const method = methodName(named);
    const byMethod = meters.get(route) ?? new Map<string, Meter>();
    meters.set(route, byMethod);
    const meter = byMethod.get(method) ?? {
      labels: { route, method },
      answers: [],
      seconds: duration({ route, method }, SCANS.has(route) ? SCAN_SECONDS : SECONDS),
    };
    byMethod.set(method, meter);
    return meter;
  }

  let scansUntilTimed = 0;
  /** The number of requests that a timed one stands for; 0 for one that is not timed. */
  function weightOf(route: string): number {
    if (!SCANS.has(route)) return 1;
    if (scansUntilTimed > 0) {
      scansUntilTimed--;
      return 0;
    }
    scansUntilTimed = TIMED_OF - 1;
    return TIMED_OF;
  }

  return async (request, peer) => {
    const path = pathOf(request.url);
    const early = routeOf(request, path);
    const weight = weightOf(early);
    const start = weight > 0 ? now() : 0;
    const response = await handle(request, peer);
    // The routes of the APIs may have been loaded only for this request.
    const isOfScans = SCANS.has(early);
    const meter = meterOf(isOfScans ? early : routeOf(request, path), request.method);
    // HEAD asks without following: it is no scan.
    const isScan = isOfScans && request.method === "GET";
    if (isScan && !(early === GS1_ROUTE && NO_SCANS.has(response.status))) countScan(response.status);
    if (weight > 0) meter.seconds.observe((now() - start) / 1000, weight);
    const kind = Math.floor(response.status / 100);
    const count = meter.answers[kind] ?? requests({ ...meter.labels, status: `${kind}xx` });
    meter.answers[kind] = count;
    count.add();
    return response;
  };
}
