import type { Metrics } from "../shared/metrics.ts";

type Answer = (request: Request, peer: string) => Promise<Response>;

/** Seconds. A scan takes one to ten milliseconds, a drawing up to hundreds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Looking at the clock twice is a fiftieth of a scan's cost: one scan in eight is timed, and counts for eight. */
const OFTEN = "/r/";
const TIMED_OF = 8;

/** Methods that no route takes, as one: anybody can make them up. */
const OTHER = "other";

/** What is counted of one route and method. */
interface Meter {
  readonly labels: { readonly route: string; readonly method: string };
  /** By the first digit of the status. */
  readonly answers: { add(): void }[];
  readonly seconds: { observe(value: number, times: number): void };
}

interface PathTemplate {
  readonly path: string;
}

/** Counts and times requests. */
export interface RequestMeter {
  /** The same function, counted and timed. */
  measured(answer: Answer): Answer;
  /** Replaces the known routes, once the APIs are loaded. */
  setRoutes(routes: readonly PathTemplate[]): void;
}

/**
 * Counts and times all requests by their route's template, so that there are as many series as routes and not as
 * paths.
 * @param needs.routes - the routes that are answered before `setRoutes` is called.
 * @param needs.now - milliseconds of a monotonic clock.
 */
export function createRequestMeter(needs: {
  metrics: Metrics;
  routes: readonly PathTemplate[];
  now: () => number;
}): RequestMeter {
  const { metrics, now } = needs;
  let templateOf = createTemplates(needs.routes);
  const requests = metrics.counter("quietzone_requests_total", "Requests by route, method and status.");
  const duration = metrics.histogram(
    "quietzone_request_duration_seconds",
    "Time from a request's coming in to its answer's leaving, without a streamed body. Of scans one in eight is timed.",
    SECONDS,
  );
  const meters = new Map<string, Map<string, Meter>>();

  function meterOf(route: string, named: string): Meter {
    const known = meters.get(route)?.get(named);
    if (known) return known;
    const method = METHODS.has(named) ? named : OTHER;
    const byMethod = meters.get(route) ?? new Map<string, Meter>();
    meters.set(route, byMethod);
    const meter = byMethod.get(method) ?? {
      labels: { route, method },
      answers: [],
      seconds: duration({ route, method }),
    };
    byMethod.set(method, meter);
    return meter;
  }

  let scansUntilTimed = 0;
  /** How many requests a measured one stands for; 0 for one that is not measured. */
  function weightOf(path: string): number {
    if (!path.startsWith(OFTEN)) return 1;
    if (scansUntilTimed > 0) {
      scansUntilTimed--;
      return 0;
    }
    scansUntilTimed = TIMED_OF - 1;
    return TIMED_OF;
  }

  return {
    measured: (answer) => async (request, peer) => {
      const path = pathOf(request.url);
      const weight = weightOf(path);
      const start = weight > 0 ? now() : 0;
      const response = await answer(request, peer);
      const meter = meterOf(templateOf(path), request.method);
      if (weight > 0) meter.seconds.observe((now() - start) / 1000, weight);
      const kind = Math.floor(response.status / 100);
      const count = meter.answers[kind] ?? requests({ ...meter.labels, status: `${kind}xx` });
      meter.answers[kind] = count;
      count.add();
      return response;
    },
    setRoutes(routes) {
      templateOf = createTemplates(routes);
    },
  };
}

/** Where a request went that no route took. */
const NO_ROUTE = "none";

/** Finds the template of a path: `/r/abc` → `/r/:shortId`. */
function createTemplates(routes: readonly PathTemplate[]): (path: string) => string {
  const templates = routes.map(({ path }) => path);
  const whole = new Set(templates.filter((template) => !/[:*]/.test(template)));
  const patterns = [...new Set(templates)]
    .filter((template) => !whole.has(template))
    .map((template) => ({ template, pattern: patternOf(template) }));
  // Nearly all paths have a first part that few templates share.
  const byFirstPart = Map.groupBy(patterns, ({ template }) => firstPart(template));
  const often = patterns.find(({ template }) => template.startsWith(OFTEN));
  return (path) => {
    if (often?.pattern.test(path)) return often.template;
    if (whole.has(path)) return path;
    for (const { template, pattern } of byFirstPart.get(firstPart(path)) ?? [])
      if (pattern.test(path)) return template;
    return NO_ROUTE;
  };
}

function patternOf(template: string): RegExp {
  const parts = template.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join("/")}$`);
}

function firstPart(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path : path.slice(0, end);
}

/** The path of an address, or of what Bun gives in place of one where there is no usable `Host`. */
function pathOf(url: string): string {
  const from = url.startsWith("/") ? 0 : url.indexOf("/", "https://".length);
  const to = url.indexOf("?", from);
  return from < 0 ? "/" : url.slice(from, to < 0 ? undefined : to);
}
