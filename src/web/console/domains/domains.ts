import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";

/** The hosts on which this workspace can make codes; empty until they are read, and where the key may not read them. */
export function useVerifiedHosts(): readonly string[] {
  const load = useLoad((signal) => call("GET /app/api/domains", { limit: 100 }, { signal }), []);
  const domains = load.value?.domains ?? [];
  return domains.filter(({ state }) => state === "verified").map(({ host }) => host);
}
