import { eraseSome } from "../../../../db/erase-some.ts";
import { flag, shape, text, whole } from "../../../../db/shape.ts";
import { sql } from "../../../../db/sql.ts";
import { bind, type Database, first, run, type Work } from "../../../../db/work.ts";
import { holds } from "../../people/store/grounds.ts";
import { lockPerson } from "../../people/store/people.ts";
import type { Ground } from "../../people/records.ts";
import type { NewSecondStep } from "../records.ts";

const COLUMNS = { personId: text, method: text, device: text, remember: flag, endsAt: whole };
const STEP = shape({ ...COLUMNS, tries: whole });
const ROW = shape({ ...COLUMNS, hash: text });

/** Sign-ins of a person that may wait at once. A person who begins another one ends the oldest. */
const MOST_STEPS = 5;

/** Stores sign-ins that wait for their second factor, by the hashes of their cookies. */
export function createSecondStepStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** Adds one. `false` when there is no such person, or what the sign-in rests on has ended. */
    add: write(add),

    /**
     * Takes one of `most` tries, before the code is looked at: otherwise many that come at once would all be.
     * @returns `null` for an unknown step, and for one that has ended at a time or has no try left.
     */
    take: (hash: string, at: number, most: number) =>
      db.write(
        () =>
          first(STEP)`update second_steps set tries = tries + 1
            where hash = ${hash} and ends_at > ${at} and tries < ${most} returning ${STEP}`,
      ),

    /** One that has not ended at a time; `null` for an unknown one. It has no try left of codes, perhaps. */
    get: read(
      (hash: string, at: number) =>
        first(STEP)`select ${STEP} from second_steps where hash = ${hash} and ends_at > ${at}`,
    ),

    /** Ends one. `false` when it has ended already: a step is good once. */
    end: (hash: string) =>
      db.write(function* () {
        return (yield* run`delete from second_steps where hash = ${hash}`) > 0;
      }),

    /** Erases at most `rows` that have ended. @returns whether there may be more. */
    eraseEnded: (at: number, rows: number) => db.write(() => eraseEnded(at, rows)),
  };
}

export type SecondStepStore = ReturnType<typeof createSecondStepStore>;

function* add(step: NewSecondStep, ground: Ground | null = null): Work<boolean> {
  const { personId } = step;
  const person = yield* lockPerson(personId);
  if (!person || (ground && !(yield* holds(person, ground)))) return false;
  yield* run`delete from second_steps where hash in (select hash from second_steps where person_id = ${personId}
    order by ends_at desc, hash limit 1000 offset ${MOST_STEPS - 1})`;
  yield* run`insert into second_steps ${ROW.values(step)}`;
  return true;
}

/**
 * Ends those of a person, within a transaction that locks the person: they rest on a password or a link with
 * a provider that is good no longer.
 */
export function endSecondSteps(personId: string): Work<number> {
  return run`delete from second_steps where person_id = ${personId}`;
}

function* eraseEnded(at: number, rows: number): Work<boolean> {
  return (
    (yield* eraseSome("second_steps", "hash", sql`from second_steps where ends_at <= ${at}`, rows)) === rows
  );
}
