import { type Limiter, limitKey, takeFrom } from "../http/limits.ts";
import { readableRefusal } from "../http/notice.ts";
import { sourceOf } from "../http/requests.ts";
import { codeGone, unknownShortId } from "../shared/common-faults.ts";
import { isShortId } from "../shared/ids.ts";
import type { Client } from "../shared/request-source.ts";
import type { Observer } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { Resolver } from "./resolver.ts";

/**
 * Answers `GET` and `HEAD` of `/r/{shortId}`.
 * @param shortId - as it stands in the path; `null` when the path is badly escaped.
 */
export type Redirect = (request: Request, shortId: string | null, client: Client) => Promise<Response>;

/**
 * Where a scan arrives: rate limit, short id → code, observation, commit, 302. `routes.ts` declares it; it
 * answers without the framework, whose router and context would be a tenth of its cost.
 */
export function createRedirect(needs: {
  limit: Limiter;
  resolver: Resolver;
  observe: Observer;
  recorder: Recorder;
}): Redirect {
  const { limit, resolver, observe, recorder } = needs;

  return async (request, named, client) => {
    try {
      // A text that can't be a short id is neither looked up nor cached: it may be as long as a request line.
      const shortId = named !== null && isShortId(named) ? named : null;
      if (limit.rate) {
        const taken = takeFrom(limit, `${limitKey(client.address)} ${shortId}`);
        if (taken) await taken;
      }
      const code = shortId === null ? null : (resolver.peek(shortId) ?? (await resolver.resolve(shortId)));
      if (code === null) throw unknownShortId();
      if (code === "gone" || !code.destination.active) throw codeGone();
      // HEAD asks without following: it is no scan.
      if (request.method === "HEAD") return redirect(code.location, null);
      const observed = observe(sourceOf(request, client), code.destination);
      const { scan, setCookie } = observed instanceof Promise ? await observed : observed;
      const stored = await recorder.record(scan);
      // A device whose scan was lost gets no id: nobody would know it again.
      return redirect(code.location, stored ? setCookie : null);
    } catch (error) {
      return readableRefusal(request, error);
    }
  };
}

/** What all redirects have in common. To copy it costs half of making a response from its headers' names and values. */
const REDIRECT = new Response(null, { status: 302, headers: { "cache-control": "no-store" } });

function redirect(location: string, setCookie: string | null): Response {
  const response = new Response(null, REDIRECT);
  response.headers.set("location", location);
  if (setCookie !== null) response.headers.set("set-cookie", setCookie);
  return response;
}
