import type { Campaigns } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useMay, useMe } from "../session.ts";
import { createKnownNames } from "./known-names.ts";

/** Campaigns whose names are read for suggestions. */
const SUGGESTED = 100;

/** Reads page after page, because one with many codes has few campaigns. */
const groups = createKnownNames(async (note, isWanted) => {
  let cursor: string | undefined;
  for (let count = 0; count < SUGGESTED && isWanted();) {
    const { campaigns, nextCursor }: Campaigns = await call("GET /app/api/campaigns", { cursor });
    note(campaigns.map(({ group }) => group));
    if (nextCursor === null) return;
    count += campaigns.length;
    cursor = nextCursor;
  }
});

/** Names of the first hundred campaigns, and those of codes that were seen, sorted. */
export function useGroups(): readonly string[] {
  const may = useMay();
  return groups.use((useMe()?.grants.analytics ?? false) && may("analytics:read"));
}

/** Adds names that were seen on codes. */
export const noteGroups = groups.note;
