import type { SignInWays } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";

/** The ways in of the service. They do not change while a page is open. */
let known: SignInWays | null = null;

/** The ways to sign in here, for persons; `null` until they are known. */
export function useWays(): SignInWays | null {
  const { value = null } = useLoad(async (signal) => {
    known ??= await call("GET /app/api/oidc", {}, { signal });
    return known;
  }, []);
  return value ?? known;
}
