import { type Limiter, limitKey, takeFrom } from "../http/limits.ts";
import { readableCodeRefusal } from "../http/notice.ts";
import { sourceOf } from "../http/requests.ts";
import type { Chance } from "../rules/route.ts";
import type { Clock } from "../shared/clock.ts";
import { codeGone, UnknownShortId } from "../shared/common-faults.ts";
import { isShortId } from "../shared/ids.ts";
import type { Client } from "../shared/request-source.ts";
import type { Observer } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { Resolution, Resolver } from "./resolver.ts";

/**
 * Answers `GET` and `HEAD` of `/r/{shortId}`.
 * @param shortId - as it stands in the path; `null` when the path is badly escaped.
 */
export type Redirect = (request: Request, shortId: string | null, client: Client) => Promise<Response>;

/**
 * Where a scan arrives: short id → code, rate limit, observation, commit, 302. `routes.ts` declares it; it
 * answers without the framework, whose router and context would be a tenth of its cost.
 */
export function createRedirect(needs: {
  /** Of scans, per address and code. */
  limit: Limiter;
  /** Of short ids that stand for nothing, per address. Codes that exist are never refused by it. */
  missLimit: Limiter;
  resolver: Resolver;
  /** The contact of the owner of a code that is switched off; `null` where there is none. */
  contactOf: (shortId: string) => Promise<string | null>;
  observer: Observer;
  recorder: Recorder;
  clock: Clock;
  /** Chooses between the ways of a split. */
  chance: Chance;
}): Redirect {
  const { limit, missLimit, resolver, contactOf, observer, recorder, clock, chance } = needs;

  /**
   * Looks up a short id that is not cached. One that stands for nothing is cached, too, but not for a client that guesses
   * without end: its guesses would push codes out of the cache.
   */
  async function find(shortId: string, client: Client): Promise<Resolution> {
    const code = await resolver.resolve(shortId);
    if (code === null && !(await missLimit.peek(limitKey(client.address))).allowed) resolver.evict(shortId);
    return code;
  }

  return async (request, named, client) => {
    try {
      // A text that can't be a short id is neither looked up nor cached: it may be as long as a request line.
      const shortId = named !== null && isShortId(named) ? named : "";
      let code = shortId === "" ? null : resolver.peek(shortId);
      if (code === undefined) code = await find(shortId, client);
      if (code === null) {
        await takeFrom(missLimit, limitKey(client.address));
        throw new UnknownShortId();
      }
      if (limit.rate) {
        const taken = takeFrom(limit, `${limitKey(client.address)} ${shortId}`);
        if (taken) await taken;
      }
      if (code === "gone" || !code.destination.active) throw codeGone();
      const { route } = code;
      // HEAD asks without following: it is no scan.
      if (request.method === "HEAD") {
        const lead =
          route.fixed ?? route.follow(observer.see(sourceOf(request, client)), clock.now(), chance);
        return redirect(lead.location, null);
      }
      const observed = observer.scan(
        sourceOf(request, client),
        code.destination,
        route.fixed?.destination ?? null,
      );
      const { scan, setCookie } = observed instanceof Promise ? await observed : observed;
      const lead = route.fixed ?? route.follow(scan, scan.at, chance);
      const stored = await recorder.record(route.fixed ? scan : { ...scan, destination: lead.destination });
      // A device whose scan was lost gets no id: nobody would know it again.
      return redirect(lead.location, stored ? setCookie : null);
    } catch (error) {
      return readableCodeRefusal(request, error, () => contactOf(named ?? ""));
    }
  };
}

/** The part that all redirects share. To copy it costs half of making a response from its headers' names and values. */
const REDIRECT = new Response(null, { status: 302, headers: { "cache-control": "no-store" } });

function redirect(location: string, setCookie: string | null): Response {
  const response = new Response(null, REDIRECT);
  response.headers.set("location", location);
  if (setCookie !== null) response.headers.set("set-cookie", setCookie);
  return response;
}
