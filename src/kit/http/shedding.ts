import { prefersHtml } from "../shared/accept.ts";
import { Busy } from "../shared/busy.ts";
import { SECOND } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { announcedLength } from "../shared/headers.ts";
import { createAdmissionQueue, type WaitingClass } from "./admission-queue.ts";
import type { BodyBudget } from "./body-budget.ts";
import { limitKey } from "./limits.ts";
import type { Loop } from "./loop.ts";
import { noticeResponse } from "./notice.ts";
import { createOverload } from "./overload.ts";
import { followsCode, pathOf } from "./paths.ts";
import type { Refusals } from "./refusals.ts";
import { factsOf } from "./requests.ts";

/**
 * Classes of requests. While there is more to do than can be done they are refused in this order. A scan is a person in front of
 * a poster, so scans are last. `/healthz`, `/readyz`, `/metrics` and preflights are always answered.
 */
export const CLASSES = ["anonymous", "workspace", "scan"] as const;
export type RequestClass = (typeof CLASSES)[number];

/** Has requests wait, and refuses them, before any work is done for them. */
export interface Shedder {
  /** 0 to 2, as `AdmissionQueue` has it; 2 while scans may be refused. */
  readonly pressure: number;
  /** Whether requests wait: then the next turn of the event loop is a long one. */
  readonly isWaiting: boolean;
  /** The refusal of a scan; `null` when it is to be answered. */
  refusedScan(request: Request): Response | null;
  /**
   * Admits another request, once it is its turn.
   * @returns `null` when it is admitted at once. Otherwise the refusal, or `null` when it is to be answered.
   */
  admit(request: Request, pathname: string): Promise<Response | null> | null;
  /**
   * Admits a request again that had to wait for its body: bodies of many requests may be complete at the same moment.
   * @returns `null` when it may go on at once. The promise rejects with Busy when it is refused.
   */
  readmit(request: Request): Promise<void> | null;
  /**
   * Has the next piece of a download wait for its turn, which comes as often as that of a workspace's client.
   * @returns `null` when it may be made at once. It is never refused.
   */
  piece(): Promise<void> | null;
}

/** The client as which all downloads wait. */
const DOWNLOADS = "downloads";

/** Whole seconds after which another try makes sense: no request waits longer. */
const RETRY_AFTER = 1;

/**
 * A scan that is taken up so late in a turn, in milliseconds of processor time, is refused first. Some 1,000 scans that arrive at
 * once are a turn of 40 ms, so clients that each wait for their answer hardly ever see a refusal. Once scans are refused, more
 * come than can be answered, and those that are answered need not wait as long.
 */
const VERY_LATE = 40;
const LATE = 8;

/** Milliseconds that other requests may wait, for the sake of scans. */
const PATIENCE = SECOND;
/**
 * With fewer scans a second than this the others mostly wait for each other, and would rather wait than be refused: a program
 * that makes many codes at once is no attack on the scan that comes now and then. They wait until shortly before the
 * connection would be closed for its silence (`app/http-server.ts`).
 */
const FEW_SCANS = 10;
const LONG_PATIENCE = 20 * SECOND;

/**
 * Most of a body that the runtime reads into memory while the request waits: 1.8 MB were measured. Then it reads no more of
 * the connection.
 */
const READ_AHEAD = 2 * 1024 * 1024;

/** A head is in memory twice while its request waits: 1.9 MB were measured for one of 0.9. */
const HEAD_COPIES = 2;

/** Of heads up to this size, which nearly all have, a full queue takes little: they leave a client's share to its bodies. */
const USUAL_HEAD = 4 * 1024;

/**
 * @param needs.budget - of bodies in memory, with the heads and bodies of waiting requests.
 * @param needs.isKnown - whether the key or session of a request was valid lately. It is asked before a
 * request waits.
 * @param needs.onRefused - told of each request that is refused.
 */
