import { OPERATOR, personAuthor } from "./author.ts";
import { type Clock, DAY } from "./clock.ts";
import { type Ids, lowestId } from "./ids.ts";
import type { Operator } from "./operator.ts";

/** Something that somebody does in a workspace. The audit has an entry of it, written in its transaction. */
export interface Deed {
  /** The id of the entry. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** As `author.ts` spells it; `null` for what the service does by itself. */
  readonly author: string | null;
  /** The operator who does it: the operators' log has an entry of it, too. Most deeds are none's. */
  readonly operator?: Operator | null;
}

/** The needs of a service of operators: the operator for whom it acts, and the clock and ids of its deeds. */
export interface OperatorNeeds {
  readonly clock: Clock;
  readonly ids: Ids;
  /** `null` where they only read. */
  readonly by: Operator | null;
}

/** A deed of this moment. */
export function deedOf({ clock, ids }: { clock: Clock; ids: Ids }, author: string | null): Deed {
  return { id: ids.id("aud"), at: clock.now(), author };
}

/** The same of an operator. */
export function deedOfOperator(needs: OperatorNeeds): Deed {
  return { ...deedOf(needs, OPERATOR), operator: needs.by };
}

/** The same of a person. @param id - `per_…`. */
export function deedOfPerson(needs: { clock: Clock; ids: Ids }, id: string): Deed {
  return deedOf(needs, personAuthor(id));
}

/** The digits of an id that are no time. */
const RANDOM_DIGITS = 16;

/**
 * A deed of the service itself with a record that ends. Its id is made of the time and the record's: a store
 * has none to give.
 */
export function deedOfSystem(at: number, recordId: string): Deed {
  const id = lowestId("aud", at).slice(0, -RANDOM_DIGITS) + recordId.slice(-RANDOM_DIGITS);
  return { id, at, author: null };
}

/**
 * A deed that stands for all of a day of UTC: the day and a record make the id, so that later ones find it.
 * @param offset - milliseconds by which several of a record are told apart.
 */
export function deedOfDay(at: number, recordId: string, offset = 0): Deed {
  return deedOfSystem(at - (at % DAY) + offset, recordId);
}
