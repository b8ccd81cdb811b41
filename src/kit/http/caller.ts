import type { Caller } from "../shared/caller.ts";
import { limitKey } from "./limits.ts";
import { factsOf } from "./requests.ts";

/** The caller of an admitted request: the workspace whose key came with it, otherwise the client's address. */
export function callerOf(request: Request): Caller {
  const { holder, address, mayPause } = factsOf(request);
  const { signal } = request;
  if (holder) return { key: holder.tenant.id, isWorkspace: true, signal, mayPause };
  return { key: limitKey(address), isWorkspace: false, signal, mayPause };
}