export function createShedder(needs: {
  loop: Loop;
  budget: Pick<BodyBudget, "open">;
  refusals: Pick<Refusals, "answer">;
  isKnown: (request: Request) => boolean;
  onRefused: (kind: RequestClass) => void;
}): Shedder {
  const { loop, budget, refusals, isKnown, onRefused } = needs;
  const arrived = createRateMeter(loop.now);
  const answered = createRateMeter(loop.now);
  const overload = createOverload(loop);
  const queue = createAdmissionQueue({
    loop,
    elapsed: () => overload.elapsed,
    patience: () => (arrived.perSecond() < FEW_SCANS ? LONG_PATIENCE : PATIENCE),
  });
  let areScansTooMany = false;

  function isScanRefused(): boolean {
    const isRefused = overload.isStanding && overload.late > (areScansTooMany ? LATE : VERY_LATE);
    areScansTooMany = overload.isStanding && (areScansTooMany || isRefused);
    return isRefused;
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

  /** Has a new request wait. @returns the refusal; `null` once it is admitted. */
  async function wait(kind: WaitingClass, request: Request, pathname: string): Promise<Response | null> {
    const share = budget.open(limitKey(factsOf(request).address), null);
    try {
      share.reserve(memoryOf(request));
      await waitForTurn(kind, request);
      return null;
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return refusalOf(error, request, pathname);
    } finally {
      share.release();
    }
  }

  /** @throws Busy when the request is refused. */
  async function waitForTurn(kind: WaitingClass, request: Request): Promise<void> {
    const { address, operation } = factsOf(request);
    operation?.pause();
    const isAdmitted = await decision(kind, limitKey(address), request.signal);
    operation?.resume();
    if (isAdmitted) return;
    // To a client that has left nobody answers.
    if (!request.signal.aborted) onRefused(kind);
    throw new Busy("There is more to do than can be done.", RETRY_AFTER);
  }

  function decision(kind: WaitingClass, client: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = queue.add(kind, client, resolve);
      if (leave === null) return resolve(false);
      signal.addEventListener("abort", () => {
        leave();
        resolve(false);
      });
    });
  }

  /** A key or a session that anybody could make up puts nobody first. */
  function classOf(request: Request, pathname: string): WaitingClass {
    const isFirst = PAGES.test(pathname) || isKnown(request);
    return isFirst ? "workspace" : "anonymous";
  }

  function refusalOf(busy: Busy, request: Request, pathname: string): Response {
    const headers = { "retry-after": String(RETRY_AFTER) };
    const asPage = PAGES.test(pathname) && prefersHtml(request.headers.get("accept"));
    if (!asPage) return refusals.answer(busy, request, headers);
    const acceptLanguage = request.headers.get("accept-language");
    // To load a page again is harmless, to send a form again is not.
    const again = request.method === "GET" ? { refresh: String(RETRY_AFTER) } : {};
    return noticeResponse("busy", { ...headers, ...again }, { acceptLanguage });
  }

  return {
    get pressure() {
      return overload.isStanding ? 2 : queue.pressure;
    },
    get isWaiting() {
      return queue.isWaiting;
    },
    refusedScan(request) {
      overload.arrived();
      arrived.count();
      if (isScanRefused()) {
        onRefused("scan");
        return scanRefusal(request);
      }
      if (overload.isStanding) answered.count();
      return null;
    },
    admit(request, pathname) {
      overload.arrived();
      if (queue.isOpen || isAlwaysAnswered(request, pathname)) return null;
      return wait(classOf(request, pathname), request, pathname);
    },
    readmit(request) {
      overload.arrived();
      if (queue.isOpen) return null;
      return waitForTurn(classOf(request, pathOf(request.url)), request);
    },
    piece() {
      overload.arrived();
      return queue.isOpen ? null : queue.wait("workspace", DOWNLOADS);
    },
  };
}

/** Bytes that the runtime may have in memory for a request that waits. */
function memoryOf({ url, headers }: Request): number {
  let head = url.length;
  for (const [name, value] of headers) head += name.length + value.length;
  const body = headers.has("transfer-encoding") ? READ_AHEAD : Math.min(announcedLength(headers), READ_AHEAD);
  return (head > USUAL_HEAD ? HEAD_COPIES * head : 0) + body;
}

/** Counts by whole seconds. */
function createRateMeter(now: () => number) {
  let second = 0;
  let inThis = 0;
  let inLast = 0;
  function turn(): void {
    const current = Math.floor(now() / 1_000);
    if (current === second) return;
    inLast = current === second + 1 ? inThis : 0;
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

/** Pages of codes, with their files and forms. */
const PAGES = /^\/(?:p|i|api\/leads|api\/events)\//;

/** Whether a request is answered without its turn. */
function isAlwaysAnswered(request: Request, pathname: string): boolean {
  // To refuse a preflight would look like another failure to the page that asks.
  if (ALWAYS_ANSWERED.has(pathname) || request.method === "OPTIONS") return true;
  // `refusedScan` has decided on it.
  return followsCode(request, pathname);
}
