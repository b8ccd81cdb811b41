import { personAuthor } from "./author.ts";
import type { Clock } from "./clock.ts";
import type { Ids } from "./ids.ts";

/** Something that somebody does in a workspace. The audit has an entry of it, written in its transaction. */
export interface Deed {
  /** The id of the entry. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** As `author.ts` spells it; `null` for what the service does by itself. */
  readonly author: string | null;
}

/** A deed of this moment. */
export function deedOf({ clock, ids }: { clock: Clock; ids: Ids }, author: string | null): Deed {
  return { id: ids.id("aud"), at: clock.now(), author };
}

/** The same of a person. @param id - `per_…`. */
export function deedOfPerson(needs: { clock: Clock; ids: Ids }, id: string): Deed {
  return deedOf(needs, personAuthor(id));
}
