import type { Orderer } from "../shared/orderer.ts";
import { callerOf } from "./caller.ts";
import { charge } from "./charge.ts";
import { factsOf } from "./requests.ts";

/** An admitted request as the order of work. */
export function ordererOf(request: Request): Orderer {
  return {
    caller: callerOf(request),
    keyName: factsOf(request).holder?.key.name ?? null,
    pay: (units) => charge(request, units),
  };
}
