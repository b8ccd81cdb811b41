import type { Actor } from "../shared/actor.ts";
import { callerOf } from "./caller.ts";
import { charge } from "./charge.ts";
import { factsOf, holderOf } from "./requests.ts";

/** An admitted request as the order of work. */
export function actorOf(request: Request): Actor {
  return {
    caller: callerOf(request),
    author: factsOf(request).holder?.author ?? null,
    pay: (units) => charge(request, units),
  };
}

/**
 * The author of what a request does, as `shared/author.ts` spells it. The route's admission must ask for a
 * key.
 */
export function authorOf(request: Request): string {
  return holderOf(request).author;
}
