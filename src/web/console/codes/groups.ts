import { useEffect } from "preact/hooks";
import type { Campaigns } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { currentHolder } from "../../lib/holder.ts";
import { createStore, useStore } from "../../lib/store.ts";
import { useMay, useMe } from "../session.ts";

/** Names of campaigns, for filters and suggestions: from the first hundred campaigns and from codes that were seen. */

/** Campaigns whose names are read. */
const SUGGESTED = 100;

const known = createStore<readonly string[]>([]);
/** The key whose workspace has these names, and the key with which the campaigns were read. */
let seenWith: string | null = null;
let readWith: string | null = null;

/** Forgets the names of another key's workspace. @returns the session's key. */
function keyNow(): string | null {
  const key = currentHolder();
  if (key !== seenWith) {
    seenWith = key;
    readWith = null;
    known.set([]);
  }
  return key;
}

/** Names of campaigns, sorted. */
export function useGroups(): readonly string[] {
  const groups = useStore(known);
  const may = useMay();
  const hasAnalytics = (useMe()?.grants.analytics ?? false) && may("analytics:read");
  useEffect(() => {
    const key = keyNow();
    if (!hasAnalytics || key === null || readWith === key) return;
    readWith = key;
    readFirst(key).catch(() => {
      // Only suggestions are missing then.
      if (readWith === key) readWith = null;
    });
  }, [hasAnalytics]);
  return groups;
}

/** Reads page after page, because one with many codes has few campaigns. */
async function readFirst(key: string): Promise<void> {
  let cursor: string | undefined;
  for (let count = 0; count < SUGGESTED && readWith === key;) {
    const { campaigns, nextCursor }: Campaigns = await call("GET /app/api/campaigns", { cursor });
    if (readWith === key) noteGroups(campaigns.map(({ group }) => group));
    if (nextCursor === null) return;
    count += campaigns.length;
    cursor = nextCursor;
  }
}

/** Adds names that were seen on codes. */
export function noteGroups(seen: readonly (string | null)[]): void {
  keyNow();
  const all = new Set([...known.get(), ...seen.filter((group) => group !== null)]);
  if (all.size > known.get().length) known.set([...all].sort((a, b) => a.localeCompare(b)));
}
