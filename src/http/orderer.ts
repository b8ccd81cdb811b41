import type { Orderer } from "../shared/orderer.ts";
import { callerOf } from "./caller.ts";
import { charge } from "./charge.ts";

/** An admitted request as the order of work. */
export function ordererOf(request: Request): Orderer {
  return { caller: callerOf(request), pay: (units) => charge(request, units) };
}
