import { type Limiter, limitKey, takeFrom } from "../../../kit/http/limits.ts";
import { readableCodeRefusal } from "../../../kit/http/notice.ts";
import { lostOn, type OwnDomain } from "../../../kit/http/own-domain.ts";
import { sourceOf } from "../../../kit/http/requests.ts";
import type { Counting } from "../../gs1/counted.ts";
import type { Chance, Route } from "../../rules/route.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { UnknownShortId } from "../../../kit/shared/common-faults.ts";
import { DESTINATION } from "../../../kit/shared/destinations.ts";
import type { Client } from "../../../kit/shared/request-source.ts";
import { reportUrl, type ShortAddress } from "../../../kit/shared/short-address.ts";
import type { Lead } from "../model.ts";
import type { Observer } from "../observe.ts";
import type { Recorder } from "../recorder.ts";
import { closedFault, type Resolution, type Resolver } from "../resolver.ts";

/**
 * Answers `GET` and `HEAD` of a short URL.
 * @param address - empty for a path that can't lead to a code.
 * @param domain - the domain that it was sent to; `null` for the service's own host.
 */
export type Redirect = (
  request: Request,
  address: ShortAddress,
  client: Client,
  domain: OwnDomain | null,
) => Promise<Response>;

/** The manner of following a code: of a short URL, or of another address of the code. */
export interface Manner {
  /** The way of a link that was asked for; `null` for the code's own. */
  readonly route: Route | null;
  /** The part that all its redirects share. */
  readonly redirect: Response;
}

/**
 * Answers a scan of a code.
 * @param code - the code, once it was looked up; `undefined` before.
 */
export type Follow = (
  request: Request,
  address: ShortAddress,
  client: Client,
  domain: OwnDomain | null,
  code: Resolution | undefined,
  manner: Manner,
) => Promise<Response>;

/** To copy a redirect costs half of making a response from its headers' names and values. */
const BY_SHORT_URL: Manner = {
  route: null,
  redirect: new Response(null, { status: 302, headers: { "cache-control": "no-store" } }),
};

/**
 * Answers scans: short address → code, rate limit, observation, commit, 302. `routes.ts` declares the route
 * of short URLs; this answers it without the framework, whose router and context would be a tenth of its
 * cost.
 */
export function createRedirect(needs: {
  /** Of scans, per address and code. */
  limit: Limiter;
  /** Of short addresses that stand for nothing, per address. Codes that exist are never refused by it. */
  missLimit: Limiter;
  resolver: Resolver;
  /** The code for which the scans of a code with a serial count. */
  countedFor: Counting["of"];
  /** The contact of the owner of a code that is switched off; `null` where there is none. */
  contactOf: (address: ShortAddress) => Promise<string | null>;
  observer: Observer;
  recorder: Recorder;
  clock: Clock;
  /** Chooses between the ways of a split. */
  chance: Chance;
  baseUrl: string;
}): { readonly redirect: Redirect; readonly follow: Follow } {
  const { limit, missLimit, resolver, countedFor, contactOf, observer, recorder, clock, chance, baseUrl } =
    needs;

  /**
   * Looks up a short address that is not cached. One that stands for nothing is cached, too, but not for a client that guesses
   * without end: its guesses would push codes out of the cache.
   */
  async function find(address: ShortAddress, client: Client): Promise<Resolution> {
    const code = await resolver.resolve(address);
    if (code === null && !(await missLimit.peek(limitKey(client.address))).allowed) resolver.evict(address);
    return code;
  }

  const follow: Follow = async (request, address, client, domain, known, manner) => {
    try {
      let code = known;
      if (code === undefined) code = await find(address, client);
      if (domain !== null && isForeign(code, domain)) code = null;
      if (code === null) {
        await takeFrom(missLimit, limitKey(client.address));
        throw new UnknownShortId();
      }
      if (limit.rate) {
        const taken = takeFrom(limit, `${limitKey(client.address)} ${address}`);
        if (taken) await taken;
      }
      if (code === "gone" || !code.destination.active) throw closedFault(code);
      const route = manner.route ?? code.route;
      // HEAD asks without following: it is no scan.
      const isScan = request.method !== "HEAD";
      const counted = isScan && code.gs1?.countedAt ? await countedFor(address, code) : code.destination;
      if (!isScan || counted === null) {
        const lead =
          route.fixed ??
          route.follow(observer.see(sourceOf(request, client)), clock.now(), request.url, chance);
        return redirect(lead.location, null, manner);
      }
      const observed = observer.scan(sourceOf(request, client), counted, route.fixed?.destination ?? null);
      const { scan, setCookie } = observed instanceof Promise ? await observed : observed;
      const lead = route.fixed ?? route.follow(scan, scan.at, request.url, chance);
      const destination = counted === code.destination ? lead.destination : shared(lead.destination);
      const stored = await recorder.record(
        destination === scan.destination ? scan : { ...scan, destination },
      );
      // A device whose scan was lost gets no id: nobody would know it again.
      return redirect(lead.location, stored ? setCookie : null, manner);
    } catch (error) {
      const report = reportUrl(baseUrl, address);
      if (domain !== null && error instanceof UnknownShortId)
        return lostOn(domain, domain.notFound, request, error, report);
      return readableCodeRefusal(request, error, () => contactOf(address), { report });
    }
  };

  return {
    follow,
    redirect: (request, address, client, domain) =>
      follow(request, address, client, domain, address === "" ? null : resolver.peek(address), BY_SHORT_URL),
  };
}

/** Whether a code and its host belong to different workspaces: a code stays on its host when the domain is released. */
export function isForeign(code: Resolution, { tenantId }: OwnDomain): boolean {
  return code !== null && code !== "gone" && code.destination.tenantId !== tenantId;
}

/**
 * The destination of a scan that counts for another code: one that every code may have. The name of a rule
 * could stand for the serial.
 */
function shared(destination: Lead["destination"]): Lead["destination"] {
  return destination === DESTINATION.page || destination === DESTINATION.fallback ? destination : null;
}

function redirect(location: string, setCookie: string | null, manner: Manner): Response {
  const response = new Response(null, manner.redirect);
  response.headers.set("location", location);
  if (setCookie !== null) response.headers.set("set-cookie", setCookie);
  return response;
}
