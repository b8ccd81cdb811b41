import type { SignedIn } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { call } from "../../lib/api.ts";

/** The person whose session this browser has; `null` for nobody. @throws the same as `call`. */
export async function personHere(signal: AbortSignal): Promise<SignedIn | null> {
  try {
    return await call("GET /app/api/session", {}, { signal });
  } catch (error) {
    if (isProblem(error, "session_required")) return null;
    throw error;
  }
}
