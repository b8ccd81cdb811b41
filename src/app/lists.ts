import { createListCopies } from "../../db/files/list-copies.ts";
import { createLookup, type List, type Lookup } from "../features/blocklist/lookup.ts";
import { sourcesOf } from "../features/blocklist/sources.ts";
import { loadSuffixes } from "../features/blocklist/suffixes.ts";
import type { Settings } from "../kit/settings/settings.ts";
import type { ListedBy } from "../kit/shared/target.ts";

/** The lists that a service of these settings has in force, as its data folder has them. For commands. */
export async function lookupOf(settings: Settings): Promise<Lookup> {
  const copies = createListCopies(settings.dataDir);
  const lists: List[] = [];
  for (const { key, name, isAllowed } of sourcesOf(settings.blocklist, settings.allowlist)) {
    const content = await copies.read(key);
    if (content !== null)
      lists.push({ name, isAllowed, hosts: content.hosts, exceptions: content.exceptions });
  }
  return createLookup(lists, await loadSuffixes());
}

/** The same for targets. @param isOurHost - hosts for which no list is asked. */
export async function readLists(settings: Settings, isOurHost: (host: string) => boolean): Promise<ListedBy> {
  const lookup = await lookupOf(settings);
  return (host) => (isOurHost(host) ? null : (lookup(host).blocked?.list ?? null));
}
