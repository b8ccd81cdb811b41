import { bytes, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { bind, type Database, exists, first, run, value, type Work } from "../../../../db/work.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { noteOfPerson } from "../../audit/store.ts";
import { noteAct } from "../../operators/store/log.ts";
import { lockPerson } from "../../people/store/people.ts";
import type { FactorsSet } from "../records.ts";

const TOTP = shape({ secret: nullable(bytes), pending: nullable(bytes), usedStep: whole });
const CODE = shape({ hash: text, personId: text });

const COUNTS = shape({
  totp: from("(select count(*) from totp_secrets where person_id = p.id and secret is not null)", whole),
  passkeys: from("(select count(*) from passkeys where person_id = p.id)", whole),
  recoveryCodes: from("(select count(*) from recovery_codes where person_id = p.id)", whole),
});

/** Stores the secrets of authenticator apps, and recovery codes by their hashes. */
export function createFactorStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** The factors that a person has set. */
    of: read(factorsOf),

    /** The secrets of a person; `null` without any. */
    totp: read(
      (personId: string) => first(TOTP)`select ${TOTP} from totp_secrets where person_id = ${personId}`,
    ),

    /** Keeps a secret until a code of it comes. `false` when there is no such person. */
    propose: write(propose),

    /**
     * Puts the secret that waits in force, and replaces the recovery codes.
     * @param step - the step of the code that came. It is used up.
     * @returns `false` when another secret waits meanwhile, or none.
     */
    confirm: write(confirm),

    /** Uses the code of a step up. `false` when it, or a later one, was used before. */
    useStep: (personId: string, step: number) =>
      db.write(function* () {
        return (
          (yield* run`update totp_secrets set used_step = ${step}
            where person_id = ${personId} and secret is not null and used_step < ${step}`) > 0
        );
      }),

    /** Removes the app's secret. `false` when there is none. */
    removeTotp: write(removeTotp),

    /** Uses a recovery code up. `false` when the person has none with this hash. */
    useRecoveryCode: (personId: string, hash: string) =>
      db.write(function* () {
        return (yield* run`delete from recovery_codes where hash = ${hash} and person_id = ${personId}`) > 0;
      }),

    /** Removes all second factors of a person. `false` when there is none. */
    removeAll: write(removeFactors),
  };
}

export type FactorStore = ReturnType<typeof createFactorStore>;

function* factorsOf(personId: string): Work<FactorsSet> {
  const counts = yield* first(COUNTS)`select ${COUNTS} from people p where p.id = ${personId}`;
  return {
    totp: (counts?.totp ?? 0) > 0,
    passkeys: counts?.passkeys ?? 0,
    recoveryCodes: counts?.recoveryCodes ?? 0,
  };
}

function* propose(personId: string, pending: Uint8Array): Work<boolean> {
  if (!(yield* lockPerson(personId))) return false;
  yield* run`insert into totp_secrets (person_id, pending) values (${personId}, ${pending})
    on conflict (person_id) do update set pending = excluded.pending`;
  return true;
}

function* confirm(
  personId: string,
  pending: Uint8Array,
  step: number,
  hashes: readonly string[],
  deed: Deed | null = null,
): Work<boolean> {
  if (!(yield* lockPerson(personId))) return false;
  const confirmed = yield* run`update totp_secrets set secret = pending, pending = null, used_step = ${step}
    where person_id = ${personId} and pending = ${pending}`;
  if (confirmed === 0) return false;
  yield* replaceRecoveryCodes(personId, hashes);
  yield* noteFactors(personId);
  yield* noteOfPerson(personId, deed, "person.changed", { members: ["totp"] });
  return true;
}

function* removeTotp(personId: string, deed: Deed | null = null): Work<boolean> {
  if (!(yield* lockPerson(personId))) return false;
  const was = yield* exists`select 1 from totp_secrets where person_id = ${personId} and secret is not null`;
  yield* run`delete from totp_secrets where person_id = ${personId}`;
  yield* noteFactors(personId);
  if (was) yield* noteOfPerson(personId, deed, "person.changed", { members: ["totp"] });
  return was;
}

/** As `FactorStore.removeAll`, within a transaction. */
export function* removeFactors(personId: string, deed: Deed | null = null): Work<boolean> {
  if (!(yield* lockPerson(personId))) return false;
  const secrets = yield* run`delete from totp_secrets where person_id = ${personId}`;
  const keys = yield* run`delete from passkeys where person_id = ${personId}`;
  yield* noteFactors(personId);
  if (secrets + keys === 0) return false;
  yield* noteOfPerson(personId, deed, "person.changed", { members: ["totp", "passkeys"] });
  yield* noteAct(deed, "person.factors_removed", { kind: "person", id: personId });
  return true;
}

/** Replaces the recovery codes of a person, who is locked. */
export function* replaceRecoveryCodes(personId: string, hashes: readonly string[]): Work<void> {
  yield* run`delete from recovery_codes where person_id = ${personId}`;
  yield* run`insert into recovery_codes ${CODE.values(...hashes.map((hash) => ({ hash, personId })))}`;
}

/**
 * Notes with a person, who is locked, whether a second factor is set. Each sign-in and each request reads it
 * there. Without one there is nothing that a recovery code could stand in for.
 */
export function* noteFactors(personId: string): Work<void> {
  const has = yield* hasFactor(personId);
  if (!has) yield* run`delete from recovery_codes where person_id = ${personId}`;
  yield* run`update people set second_factor = ${has} where id = ${personId}`;
}

function hasFactor(personId: string): Work<boolean> {
  return exists`select 1 from totp_secrets where person_id = ${personId} and secret is not null
    union all select 1 from passkeys where person_id = ${personId}`;
}

/** How many recovery codes a person has left. */
export function* recoveryCodesOf(personId: string): Work<number> {
  return (yield* value(whole)`select count(*) from recovery_codes where person_id = ${personId}`) ?? 0;
}
