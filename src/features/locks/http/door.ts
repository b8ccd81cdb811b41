import { addressIn, sourceOf } from "../../../kit/http/requests.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { DESTINATION } from "../../../kit/shared/destinations.ts";
import { reportUrl } from "../../../kit/shared/short-address.ts";
import type { Chance } from "../../rules/route.ts";
import type { Observer } from "../../scans/observe.ts";
import type { Resolver } from "../../scans/resolver.ts";
import { codeLocked } from "../faults.ts";
import type { Locks } from "../locks.ts";
import { lockedPage } from "./page.ts";

/** A visitor who may see the page of a code. */
export interface Entry {
  /** The proof of the unlock, which the page's forms send along; `null` where the code has no lock. */
  readonly proof: string | null;
}

/**
 * The door of a code's page. All of these throw Fault `code_not_found`, `code_gone` or `code_blocked`, or
 * StorageError.
 */
export interface Door {
  /**
   * Lets a visitor in.
   * @param choice - a choice that was just made on the page.
   * @param stays - whether the visitor comes from the page and stays there, wherever the code leads.
   * @returns the page that asks for the password, or the way on where an unlocked code leads elsewhere.
   */
  enter(
    request: Request,
    shortId: string,
    visit: { readonly choice: "accepted" | "declined" | null; readonly stays: boolean },
  ): Promise<Entry | Response>;
  /** Checks that a file of the page may be read. @throws Fault `code_locked` too. */
  check(request: Request, shortId: string | null): Promise<void>;
}

export function createDoor(needs: {
  locks: Pick<Locks, "before">;
  activeRoute: Resolver["activeRoute"];
  observer: Pick<Observer, "see">;
  /** Whether a request carries a valid consent. */
  consented: (request: Request) => Promise<boolean>;
  clock: Clock;
  chance: Chance;
  baseUrl: string;
}): Door {
  const { locks, activeRoute, observer, consented, clock, chance, baseUrl } = needs;

  /** Where an unlocked code leads; `null` for its own page. */
  async function wayOn(request: Request, shortId: string): Promise<string | null> {
    const { behind } = await activeRoute(addressIn(request, shortId));
    if (behind === null) return null;
    const { location, destination } =
      behind.fixed ?? behind.follow(observer.see(sourceOf(request)), clock.now(), request.url, chance);
    const isHere =
      destination === DESTINATION.page || URL.parse(location)?.pathname.endsWith(`/p/${shortId}`) === true;
    return isHere ? null : location;
  }

  return {
    async enter(request, shortId, { choice, stays }) {
      const address = addressIn(request, shortId);
      const { lock, proof } = await locks.before(address, request.headers.get("cookie"));
      if (lock === null) return { proof: null };
      if (proof === null)
        return lockedPage({
          ...{ shortId, hint: lock.hint, problem: null, folder: "" },
          acceptLanguage: request.headers.get("accept-language"),
          report: reportUrl(baseUrl, address),
          withdrawal: choice === "declined" ? "done" : (await consented(request)) ? "offered" : null,
        });
      const location = stays ? null : await wayOn(request, shortId);
      if (location === null) return { proof };
      const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
      return new Response(null, { status: 302, headers });
    },

    async check(request, shortId) {
      const cookies = request.headers.get("cookie");
      const { lock, proof } = await locks.before(addressIn(request, shortId), cookies);
      if (lock !== null && proof === null) throw codeLocked();
    },
  };
}
