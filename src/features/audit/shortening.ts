import type { AuditStore } from "./store.ts";

/** Where the work on a workspace is. */
interface Place {
  readonly tenantId: string;
  /** The id before which it goes on; `null` at the newest entry. */
  readonly before: string | null;
  /** How often each author did each thing, among those that were looked at. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many of each stay; `null` while they are counted. */
  readonly level: Level | null;
  /** Entries that stay, of those that were looked at. */
  readonly kept: number;
}

/** The entries of a workspace that stay when it has too many. */
interface Level {
  /** Entries of each act. */
  readonly each: number;
  /** Entries in all: older ones go. */
  readonly inAll: number;
}

/**
 * Shortens the audits of workspaces that have more than `most` entries, in steps. Of what one author did most
 * often the oldest go: so nobody pushes out the entries of others, or of other acts, by doing one thing over
 * and over. Where there are more acts than entries may stay, the newest entry of each is looked at, and the
 * newest of these stay.
 * @returns a step, which looks at `rows` entries and says whether there is more to do.
 */
export function createShortening(
  store: Pick<AuditStore, "nextOf" | "acts" | "shorten">,
  most: number,
): (rows: number, now: number) => Promise<boolean> {
  let after = "";
  let place: Place | null = null;

  async function begin(): Promise<boolean> {
    const next = await store.nextOf(after, most);
    after = next?.tenantId ?? "";
    if (next?.isFull)
      place = { tenantId: next.tenantId, before: null, counts: new Map(), level: null, kept: 0 };
    return next !== null;
  }

  async function goOn(at: Place, rows: number, now: number): Promise<void> {
    const { tenantId, before, level } = at;
    const counts = new Map(at.counts);
    let { kept } = at;
    const found = await store.acts(tenantId, before, rows);
    const beyond: string[] = [];
    for (const { id, who, action } of found) {
      const act = `${who} ${action}`;
      const count = (counts.get(act) ?? 0) + 1;
      counts.set(act, count);
      if (level === null) continue;
      if (count > level.each || kept >= level.inAll) beyond.push(id);
      else kept++;
    }
    if (beyond.length > 0) await store.shorten(tenantId, beyond, now);
    const last = found.at(-1);
    if (found.length === rows && last) place = { tenantId, before: last.id, counts, level, kept };
    else if (level !== null) place = null;
    else {
      const chosen = levelOf([...counts.values()], most);
      place = { tenantId, before: null, counts: new Map(), level: chosen, kept: 0 };
    }
  }

  return async (rows, now) => {
    if (!place) return begin();
    await goOn(place, rows, now);
    return true;
  };
}

/** The most of each that may stay so that together there are no more than `most`. */
function levelOf(counts: readonly number[], most: number): Level {
  // One more is the entry that counts those which go.
  if (counts.length > most) return { each: 1, inAll: most - 1 };
  let [left, others] = [most, counts.length];
  for (const count of counts.toSorted((a, b) => a - b)) {
    const share = Math.floor(left / others);
    if (count > share) return { each: share, inAll: Infinity };
    left -= count;
    others--;
  }
  return { each: Infinity, inAll: Infinity };
}
