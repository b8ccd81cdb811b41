import { useEffect } from "preact/hooks";
import { isCampaigns } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { currentKey } from "../../lib/key.ts";
import { createStore, useStore } from "../../lib/store.ts";
import { useMe } from "../session.ts";

/** Names of campaigns, for filters and suggestions: from the first hundred campaigns and from codes that were seen. */

const known = createStore<readonly string[]>([]);
let readWith: string | null = null;

/** Names of campaigns, sorted. */
export function useGroups(): readonly string[] {
  const groups = useStore(known);
  const hasAnalytics = useMe()?.grants.analytics ?? false;
  useEffect(() => {
    const key = currentKey();
    if (!hasAnalytics || key === null || readWith === key) return;
    readWith = key;
    known.set([]);
    call("GET", "/app/api/campaigns", isCampaigns).then(
      ({ campaigns }) => noteGroups(campaigns.map(({ group }) => group)),
      () => {
        // Only suggestions are missing then.
        readWith = null;
      },
    );
  }, [hasAnalytics]);
  return groups;
}

/** Adds names that were seen on codes. */
export function noteGroups(seen: readonly (string | null)[]): void {
  const all = new Set([...known.get(), ...seen.filter((group) => group !== null)]);
  if (all.size > known.get().length) known.set([...all].sort((a, b) => a.localeCompare(b)));
}
