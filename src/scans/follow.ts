import type { Client } from "../http/client.ts";
import { takeFrom } from "../http/gate.ts";
import { type Limiter, limitKey } from "../http/limits.ts";
import { readableRefusal } from "../http/notice.ts";
import { sightingOf } from "../http/requests.ts";
import { Fault } from "../shared/fault.ts";
import type { Resolver } from "./resolve.ts";

const SHORT_ID = /^[A-Za-z0-9_-]{3,48}$/;

/** Answers `GET` and `HEAD` of `/r/{shortId}`; `null` stands for a path that can't be read. */
export type Follower = (request: Request, shortId: string | null, client: Client) => Promise<Response>;

/** Endpoint 3, where a scan arrives. */
export function createFollower(needs: { resolveLimit: Limiter; resolver: Resolver }): Follower {
  const { resolveLimit, resolver } = needs;

  return async (request, named, client) => {
    try {
      const sighting = sightingOf(request, client);
      // What no code can be called is neither looked up nor remembered: it may be as long as a request line.
      const shortId = named !== null && SHORT_ID.test(named) ? named : null;
      if (resolveLimit.rate) {
        const asked = takeFrom(resolveLimit, `${limitKey(sighting.address)} ${shortId}`);
        if (asked) await asked;
      }
      // A badly escaped path has no short id either, and so is unknown. Asking without fetching (HEAD) is no scan.
      const resolution =
        shortId === null
          ? null
          : await resolver.resolve(shortId, request.method === "HEAD" ? null : sighting);
      if (resolution?.kind === "redirect") return redirect(resolution.location, resolution.setCookie);
      if (resolution?.kind === "gone")
        throw new Fault("code_gone", "This code was switched off or deleted by its owner.");
      throw new Fault("code_not_found", "There is no code with this short id.");
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
