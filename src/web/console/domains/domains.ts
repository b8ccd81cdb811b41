import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { useMay } from "../session.ts";

/** The hosts on which this workspace can make codes; empty until they are read, and where the key may not read them. */
export function useVerifiedHosts(): readonly string[] {
  const may = useMay()("domains");
  const load = useLoad(
    async (signal) => (may ? call("GET /app/api/domains", { limit: 100 }, { signal }) : null),
    [may],
  );
  const domains = load.value?.domains ?? [];
  return domains.filter(({ state }) => state === "verified").map(({ host }) => host);
}
