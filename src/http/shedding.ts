import { prefersHtml } from "../shared/accept.ts";
import { Busy } from "../shared/busy.ts";
import { Fault } from "../shared/fault.ts";
import { noticeResponse } from "./notice.ts";
import type { Overload } from "./overload.ts";
import type { Refusals } from "./refusals.ts";

/**
 * What is refused while there is more to do than can be done, in this order. A scan is a person in front of a poster, so
 * scans are last. What says whether the service works is always answered.
 */
export const CLASSES = ["anonymous", "workspace", "scan"] as const;
export type RequestClass = (typeof CLASSES)[number];

/** Refuses requests before any work is done for them, for the sake of scans: where few scan, nothing is refused. */
export interface Shedder {
  /** The refusal of a scan; `null` when it is to be answered. */
  refusedScan(request: Request): Response | null;
  /** The refusal of another request; `null` when it is to be answered. */
  refused(request: Request, pathname: string): Response | null;
}

/** Whole seconds after which another try makes sense: by then the pressure follows what there is. */
const RETRY_AFTER = 1;

/** A request that is taken up so late in a long turn, in milliseconds of processor time, is refused. */
const LATE = { anonymous: 6, workspace: 8, scan: 8 };
/**
 * So late a scan is refused first. Some 1,000 scans that arrive at once are a turn of 40 ms, so clients that each wait for
 * their answer hardly ever see a refusal. Where it was not enough more come than can be answered, and those that
 * are answered need not wait as long.
 */
const VERY_LATE = 40;

/**
 * With fewer scans a second than this nothing is refused: the others mostly wait for each other, and would rather wait than
 * be refused. A program that makes many codes at once is no attack on the scan that comes now and then.
 */
const FEW_SCANS = 10;

/**
 * @param needs.onRefused - told of each request that is refused.
 * @param needs.now - milliseconds of a monotonic clock.
 */
export function createShedder(needs: {
  overload: Overload;
  refusals: Pick<Refusals, "answer">;
  onRefused: (kind: RequestClass) => void;
  now: () => number;
}): Shedder {
  const { overload, refusals, onRefused, now } = needs;
  /** Parts of refusals that each class was spared so far: at 1 one is due. No chance is involved, so tests can count. */
  const spared = { anonymous: 0, workspace: 0, scan: 0 };
  const arrived = createRateMeter(now);
  const answered = createRateMeter(now);
  let areScansTooMany = false;

  function isRefused(kind: RequestClass): boolean {
    const place = CLASSES.indexOf(kind);
    // Scans are not refused by share: those that are taken up in time can be served.
    const share = kind === "scan" ? 0 : Math.min(1, Math.max(0, overload.pressure - place));
    // A class is spared as long as it is enough to refuse those before it.
    const isLate = overload.pressure >= place && overload.late > limitOf(kind);
    const sum = spared[kind] + (isLate ? 1 : share);
    spared[kind] = sum >= 1 ? sum - 1 : sum;
    if (sum >= 1) onRefused(kind);
    return sum >= 1;
  }

  function limitOf(kind: RequestClass): number {
    return kind === "scan" && !areScansTooMany ? VERY_LATE : LATE[kind];
  }

  /**
   * 429, which RFC 6585 has for limits across a whole server, too: 503 `busy` is no answer of `/r`. A browser tries again
   * by itself.
   */
  function scanRefusal(request: Request): Response {
    const headers = {
      "retry-after": String(RETRY_AFTER),
      refresh: String(RETRY_AFTER),
      ratelimit: `"service";r=0;t=${RETRY_AFTER}`,
      "ratelimit-policy": `"service";q=${answered.perSecond()};w=1`,
    };
    const acceptLanguage = request.headers.get("accept-language");
    if (prefersHtml(request.headers.get("accept")))
      return noticeResponse("busy", headers, { acceptLanguage, status: 429 });
    const fault = new Fault("rate_limited", `Too many scans at once. Try again in ${RETRY_AFTER} s.`);
    return refusals.answer(fault, request, headers);
  }

  return {
    refusedScan(request) {
      overload.arrived();
      arrived.count();
      if (!overload.isStanding) {
        areScansTooMany = false;
        return null;
      }
      const isOneTooMany = isRefused("scan");
      areScansTooMany ||= isOneTooMany;
      if (isOneTooMany) return scanRefusal(request);
      answered.count();
      return null;
    },
    refused(request, pathname) {
      overload.arrived();
      const isNeeded = overload.pressure > 0 && arrived.perSecond() >= FEW_SCANS;
      const kind = isNeeded ? classOf(request, pathname) : null;
      if (kind === null || !isRefused(kind)) return null;
      const busy = new Busy("There is more to do than can be done.", RETRY_AFTER);
      const headers = { "retry-after": String(RETRY_AFTER) };
      const asPage = PAGES.test(pathname) && prefersHtml(request.headers.get("accept"));
      if (!asPage) return refusals.answer(busy, request, headers);
      const acceptLanguage = request.headers.get("accept-language");
      // To load a page again is harmless, to send a form again is not.
      const again = request.method === "GET" ? { refresh: String(RETRY_AFTER) } : {};
      return noticeResponse("busy", { ...headers, ...again }, { acceptLanguage });
    },
  };
}

/** Counts by whole seconds. */
function createRateMeter(now: () => number) {
  let second = 0;
  let inThis = 0;
  let inLast = 0;
  function turn(): void {
    const current = Math.floor(now() / 1_000);
    if (current === second) return;
    inLast = inThis;
    inThis = 0;
    second = current;
  }
  return {
    count() {
      turn();
      inThis++;
    },
    /** The count of the last second, at least 1. */
    perSecond() {
      turn();
      return Math.max(1, inLast, inThis);
    },
  };
}

const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** What people reach from a code: its page, what it links and its forms. */
const PAGES = /^\/(?:p|i|api\/leads|api\/events)\//;

/** The class of a request that is no scan; `null` for what is always answered. */
function classOf(request: Request, pathname: string): RequestClass | null {
  // To refuse a preflight would look like another failure to the page that asks.
  if (ALWAYS_ANSWERED.has(pathname) || request.method === "OPTIONS") return null;
  // `/r` in all its forms was asked for its class before.
  if (pathname.startsWith("/r/")) return null;
  const hasKey = request.headers.has("authorization") || request.url.includes("api_key=");
  return hasKey || PAGES.test(pathname) ? "workspace" : "anonymous";
}
