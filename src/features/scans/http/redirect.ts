import { type Limiter, limitKey, takeFrom } from "../../../kit/http/limits.ts";
import { readableCodeRefusal } from "../../../kit/http/notice.ts";
import { lostOn, type OwnDomain } from "../../../kit/http/own-domain.ts";
import { sourceOf } from "../../../kit/http/requests.ts";
import type { Chance } from "../../rules/route.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { UnknownShortId } from "../../../kit/shared/common-faults.ts";
import type { Client } from "../../../kit/shared/request-source.ts";
import { reportUrl, type ShortAddress } from "../../../kit/shared/short-address.ts";
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

/**
 * Answers a scan: short address → code, rate limit, observation, commit, 302. `routes.ts` declares the route; this function
 * answers it without the framework, whose router and context would be a tenth of its cost.
 */
export function createRedirect(needs: {
  /** Of scans, per address and code. */
  limit: Limiter;
  /** Of short addresses that stand for nothing, per address. Codes that exist are never refused by it. */
  missLimit: Limiter;
  resolver: Resolver;
  /** The contact of the owner of a code that is switched off; `null` where there is none. */
  contactOf: (address: ShortAddress) => Promise<string | null>;
  observer: Observer;
  recorder: Recorder;
  clock: Clock;
  /** Chooses between the ways of a split. */
  chance: Chance;
  baseUrl: string;
}): Redirect {
  const { limit, missLimit, resolver, contactOf, observer, recorder, clock, chance, baseUrl } = needs;

  /**
   * Looks up a short address that is not cached. One that stands for nothing is cached, too, but not for a client that guesses
   * without end: its guesses would push codes out of the cache.
   */
  async function find(address: ShortAddress, client: Client): Promise<Resolution> {
    const code = await resolver.resolve(address);
    if (code === null && !(await missLimit.peek(limitKey(client.address))).allowed) resolver.evict(address);
    return code;
  }

  return async (request, address, client, domain) => {
    try {
      let code = address === "" ? null : resolver.peek(address);
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
      const { route } = code;
      // HEAD asks without following: it is no scan.
      if (request.method === "HEAD") {
        const lead =
          route.fixed ??
          route.follow(observer.see(sourceOf(request, client)), clock.now(), request.url, chance);
        return redirect(lead.location, null);
      }
      const observed = observer.scan(
        sourceOf(request, client),
        code.destination,
        route.fixed?.destination ?? null,
      );
      const { scan, setCookie } = observed instanceof Promise ? await observed : observed;
      const lead = route.fixed ?? route.follow(scan, scan.at, request.url, chance);
      const { destination } = lead;
      const stored = await recorder.record(
        destination === scan.destination ? scan : { ...scan, destination },
      );
      // A device whose scan was lost gets no id: nobody would know it again.
      return redirect(lead.location, stored ? setCookie : null);
    } catch (error) {
      const report = reportUrl(baseUrl, address);
      if (domain !== null && error instanceof UnknownShortId)
        return lostOn(domain, domain.notFound, request, error, report);
      return readableCodeRefusal(request, error, () => contactOf(address), { report });
    }
  };
}

/** Whether a code and its host belong to different workspaces: a code stays on its host when the domain is released. */
function isForeign(code: Resolution, { tenantId }: OwnDomain): boolean {
  return code !== null && code !== "gone" && code.destination.tenantId !== tenantId;
}

/** The part that all redirects share. To copy it costs half of making a response from its headers' names and values. */
const REDIRECT = new Response(null, { status: 302, headers: { "cache-control": "no-store" } });

function redirect(location: string, setCookie: string | null): Response {
  const response = new Response(null, REDIRECT);
  response.headers.set("location", location);
  if (setCookie !== null) response.headers.set("set-cookie", setCookie);
  return response;
}
