import { bytes, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { all, bind, type Database, exists, first, run, value, type Work } from "../../../../db/work.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { noteOfPerson } from "../../audit/store.ts";
import { lockPerson } from "../../people/store/people.ts";
import type { StoredPasskey } from "../records.ts";
import { noteFactors, recoveryCodesOf, replaceRecoveryCodes } from "./factors.ts";

const ROW = shape({
  id: text,
  personId: text,
  name: text,
  credential: text,
  publicKey: bytes,
  counter: whole,
  transports: text,
  createdAt: whole,
  lastUsedOn: nullable(whole),
});

/** Stores passkeys. */
export function createPasskeyStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** The passkeys of a person, oldest first. */
    list: read(list),

    /** A passkey by its name at the authenticator; `null` for an unknown one. */
    byCredential: read(byCredential),

    /**
     * Adds a passkey, unless the person has `most`, or somebody has this one already.
     * @param recoveryHashes - are stored where the person has no recovery code.
     */
    add: write(add),

    /**
     * Notes a sign-in.
     * @param challenge - the id of the challenge that it answered.
     * @returns `false` when the passkey has answered this challenge or a later one before, or is gone.
     */
    use: (id: string, challenge: string, counter: number, day: number) =>
      db.write(function* () {
        return (
          (yield* run`update passkeys set challenge = ${challenge}, counter = ${counter}, last_used_on = ${day}
            where id = ${id} and (challenge is null or challenge < ${challenge})`) > 0
        );
      }),

    /** Removes a passkey. `false` when the person has none with this id. */
    remove: write(remove),
  };
}

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

function toPasskey({ transports, ...row }: ReturnType<typeof ROW.read>): StoredPasskey {
  return { ...row, transports: transports === "" ? [] : transports.split(" ") };
}

function* list(personId: string): Work<StoredPasskey[]> {
  const rows = yield* all(ROW)`select ${ROW} from passkeys where person_id = ${personId} order by id`;
  return rows.map(toPasskey);
}

function* byCredential(credential: string): Work<StoredPasskey | null> {
  const row = yield* first(ROW)`select ${ROW} from passkeys where credential = ${credential}`;
  return row ? toPasskey(row) : null;
}

function* add(
  passkey: StoredPasskey,
  most: number,
  recoveryHashes: readonly string[],
  deed: Deed | null = null,
): Work<"added" | "added with codes" | "full" | "taken" | "person_gone"> {
  const { personId, transports } = passkey;
  if (!(yield* lockPerson(personId))) return "person_gone";
  const count = yield* value(whole)`select count(*) from passkeys where person_id = ${personId}`;
  if ((count ?? 0) >= most) return "full";
  const added =
    yield* exists`insert into passkeys ${ROW.values({ ...passkey, transports: transports.join(" ") })}
    on conflict (credential) do nothing returning id`;
  if (!added) return "taken";
  yield* noteFactors(personId);
  yield* noteOfPerson(personId, deed, "person.changed", { members: ["passkeys"] });
  if ((yield* recoveryCodesOf(personId)) > 0) return "added";
  yield* replaceRecoveryCodes(personId, recoveryHashes);
  return "added with codes";
}

function* remove(personId: string, id: string, deed: Deed | null = null): Work<boolean> {
  if (!(yield* lockPerson(personId))) return false;
  const removed = yield* run`delete from passkeys where person_id = ${personId} and id = ${id}`;
  if (removed === 0) return false;
  yield* noteFactors(personId);
  yield* noteOfPerson(personId, deed, "person.changed", { members: ["passkeys"] });
  return true;
}
