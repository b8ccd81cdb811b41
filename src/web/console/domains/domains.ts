import { useMemo } from "preact/hooks";
import type { Domain } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { useMay } from "../session.ts";

/** The hosts on which this workspace can make codes; empty until they are read, and where the key may not read them. */
export function useVerifiedHosts(): readonly string[] {
  return useHosts()?.map(({ host }) => host) ?? [];
}

/** Those of them that answer GS1 addresses; `null` until they are read. */
export function useGs1Hosts(): readonly string[] | null {
  return (
    useHosts()
      ?.filter(({ gs1 }) => gs1)
      .map(({ host }) => host) ?? null
  );
}

/** The verified domains; `null` until they are read. Where the key may not read them, there are none. */
function useHosts(): readonly Domain[] | null {
  const may = useMay()("domains");
  const load = useLoad(
    async (signal) => (may ? call("GET /app/api/domains", { limit: 100 }, { signal }) : { domains: [] }),
    [may],
  );
  return useMemo(() => load.value?.domains.filter(({ state }) => state === "verified") ?? null, [load.value]);
}
